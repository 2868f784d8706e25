/** Drawing objectives and exchanging those that fit nowhere (OBJ-DRAW-04 to -09, OBJ-SETUP-06). */
import { moveCards } from '../../effects/doing/index.ts';
import type { CardNumber, Option, Request, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { missionKind, placesOf } from '../second-edition/table.ts';
import { fits } from './fitting.ts';

/** OBJ-SETUP-06: one for each location that is no headquarters. */
export function drawFirstObjectives(engine: Engine): void {
  engine.seats.forEach((_, player) => {
    const attemptable = placesOf(engine, player).filter((place) => missionKind(engine, place) !== 'headquarters');
    drawObjectives(engine, player, attemptable.length, ['OBJ-SETUP-06', 'OBJ-ACTIVE-01']);
  });
}

/** OBJ-DRAW-04, -05, -08: whoever has none draws one for nothing; from an empty pile nothing is drawn. */
export function drawIfNoneIsActive(engine: Engine): void {
  const { player } = engine.turn;
  if (engine.zone('active', player).length > 0) engine.note('OBJ-DRAW-07');
  else if (engine.zone('objective pile', player).length === 0) engine.note('OBJ-DRAW-08');
  else drawObjectives(engine, player, 1, ['OBJ-DRAW-04', 'OBJ-DRAW-05', 'OBJ-DRAW-06']);
}

function drawObjectives(engine: Engine, player: Seat, wanted: number, rules: readonly RuleId[]): void {
  const cards = engine.zone('objective pile', player).slice(0, wanted);
  if (cards.length === 0) return;
  moveCards(engine, {
    verb: 'drew',
    player,
    cards,
    to: { zone: 'active', player },
    face: 'up',
    known: 'all',
    commander: player,
    rules: [...rules, 'OBJ-ACTIVE-01', 'OBJ-SHOW-01'],
  });
}

/** OBJ-DRAW-09: may one of these be exchanged, since none fits any of the player's locations? */
export function exchangeRequest(engine: Engine): Request | null {
  const { player } = engine.turn;
  const active = engine.zone('active', player);
  const isStuck = !active.some((objective) => placesOf(engine, player).some((place) => fits(engine, objective, place)));
  if (active.length === 0 || !isStuck || engine.zone('objective pile', player).length === 0) return null;
  const rules = ['OBJ-DRAW-09'];
  const options: Option[] = active.map((card) => ({ verb: 'exchange', card, rules }));
  return {
    kind: 'exchange',
    player,
    prompt: 'None of your objectives fits a location of yours: exchange one?',
    options: [...options, { verb: 'no', rules }],
    rules,
  };
}

/** OBJ-DRAW-09: face down beneath the pile, and one drawn. */
export function exchange(engine: Engine, objective: CardNumber): void {
  const { player } = engine.turn;
  const rules = ['OBJ-DRAW-09'];
  moveCards(engine, {
    verb: 'exchanged',
    player,
    cards: [objective],
    to: { zone: 'objective pile', player },
    at: 'bottom',
    face: 'down',
    known: 'all',
    rules,
  });
  drawObjectives(engine, player, 1, rules);
}
