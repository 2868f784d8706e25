/** Gives a host the journals, decks, cards and commands of this program. */
import { randomInt } from 'node:crypto';
import { basename } from 'node:path';
import { version } from '../../../package.json';
import {
  checkDeck,
  firstProblems,
  formatProblem,
  hasErrors,
  partsOf,
  shippedDecks,
  type Problem,
} from '../../catalog/index.ts';
import type { Game } from '../../engine/index.ts';
import type { Ground, Opened } from '../../host/index.ts';
import { headerOf, resumed, mismatchWords, type Journal, type JournalHeader } from '../../table/index.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import { JournalFile } from '../files/journal-file.ts';
import { targetAt } from '../files/overwriting.ts';
import { deckName, readDeck, usualDecks } from './decks.ts';
import { editionNamed, editionOffers } from './editions.ts';
import { gameOf, readJournal } from './journal-game.ts';
import { deckOffers } from './start-rows.ts';

/** Seeds that nobody finds by trying which of them deals the cards that were dealt. */
const secretSeedsBelow = 2 ** 48 - 1;

/** The whole data folder is locked by its host: its journals need no locks of their own. */
const noLock = { release: () => undefined };

/** How this program is called once more, for its own commands. */
const programHere = (): readonly string[] => [process.execPath, ...process.execArgv, process.argv[1] ?? ''];

/** The ground a host stands on here. */
export function groundHere(program = programHere()): Ground {
  const offered = new Map<string, ReturnType<Ground['decks']>>();
  return {
    version,
    editions: editionOffers.toSorted((one, other) => rankOf(one.value) - rankOf(other.value)),
    decks(ruleset) {
      const known = offered.get(ruleset) ?? shippedOffers(ruleset);
      offered.set(ruleset, known);
      return known;
    },
    setup,
    begin,
    goOn,
    program,
    environment: environmentHere(),
  };
}

const rankOf = (ruleset: string): number => (ruleset === usualEdition ? 0 : 1);

/** Where cards that were imported lie, and where programs do. */
function environmentHere(): Readonly<Record<string, string>> {
  const names = ['PATH', 'HOME', 'SPACELINE_DATA', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'TZ'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The shipped decks by their names, as the start screen shows them. */
const shippedOffers = (ruleset: string): ReturnType<Ground['decks']> =>
  deckOffers(ruleset, []).map((offer) => ({ ...offer, value: deckName(offer.value) }));

const setup: Ground['setup'] = async (deck, ruleset) => {
  const edition = await editionNamed(ruleset);
  if (typeof edition === 'string') return [edition];
  const path = 'file' in deck ? deck.file : shippedPath(deck.shipped, ruleset);
  if (path === null) return ['there is no such deck'];
  const read = readDeck(path, ruleset);
  const problems = read.deck === null ? read.problems : [...read.problems, ...checkDeck(read.deck, edition.deckRules)];
  if (read.deck === null || hasErrors(problems)) return firstProblems(problems).map(withoutFolder);
  return { parts: partsOf(read.deck) };
};

/** Where a deck lies on the host is nobody's business. */
const withoutFolder = (problem: Problem): string => formatProblem({ ...problem, file: basename(problem.file) });

/** The file of a shipped deck of just that name. */
function shippedPath(name: string, ruleset: string): string | null {
  const all = [...usualDecks(ruleset), ...shippedDecks(ruleset)];
  return all.find((path) => deckName(path) === name) ?? null;
}

const begin: Ground['begin'] = async (path, ruleset, seats) =>
  beginWith(path, headerOf({ version, ruleset, seed: randomInt(secretSeedsBelow), first: null }, seats));

async function beginWith(path: string, header: JournalHeader): Promise<Opened | string> {
  const journal: Journal = { header, entries: [] };
  const game = await gameOf(journal);
  if (typeof game === 'string') return game;
  const target = targetAt(path, 'journal', false);
  if (typeof target === 'string') return target;
  const file = JournalFile.begin(path, journal, target, null);
  return typeof file === 'string' ? file : { game, journal: file, past: [game.opening()] };
}

const goOn: Ground['goOn'] = async (path) => {
  const read = readJournal(path);
  if ('severity' in read) return formatProblem(read);
  const { journal, problem, end } = read;
  if (journal === null || end.is === 'damaged') return problem === null ? 'it is damaged' : formatProblem(problem);
  const begun: Game | string = await gameOf(journal);
  if (typeof begun === 'string') return begun;
  const { game, mismatch, past, rewind } = resumed(journal, begun, journal.header.seats);
  if (mismatch !== null) return mismatchWords(mismatch);
  const file = JournalFile.goOn(path, journal, end, noLock);
  return typeof file === 'string' ? file : { game, journal: file, past, rewind };
};
