/** ENG 9: the winner's current tactic becomes a damage marker of a losing ship (OBJ-DAMAGE-01 to -09). */
import { act, pending } from '../../engine/acting/action.ts';
import { choose } from '../../engine/asking/select.ts';
import { actOut, damageTextProcedure as shared } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { changed, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { battleOf } from '../second-edition/battle-end.ts';
import { currentTactic } from './engagement-totals.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** The slots of the marker and of the ship that it goes on. */
const MARKER = 'marker';
const MARKED = 'marked';

/** Ships of the losing side that are still in play. */
function losers(engine: Engine): readonly CardNumber[] {
  const { sides, winner } = battleOf(engine);
  const [first, second] = sides;
  const losing = winner === first.player ? second : first;
  return losing.cards.filter((ref) => engine.isSame(ref) && isType(engine, ref.card, 'ship')).map(({ card }) => card);
}

/** OBJ-DAMAGE-03: of several losing ships the winner chooses one. */
function chooseShip(engine: Engine, frame: Frame): void {
  const { winner } = battleOf(engine);
  const marker = winner < 0 ? undefined : currentTactic(engine, winner);
  const ships = marker === undefined ? [] : losers(engine);
  if (marker === undefined || ships.length === 0) {
    engine.goto(frame, 'ENGAGE 6 effect');
    return;
  }
  frame.cards[MARKER] = [engine.ref(marker)];
  choose(engine, {
    player: winner,
    prompt: 'Which ship is damaged?',
    from: ships.map((card) => engine.ref(card)),
    min: 1,
    max: 1,
    as: MARKED,
    source: marker,
    rules: ['OBJ-DAMAGE-03'],
  });
}

/** OBJ-DAMAGE-01, -02, -09: it is placed, and the hull is looked at before its text acts. */
function place(engine: Engine, frame: Frame): void {
  const [marker] = cardsIfAny(frame, MARKER);
  const [ship] = cardsIfAny(frame, MARKED);
  if (!marker || !ship) return;
  act(engine, {
    verb: 'place',
    agent: battleOf(engine).winner,
    source: null,
    objects: pending([marker]),
    wanted: 1,
    to: { host: ship.card, relation: 'damage' },
  });
}

export const markerSteps: readonly Step[] = [
  { label: 'ENG 9', rules: ['OBJ-DAMAGE-01', 'OBJ-DAMAGE-02', 'OBJ-DAMAGE-03'], does: chooseShip },
  {
    label: 'ENG 9a',
    rules: ['OBJ-DAMAGE-01', 'OBJ-DAMAGE-02', 'OBJ-DAMAGE-04', 'OBJ-DAMAGE-05', 'OBJ-DAMAGE-06', 'OBJ-DAMAGE-09'],
    does: place,
  },
];

/** Wherever a marker is placed. */
export const damageText = changed(shared, {
  steps: {
    'damage text': {
      instead: [{ label: 'ENG 9c', rules: ['OBJ-DAMAGE-04', 'OBJ-DAMAGE-09', 'OBJ-DAMAGE-11'], does: actOut }],
    },
  },
});
