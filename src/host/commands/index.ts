/** `ssh HOST COMMAND`: what can be had without a terminal. */
import { gameSummary, gameWords, waitingSummary, waitingWords, type TableSummary } from '../lobby/words.ts';
import { isTableId } from '../tables/record.ts';
import { deckCommand } from './decks.ts';
import { sorry, tell, type Carried } from './carried.ts';
import { status } from './programs.ts';
import { parsed, wordsIn } from './words.ts';

const HELP: readonly string[] = [
  'games [--json]                 tables where somebody waits, and games in progress',
  'decks [list] [--json]          your decks',
  'decks put NAME < FILE          bring a deck',
  'decks get NAME                 have it back',
  'decks check NAME [--json]      check it',
  'decks drop NAME                throw it away',
  'replay TABLE [--trace|--json]  a game that is over, answer by answer',
  'journal TABLE                  its journal, for spaceline replay at home',
  'rules WORDS [--json]           look up rules',
  'cards show TITLE [--json]      look up a card',
  'cards search WORDS [--json]    cards that have these words',
  'status [--json]                how the host fares',
];

type Command = (carried: Carried, words: readonly string[]) => Promise<number>;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['help', (carried) => tell(carried, HELP)],
  ['games', games],
  ['decks', deckCommand],
  ['deck', deckCommand],
  ['replay', replay],
  ['journal', journal],
  ['rules', (carried, words) => lookUp(carried, ['rules'], words)],
  ['cards', cards],
  ['status', hostStatus],
]);

/** Carries out what stands behind the host in `ssh HOST COMMAND`, its lines told to whoever asked; resolves to the exit status, 2 where it could not be done. */
export async function carryOut(carried: Carried, command: string): Promise<number> {
  const words = wordsIn(command);
  if (words === null) return sorry(carried, 'a quote is not closed');
  const [name = 'help', ...rest] = words;
  const known = commands.get(name);
  return known === undefined
    ? sorry(carried, `there is no command '${name.slice(0, 40)}'; there are ${[...commands.keys()].join(', ')}`)
    : known(carried, rest);
}

const json = (carried: Carried, values: readonly object[]): Promise<number> =>
  tell(
    carried,
    values.map((value) => JSON.stringify(value)),
  );

function games(carried: Carried, words: readonly string[]): Promise<number> {
  const read = parsed(words, ['--json']);
  if (typeof read === 'string') return sorry(carried, read);
  const { hall, wire } = carried;
  const waiting = hall.openTables(wire.visitor.person).map((record) => waitingSummary(hall, record));
  const playing = hall.games().map((table) => gameSummary(hall, table));
  if (read.has('--json')) return json(carried, [...waiting, ...playing]);
  const line = (words_: (summary: TableSummary) => string) => (summary: TableSummary) =>
    `${summary.table}  ${words_(summary)} (${summary.edition})`;
  const all = [...waiting.map(line(waitingWords)), ...playing.map(line(gameWords))];
  return tell(carried, all.length === 0 ? ['No tables.'] : all);
}

/** A game that is over is open to all; of one in progress nothing is told that its players may not know. */
async function replay(carried: Carried, words: readonly string[]): Promise<number> {
  const read = parsed(words, ['--json', '--trace']);
  if (typeof read === 'string') return sorry(carried, read);
  const file = finishedJournal(carried, read.words);
  if (file === null) return sorry(carried, 'name a table whose game is over: replay TABLE');
  const options = ['--json', '--trace'].filter((option) => read.has(option));
  const [folder, name] = [file.slice(0, file.lastIndexOf('/')), file.slice(file.lastIndexOf('/') + 1)];
  return carried.programs.run(carried.wire, ['replay', ...options, name], folder);
}

async function journal(carried: Carried, words: readonly string[]): Promise<number> {
  const file = finishedJournal(carried, words);
  if (file === null) return sorry(carried, 'name a table whose game is over: journal TABLE');
  const { readFile } = await import('node:fs/promises');
  carried.wire.write(await readFile(file, 'utf8'));
  return status.fine;
}

function finishedJournal({ hall }: Carried, [id = '', ...more]: readonly string[]): string | null {
  const named = id.toUpperCase();
  if (more.length > 0 || !isTableId(named) || hall.options.store.finished(named) === null) return null;
  return hall.options.store.finishedJournalOf(named);
}

function lookUp(carried: Carried, command: readonly string[], words: readonly string[]): Promise<number> {
  const read = parsed(words, ['--json', '--ruleset']);
  if (typeof read === 'string') return sorry(carried, read);
  const options = [
    ...(read.has('--json') ? ['--json'] : []),
    ...(read.ruleset === null ? [] : ['--ruleset', read.ruleset]),
  ];
  return carried.programs.run(carried.wire, [...command, ...options, '--', ...read.words], '/');
}

function cards(carried: Carried, [what = '', ...words]: readonly string[]): Promise<number> {
  return what === 'show' || what === 'search'
    ? lookUp(carried, ['cards', what], words)
    : sorry(carried, 'cards show TITLE or cards search WORDS');
}

function hostStatus(carried: Carried, words: readonly string[]): Promise<number> {
  const read = parsed(words, ['--json']);
  if (typeof read === 'string') return sorry(carried, read);
  const { hall, since, sessions } = carried;
  const { open, playing, inMemory } = hall.counts;
  const facts = {
    version: hall.ground.version,
    seconds: Math.floor((hall.options.now() - since) / 1000),
    people: hall.presence.people.length,
    sessions: sessions(),
    waiting: open,
    playing,
    inMemory,
    tables: hall.options.limits.tables,
    memory: Math.round(process.memoryUsage().rss / 2 ** 20),
  };
  return read.has('--json') ? json(carried, [facts]) : tell(carried, Object.entries(facts).map(([name, value]) => `${name}: ${value}`)); // prettier-ignore
}
