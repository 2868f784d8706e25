/** A whole game: the spaceline is created and seeded, outposts are established, hands are drawn, then turns alternate (table `game`). */
import { moveCards, shuffle } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure, type Step } from '../../engine/kernel/procedure.ts';
import { takesDoubleTurns } from '../../effects/standing/index.ts';
import { OPENING_HAND } from './constants.ts';
import { option } from './options.ts';
import { outpostSteps } from './establish-outposts.ts';
import { SEATS, otherOf } from './seats.ts';
import { seedSteps } from './seed.ts';
import { lineSteps } from './spaceline.ts';
import { placingNow } from './state.ts';

const startSteps: readonly Step[] = [
  { label: 'start 1', rules: ['94-TURN-01'], does: shuffleDecks },
  { label: 'start 2', rules: ['94-TURN-02', '94-TURN-03'], does: drawHands },
  { label: 'start 3', rules: ['94-TURN-04', '94-OP-02'], does: beginFirstTurn },
  { label: 'game 3', rules: ['94-TURN-05'], does: (engine) => void engine.push('turn') },
  { label: 'game 3 next', rules: ['94-TURN-05'], does: nextTurn },
];

export const game = procedure('game', [...lineSteps, ...seedSteps, ...outpostSteps, ...startSteps]);

function shuffleDecks(engine: Engine): void {
  for (const player of SEATS) shuffle(engine, { zone: 'deck', player }, player, ['94-TURN-01']);
}

function drawHands(engine: Engine): void {
  for (const player of SEATS) {
    const cards = engine.zone('deck', player).slice(0, OPENING_HAND);
    moveCards(engine, { verb: 'drew', player, cards, to: { zone: 'hand', player }, face: 'down' });
  }
}

/** 94-OP-02: whoever was second in every alternation, or who happened to place last. */
function beginFirstTurn(engine: Engine): void {
  const { first, last } = placingNow(engine);
  const player = option(engine, 'turn.first') === 'last-placed' ? last : otherOf(first);
  engine.emit({ type: 'began', what: 'turn', player, number: 1 });
}

function nextTurn(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const { player, number } = engine.turn;
  const isDouble = takesDoubleTurns(engine, player) && engine.slice('isSecondTurn') !== true;
  if (isDouble) engine.note('94-CARD-22');
  engine.emit({ type: 'second turn', player, isSecond: isDouble });
  engine.emit({ type: 'began', what: 'turn', player: isDouble ? player : otherOf(player), number: number + 1 });
  engine.goto(frame, 'game 3');
}
