/** Who responds to what: event patterns against occurrences, and whether an ability can be used at all. */
import type { Engine } from '../engine/kernel.ts';
import { useKey } from '../engine/responders.ts';
import type { TextRules } from '../engine/ruleset.ts';
import type { Occurrence, Ref, Responder } from '../engine/state.ts';
import type { Ability, Effect, EventPattern } from '../language/tree.ts';
import { holds } from './conditions.ts';
import { contextOf, playersOf, responderContext, type Context } from './context.ts';
import { isTextActive } from './continuous.ts';
import { canPayAll } from './costs.ts';
import { candidates, inPlace, covers } from './select-cards.ts';
import { isType } from './places.ts';
import { beginText } from './run.ts';
import { abilityOf } from './text-of.ts';
import { inState, matches } from './filters.ts';

/** The cards of an occurrence that fit the pattern: what the text then calls "that". Null if it is another kind of event. */
export function matchesPattern(context: Context, pattern: EventPattern, occurrence: Occurrence): readonly Ref[] | null {
  const names: readonly string[] = Array.isArray(pattern.e) ? pattern.e : [pattern.e];
  if (!names.includes(occurrence.name) || pattern.stage !== occurrence.stage) return null;
  if (pattern.who !== undefined && !playersOf(context, pattern.who).includes(occurrence.player)) return null;
  const { by, what, place } = pattern;
  if (by && !isBy(context, by, occurrence.by)) return null;
  if (place && occurrence.where && !inPlace(context, place, occurrence.where.card)) return null;
  if (pattern.battle && pattern.battle !== 'either' && occurrence.words?.kind !== pattern.battle) return null;
  const { involving } = pattern;
  if (involving && !isInvolvedIn(context, involving, occurrence)) return null;
  if (!what) return occurrence.cards;
  const fitting = occurrence.cards.filter((ref) => fits(context, what, ref));
  return fitting.length > 0 ? fitting : null;
}

/** Does what happens involve such a card: the battle (a ship's crew included), or the attempt? */
function isInvolvedIn(
  context: Context,
  involving: NonNullable<EventPattern['involving']>,
  { name }: Occurrence,
): boolean {
  const isBattle = name === 'battle' || name === 'winBattle';
  const state = isBattle ? ({ s: 'inBattle' } as const) : ({ s: 'attempting' } as const);
  return candidates(context, { ...involving, n: 'all' }).some((card) => inState(context, state, card));
}

/** The card may have left play by now: it is looked at as what it was. */
function fits(context: Context, what: NonNullable<EventPattern['what']>, ref: Ref): boolean {
  if (what.ref === 'this') return ref.card === context.source.card;
  if (what.ref) return covers(context, what, ref.card);
  if (what.of !== undefined) {
    const { state } = context.engine;
    const commander = state.commander[ref.card] ?? -1;
    const seat = commander >= 0 && what.via !== 'own' ? commander : (state.owner[ref.card] ?? 0);
    if (!playersOf(context, what.of).includes(seat)) return false;
  }
  if (what.other?.includes('this') && ref.card === context.source.card) return false;
  if (what.at && context.engine.isSame(ref) && !inPlace(context, what.at, ref.card)) return false;
  return !what.f || matches(context, what.f, ref.card);
}

/** "By a dilemma", "by a card an opponent owns". */
function isBy(context: Context, by: NonNullable<EventPattern['by']>, ref: Ref | null): boolean {
  return ref !== null && fits(context, by, ref);
}

/** May this ability be used by the limits of its text ("once each turn": counted per copy, 2E-OP-43)? */
export function withinLimit(engine: Engine, ability: Ability, responder: Responder): boolean {
  const { limit } = ability;
  if (limit?.times === undefined) return true;
  const scope = limit.per === undefined || limit.per === 'battle' ? 'turn' : limit.per;
  return (engine.state.uses[scope][useKey(responder)] ?? 0) < limit.times;
}

/** Could the ability be used now: its text active, its condition true, within its limit, its costs payable (2E-COST-08)? */
export function isUsableNow(engine: Engine, responder: Responder, occurrence?: Occurrence): boolean {
  const definition = engine.definitionOf(responder.source.card);
  const ability = abilityOf(definition, responder.ability);
  const { card } = responder.source;
  const isHere = engine.isSame(responder.source);
  if (isHere && engine.ruleset.inPlay(engine, card) && !isTextActive(engine, card)) return false;
  if (!withinLimit(engine, ability, responder)) return false;
  const context = responderContext(engine, responder, occurrence);
  const { at } = ability;
  if (at.t === 'window' && !holds(context, at.while)) return false;
  if (ability.if && !holds(context, ability.if)) return false;
  if (isType(engine, card, 'interrupt') && !interruptPlayable(engine, responder, context)) return false;
  return canPayAll(context, [...(ability.cost ?? []), ...exchangeNeeds(ability)]);
}

/** An exchange needs its other card (2E-EXCHANGE): without one there is nothing to use the text for. */
function exchangeNeeds(ability: Ability): readonly Effect[] {
  return ability.do.filter((effect) => effect.x === 'swap');
}

/** The other demands an interrupt's text makes before it may be played ("To play this interrupt, …"). */
function interruptPlayable(engine: Engine, responder: Responder, context: Context): boolean {
  const { abilities } = programOf(engine, responder);
  return abilities.every((ability) => {
    if (ability.at.t === 'playNeed') return !ability.if || holds(context, ability.if);
    if (ability.at.t === 'playCost') return canPayAll(context, ability.do);
    return true;
  });
}

function programOf(engine: Engine, responder: Responder): { abilities: readonly Ability[] } {
  const definition = engine.definitionOf(responder.source.card);
  return { abilities: definition.abilities.map((_, index) => abilityOf(definition, index)) };
}

function responds(engine: Engine, responder: Responder, occurrence: Occurrence): boolean {
  const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  if (ability.at.t === 'on') {
    const that = matchesPattern(responderContext(engine, responder, occurrence), ability.at.ev, occurrence);
    if (!that) return false;
    return isUsableNow(engine, responder, { ...occurrence, cards: that });
  }
  return ability.at.t === 'window' && isUsableNow(engine, responder, occurrence);
}

/** What the engine asks of card text. */
export const textRules: TextRules = {
  responds,
  isOptional: (engine, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const isInterrupt = isType(engine, responder.source.card, 'interrupt');
    return isInterrupt || ability.may !== undefined || ability.at.t === 'window' || (ability.cost?.length ?? 0) > 0;
  },
  prevents: (engine, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    return ability.do.some((effect) => effect.x === 'prevent');
  },
  changesCost: (engine, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    return [...(ability.cost ?? []), ...ability.do].some(isCostChange);
  },
  begin: (engine, responder, occurrence, subject) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const that =
      ability.at.t === 'on'
        ? matchesPattern(contextOf(engine, responder.source, responder.you), ability.at.ev, occurrence)
        : null;
    const seen = that ? { ...occurrence, cards: that } : occurrence;
    if (isType(engine, responder.source.card, 'interrupt')) {
      engine.push('play interrupt', {
        cards: { card: [responder.source], that: seen.cards },
        numbers: {
          player: responder.you,
          ability: responder.ability,
          subject,
          amount: seen.amount ?? 0,
          who: seen.player,
        },
        occurrence: seen,
      });
      return;
    }
    beginText(engine, responder, seen, subject);
  },
};

/** A change of the cost of the card that is being played or the dilemma that is revealed. */
function isCostChange(effect: Effect): boolean {
  return (
    effect.x === 'mod' &&
    effect.mods.some((mod) => mod.m === 'num' && mod.prop === 'cost') &&
    effect.until === undefined
  );
}
