/** Who responds to what: event patterns against occurrences. */
import type { Engine } from '../engine/kernel.ts';
import type { TextRules } from '../engine/ruleset.ts';
import type { Occurrence, Ref, Responder } from '../engine/state.ts';
import type { Effect, EventPattern } from '../language/tree.ts';
import { playersOf, responderContext, type Context } from './context.ts';
import { candidates, inPlace, covers } from './select-cards.ts';
import { isType } from './places.ts';
import { beginText } from './run.ts';
import { abilityOf, innerBlocks } from './text-of.ts';
import { inState, matches } from './filters.ts';
import { isUsableNow } from './usable.ts';

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
  // 2E-PLAY-11: "when you play a …" does not react to the card's own play, unless it says "this".
  const isOwnPlay = (ref: Ref): boolean =>
    occurrence.name === 'play' && what?.ref !== 'this' && ref.card === context.source.card;
  const cards = occurrence.cards.filter((ref) => !isOwnPlay(ref));
  // What is about to be drawn is not known yet: any card will do.
  const isAnyCard = !what || Object.keys(what).length === 0;
  if (isAnyCard) return cards.length > 0 || occurrence.cards.length === 0 ? cards : null;
  const fitting = cards.filter((ref) => fits(context, what, ref));
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

/** Where a card was that has left play is told by who was collected before (`action.ts`), not here. */
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
  if (what.at && !(context.engine.isSame(ref) && inPlace(context, what.at, ref.card))) return false;
  return !what.f || matches(context, what.f, ref.card);
}

/** "By a dilemma", "by a card an opponent owns". */
function isBy(context: Context, by: NonNullable<EventPattern['by']>, ref: Ref | null): boolean {
  return ref !== null && fits(context, by, ref);
}

/** The cards this ability responds to just now: those that fit its text, or those settled before they left. */
function responds(engine: Engine, responder: Responder, occurrence: Occurrence): readonly Ref[] | null {
  const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  const { at } = ability;
  if (at.t === 'window') return isUsableNow(engine, responder, occurrence) ? occurrence.cards : null;
  if (at.t !== 'on') return null;
  const that = responder.that ?? matchesPattern(responderContext(engine, responder, occurrence), at.ev, occurrence);
  return that && isUsableNow(engine, responder, { ...occurrence, cards: that }) ? that : null;
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
    return ability.do.some(isPrevention);
  },
  changesCost: (engine, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    return [...(ability.cost ?? []), ...ability.do].some(isCostChange);
  },
  begin: (engine, responder, occurrence, subject) => {
    if (isType(engine, responder.source.card, 'interrupt')) {
      engine.push('play interrupt', {
        cards: { card: [responder.source], that: occurrence.cards },
        numbers: {
          player: responder.you,
          ability: responder.ability,
          subject,
          amount: occurrence.amount ?? 0,
          who: occurrence.player,
        },
        occurrence,
      });
      return;
    }
    beginText(engine, responder, occurrence, subject);
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

function isPrevention(effect: Effect): boolean {
  return effect.x === 'prevent' || innerBlocks(effect).some((block) => block.some(isPrevention));
}
