/** Where players' things lie, and what is said where they can't lie there; the program as it is run. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listedGames } from '../../src/cli/run/start-rows.ts';
import { programIn, runAlone } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
let card = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-folders-'));
  card = join(folder, 'card.yaml');
  writeFileSync(card, '- {title: Own Card, type: event, cost: 1, text: "Draw 2."}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;
const nobody = 54_321;

let variables: Readonly<Record<string, string>> = {};
const told = programIn(() => ({ env: variables, cwd: folder }));

/** Runs the program with these variables alone; `asNobody` as a user the machine does not know, where we may. */
async function run(environment: Readonly<Record<string, string>>, args: readonly string[], asNobody = false) {
  variables = { PATH: process.env['PATH'] ?? '', ...environment };
  // A process asks for its home as it starts, and has one user.
  if (!asNobody && environment['SPACELINE_DATA'] !== undefined) return told(args);
  return runAlone(args, { env: variables, cwd: folder }, asNobody && isRoot ? { uid: nobody } : {});
}

const writing = [
  ['play', '--do', 'quit', '--plain'],
  ['demo', '--seed', '1'],
  ['settings', 'theme', 'none'],
  ['cards', 'import', 'card.yaml'],
];
const reading = [
  ['settings'],
  ['settings', '--json'],
  ['deck', 'check', 'klingon'],
  ['deck', 'show', 'klingon'],
  ['cards', 'show', 'Worf'],
  ['cards', 'search', 'klingon'],
  ['cards', 'check'],
  ['scenario', 'card.yaml'],
];

async function expectRefusals(
  environment: Readonly<Record<string, string>>,
  all: readonly string[][],
  why: string | RegExp,
) {
  for (const args of all) {
    const { status, err, out } = await run(environment, args);
    expect(status, `${args.join(' ')}: ${err}`).toBe(2);
    expect(err, args.join(' ')).toMatch(why);
    expect(out + err, args.join(' ')).not.toContain('    at ');
  }
}

describe('SPACELINE_DATA', () => {
  it.each([
    ['a file', () => card, /card\.yaml' is a file, not a folder/],
    ['a place in a file', () => join(card, 'data'), /lies in a file, not in a folder/],
    [
      'a link to nothing',
      () => {
        const link = join(folder, 'link');
        symlinkSync(join(folder, 'nowhere'), link);
        return link;
      },
      /link' is a link to nothing/,
    ],
    [
      'a link in a ring',
      () => {
        symlinkSync(join(folder, 'ring'), join(folder, 'ring'));
        return join(folder, 'ring');
      },
      /ring' can't be read: ELOOP/,
    ],
  ])('that names %s is told, whatever is to be done with it', async (_, path, why) => {
    await expectRefusals({ SPACELINE_DATA: path() }, [...writing, ...reading], why);
  });

  it('needs not be there to read, is made to write, and may be given from where one is', async () => {
    const data = join(folder, 'new', 'data');
    for (const args of reading.slice(0, -1))
      expect((await run({ SPACELINE_DATA: data }, args)).status, args.join(' ')).toBe(0);
    expect(existsSync(data)).toBe(false);
    expect((await run({ SPACELINE_DATA: join('new', 'data') }, ['settings', 'theme', 'none'])).status).toBe(0);
    expect(existsSync(join(data, 'settings.json'))).toBe(true);
  });

  it('that may not be written is told by what writes, and can be read', async () => {
    const data = join(folder, 'locked');
    mkdirSync(data);
    chmodSync(folder, 0o755);
    chmodSync(data, 0o555);
    for (const args of writing) {
      const { status, err } = await run({ SPACELINE_DATA: data }, args, true);
      expect(status, `${args.join(' ')}: ${err}`).toBe(2);
      expect(err).toContain('EACCES');
    }
    expect((await run({ SPACELINE_DATA: data }, ['deck', 'check', 'klingon'], true)).status).toBe(0);
  });

  it('where no game can be written says what to do', async () => {
    const data = join(folder, 'games locked');
    mkdirSync(join(data, 'games'), { recursive: true });
    chmodSync(folder, 0o755);
    chmodSync(join(data, 'games'), 0o555);
    const { status, err } = await run({ SPACELINE_DATA: data }, ['play', '--do', 'quit', '--plain'], true);
    expect([status, err]).toEqual([2, expect.stringMatching(/EACCES.*--record FILE .*SPACELINE_DATA names another/)]);
  });

  it.runIf(existsSync('/dev/full'))('a journal on a full disk names another file', async () => {
    const args = ['play', '--record', '/dev/full', '--do', 'quit', '--plain'];
    const { status, err } = await run({ SPACELINE_DATA: join(folder, 'full') }, args);
    expect([status, err]).toEqual([2, expect.stringMatching(/ENOSPC.*; name another file/)]);
  });

  it.runIf(existsSync('/proc/self'))('where folders can not be made is told, and nothing hangs', async () => {
    await expectRefusals({ SPACELINE_DATA: '/proc/spaceline' }, writing, /ENOENT/);
  });
});

describe('without SPACELINE_DATA', () => {
  it('a home that is none is told, and no folder is made where one is', async () => {
    const all = [['play'], ['settings', 'theme', 'none'], ['deck', 'check', 'klingon']];
    await expectRefusals({ HOME: '' }, all, /HOME is '', no absolute path; SPACELINE_DATA can name another folder/);
    await expectRefusals({ HOME: 'somewhere' }, all, /HOME is 'somewhere', no absolute path/);
    const xdg = { HOME: folder, XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: 'config' };
    await expectRefusals(xdg, all, /XDG_(?:DATA|CONFIG)_HOME is '(?:data|config)', no absolute path/);
    for (const name of ['.local', '.config', 'somewhere', 'data', 'config'])
      expect(existsSync(join(folder, name)), name).toBe(false);
  });

  it.runIf(process.platform === 'linux')('things lie in the folders of XDG, else of HOME', async () => {
    const xdg = { HOME: '', XDG_DATA_HOME: join(folder, 'x-data'), XDG_CONFIG_HOME: join(folder, 'x-config') };
    for (const [environment, data, config] of [
      [xdg, xdg.XDG_DATA_HOME, xdg.XDG_CONFIG_HOME],
      [{ HOME: join(folder, 'h') }, join(folder, 'h', '.local', 'share'), join(folder, 'h', '.config')],
    ] as const) {
      expect((await run(environment, ['settings', 'theme', '16'])).status).toBe(0);
      expect((await run(environment, ['cards', 'import', 'card.yaml'])).status).toBe(0);
      expect(readFileSync(join(config, 'spaceline', 'settings.json'), 'utf8')).toContain('16');
      expect(existsSync(join(data, 'spaceline', 'cards', 'second-edition.jsonl'))).toBe(true);
    }
  });

  it.runIf(isRoot)('a user the machine does not know is told so; what needs no folder works', async () => {
    for (const args of [...writing, ...reading])
      expect(await run({}, args, true), args.join(' ')).toMatchObject({ status: 2 });
    for (const args of [['--version'], ['rules', '2E-MOVE-02'], ['completion', 'bash']])
      expect(await run({}, args, true), args.join(' ')).toMatchObject({ status: 0, err: '' });
    const data = mkdtempSync(join(tmpdir(), 'spaceline-theirs-'));
    chmodSync(data, 0o777);
    expect(await run({ SPACELINE_DATA: data }, ['settings', 'theme', 'none'], true)).toMatchObject({
      status: 0,
      err: '',
    });
    rmSync(data, { recursive: true });
  });
});

describe('the games that were played', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are found beside what only has the name of a journal, and looking for it makes no folder', async () => {
    vi.stubEnv('SPACELINE_DATA', join(folder, 'games-here'));
    expect(listedGames([])).toEqual({ saved: [], finished: [] });
    expect(existsSync(join(folder, 'games-here'))).toBe(false);
    const games = join(folder, 'games-here', 'games');
    mkdirSync(join(games, 'a-folder.journal'), { recursive: true });
    symlinkSync(join(folder, 'nowhere'), join(games, 'a-link.journal'));
    writeFileSync(
      join(games, 'binary.journal'),
      Uint8Array.from({ length: 99 }, (_, index) => index),
    );
    expect(listedGames([]).saved).toEqual([]);
    const path = join(games, 'real.journal');
    expect((await run({ SPACELINE_DATA: folder }, ['play', '--plain', '--seed', '4', '--record', path])).status).toBe(
      0,
    );
    expect(listedGames([]).saved.map((game) => game.path)).toEqual([path]);
    mkdirSync(join(games, 'finished'));
    renameSync(path, join(games, 'finished', 'real.journal'));
    expect(listedGames([]).finished.map(({ says }) => says)).toEqual(['human against bot, seed 4, 0 answers']);
  });
});
