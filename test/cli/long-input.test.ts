/** Whatever is given, however long: an answer, and no line that repeats it whole. `npm test` builds the program before. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { programIn } from '../program/index.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'spaceline-long-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MILLION = 1_000_000;
const long = 'x'.repeat(MILLION);
/** The longest word that a system takes on a command line. */
const argument = 'x'.repeat(100_000);
const LONGEST_LINE = 800;

const told = programIn(() => ({ env: { ...process.env, SPACELINE_DATA: join(folder, 'data'), NO_COLOR: '1' } }));

async function run(
  args: readonly string[],
  input = '',
): Promise<{ readonly status: number | null; readonly lines: readonly string[] }> {
  const { status, out, err } = await told(args, input);
  return { status, lines: `${out}${err}`.split('\n') };
}

async function refusedBriefly(
  args: readonly string[],
  input = '',
  statuses: readonly (number | null)[] = [2],
): Promise<readonly string[]> {
  const { status, lines } = await run(args, input);
  expect(statuses, lines.join('\n').slice(0, 1000)).toContain(status);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(LONGEST_LINE);
  expect(lines.length).toBeLessThan(1000);
  return lines;
}

let files = 0;
const file = (name: string, text: string | Buffer): string => {
  files += 1;
  const path = join(folder, `${files}-${name}`);
  writeFileSync(path, text);
  return path;
};

describe('words on the command line', () => {
  it.each([
    ['a subcommand', [argument]],
    ['an option', ['play', `--${argument}`]],
    ['an argument too many', ['deck', 'check', 'a', argument]],
    ['a ruleset', ['demo', '--ruleset', argument]],
    ['a seed', ['demo', '--seed', argument]],
    ['seats', ['play', '--seats', argument]],
    ['very many seats', ['play', '--seats', 'bot,'.repeat(25_000)]],
    ['the name of a seat', ['play', '--seats', `${argument}=script,bot`]],
    ['who begins', ['play', '--plain', '--first', argument]],
    ['a deck', ['deck', 'check', argument]],
    ['a deck to play with', ['play', '--plain', '--deck', argument]],
    ['a journal', ['replay', argument]],
    ['a scenario', ['scenario', argument]],
    ['a file of cards', ['cards', 'check', argument]],
    ['a card', ['cards', 'show', argument]],
    ['words of cards', ['cards', 'search', argument]],
    ['words of a rule', ['rules', argument]],
    ['a setting', ['settings', argument, 'x']],
    ['the value of a setting', ['settings', 'theme', argument]],
    ['a command', ['play', '--seats', 'script,script', '--seed', '1', '--do', argument]],
    ['a card in a command', ['play', '--seats', 'script,script', '--seed', '1', '--do', `play ${'x'.repeat(7000)}`]],
    [
      'a list in a command',
      ['play', '--seats', 'script,script', '--seed', '1', '--do', `beam ${'x, '.repeat(2500)} to y`],
    ],
    ['a query', ['play', '--seats', 'script,script', '--seed', '1', '--do', `look ${'x'.repeat(7000)}`]],
    [
      'a question why',
      ['play', '--seats', 'script,script', '--seed', '1', '--keep-going', '--do', `why ${argument}; zap`],
    ],
  ])('%s', async (_, args) => {
    // What is searched and not found is no mistake.
    await refusedBriefly(args, '', [1, 2]);
  });
});

describe('lines of input', () => {
  it('in a script', async () => {
    await refusedBriefly(['play', '--seats', 'script,script', '--seed', '1', '--script', '-'], `draw\n${long}\n`);
    await refusedBriefly(['play', '--seats', 'script,script', '--seed', '1', '--script', file('long.script', long)]);
  });

  it('typed', async () => {
    await refusedBriefly(['play', '--plain', '--seed', '1'], `${long}\nplay ${long}\nquit\n`, [0]);
  });

  it('of another program', async () => {
    const { status, lines } = await run(['play', '--json', '--seed', '1'], `${long}\n{"command": "${long}"}\n`);
    expect(status).toBe(0);
    expect(lines.filter((line) => line.startsWith('{"type":"error"'))).toHaveLength(2);
    expect(lines.join('\n')).not.toContain('x'.repeat(1000));
  });
});

describe('files', () => {
  const deck = (text: string | Buffer, name = 'bomb.txt'): readonly string[] => ['deck', 'check', file(name, text)];
  const cards = (text: string, name = 'bomb.yaml'): readonly string[] => ['cards', 'check', file(name, text)];
  const card = (fields: string): string => `- {title: Test Bomb, type: event, cost: 1, ${fields}}\n`;
  const HEADER = 'Name\tSet\tType\tCost\tText\n';

  it.each([
    ['of zeros without end', ['deck', 'check', '/dev/zero'], 'there is no end of the file within 16 MB'],
    ['that is too large', deck(Buffer.alloc(20_000_000, 'x\n')), 'the file has 20 MB; at most 16 are read'],
    ['with a long line', deck(long), 'the line has 1000000 characters'],
    ['with a long line of blanks', deck(`1 x${' '.repeat(MILLION)}Deck`), 'the line has'],
    ['with too many lines of cards', deck('1 Worf\n'.repeat(100_000)), 'the deck is too large'],
    ['with too many cards', deck('99 Worf\n'.repeat(400)), 'the deck is too large'],
    ['with more copies than anybody has', deck('999999999 Worf\n1e9 x Worf\n'), 'write a count from 1 to 99'],
    [
      'with cards nobody knows',
      deck(Array.from({ length: 450 }, (_, n) => `1 Nobody Known ${n}`).join('\n')),
      'unknown card',
    ],
    ['of XML without its end', deck('<superzone name="a" '.repeat(50_000), 'bomb.dek'), 'there is no superzone'],
    [
      'of XML with quotes left open',
      deck(`<superzone ${'name = "'.repeat(100_000)}`, 'bomb.dek'),
      'there is no superzone',
    ],
    [
      'of XML with very many cards',
      deck(`<superzone name="Deck">${'<name>Worf</name>'.repeat(50_000)}`, 'bomb.dek'),
      'too large',
    ],
    [
      'of XML with entities of its own',
      deck('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><superzone name="Deck"><name>&b;</name>', 'bomb.dek'),
      'unknown card "&b;"',
    ],
    ['of cards with lists in lists', cards('['.repeat(100_000)), 'more than 40 deep'],
    ['of cards with lists in lines', cards('- '.repeat(100_000)), 'more than 40 deep'],
    [
      'of cards with references in references',
      cards('- &a [x, x]\n- &b [*a, *a]\n- &c [*b, *b]\n'),
      'refers to something else itself',
    ],
    ['of cards with a reference to itself', cards('- &a {title: *a}\n'), 'refers to something else itself'],
    ['of cards with very many references', cards(`- &a x\n${'- *a\n'.repeat(5000)}`), 'more than 100 references'],
    [
      'of cards with a map without end',
      cards(`- {${Array.from({ length: 30_000 }, (_, n) => `k${n}: 1`).join(', ')}}`),
      'a map has 30000 fields',
    ],
    ['of cards with a long text', cards(card(`text: "${'Draw a card. '.repeat(80_000)}"`)), 'text has'],
    [
      'of cards with a text that can be read in too many ways',
      cards(card(`text: "Unless ${'Law or '.repeat(200)} Law, stop all."`)),
      'more than 200000 steps',
    ],
    ['of cards with a long title', cards(`- {title: ${long}, type: event, cost: 1, text: Draw a card.}`), 'title has'],
    ['of cards with a long name of a field', cards(card(`${'k'.repeat(900)}: 1`)), 'unknown field'],
    [
      'of cards with an odd title in braces',
      cards(card(`text: "{${'(['.repeat(600)} x} and ${'(['.repeat(300)} x"`)),
      '0 of 1 cards are supported',
    ],
    [
      'of cards in a table with a long row',
      cards(`${HEADER}Test\t1\tEvent\t1\t${long}\n`, 'bomb-table.txt'),
      'characters; at most 10000',
    ],
    [
      'of cards in a table with a long name',
      cards(`${HEADER}${'x'.repeat(5000)}\t1\tEvent\t1\tDraw a card.\n`, 'bomb-table.txt'),
      'Name has 5000 characters',
    ],
    [
      'of cards in a table with quotes left open',
      cards(`${HEADER}"${','.repeat(9000)}\t1\tEvent\t1\tx\n`, 'bomb-table.txt'),
      'Name has',
    ],
    [
      'of cards in a table with blanks for TABs',
      cards(`${HEADER}a${' st2e-x'.repeat(1200)}\n`, 'bomb-table.txt'),
      'no row of a table',
    ],
  ])('%s', async (_, args, told) => {
    expect((await refusedBriefly(args, '', [1, 2])).join('\n')).toContain(told);
  });
});

describe('the file of settings', () => {
  const keep = (text: string): void => {
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data', 'settings.json'), text);
  };

  it.each([
    ['that is too large', `{"theme": "${long}${long}"}`, 'the file has 2 MB; at most 1 are read'],
    [
      'with very many settings',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`s${n}`, n]))),
      'more than 1000 settings',
    ],
    ['with a long name', JSON.stringify({ [argument]: 1 }), 'there is no setting'],
    ['with a long value', JSON.stringify({ theme: argument }), 'is no value of "theme"'],
  ])('%s', async (_, text, told) => {
    keep(text);
    expect((await refusedBriefly(['settings'], '', [0, 2])).join('\n')).toContain(told);
    rmSync(join(folder, 'data', 'settings.json'));
  });
});
