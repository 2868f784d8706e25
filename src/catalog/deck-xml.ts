/** LackeyCCG's deck files: `<deck><superzone name="Deck"><card><name id="…">Title</name>…</card>…`, one element a copy. */
import type { DeckLayout } from '../engine/ruleset/deck-layout.ts';
import { sectionName, tooManyCards, type DeckEntry, type DeckList } from './deck-section.ts';
import { LIMITS } from './limits.ts';
import type { Source } from './load-cards.ts';
import { holdsUnseen, unseenIn } from './plain.ts';
import { errorAt, type Problem, type Where } from './problem.ts';

/** A tag and the text behind it. */
const PIECE = /<([^<>]*)>([^<]*)/g;
const ZONE = /^superzone\b.*?\bname\s*=\s*(?:"([^"]*)"|'([^']*)')/is;
const NAME = /^name\b/i;
const NAME_END = /^\/name\s*$/i;
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);
const HEX = 16;
const LAST_CHARACTER = 0x10ffff;

/** Reads the cards of each superzone; everything else in the file is passed over. */
export function readLackeyDeck(
  source: Source,
  layout: DeckLayout,
): { readonly list: DeckList; readonly problems: readonly Problem[] } {
  const sections: { name: string; entries: Map<string, DeckEntry> }[] = [];
  const problems: Problem[] = [];
  const pieces = [...source.text.matchAll(PIECE)];
  const placeAt = placesIn(source);
  const nameIn = (text: string, index: number): string | null => {
    const name = decoded(text)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    const unseen = unseenIn(name);
    if (unseen !== null) problems.push(errorAt(placeAt(index), holdsUnseen('this name', unseen), 'leave it out'));
    return unseen === null ? name : null;
  };
  let cards = 0;
  for (const [index, piece] of pieces.entries()) {
    const [, tag = '', text = ''] = piece;
    const zone = zoneOf(tag);
    if (zone !== undefined)
      sections.push({ name: sectionName(nameIn(zone, piece.index) ?? '', layout), entries: new Map() });
    const [, next = ''] = pieces[index + 1] ?? [];
    if (!NAME.test(tag) || !NAME_END.test(next)) continue;
    const where = placeAt(piece.index);
    cards += 1;
    if (cards > LIMITS.deckCards) {
      problems.push(tooManyCards(where));
      break;
    }
    const section = sections.at(-1);
    const name = nameIn(text, piece.index);
    if (name === null) continue;
    if (name === '') problems.push(errorAt(where, 'a card without a name', 'write <name>TITLE</name>'));
    else if (section) add(section.entries, name, where);
    else problems.push(errorAt(where, `${name} is in no superzone`, 'put it into <superzone name="Deck">'));
  }
  if (sections.length === 0) {
    const remedy = 'give a LackeyCCG deck (<deck><superzone name="Deck"><card><name>…) or a plain list';
    problems.push(errorAt({ file: source.name, line: 1, column: 1 }, 'there is no superzone in this XML', remedy));
  }
  const read = sections.map(({ name, entries }) => ({ name, entries: [...entries.values()] }));
  return { list: { file: source.name, name: null, ruleset: null, sections: read }, problems };
}

/** The name of the superzone that a tag opens; a tag longer than a line is none. */
function zoneOf(tag: string): string | undefined {
  const [, double, single] = (tag.length <= LIMITS.lineCharacters && ZONE.exec(tag)) || [];
  return double ?? single;
}

/** Copies of one card in a section become one entry. */
function add(entries: Map<string, DeckEntry>, name: string, where: Where): void {
  const there = entries.get(name);
  entries.set(name, there ? { ...there, count: there.count + 1 } : { count: 1, name, where });
}

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, HEX);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

/** The places of offsets that are asked for in their order. */
function placesIn({ name, text }: Source): (offset: number) => Where {
  let [line, lineStart, next] = [1, 0, text.indexOf('\n')];
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = next + 1;
    }
    return { file: name, line, column: offset - lineStart + 1 };
  };
}
