/** What always holds for 'personnel aboard this ship' holds for each of them, those that are stopped too. */
import type { Ability, Effect, Sel } from '../tree/index.ts';
import { kindOf } from './topics.ts';

/** The ability with all of the cards meant that it is said of all the time, where no number is said. */
export function heldForAll(ability: Ability): Ability {
  if (ability.at.t !== 'static') return ability;
  return { ...ability, do: ability.do.map(forAll) };
}
const forAll = (effect: Effect): Effect =>
  effect.x === 'mod' && isUncounted(effect.what) ? { ...effect, what: { n: 'all', ...effect.what } } : effect;

const COUNTED: readonly (keyof Sel)[] = ['ref', 'n', 'of', 'nth', 'by', 'best'];
const KINDS: ReadonlySet<string | undefined> = new Set(['personnel', 'ship', 'equipment']);
const isUncounted = (sel: Sel): boolean => KINDS.has(kindOf(sel.f)) && COUNTED.every((key) => sel[key] === undefined);
