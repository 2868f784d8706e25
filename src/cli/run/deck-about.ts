/** What a deck file says of itself, for whoever chooses one: comments at its head, and what can be counted. */
import { readDeckList, type Source } from '../../catalog/index.ts';
import { editionWords } from '../../rules/card-editions.ts';

export interface DeckAbout {
  /** The name it gives itself. */
  readonly name: string | null;
  /** `Federation, TNG, 50 cards, easy`. */
  readonly facts: string;
  /** How it is meant to be played; empty where it does not say. */
  readonly plan: string;
}

const LINE = /^#\s*(about|level|plan)\s*:\s*(.*)$/i;
const FURTHER = /^#\s+(.*)$/;

/** The remarks at the head of a deck file: a plan may go on over several lines. */
function remarksIn(text: string): ReadonlyMap<string, string> {
  const remarks = new Map<string, string>();
  let last = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key, value] = LINE.exec(line) ?? [];
    const [, further] = FURTHER.exec(line) ?? [];
    if (key !== undefined && value !== undefined) {
      last = key.toLowerCase();
      remarks.set(last, value.trim());
    } else if (further !== undefined && last === 'plan' && !/^\w+\s*:/.test(further)) {
      remarks.set(last, `${remarks.get(last) ?? ''} ${further.trim()}`);
    } else last = '';
  }
  return remarks;
}

/** What a deck file says of itself, and how many cards its main part has, or all of it. */
export function aboutDeck(source: Source, ruleset: string): DeckAbout {
  const { deckParts } = editionWords(ruleset);
  const { list } = readDeckList(source, deckParts);
  const told = list.sections.filter(({ name }) => deckParts.isToldWhole === true || name === deckParts.main);
  const cards = told.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0);
  const remarks = remarksIn(source.text);
  const facts = [remarks.get('about'), `${cards} ${cards === 1 ? 'card' : 'cards'}`, remarks.get('level')];
  return {
    name: list.name,
    facts: facts.filter((fact) => fact !== undefined && fact !== '').join(', '),
    plan: remarks.get('plan') ?? '',
  };
}
