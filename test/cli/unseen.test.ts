/** Nothing that others wrote may act on the terminal or forge a line, whichever way it comes in and goes out. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginCast } from '../../src/cli/run/cast.ts';
import { reportInternalError } from '../../src/cli/exit.ts';
import { showProgress } from '../../src/cli/run/output.ts';
import { harmIn, UNSEEN } from '../hostile.ts';
import { programIn } from '../program/index.ts';
import { closeFolder, openFolder, said, surfaces, typed } from './surfaces.ts';

vi.setConfig({ testTimeout: 120_000 });

const payloads = Object.entries(UNSEEN);
/** All at once, for what takes long. */
const everything = Object.values(UNSEEN).join('|');

let folder = '';
beforeAll(async () => {
  folder = await openFolder('unseen', everything);
});
afterAll(closeFolder);

describe('nothing unseen leaves the program', () => {
  describe.each(Object.entries(surfaces))('%s', (_, surface) => {
    it.each(payloads)('%s', async (_name, payload) => {
      const output = await said(...surface(payload));
      expect(output).not.toBe('');
      expect(harmIn(output)).toEqual([]);
    });
  });

  it.each([
    ['show', 'Marked'],
    ['search', 'marked'],
    ['show', '--json', `Marked ${everything}`],
    ['search', '--json', 'marked'],
    ['check', '--phrases', '999'],
    ['check', '--json'],
  ])('from a store of cards that somebody forged: %s %s', async (...args) => {
    const output = await said('cards', ...args);
    expect(output).toMatch(/marked|zap/i);
    expect(harmIn(output)).toEqual([]);
    if (args.includes('--json')) {
      for (const line of output.trim().split('\n'))
        expect(JSON.stringify(JSON.parse(line))).toContain('\\u001b[31mred');
    }
  });

  it.each([[['settings']], [['settings', 'name']], [['settings', '--json']]])(
    'from settings that somebody forged: %s',
    async (args) => {
      for (const [, payload] of payloads) {
        const values = { name: payload, [payload]: payload, stops: [payload], theme: payload };
        writeFileSync(join(folder, 'data', 'settings.json'), JSON.stringify(values));
        expect(harmIn(await said(...args))).toEqual([]);
        writeFileSync(join(folder, 'data', 'settings.json'), `{ ${payload} `);
        expect(harmIn(await said(...args))).toEqual([]);
      }
      rmSync(join(folder, 'data', 'settings.json'));
    },
  );

  it('from an error of ours, the calls it came from apart', () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    reportInternalError(new TypeError(`${everything}\n    at FORGED (file.ts:1:1)`));
    spy.mockRestore();
    expect(harmIn(written.join(''))).toEqual([]);
    const calls = written.filter((line) => line.startsWith('    at '));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((line) => line.includes('FORGED'))).toEqual([]);
  });

  it('in what says how far work is, our own control sequence apart', () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    showProgress(everything);
    spy.mockRestore();
    const [line = ''] = written;
    expect([line.at(0), line.slice(-3)]).toEqual(['\r', '\x1b[K']);
    expect(harmIn(line.slice(1, -3))).toEqual([]);
  });

  it('into a cast', () => {
    const path = join(folder, 'marks.cast');
    const cast = beginCast(path, { write: () => true, on: () => undefined, off: () => undefined });
    if (typeof cast === 'string') throw new Error(cast);
    cast.turn(1, everything);
    cast.end();
    expect(harmIn(readFileSync(path, 'utf8'))).toEqual([]);
  });
});

describe('the program as it is run', () => {
  const program = programIn(() => ({ env: { ...process.env, NO_COLOR: '1' } }));
  const run = async (args: readonly string[], input: string) => {
    const { status, out, err } = await program(args, input);
    return { output: out + err, status };
  };
  const typedWords = everything.replace(/\0|\p{Cs}/gu, '');

  it('repeats what was typed, and answers it, in lines and in JSON', async () => {
    const lines = await run(['play', '--plain', '--seed', '3'], `${typed(typedWords)}\n`);
    expect(harmIn(lines.output)).toEqual([]);
    expect(lines.output).toContain('\\u001b[31mred');
    const commands = typed(typedWords).split('\n');
    const json = await run(
      ['play', '--json', '--seed', '3'],
      [typedWords, ...commands.map((command) => JSON.stringify({ command }))].join('\n'),
    );
    expect(harmIn(json.output)).toEqual([]);
    for (const line of json.output.trim().split('\n')) expect(() => void JSON.parse(line)).not.toThrow();
  });

  it('refuses words of the command line', async () => {
    const { output, status } = await run([`--${typedWords}`], '');
    expect(status).toBe(2);
    expect(harmIn(output)).toEqual([]);
  });
});
