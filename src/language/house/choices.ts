/** Writes choices, and what is done at once with what was chosen, in house style. */
import type { Dialect } from '../dialect.ts';
import type { Effect, PlayerRef, Sel } from '../tree/index.ts';
import { isAway } from './moves.ts';
import { playerWords } from './players.ts';
import { cardWords } from './symbols.ts';
import { isSame } from '../tree/same.ts';

type Pick = Extract<Effect, { x: 'pick' }>;

const RANDOM: ReadonlyMap<string, string> = new Map(Object.entries({ stop: 'stop', kill: 'kill', destroy: 'destroy' }));

/** A choice and what is done at once with what was chosen. */
export function picked(dialect: Dialect, pick: Pick, rest: readonly Effect[], actor: PlayerRef): string | undefined {
  const next = rest[0];
  if (!next || pick.must || (typeof pick.sel.n === 'object' && 'until' in pick.sel.n)) return undefined;
  const fate = fateWords(next, pick.as);
  if (fate === undefined) return undefined;
  const { by, ...what } = pick.sel;
  if (by === 'random') {
    const verb = RANDOM.get(fate.verb);
    if (verb !== undefined) return `randomly ${verb} ${number(what) ?? cardWords(dialect, what)}`;
    return `randomly select ${cardWords(dialect, what)} to be ${fate.passive}`;
  }
  if (by === undefined) return undefined;
  const who = isSame(by, actor) ? 'choose' : `${playerWords(dialect, by)} chooses`;
  return `${who} ${number(what) ?? cardWords(dialect, what, by)} to ${fate.infinitive}`;
}
/** A bare number is so many personnel. */
function number(sel: Sel): string | undefined {
  const { n, ...rest } = sel;
  if (!isSame(rest, { f: { f: 'kind', is: 'personnel' } })) return undefined;
  return n === undefined ? '1' : typeof n === 'number' ? String(n) : undefined;
}
function fateWords(effect: Effect, id: string): { verb: string; infinitive: string; passive: string } | undefined {
  const what: Sel = { ref: id };
  if (effect.x === 'stop')
    return isSame(effect.what, what) ? { verb: 'stop', infinitive: 'stop', passive: 'stopped' } : undefined;
  if (effect.x !== 'put' || !isSame(effect.what, what) || effect.who !== undefined) return undefined;
  const away = { kill: 'killed', destroy: 'destroyed', discard: 'discarded' };
  if (effect.why === 'kill' || effect.why === 'destroy') {
    return isAway(effect) ? { verb: effect.why, infinitive: effect.why, passive: away[effect.why] } : undefined;
  }
  if (effect.why === 'remove') {
    return { verb: 'remove', infinitive: 'remove from the game', passive: 'removed from the game' };
  }
  return undefined;
}
