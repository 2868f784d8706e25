/** A journal on a disk that fails: at every single call of the file system, in every way. */
import { expect, it, vi } from 'vitest';
import { leaveGame } from '../../../src/cli/run/leaving.ts';
import { JournalFile } from '../../../src/cli/files/journal-file.ts';
import { headerOf, isRefusal, type Journal, parseJournal, replay, Session } from '../../../src/table/index.ts';
import { secondEdition } from '../../../src/rules/second-edition/index.ts';
import { shippedGame, shippedSeats } from '../../commands/games.ts';
import { memoryDisk, type Fault, type MemoryDisk } from './memory-disk.ts';

const SEED = 4;
const PATH = '/games/g.journal';
const bots = shippedSeats(SEED).map((seat) => ({ ...seat, kind: 'random' }));
const header = headerOf({ version: '0', ruleset: secondEdition.name, seed: SEED, first: null }, bots);
const begun: Journal = { header, entries: [] };

function begin(disk: MemoryDisk): JournalFile | string {
  return JournalFile.begin(PATH, begun, { is: 'new' }, null, disk);
}

/** A session whose game has come to its first question. */
function sit(journal: JournalFile): Session {
  const game = shippedGame(SEED);
  game.opening();
  return new Session(game, bots, SEED, journal);
}

/** The hash of the game that the file holds, an unfinished last line apart. */
function hashIn(disk: MemoryDisk): string {
  const { journal, end, problem } = parseJournal(disk.content(PATH), PATH);
  if (journal === null || end.is === 'damaged') throw new Error(`the journal is damaged: ${problem?.message ?? ''}`);
  const { game, mismatch } = replay(journal, shippedGame(SEED));
  expect(mismatch).toBeNull();
  return game.hash();
}

const answers = 4;

/** How many calls a sitting makes on a disk that works: the last one when it has begun, and after each answer. */
function callsOf(): readonly number[] {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  const calls = [disk.calls()];
  for (let answer = 0; answer < answers; answer += 1) {
    expect(session.letBotAnswer()).not.toBeNull();
    calls.push(disk.calls());
  }
  return calls;
}

const calls = callsOf();
const [beginning = 0] = calls;
const all = Array.from({ length: (calls.at(-1) ?? 0) - beginning }, (_, index) => beginning + index);

it.each<Fault>(['none', 'half', 'after'])('no journal is begun where the disk fails (%s), and that is said', (how) => {
  for (let at = 0; at < beginning; at += 1) {
    const disk = memoryDisk();
    disk.fail(at, 1, how);
    expect(begin(disk), `call ${at}`).toMatch(/can't be written: ENOSPC/);
  }
});

it.each<Fault>(['none', 'half', 'after'])(
  'an answer counts when it is written, and only then, wherever the disk fails once (%s)',
  (how) => {
    for (const at of all) {
      const disk = memoryDisk();
      disk.fail(at, 1, how);
      const journal = begin(disk);
      if (typeof journal === 'string') throw new Error(journal);
      const session = sit(journal);
      for (let given = 0; given < answers;) {
        const before = session.game.hash();
        const told = session.letBotAnswer();
        if (told === null) {
          // The file may hold no more than was answered, and what was answered.
          expect([session.game.hash(), session.answers], `call ${at}`).toEqual([before, given]);
          expect(hashIn(disk), `call ${at}`).toBe(before);
          const again = session.retry();
          expect(again !== null && !isRefusal(again), `call ${at}`).toBe(true);
        }
        given += 1;
        expect(hashIn(disk), `call ${at}`).toBe(session.game.hash());
      }
      expect([session.trouble, journal.unsaved]).toEqual([null, 0]);
    }
  },
);

it.each<Fault>(['none', 'half'])('what a full disk leaves behind can be gone on with (%s)', (how) => {
  for (const at of all) {
    const disk = memoryDisk();
    disk.fail(at, Infinity, how);
    const journal = begin(disk);
    if (typeof journal === 'string') throw new Error(journal);
    const session = sit(journal);
    while (session.letBotAnswer() !== null);
    expect(session.retry()).toMatchObject({ refused: true });
    disk.fail(Infinity, 0, 'none');
    const { journal: read, end } = parseJournal(disk.content(PATH), PATH);
    if (read === null) throw new Error('no header');
    const lock = { release: () => undefined };
    const next = JournalFile.goOn(PATH, read, end, lock, disk);
    if (typeof next === 'string') throw new Error(next);
    // Where a line is written whole and neither that can be made sure of nor the line cut off, it may be there, or not.
    hashIn(disk);
    expect(read.entries.length - session.answers, `call ${at}`).toBeOneOf([0, 1]);
    const resumed = new Session(replay(read, shippedGame(SEED)).game, bots, SEED, next);
    expect(resumed.letBotAnswer()).not.toBeNull();
    expect(hashIn(disk)).toBe(resumed.game.hash());
    expect(parseJournal(disk.content(PATH), PATH).end.is).toBe('whole');
  }
});

it('says when it is left how many answers are not saved, and what can be done about it', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  disk.fail(beginning, Infinity, 'none');
  expect(session.letBotAnswer()).toBeNull();
  expect(session.trouble?.reason).toContain('save FILE');
  session.goOnUnsaved();
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const status = leaveGame({ session, journal, seed: SEED, viewer: null, past: [], notice: null }, 'lines');
  write.mockRestore();
  expect(status).toBe(2);
  expect(printed.join('')).toMatch(/1 answer is not saved: ENOSPC[^]*save FILE writes the whole game to another place/);
});

it('goes on unsaved where the player says so, and writes all of it when there is room again', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  disk.fail(beginning, Infinity, 'half');
  expect(session.letBotAnswer()).toBeNull();
  expect(session.goOnUnsaved()).toMatchObject({ seat: 0 });
  expect(session.letBotAnswer()).not.toBeNull();
  expect([journal.unsaved, journal.catchUp()]).toEqual([2, 'ENOSPC: no space left on device, write']);
  disk.fail(Infinity, 0, 'none');
  expect([journal.catchUp(), journal.unsaved]).toEqual([null, 0]);
  expect(session.letBotAnswer()).not.toBeNull();
  expect(hashIn(disk)).toBe(session.game.hash());
});

it('puts back a file that was deleted or moved away, with all that was played, whether or not more is', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  expect(session.letBotAnswer()).not.toBeNull();
  disk.remove(PATH);
  expect(session.letBotAnswer()).not.toBeNull();
  expect(hashIn(disk)).toBe(session.game.hash());
  disk.rename(PATH, `${PATH}.moved`);
  expect([journal.catchUp(), hashIn(disk)]).toEqual([null, session.game.hash()]);
  disk.remove(PATH);
  disk.fail(disk.calls(), Infinity, 'half');
  expect(journal.catchUp()).toContain('ENOSPC');
  disk.fail(Infinity, 0, 'none');
  expect([journal.copyTo(PATH, false), hashIn(disk)]).toEqual([null, session.game.hash()]);
});

it('leaves another file alone that took the place of its own, and says so', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  disk.remove(PATH);
  disk.open(PATH, 'wx');
  expect(session.letBotAnswer()).toBeNull();
  expect([session.trouble?.reason, journal.catchUp()]).toEqual([
    expect.stringContaining(`another file is at ${PATH} now`),
    `another file is at ${PATH} now`,
  ]);
  expect(disk.content(PATH)).toHaveLength(0);
});

it('writes nothing into a file that another program has changed', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  const other = disk.open(PATH, 'r+');
  const foreign = new TextEncoder().encode('somebody else\n');
  disk.write(other, foreign, 0, disk.stat(other, PATH).size);
  const before = disk.content(PATH);
  expect(session.letBotAnswer()).toBeNull();
  expect(session.trouble?.reason).toContain('was changed by another program');
  expect(journal.catchUp()).toContain('was changed by another program');
  expect(disk.content(PATH)).toEqual(before);
});

it('touches no file any more once it is closed, as the system gives its number to the next one', () => {
  const disk = memoryDisk();
  const journal = begin(disk);
  if (typeof journal === 'string') throw new Error(journal);
  const session = sit(journal);
  expect(session.letBotAnswer()).not.toBeNull();
  expect(journal.close()).toBeNull();
  disk.rename(PATH, `${PATH}.finished`);
  const other = disk.open('/games/other', 'wx');
  expect(session.letBotAnswer()).toBeNull();
  expect([session.trouble?.reason, journal.catchUp()]).toEqual([
    expect.stringContaining(`${PATH} is closed`),
    `${PATH} is closed`,
  ]);
  expect(disk.write(other, Buffer.from('kept'), 0, 0)).toBe(4);
  expect(Buffer.from(disk.content('/games/other')).toString()).toBe('kept');
});
