/** Away Team vs. Away Team (table `pbattle`, 94-PBATTLE). */
import { valueOf } from '../../effects/meaning.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardsIn } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { areActive } from './activity.ts';
import { hasLeader } from './battle-forces.ts';
import { endBattle, interruptsStep } from './battle-period.ts';
import { drawOne, killOne } from './random-selection.ts';
import { otherOf } from './seats.ts';
import { show, stopFighters } from './ship-battle.ts';

export const teamBattle = procedure('pbattle', [
  { label: 'pbattle 3', rules: ['94-SHOW-07'], does: showTeams },
  interruptsStep('pbattle 4', 'combat'),
  { label: 'pbattle 5', rules: ['94-PBATTLE-01', '94-PBATTLE-02', '94-PBATTLE-03'], does: compareLeaders },
  {
    label: 'pbattle 6',
    rules: ['94-PBATTLE-05', '94-PBATTLE-11', '94-TURN-19', '94-CARD-13', '94-CARD-15'],
    does: addUp,
  },
  { label: 'pbattle 7', rules: ['94-PBATTLE-06', '94-PBATTLE-08'], does: compareTotals },
  { label: 'pbattle 8', rules: ['94-PBATTLE-07'], does: casualty },
  { label: 'pbattle 9', rules: ['94-PBATTLE-09', '94-BATTLE-06', '94-BATTLE-05', '94-WIN-04'], does: stopTeams },
]);

/** Those of a side who are still there and count. */
function side(engine: Engine, frame: Frame, slot: 'attackers' | 'targets'): CardNumber[] {
  const there = cardsIn(frame, slot).filter((ref) => engine.isSame(ref));
  return areActive(
    engine,
    there.map(({ card }) => card),
  );
}

const SIDES = ['attackers', 'targets'] as const;

/** The side of a player: whose turn it is attacks (94-BATTLE-02). */
const slotOf = (engine: Engine, player: Seat): 'attackers' | 'targets' =>
  player === engine.turn.player ? 'attackers' : 'targets';

function showTeams(engine: Engine, frame: Frame): void {
  show(
    engine,
    SIDES.flatMap((slot) => side(engine, frame, slot)),
  );
}

/** Marks who loses: the players, one bit each. */
function lose(frame: Frame, players: readonly Seat[]): void {
  for (const player of players) frame.numbers[`loses ${player}`] = 1;
}

function compareLeaders(engine: Engine, frame: Frame): void {
  const { player } = engine.turn;
  const without = [player, otherOf(player)].filter(
    (seat) => !hasLeader(engine, side(engine, frame, slotOf(engine, seat))),
  );
  if (without.length === 0) return;
  engine.note(without.length === 2 ? '94-PBATTLE-03' : '94-PBATTLE-02');
  lose(frame, without);
  engine.goto(frame, 'pbattle 8');
}

function addUp(engine: Engine, frame: Frame): void {
  for (const slot of SIDES) {
    const total = side(engine, frame, slot).reduce((sum, card) => sum + valueOf(engine, card, 'strength'), 0);
    frame.numbers[slot] = total;
    const player = slot === 'attackers' ? engine.turn.player : otherOf(engine.turn.player);
    engine.emit({ type: 'announced', player, words: `STRENGTH ${total}`, numbers: [total], shown: [] });
  }
}

function compareTotals(engine: Engine, frame: Frame): void {
  const { attackers = 0, targets = 0 } = frame.numbers;
  const { player } = engine.turn;
  if (attackers === targets) engine.note('94-PBATTLE-08');
  else lose(frame, [attackers < targets ? player : otherOf(player)]);
}

/** 94-PBATTLE-03, -07: one of each team that has lost, drawn by the other player. */
function casualty(engine: Engine, frame: Frame): void {
  const { player } = engine.turn;
  for (const seat of [otherOf(player), player]) {
    if (frame.numbers[`loses ${seat}`] !== 1) continue;
    const drawn = drawOne(engine, side(engine, frame, slotOf(engine, seat)), seat);
    if (drawn > 0) killOne(engine, drawn);
  }
}

function stopTeams(engine: Engine, frame: Frame): void {
  const cards = SIDES.flatMap((slot) => cardsIn(frame, slot))
    .filter((ref) => engine.isSame(ref))
    .map(({ card }) => card);
  endBattle(engine);
  stopFighters(engine, cards);
}
