/** A short stable mark of a card's definition: a journal notices when a card was changed since. */
import type { Definition } from '../engine/definition.ts';
import { hashOf } from '../engine/state/hash.ts';

/** Twelve hexadecimal digits over the facts and the text of a card; the same on every machine. */
export function fingerprint(definition: Definition): string {
  return hashOf({ ...definition, abilities: undefined, leftover: undefined, compiled: undefined, blank: undefined });
}
