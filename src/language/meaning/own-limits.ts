/** 'Draw a card for each X (limit four). Then …': the limit is one of the number in its own sentence, not of what comes behind. */
import { openIn } from '../tree/ids.ts';
import { isSel } from '../tree/parts-of-effects.ts';
import type { Ability, Amount, Effect } from '../tree/index.ts';

/** Binds the limit of what was said so far to the one number that it counts, if it does. */
export function limitNumberIn(open: Ability): void {
  const { cap, each, ...rest } = open.limit ?? {};
  if (cap === undefined || each !== undefined) return;
  const limited = open.do.map((effect) => atMost(effect, cap));
  if (limited.filter((one) => one !== undefined).length !== 1) return;
  open.do = open.do.map((effect, index) => limited[index] ?? effect);
  if (Object.keys(rest).length > 0) open.limit = rest;
  else delete open.limit;
}

/** 'Score 5 for each X (limit 3)': where the limit is less than one of them brings, it says of how many. */
export function limitOfMany(ability: Ability): Ability {
  const { limit } = ability;
  const cap = limit?.cap;
  if (cap === undefined) return ability;
  const [unit] = ability.do.flatMap((effect) => unitsOf(effect)).filter((one) => one > cap);
  return unit === undefined ? ability : { ...ability, limit: { ...limit, cap: cap * unit } };
}

function unitsOf(effect: Effect): number[] {
  if (effect.x === 'if' || effect.x === 'may') return (effect.x === 'if' ? effect.then : effect.do).flatMap(unitsOf);
  const isCounted = effect.x === 'points' || effect.x === 'counters';
  return isCounted && typeof effect.by === 'object' && effect.by.a === 'times' ? [Math.abs(effect.by.k)] : [];
}

/** The effect with its number no greater than that; undefined where it has none that is counted. */
function atMost(effect: Effect, cap: number): Effect | undefined {
  const least = (of: Amount): Amount => ({ a: 'least', of: [cap, of] });
  switch (effect.x) {
    case 'each': {
      const { over } = effect;
      // Where each of those is spoken of it matters which they are.
      const isOfThem = openIn({ is: 'row', node: effect.do }).some(({ how }) => how === 'ref');
      return isSel(over) && over.ref === undefined && !isOfThem
        ? { ...effect, over: least({ a: 'count', sel: over }) }
        : undefined;
    }
    case 'counters':
      return typeof effect.by === 'object' && effect.by.a === 'count' ? { ...effect, by: least(effect.by) } : undefined;
    case 'put':
    case 'look': {
      const { n } = effect.what;
      return typeof n === 'object' && 'eq' in n && typeof n.eq === 'object' && n.eq.a !== 'that'
        ? { ...effect, what: { ...effect.what, n: { eq: least(n.eq) } } }
        : undefined;
    }
    default:
      return undefined;
  }
}
