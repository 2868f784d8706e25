/** Repairing damage at the end of the turn (2E-DAMAGE-07 to -12). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Candidate, CardNumber, Request } from '../../engine/asking/request.ts';
import type { Frame } from '../../engine/state/state.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { inPlay } from '../../effects/reading/index.ts';
import { headquartersFor } from './play-places.ts';
import { isMine, placesOf } from './table.ts';

/** Damaged ships of the active player at a headquarters mission where they could be played, not yet asked about. */
function repairable(engine: Engine, frame: Frame): CardNumber[] {
  const { player } = engine.turn;
  return placesOf(engine, player).flatMap((mission) =>
    engine
      .hosted(mission, 'ships')
      .filter((ship) => isMine(engine, ship, player) && engine.hosted(ship, 'damage').length > 0)
      .filter(
        (ship) => frame.numbers[`repair ${ship}`] !== 1 && headquartersFor(engine, ship, player).includes(mission),
      ),
  );
}

/** For a trace: damaged ships that are not repaired now, for where they are or whose turn it is. */
function noteUnrepaired(engine: Engine): void {
  if (!engine.watcher) return;
  for (const ship of inPlay(engine).filter((card) => engine.hosted(card, 'damage').length > 0)) {
    const commander = engine.commanderOf(ship);
    if (commander !== engine.turn.player) engine.note('2E-DAMAGE-09');
    else if (!headquartersFor(engine, ship, commander).includes(engine.hostOf(ship))) engine.note('2E-DAMAGE-07');
  }
}

/** One damage card for each such ship, or none; which of two is its commander's choice (2E-DAMAGE-08, -12). */
export function repairChoices(engine: Engine, frame: Frame): Request | null {
  const [ship] = repairable(engine, frame);
  noteUnrepaired(engine);
  if (ship === undefined) return null;
  const from: Candidate[] = engine.hosted(ship, 'damage').map((card) => ({ kind: 'card', card }));
  const rules = ['2E-DAMAGE-07', '2E-DAMAGE-08', '2E-DAMAGE-12'];
  return {
    kind: 'choose',
    player: engine.turn.player,
    prompt: `Repair ${engine.definitionOf(ship).title}?`,
    source: ship,
    options: [{ verb: 'choose', rules, selection: { from, min: 0, max: 1, ordered: false, example: [] } }],
    rules,
  };
}

/** Removes the chosen damage card: to its owner's discard pile, a dilemma to the bottom of the pile (2E-DAMAGE-10). */
export function repair(engine: Engine, frame: Frame, chosen: readonly Candidate[]): void {
  const [ship] = repairable(engine, frame);
  if (ship === undefined) throw new Error('no ship to repair');
  frame.numbers[`repair ${ship}`] = 1;
  const [first] = chosen;
  if (first?.kind !== 'card') return;
  const { zone, at } = engine.ruleset.texts.pileOf(engine, first.card);
  moveCards(engine, {
    verb: 'repaired',
    player: engine.turn.player,
    cards: [first.card],
    to: { zone, player: engine.ownerOf(first.card) },
    at,
    face: 'up',
    carrier: ship,
    rules: ['2E-DAMAGE-10'],
  });
}
