/** Rules that texts make: what is forbidden or allowed just now, by what stands in play and by what lasts. */
import {
  allHold,
  remembered,
  withBindings,
  contextOf,
  lastingContext,
  ofEachOpponent,
  type Context,
  abilityOf,
  blockAt,
} from '../reading/index.ts';
import { isAbilityActive } from '../meaning.ts';
import { anchorOf, continuousIn } from './modifications.ts';
import type { Engine, Listener, Listeners } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import type { Lasting, Responder } from '../../engine/state/state.ts';
import type { Effect, Ruling } from '../../language/tree/index.ts';

/** Of rulings those that hold by themselves: prices are asked of modifications, and what is out of play of its host. */
type Kind = Exclude<Ruling['x'], 'outOfPlay' | 'price'>;
type Rule<K extends Kind = Kind> = Extract<Effect, { x: Kind }> & { x: K };

/** A rule, with whose text it is; `responder` is missing where the rule lasts for a time. */
export interface RuleAtWork<K extends Kind = Kind> {
  readonly context: Context;
  readonly effect: Rule<K>;
  readonly responder?: Responder;
}

const KINDS: Readonly<Record<Kind, true>> = {
  allow: true,
  invite: true,
  mix: true,
  barrier: true,
  beamMost: true,
  homeward: true,
  tacticDownload: true,
  redirect: true,
  forbid: true,
  ban: true,
  uncover: true,
  lie: true,
  cross: true,
  playerRule: true,
};

/** The topic of what lasts and makes a rule. */
export const RULING = 'rules';

/** Is it a rule that holds by itself? */
export const isRule = (effect: Effect): effect is Rule => Object.hasOwn(KINDS, effect.x);

/** Every rule of a kind that is at work just now. */
export function rulesAtWork<K extends Kind>(engine: Engine, kind: K): readonly RuleAtWork<K>[] {
  const rules = everyRule(engine);
  return rules.length === 0 ? NONE : rules.filter((rule): rule is RuleAtWork<K> => rule.effect.x === kind);
}
const NONE: readonly never[] = [];

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    rulingTexts: readonly Listener[];
    /** The topic of what lasts and makes a rule. */
    ruling: number;
  }
}

const standingOf = (engine: Engine): readonly Listener[] =>
  (engine.scratch.rulingTexts ??= rulingTexts(engine.listeners, engine));

const lastingRules = (engine: Engine): readonly Lasting[] =>
  engine.lastingAbout((engine.scratch.ruling ??= engine.topic(RULING)));

function everyRule(engine: Engine): readonly RuleAtWork[] {
  const standing = standingOf(engine);
  if (standing.length === 0 && lastingRules(engine).length === 0) return NONE;
  return allRules(engine);
}

const allRules = rememberingOnce((engine: Engine): readonly RuleAtWork[] => [
  ...standingOf(engine).flatMap((item) => ofStanding(engine, item)),
  ...ofLasting(engine),
]);

/** The continuous texts of a game that make rules: the same for all copies of the game. */
export const rulingTexts = remembered((listeners: Listeners, engine: Engine): readonly Listener[] => {
  return continuousIn(listeners).filter(({ card, ability }) =>
    abilityOf(engine.definitionOf(card), ability).do.some(isRule),
  );
});

function ofStanding(engine: Engine, item: Listener): RuleAtWork[] {
  const responder = responderOf(engine, item);
  if (!responder || !isAbilityActive(engine, item.card, item.ability)) return [];
  const ability = abilityOf(engine.definitionOf(item.card), item.ability);
  const whole = contextOf(engine, anchorOf(engine, responder, ability), responder.you);
  const conditions = [ability.at.t === 'static' ? ability.at.while : undefined, ability.if];
  return ability.do.flatMap((effect) =>
    isRule(effect)
      ? ofEachOpponent(whole, conditions, effect)
          .filter((context) => allHold(context, conditions))
          .map((context) => ({ context: withBindings(context, ...conditions), effect, responder }))
      : [],
  );
}

function ofLasting(engine: Engine): RuleAtWork[] {
  return lastingRules(engine).flatMap((item) => {
    const definition = engine.definitions[item.definition];
    const effect = definition && blockAt(definition, item.block)[item.index];
    return effect && isRule(effect) ? [{ context: lastingContext(engine, item), effect }] : [];
  });
}
