/** ENG 13: the defender may begin again with the parts exchanged (OBJ-COUNTER). */
import type { Battle } from '../../effects/undertakings.ts';
import { isStopped, missionOf } from '../../effects/reading/index.ts';
import { mayFight } from '../../effects/standing/index.ts';
import type { CardNumber, Option, Request, Seat } from '../../engine/asking/request.ts';
import { cardsIn, numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import type { Frame, Ref } from '../../engine/state/state.ts';
import { isStaffed } from '../second-edition/staffing.ts';
import { isMine } from '../second-edition/table.ts';

/** OBJ-COUNTER-04: one that is itself a counterattack is not answered. */
export const isCounterattack = (frame: Frame): boolean => frame.numbers.counterattack === 1;

/** The slots of those who were in the engagement, and of where it was. */
const ATTACKERS = 'attackers';
const DEFENDERS = 'defenders';

/** Who takes part is known until the engagement is over; a counterattack comes after that. */
export function remember(frame: Frame, { sides: [first, second], where }: Battle): void {
  frame.cards[ATTACKERS] = first.cards;
  frame.cards[DEFENDERS] = second.cards;
  frame.numbers.where = where;
  frame.numbers.defender = second.player;
}

/** OBJ-COUNTER-02: ships of a side that are still there. */
function stillThere(engine: Engine, frame: Frame, side: string, player: Seat): readonly CardNumber[] {
  const isThere = (ref: Ref): boolean =>
    engine.isSame(ref) && isMine(engine, ref.card, player) && missionOf(engine, ref.card) === numberIn(frame, 'where');
  return cardsIn(frame, side)
    .filter(isThere)
    .map(({ card }) => card);
}

function pairs(engine: Engine, frame: Frame): readonly Option[] {
  const { defender } = frame.numbers;
  // An engagement that was prevented has had none.
  if (defender === undefined || isCounterattack(frame)) return [];
  if (!mayFight(engine, defender, 'engagement', numberIn(frame, 'where'))) return [];
  const own = stillThere(engine, frame, DEFENDERS, defender).filter(
    (ship) => !isStopped(engine, ship) && isStaffed(engine, ship),
  );
  return stillThere(engine, frame, ATTACKERS, numberIn(frame, 'player')).flatMap((target) =>
    own.map((ship) => ({
      verb: 'counterattack',
      card: target,
      with: ship,
      rules: ['OBJ-COUNTER-01', 'OBJ-COUNTER-03', 'OBJ-COUNTER-05', 'OBJ-RESTR-04', 'OBJ-RESTR-05'],
    })),
  );
}

function request(engine: Engine, frame: Frame): Request | null {
  const options = pairs(engine, frame);
  if (options.length === 0) {
    engine.note(isCounterattack(frame) ? 'OBJ-COUNTER-04' : 'OBJ-COUNTER-02');
    return null;
  }
  const rules = ['OBJ-COUNTER-01', 'OBJ-COUNTER-02'];
  return {
    kind: 'counterattack',
    player: numberIn(frame, 'defender'),
    prompt: 'Counterattack?',
    options: [...options, { verb: 'no', rules }],
    rules,
  };
}

/** OBJ-COUNTER-03, -05: another engagement of the same order, with everything drawn anew. */
function begin(engine: Engine, frame: Frame, { card, with: ship }: Option): void {
  if (card === undefined || ship === undefined) return;
  engine.push('engagement', {
    cards: { place: [engine.ref(ship)], target: [engine.ref(card)] },
    numbers: { player: numberIn(frame, 'defender'), opponent: numberIn(frame, 'player'), counterattack: 1 },
    words: { name: 'counterattack' },
  });
}

export const counterattackSteps: readonly Step[] = [
  {
    label: 'ENG 13',
    rules: ['OBJ-COUNTER-01', 'OBJ-COUNTER-03', 'OBJ-COUNTER-04', 'OBJ-COUNTER-05'],
    asks: { request, answered: begin },
  },
];
