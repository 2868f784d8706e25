/** Who somebody is: the fingerprint of the key that they have proved to hold, or a guest who is nobody tomorrow. */
import { createHash } from 'node:crypto';

export interface Person {
  /** What everything of theirs is kept under; of a guest only until they leave. */
  readonly id: string;
  /** What others see. */
  readonly name: string;
  readonly isGuest: boolean;
}

/** The id of a key: the SHA-256 of its public half, in letters that any file system takes. */
export const idOfKey = (data: Uint8Array): string => `k${createHash('sha256').update(data).digest('hex').slice(0, 40)}`;

/** The id of somebody whom another program vouches for, by the name it gives. */
export const idOfName = (name: string): string => `n${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;

/** What every id looks like; nothing else ever becomes part of a path. */
export const isId = (id: string): boolean => /^[kng][0-9a-f]{40}$/.test(id);

/** Whether an id is a guest's. */
export const isGuestId = (id: string): boolean => id.startsWith('g');

/** What somebody asked for with the name they came with: `anna+ascii+mono`. */
export interface Wishes {
  readonly name: string;
  readonly ascii: boolean;
  readonly mono: boolean;
}

const mostLetters = 20;

/** Reads a user's name. Letters, digits, `-` and `_` remain of it; nothing of one that has none. */
export function wishesIn(user: string): Wishes {
  const [name = '', ...wishes] = user.slice(0, 200).split('+');
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '')
    .replace(/^-+/, '');
  return {
    name: Array.from(plain).slice(0, mostLetters).join(''),
    ascii: wishes.includes('ascii'),
    mono: wishes.includes('mono'),
  };
}
