/** A short stable mark of a card's definition: a journal notices when a card was changed since. */
import type { Definition } from '../engine/definition.ts';

const OFFSETS: readonly [number, number] = [0x811c9dc5, 0x050c5d1f];
const PRIME = 0x01000193;
const HEX = 16;
const HEX_DIGITS = 8;

/** Sixteen hexadecimal digits over the facts and the text of a card; the same on every machine. */
export function fingerprint(definition: Definition): string {
  const text = canonical({ ...definition, abilities: undefined, leftover: undefined, compiled: undefined });
  return OFFSETS.map((offset) => hash(text, offset).toString(HEX).padStart(HEX_DIGITS, '0')).join('');
}

/** FNV-1a over the text's UTF-16 units. */
function hash(text: string, offset: number): number {
  let value = offset;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  return value >>> 0;
}

/** JSON with the keys of every object in order, so that the order of a file's fields means nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const ordered = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${ordered.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
