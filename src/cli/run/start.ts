/** `spaceline` alone, in a terminal: the start screen, then the game chosen there. */
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readDeckList, readTextFile, shippedDecks } from '../../catalog/index.ts';
import { parseJournal } from '../../lab/index.ts';
import { runStart as showStart } from '../../tui/index.ts';
import { exitStatus, type ExitStatus } from '../exit.ts';
import { usualDecks } from './decks.ts';
import { dataFolder } from './folders.ts';
import { seedsBelow } from './open-game.ts';
import { runPlay } from './play.ts';
import { screenHere } from './screen.ts';

const ruleset = 'second-edition';

const opponents = [
  { value: 'bot', label: 'the bot' },
  { value: 'random', label: 'chance' },
  { value: 'human', label: 'somebody at this keyboard' },
];

/** A shipped deck by its own name. */
function deckOffer(path: string): { readonly value: string; readonly label: string } {
  const source = readTextFile(path, 'a deck file');
  const name = 'severity' in source ? null : readDeckList(source).list.name;
  return { value: path, label: name ?? path };
}

/** The last game in the data folder with a person in it; it may be over. */
function lastGame(): { readonly value: string; readonly label: string } | null {
  const folder = dataFolder('games');
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.journal'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of paths) {
    const { journal } = parseJournal(readFileSync(path, 'utf8'), path);
    if (journal === null || !journal.header.seats.some(({ kind }) => kind === 'human')) continue;
    const seats = journal.header.seats.map(({ name }) => name).join(' against ');
    return { value: path, label: `${seats}, seed ${journal.header.seed}, ${journal.entries.length} answers` };
  }
  return null;
}

/** Shows the start screen and plays what is chosen. */
export async function runStart(): Promise<ExitStatus> {
  const usual = usualDecks(ruleset);
  const decks = [...usual, ...shippedDecks(ruleset).filter((path) => !usual.includes(path))].map(deckOffer);
  const seed = randomInt(seedsBelow);
  const choice = await showStart(screenHere(), { decks, opponents, seed, unfinished: lastGame() });
  if (choice === null) return exitStatus.fine;
  if (choice.what === 'resume') return runPlay({ ruleset, resume: choice.game });
  if (choice.what === 'first') return runPlay({ ruleset, hints: true, seats: 'human,bot' });
  const { deck, versus, opponent } = choice;
  return runPlay({ ruleset, deck, versus, seed: choice.seed, seats: `human,${opponent}` });
}
