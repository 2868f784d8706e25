/** What cards in hand can be played for what they print: Events, Interrupts, Artifacts used as such; in which ways, and where (94-PLAY-13, 94-INTR-01). */
import { candidates, holds, isExempt } from '../../effects/meaning.ts';
import { isDoable, isUsableNow } from '../../effects/doing/index.ts';
import { isForbidden } from '../../effects/standing/index.ts';
import {
  abilityOf,
  contextOf,
  every,
  isType,
  mayBeInterrupt,
  playersOf,
  remembered,
  saysOfItsPlay,
  textOf,
  type Ability,
  type Context,
  type Place,
  type Program,
} from '../../effects/reading/index.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import { keyOf } from '../../engine/acting/responders.ts';
import type { Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** One way in which a card in hand can be played now. */
export interface Play {
  readonly responder: Responder;
  /** What it responds to, with the cards that it speaks of; null where it may be played at any time. */
  readonly occurrence: Occurrence | null;
  /** The card it is played on, or that it nullifies; 0 none. */
  readonly on: CardNumber;
  /** May it be played at any time? */
  readonly isFree: boolean;
}

/** When it is asked what can be played: what happens then, and whether the turn begins or ends. */
export interface Moment {
  readonly occurrences: readonly Occurrence[];
  readonly edge?: string | undefined;
}

/** Is it played as an Event? So are Artifacts that say where they are played (94-PLAY-15). */
export const isEvent = (engine: Engine, card: CardNumber): boolean =>
  isType(engine, card, 'event') || (isType(engine, card, 'artifact') && isPlacedBy(programOf(engine, card)));

/** What an Artifact is played or used as (94-PLAY-15, 94-ART-03). */
export function usedAs(engine: Engine, card: CardNumber): 'event' | 'interrupt' | 'equipment' | null {
  if (!isType(engine, card, 'artifact')) return null;
  if (isWaitingInQueue(engine, card)) return 'interrupt';
  if (isEvent(engine, card)) return 'event';
  return isInterrupt(engine, card) ? 'interrupt' : 'equipment';
}

/** Has it been played as an Interrupt, and not yet taken effect? */
const isWaitingInQueue = (engine: Engine, card: CardNumber): boolean =>
  engine.zoneOf(card) === 'announced' &&
  engine.frames.some(({ responders = [] }) => responders.some(({ source }) => source.card === card));

/** Is it played as an Interrupt? */
export const isInterrupt = (engine: Engine, card: CardNumber): boolean =>
  isType(engine, card, 'interrupt') || mayBeInterrupt(programOf(engine, card));

export const programOf = (engine: Engine, card: CardNumber): Program => textOf(engine.definitionOf(card)).program;

/** Does the text say where the card is played? */
export const isPlacedBy = ({ abilities }: Program): boolean => abilities.some(({ at }) => at.t === 'playTo');

/** The numbers of the abilities by which the card is played: at any time, in answer to something, at an edge of the turn. */
interface Ways {
  readonly free: number | null;
  readonly on: readonly number[];
  readonly clock: readonly number[];
}

export const waysOf = remembered((program: Program): Ways => {
  const { abilities } = program;
  const among = (isMeant: (ability: Ability) => boolean): number[] =>
    abilities.flatMap((ability, number) => (isMeant(ability) ? [number] : []));
  const placed = among(({ at }) => at.t === 'playTo');
  const [free = placed[0]] = among(({ at }) => at.t === 'resolve' || at.t === 'window');
  // With a place, such abilities work once the card lies there, unless it may as well be played as an interrupt.
  const isEitherWay = placed.length > 0 && mayBeInterrupt(program);
  const fromHand = (isMeant: (ability: Ability) => boolean): number[] =>
    placed.length > 0 && !isEitherWay ? [] : among(isMeant);
  return {
    free: isEitherWay ? null : (free ?? null),
    on: fromHand((ability) => ability.at.t === 'on' && !saysOfItsPlay(ability)),
    clock: fromHand(({ at }) => at.t === 'clock'),
  };
});

/** Is all of its text understood (94-CARD-24)? */
export const isUnderstood = (engine: Engine, card: CardNumber): boolean =>
  engine.definitionOf(card).leftover.length === 0;

/** Does a text in play forbid to play it? */
export const mayNotBePlayed = (engine: Engine, card: CardNumber, player: Seat): boolean =>
  isForbidden(engine, { name: 'play', player, cards: [card] });

/** Is what the text demands for its play met? */
export function areDemandsMet(engine: Engine, card: CardNumber, player: Seat): boolean {
  const context = contextOf(engine, engine.ref(card), player);
  return programOf(engine, card).abilities.every(
    ({ at, if: demand }) => at.t !== 'playNeed' || !demand || holds(context, demand),
  );
}

/** Where the card may be played: on these cards; 0 stands for the table, or for nowhere in particular. */
export const placesFor = rememberingFor((engine, card, player): readonly CardNumber[] => {
  const program = programOf(engine, card);
  if (!isPlacedBy(program)) return [0];
  const context = contextOf(engine, engine.ref(card), player);
  const found = program.abilities.flatMap(({ at, if: demand }) =>
    at.t === 'playTo' && (!demand || holds(context, demand)) ? hostsNamed(context, at.to, at.cap) : [],
  );
  return [...new Set(found)];
});

function hostsNamed(context: Context, to: Place, cap = Infinity): readonly CardNumber[] {
  const { engine, source } = context;
  const { title } = engine.definitionOf(source.card);
  const hasRoom = (host: CardNumber): boolean =>
    engine.hosted(host, 'on').filter((card) => engine.definitionOf(card).title === title).length < cap;
  switch (to.p) {
    case 'on':
      return candidates(context, every(to.card)).filter(hasRoom);
    case 'at':
      return candidates(context, every(to.mission)).filter(hasRoom);
    case 'aboard':
      return candidates(context, every(to.ship)).filter(hasRoom);
    default:
      return [0];
  }
}

const isOfPlay = ({ e }: { readonly e: unknown }): boolean => e === 'play';

/** Does it do nothing but nullify what was just played (94-INTR-07)? */
export function nullifies({ at, do: effects }: Ability): boolean {
  return (
    at.t === 'on' &&
    at.ev.stage === 'about' &&
    isOfPlay(at.ev) &&
    effects.some((effect) => effect.x === 'nullify' && effect.what.ref === 'that')
  );
}

/** Everything in the player's hand that can be played as an Interrupt now, each with where; of one card only where it is named. */
export function interruptsOf(engine: Engine, player: Seat, moment: Moment): readonly Play[] {
  const cards = engine.zone('hand', player).filter((card) => isInterrupt(engine, card));
  return cards.flatMap((card) => {
    if (!isUnderstood(engine, card)) return [];
    const { free, on, clock } = waysOf(programOf(engine, card));
    return [
      ...(free !== null && isFree(engine, card, player)
        ? placed(engine, responderOf(engine, card, player, free), null, true)
        : []),
      ...on.flatMap((ability) => answers(engine, responderOf(engine, card, player, ability), moment)),
      ...clock.flatMap((ability) => atEdge(engine, responderOf(engine, card, player, ability), moment)),
    ];
  });
}

/** Could it be played at any time, so now as well? */
export const isFree = rememberingFor((engine, card, player): boolean => {
  const { free } = waysOf(programOf(engine, card));
  return (
    free !== null && isUsableNow(engine, responderOf(engine, card, player, free)) && doesSomething(engine, card, player)
  );
});

/** Would any of what it says come about now? What is laid on a card says it of that card, and is not looked at before. */
export const doesSomething = rememberingFor((engine, card, player): boolean => {
  const program = programOf(engine, card);
  if (isPlacedBy(program)) return true;
  const { free } = waysOf(program);
  if (free === null) return false;
  const context = contextOf(engine, engine.ref(card), player);
  return carriedOutOf(engine, responderOf(engine, card, player, free)).some((number) =>
    isDoable(context, abilityOf(engine.definitionOf(card), number).do),
  );
});

/** Is there a way to play it that waits for nothing? */
export const hasFreeWay = (engine: Engine, card: CardNumber): boolean => waysOf(programOf(engine, card)).free !== null;

export const responderOf = (engine: Engine, card: CardNumber, you: Seat, ability: number): Responder => ({
  source: engine.ref(card),
  definition: engine.definitionNumber(card),
  ability,
  you,
});

function placed(engine: Engine, responder: Responder, occurrence: Occurrence | null, isFree = false): readonly Play[] {
  return placesFor(engine, responder.source.card, responder.you).map((on) => ({ responder, occurrence, on, isFree }));
}

function answers(engine: Engine, responder: Responder, { occurrences }: Moment): readonly Play[] {
  const definition = engine.definitionOf(responder.source.card);
  const { triggers } = itemAt(definition.abilities, responder.ability);
  const ability = abilityOf(definition, responder.ability);
  const isNullifier = nullifies(ability);
  if (ability.limit?.each === 'occasion' && isWaiting(engine, definition.title, occurrences)) return [];
  return occurrences.flatMap((occurrence) => {
    if (!triggers.includes(keyOf(occurrence))) return [];
    const cards = engine.ruleset.text.responds(engine, responder, occurrence);
    if (!cards) return [];
    return isNullifier
      ? nullifying(engine, responder, occurrence, cards)
      : placed(engine, responder, { ...occurrence, cards });
  });
}

/** Was a card of this title played here already? Some may be played only once for what they answer. */
const isWaiting = (engine: Engine, title: string, occurrences: readonly Occurrence[]): boolean =>
  occurrences.some(
    ({ name, cards }) => name === 'play' && cards.some(({ card }) => engine.definitionOf(card).title === title),
  );

/** One play for each card it may nullify. */
const nullifying = (
  engine: Engine,
  responder: Responder,
  occurrence: Occurrence,
  cards: readonly Ref[],
): readonly Play[] =>
  cards
    .filter(({ card }) => !isExempt(engine, card, 'nullify', responder.source.card))
    .map((ref) => ({ responder, occurrence: { ...occurrence, cards: [ref] }, on: ref.card, isFree: false }));

/** 'Plays at the start of your turn'. */
function atEdge(engine: Engine, responder: Responder, { edge }: Moment): readonly Play[] {
  const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  if (at.t !== 'clock' || at.edge !== edge || at.of !== 'turn') return [];
  const context = contextOf(engine, responder.source, responder.you);
  return playersOf(context, at.whose).includes(engine.turn.player) && isUsableNow(engine, responder)
    ? placed(engine, responder, null)
    : [];
}

/** Everything a card says to do as it takes effect, in printed order. */
export const instructionsOf = (engine: Engine, card: CardNumber): readonly number[] =>
  programOf(engine, card).abilities.flatMap(({ at }, number) => (at.t === 'resolve' ? [number] : []));

/** What is carried out of an Interrupt: the text by which it answers, else all that it says to do. */
export function carriedOutOf(engine: Engine, { source, ability }: Responder): readonly number[] {
  const { at } = abilityOf(engine.definitionOf(source.card), ability);
  return at.t === 'resolve' || at.t === 'playTo' ? instructionsOf(engine, source.card) : [ability];
}

/** Timings of text that works in play. */
const WORKING: ReadonlySet<Ability['at']['t']> = new Set<Ability['at']['t']>([
  'static',
  'state',
  'clock',
  'on',
  'window',
  'order',
]);

/** Does the card stay in play where it was played: has it text that works there? */
export function stays(engine: Engine, card: CardNumber): boolean {
  const program = programOf(engine, card);
  return isPlacedBy(program) && program.abilities.some((ability) => WORKING.has(ability.at.t) && !isOfItself(ability));
}

/** Is an Event done with once it has been carried out: played nowhere, or with instructions and nothing that goes on (94-PLAY-12)? */
export function isShort(engine: Engine, card: CardNumber): boolean {
  const program = programOf(engine, card);
  const instructions = program.abilities.filter(({ at }) => at.t === 'resolve');
  if (!isPlacedBy(program)) return true;
  return instructions.length > 0 && !stays(engine, card);
}

/** 'Immune to X' is said of its own play. */
const isOfItself = ({ do: effects }: Ability): boolean =>
  effects.length > 0 &&
  effects.every(
    (effect) => effect.x === 'mod' && effect.what.ref === 'this' && effect.mods.every(({ m }) => m === 'exempt'),
  );
