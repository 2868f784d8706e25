/** What a card can be had for with what its player may count on: open information, and what the player can pay (2E-COST-12 to -15). */
import { canPayAll, isUsableNow, withOpponentChosen } from '../../effects/doing/index.ts';
import {
  abilityOf,
  contextOf,
  isOfCost,
  isType,
  matchesPattern,
  responderContext,
  timesOf,
  whereItEnters,
  type Ability,
  type Context,
  type Effect,
  costsIn,
  isOptional,
  printedCost,
  whatIsSo,
} from '../../effects/reading/index.ts';
import { holds } from '../../effects/meaning.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { respondersTo } from '../../engine/acting/responders.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';
import { costFor, playOccurrence } from './cost.ts';
import { waysToPlay, type WayToPlay } from './play-places.ts';
import { foreseenAmount } from './foreseen-amount.ts';

/** The card where it is to enter play (0: wherever that is cheapest), at so much `more` by the text that permits it. */
interface Planned {
  readonly card: CardNumber;
  readonly player: Seat;
  readonly at: CardNumber;
  readonly more: number;
}

/** The least the card can cost with what its player may count on (2E-COST-12, -13, -15, 2E-LOOK-21). */
export function leastCost(engine: Engine, { card, player, at, more }: Planned): number {
  // Where no text has a say as it is played, it is the same whatever lets it be played.
  if (!saysSomethingOfItsPlay(engine, card) && changersOfCost(engine).length === 0)
    return Math.max(0, counted(engine, { card, player, at, more }));
  // Where it is not said, its own text may be what is cheapest.
  const ways = at === 0 ? (['own'] as const) : waysToPlay(engine, card, at, player);
  const costs = (ways.length === 0 ? [undefined] : ways).map((way) => leastBy(engine, { card, player, at, more }, way));
  return Math.min(...costs);
}

/** The least that it can cost by what lets it be played there. */
export function leastBy(engine: Engine, { card, player, at, more }: Planned, way: WayToPlay | undefined): number {
  const occurrence = playOccurrence(engine, card, player, 'about', at, way);
  const cost = counted(engine, { card, player, at, more });
  return Math.max(0, cost + ownChanges(engine, occurrence, card, player) + othersChanges(engine, occurrence, player));
}

/** What it costs before any text speaks of its being played. */
function counted(engine: Engine, { card, player, at, more }: Planned): number {
  // An event that is not said to go anywhere goes to the core.
  const where = at === 0 && !isType(engine, card, 'event') ? 'anywhere' : at;
  return costFor(engine, { card, openTo: player, more, at: where });
}

const PLAYED = 'about:play';

const saysSomethingOfItsPlay = (engine: Engine, card: CardNumber): boolean =>
  engine.definitionOf(card).abilities.some(({ triggers }) => triggers.includes(PLAYED));

/** Texts of other cards that change the cost of a card as it is played. */
const changersOfCost = rememberingOnce((engine: Engine): readonly Responder[] =>
  respondersTo(engine, PLAYED).filter(
    (responder) =>
      abilityOf(engine.definitionOf(responder.source.card), responder.ability).at.t === 'on' &&
      engine.ruleset.text.changesCost(engine, responder),
  ),
);

/** By the card's own texts, which are not yet where they work. */
function ownChanges(engine: Engine, occurrence: Occurrence, card: CardNumber, player: Seat): number {
  const definition = engine.definitionOf(card);
  const { where } = occurrence;
  const there = where ? whereItEnters(engine, where.card) : undefined;
  return definition.abilities.reduce((sum, handle, index) => {
    if (!handle.triggers.includes(PLAYED)) return sum;
    const ability = abilityOf(definition, index);
    const context = { ...contextOf(engine, engine.ref(card), player), ...there, openTo: player };
    if (ability.at.t !== 'on' || !matchesPattern(context, ability.at.ev, occurrence)) return sum;
    if (ability.if && !holds(context, ability.if)) return sum;
    const change = changeOf(context, ability);
    // What is dearer in one place may be cheaper in another.
    const isElsewhere = ability.at.ev.place !== undefined && occurrence.where === undefined && change > 0;
    return isElsewhere ? sum : sum + change;
  }, 0);
}

/** By texts of other cards: "When you play a Klingon, you may stop this personnel to make that card cost -2." */
function othersChanges(engine: Engine, occurrence: Occurrence, player: Seat): number {
  return changersOfCost(engine).reduce((sum, responder) => {
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    if (ability.at.t !== 'on') return sum;
    // What another player may do, nobody counts on.
    if (responder.you !== player && engine.ruleset.text.isOptional(engine, responder)) return sum;
    const context = { ...responderContext(engine, responder, occurrence), openTo: player };
    const cards = matchesPattern(context, ability.at.ev, occurrence);
    if (!cards || !isUsableNow(engine, responder, { ...occurrence, cards })) return sum;
    const change = changeOf({ ...context, cards: { ...context.cards, that: cards } }, ability);
    return engine.ruleset.text.isOptional(engine, responder) ? sum + Math.min(0, change) : sum + change;
  }, 0);
}

/** How much an ability changes the cost, used as its player would use it. "At cost -2 to …": there the change is what is paid. */
function changeOf(context: Context, ability: Ability): number {
  const all = [...costsIn(ability), ...ability.do];
  const change = upTo(ability.limit?.cap, Math.min(...withOpponentChosen(context, all).map((so) => changeBy(so, all))));
  if (!isOptional(ability)) return change;
  return change < 0 && canPayAll(context, costsIn(ability)) ? change : 0;
}

/** "(Limit 5)": no more than that, up or down. */
const upTo = (cap: number | undefined, change: number): number =>
  cap === undefined ? change : Math.max(-cap, Math.min(cap, change));

/** How much effects in a row change the cost. */
function changeBy(context: Context, row: readonly Effect[]): number {
  return row.reduce((sum, effect, index) => sum + changeByOne(context, effect, row.slice(0, index)), 0);
}

function changeByOne(context: Context, effect: Effect, before: readonly Effect[]): number {
  switch (effect.x) {
    case 'mod': {
      if (effect.until !== undefined) return 0;
      const printed = printedCost(context.engine, playedIn(context));
      return effect.mods.filter(isOfCost).reduce((sum, mod) => {
        if (mod.m === 'num') return sum + foreseenAmount(context, mod.by, before);
        return sum + foreseenAmount(context, mod.to, before) - printed;
      }, 0);
    }
    case 'if':
      if (effect.if.c === 'ok') {
        const isDone = effect.if.value && effect.if.who === undefined && canPayAll(context, before);
        return isDone ? changeBy(context, effect.then) : 0;
      }
      return changeBy(context, whatIsSo(effect, holds(context, effect.if)));
    case 'may': {
      if (effect.who !== 'you' || !canPayAll(context, costsIn(effect))) return 0;
      return Math.min(0, changeBy(context, effect.do));
    }
    case 'oneOf': {
      const ways = effect.of.map((way) => changeBy(context, way));
      return effect.who === 'you' ? Math.min(...ways) : Math.max(...ways);
    }
    case 'each':
      return foreseenAmount(context, timesOf(effect.over), before) * changeBy(context, effect.do);
    default:
      return 0;
  }
}

/** The card that is played: "that" of another card's text, or the card itself. */
const playedIn = ({ cards, source }: Context): CardNumber => cards.that?.[0]?.card ?? source.card;
