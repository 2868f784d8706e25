/** Holographic re-creations (94-HOLO). */
import { moveCards } from '../../effects/doing/index.ts';
import { reaching } from '../../effects/meaning.ts';
import { isType } from '../../effects/reading/index.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import { CHANNEL } from '../../engine/kernel/channels.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import { hasEquipment } from './activity.ts';
import { isHologram, isLocation, locationOf, shipsOf } from './table.ts';

/** 94-HOLO-06: does a holoprojector work at the planet? */
export const mayProjectAt = (engine: Engine, mission: CardNumber): boolean =>
  reaching(engine, mission, 'projects').length > 0;

/** From which ship holograms are projected to the planet: it controls them (94-HOLO-09, -11). */
export function project(engine: Engine, cards: readonly CardNumber[], ship: CardNumber): void {
  const holograms = cards.filter((card) => isHologram(engine, card));
  if (holograms.length === 0) return;
  engine.emit({ type: 'projected', cards: holograms, ship }, ['94-HOLO-06', '94-HOLO-10']);
}

/** The ship that controls a hologram on a planet; undefined if nobody knows of one. */
function controllerOf(engine: Engine, card: CardNumber): CardNumber | undefined {
  const known = engine.numberOn(card, 'projectedFrom');
  if (known > 0) return known;
  const ships = shipsOf(engine, engine.commanderOf(card), locationOf(engine, card));
  return ships.find((ship) => hasEquipment(engine, ship, 'Holodeck')) ?? ships[0];
}

/** Deactivated holograms are back aboard the ship that controls them (94-RAND-05, 94-HOLO-09). */
export function deactivate(engine: Engine, cards: readonly CardNumber[], rules: readonly RuleId[]): void {
  if (cards.length === 0) return;
  engine.emit({ type: 'deactivated', cards }, rules);
  for (const card of cards) {
    if (engine.relationOf(card) === 'aboard') continue;
    const host = controllerOf(engine, card);
    if (host === undefined || !engine.isInPlay(host)) continue;
    const to = { host, relation: 'aboard' };
    moveCards(engine, {
      verb: 'returned',
      player: engine.commanderOf(card),
      cards: [card],
      to,
      face: 'down',
      known: 'all',
      rules,
    });
  }
}

/** The holograms in play. */
const holograms = rememberingOnce(
  (engine: Engine): readonly CardNumber[] =>
    engine.cards.filter(
      (card) =>
        engine.isInPlay(card) && isType(engine, card, 'personnel') && engine.definitionOf(card).icons.includes('holo'),
    ),
  { until: CHANNEL.inPlay, isPlain: true },
);

/** Those of them that are on planets. */
const projected = (engine: Engine): readonly CardNumber[] =>
  holograms(engine).filter((card) => engine.relationOf(card) === 'here' && isLocation(engine, engine.hostOf(card)));

/** What no projector or no ship holds any more on its planet is back aboard, or gone with its ship; true if something was. */
export function endProjections(engine: Engine): boolean {
  let isDone = false;
  for (const card of projected(engine)) {
    const ship = controllerOf(engine, card);
    if (ship === undefined) continue;
    const mission = engine.hostOf(card);
    if (!engine.isInPlay(ship)) {
      const player = engine.ownerOf(card);
      const to = { zone: 'discard', player };
      moveCards(engine, {
        verb: 'destroyed',
        player,
        cards: [card],
        to,
        face: 'up',
        rules: ['94-HOLO-11', '94-DMG-15'],
      });
    } else if (locationOf(engine, ship) !== mission || !mayProjectAt(engine, mission))
      deactivate(engine, [card], ['94-HOLO-09']);
    else if (engine.numberOn(card, 'projectedFrom') === 0) {
      project(engine, [card], ship);
      continue;
    } else continue;
    isDone = true;
  }
  return isDone;
}
