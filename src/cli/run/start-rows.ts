/** What the start screen offers: games to go on with, decks, opponents, and the settings that a player changes there. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readDeckList, readTextFile, shippedDecks } from '../../catalog/index.ts';
import { editionWords } from '../../rules/card-editions.ts';
import { isSeedOpen } from '../../table/index.ts';
import type { Offer, Row } from '../../tui/frame/start-state.ts';
import { OPPONENTS, SETTINGS, type Kind, type SettingName } from '../settings/index.ts';
import { deckPath, usualDecks } from './decks.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import { writerOf } from '../files/lock.ts';
import { editionOffers, stopsOf } from './editions.ts';
import { dataPath } from './folders.ts';
import { readJournal } from './journal-game.ts';

const opponentLabels: Readonly<Record<(typeof OPPONENTS)[number], string>> = {
  bot: 'the bot',
  random: 'chance',
  human: 'somebody at this keyboard',
};
const opponents: readonly Offer[] = OPPONENTS.map((value) => ({ value, label: opponentLabels[value] }));

/** Responses one is asked for, beside those that must be made: all, some, none. */
const stops: readonly Offer[] = [
  { value: '', label: 'whenever there is something to respond with' },
  ...stopsOf(usualEdition),
  { value: 'none', label: 'never: pass by itself' },
];

/** A deck file by the name it gives itself. */
function deckOffer(path: string, ruleset: string): Offer {
  const source = readTextFile(path, 'a deck file');
  const name = 'severity' in source ? null : readDeckList(source, editionWords(ruleset).deckParts).list.name;
  return { value: path, label: name ?? path };
}

/** The shipped decks, and another one that was played last. */
export function deckOffers(ruleset: string, ...last: readonly string[]): readonly Offer[] {
  const others = last.filter((path) => path !== '').map((path) => deckPath(path, ruleset));
  const paths = [...usualDecks(ruleset), ...shippedDecks(ruleset), ...others];
  return [...new Set(paths)].map((path) => deckOffer(path, ruleset));
}

/** The journals of a folder, the one last written to first; what only has the name of one is passed over. */
function journalsIn(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.journal'))
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats?.isFile() === true ? [{ path, written: stats.mtimeMs }] : [];
    })
    .sort((a, b) => b.written - a.written)
    .map(({ path }) => path);
}

/** The last game in the data folder with a person in it; a finished one is kept elsewhere. */
export function lastGame(): Offer | null {
  for (const path of journalsIn(dataPath('games'))) {
    const read = readJournal(path);
    const journal = 'severity' in read ? null : read.journal;
    if (journal === null || writerOf(path) !== null || !journal.header.seats.some(({ kind }) => kind === 'human'))
      continue;
    const seats = journal.header.seats.map(({ name }) => name).join(' against ');
    const seed = isSeedOpen(journal.header.seats) ? `, seed ${journal.header.seed}` : '';
    return { value: path, label: `${seats}${seed}, ${journal.entries.length} answers` };
  }
  return null;
}

/** A setting as a row: turned where it is one of some words, else typed. */
function settingRow(
  name: SettingName,
  label: string,
  offers: readonly Offer[] | null = wordsOf(SETTINGS[name].kind),
): Row {
  return offers === null ? { is: 'type', name, label, only: 'text' } : { is: 'turn', name, label, offers };
}

const wordsOf = (kind: Kind): readonly Offer[] | null =>
  typeof kind === 'string' || !('of' in kind) ? null : kind.of.map((value) => ({ value, label: value }));

/** The rows of the start screen. */
export function startRows(decks: readonly Offer[], unfinished: Offer | null): readonly Row[] {
  return [
    ...(unfinished === null ? [] : [{ is: 'take' as const, name: 'resume', label: 'Go on', says: unfinished.label }]),
    { is: 'turn', name: 'deck', label: 'Your deck', offers: decks },
    { is: 'turn', name: 'opponent', label: 'Opponent', offers: opponents },
    { is: 'turn', name: 'versus', label: 'Their deck', offers: decks },
    { is: 'turn', name: 'ruleset', label: 'Rules', offers: editionOffers },
    { is: 'type', name: 'seed', label: 'Seed', only: 'digits' },
    { is: 'take', name: 'start', label: 'Start a new game', says: '' },
    { is: 'take', name: 'first', label: 'First game, explained as it goes', says: '' },
    { is: 'heading', name: 'settings', label: 'Settings, kept for the next time' },
    settingRow('name', 'Your name'),
    settingRow('other', 'Second name'),
    settingRow('stops', 'Ask me', stops),
    settingRow('theme', 'Colours'),
    settingRow('ascii', 'ASCII'),
  ];
}
