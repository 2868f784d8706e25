/** What cards at a location bar: ships that would pass, ships that must stop there, beaming (94-CARD-20, 94-CARD-22). */
import { beamedAt } from './state.ts';
import { candidates, covers, holds, isExempt } from '../../effects/meaning.ts';
import { every, missionOf } from '../../effects/reading/index.ts';
import { isBanned, rulesAtWork } from '../../effects/standing/index.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { way } from '../../engine/places/rows.ts';
import type { Cond } from '../../language/tree/index.ts';
import { isLocation, locationOf, spaceline } from './table.ts';

const ABOARD = 'ship';

/** The locations of cards that bar this ship in such a way. */
function barsOf(engine: Engine, ship: CardNumber, how: 'pass' | 'halt'): CardNumber[] {
  return rulesAtWork(engine, 'barrier').flatMap(({ context, effect }) => {
    if (effect.how !== how || !covers(context, effect.who, ship)) return [];
    const known = { ...context, cards: { ...context.cards, [ABOARD]: [engine.ref(ship)] } };
    const crew: Cond | null = effect.unless
      ? {
          c: 'req',
          who: { n: 'all', f: { f: 'kind', is: 'personnel' }, at: { p: 'aboard', ship: { ref: ABOARD } } },
          req: effect.unless,
        }
      : null;
    return crew && holds(known, crew) ? [] : [missionOf(engine, context.source.card)];
  });
}

/** Why the ship may not go that way; null if nothing bars it. */
export function whyBarred(engine: Engine, ship: CardNumber, to: CardNumber): string | null {
  const route = way(engine, locationOf(engine, ship), to) ?? [];
  const row = spaceline(engine);
  // Between this location and the one on its right.
  const isCrossed = (left: CardNumber): boolean => {
    const right = row[row.indexOf(left) + 1];
    return right !== undefined && route.includes(left) && route.includes(right);
  };
  if (barsOf(engine, ship, 'pass').some(isCrossed)) return 'a card between two locations does not let it pass';
  const between = route.slice(1, -1);
  return barsOf(engine, ship, 'halt').some((place) => between.includes(place))
    ? 'it must stop at a location on the way'
    : null;
}

/** What bars ships at a location, unless those aboard may pass: the way to the location on its right and back, or going further in the same turn. */
export function barredAt(engine: Engine, mission: CardNumber): readonly ('pass' | 'halt')[] {
  if (engine.hosted(mission, 'on').length === 0) return [];
  return rulesAtWork(engine, 'barrier').flatMap(({ context, effect }) =>
    missionOf(engine, context.source.card) === mission ? [effect.how] : [],
  );
}

/** Must the ship stay at this location for the rest of the turn once it has come there? */
export const mustHalt = (engine: Engine, ship: CardNumber, at: CardNumber): boolean =>
  barsOf(engine, ship, 'halt').includes(at);

/** The planet whose surface is left or reached; undefined where ships beam to each other. */
export const surfaceOf = (engine: Engine, from: CardNumber, to: CardNumber): CardNumber | undefined =>
  [from, to].find((place) => isLocation(engine, place));

/** Does a text keep the card from being beamed between these places? */
export const isBeamBanned = (engine: Engine, card: CardNumber, from: CardNumber, to: CardNumber): boolean =>
  isBanned(engine, card, {
    name: 'beam',
    ...(isLocation(engine, from) && { from }),
    ...(isLocation(engine, to) && { to }),
  });

/** Of these cards, those of which only so many more may be beamed up or down at the planet this turn, for each text that says so. */
export function beamLimits(
  engine: Engine,
  planet: CardNumber | undefined,
  cards: readonly CardNumber[],
): readonly { readonly of: readonly CardNumber[]; readonly left: number }[] {
  if (planet === undefined) return [];
  return rulesAtWork(engine, 'beamMost')
    .filter(({ context: { source } }) => missionOf(engine, source.card) === planet)
    .map(({ context, effect }) => ({
      of: cards.filter(
        (card) => covers(context, every(effect.what), card) && !isExempt(engine, card, 'beam', context.source.card),
      ),
      left: Math.max(0, effect.n - beamedAt(engine, planet)),
    }));
}

/** Where the ship must go now, as fast as it can, by texts that call it home: the places that are as good; null where none does. */
export function homewardOf(engine: Engine, ship: CardNumber): readonly CardNumber[] | null {
  const calls = rulesAtWork(engine, 'homeward').filter(({ context, effect }) => covers(context, effect.who, ship));
  if (calls.length === 0) return null;
  return calls.flatMap(({ context, effect }) =>
    candidates(context, every({ f: effect.to })).map((outpost) => locationOf(engine, outpost)),
  );
}
