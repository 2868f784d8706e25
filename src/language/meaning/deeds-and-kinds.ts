/** Tables of what can be done to which kinds of cards, what a zone can hold, what can lie with what on the table. */
import type { Effect, Mod, Timing } from '../tree/index.ts';
import { isOfCost } from '../tree/of-cost.ts';
import { openWords } from '../tree/open.ts';
import { BEARERS, common, HELD_IN, kinds, OF_DECKS, ON_TABLE, type Kinds } from './kinds-of-cards.ts';

type Put = Extract<Effect, { x: 'put' }>;
const ANY: Kinds = undefined;

/** What can be done to which kinds of cards. */
export const DONE_TO: ReadonlyMap<Put['why'], Kinds> = new Map<Put['why'], Kinds>([
  ['draw', ANY],
  ['discard', ANY],
  ['download', OF_DECKS],
  ['kill', kinds('personnel')],
  ['destroy', kinds('ship', 'equipment', 'event', 'interrupt')],
  ['place', ANY],
  ['return', ANY],
  ['take', ANY],
  ['remove', ANY],
  ['capture', kinds('personnel')],
  ['play', OF_DECKS],
]);

/** What other effects can be about; orders that are carried out by what they are called. */
export const ABOUT: ReadonlyMap<string, Kinds> = new Map<string, Kinds>([
  ['stop', kinds('personnel', 'ship', 'equipment')],
  ['unstop', kinds('personnel', 'ship', 'equipment')],
  ['overcome', kinds('dilemma')],
  // Of what is done to several, some may be spared.
  ['prevent', kinds('dilemma', 'personnel')],
  ['move', kinds('ship')],
  ['restoreRange', kinds('ship')],
  ['useRange', kinds('ship')],
  ['beam', kinds('personnel', 'equipment')],
  ['spare', kinds('personnel', 'ship')],
  ['join', kinds('personnel', 'ship')],
  ['command', kinds('personnel', 'ship', 'equipment', 'event')],
]);

/** What of that can be heard of only such cards. */
export const UNDERGONE: ReadonlyMap<string, Kinds> = new Map<string, Kinds>([
  ...(['move', 'beam', 'stop', 'unstop', 'overcome'] as const).map((deed) => [deed, ABOUT.get(deed)] as const),
  ...(['kill', 'destroy', 'capture'] as const).map((deed) => [deed, DONE_TO.get(deed)] as const),
  ['draw', OF_DECKS],
]);

/** What can be prevented as a whole. */
const PREVENTED: Kinds = kinds('dilemma');

/** The kinds of cards that such a move can be made of. */
export function movable({ why, to }: Put): Kinds {
  return common(DONE_TO.get(why), to.p === 'zone' ? HELD_IN.get(to.zone) : ON_TABLE.get(to.p)?.guest);
}

/** The kinds of cards that can be changed so. */
export function changeable({ mods }: Extract<Effect, { x: 'mod' }>): Kinds {
  return mods.map(bearersOf).reduce(common, ANY);
}

/** Does it change what cards have in play alone? Whoever was discarded to pay for it is not meant. */
export const changesInPlay = ({ mods }: Extract<Effect, { x: 'mod' }>): boolean =>
  mods.some((mod) => mod.m === 'gain' || mod.m === 'lose' || ((mod.m === 'num' || mod.m === 'set') && !isOfCost(mod)));

/** Who skills can be given to, and taken from. */
const SKILLED = kinds('personnel', 'ship', 'equipment');

/** Who can be of an affiliation: no event that was spoken of last. */
const AFFILIATED = kinds('personnel', 'ship', 'mission');

/** The kinds of cards that can have what such a change is about. */
export function bearersOf(mod: Mod): Kinds {
  if (mod.m === 'num' || mod.m === 'set' || mod.m === 'multiply') return BEARERS.get(mod.prop);
  if (mod.m === 'noStaffing') return STAFFED;
  if ((mod.m === 'gain' || mod.m === 'become') && 'affiliation' in mod.trait) return AFFILIATED;
  return (mod.m === 'gain' || mod.m === 'lose') && SKILLS.some((of) => of in mod.trait) ? SKILLED : ANY;
}
/** What is staffed. */
const STAFFED = kinds('ship');
const SKILLS = ['skill', 'skillChoice', 'skillNamed', 'allSkills'];

/** What kinds of cards an effect can be about; 'prevent it' is about a dilemma, where it does not spare those chosen by a letter. */
export function aboutWhat(effect: Effect): Kinds {
  const ref = effect.x === 'prevent' ? effect.what?.ref : undefined;
  if (ref !== undefined && (openWords(ref) ?? 'pick') !== 'pick') return PREVENTED;
  return ABOUT.get(effect.x === 'ship' ? effect.why : effect.x);
}

/** What cannot be done to a card in another way. */
const DONE_ONE_WAY: ReadonlySet<string> = new Set(['kill', 'stop', 'destroy', 'capture']);

/** Is what takes the place of something the same deed? Then it is done to another card. */
export function doesTheSame({ do: [first] }: Extract<Effect, { x: 'instead' }>, at: Timing | undefined): boolean {
  if (first === undefined || at?.t !== 'on' || at.ev.stage !== 'about') return false;
  const deed = first.x === 'put' ? first.why : first.x;
  return DONE_ONE_WAY.has(deed) && at.ev.e === deed;
}
