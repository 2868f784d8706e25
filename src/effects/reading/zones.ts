/** Zones by the words of the language. */
import type { ZoneName } from '../../language/tree/index.ts';

const ZONES: Readonly<Record<Exclude<ZoneName, 'play'>, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  dilemmaPile: 'dilemmas',
  dilemmaStack: 'stack',
  drawn: 'drawn',
  aside: 'aside',
  core: 'core',
  brig: 'brig',
  removed: 'removed',
};

/** Is it a zone of the language in which cards lie? */
export function isZoneName(word: string): word is Exclude<ZoneName, 'play'> {
  return Object.hasOwn(ZONES, word);
}

/** The engine's name of a zone of the language. */
export function zoneName(zone: Exclude<ZoneName, 'play'>): string {
  return ZONES[zone];
}
