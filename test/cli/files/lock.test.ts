/** One writer a file. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, ifAlone, lockFile, writerOf } from '../../../src/cli/files/lock.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The number of a process that has ended. */
const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

const left = (values: object): string =>
  `${JSON.stringify({ pid: gone(), host: hostname(), since: '2026-11-22T06:00:00Z', born: null, ...values })}\n`;

async function taken(file: string) {
  const lock = await lockFile(file);
  if ('why' in lock) throw new Error(lock.why);
  return lock;
}

/** Why a file can't be locked now. */
async function whyNot(file: string): Promise<string> {
  const lock = await lockFile(file);
  if ('why' in lock) return lock.why;
  lock.release();
  throw new Error('it was locked');
}

describe('the lock of a file', () => {
  it('is held by one, who is named to everybody else, also by another name of the file', async () => {
    const [file, link] = [join(folder, 'one'), join(folder, 'link')];
    writeFileSync(file, '');
    symlinkSync(file, link);
    const lock = await taken(file);
    expect(await whyNot(link)).toContain(`process ${process.pid}, since 20`);
    expect(writerOf(link)).toContain(`process ${process.pid}`);
    lock.release();
    expect([writerOf(file), existsSync(`${file}.lock`)]).toEqual([null, false]);
    (await taken(file)).release();
  });

  it('is taken over from a holder who is gone, also where another process has the number now', async () => {
    const file = join(folder, 'crashed');
    for (const text of [left({}), left({ pid: process.pid, born: '1' })]) {
      writeFileSync(`${file}.lock`, text);
      expect(writerOf(file)).toBeNull();
      const lock = await taken(file);
      expect(readFileSync(`${file}.lock`, 'utf8')).toContain(`"pid":${process.pid}`);
      lock.release();
    }
  });

  it('is taken over without waiting where something is only done if nobody else writes', async () => {
    const file = join(folder, 'at once');
    writeFileSync(`${file}.lock`, left({}));
    expect(ifAlone(file, () => readFileSync(`${file}.lock`, 'utf8'))).toContain(`"pid":${process.pid}`);
    expect([existsSync(`${file}.lock`), existsSync(`${file}.lock.takeover`)]).toEqual([false, false]);
    const held = await taken(file);
    expect(ifAlone(file, () => 'done')).toBeNull();
    held.release();
    writeFileSync(`${file}.lock`, left({}));
    mkdirSync(`${file}.lock.takeover`);
    expect(ifAlone(file, () => 'done')).toBeNull();
    expect(readFileSync(`${file}.lock`, 'utf8')).not.toContain(`"pid":${process.pid}`);
  });

  it('is taken over by one of many who try at once', async () => {
    const file = join(folder, 'many');
    writeFileSync(`${file}.lock`, left({}));
    const all = await Promise.all(Array.from({ length: 8 }, () => lockFile(file)));
    const locks = all.flatMap((lock) => ('release' in lock ? [lock] : []));
    expect(locks).toHaveLength(1);
    locks.forEach((lock) => lock.release());
  });

  it('is nobody else’s to take where its holder is on another machine, which is said', async () => {
    const file = join(folder, 'elsewhere');
    writeFileSync(`${file}.lock`, left({ host: 'deep-space-nine' }));
    expect(await whyNot(file)).toMatch(/on deep-space-nine.*delete .*elsewhere\.lock/);
  });

  it('is not taken while it is being written, and is after a while', async () => {
    const file = join(folder, 'unwritten');
    writeFileSync(`${file}.lock`, '');
    expect(await whyNot(file)).toContain('another program');
    utimesSync(`${file}.lock`, 0, 0);
    (await taken(file)).release();
  });

  it('is waited for only where somebody holds it', async () => {
    expect(
      await alone(
        join(folder, 'nowhere', 'file'),
        () => undefined,
        () => 1,
      ),
    ).toEqual({
      problem: expect.stringContaining("can't be locked: ENOENT") as string,
    });
  });

  it('lets several wait for each other', async () => {
    const file = join(folder, 'counter');
    writeFileSync(file, '0');
    const told: string[] = [];
    const add = () => {
      writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1));
    };
    await Promise.all(Array.from({ length: 5 }, () => alone(file, (message) => told.push(message), add)));
    expect(readFileSync(file, 'utf8')).toBe('5');
  });
});
