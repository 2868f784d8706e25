/** While a battle goes on: who is in it, and that only Interrupts are played then (94-BATTLE-03, 94-INTR-08). */
import { battleIn, type BattleKind } from '../../effects/undertakings.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardsIn, numberIn } from '../../engine/kernel/frames.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import type { Frame, Occurrence, Ref } from '../../engine/state/state.ts';
import { endUntil } from '../shared/lasting.ts';
import { involvedWith } from './battle-forces.ts';
import { openForInterrupts } from './interrupts.ts';
import { isLocation, locationOf } from './table.ts';

/** The slots of a battle's frame for who attacks and who is attacked; `attacker` and `defender` are the players. */
export const SIDES = ['attackers', 'targets'] as const;
export type Side = (typeof SIDES)[number];

/** Whose side it is. */
export const seatOf = (frame: Frame, slot: Side): Seat =>
  numberIn(frame, slot === 'attackers' ? 'attacker' : 'defender');

/** The step of a battle in which both may play Interrupts, once it is known who fights whom. */
export const interruptsStep = (label: string, kind: BattleKind): Step => ({
  label,
  rules: ['94-BATTLE-03', '94-INTR-08'],
  does: (engine, frame) => open(engine, frame, kind),
});

function open(engine: Engine, frame: Frame, kind: BattleKind): void {
  const [player, defender] = [seatOf(frame, 'attackers'), seatOf(frame, 'targets')];
  const involved = (slot: Side): Ref[] => {
    const there = cardsIn(frame, slot).filter((ref) => engine.isSame(ref));
    return involvedWith(
      engine,
      there.map(({ card }) => card),
    ).map((card) => engine.ref(card));
  };
  const [attackers, targets] = [involved('attackers'), involved('targets')];
  const [first] = [...attackers, ...targets];
  if (!first) return;
  const where = placeOf(engine, first.card);
  engine.emit({
    type: 'battle',
    battle: {
      kind,
      where,
      sides: [
        { player, cards: attackers, total: 0 },
        { player: defender, cards: targets, total: 0 },
      ],
      phase: 'begin',
      winner: -1,
    },
  });
  const occurrence: Occurrence = {
    name: 'battle',
    stage: 'did',
    player,
    cards: [...attackers, ...targets],
    by: null,
    where: engine.ref(where),
    words: { kind },
  };
  openForInterrupts(engine, { what: 'battle', player, occurrence });
  openWindow(engine, { kind: 'did', occurrence });
}

/** The location of whoever fights: of a team its planet. */
function placeOf(engine: Engine, card: CardNumber): CardNumber {
  const host = engine.hostOf(card);
  return isLocation(engine, host) ? host : locationOf(engine, card);
}

/** The battle is over, and what lasted for it. */
export function endBattle(engine: Engine): void {
  const battle = battleIn(engine);
  if (!battle) return;
  endUntil(engine, ['battle'], ['94-BATTLE-03']);
  engine.emit({ type: 'ended', what: battle.kind, player: battle.sides[0].player }, ['94-BATTLE-06']);
}
