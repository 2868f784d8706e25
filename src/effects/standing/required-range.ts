/** Texts that change the Range a move requires: 'When this ship is about to move to X, subtract 2 from the Range required'. */
import type { Engine, Listener } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { responderOf, respondersTo } from '../../engine/acting/responders.ts';
import type { Occurrence } from '../../engine/state/state.ts';
import type { Ability, Mod } from '../../language/tree/index.ts';
import { amountOf, holds, isAbilityActive } from '../meaning.ts';
import { responderContext, matchesPattern, abilityOf } from '../reading/index.ts';
import { listeningFor } from '../../engine/kernel/listeners.ts';

/** What texts make of a distance: so much more or less, and whether the missions count as in one quadrant. */
export interface Shift {
  readonly by: number;
  readonly isOneQuadrant: boolean;
}

const NO_SHIFT: Shift = { by: 0, isOneQuadrant: false };

/** Does the ability do nothing but change the Range that a move requires? It is then no action, but holds for every move. */
export function changesDistance({ at, may, cost, limit, do: effects }: Ability): boolean {
  if (at.t !== 'on' || at.ev.e !== 'move' || at.ev.stage !== 'about') return false;
  if (may !== undefined || cost !== undefined || limit !== undefined) return false;
  return effects.every((effect) => effect.x === 'mod' && effect.mods.every(isOfDistance));
}

const isOfDistance = (mod: Mod): boolean => mod.m === 'sameQuadrant' || (mod.m === 'num' && mod.prop === 'distance');

function travelTexts(engine: Engine): readonly Listener[] {
  return listeningFor(engine.listeners, 'about:move');
}

/** Is there no text at work that can change distances? */
export function areDistancesFixed(engine: Engine): boolean {
  return respondersTo(engine, 'about:move').length === 0;
}

/** The event that the player is about to move this ship to a mission. */
export const aboutToMove = (engine: Engine, player: Seat, ship: CardNumber, to: CardNumber): Occurrence => ({
  name: 'move',
  stage: 'about',
  player,
  cards: [engine.ref(ship)],
  by: null,
  where: engine.ref(to),
});

/** How texts in play change the Range that this ship needs to move to a mission. */
export function shiftOf(engine: Engine, player: Seat, ship: CardNumber, to: CardNumber): Shift {
  const occurrence = aboutToMove(engine, player, ship, to);
  return travelTexts(engine)
    .map((listener) => shiftBy(engine, listener, occurrence))
    .reduce(
      (sum, { by, isOneQuadrant }) => ({
        by: sum.by + by,
        isOneQuadrant: sum.isOneQuadrant || isOneQuadrant,
      }),
      NO_SHIFT,
    );
}

function shiftBy(engine: Engine, listener: Listener, occurrence: Occurrence): Shift {
  const { card, ability: number } = listener;
  const ability = abilityOf(engine.definitionOf(card), number);
  const responder = engine.isInPlay(card) ? responderOf(engine, listener) : null;
  if (!responder || ability.at.t !== 'on' || !changesDistance(ability)) return NO_SHIFT;
  if (!isAbilityActive(engine, card, number)) return NO_SHIFT;
  const context = responderContext(engine, responder, occurrence);
  if (!matchesPattern(context, ability.at.ev, occurrence)) return NO_SHIFT;
  if (ability.if && !holds(context, ability.if)) return NO_SHIFT;
  const mods = ability.do.flatMap((effect) => (effect.x === 'mod' ? effect.mods : []));
  return {
    by: mods.reduce((sum, mod) => (mod.m === 'num' ? sum + amountOf(context, mod.by) : sum), 0),
    isOneQuadrant: mods.some((mod) => mod.m === 'sameQuadrant'),
  };
}
