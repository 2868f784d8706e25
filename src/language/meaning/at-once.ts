/**
 * 'For each event your opponent commands, randomly select a personnel to be stopped', on a dilemma: so many are selected, and stopped by one
 * action, since a dilemma lists no separate actions so.
 */
import type { Ability, Amount, Effect, Sel } from '../tree/index.ts';
import { idsIn } from '../tree/ids.ts';
import { isSel } from '../tree/parts-of-effects.ts';
import { isSame } from '../tree/same.ts';
import { everyNode } from '../tree/visit.ts';

type Each = Extract<Effect, { x: 'each' }>;
type Pick = Extract<Effect, { x: 'pick' }>;

/** The ability of a dilemma, those selected 'for each' selected together. */
export function atOnce(ability: Ability, cardType: string): Ability {
  if (cardType.toLowerCase() !== 'dilemma' || ability.limit !== undefined) return ability;
  const meant = new Set(
    [...idsIn({ is: 'ability', node: ability })].flatMap(({ how, id }) => (how === 'as' ? [] : [id])),
  );
  for (const { is, node } of everyNode({ is: 'ability', node: ability }))
    if (is === 'row')
      node.splice(0, node.length, ...node.flatMap((one) => (one.x === 'each' ? together(one, meant) : one)));
  return ability;
}

function together(loop: Each, meant: ReadonlySet<string>): readonly Effect[] {
  const [pick, fate, ...rest] = loop.do;
  const times = timesOf(loop, meant);
  const isOfEach = loop.do.some((one) => idsIn({ is: 'effect', node: one }).some(({ id }) => id === 'that'));
  if (pick?.x !== 'pick' || times === undefined || isOfEach || !isFate(fate, pick.as)) return [loop];
  const n = numberOf(pick);
  if (n === undefined || rest.some((one) => isAbout(one, pick.as))) return [loop];
  const all: Sel = { ...pick.sel, n: { eq: n === 1 ? times : { a: 'times', k: n, of: times } } };
  return [{ ...pick, sel: all }, fate, ...(rest.length > 0 ? [{ ...loop, do: rest }] : [])];
}

/** How often it is done; undefined where the cards that are counted differ from each other, or are meant afterwards. */
function timesOf({ over, as: kept }: Each, meant: ReadonlySet<string>): Amount | undefined {
  if (kept !== undefined) return undefined;
  if (!isSel(over)) return over;
  const { as, ...sel } = over;
  return sel.distinct !== undefined || (as !== undefined && meant.has(as)) ? undefined : { a: 'count', sel };
}

/** How many are picked each time; undefined where it is not so many of those that there are. */
function numberOf({ sel: { n, best, alike, total }, must }: Pick): number | undefined {
  if (best ?? alike ?? total ?? must) return undefined;
  return n === undefined ? 1 : typeof n === 'number' ? n : undefined;
}

/** Is it done to those picked, as one action: stopping, killing, placing in a brig? */
function isFate(effect: Effect | undefined, letter: string): effect is Effect {
  if (effect?.x === 'stop') return isSame(effect.what, { ref: letter });
  if (effect?.x !== 'put' || !isSame(effect.what, { ref: letter })) return false;
  return effect.why === 'kill' || (effect.to.p === 'zone' && effect.to.zone === 'brig');
}

const isAbout = (effect: Effect, letter: string): boolean =>
  idsIn({ is: 'effect', node: effect }).some(({ id }) => id === letter);
