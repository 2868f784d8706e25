/** A game is killed at a moment by chance, looked at, and gone on with. */
import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../games.ts';
import { runTogether } from '../program.ts';
import { Sandbox } from '../sandbox.ts';
import { journal, type Face } from './face.ts';
import { seated, type Reference } from './reference.ts';

/** When a game was killed: before there was a journal, in the middle, or not at all since it had ended. */
export type When = 'before' | 'within' | 'after';

export interface Killed {
  readonly when: When;
  /** How many answers were in the journal, and how many were shown as given. */
  readonly answers: number;
  readonly acknowledged: number;
  readonly harms: readonly string[];
}

/** The game as this face plays it when nobody kills it. */
export interface Unkilled {
  readonly milliseconds: number;
  readonly header: string;
}

const headerOf = (text: string): string => text.slice(0, text.indexOf('\n') + 1);

/** Plays the game at a face to its end: how long it takes, and the header of its journal. */
export async function unkilled(face: Face, game: Reference): Promise<Unkilled> {
  const sandbox = new Sandbox();
  const begun = performance.now();
  const sitting = face.begin(sandbox, game);
  await sitting.ended;
  const milliseconds = performance.now() - begun;
  const text = readFileSync(sandbox.path(journal), 'utf8');
  const acknowledged = await face.acknowledged(sitting.shown(), game);
  const entries = entriesOf(text);
  sandbox.remove();
  const isSame = entries.every((entry, index) => entry === game.entries[index]);
  if (!isSame || acknowledged !== entries.length) {
    throw new Error(`${face.name} plays another game: ${entries.length} answers, shown ${acknowledged}`);
  }
  return { milliseconds, header: headerOf(text) };
}

/** Kills a game after so much of the time it takes (in millionths), and looks at what is left of it. */
export async function killAt(face: Face, game: Reference, whole: Unkilled, millionths: number): Promise<Killed> {
  const sandbox = new Sandbox();
  const sitting = face.begin(sandbox, game);
  const milliseconds = (whole.milliseconds * millionths) / 1e6;
  const isOver = await Promise.race([
    sitting.ended.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds)),
  ]);
  sitting.kill();
  await sitting.ended;
  const harms: string[] = [];
  const look = { sandbox, face, game, whole, harms };
  const found = existsSync(sandbox.path(journal)) ? await lookAt(look, sitting.shown()) : await beginAnew(look);
  sandbox.remove();
  return { ...found, when: isOver ? 'after' : found.when, harms };
}

interface Look {
  readonly sandbox: Sandbox;
  readonly face: Face;
  readonly game: Reference;
  readonly whole: Unkilled;
  readonly harms: string[];
}

type Found = Omit<Killed, 'harms'>;

/** Before there was a journal nothing can be lost; but the same game can be begun, and nothing is left over. */
async function beginAnew({ sandbox, game, harms }: Look): Promise<Found> {
  const args = ['--seats', seated('script'), '--seed', `${game.seed}`, '--record', journal, '--do', 'quit'];
  const { status, err } = await runTogether(sandbox, ['play', '--plain', ...args]);
  if (status !== 0) harms.push(`it can't be begun anew: ${err}`);
  harms.push(...leftOver(sandbox));
  return { when: 'before', answers: 0, acknowledged: 0 };
}

async function lookAt({ sandbox, face, game, whole, harms }: Look, shown: string): Promise<Found> {
  const text = readFileSync(sandbox.path(journal), 'utf8');
  const all = whole.header + game.entries.map((entry) => `${entry}\n`).join('');
  if (!all.startsWith(text)) harms.push('the journal is not the beginning of the one it would have become');
  const answers = entriesOf(text).length;
  const acknowledged = await face.acknowledged(shown, game);
  if (typeof acknowledged === 'string') harms.push(acknowledged);
  else if (acknowledged > answers) harms.push(`${acknowledged} answers were shown, ${answers} are in the journal`);
  const replayed = await runTogether(sandbox, ['replay', journal], { bound: 30_000 });
  const isTorn = !text.endsWith('\n');
  const isFine = isTorn ? replayed.err.includes('cut off in this line') : replayed.status === 0;
  if (!isFine) harms.push(`replay has status ${replayed.status ?? ''}: ${replayed.err}`);
  if (!replayed.out.includes(`${answers} lines go as recorded`)) harms.push('it does not replay as recorded');
  const wrong = await face.resume(sandbox, game, answers);
  if (wrong !== null) harms.push(`it can't be gone on with: ${wrong}`);
  if (readFileSync(sandbox.path(journal), 'utf8') !== all) harms.push('gone on with, it becomes another game');
  harms.push(...leftOver(sandbox));
  return { when: 'within', answers, acknowledged: typeof acknowledged === 'string' ? 0 : acknowledged };
}

/** Files of the sandbox that are no longer needed: neither the journal nor what the attack has put there. */
function leftOver(sandbox: Sandbox): readonly string[] {
  const ours = [journal, 'moves.txt', 'pid'];
  const paths = [...sandbox.snapshot().keys()].filter((path) => !ours.includes(path));
  return paths.map((path) => `${path.replace(/\d+/g, 'N')} is left over`);
}
