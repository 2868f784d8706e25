/** Deck lists as players keep them: the community's plain text and LackeyCCG's XML, read into sections of named cards. */
import type { DeckLayout } from '../engine/ruleset/deck-layout.ts';
import { sectionName, tooManyCards, type DeckEntry, type DeckList } from './deck-section.ts';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem, type Where } from './problem.ts';
import { readLackeyDeck } from './deck-xml.ts';
import { isBinary, type Source } from './load-cards.ts';
import { holdsUnseen, unseenIn } from './plain.ts';
import { shortened } from './shown.ts';

const CARD_LINE = /^(\d+)(?:\s*[x\u00d7])?\s+(\S.*)$/i;
const HEADER = /^#\s*(name|ruleset)\s*:\s*(.*)$/i;
const COMMENT = /(?:^#|\s#(?=\s)).*$/;

/** Reads a deck list; what is wrong in one line is reported with its place and does not keep the others from being read. */
export function readDeckList(
  source: Source,
  layout: DeckLayout,
): { readonly list: DeckList; readonly problems: readonly Problem[] } {
  const start = { file: source.name, line: 1, column: 1 };
  const empty: DeckList = { file: source.name, name: null, ruleset: null, sections: [] };
  const remedy = `give a deck list: ${layout.form}`;
  if (isBinary(source.text)) return { list: empty, problems: [errorAt(start, 'not a text file', remedy)] };
  const xml = source.text.trimStart().startsWith('<');
  const read = xml ? readLackeyDeck(source, layout) : readPlainDeck(source, layout);
  const filled = read.list.sections.some((section) => section.entries.length > 0);
  if (filled || read.problems.length > 0) return read;
  return { list: read.list, problems: [errorAt(start, 'there are no cards in this deck', remedy)] };
}

function readPlainDeck(
  source: Source,
  layout: DeckLayout,
): { readonly list: DeckList; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const header: Record<string, string> = {};
  const sections: { name: string; entries: DeckEntry[] }[] = [{ name: layout.main, entries: [] }];
  const headingAtEnd = new RegExp(`\\b(?:${layout.headings.join('|')}):$`, 'i');
  let [lines, cards] = [0, 0];
  for (const [index, raw] of source.text.split(/\r\n|\r|\n/).entries()) {
    if (raw.length > LIMITS.lineCharacters) {
      problems.push(tooLongLine({ file: source.name, line: index + 1, column: 1 }, raw));
      continue;
    }
    const [, key, value] = HEADER.exec(raw.trim()) ?? [];
    const text = raw.replace(COMMENT, '').trimEnd();
    const where = { file: source.name, line: index + 1, column: text.length - text.trimStart().length + 1 };
    const unseen = unseenIn((key === undefined ? text : raw).replace(/\t/g, ' '));
    if (unseen !== null) {
      problems.push(errorAt(where, holdsUnseen('this line', unseen), 'leave it out'));
      continue;
    }
    if (key !== undefined && value) header[key.toLowerCase()] ??= value.trim();
    const { card, heading } = partsOf(text.trim(), headingAtEnd);
    if (card !== '') {
      const entry = entryOf(card, where);
      lines += 1;
      cards += 'severity' in entry ? 0 : entry.count;
      if (lines > LIMITS.deckLines || cards > LIMITS.deckCards) {
        problems.push(tooManyCards(where));
        break;
      }
      if ('severity' in entry) problems.push(entry);
      else sections.at(-1)?.entries.push(entry);
    }
    if (heading !== undefined) sections.push({ name: sectionName(heading, layout), entries: [] });
  }
  const list = { file: source.name, name: header['name'] ?? null, ruleset: header['ruleset'] ?? null, sections };
  return { list, problems };
}

/** A line holds a card, a heading, or a card and behind it the heading of the next section. */
function partsOf(line: string, headingAtEnd: RegExp): { readonly card: string; readonly heading?: string } {
  const heading = headingAtEnd.exec(line);
  if (heading) return { card: line.slice(0, heading.index).trimEnd(), heading: heading[0] };
  if (line.endsWith(':') && !CARD_LINE.test(line)) return { card: '', heading: line };
  return { card: line };
}

function tooLongLine(where: Where, line: string): Problem {
  const { lineCharacters } = LIMITS;
  return errorAt(where, `the line has ${line.length} characters`, `write at most ${lineCharacters} in a line`);
}

function entryOf(line: string, where: Where): DeckEntry | Problem {
  const [, digits, name] = CARD_LINE.exec(line) ?? [];
  if (digits === undefined || name === undefined) {
    return errorAt(
      where,
      `"${shortened(line)}" is neither a card nor a heading`,
      'begin a card with its count, end a heading with ":"',
    );
  }
  const count = Number(digits);
  if (count < 1 || count > LIMITS.copies)
    return errorAt(
      where,
      `${shortened(digits)} copies of ${shortened(name)}`,
      `write a count from 1 to ${LIMITS.copies}`,
    );
  return { count, name: name.trim(), where: { ...where, column: where.column + line.length - name.length } };
}
