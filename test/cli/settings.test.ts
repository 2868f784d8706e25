/** Settings: read, changed, refused. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../src/catalog/index.ts';
import { ANSWERED } from '../../src/effects/hearing/index.ts';
import { OBJECT_NAMES } from '../hostile.ts';
import { programIn } from '../program/index.ts';
import { readSeats } from '../../src/cli/run/seats.ts';
import { startRows } from '../../src/cli/run/start-rows.ts';
import { offersOf } from '../../src/tui/frame/start-state.ts';
import {
  faultIn,
  forgetSettings,
  readSettings,
  saveSettings,
  settingsFile,
  typedValue,
  USUAL,
} from '../../src/cli/settings/index.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-settings-'));
  file = join(folder, 'settings.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const told = (): readonly string[] => readSettings(file).problems.map(formatProblem);

describe('settings', () => {
  it('are the usual ones where none were kept, and reading makes no file', () => {
    expect(readSettings(file)).toEqual({ settings: USUAL, problems: [] });
    expect(existsSync(file)).toBe(false);
  });

  it('are kept, changed one by one, and taken back', async () => {
    expect(await saveSettings({ theme: 'none', name: 'Anna' }, file)).toBeNull();
    expect(await saveSettings({ stops: ['kill', 'stop'] }, file)).toBeNull();
    expect(readSettings(file)).toEqual({
      settings: { ...USUAL, theme: 'none', name: 'Anna', stops: ['kill', 'stop'] },
      problems: [],
    });
    expect(await forgetSettings(['theme'], file)).toBeNull();
    expect(readSettings(file).settings).toEqual({ ...USUAL, name: 'Anna', stops: ['kill', 'stop'] });
  });

  it('of unknown names are told and kept, whatever objects answer to', async () => {
    const own = Object.fromEntries(OBJECT_NAMES.map((name) => [name, 'mine']));
    writeFileSync(file, JSON.stringify({ ...own, name: 'Bea' }));
    expect(readSettings(file).settings).toEqual({ ...USUAL, name: 'Bea' });
    expect(told().length).toBe(OBJECT_NAMES.length);
    expect(await saveSettings({ theme: '16' }, file)).toBeNull();
    const kept = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
    for (const name of OBJECT_NAMES) expect(kept.get(name), name).toBe('mine');
  });

  it('that are wrong are told with their line and not used; the others are, and what is unknown is kept', async () => {
    writeFileSync(file, '{\n  "theme": "loud",\n  "nmae": "Anna",\n  "name": "Bea",\n  "stops": "kill"\n}\n');
    expect(readSettings(file).settings).toEqual({ ...USUAL, name: 'Bea' });
    expect(told()).toEqual([
      `${file}:2:1: warning: "loud" is no value of "theme"; theme is one of auto, none, 16, 256`,
      `${file}:3:1: warning: there is no setting "nmae"; did you mean name?`,
      `${file}:5:1: warning: "kill" is no value of "stops"; stops is a list of words`,
    ]);
    expect(await saveSettings({ theme: '16' }, file)).toBeNull();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ theme: '16', nmae: 'Anna', name: 'Bea', stops: 'kill' });
  });

  it.each([
    ['stops', ['kill', 'bogus'], 'stops has no "bogus": there are none, '],
    ['stops', ['kil'], 'stops has no "kil": did you mean kill'],
    ['stops', ['none', 'kill'], 'none stands alone'],
    ['stops', ['constructor'], 'stops has no "constructor"'],
    ['stops', [7], 'stops is a list of words'],
    ['opponent', 'klingon', 'opponent is one of bot, random, human'],
    ['opponent', 'script', 'opponent is one of bot, random, human'],
    ['deck', 'a\nb', 'deck is a text on one line'],
    ...[':', ';', '#', '"', ',', '='].map((mark) => ['name', `An${mark}na`, 'a character that commands use'] as const),
    ['other', 'B:ea', 'a character that commands use'],
  ] as const)(
    '%s can not be %j in the file: it is told with what would be right, and not used',
    (name, value, fault) => {
      writeFileSync(file, JSON.stringify({ theme: '16', [name]: value }));
      expect(readSettings(file).settings).toEqual({ ...USUAL, theme: '16' });
      expect(told()).toHaveLength(1);
      expect(told()[0]).toContain(`is no value of "${name}"; `);
      expect(told()[0]).toContain(fault);
    },
  );

  it('take every event that somebody is asked at on the start screen, and every opponent there can sit down', () => {
    const shown = startRows({ decks: () => [], saved: [], finished: [], results: [], firstGame: () => '' });
    const rows = shown.flatMap((row) => (row.is === 'page' ? row.rows : [row]));
    const offered = (name: string) =>
      rows.flatMap((row) =>
        row.is === 'turn' && row.name === name ? offersOf(row, {}).map(({ value }) => value) : [],
      );
    for (const stops of offered('stops')) expect(faultIn('stops', typedValue('stops', stops)), stops).toBeNull();
    expect(offered('opponent').length).toBeGreaterThan(1);
    for (const kind of offered('opponent')) {
      expect(faultIn('opponent', kind)).toBeNull();
      expect(readSeats(`Anna=human,Bea=${kind}`, 'second-edition')).toHaveLength(2);
    }
  });

  it.each(['{"name": "Anna"', '[1, 2]', ''])(
    'that are broken (%s) are told, and never written over',
    async (broken) => {
      writeFileSync(file, broken);
      expect(readSettings(file).settings).toEqual(USUAL);
      expect(told()).toEqual([
        expect.stringMatching(/settings\.json:1:1: error: the settings are no JSON.*; mend it, or delete it/),
      ]);
      expect(await saveSettings({ name: 'Bea' }, file)).not.toBeNull();
      expect(await forgetSettings(['name'], file)).not.toBeNull();
      expect(readFileSync(file, 'utf8')).toBe(broken);
    },
  );

  it('that can not be kept are a problem', async () => {
    writeFileSync(file, '{}');
    const problem = await saveSettings({ name: 'Bea' }, join(file, 'settings.json'));
    expect(problem?.message).toContain("the settings can't be");
  });

  it('stand in SPACELINE_DATA, else in the folder for configuration', () => {
    vi.stubEnv('SPACELINE_DATA', folder);
    expect(settingsFile()).toBe(file);
    vi.stubEnv('SPACELINE_DATA', '');
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'));
    if (process.platform === 'linux') expect(settingsFile()).toBe(join(folder, 'config', 'spaceline', 'settings.json'));
    vi.unstubAllEnvs();
  });
});

describe('spaceline settings', () => {
  const program = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: folder } }));
  const run = (...args: readonly string[]) => program(['settings', ...args]);

  it('shows and changes them', async () => {
    expect((await run('theme', 'none')).status).toBe(0);
    expect((await run('stops', 'kill,', 'stop')).status).toBe(0);
    expect((await run()).out).toMatch(/^theme +none /m);
    expect((await run('stops')).out).toMatch(/^stops +kill, stop /);
    expect(JSON.parse((await run('--json')).out)).toEqual({ ...USUAL, theme: 'none', stops: ['kill', 'stop'] });
    expect((await run('--unset')).status).toBe(0);
    expect(JSON.parse((await run('--json')).out)).toEqual(USUAL);
    expect((await run('--path')).out.trim()).toBe(file);
  });

  const refused = ({ status, err }: Awaited<ReturnType<typeof run>>, why: string): void => {
    expect(status).toBe(2);
    expect(err).toContain(why);
  };

  it('refuses what is no setting, no value, and a broken file, saying what would be right', async () => {
    refused(await run('theem', 'none'), 'do you mean theme?');
    refused(await run('theme', 'loud'), 'auto, none, 16, 256');
    refused(
      await run('stops', 'bogus'),
      `stops has no "bogus": there are none, ${[...ANSWERED, 'dilemma'].toSorted().join(', ')}\n`,
    );
    refused(await run('stops', 'kill,', 'stpo'), 'stops has no "stpo": did you mean stop');
    refused(await run('stops', 'none', 'kill'), 'none stands alone');
    refused(await run('opponent', 'klingon'), 'bot, random, human');
    refused(await run('name', 'a:b'), 'a character that commands use');
    refused(await run('deck', 'nonsense'), 'deck is a deck file, or the name of a shipped deck: ');
    refused(await run('versus', 'no/such/deck.txt'), 'versus is a deck file, or the name of a shipped deck: ');
    expect(existsSync(file)).toBe(false);
    expect([(await run('deck', 'klingon')).status, (await run('versus', '')).status]).toEqual([0, 0]);
    writeFileSync(file, '{');
    refused(await run('theme', 'none'), 'mend it, or delete it');
    expect(readFileSync(file, 'utf8')).toBe('{');
  });
});
