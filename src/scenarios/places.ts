/** Places in the words of scenarios: `hand of kirk`, `aboard Test Hull`, `at Far Away`. */
import type { PlacedCard } from '../commands/index.ts';
import type { PositionNow } from './position-now.ts';

/** Whether a card is at a place. Null if the words name no place. */
export function isAt(placed: PlacedCard, place: string, now: PositionNow): boolean | null {
  const { sharedZones, rows, zoneWords, relationWords } = now.words.scenarioWords;
  if (sharedZones.includes(place)) return placed.place.in === 'zone' && placed.place.zone === place;
  if (rows.has(place)) return placed.place.in === 'row' && placed.place.row === place;
  const zoned = /^(.+) of (.+)$/.exec(place);
  const zone = zoneWords.find(([words]) => words === zoned?.[1]?.toLowerCase())?.[1];
  const seat = now.game.seats.findIndex((name) => name.toLowerCase() === zoned?.[2]?.toLowerCase());
  if (zone !== undefined && seat >= 0) return isInZone(placed, zone, seat);
  const word = [...relationWords.keys()].find((one) => place.startsWith(`${one} `)) ?? '';
  const name = place.slice(word.length + 1);
  if (word === '' || name === '' || now.named(name).length === 0) return null;
  return isWith(placed, word, name, now);
}

function isInZone({ place, card }: PlacedCard, zone: string, seat: number): boolean {
  if (place.in === 'zone') return place.zone === zone && place.player === seat;
  return place.in === 'under way' && place.part === zone && (place.player === seat || card.owner === seat);
}

function isWith(placed: PlacedCard, word: string, name: string, now: PositionNow): boolean {
  const { place } = placed;
  return (
    place.in === 'host' &&
    now.words.scenarioWords.relationWords.get(word)?.includes(place.relation) === true &&
    now.isNamed(now.host(placed), name)
  );
}

/** Where a card is, in the same words. */
export function placeWords(placed: PlacedCard, now: PositionNow): string {
  const { place } = placed;
  const { sharedZones, zoneWords, relationWords } = now.words.scenarioWords;
  switch (place.in) {
    case 'zone': {
      if (sharedZones.includes(place.zone)) return place.zone;
      const words = zoneWords.find(([, zone]) => zone === place.zone)?.[0] ?? place.zone;
      return `${words} of ${now.game.seats[place.player] ?? 'nobody'}`;
    }
    case 'row':
      return place.row;
    case 'host': {
      const word =
        [...relationWords.keys()].find((one) => relationWords.get(one)?.includes(place.relation)) ?? place.relation;
      return `${word} ${now.host(placed)?.card.definition.id ?? `@${place.host}`}`;
    }
    case 'under way':
      return `in the ${place.what} (${place.part})`;
    case 'shown':
      return 'shown only';
  }
}
