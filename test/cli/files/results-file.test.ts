/** How games ended, as it is kept and counted. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addResult, readResults, type Result } from '../../../src/cli/files/results-file.ts';
import { disk } from '../../../src/cli/files/disk.ts';
import { standingsOf } from '../../../src/cli/run/results.ts';

let folder = '';
let file = '';
let made = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
beforeEach(() => {
  made += 1;
  file = join(folder, String(made), 'results.jsonl');
});
afterAll(() => rmSync(folder, { recursive: true }));

const result = (journal: string, mine: number, theirs: number, deck = 'klingon'): Result => ({
  result: 1,
  journal,
  hash: '0123456789ab',
  ended: '2026-11-22T19:00:00.000Z',
  ruleset: 'second-edition',
  seed: 7,
  turns: 20,
  reason: '100 points',
  rewound: 0,
  seats: [
    { name: 'Anna', kind: 'human', deck, score: mine, won: mine > theirs },
    { name: 'Bot', kind: 'bot', deck: 'romulan', score: theirs, won: theirs > mine },
  ],
});

const silent = (): void => undefined;
const add = (added: Result): Promise<string | null> => addResult(file, added, silent);
const journals = (): readonly string[] => readResults(file).results.map(({ journal }) => journal);

describe('the results of games', () => {
  it('are read as they were added, the oldest first, each game once', async () => {
    expect(readResults(file)).toEqual({ results: [], problems: [] });
    for (const journal of ['a', 'b', 'a']) expect(await add(result(journal, 100, 30))).toBeNull();
    expect(readResults(file)).toEqual({ results: [result('a', 100, 30), result('b', 100, 30)], problems: [] });
  });

  it('outlive a line that was never finished, and lines that are no results', async () => {
    await add(result('a', 100, 30));
    appendFileSync(file, '{"result":1,"journal":"tor');
    expect(await add(result('b', 100, 30))).toBeNull();
    appendFileSync(file, '{"result":2}\nwhat\n{"result":1,"__proto__":{}}\n');
    const { results, problems } = readResults(file);
    expect(results.map(({ journal }) => journal)).toEqual(['a', 'b']);
    expect(problems.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
  });

  it('are there whole or not at all where the disk is full', async () => {
    await add(result('a', 100, 30));
    const before = readFileSync(file, 'utf8');
    let writes = 0;
    const full = {
      ...disk,
      write(descriptor: number, bytes: Uint8Array, offset: number, position: number | null): number {
        writes += 1;
        if (writes > 1) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
        return disk.write(descriptor, bytes.subarray(0, offset + 9), offset, position);
      },
    };
    expect(await addResult(file, result('b', 100, 30), silent, full)).toContain('ENOSPC');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await add(result('b', 100, 30))).toBeNull();
    expect(journals()).toEqual(['a', 'b']);
  });

  it('wait for each other where many are added at once', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `game ${index}`);
    expect(await Promise.all(names.map((name) => add(result(name, 100, 30))))).toEqual(names.map(() => null));
    expect(journals().toSorted()).toEqual(names);
  });

  it('are not kept, and it is said why, where there is something else', async () => {
    writeFileSync(join(folder, 'no-folder'), '');
    expect(await addResult(join(folder, 'no-folder', 'results.jsonl'), result('a', 1, 0), silent)).toMatch(
      /ENOTDIR|EEXIST/,
    );
  });
});

describe('the standings', () => {
  it('count the games of each deck against each opponent from the side of who played it', () => {
    const all = [result('a', 100, 30), result('b', 20, 105), result('c', 50, 50), result('d', 100, 0, 'romulan')];
    const tied = all.map((each) =>
      each.journal === 'c' ? { ...each, seats: each.seats.map((seat) => ({ ...seat, won: true })) } : each,
    );
    expect(standingsOf(tied)).toEqual([
      {
        deck: 'klingon',
        versus: 'romulan',
        opponent: 'bot',
        games: 3,
        won: 1,
        lost: 1,
        tied: 1,
        points: 170,
        yielded: 185,
        turns: 60,
      },
      {
        deck: 'romulan',
        versus: 'romulan',
        opponent: 'bot',
        games: 1,
        won: 1,
        lost: 0,
        tied: 0,
        points: 100,
        yielded: 0,
        turns: 20,
      },
    ]);
  });
});
