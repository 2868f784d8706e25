/** Locations that are vaporized: when such an Event may be played, what it does, what delays it (table `nova`, 94-SPECIAL-14 to -21). */
import { settled, type Perform } from '../../effects/doing/index.ts';
import { candidates, reaching } from '../../effects/meaning.ts';
import { contextOf, every } from '../../effects/reading/index.ts';
import { act, pending, pendingCards } from '../../engine/acting/action.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Fault } from '../shared/checks.ts';
import { NOTHING, type Order } from './order.ts';
import { discard } from './nullify.ts';
import { programOf } from './plays.ts';
import { spaceline, titleOf } from './table.ts';
import { vaporizes } from './vaporizing.ts';

/** 94-SPECIAL-17: is nothing left of the location but a way through? */
export const isVaporized = (engine: Engine, mission: CardNumber): boolean =>
  reaching(engine, mission, 'vaporized').some(({ context }) => !isDelayed(engine, context.source.card));

const isDelayed = (engine: Engine, nova: CardNumber): boolean => engine.numberOn(nova, 'delayed') > 0;

/** 94-SPECIAL-17, 94-OP-35: nothing is attempted, built or beamed to where nothing is left. */
export const notVaporized = (placeOf: (order: Order) => CardNumber): Fault<Order> => ({
  rules: ['94-SPECIAL-17'],
  why: (engine, order) => {
    const place = placeOf(order);
    return place !== NOTHING && isVaporized(engine, place) ? `${titleOf(engine, place)} is vaporized` : null;
  },
});

// -------------------------------------------------------------------- playing it

/** What its text demands that the player has on the table. */
function enablersOf(engine: Engine, card: CardNumber, player: Seat): readonly CardNumber[] {
  const context = contextOf(engine, engine.ref(card), player);
  return programOf(engine, card).abilities.flatMap(({ at, if: demand }) =>
    at.t === 'playNeed' && demand?.c === 'some' ? candidates(context, every(demand.sel)) : [],
  );
}

/** 94-SPECIAL-14: without Tox Uthat on the table there is none; told where what its text demands is not met. */
export const lacksEnabler: Fault<Order> = {
  rules: ['94-SPECIAL-14'],
  why: (engine, { card }) => (vaporizes(engine, card) ? 'it explodes by nothing else' : null),
};

/** 94-SPECIAL-15: what it demands must have been laid on an earlier turn. */
export const onLaterTurn: Fault<Order> = {
  rules: ['94-SPECIAL-15'],
  why: (engine, { card, player }) => {
    if (card === 0 || !vaporizes(engine, card)) return null;
    const enablers = enablersOf(engine, card, player);
    return enablers.length > 0 && enablers.every((one) => wasPlayedThisTurn(engine, one))
      ? `${enablers.map((one) => titleOf(engine, one)).join(', ')} was played this turn: it follows on a later one`
      : null;
  },
};

const wasPlayedThisTurn = (engine: Engine, card: CardNumber): boolean =>
  engine
    .facts('turn')
    .some(({ verb, refs }) => verb === 'play' && refs.some((ref) => ref.card === card && engine.isSame(ref)));

/** 94-OP-35: it has been played, so that what it demanded has been used. */
export function discardEnabler(engine: Engine, nova: CardNumber, player: Seat): void {
  const [enabler] = enablersOf(engine, nova, player);
  if (enabler !== undefined) discard(engine, enabler, player, ['94-OP-35', '94-ART-05']);
}

// -------------------------------------------------------------------- what it does

/** 94-SPECIAL-16, -21: everything else at the location is discarded, whosever it is; only the Mission stays, and points that it gave. */
export function vaporize(engine: Engine, nova: CardNumber): void {
  const mission = engine.hostOf(nova);
  const player = engine.commanderOf(nova);
  for (const seed of engine.hosted(mission, 'under')) discard(engine, seed, player, ['94-SPECIAL-16']);
  const others = ['on', 'here', 'ships', 'outposts']
    .flatMap((relation) => engine.hosted(mission, relation))
    .filter((card) => card !== nova);
  engine.note('94-SPECIAL-16', '94-SPECIAL-21');
  if (others.length === 0) return;
  const objects = pending(others.map((card) => engine.ref(card)));
  act(engine, { verb: 'destroy', agent: player, source: engine.ref(nova), objects, wanted: others.length });
}

// -------------------------------------------------------------------- what delays it

/** 94-SPECIAL-20: what is being played takes effect so many of its player's turns later. */
export const delay: Perform = (engine, action) => {
  const turns = action.amount;
  if (turns === undefined) throw new Error('a delay without an end');
  const cards = pendingCards(engine, action);
  for (const card of cards) {
    const play = engine.frames.find(({ procedure, cards: { card: of } }) => {
      return procedure === 'play event' && of?.[0]?.card === card;
    });
    if (play) play.numbers.delay = turns;
  }
  return settled(action, cards);
};

/** At the start of a turn: the player's Supernovas that were delayed until now take effect. */
export function endDelays(engine: Engine): void {
  const { player } = engine.turn;
  const novae = spaceline(engine).flatMap((mission) => engine.hosted(mission, 'on'));
  for (const nova of novae) {
    if (!isDelayed(engine, nova) || engine.commanderOf(nova) !== player) continue;
    const turns = engine.numberOn(nova, 'delayed') - 1;
    engine.emit({ type: 'delayed', card: nova, turns }, ['94-SPECIAL-20']);
    if (turns === 0) vaporize(engine, nova);
  }
}
