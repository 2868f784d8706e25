/** Away Team vs. Away Team (table `pbattle`, 94-PBATTLE), and whoever fights as they do. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardsIn, numberIn } from '../../engine/kernel/frames.ts';
import { procedure, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { areActive } from './activity.ts';
import { hasLeader } from './battle-forces.ts';
import { endBattle, interruptsStep, seatOf, SIDES, type Side } from './battle-period.ts';
import { strengthOf } from './boarders.ts';
import { drawOne, killOne } from './random-selection.ts';
import { show, stopFighters } from './ship-battle.ts';

/** Those of a side who are still there and count. */
function side(engine: Engine, frame: Frame, slot: Side): CardNumber[] {
  const there = cardsIn(frame, slot).filter((ref) => engine.isSame(ref));
  return areActive(
    engine,
    there.map(({ card }) => card),
  );
}

/** A fight of personnel, hand to hand, is opened: both show, and may play Interrupts. */
export const opening = (show: string, interrupts: string): readonly Step[] => [
  { label: show, rules: ['94-SHOW-07'], does: showTeams },
  interruptsStep(interrupts, 'combat'),
];

/** The labels of the steps in which it is fought out, by what is done in them. */
interface Labels {
  readonly leaders: string;
  readonly totals: string;
  readonly compare: string;
  readonly casualty: string;
}

/** It is fought out, up to its casualties; `totals`: by which rules STRENGTH is added up. */
export const outcome = (labels: Labels, totals: readonly string[]): readonly Step[] => [
  {
    label: labels.leaders,
    rules: ['94-PBATTLE-01', '94-PBATTLE-02', '94-PBATTLE-03'],
    does: (engine, frame) => {
      if (compareLeaders(engine, frame)) engine.goto(frame, labels.casualty);
    },
  },
  { label: labels.totals, rules: totals, does: addUp },
  { label: labels.compare, rules: ['94-PBATTLE-06', '94-PBATTLE-08'], does: compareTotals },
  { label: labels.casualty, rules: ['94-PBATTLE-07'], does: casualty },
];

export const teamBattle = procedure('pbattle', [
  ...opening('pbattle 3', 'pbattle 4'),
  ...outcome({ leaders: 'pbattle 5', totals: 'pbattle 6', compare: 'pbattle 7', casualty: 'pbattle 8' }, [
    '94-PBATTLE-05',
    '94-PBATTLE-11',
    '94-TURN-19',
    '94-CARD-13',
    '94-CARD-15',
  ]),
  { label: 'pbattle 9', rules: ['94-PBATTLE-09', '94-BATTLE-06', '94-BATTLE-05', '94-WIN-04'], does: stopTeams },
]);

function showTeams(engine: Engine, frame: Frame): void {
  show(
    engine,
    SIDES.flatMap((slot) => side(engine, frame, slot)),
  );
}

const lose = (frame: Frame, sides: readonly Side[]): void => {
  for (const slot of sides) frame.numbers[`${slot} lose`] = 1;
};

/** Whoever has no leader has lost; true if somebody has. */
function compareLeaders(engine: Engine, frame: Frame): boolean {
  const without = SIDES.filter((slot) => !hasLeader(engine, side(engine, frame, slot)));
  if (without.length === 0) return false;
  engine.note(without.length === 2 ? '94-PBATTLE-03' : '94-PBATTLE-02');
  lose(frame, without);
  return true;
}

function addUp(engine: Engine, frame: Frame): void {
  for (const slot of SIDES) {
    const total = side(engine, frame, slot).reduce((sum, card) => sum + strengthOf(engine, card), 0);
    frame.numbers[slot] = total;
    const player = seatOf(frame, slot);
    engine.emit({ type: 'announced', player, words: `STRENGTH ${total}`, numbers: [total], shown: [] });
  }
}

function compareTotals(engine: Engine, frame: Frame): void {
  const [attackers, targets] = [numberIn(frame, 'attackers'), numberIn(frame, 'targets')];
  if (attackers === targets) engine.note('94-PBATTLE-08');
  else lose(frame, [attackers < targets ? 'attackers' : 'targets']);
}

/** 94-PBATTLE-03, -07: one of each team that has lost, drawn by the other player. */
function casualty(engine: Engine, frame: Frame): void {
  for (const slot of SIDES.toReversed()) {
    if (frame.numbers[`${slot} lose`] !== 1) continue;
    const drawn = drawOne(engine, side(engine, frame, slot), seatOf(frame, slot));
    if (drawn > 0) killOne(engine, drawn);
  }
}

/** The battle is over, and these of its cards are stopped (94-BATTLE-06). */
export function endFight(engine: Engine, frame: Frame, sides: readonly Side[]): void {
  const refs = sides.flatMap((slot) => cardsIn(frame, slot)).filter((ref) => engine.isSame(ref));
  endBattle(engine);
  stopFighters(
    engine,
    refs.map(({ card }) => card),
  );
}

function stopTeams(engine: Engine, frame: Frame): void {
  endFight(engine, frame, SIDES);
}
