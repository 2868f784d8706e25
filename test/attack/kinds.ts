/** The files that players give to the program, and what it does with them: for each kind some sound specimens, and the runs that read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLUMNS, type Column } from '../../src/catalog/lackey/second-edition/columns.ts';
import { commandsOf, entriesOf, recordedGame } from './games.ts';
import type { Sandbox } from './sandbox.ts';

/** A sound file, by the name it has in the sandbox. */
export interface Specimen {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Kind {
  readonly name: string;
  /** Made in a sandbox, which is emptied afterwards. */
  readonly specimens: (sandbox: Sandbox) => Promise<readonly Specimen[]>;
  /** What the program is called with, for a file in the sandbox. */
  readonly runs: (file: string) => readonly (readonly string[])[];
  /** What the file may be after a run that changed it; without this it stays as it is. */
  readonly mayBecome?: (before: Buffer, after: Buffer) => boolean;
  /** Files that may come into being. */
  readonly mayCome?: RegExp;
  /** The program keeps what it read of such a file, so each run is a process of its own. */
  readonly isReadOnce?: boolean;
  /** The specimens are lines of input, of which so many are given to one run. */
  readonly linesAtOnce?: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted();

const LF = 0x0a;

/** A journal may lose a last line that was never finished, or get the line end that was missing. */
function isMended(before: Buffer, after: Buffer): boolean {
  if (before.at(-1) === LF) return false;
  const without = before.subarray(0, before.lastIndexOf(LF) + 1);
  return after.equals(without) || after.equals(Buffer.concat([before, Buffer.of(LF)]));
}

const people = ['--seats', 'human,human', '--do', 'quit'];

const journals: Kind = {
  name: 'journals',
  async specimens() {
    const games = [
      await recordedGame('--seed', '6'),
      await recordedGame('--seed', '2', '--deck', 'romulan', '--versus', 'captives'),
    ];
    return games.flatMap((game) =>
      [0, 8, 40].map((entries) => ({
        name: 'game.journal',
        bytes: Buffer.from(
          game
            .split(/(?<=\n)/)
            .slice(0, 1 + entries)
            .join(''),
        ),
      })),
    );
  },
  runs: (file) => [
    ['replay', file],
    ['replay', '--json', file],
    ['play', '--plain', '--resume', file, ...people],
    ['play', '--json', '--resume', file, ...people],
  ],
  mayBecome: isMended,
};

/** A list as LackeyCCG writes it. */
function lackeyDeck(list: string): string {
  const zones: string[] = [];
  for (const line of list.split('\n')) {
    const [, section] = /^([A-Z][a-z]+):/.exec(line) ?? [];
    const [, count, name] = /^(\d+)\t(.*)$/.exec(line) ?? [];
    if (section !== undefined || zones.length === 0) zones.push(`<superzone name="${section ?? 'Deck'}">`);
    const card = `<card><name id="x">${(name ?? '').replaceAll('&', '&amp;')}</name><set>XY</set></card>`;
    if (name !== undefined) zones.push(card.repeat(Number(count)));
    if (line === '' && zones.length > 0) zones.push('</superzone>');
  }
  return `<deck version="0.8">\n<meta><game>st2e</game></meta>\n${zones.join('\n')}\n</deck>\n`;
}

const decks: Kind = {
  name: 'decks',
  specimens() {
    const lists = filesIn('decks', '.txt').map((name) => read('decks', name));
    const plain = lists.map((list) => ({ name: 'mine.txt', bytes: Buffer.from(list) }));
    const lackey = lists.map((list) => ({ name: 'mine.dek', bytes: Buffer.from(lackeyDeck(list)) }));
    return Promise.resolve([...plain, ...lackey]);
  },
  runs: (file) => [
    ['deck', 'check', file],
    ['deck', 'show', file],
    ['play', '--plain', '--deck', file, '--seed', '1', '--record', '/dev/null', ...people],
  ],
};

const rows: readonly Partial<Record<Column, string>>[] = [
  {
    ...{ Name: 'Vekk Rul Patient Broker', Set: 'XY', Unique: 'Y', Type: 'Personnel', Cost: '3', Icons: '[Cmd][DS9]' },
    ...{ Affiliation: 'Non-Aligned', Keywords: 'Smuggler. Commander: U.S.S. Tern.', Species: 'Human/Klingon' },
    ...{ Skills: 'Diplomacy 2 Honor Law', 'Integrity/Range': '5', 'Cunning/Weapons': '6', 'Strength/Shields': '7' },
    Text: 'When you play this personnel, you may draw a card.',
  },
  {
    ...{ Name: 'Dust Nebula Chart Debris', Unique: 'Y', Type: 'Mission', Cost: '0', 'Mission/DilemmaType': 'S' },
    ...{ Span: '3', Points: '35', Quadrant: 'G', Affiliation: '[Fed][Kli]' },
    Skills: 'Physics, 2 Science, and Cunning>30',
  },
  {
    ...{
      Name: 'U.S.S. Tern',
      Type: 'Ship',
      Cost: '4',
      Affiliation: 'Federation',
      Staff: '[Cmd][Stf]',
      Class: 'Oberth',
    },
    ...{ 'Integrity/Range': '7', 'Cunning/Weapons': '4', 'Strength/Shields': '5' },
  },
  {
    ...{ Name: 'Long Odds', Type: 'Dilemma', Cost: '2', 'Mission/DilemmaType': 'D' },
    Text: 'Unless you have 2 Diplomacy or Cunning>32, randomly select a personnel to be killed.',
  },
  { Name: 'Spare Parts', Type: 'Event', Cost: '1', Keywords: 'Decay.', Text: 'Draw two cards.' },
];

const table = [COLUMNS.join('\t'), ...rows.map((row) => COLUMNS.map((column) => row[column] ?? '').join('\t'))];

/** Two cards of each of our files of that edition. */
export const cardFiles = (): readonly string[] =>
  filesIn('cards/second-edition', '.yaml').map((name) => {
    const entries = read('cards/second-edition', name).split(/(?<=\n)(?=- )/);
    return entries
      .filter((entry) => entry.startsWith('- '))
      .slice(0, 2)
      .join('');
  });

const store = 'data/cards/second-edition.jsonl';

const cards: Kind = {
  name: 'cards',
  specimens: () =>
    Promise.resolve([
      ...cardFiles().map((text) => ({ name: 'mine.yaml', bytes: Buffer.from(text) })),
      ...[1, 2, 3].map((more) => ({ name: 'Mine.txt', bytes: Buffer.from(table.slice(0, 3 + more).join('\n')) })),
    ]),
  runs: (file) => [
    ['cards', 'check', file],
    ['cards', 'import', file],
  ],
  mayCome: /^data\/cards\/second-edition\.jsonl$/,
};

const scenarios: Kind = {
  name: 'scenarios',
  specimens() {
    const names = filesIn('test/scenarios', '.yaml').filter((_, index) => index % 8 === 0);
    return Promise.resolve(
      names.map((name) => ({ name: 'case.yaml', bytes: Buffer.from(read('test/scenarios', name)) })),
    );
  },
  runs: (file) => [
    ['scenario', file],
    ['scenario', '--json', '--trace', file],
  ],
};

const theSettings = {
  ...{ theme: '256', ascii: 'off', stops: ['draw', 'play'], name: 'Anna', other: 'Ben' },
  ...{ deck: 'klingon', versus: 'romulan', opponent: 'bot' },
};

const settings: Kind = {
  name: 'settings',
  specimens: () =>
    Promise.resolve(
      [theSettings, {}, { theme: 'none' }].map((values) => ({
        name: 'data/settings.json',
        bytes: Buffer.from(JSON.stringify(values, null, '\t')),
      })),
    ),
  runs: () => [['settings'], ['settings', '--json'], ['settings', 'theme', '16']],
  mayBecome: keepsOthers,
};

/** The theme is set; every other setting is what it was. */
function keepsOthers(before: Buffer, after: Buffer): boolean {
  const values = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8').replace(/^\u{feff}/u, ''));
  const [was, is] = [values(before), values(after)];
  if (typeof was !== 'object' || typeof is !== 'object') return false;
  return JSON.stringify({ ...is, theme: '16' }) === JSON.stringify({ ...was, theme: '16' }) || isReordered(was, is);
}

const isReordered = (was: object | null, is: object | null): boolean => {
  const sorted = (value: object | null): string =>
    JSON.stringify(Object.entries({ ...value, theme: '16' }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(was) === sorted(is);
};

const scripts: Kind = {
  name: 'scripts',
  async specimens() {
    const entries = entriesOf(await recordedGame('--seed', '6'));
    const moves = commandsOf(entries);
    return [10, 50].map((count) => ({ name: 'moves.txt', bytes: Buffer.from(moves.slice(0, count).join('\n')) }));
  },
  runs: (file) => [
    ['play', '--plain', '--seats', 'anna=script,ben=script', '--seed', '6', '--script', file].concat(
      ...['--keep-going', '--record', '/dev/null'],
    ),
  ],
};

/** The last line of every input: what answers it still goes. */
export const lastLine = '{"view":true}';

const lines: Kind = {
  name: 'JSON lines',
  async specimens() {
    const commands = commandsOf(entriesOf(await recordedGame('--seed', '6'))).slice(0, 12);
    const said = [
      ...commands.map((command) => ({ command })),
      ...['table', 'hand', 'log 5', 'look Davies', 'help', 'why', 'rules ship', 'undo'].map((command) => ({ command })),
      ...[0, 1, 2].map((option) => ({ answer: { option } })),
      { answer: { option: 1, chosen: [0, 2, 1] } },
      { view: true },
    ];
    return said.map((value) => ({ name: 'line', bytes: Buffer.from(JSON.stringify(value)) }));
  },
  runs: () => [
    ['play', '--json', '--seats', 'anna=human,ben=human', '--seed', '6', '--first', 'anna', '--record', '/dev/null'],
  ],
  linesAtOnce: 20,
};

const stores: Kind = {
  name: 'stores',
  async specimens(sandbox) {
    const { runTogether } = await import('./program.ts');
    const file = sandbox.write('mine.yaml', cardFiles().join('\n'));
    const { status, err } = await runTogether(sandbox, ['cards', 'import', file]);
    if (status !== 0) throw new Error(err);
    return [{ name: store, bytes: readFileSync(sandbox.path(store)) }];
  },
  runs: () => [
    ['cards', 'show', 'Kahmis'],
    ['deck', 'check', 'klingon'],
  ],
  // Cards that another version of the program compiled are compiled anew.
  mayBecome: () => true,
  isReadOnce: true,
};

export const kinds: readonly Kind[] = [journals, decks, cards, scenarios, settings, scripts, lines, stores];
