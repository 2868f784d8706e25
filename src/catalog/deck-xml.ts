/** LackeyCCG's deck files: `<deck><superzone name="Deck"><card><name id="…">Title</name>…</card>…`, one element a copy. */
import { sectionName, type DeckEntry, type DeckList } from './deck-section.ts';
import type { Source } from './load-cards.ts';
import { holdsUnseen, unseenIn } from './plain.ts';
import { errorAt, type Problem, type Where } from './problem.ts';

const PIECE = /<superzone\b[^>]*?\bname\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>|<name\b[^>]*>([^<]*)<\/name\s*>/gi;
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);
const HEX = 16;
const LAST_CHARACTER = 0x10ffff;

/** Reads the cards of each superzone; everything else in the file is passed over. */
export function readLackeyDeck(source: Source): { readonly list: DeckList; readonly problems: readonly Problem[] } {
  const sections: { name: string; entries: DeckEntry[] }[] = [];
  const problems: Problem[] = [];
  for (const piece of source.text.matchAll(PIECE)) {
    const [, double, single, text] = piece;
    const zone = double ?? single;
    const where = whereIs(source, piece.index);
    const name = decoded(zone ?? text ?? '')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    const unseen = unseenIn(name);
    if (unseen !== null) problems.push(errorAt(where, holdsUnseen('this name', unseen), 'leave it out'));
    if (zone !== undefined) {
      sections.push({ name: sectionName(name), entries: [] });
      continue;
    }
    const section = sections.at(-1);
    if (unseen !== null) continue;
    if (name === '') problems.push(errorAt(where, 'a card without a name', 'write <name>TITLE</name>'));
    else if (section) add(section.entries, name, where);
    else problems.push(errorAt(where, `${name} is in no superzone`, 'put it into <superzone name="Deck">'));
  }
  if (sections.length === 0) {
    const remedy = 'give a LackeyCCG deck (<deck><superzone name="Deck"><card><name>…) or a plain list';
    problems.push(errorAt({ file: source.name, line: 1, column: 1 }, 'there is no superzone in this XML', remedy));
  }
  return { list: { file: source.name, name: null, ruleset: null, sections }, problems };
}

/** Copies of one card in a section become one entry. */
function add(entries: DeckEntry[], name: string, where: Where): void {
  const index = entries.findIndex((entry) => entry.name === name);
  const there = entries[index];
  if (there) entries[index] = { ...there, count: there.count + 1 };
  else entries.push({ count: 1, name, where });
}

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, HEX);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

function whereIs({ name, text }: Source, offset: number): Where {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file: name, line: before.split('\n').length, column: offset - lineStart + 1 };
}
