/** Importing and checking cards, as the program is run. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COLUMNS, type Column } from '../../src/catalog/lackey/second-edition/columns.ts';
import { programIn } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-cards-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const told = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' } }));
const run = (...args: readonly string[]) => told(args);

function file(name: string, content: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const row = (fields: Partial<Record<Column, string>>): string =>
  COLUMNS.map((column) => fields[column] ?? '').join('\t');
const PERSON: Partial<Record<Column, string>> = {
  Set: 'XY',
  Unique: 'N',
  Type: 'Personnel',
  Cost: '2',
  Affiliation: 'Federation',
  Species: 'Human',
  Skills: 'Law 2 Science',
  'Integrity/Range': '5',
  'Cunning/Weapons': '5',
  'Strength/Shields': '5',
};
const GOOD = row({ ...PERSON, Name: 'Quiet Clerk', Text: 'When you play this personnel, you may draw a card.' });
const ODD = row({ ...PERSON, Name: 'Odd Fellow', Text: 'Flumph the snarg of the zorgle.' });
const BAD = row({ ...PERSON, Name: 'Costly Clerk', Cost: 'much' });
const table = (...rows: readonly string[]): string => [COLUMNS.join('\t'), ...rows, ''].join('\n');

describe('spaceline cards import', () => {
  it('keeps what can be read, and says by line what can not', async () => {
    const path = file('cards.txt', table(GOOD, BAD, ODD));
    const { status, out, err } = await run('cards', 'import', path);
    expect(status).toBe(0);
    expect(err).toMatch(/cards\.txt:3:\d+: error: Costly Clerk: cost can't be much; write a whole number from 0 to 9/);
    expect(out).toContain(`2 cards from ${path}`);
    expect(out).toContain('3 rows: 0 reprints merged, 0 put right, 1 not read');
    expect(out).toContain('1 of 2 supported (50.0 %)');
    expect((await run('cards', 'show', 'quiet clerk')).out).toContain('Federation Human personnel, cost 2');
    expect((await run('cards', 'search', 'law', 'human')).out).toContain('Quiet Clerk');
  });

  it('makes a location and an objective of each mission for the objectives variant', async () => {
    const mission = row({
      Name: 'Dust Nebula, Chart Debris',
      Type: 'Mission',
      Cost: '0',
      'Mission/DilemmaType': 'S',
      Span: '3',
      Points: '35',
      Quadrant: 'A',
      Affiliation: '[Fed]',
      Skills: 'Physics and Cunning>30',
    });
    const objectives = ['--ruleset', 'objectives'];
    const { status, out } = await run('cards', 'import', ...objectives, file('missions.txt', table(GOOD, mission)));
    expect(status).toBe(0);
    expect(out).toContain('3 of 3 supported');
    const shown = await run('cards', 'show', ...objectives, 'Dust Nebula', 'Chart Debris');
    expect(shown.out).toContain('space location, alpha quadrant, span 3');
    const found = await run('cards', 'search', ...objectives, 'debris', 'physics');
    expect(found.out).toContain('space objective, 35 points');
  });

  it('reads a folder of tables, and passes over what is none', async () => {
    file('plugin/sets/more.txt', table(row({ ...PERSON, Name: 'Third Clerk' })));
    file('plugin/version.txt', 'just some words\n');
    const { status, out, err } = await run('cards', 'import', join(folder, 'plugin'));
    expect(status).toBe(0);
    expect(out).toContain('1 cards from');
    expect(err).toContain('version.txt: passed over');
    // What was imported before is still there.
    expect((await run('cards', 'show', 'Quiet Clerk')).status).toBe(0);
  });

  it.each([
    ['nothing at all', () => join(folder, 'nowhere'), 'no such file'],
    ['an empty file', () => file('empty.txt', ''), 'the file is empty'],
    ['a text that is no table', () => file('prose.txt', 'Once upon a time.\n'), 'no table of cards'],
    ['a binary file', () => file('binary.txt', 'Name\u0000\u0001\tType'), 'not a text file'],
    ['a folder without cards', () => (file('bare/notes.txt', 'hm'), join(folder, 'bare')), 'no cards in this folder'],
    ['a table without a good row', () => file('bad.txt', table(BAD)), "cost can't be much"],
  ])('ends with 2 for %s, and changes nothing', async (_, path, message) => {
    const kept = join(folder, 'data', 'cards', 'second-edition.jsonl');
    const before = existsSync(kept) ? readFileSync(kept, 'utf8') : null;
    const { status, err } = await run('cards', 'import', path());
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('nothing was imported');
    expect(existsSync(kept) ? readFileSync(kept, 'utf8') : null).toBe(before);
  });
});

describe('a damaged file of imported cards', () => {
  const kept = () => join(folder, 'data', 'cards', 'second-edition.jsonl');

  it('is told once by what uses it, which goes on with the cards that can be read; the next import repairs it', async () => {
    const third = row({ ...PERSON, Name: 'Third Clerk' });
    expect((await run('cards', 'import', '--only', file('three.txt', table(GOOD, ODD, third)))).status).toBe(0);
    const lines = readFileSync(kept(), 'utf8').split('\n');
    const damaged = lines.with(4, (lines[4] ?? '').replace('Odd', 'Xdd')).join('\n');
    writeFileSync(kept(), damaged);
    for (const args of [
      ['play', '--seed', '1', '--plain', '--do', 'quit'],
      ['cards', 'show', 'Third Clerk'],
      ['deck', 'check', 'klingon'],
    ]) {
      const { status, err } = await run(...args);
      expect(status, args.join(' ')).toBe(0);
      expect(
        err.match(/second-edition\.jsonl:5:1: warning: .*2 of them can be read, left out: Odd Fellow/g),
        err,
      ).toHaveLength(1);
    }
    expect(readFileSync(kept(), 'utf8')).toBe(damaged);
    const { status, out } = await run('cards', 'import', file('good.txt', table(GOOD)));
    expect(status).toBe(0);
    const aside = `${kept()}.damaged-1`;
    expect(out).toContain(`the file before was damaged: 1 card is taken over from it, and it is kept as ${aside}`);
    expect(readFileSync(aside, 'utf8')).toBe(damaged);
    expect(await run('cards', 'show', 'Third Clerk')).toMatchObject({ status: 0, err: '' });
    rmSync(aside);
  });

  it('may be a folder: it is told, and moved aside', async () => {
    rmSync(kept());
    mkdirSync(kept());
    const played = await run('play', '--seed', '1', '--plain', '--do', 'quit');
    expect(played.status).toBe(0);
    expect(played.err).toContain('EISDIR');
    expect((await run('cards', 'import', file('good.txt', table(GOOD)))).out).toContain(
      `it is kept as ${kept()}.damaged-1`,
    );
    expect(await run('cards', 'show', 'Quiet Clerk')).toMatchObject({ status: 0, err: '' });
  });
});

describe('spaceline cards check', () => {
  it('says how many cards of a table are supported, and what holds the others back', async () => {
    const { status, out } = await run('cards', 'check', file('check.txt', table(GOOD, ODD)));
    expect(status).toBe(1);
    expect(out).toContain('1 of 2 cards are supported (50.0 %).');
    expect(out).toMatch(/personnel +1 +2 +50\.0 %/);
    expect(out).toMatch(/XY +1 +2 +50\.0 %/);
    expect(out).toMatch(/ 1 +1 {2}Flumph the snarg of/);
    expect(out).toContain(
      'Not supported, with what is left over:\n  Odd Fellow (blank): "Flumph the snarg of the zorgle"',
    );
    expect((await run('cards', 'check', file('fine.txt', table(GOOD)))).status).toBe(0);
  });

  it('names the lines that are blank of what is supported partly', async () => {
    const half = row({
      ...PERSON,
      Name: 'Half Clerk',
      Text: `When you play this personnel, you may draw a card. When it rains, flumph the snarg.`,
    });
    const path = file('half.txt', table(GOOD, half));
    const { out } = await run('cards', 'check', path);
    expect(out).toContain('1 of the others are partly supported: some of their lines are carried out.');
    expect(out).toMatch(/ {2}Half Clerk \(partly\): ".*rains, flumph the snarg"/);
    const allowed = await run('cards', 'check', '--allow-unsupported', path);
    expect(allowed.out).toContain(
      'lines blank (--allow-unsupported):\n  Half Clerk (partly): "When it rains, flumph the snarg"',
    );
  });

  it('says it as JSON, a card as its table names it', async () => {
    const { status, out } = await run('cards', 'check', '--json', file('check.txt', table(GOOD, ODD)));
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      total: 2,
      supported: 1,
      partly: 0,
      cards: [
        {
          name: 'Quiet Clerk',
          type: 'personnel',
          supported: true,
          partly: false,
          leftover: [],
          blank: [],
          rendered: 'On play: may draw 1.',
        },
        {
          name: 'Odd Fellow',
          type: 'personnel',
          supported: false,
          partly: false,
          leftover: ['Flumph the snarg of the zorgle'],
          blank: ['Flumph the snarg of the zorgle'],
          rendered: '',
        },
      ],
    });
  });

  it('reads card files of ours, and without a path what is installed', async () => {
    const own = '- {title: Own Card, type: event, cost: 1, text: "Draw 2."}\n';
    expect((await run('cards', 'check', file('own.yaml', own))).out).toContain('1 of 1 cards are supported (100.0 %).');
    const { out } = await run('cards', 'check', '--json', '--ruleset', 'second-edition');
    expect(out).toContain('{"name":"Quiet Clerk","type":"personnel","supported":true');
    expect((await run('cards', 'check', join(folder, 'nowhere'))).status).toBe(2);
  });
});

describe('a deck with cards that are not supported', () => {
  it('is not played, and names them; --allow-unsupported plays them with blank text, marked so', async () => {
    await run('cards', 'import', file('odd.txt', table(ODD)));
    const shipped = readFileSync(new URL('../../decks/second-edition/tng-federation.txt', import.meta.url), 'utf8');
    const deck = file('odd-deck.txt', shipped.replace(/^3\tDavies$/m, '3\tOdd Fellow'));
    const refused = await run('play', '--deck', deck, '--plain', '--seed', '1');
    expect(refused.status).toBe(2);
    expect(refused.err).toMatch(
      /odd-deck\.txt:\d+:3: error: Odd Fellow is not supported: "Flumph the snarg of the zorgle"/,
    );
    expect(refused.err).toContain('--allow-unsupported');
    const checked = await run('deck', 'check', deck);
    expect(checked.status).toBe(1);
    expect(checked.out).toMatch(/odd-deck\.txt: (\d+) cards, \1 resolved, \d+ supported, legal\n$/);
    const allowed = await run('deck', 'check', '--allow-unsupported', deck);
    expect(allowed.status).toBe(0);
    expect(allowed.err).toMatch(/warning: Odd Fellow is not supported: .*it is played with blank text/);
    expect(JSON.parse((await run('deck', 'check', '--json', deck)).out.trim().split('\n').at(-1) ?? '')).toMatchObject({
      partly: 0,
      legal: true,
    });
    expect((await run('demo', '--deck', deck)).status).toBe(2);

    const look = ['--do', 'look Odd Fellow; deck', '--keep-going', '--first', '1'];
    const args = ['play', '--deck', deck, '--plain', '--allow-unsupported', '--seats', 'script,script', ...look];
    const played = [];
    for (const seed of ['1', '2', '3', '4', '5', '6']) played.push(await run(...args, '--seed', seed));
    expect(played[0]?.err).toMatch(
      /odd-deck\.txt:\d+:3: warning: Odd Fellow is not supported.*it is played with blank text/,
    );
    // In one of the opening hands the card is there to be looked at.
    expect(played.map(({ out }) => out).join('')).toMatch(
      /Odd Fellow @\d+ \(blank\)\n[^]*?text: \(blank: not played\) Flumph/,
    );
  });
});
