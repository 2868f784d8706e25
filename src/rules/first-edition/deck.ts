/** How a deck is built: exactly sixty cards, at most half of them seeds (94-DECK), unless the players have agreed on something else (94-ADV). */
import { textOf, type Program } from '../../effects/reading/index.ts';
import type { Definition } from '../../engine/definition.ts';
import type { DeckParts, DeckRule } from '../../engine/ruleset/deck-rules.ts';
import type { Slices } from '../../engine/ruleset/declared.ts';
import { counted, listed, partOf, tally } from '../shared/deck-counts.ts';
import { SEED_TYPES } from './constants.ts';
import { STAND_IN } from './deck-parts.ts';
import { DEFAULTS, type GameOptions } from './options.ts';

const PLAYERS = 2;

/** All cards, wherever they stand. */
const allOf = (parts: DeckParts): readonly Definition[] => [
  ...partOf(parts, 'missions'),
  ...partOf(parts, 'seeds'),
  ...partOf(parts, 'deck'),
];

/** All cards of a type, wherever they stand. */
export const ofType = (parts: DeckParts, wanted: string): readonly Definition[] =>
  allOf(parts).filter(({ type }) => type === wanted);

const isSeed = ({ type }: Definition): boolean => SEED_TYPES.some((name) => name === type);

const agreedOn = (agreed?: Partial<Slices>): GameOptions => agreed?.options ?? DEFAULTS;

type Check = (parts: DeckParts, options: GameOptions) => string | null;

/** A rule of construction that asks what the players have agreed on. */
const rule = (ids: DeckRule['rules'], check: Check): DeckRule => ({
  rules: ids,
  check: (parts, agreed) => check(parts, agreedOn(agreed)),
});

const exactSize: Check = (parts, { 'deck.size': wanted, 'deck.limit': limit }) => {
  const total = allOf(parts).length;
  if (limit !== 'exact' || total === wanted) return null;
  return `${counted(total, 'card')} in all: exactly ${wanted} are needed`;
};

/** 94-ADV-03: the size of the deck is the least. */
const leastSize: Check = (parts, { 'deck.size': wanted, 'deck.limit': limit }) => {
  const total = allOf(parts).length;
  if (limit !== 'none' || total >= wanted) return null;
  return `${counted(total, 'card')} in all: at least ${wanted} are needed`;
};

/** 94-DECK-12: whoever has not agreed on it plays with no less. */
const notSmall: Check = (parts, { small }) => {
  const total = allOf(parts).length;
  if (small || total >= DEFAULTS['deck.size']) return null;
  return `${counted(total, 'card')} in all: a smaller deck must be agreed on (small: true)`;
};

/** The players lay the spaceline in equal parts. */
const missions: Check = (parts, { 'line.length': length }) => {
  const wanted = Math.floor(length / PLAYERS);
  const found = ofType(parts, 'mission').length;
  return found === wanted ? null : `${counted(found, 'Mission')}: exactly ${wanted} are needed`;
};

/** 94-ADV-02, -09: the same of a spaceline of another length than the usual. */
const missionsOfLine =
  (is: (length: number) => boolean): Check =>
  (parts, options) =>
    is(options['line.length']) ? missions(parts, options) : null;

const USUAL = DEFAULTS['line.length'];

const different: Check = (parts) => {
  const twice = tally(ofType(parts, 'mission'), ({ title }) => title).filter(([, copies]) => copies > 1);
  return twice.length > 0 ? `${listed(twice)}: the Missions must be different` : null;
};

/** 94-OP-03: an Outpost of the draw deck can be built, but there must be one to begin with. */
const outposts: Check = (parts) =>
  partOf(parts, 'seeds').some(({ type }) => type === 'outpost')
    ? null
    : 'no Outpost stands under "Seeds:", and without one nothing can report for duty';

const tooManySeeds: Check = (parts) => {
  const all = allOf(parts);
  const seeds = all.filter(isSeed).length;
  const most = Math.floor(all.length / 2);
  return seeds <= most ? null : `${counted(seeds, 'seed card')}: at most ${most}, half of the deck`;
};

/** 94-OP-44: where a deck may be larger, its own rule is broken as well. */
const tooManyOfMany: Check = (parts, options) =>
  options['deck.limit'] === 'none' ? tooManySeeds(parts, options) : null;

const standIns: Check = (parts, { 'deck.stand-ins': isAllowed }) => {
  const lying = allOf(parts).flatMap((card) => {
    const other = card.fields?.[STAND_IN];
    return other === undefined || isAllowed ? [] : [`${String(other)} for ${card.id}`];
  });
  return lying.length > 0 ? `${[...new Set(lying)].join(', ')}: no card may stand in for another` : null;
};

/** 94-OP-36: cards that raise the stakes, where nothing is to be staked. */
const stakes: Check = (parts, { stakes: agreed }) => {
  const raising = allOf(parts).filter((card) => agreed === 'off' && raisesStakes(textOf(card).program));
  return raising.length > 0 ? `${listed(tally(raising, ({ title }) => title))}: nothing is staked (stakes: off)` : null;
};
const raisesStakes = ({ abilities }: Program): boolean =>
  abilities.some(({ do: effects }) => effects.some(({ x }) => x === 'stakes'));

export const deckRules: readonly DeckRule[] = [
  rule(['94-DECK-01'], exactSize),
  rule(['94-ADV-03', '94-DECK-01'], leastSize),
  rule(['94-DECK-12'], notSmall),
  rule(
    ['94-DECK-02'],
    missionsOfLine((length) => length === USUAL),
  ),
  rule(
    ['94-DECK-02', '94-ADV-02'],
    missionsOfLine((length) => length > USUAL),
  ),
  rule(
    ['94-DECK-02', '94-ADV-09'],
    missionsOfLine((length) => length < USUAL),
  ),
  rule(['94-DECK-03'], different),
  rule(['94-DECK-04', '94-OP-03', '94-AFFIL-04', '94-AFFIL-05'], outposts),
  rule(['94-DECK-05', '94-DECK-06', '94-OP-06'], tooManySeeds),
  // All else is free: whatever there is of it, and how many copies, nothing of it is wrong.
  rule(['94-DECK-07'], () => null),
  rule(['94-ADV-04', '94-OP-44'], tooManyOfMany),
  rule(['94-DECK-11', '94-ADV-08'], standIns),
  rule(['94-SPECIAL-22', '94-OP-36'], stakes),
];
