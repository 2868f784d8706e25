/** Looking things up in a view, and the short forms in which cards stand in a line. */
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { CardView, PileView, PlayerView, View } from '../engine/showing/view.ts';
import type { BattleSideView } from '../rules/second-edition/views.ts';

/** Whose side of the table this is: the viewer's, or for onlookers the first seat. */
export const seatOf = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0);

export const playerAt = (view: View, seat: Seat | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

export const nameOf = (view: View, seat: Seat | null): string => playerAt(view, seat)?.name ?? 'nobody';

const noCards: PileView = { player: null, count: 0, stopped: 0, cards: [] };

export const zone = (view: View, seat: Seat, name: string): PileView => playerAt(view, seat)?.zones[name] ?? noCards;

export const missionsOf = (view: View, seat: Seat): readonly CardView[] => zone(view, seat, 'missions').cards;

/** What lies with a card in one relation (`here ships aboard on damage beneath`), one pile a player. */
export const hosted = (card: CardView, relation: string): readonly PileView[] => card.hosted[relation] ?? [];

export const hostedBy = (card: CardView, relation: string, player: Seat): PileView =>
  hosted(card, relation).find((pile) => pile.player === player) ?? noCards;

export const countOf = (piles: readonly PileView[]): number => piles.reduce((sum, { count }) => sum + count, 0);

function* within(piles: Iterable<PileView>): Generator<CardView> {
  for (const pile of piles) for (const card of pile.cards) yield* withHosted(card);
}

function* withHosted(card: CardView): Generator<CardView> {
  yield card;
  for (const piles of Object.values(card.hosted)) yield* within(piles);
}

const indexes = new WeakMap<View, ReadonlyMap<CardNumber, CardView>>();

/** Every card whose face the view shows, by its number. */
export function cardsIn(view: View): ReadonlyMap<CardNumber, CardView> {
  const known = indexes.get(view);
  if (known !== undefined) return known;
  const cards = new Map<CardNumber, CardView>();
  const add = (card: CardView): void => void cards.set(card.number, card);
  for (const player of view.players) for (const card of within(Object.values(player.zones))) add(card);
  for (const card of view.shown) add(card);
  if (view.attempt) {
    const { involved, drawn, stack, facing, revealed } = view.attempt;
    for (const card of within([involved, drawn, stack])) add(card);
    for (const { card } of revealed) add(card);
    if (facing !== null) add(facing);
  }
  indexes.set(view, cards);
  return cards;
}

export const cardOf = (view: View, number: CardNumber | null | undefined): CardView | undefined =>
  number === null || number === undefined ? undefined : cardsIn(view).get(number);

/** The mission that a card is, or lies with. */
export function missionWith(view: View, number: CardNumber): CardNumber | null {
  const missions = view.players.flatMap(({ seat }) => missionsOf(view, seat));
  const holds = (mission: CardView): boolean => [...withHosted(mission)].some((card) => card.number === number);
  return missions.find(holds)?.number ?? null;
}

/** What a card is called in a sentence; a card whose face is not known is called by its number. */
export const titleOf = (view: View, number: CardNumber): string =>
  cardOf(view, number)?.definition.title ?? `card @${number}`;

/** Whether a card is played with blank text, since its own is not understood or not carried out. */
export const isBlank = ({ definition }: CardView): boolean => definition.leftover.length > 0;

/** The game text as it counts: one that is not played is marked as such. */
export const playedText = (card: CardView): string =>
  isBlank(card) ? `(blank: not played) ${card.definition.text}`.trim() : card.definition.text;

/** `Federation` -> `Fed`, `Non-Aligned` -> `NA`, as the community's card data writes them. */
const affiliationTag = (name: string): string => (name === 'Non-Aligned' ? 'NA' : name.slice(0, 3));

export const affiliationTags = (card: CardView): string => card.affiliations.map(affiliationTag).join('/');

/** Who may attempt a mission, without the words that all such sentences share. */
export const attemptWords = (text: string): string =>
  text.replace(/ may attempt this mission\.?$/i, '').replace(/^Any/, 'any');

/** The same in so few columns: `Dom Fed`, `Dom+2`, `any-Bor`; empty where there is no room for it. */
export function attemptTags(text: string, columns: number): string {
  const tags = [...text.matchAll(/\[([^\]]+)\]/g)].map(([, tag = '']) => tag);
  const [first = '', ...more] = tags;
  const ways = /^any/i.test(text)
    ? [first === '' ? 'any' : `any-${tags.join('-')}`, 'any-…']
    : [tags.join(' '), tags.join(''), more.length === 0 ? first : `${first}+${more.length}`];
  return ways.find(({ length }) => length <= columns) ?? '';
}

/** One letter for each type of card. */
export function typeLetter(card: CardView): string {
  const { type, mission } = card.definition;
  if (mission !== undefined) return mission.kind.charAt(0).toUpperCase();
  if (type === 'equipment') return 'Q';
  return type.charAt(0).toUpperCase();
}

const attributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    personnel: ['integrity', 'cunning', 'strength'],
    ship: ['range', 'weapons', 'shields'],
  }),
);

/** The three numbers of a personnel or a ship as they count now, right-aligned: ` 8  6 10`. Empty for other cards. */
export const attributeText = (card: CardView): string =>
  (attributes.get(card.definition.type) ?? []).map((name) => String(card.values[name] ?? 0).padStart(2)).join(' ');

export const attributeNames = (type: string): readonly string[] => attributes.get(type) ?? [];

/** `Archaeology, 2 Diplomacy`; each skill cut to so many letters where there is little room. */
export const skillText = (skills: Readonly<Record<string, number>>, letters = 30): string =>
  Object.entries(skills)
    .filter(([, level]) => level > 0)
    .map(([skill, level]) => (level > 1 ? `${level} ${skill.slice(0, letters)}` : skill.slice(0, letters)))
    .join(letters < 30 ? ' ' : ', ');

export const isDamaged = (ship: CardView): boolean => countOf(hosted(ship, 'damage')) > 0;

/** How many cards of a pile the viewer does not know. */
export const hiddenIn = ({ count, cards }: PileView): number => count - cards.length;

/** The total of a side of a battle, or what is known of it so far: `24+` where cards are hidden. */
export function scoreOf({ total, known, pile }: BattleSideView): string {
  return total === null ? `${known}${hiddenIn(pile) > 0 ? '+' : ''}` : String(total);
}
