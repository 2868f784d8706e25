/** Rules that texts make: what is forbidden or allowed just now, by what stands in play and by what lasts. */
import {
  remembered,
  withBindings,
  contextOf,
  lastingContext,
  type Context,
  abilityOf,
  blockAt,
} from '../reading/index.ts';
import { holds, isAbilityActive } from '../meaning.ts';
import { anchorOf } from './modifications.ts';
import type { Engine, Listener, Listeners } from '../../engine/kernel/kernel.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import type { Responder } from '../../engine/state/state.ts';
import type { Effect } from '../../language/tree/index.ts';

export type Rule = Extract<Effect, { x: 'rule' }>;

/** A rule, with whose text it is; `responder` is missing where the rule lasts for a time. */
export interface RuleAtWork {
  readonly context: Context;
  readonly effect: Rule;
  readonly responder?: Responder;
}

const isList = (value: unknown): value is readonly RuleAtWork[] => Array.isArray(value);

/** Every rule at work just now. */
export function rulesAtWork(engine: Engine): readonly RuleAtWork[] {
  const standing = standingIn(engine.listeners, engine);
  if (standing.length === 0 && engine.state.lasting.length === 0) return [];
  return engine.remember(
    'rules at work',
    null,
    () => [...standing.flatMap((item) => ofStanding(engine, item)), ...ofLasting(engine)],
    isList,
  );
}

/** The continuous texts of a game that make rules: the same for all copies of the game. */
const standingIn = remembered((listeners: Listeners, engine: Engine): readonly Listener[] => {
  const all = [...(listeners.get('static') ?? []), ...(listeners.get('damage') ?? [])];
  return all.filter(({ card, ability }) =>
    abilityOf(engine.definitionOf(card), ability).do.some(({ x }) => x === 'rule'),
  );
});

function ofStanding(engine: Engine, item: Listener): RuleAtWork[] {
  const responder = responderOf(engine, item);
  if (!responder || !isAbilityActive(engine, item.card, item.ability)) return [];
  const ability = abilityOf(engine.definitionOf(item.card), item.ability);
  const context = contextOf(engine, anchorOf(engine, responder, ability), responder.you);
  const condition = ability.at.t === 'static' ? ability.at.while : undefined;
  if ((condition && !holds(context, condition)) || (ability.if && !holds(context, ability.if))) return [];
  const own = withBindings(context, condition, ability.if);
  return ability.do.flatMap((effect) => (effect.x === 'rule' ? [{ context: own, effect, responder }] : []));
}

function ofLasting(engine: Engine): RuleAtWork[] {
  return engine.state.lasting.flatMap((item) => {
    const definition = engine.definitions[item.definition];
    const effect = definition && blockAt(definition, item.block)[item.index];
    return effect?.x === 'rule' ? [{ context: lastingContext(engine, item), effect }] : [];
  });
}
