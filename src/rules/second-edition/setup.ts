/** Setting up the game (2E-SETUP). */
import { moveCards, shuffle } from '../../effects/doing/index.ts';
import { below } from '../../engine/state/chance.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { HAND } from './constants.ts';

/** Deals the game out, then plays turn after turn until it is over. */
export const game = procedure('game', [
  { label: 'SETUP shuffle', rules: ['2E-SETUP-03'], does: shuffleAll },
  { label: 'SETUP first', rules: ['2E-SETUP-04', '2E-SETUP-05'], does: decideFirst },
  { label: 'SETUP hands', rules: ['2E-SETUP-06', '2E-OP-10', '2E-LOOK-22'], does: drawHands },
  { label: 'TURN', rules: ['2E-TURN-01'], does: (engine) => void engine.push('turn') },
  { label: 'TURN next', rules: ['2E-TURN-01'], does: nextTurn },
]);

function shuffleAll(engine: Engine): void {
  engine.seats.forEach((_, player) => {
    shuffle(engine, { zone: 'dilemmas', player }, player, ['2E-SETUP-03', '2E-LOOK-09']);
    shuffle(engine, { zone: 'deck', player }, player, ['2E-SETUP-03', '2E-LOOK-08']);
  });
}

export function decideFirst(engine: Engine): void {
  const { state } = engine;
  const drawn = below(state.chance, state.seats.length);
  const first = state.first >= 0 ? state.first : drawn.value;
  engine.emit({ type: 'chance', outcome: first, of: state.seats.length, chance: drawn.chance });
  engine.emit({ type: 'began', what: 'turn', player: first, number: 1 });
}

export function drawHands(engine: Engine): void {
  engine.seats.forEach((_, player) => {
    const cards = engine.zone('deck', player).slice(0, HAND);
    moveCards(engine, { verb: 'drew', player, cards, to: { zone: 'hand', player }, face: 'down' });
  });
}

/** Turns pass clockwise. */
export function nextTurn(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const { turn, seats } = engine;
  const player = (turn.player + 1) % seats.length;
  engine.emit({ type: 'began', what: 'turn', player, number: turn.number + 1 });
  engine.goto(frame, 'TURN');
}
