/** Texts of cards with one phrase of theirs exchanged for one of its kind. */
import type { CorpusCard } from '../corpus.ts';
import { Hand } from './draw.ts';
import type { Made } from './compiling.ts';
import { SWAPS, type Swap } from './swaps.ts';

interface Exchange {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** The text with a phrase exchanged wherever it stands; undefined where there is none. */
function exchanged(text: string, { find, by }: Swap, hand: Hand): Exchange | undefined {
  const places = [...text.matchAll(new RegExp(find.source, `g${find.flags.replace('g', '')}m`))];
  const place = hand.one(places);
  const put = place && hand.other(by, place[0]);
  // In braces the word may be part of a title.
  if (!place || put === undefined || braced(text).includes(place[0])) return undefined;
  const said = put.replace(/\$(\d)/g, (_, group: string) => place[Number(group)] ?? '');
  const made = places
    .toReversed()
    .reduce(
      (now, one) => (one[0] === place[0] ? now.slice(0, one.index) + said + now.slice(one.index + one[0].length) : now),
      text,
    );
  return made === text ? undefined : { text: made, from: place[0], to: said };
}

const braced = (text: string): string => [...text.matchAll(/\{[^}]*\}/g)].join(' ');

/** Selectors as they stand on cards: 'your [Kli] Honor personnel present', by how many they are. */
function selectorsOf(cards: readonly CorpusCard[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { text } of cards)
    for (const { groups } of text.matchAll(new RegExp(SELECTOR, 'g'))) {
      const { whole = '', behind = '', noun = '' } = groups ?? {};
      const key = `${behind}${noun}`;
      found.set(key, (found.get(key) ?? new Set()).add(whole));
    }
  return new Map([...found].map(([key, all]) => [key, [...all]]));
}
const SELECTOR =
  /(?<whole>\b(?<behind>your|an?|another|each of your|each|two|three|an opponent's) (?:(?:\[[\w ]+\]|non-(?=\S)|[A-Z][\w'-]+|unique|stopped|unstopped|damaged|staffed|or) ?){0,4}(?<noun>personnel|ship|event)(?: present| aboard this ship| at this mission| you command| in your discard pile| with \w+>\d+| who has [A-Z]\w+| (?:who|that) costs \d or (?:less|more))?)(?= |\.|,)/
    .source;

function selectorExchanged(
  text: string,
  known: ReadonlyMap<string, readonly string[]>,
  hand: Hand,
): Exchange | undefined {
  const place = hand.one([...text.matchAll(new RegExp(SELECTOR, 'g'))]);
  const { whole = '', behind = '', noun = '' } = place?.groups ?? {};
  const put = hand.other(known.get(`${behind}${noun}`) ?? [], whole);
  return place && put !== undefined
    ? { text: text.slice(0, place.index) + put + text.slice(place.index + whole.length), from: whole, to: put }
    : undefined;
}

/** So many texts of each kind of exchange. */
export function swapped(cards: readonly CorpusCard[], count: number, seed: number): readonly Made[] {
  const selectors = selectorsOf(cards);
  const kinds = [
    {
      kind: 'selector',
      mean: undefined,
      change: (text: string, hand: Hand) => selectorExchanged(text, selectors, hand),
    },
    ...SWAPS.map((swap) => ({
      kind: swap.kind,
      mean: swap.mean,
      change: (text: string, hand: Hand) => exchanged(text, swap, hand),
    })),
  ];
  return kinds.flatMap(({ kind, mean, change }) => {
    const hand = new Hand(seed);
    const made = new Map<string, Made>();
    const able = cards.filter(({ text }) => change(text, new Hand(seed)) !== undefined);
    for (let tries = 0; tries < count * 2 && made.size < count; tries++) {
      const card = hand.one(able);
      const put = card && change(card.text, hand);
      if (!card || !put) continue;
      const said = { title: card.name, type: card.type };
      const like = mean && {
        like: { ...said, text: card.text },
        ...(mean === 'renamed' && { renamed: [put.from, put.to] as const }),
      };
      made.set(put.text, { kind, ...said, text: put.text, ...like });
    }
    return [...made.values()];
  });
}
