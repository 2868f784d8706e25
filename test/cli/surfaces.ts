/** Every way words come into the program, and what it says to them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { installCards, readCardFiles } from '../../src/catalog/index.ts';
import type { CardFacts } from '../../src/catalog/card-facts.ts';
import { COLUMNS } from '../../src/catalog/lackey/second-edition/columns.ts';
import { reportInternalError } from '../../src/cli/exit.ts';
import { createProgram } from '../../src/cli/program.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { entities } from '../hostile.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

let folder = '';
let files = 0;

/** A file of its own in the test's folder. */
function file(content: string, ending = '.txt', name = ''): string {
  const path = join(folder, `${(files += 1)}${name}${ending}`);
  writeFileSync(path, content);
  return path;
}

/** A name the system takes for a file. */
const fileName = (payload: string): string => payload.replace(/[\0/]|\p{Cs}/gu, '');

/** What the program says in this process: everything it writes, whatever it thinks of the words. */
export async function said(...args: readonly string[]): Promise<string> {
  let output = '';
  const take = (chunk: string | Uint8Array): boolean => {
    output += String(chunk);
    return true;
  };
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  for (const spy of spies) spy.mockImplementation(take);
  try {
    await createProgram().parseAsync(['node', 'spaceline', ...args]);
  } catch (error) {
    if (!(error instanceof Error && 'exitCode' in error)) reportInternalError(error);
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = 0;
  }
  return output;
}

const CARD = `
- {title: Marked MARK, type: personnel, affiliation: MARK, species: MARK, cost: 1, icons: [MARK], skills: MARK,
   keywords: "MARK.", integrity: 5, cunning: 5, strength: 5, text: "Zap MARK."}
- {title: Marked Place MARK, location: Far MARK, type: mission, mission: planet, quadrant: MARK, span: 2, points: 30,
   attempt: MARK, requirements: MARK}
- {title: Marked Deed MARK, type: event, cost: 0}
`;

/** Cards that hold a text wherever a card can, as a broken or forged store may give them. */
function poisoned(payload: string): readonly CardFacts[] {
  const { cards } = readCardFiles([{ name: 'cards.yaml', text: CARD }], secondEditionWords.cardKinds);
  return JSON.parse(JSON.stringify(cards).replaceAll('MARK', escapes(payload).slice(1, -1))) as readonly CardFacts[];
}

const escapes = (text: string): string => JSON.stringify(text);

const scenario = (payload: string, quoted: string): string => `
scenario: ${quoted}
rules: [2E-MOVE-02]
players:
  kirk:
    missions: [Earth, ${quoted}]
    hand: [${quoted}]
  ${quoted}: {}
steps:
  - kirk: ${quoted}
  - ${quoted}: draw
  - expect: {${quoted}: 1}
  - ${payload.replaceAll('\n', '')}
`;

let journal = '';

/** A journal in which somebody put a text into every name and into a command. */
function forgedJournal(payload: string, what: RegExp): string {
  const [header = '', ...answers] = readFileSync(journal, 'utf8').split('\n');
  const words = escapes(payload).slice(1, -1);
  const lines = answers.map((line) => line.replace(/^kirk: draw/, `kirk: ${payload}`));
  return file([header.replaceAll(what, words), ...lines].join('\n'), '.journal');
}

/**
 * Makes the folder of a test: with a data folder whose store of cards holds a text wherever it can, and a good journal. To be
 * removed with `closeFolder`.
 */
export async function openFolder(name: string, text: string): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), `spaceline-${name}-`));
  vi.stubEnv('SPACELINE_DATA', join(folder, 'data'));
  mkdirSync(join(folder, 'data', 'cards'), { recursive: true });
  installCards(join(folder, 'data', 'cards', 'second-edition.jsonl'), secondEditionWords, poisoned(text), {
    gate: notCarriedOut,
    progress: () => undefined,
    only: true,
  });
  journal = join(folder, 'good.journal');
  await said('play', '--seats', 'kirk=script,spock=script', '--seed', '3', '--do', 'draw; draw', '--record', journal);
  return folder;
}

export function closeFolder(): void {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
}

/** What the program is called with, so that a text goes in one way. */
type Surface = (payload: string) => readonly string[];

export const surfaces: Readonly<Record<string, Surface>> = {
  'an unknown subcommand': (words) => [words],
  'an unknown subcommand of another': (words) => ['deck', words],
  'an unknown option': (words) => ['play', `--${words}`],
  'an option like another': (words) => ['play', `--sed${words}`],
  'an option with a value it can not have': (words) => ['play', '--seed', words],
  'a choice there is not': (words) => ['play', '--color', words],
  'a shell there is not': (words) => ['completion', words],
  'too many words': (words) => ['replay', words, words],
  'a deck that is not there': (words) => ['play', '--deck', words],
  'seats there are not': (words) => ['play', '--seats', `${words},${words}`],
  'the name of a seat': (words) => ['play', '--seats', `${words}=script,bot`, '--do', 'draw'],
  'who is first': (words) => ['play', '--first', words],
  'whose eyes': (words) => ['play', '--view', words],
  'a ruleset': (words) => ['play', '--ruleset', words],
  'a script that is not there': (words) => ['play', '--script', words],
  'a journal that is not there': (words) => ['play', '--resume', words],
  'a journal to write': (words) => ['play', '--record', join(folder, words, words), '--do', 'draw'],
  'a cast to write': (words) => ['play', '--cast', join(folder, words, words), '--do', 'draw'],
  'a demo of decks that are not there': (words) => ['demo', '--games', '1', '--deck', words],
  'a deck file that is not there': (words) => ['deck', 'check', words],
  'a deck file': (words) => ['deck', 'check', file(`# name: ${words}\n2 ${words}\n${words}\n${words}:\n1 ${words}\n`)],
  'a deck file, as JSON': (words) => ['deck', 'check', '--json', file(`# name: ${words}\n2 ${words}\n${words}\n`)],
  'the name of a deck file': (words) => ['deck', 'check', file('2 Nobody\n', '.txt', fileName(words))],
  'a deck shown': (words) => ['deck', 'show', file(`# name: ${words}\n2 Worf ${words}\n${words}:\n`)],
  'a deck of XML': (words) => [
    'deck',
    'show',
    file(`<deck><superzone name="${words}"><card><name>${entities(words)}</name></card></superzone></deck>`),
  ],
  'a card that is not there': (words) => ['cards', 'show', words],
  'words no card has': (words) => ['cards', 'search', 'zap', words],
  'a card of another ruleset': (words) => ['cards', 'show', 'Worf', '--ruleset', words],
  'a search in another ruleset': (words) => ['cards', 'search', 'Worf', '--ruleset', words],
  'a deck of another ruleset': (words) => ['deck', 'show', 'klingon', '--ruleset', words],
  'cards of another ruleset': (words) => ['cards', 'check', '--ruleset', words],
  'a card file that is not there': (words) => ['cards', 'import', words],
  'a card file with escapes': (words) => [
    'cards',
    'check',
    file(CARD.replaceAll(/"?([^"\n,[]*)MARK\.?"?/g, escapes(words)), '.yaml'),
  ],
  'a card file with the characters': (words) => [
    'cards',
    'check',
    '--json',
    file(CARD.replaceAll('MARK', words), '.yaml'),
  ],
  'a card table': (words) => [
    'cards',
    'check',
    file(
      [COLUMNS.join('\t'), COLUMNS.map((column) => (column === 'Type' ? 'Event' : `0${words}`)).join('\t')].join('\n'),
    ),
  ],
  'a folder without cards': (words) => {
    const inside = join(folder, `folder${(files += 1)}`);
    mkdirSync(inside);
    writeFileSync(join(inside, `x${fileName(words)}.txt`), 'nothing');
    writeFileSync(join(inside, 'cards.yaml'), '- {title: Good, type: event, cost: 1}\n');
    return ['cards', 'import', inside];
  },
  'a scenario that is not there': (words) => ['scenario', words],
  'a scenario with escapes': (words) => ['scenario', '--trace', file(scenario(words, escapes(words)), '.yaml')],
  'a scenario, as JSON': (words) => ['scenario', '--json', file(scenario(words, escapes(words)), '.yaml')],
  'a scenario with the characters': (words) => ['scenario', file(scenario(words, words.replaceAll('\n', '')), '.yaml')],
  'the title of a scenario': (words) => [
    'scenario',
    file(`scenario: "a ${escapes(words).slice(1, -1)}"\nplayers: {kirk: {}, spock: {}}\nsteps: []\n`, '.yaml'),
  ],
  'rules there are not': (words) => ['rules', words],
  'rules of another ruleset': (words) => ['rules', '--ruleset', words],
  'a setting there is not': (words) => ['settings', words],
  'a value no setting has': (words) => ['settings', 'theme', words],
  'a name that is set': (words) => ['settings', 'name', words],
  'words that are set': (words) => ['settings', 'stops', `${words}\x1b`],
  'a journal replayed': (words) => ['replay', forgedJournal(words, /kirk|0\.\d\.\d/g)],
  'a journal replayed, with every step': (words) => ['replay', '--trace', forgedJournal(words, /spock/g)],
  'a journal replayed, as JSON': (words) => ['replay', '--json', forgedJournal(words, /kirk/g)],
  'a journal of another ruleset': (words) => ['replay', forgedJournal(words, /second-edition/g)],
  'a journal with unknown cards': (words) => ['replay', forgedJournal(words, /Earth/g)],
  'a journal resumed': (words) => ['play', '--resume', forgedJournal(words, /spock/g), '--do', 'draw; quit', '--plain'],
  'commands and questions': (words) => ['play', ...scripted, '--do', typed(words)],
  'commands and questions, as JSON': (words) => ['play', '--json', ...scripted, '--do', typed(words)],
};

const scripted = ['--seats', 'kirk=script,spock=script', '--seed', '3', '--keep-going'];

/** Every verb, query and player with these words. */
export const typed = (words: string): string =>
  [
    ...['', 'look ', 'why ', 'rules ', 'log ', 'mission ', 'save /nowhere/', 'play ', 'beam all to ', 'use ', 'name '],
    ...['number ', 'draw ', 'hand ', 'kirk: '],
  ]
    .map((verb) => `${verb}${words}`)
    .concat(`${words}: draw`, 'table', 'why', 'log')
    .join('\n');
