/** Places in the words of scenarios: `hand of kirk`, `aboard Test Ship`, `at Far Away`. */
import type { PlacedCard } from '../commands/index.ts';
import type { PositionNow } from './position-now.ts';

/** Words for zones, and the engine's name for each. */
const ZONES: readonly (readonly [words: string, zone: string])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard pile', 'discard'],
  ['discard', 'discard'],
  ['dilemma pile', 'dilemmas'],
  ['dilemmas', 'dilemmas'],
  ['dilemma stack', 'stack'],
  ['drawn dilemmas', 'drawn'],
  ['core', 'core'],
  ['brig', 'brig'],
  ['missions', 'missions'],
];

/** Whether a card is at a place. Null if the words name no place. */
export function isAt(placed: PlacedCard, place: string, now: PositionNow): boolean | null {
  if (place === 'removed') return placed.place.in === 'zone' && placed.place.zone === 'removed';
  const zoned = /^(.+) of (.+)$/.exec(place);
  const zone = ZONES.find(([words]) => words === zoned?.[1]?.toLowerCase())?.[1];
  const seat = now.game.seats.findIndex((name) => name.toLowerCase() === zoned?.[2]?.toLowerCase());
  if (zone !== undefined && seat >= 0) return isInZone(placed, zone, seat, now);
  const [, word = '', name = ''] = /^(aboard|at|beneath|on) (.+)$/.exec(place) ?? [];
  if (name === '' || now.named(name).length === 0) return null;
  return isWith(placed, word, name, now);
}

function isInZone({ place, card }: PlacedCard, zone: string, seat: number, now: PositionNow): boolean {
  if (place.in === 'zone') return place.zone === zone && place.player === seat;
  const { attempt } = now.view;
  const isPart = place.in === 'attempt' && place.part === zone;
  return isPart && (attempt?.opponent === seat || card.owner === seat);
}

const RELATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    aboard: ['aboard'],
    at: ['here', 'ships'],
    beneath: ['beneath'],
    on: ['on', 'damage'],
  }),
);

function isWith(placed: PlacedCard, word: string, name: string, now: PositionNow): boolean {
  const { place } = placed;
  return (
    place.in === 'host' && (RELATIONS.get(word) ?? []).includes(place.relation) && now.isNamed(now.host(placed), name)
  );
}

/** Where a card is, in the same words. */
export function placeWords(placed: PlacedCard, now: PositionNow): string {
  const { place } = placed;
  switch (place.in) {
    case 'zone': {
      if (place.zone === 'removed') return 'removed';
      const words = ZONES.find(([, zone]) => zone === place.zone)?.[0] ?? place.zone;
      return `${place.zone === 'discard' ? 'discard' : words} of ${now.game.seats[place.player] ?? 'nobody'}`;
    }
    case 'host': {
      const word = [...RELATIONS.keys()].find((one) => RELATIONS.get(one)?.includes(place.relation)) ?? place.relation;
      return `${word} ${now.host(placed)?.card.definition.id ?? `@${place.host}`}`;
    }
    case 'attempt':
      return `in the attempt (${place.part})`;
    case 'shown':
      return 'shown only';
  }
}
