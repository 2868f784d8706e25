/**
 * How games ended, a line of JSON each, in one file beside the journals. A line is on the disk, or nothing of it; what stands there is never written anew, so
 * that nothing that this program can't read is lost.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { LIMITS, makeFolder, readBytes, warningAt, type Problem } from '../../catalog/index.ts';
import { disk as realDisk, type Disk } from './disk.ts';
import { alone } from './lock.ts';
import { attempt, tried } from './system-error.ts';

const word = v.pipe(v.string(), v.maxLength(LIMITS.nameCharacters));
const whole = v.pipe(v.number(), v.safeInteger());
const natural = v.pipe(whole, v.minValue(0));

const seat = v.object({
  name: word,
  kind: word,
  /** The deck's name; empty where nobody knows it. */
  deck: word,
  score: whole,
  won: v.boolean(),
});

const result = v.object({
  result: v.literal(1),
  /** The name of its journal, and of the state it ended in: the same game is counted once. */
  journal: word,
  hash: word,
  ended: v.pipe(v.string(), v.isoTimestamp()),
  ruleset: word,
  seed: natural,
  turns: natural,
  reason: word,
  /** How often it was taken back over what had come to light. */
  rewound: natural,
  seats: v.pipe(v.array(seat), v.minLength(2), v.maxLength(LIMITS.seats)),
});

/** How one game ended. */
export type Result = v.InferOutput<typeof result>;

export interface Results {
  /** The oldest first. */
  readonly results: readonly Result[];
  /** Lines that can't be read, and are passed over. */
  readonly problems: readonly Problem[];
}

/** All results of a file; none where it is not there. */
export function readResults(file: string): Results {
  if (!existsSync(file)) return { results: [], problems: [] };
  const read = tried(() => readBytes(file).toString('utf8'));
  if (read.failure !== null)
    return { results: [], problems: [warningAt(at(file, 1), `results can't be read: ${read.failure}`, REMEDY)] };
  const results = new Map<string, Result>();
  const problems: Problem[] = [];
  for (const [index, line] of read.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const found = resultIn(line);
    if (found === null) problems.push(warningAt(at(file, index + 1), 'this line is no result of a game', REMEDY));
    else results.set(keyOf(found), found);
  }
  return { results: [...results.values()], problems };
}

const keyOf = ({ journal, hash }: Result): string => `${journal} ${hash}`;

const REMEDY = 'it is passed over; the line can be deleted';
const at = (file: string, line: number) => ({ file, line, column: 1 });

function resultIn(line: string): Result | null {
  try {
    const read = v.safeParse(result, JSON.parse(line));
    return read.success ? read.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Adds a result, unless it stands there already; why it can't be kept, or null. Waits for another program that does the same. */
export async function addResult(
  file: string,
  added: Result,
  waits: (message: string) => void,
  disk: Disk = realDisk,
): Promise<string | null> {
  const folder = attempt(() => makeFolder(dirname(file)));
  if (folder !== null) return folder;
  const outcome = await alone(file, waits, () => {
    const { results } = readResults(file);
    const isThere = results.some((each) => keyOf(each) === keyOf(added));
    return isThere ? null : append(file, `${JSON.stringify(added)}\n`, disk);
  });
  return typeof outcome === 'object' && outcome !== null ? outcome.problem : outcome;
}

/** Writes a line at the end, behind one that was never finished on a line of its own; what the system says if it can't, and then nothing is added. */
function append(file: string, line: string, disk: Disk): string | null {
  const isNew = !existsSync(file);
  const opened = tried(() => disk.open(file, isNew ? 'wx' : 'r+'));
  if (opened.failure !== null) return opened.failure;
  const descriptor = opened.value;
  const asked = tried(() => disk.stat(descriptor, file));
  if (asked.failure !== null) {
    attempt(() => disk.close(descriptor));
    return asked.failure;
  }
  const { size } = asked.value;
  const failure = attempt(() => {
    const isTorn = size > 0 && readBytes(file).at(-1) !== LINE_END;
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    for (let offset = 0; offset < bytes.length;) offset += disk.write(descriptor, bytes, offset, size + offset);
    disk.sync(descriptor);
    if (isNew) disk.syncFolder(dirname(file));
  });
  if (failure !== null) attempt(() => disk.cut(descriptor, size));
  const closing = attempt(() => disk.close(descriptor));
  return failure ?? closing;
}

const LINE_END = '\n'.charCodeAt(0);
