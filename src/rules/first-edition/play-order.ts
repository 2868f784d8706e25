/** The order `play`: an Event as the turn's one card, an Interrupt at any time (94-PLAY-01, -02, -11, 94-INTR). */
import type { CardNumber, Option, Refusal, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { passes, refusalOf, type Check, type Fault } from '../shared/checks.ts';
import { crewAboardOf } from './battle-forces.ts';
import { isBoarder } from './boarders.ts';
import type { Deed } from './deeds.ts';
import { NOTHING, type Order, orderBy } from './order.ts';
import { massOptions, massed } from './massing.ts';
import { lacksEnabler, onLaterTurn } from './supernova.ts';
import { isType } from '../../effects/reading/index.ts';
import { optionOf, playInterrupts } from './interrupts.ts';
import { startEvent } from './play-event.ts';
import {
  areDemandsMet,
  doesSomething,
  hasFreeWay,
  interruptsOf,
  isEvent,
  isFree,
  isInterrupt,
  isUnderstood,
  mayNotBePlayed,
  placesFor,
  type Moment,
} from './plays.ts';
import { inHandCheck, oneCardCheck } from './report.ts';
import { wasCardPlayed } from './state.ts';
import { titleOf } from './table.ts';

/** Nothing has been announced: the player acts. */
const ANY_TIME: Moment = { occurrences: [] };

const textChecks: readonly Check<Order>[] = [
  {
    rules: ['94-CARD-24', '94-OP-33'],
    why: (engine, { card }) => (card > 0 && !isUnderstood(engine, card) ? 'its text is not understood' : null),
  },
  {
    rules: ['94-CARD-22'],
    why: (engine, { card, player }) =>
      card > 0 && mayNotBePlayed(engine, card, player) ? 'a text forbids to play it' : null,
  },
  {
    rules: ['94-CARD-22'],
    why: (engine, { card, player }) =>
      card === NOTHING || areDemandsMet(engine, card, player) ? null : 'what its text demands is not met',
    because: [lacksEnabler],
  },
  onLaterTurn,
];

/** Why it cannot be played there, or anywhere. */
function whyNoPlace(engine: Engine, { card, on, at, player }: Order): string | null {
  if (card === NOTHING) return null;
  const places = placesFor(engine, card, player);
  if (places.length === 0) return 'there is nothing it can be played on';
  const place = at === NOTHING ? on : at;
  return place === NOTHING || places.includes(place) ? null : `${titleOf(engine, card)} is not played there`;
}

/** 94-SPECIAL-07: there is nobody to fight on that ship. */
const isEmptyShip: Fault<Order> = {
  rules: ['94-SPECIAL-07'],
  why: (engine, { card, on }) =>
    card > 0 && on > 0 && isBoarder(engine, card) && isType(engine, on, 'ship') && crewAboardOf(engine, on).length === 0
      ? 'nobody is aboard'
      : null,
};

const eventChecks: readonly Check<Order>[] = [
  {
    rules: ['94-CARD-16'],
    why: (engine, { player }) => (engine.turn.player === player ? null : 'Events are played in your own turn'),
  },
  {
    rules: ['94-TURN-08'],
    why: (engine, { player }) =>
      engine.turn.player === player && engine.turn.segment !== 'play'
        ? 'a card is played before orders are given'
        : null,
  },
  oneCardCheck,
  inHandCheck,
  {
    rules: ['94-PLAY-01'],
    why: (engine, { card }) =>
      card > 0 && isEvent(engine, card) ? null : 'Events and Interrupts are played; others report for duty',
  },
  ...textChecks,
  { rules: ['94-PLAY-13'], why: whyNoPlace },
];

const interruptChecks: readonly Check<Order>[] = [
  {
    rules: ['94-INTR-01'],
    why: (engine, { card, player }) => (engine.liesIn(card, 'hand', player) ? null : 'that card is not in your hand'),
  },
  ...textChecks,
  {
    rules: ['94-CARD-22'],
    why: (engine, { card, player }) => {
      if (!isUnderstood(engine, card)) return null;
      if (!hasFreeWay(engine, card)) return 'what it answers does not happen now';
      if (isFree(engine, card, player)) return null;
      return doesSomething(engine, card, player)
        ? 'what it asks for is not so now'
        : 'there is nothing that it could do now';
    },
  },
  { rules: ['94-CARD-22', '94-INTR-04'], why: whyNoPlace, because: [isEmptyShip] },
];

/** Every rule that forbids to play the card now; one that is either an Event or an Interrupt answers as the latter. */
function whyNotOne(engine: Engine, order: Order): Refusal | null {
  const { card } = order;
  const isAsInterrupt = card > 0 && isInterrupt(engine, card) && (!isEvent(engine, card) || isAnswering(engine));
  return refusalOf(engine, isAsInterrupt ? interruptChecks : eventChecks, order);
}

const isAnswering = ({ request }: Engine): boolean => request?.kind === 'respond';

/** 94-SPECIAL-01: several cards are played at once if they board a ship together. */
function whyNot(engine: Engine, order: Order): Refusal | null {
  const { list } = order;
  if (list.length < 2) return whyNotOne(engine, list[0] === undefined ? order : { ...order, card: list[0] });
  if (!list.every((card) => isBoarder(engine, card)))
    return {
      refused: true,
      rules: ['94-PLAY-01', '94-SPECIAL-01'],
      reason: 'only Rogue Borg are played several at once',
    };
  return list.map((card) => whyNotOne(engine, { ...order, card })).find((refusal) => refusal !== null) ?? null;
}

function options(engine: Engine, player: Seat): Option[] {
  const interrupts = [...interruptsOf(engine, player, ANY_TIME).map(optionOf), ...massOptions(engine, player)];
  if (wasCardPlayed(engine) || engine.turn.segment !== 'play') return interrupts;
  const events = engine.zone('hand', player).filter((card) => isEvent(engine, card));
  return [...events.flatMap((card) => eventOptions(engine, card, player)), ...interrupts];
}

const eventOptions = (engine: Engine, card: CardNumber, player: Seat): Option[] =>
  placesFor(engine, card, player)
    .filter((on) => passes(engine, eventChecks, orderBy(player, { card, on })))
    .map((on): Option => ({ verb: 'play', card, ...(on > 0 && { on }), rules: ['94-PLAY-01', '94-PLAY-11'] }));

function begin(engine: Engine, { card, on, player, list }: Order): void {
  if (list.length > 0) {
    playInterrupts(engine, player, massed(engine, player, on, list));
    return;
  }
  if (isEvent(engine, card)) {
    startEvent(engine, card, on, player);
    return;
  }
  const play = interruptsOf(engine, player, ANY_TIME).find(
    (one) => one.responder.source.card === card && one.on === on,
  );
  if (!play) throw new Error('an Interrupt that is not offered');
  playInterrupts(engine, player, [play]);
}

export const playDeed: Deed = {
  verb: 'play',
  label: 'turn 1❶',
  rules: ['94-PLAY-01', '94-PLAY-02'],
  options,
  whyNot,
  carryOut: begin,
  begin,
};
