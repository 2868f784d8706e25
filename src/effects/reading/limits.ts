/** How often a text may be used. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import { useKey } from '../../engine/acting/responders.ts';
import type { Responder } from '../../engine/state/state.ts';
import type { Ability, Amount, EventPattern } from '../../language/tree/index.ts';
import { battleIn } from '../undertakings.ts';
import { amountOf } from '../meaning.ts';
import { textAtWork } from './at-work.ts';
import type { Context } from './context.ts';
import { abilityOf } from './text-of.ts';
import { timesUsed } from '../../engine/state/reduce.ts';

/** May this ability be used by the limits of its text ("once each turn": counted per copy)? */
export function withinLimit(engine: Engine, { limit, at }: Ability, responder: Responder): boolean {
  if (limit?.each === 'occasion' && at.t === 'on' && wasPlayedSince(engine, at.ev, responder)) return false;
  if (limit?.times === undefined) return true;
  const battle = battleIn(engine);
  const { per = 'turn' } = limit;
  // By battles, where there is none just now: as by turns.
  const counted = per !== 'battle' ? engine.usesIn(per) : battle ? battle.uses : engine.usesIn('turn');
  const used = (key: string): number => (counted ? timesUsed(counted, key) : 0);
  if (limit.shared !== true) return used(useKey(responder)) < limit.times;
  // 'Only one order of this card each turn': its responses are not counted.
  const definition = engine.definitionOf(responder.source.card);
  const all = definition.abilities.map((_, ability) =>
    abilityOf(definition, ability).at.t === 'order' ? used(useKey({ ...responder, ability })) : 0,
  );
  return all.reduce((sum, times) => sum + times, 0) < limit.times;
}

/** Was such a card played since that last happened? */
function wasPlayedSince(engine: Engine, { e }: EventPattern, { definition }: Responder): boolean {
  const names = typeof e === 'string' ? [e] : e;
  const facts = engine.facts('turn');
  const since = facts.findLastIndex(({ verb }) => names.includes(verb));
  return facts.slice(since + 1).some(({ verb, definitions }) => verb === 'play' && definitions.includes(definition));
}

/** What is counted for an effect, no more of it than the ability's "(limit 5)" says, nor more that is lost; a number that is printed has no limit. */
export function limitedAmount(context: Context, amount: Amount): number {
  const number = amountOf(context, amount);
  const most = mostOf(context);
  return typeof amount === 'number' ? number : Math.max(-most, Math.min(number, most));
}

/** The "(limit 5)" of the ability that is being carried out. */
export function mostOf(context: Context): number {
  const atWork = textAtWork(context);
  if (!atWork) return Infinity;
  const { limit } = abilityOf(atWork.definition, atWork.text.ability);
  return limit?.each === undefined ? (limit?.cap ?? Infinity) : Infinity;
}
