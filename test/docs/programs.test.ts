/** Programs that play: the clients of the handbook, and every message of real games against the protocol as its page tells it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { root } from '../../scripts/docs/text.ts';
import { noted, program } from '../program/processes.ts';
import { page } from './blocks.ts';
import { faultsInMessage, MESSAGES, selection } from './protocol.ts';

const folder = mkdtempSync(join(tmpdir(), 'spaceline-programs-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const env = { ...process.env, SPACELINE_DATA: folder };

/** What a program needs of a request to answer it. */
const asked = v.looseObject({
  type: v.string(),
  request: v.optional(
    v.looseObject({ options: v.array(v.looseObject({ verb: v.string(), selection: v.optional(selection) })) }),
  ),
});
const WISHES = ['report', 'attempt', 'engage', 'play', 'seed', 'place', 'draw', 'end'];

/** Plays some answers of a game as a program, looks at the table now and then, errs on purpose, and quits; every message as it came. */
async function conversation(ruleset: string, answers: number): Promise<readonly unknown[]> {
  const words = ['play', '--json', '--ruleset', ruleset, '--seed', '7', '--seats', 'me=human,random'];
  const child = noted(spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'inherit'] }));
  const say = (line: unknown): boolean => child.stdin.write(`${JSON.stringify(line)}\n`);
  const said: unknown[] = [];
  let given = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const message: unknown = JSON.parse(line);
    said.push(message);
    const { type, request } = v.parse(asked, message);
    if (type !== 'request' || request === undefined) continue;
    given += 1;
    if (given === 2) say({ view: true });
    else if (given === 3) say({ command: 'hand' });
    else if (given === 4) say({ command: 'play No Such Card' });
    else if (given === 5) say({ nothing: true });
    else if (given > answers) say({ command: 'quit' });
    else {
      const verb = WISHES.find((wish) => request.options.some((option) => option.verb === wish));
      const option = Math.max(
        0,
        request.options.findIndex((one) => one.verb === verb),
      );
      const { selection: list } = request.options[option] ?? {};
      say({ answer: { option, ...(list === undefined ? {} : { chosen: list.example }) } });
    }
  }
  return said;
}

describe('the protocol', () => {
  it.each([
    ['second-edition', 120],
    ['objectives', 120],
    ['premiere-1994', 120],
  ])('of %s is as its page says', async (ruleset, answers) => {
    const said = await conversation(ruleset, answers);
    expect([...new Set(said.flatMap(faultsInMessage))]).toEqual([]);
    const types = new Set(said.map((message) => v.parse(v.looseObject({ type: v.string() }), message).type));
    for (const type of ['start', 'event', 'request', 'view', 'text', 'refused', 'error'] as const)
      expect([...types]).toContain(type);
  });

  it('has no message that its page does not tell, and none else', () => {
    const [, told = ''] = /## What the game says\n([^]*?)\n### /.exec(page('docs/programs.md')) ?? [];
    const rows = [...told.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
    expect(rows.filter((type) => type !== 'type').toSorted()).toEqual(Object.keys(MESSAGES).toSorted());
    const sources = ['json', 'play', 'leaving'].map((name) =>
      readFileSync(join(root, `src/cli/run/${name}.ts`), 'utf8'),
    );
    const written = sources.flatMap((text) => [...text.matchAll(/type: '(\w+)'/g)].map(([, type]) => type));
    expect([...new Set(written)].toSorted()).toEqual(Object.keys(MESSAGES).toSorted());
  });
});

describe('the clients of the handbook', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const played = (command: string, client: string): void => {
    const file = join(root, 'docs', client);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(60);
    const args = [file, '--seats', 'me=human,random', '--seed', '7', '--record', '/dev/null'];
    const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^me draws /m);
    expect(stdout).toMatch(/^.* won: .*$/m);
  };

  it('play a game to its end: JavaScript', () => {
    played(process.execPath, 'client.mjs');
  });

  it.skipIf(!hasPython)(
    `play a game to its end: Python${hasPython ? '' : ' (skipped: there is no python3 here)'}`,
    () => {
      played('python3', 'client.py');
    },
  );
});
