/** Short forms in which the Second Edition's cards stand in a line. */
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { span, type Span, type Tint, type Token } from '../frame/text.ts';
import type { BattleSideView } from '../../rules/second-edition/views.ts';
import { placeFacts, taskLines } from '../../effects/terms.ts';
import { hiddenIn } from '../frame/cards.ts';
import { valueIn } from '../../engine/showing/looking.ts';

export const isHeadquarters = ({ definition }: CardView): boolean => placeFacts(definition)?.kind === 'headquarters';

/** `Federation` -> `Fed`, `Non-Aligned` -> `NA`, as the community's card data writes them. */
const affiliationTag = (name: string): string => (name === 'Non-Aligned' ? 'NA' : name.slice(0, 3));

/** The colour of an affiliation; its letters always stand with it. */
const tints: ReadonlyMap<string, Tint> = new Map([
  ['Federation', 'blue'],
  ['Starfleet', 'cyan'],
  ['Klingon', 'red'],
  ['Romulan', 'green'],
  ['Borg', 'green'],
  ['Cardassian', 'yellow'],
  ['Ferengi', 'yellow'],
  ['Bajoran', 'violet'],
  ['Dominion', 'violet'],
]);

/** How the affiliations of a card are drawn: in the colour of the first of them. */
export function affiliationToken({ affiliations: [first] }: CardView): Token {
  return (first === undefined ? undefined : tints.get(first)) ?? 'dim';
}

/** A planet, a star, a house: what kind of place a mission is, beside its letter. */
export const kindSign = (kind: string | undefined): Span =>
  (kind === undefined ? undefined : signs.get(kind)) ?? span(' ');

const signs: ReadonlyMap<string, Span> = new Map([
  ['planet', span('◐', 'green')],
  ['space', span('✦', 'cyan')],
  ['headquarters', span('⌂', 'yellow')],
]);

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

/** What a card asks of those who attempt it, as it counts now; empty for a card that nobody attempts. */
export const requirementsOf = ({ requirements, definition }: CardView): string =>
  requirements ?? taskLines(definition).requirements;

/** Who may attempt it, as printed; empty for a card that nobody attempts. */
export const attemptOf = ({ definition }: CardView): string => taskLines(definition).attempt;

/** How many cards of a pile are stopped. @throws Error if that is not counted */
export function stoppedIn({ stopped }: PileView): number {
  if (stopped === undefined) throw new Error('a pile of which it is not counted how many are stopped');
  return stopped;
}

/** One letter for each type of card. */
export function typeLetter(card: CardView): string {
  const { type } = card.definition;
  const place = placeFacts(card.definition);
  if (place !== undefined) return place.kind.charAt(0).toUpperCase();
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
  attributeNames(card.definition.type)
    .map((name) => String(valueIn(card, name)).padStart(2))
    .join(' ');

/** The attributes that cards of a type have: most have none. */
export const attributeNames = (type: string): readonly string[] => attributes.get(type) ?? [];

/** `Archaeology, 2 Diplomacy`; each skill cut to so many letters where there is little room. */
export const skillText = (skills: Readonly<Record<string, number>>, letters = 30): string =>
  Object.entries(skills)
    .filter(([, level]) => level > 0)
    .map(([skill, level]) => (level > 1 ? `${level} ${skill.slice(0, letters)}` : skill.slice(0, letters)))
    .join(letters < 30 ? ' ' : ', ');

/** The total of a side of a battle, or what is known of it so far: `24+` where cards are hidden. */
export function scoreOf({ total, known, pile }: BattleSideView): string {
  return total === null ? `${known}${hiddenIn(pile) > 0 ? '+' : ''}` : String(total);
}
