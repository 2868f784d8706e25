/** Files a player names to be written: none is overwritten that is something else, unless they say so. */
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { writerOf } from './lock.ts';
import { tried } from './system-error.ts';

/** What a file is to hold. */
export type Kind = 'journal' | 'cast';

const firstLines: Readonly<Record<Kind, v.GenericSchema>> = {
  journal: v.looseObject({ journal: v.number(), seats: v.array(v.unknown()) }),
  cast: v.looseObject({ version: v.literal(2), width: v.number(), height: v.number() }),
};

const words: Readonly<Record<Kind, string>> = { journal: 'a journal of a game', cast: 'a recording of a terminal' };

/**
 * Where something is to be written: a new file, one that is there and gives way, or what is no file (a pipe, /dev/null).
 * `isMeant`: the player has said that it may be lost.
 */
export type Target = { readonly is: 'new' | 'special' } | { readonly is: 'there'; readonly isMeant: boolean };

/** Looks at a file that is to be written; a string says why it must not be. `force`: the player means it, whatever it holds. */
export function targetAt(file: string, kind: Kind, force: boolean): Target | string {
  const stats = statsOf(file);
  if (typeof stats === 'string') return `${file} can't be written: ${stats}`;
  if (stats === null) {
    const folder = dirname(file);
    return existsSync(folder) ? { is: 'new' } : `${file} can't be written: there is no folder ${folder}`;
  }
  if (stats.isDirectory()) return `${file} is a folder; name a file in it`;
  if (!stats.isFile()) return { is: 'special' };
  const writer = writerOf(file);
  if (writer !== null) return `${file} is in use by ${writer}; choose another file`;
  if (force || stats.size === 0 || isKind(firstLineOf(file), kind)) return { is: 'there', isMeant: force };
  return `${file} is there already and is not ${words[kind]}: it would be lost; choose another file, or say --force`;
}

/**
 * Makes room for a file: one that is there and holds more than the beginning of the new text is kept beside it, with `~` behind its name, and a
 * number where that name is taken.
 */
export function makeRoom(file: string, target: Target, text: string): void {
  if (target.is !== 'there' || target.isMeant || text.startsWith(readFileSync(file, 'utf8'))) return;
  let kept = `${file}~`;
  for (let number = 2; existsSync(kept); number += 1) kept = `${file}~${number}`;
  renameSync(file, kept);
}

/** What is at a path; null if nothing is, a string if that can't be told. */
function statsOf(file: string): Stats | null | string {
  const looked = tried(() => statSync(file));
  if (looked.failure === null) return looked.value;
  return looked.failure.startsWith('ENOENT') ? null : looked.failure;
}

/** A header of a journal is not longer. */
const mostOfLine = 2 ** 20;

function firstLineOf(file: string): string {
  const bytes = Buffer.alloc(mostOfLine);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, bytes, 0, mostOfLine, 0);
  closeSync(descriptor);
  const [line = ''] = bytes
    .subarray(0, length)
    .toString('utf8')
    .replace(/^\u{feff}/u, '')
    .split('\n', 1);
  return line;
}

function isKind(line: string, kind: Kind): boolean {
  try {
    return v.is(firstLines[kind], JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
