/**
 * Interrupts: at any time of the play phase, first played first (table `interrupt`, 94-INTR).
 *
 * Whatever is announced calls `openForInterrupts`: a window opens if anybody holds an Interrupt that can be played then, and
 * nobody else is asked. Those played lie in `announced` and wait in the frame of the window, in the order in which they were
 * played: `responders` are their texts, `also` what they respond to, and by the card's number `cards['on N']` where they are
 * played and `numbers['about N']` which of `also` is meant. When both have passed, those nullified are struck, the others take
 * effect one after the other (`pushInstructions`) and are discarded, unless they stay in play by their texts (`stays`).
 *
 * Played otherwise: `playInterrupts` by its player's own order, `playResponse` where a text answers what an action brings about.
 * What a card needs beyond its text when it takes effect (several cards at once, a battle of its own) belongs into `takeEffect`.
 */
import { itemAt } from '../../engine/kernel/lists.ts';
import { moveCards, pushText } from '../../effects/doing/index.ts';
import { abilityOf, numberOf, responderContext } from '../../effects/reading/index.ts';
import { holds } from '../../effects/meaning.ts';
import type { Candidate, CardNumber, Option, Request, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Place } from '../../engine/state/events.ts';
import { noteDeed } from '../../engine/acting/action.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { cardIn, numberIn, respondersIn, wordIn } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame, Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import { ownResponders } from '../shared/own-play.ts';
import { isBoarder, startFight } from './boarders.ts';
import { cardsOf, massOptions, massed } from './massing.ts';
import { discard, nullify } from './nullify.ts';
import { NOTHING } from './order.ts';
import { carriedOutOf, interruptsOf, nullifies, placesFor, stays, type Moment, type Play } from './plays.ts';
import { SEATS, otherOf } from './seats.ts';
import { titleOf } from './table.ts';

/** Something that was announced, or has just come about. */
export interface Announced {
  readonly what: string;
  readonly player: Seat;
  /** The same as something that texts respond to. */
  readonly occurrence?: Occurrence;
  readonly edge?: 'start' | 'end' | '';
  /** The player has just been asked what to do, and is asked again only if the other one answers. */
  readonly wasAsked?: true;
  /** The frame of the action that is responded to: its place in the stack. */
  readonly subject?: number;
}

/** 94-OP-29: here both players may play Interrupts, first the opponent of whoever acted; nobody is asked who has none to play. */
export function openForInterrupts(engine: Engine, announced: Announced): void {
  const { occurrence, edge, player, wasAsked = false } = announced;
  const moment: Moment = { occurrences: occurrence ? [occurrence] : [], edge };
  const isAnyone = SEATS.some((seat) => playsAt(engine, seat, moment, wasAsked && seat === player).length > 0);
  if (isAnyone) pushQueue(engine, announced);
}

function pushQueue(engine: Engine, { what, player, occurrence, edge = '', wasAsked, subject = -1 }: Announced): Frame {
  return engine.push('interrupt', {
    numbers: { next: otherOf(player), passes: 0, player, subject },
    words: { what, edge, ...(wasAsked && { asked: 'yes' }) },
    occurrence,
  });
}

/** 94-INTR-01: a player plays one, or several at once, when nothing was announced: the other one may answer. */
export function playInterrupts(engine: Engine, player: Seat, plays: readonly Play[]): void {
  const frame = pushQueue(engine, { what: 'play', player, wasAsked: true });
  for (const play of plays) announce(engine, frame, play);
}

/** A text in hand answers what an action brings about. */
export function playResponse(engine: Engine, responder: Responder, occurrence: Occurrence, subject: number): void {
  const frame = pushQueue(engine, { what: 'play', player: responder.you, subject, wasAsked: true });
  announce(engine, frame, { responder, occurrence, on: NOTHING });
}

/** Passes in a row that end it. */
const PASSES_THAT_END_IT = 2;

export const interruptProcedure = procedure('interrupt', [
  {
    label: 'interrupt 3',
    rules: ['94-INTR-01', '94-OP-29'],
    asks: { request: ask, answered: answer },
  },
  { label: 'interrupt 4', rules: ['94-INTR-07', '94-OP-29'], does: strike },
  { label: 'interrupt 5', rules: ['94-INTR-06', '94-INTR-02'], does: takeEffect },
  { label: 'interrupt 6', rules: ['94-INTR-05'], does: putAway },
]);

// -------------------------------------------------------------------- playing

/** The card as something that is about to be played, or has just been. */
export const playOf = (engine: Engine, card: CardNumber, player: Seat, stage: 'about' | 'did'): Occurrence => ({
  name: 'play',
  stage,
  player,
  cards: [engine.ref(card)],
  by: null,
});

/** What can be answered here: what was announced, and every Interrupt that waits. */
function momentOf(engine: Engine, { occurrence, responders = [], words }: Frame): Moment {
  const waiting = responders.map(({ source, you }) => playOf(engine, source.card, you, 'about'));
  return { occurrences: [...(occurrence ? [occurrence] : []), ...waiting], edge: words.edge };
}

/** What the player may play here. */
function playsIn(engine: Engine, frame: Frame, seat: Seat): readonly Play[] {
  const hasOtherPlayed = respondersIn(frame).some(({ you }) => you !== seat);
  const wasAsked = frame.words.asked !== undefined && seat === numberIn(frame, 'player') && !hasOtherPlayed;
  return playsAt(engine, seat, momentOf(engine, frame), wasAsked);
}

/** Who has just been asked what to do could have played what may be played at any time; none nullify what they do themselves. */
function playsAt(engine: Engine, seat: Seat, moment: Moment, wasAsked: boolean): readonly Play[] {
  const plays = interruptsOf(engine, seat, moment);
  return wasAsked ? plays.filter((play) => !play.isFree && !isNullifier(engine, play.responder)) : plays;
}

const isNullifier = (engine: Engine, { source, ability }: Responder): boolean =>
  nullifies(abilityOf(engine.definitionOf(source.card), ability));

/** Whose turn it is to play one, until both have passed one after the other; whoever has none to play passes without being asked. */
function ask(engine: Engine, frame: Frame): Request | null {
  if (numberIn(frame, 'passes') === PASSES_THAT_END_IT) return null;
  const player = numberIn(frame, 'next');
  const plays = playsIn(engine, frame, player);
  const rules = ['94-INTR-01', '94-OP-29'];
  const last = frame.responders?.at(-1);
  return {
    kind: 'respond',
    player,
    prompt: `${sayingOf(engine, frame)}: play an Interrupt?`,
    about: last ? 'play' : wordIn(frame, 'what'),
    ...(last && { source: last.source.card }),
    options: [
      ...plays.map((play) => optionOf(play)),
      ...(plays.some(({ isFree }) => isFree) ? massOptions(engine, player) : []),
      { verb: 'pass', rules },
    ],
    rules,
  };
}

function sayingOf(engine: Engine, frame: Frame): string {
  const last = frame.responders?.at(-1);
  if (last) return `${engine.nameOf(last.you)} plays ${titleOf(engine, last.source.card)}`;
  return `${engine.nameOf(numberIn(frame, 'player'))}: ${wordIn(frame, 'what')}`;
}

/** The option of a play. */
export const optionOf = ({ responder, on }: Play): Option => ({
  verb: 'play',
  card: responder.source.card,
  ...(on > 0 && { on }),
  rules: ['94-INTR-01', '94-INTR-03', '94-PLAY-02'],
});

function answer(engine: Engine, frame: Frame, option: Option, chosen: readonly Candidate[]): void {
  const player = numberIn(frame, 'next');
  engine.goto(frame, 'interrupt 3');
  frame.numbers.next = otherOf(player);
  if (option.verb === 'pass') {
    frame.numbers.passes = numberIn(frame, 'passes') + 1;
    engine.emit({ type: 'passed', player, silent: true }, ['94-OP-29']);
    return;
  }
  const { card, on = NOTHING } = option;
  if (option.selection) {
    for (const play of massed(engine, player, on, cardsOf(chosen))) announce(engine, frame, play);
    return;
  }
  const [play] = playsIn(engine, frame, player).filter((one) => one.responder.source.card === card && one.on === on);
  if (!play) throw new Error('an Interrupt that is not offered');
  announce(engine, frame, play);
}

/** 94-INTR-02, -06: it is shown, and put behind those that wait. */
function announce(engine: Engine, frame: Frame, { responder, occurrence, on }: Omit<Play, 'isFree'>): void {
  const { you, source } = responder;
  moveCards(engine, {
    verb: 'played',
    player: you,
    cards: [source.card],
    to: { zone: 'announced', player: you },
    face: 'up',
    known: 'all',
    rules: ['94-INTR-01', '94-INTR-02', '94-INTR-03', '94-CARD-17'],
  });
  frame.responders = [...respondersIn(frame), { ...responder, source: engine.ref(source.card) }];
  frame.numbers.passes = 0;
  if (on > 0) frame.cards[`on ${source.card}`] = [engine.ref(on)];
  if (!occurrence) return;
  const { also = [] } = frame;
  frame.numbers[`about ${source.card}`] = also.length;
  frame.also = [...also, occurrence];
}

// -------------------------------------------------------------------- taking effect

/** What the card responds to; null where it was played at any time. */
function answered({ also = [], numbers }: Frame, card: CardNumber): Occurrence | null {
  const index = numbers[`about ${card}`];
  return index === undefined ? null : itemAt(also, index);
}

/** The card it is played on. */
const playedOn = ({ cards }: Frame, card: CardNumber): Ref | undefined => cards[`on ${card}`]?.[0];

const isWaiting = (engine: Engine, { card }: Ref): boolean => engine.zoneOf(card) === 'announced';

/** 94-INTR-07, 94-OP-29: the last one first, so that one that nullifies what nullifies restores what came before. */
function strike(engine: Engine, frame: Frame): void {
  for (const responder of respondersIn(frame).toReversed()) {
    const { source, you } = responder;
    if (!isWaiting(engine, source) || !isNullifier(engine, responder)) continue;
    const targets = answered(frame, source.card)?.cards ?? [];
    for (const target of targets.filter((ref) => isWaiting(engine, ref)))
      nullify(engine, target.card, source.card, you);
  }
}

/** The first one played of those that were not struck; what it is played on must still be there (94-OP-29). */
function takeEffect(engine: Engine, frame: Frame): void {
  const [first, ...rest] = respondersIn(frame).filter(({ source }) => isWaiting(engine, source));
  if (!first) {
    engine.finish(frame);
    return;
  }
  frame.responders = rest;
  const { source, you } = first;
  const { card } = source;
  frame.cards.now = [source];
  frame.numbers.by = you;
  const on = playedOn(frame, card);
  // It has nullified what it was played for.
  if (isNullifier(engine, first)) return;
  if (on && !isStillThere(engine, card, you, on)) {
    const words = `${titleOf(engine, card)} comes to nothing: what it was played on is gone`;
    const rules = ['94-OP-29', ...ofBoarders(engine, card, '94-SPECIAL-07')];
    engine.emit({ type: 'announced', player: you, words, numbers: [], shown: [] }, rules);
    return;
  }
  if (on) lay(engine, card, { host: on.card, relation: 'on' }, you);
  else if (stays(engine, card)) lay(engine, card, { zone: 'table', player: you }, you);
  noteDeed(engine, 'play', you, engine.ref(card));
  if (on && isBoarder(engine, card) && !isFollowed(engine, frame, you, on)) startFight(engine, on.card, you);
  const responder = { ...first, source: engine.ref(card) };
  const occurrence = answered(frame, card);
  pushInstructions(engine, responder, carriedOutOf(engine, responder), {
    occurrence,
    subject: numberIn(frame, 'subject'),
  });
}

/** What is said of Rogue Borg alone. */
const ofBoarders = (engine: Engine, card: CardNumber, ...rules: readonly RuleId[]): readonly RuleId[] =>
  isBoarder(engine, card) ? rules : [];

/** Is what it is played on still there; of a ship that is boarded, is it still such a ship (94-SPECIAL-07)? */
const isStillThere = (engine: Engine, card: CardNumber, player: Seat, on: Ref): boolean =>
  engine.isSame(on) && (!isBoarder(engine, card) || placesFor(engine, card, player).includes(on.card));

/** 94-SPECIAL-01: does another board the ship with it, so that they fight together once all have come? */
function isFollowed(engine: Engine, frame: Frame, player: Seat, on: Ref): boolean {
  const next = frame.responders?.[0];
  if (next?.you !== player || !isBoarder(engine, next.source.card)) return false;
  return playedOn(frame, next.source.card)?.card === on.card;
}

function lay(engine: Engine, card: CardNumber, to: Place, player: Seat): void {
  const rules = ['94-INTR-04', ...ofBoarders(engine, card, '94-SPECIAL-06', '94-BEAM-10')];
  moveCards(engine, { verb: 'placed', player, cards: [card], to, face: 'up', known: 'all', commander: player, rules });
}

/** What a text answers, and in which frame that is under way; nothing, for an Event. */
interface Answered {
  readonly occurrence: Occurrence | null;
  readonly subject: number;
}
const NOT_ANSWERED: Answered = { occurrence: null, subject: -1 };

/** Carries out these texts of the card, in printed order; what they ask for is looked at as they take effect. */
export function pushInstructions(
  engine: Engine,
  responder: Responder,
  abilities: readonly number[],
  { occurrence, subject }: Answered = NOT_ANSWERED,
): void {
  const definition = engine.definitionOf(responder.source.card);
  const due = abilities.filter((number) => {
    const { if: demand } = abilityOf(definition, number);
    return !demand || holds(responderContext(engine, responder, occurrence ?? undefined), demand);
  });
  for (const number of due.toReversed()) {
    const { cost, do: effects } = abilityOf(definition, number);
    const blocks = [effects, ...(cost ? [cost] : [])].map((block) => numberOf(definition, block));
    pushText(engine, { ...responder, ability: number }, blocks, occurrence, subject);
  }
}

/** 94-INTR-05: discarded, unless its text keeps it in play or has put it elsewhere. */
function putAway(engine: Engine, frame: Frame): void {
  engine.goto(frame, 'interrupt 5');
  const card = cardIn(frame, 'now');
  const player = numberIn(frame, 'by');
  const isOnHost = engine.hostOf(card) === playedOn(frame, card)?.card;
  const isDone = isOnHost ? !stays(engine, card) : engine.zoneOf(card) === 'announced';
  if (isDone) discard(engine, card, player, ['94-INTR-05']);
  openPlayed(engine, card, player);
}

/** The card has been played: texts that speak of that, its own among them. */
export function openPlayed(engine: Engine, card: CardNumber, player: Seat): void {
  const occurrence = playOf(engine, card, player, 'did');
  openWindow(engine, {
    kind: 'did',
    occurrence,
    subject: -1,
    collected: ownResponders(engine, card, player, occurrence),
  });
}
