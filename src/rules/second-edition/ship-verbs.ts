/** What is done to ships and those aboard: movement that a text orders, not a player (2E-MOVE-11, 2E-OP-27), and beaming. */
import { pendingCards, withOutcome } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Action } from '../../engine/state/state.ts';
import { performBeam } from './beam.ts';
import { settled, moveCards } from '../../effects/doing/index.ts';
import { missionOf } from '../../effects/reading/index.ts';
import { valueOf } from '../../effects/meaning.ts';
import { isStaffed } from './staffing.ts';

/** A staffed ship moves where the text says; no Range is needed or used. */
function moveByText(engine: Engine, action: Action): Action {
  const { to } = action;
  const host = to && 'host' in to ? missionOf(engine, to.host) : 0;
  const pending = pendingCards(engine, action);
  const staffed = pending.filter((ship) => isStaffed(engine, ship));
  if (staffed.length < pending.length)
    engine.emit(
      { type: 'announced', player: action.agent, words: 'leaves it there: not staffed', numbers: [], shown: [] },
      ['2E-MOVE-11'],
    );
  const ships = staffed.filter((ship) => host > 0 && missionOf(engine, ship) !== host);
  const [first] = ships;
  const from = first === undefined ? {} : { from: engine.ref(missionOf(engine, first)) };
  moveCards(engine, {
    verb: 'moved',
    player: action.agent,
    cards: ships,
    to: { host, relation: 'ships' },
    rules: ['2E-MOVE-11', '2E-OP-27'],
  });
  const after = { ...action, ...from };
  return withOutcome(withOutcome(after, ships, 'done'), pendingCards(engine, action), 'impossible', action.agent);
}

function restoreRange(engine: Engine, action: Action): Action {
  const ships = pendingCards(engine, action);
  for (const ship of ships) engine.emit({ type: 'range', ship, used: 0, left: valueOf(engine, ship, 'range') });
  return settled(action, ships);
}

/** What is left of its Range this turn is used; more may still be added to it. */
function useRange(engine: Engine, action: Action): Action {
  const ships = pendingCards(engine, action);
  for (const ship of ships) {
    const range = Math.max(valueOf(engine, ship, 'range'), engine.numberOn(ship, 'rangeUsed'));
    engine.emit({ type: 'range', ship, used: range, left: 0 }, ['2E-MOVE-07']);
  }
  return settled(action, ships);
}

export const shipVerbs: Readonly<Record<string, (engine: Engine, action: Action) => Action>> = {
  move: moveByText,
  beam: performBeam,
  restoreRange,
  useRange,
};
