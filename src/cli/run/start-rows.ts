/** What the start screen offers: games to go on with, decks, opponents, and the settings that a player changes there. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTextFile, shippedDecks } from '../../catalog/index.ts';
import { isSeedOpen } from '../../table/index.ts';
import type { Offer, Row } from '../../tui/frame/start-state.ts';
import { OPPONENTS, SETTINGS, type Kind, type SettingName } from '../settings/index.ts';
import type { Result } from '../files/results-file.ts';
import { aboutDeck } from './deck-about.ts';
import { deckName, deckPath, usualDecks } from './decks.ts';
import { sittingsOf, standingsOf, type Sitting, type Standing } from './results.ts';
import { seatKinds } from '../../players/index.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import { writerOf } from '../files/lock.ts';
import { editionOffers, someStops } from './editions.ts';
import { dataPath } from './folders.ts';
import { localTime } from './local-time.ts';
import { readJournal } from './journal-game.ts';

const opponentLabels: Readonly<Record<(typeof OPPONENTS)[number], string>> = {
  bot: 'the bot',
  random: 'chance',
  human: 'somebody at this keyboard',
};
/** Who can sit down at a table of an edition. */
function opponentsIn(ruleset: string): readonly Offer[] {
  const kinds = seatKinds(ruleset);
  return OPPONENTS.filter((value) => kinds.includes(value)).map((value) => ({ value, label: opponentLabels[value] }));
}

/** Responses one is asked for, beside those that must be made: all, some, none. */
const stops: readonly Offer[] = [
  { value: '', label: 'whenever there is something to respond with' },
  { value: someStops(), label: 'at attempts, dilemmas and battles, and when a card is played' },
  { value: 'none', label: 'never: pass by itself' },
];

/** A deck file by the name it gives itself, with what is in it, how it is meant, and how it fared. */
function deckOffer(path: string, ruleset: string, standings: readonly Standing[]): Offer {
  const source = readTextFile(path, 'a deck file');
  if ('severity' in source) return { value: path, name: path, label: path };
  const { name, facts, plan } = aboutDeck(source, ruleset);
  const fared = standingOf(standings.filter(({ deck }) => deck === deckName(path)));
  return {
    value: path,
    name: name ?? path,
    label: `${name ?? path}: ${facts}`,
    about: [plan, fared].filter((text) => text !== '').join(' '),
  };
}

/** `You played it 5 times: won 3, lost 2.` */
function standingOf(standings: readonly Standing[]): string {
  const sum = (what: 'games' | 'won' | 'lost' | 'tied'): number => standings.reduce((all, each) => all + each[what], 0);
  const games = sum('games');
  if (games === 0) return '';
  const tied = sum('tied') === 0 ? '' : `, tied ${sum('tied')}`;
  return `You played it ${games === 1 ? 'once' : `${games} times`}: won ${sum('won')}, lost ${sum('lost')}${tied}.`;
}

/** The shipped decks, and another one that was played last. */
export function deckOffers(ruleset: string, all: readonly Result[], ...last: readonly string[]): readonly Offer[] {
  const others = last.filter((path) => path !== '').map((path) => deckPath(path, ruleset));
  const paths = [...usualDecks(ruleset), ...shippedDecks(ruleset), ...others];
  const standings = standingsOf(all);
  return [...new Set(paths)].map((path) => deckOffer(path, ruleset, standings));
}

/** The journals of a folder, the one last written to first; what only has the name of one is passed over. */
function journalsIn(folder: string): readonly { readonly path: string; readonly day: string }[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.journal'))
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats?.isFile() === true ? [{ path, written: stats.mtimeMs, day: localTime(stats.mtime) }] : [];
    })
    .sort((a, b) => b.written - a.written);
}

/** So many games are listed, saved ones and finished ones. */
const mostListed = 12;

/** A game in a folder: its journal, and a line about it. */
export interface Listed {
  readonly path: string;
  readonly label: string;
  readonly says: string;
}

/** The games of a folder with a person in them, the last first; those that somebody plays just now are left out. */
function gamesIn(folder: string, endings: ReadonlyMap<string, string>): readonly Listed[] {
  const games: Listed[] = [];
  for (const { path, day } of journalsIn(folder)) {
    if (games.length === mostListed) break;
    const read = readJournal(path);
    const journal = 'severity' in read ? null : read.journal;
    if (journal === null || writerOf(path) !== null || !journal.header.seats.some(({ kind }) => kind === 'human'))
      continue;
    const seats = journal.header.seats.map(({ name }) => name).join(' against ');
    const seed = isSeedOpen(journal.header.seats) ? `, seed ${journal.header.seed}` : '';
    const says = `${seats}${seed}, ${endings.get(basename(path)) ?? answersOf(journal.entries.length)}`;
    games.push({ path, label: day, says });
  }
  return games;
}

const answersOf = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

/** Games that can be gone on with, and those that are over and can be watched again. */
export function listedGames(all: readonly Result[]): {
  readonly saved: readonly Listed[];
  readonly finished: readonly Listed[];
} {
  const endings = new Map(
    all.flatMap((result) =>
      sittingsOf(result)
        .slice(0, 1)
        .map((sitting) => [result.journal, endingOf(sitting)]),
    ),
  );
  return { saved: gamesIn(dataPath('games'), new Map()), finished: gamesIn(dataPath('games', 'finished'), endings) };
}

const endingOf = ({ outcome, points, yielded, turns }: Sitting): string =>
  `${outcome} ${points} : ${yielded} in turn ${turns}`;

/** A setting as a row: turned where it is one of some words, else typed. */
function settingRow(
  name: SettingName,
  label: string,
  offers: readonly Offer[] | null = wordsOf(SETTINGS[name].kind),
  otherwise = '',
): Row {
  return offers === null ? { is: 'type', name, label, only: 'text', otherwise } : { is: 'turn', name, label, offers };
}

const wordsOf = (kind: Kind): readonly Offer[] | null =>
  typeof kind === 'string' || !('of' in kind) ? null : kind.of.map((value) => ({ value, label: value }));

/** What the rows are made of. */
export interface Offered {
  /** The decks of an edition. */
  readonly decks: (ruleset: string) => readonly Offer[];
  readonly saved: readonly Listed[];
  readonly finished: readonly Listed[];
  readonly results: readonly Result[];
  /** What a first game is played with, as the rows stand. */
  readonly firstGame: (values: Readonly<Record<string, string>>) => string;
}

type Values = Readonly<Record<string, string>>;

/** By which edition's rules is to be played. */
export const rulesetOf = ({ ruleset }: Values): string => ruleset ?? usualEdition;

/** Whoever has not played yet is offered a first game first. */
export function startRows({ decks, saved, finished, results, firstGame }: Offered): readonly Row[] {
  const [last] = saved;
  const explained: Row = { is: 'take', name: 'first', label: 'First game', says: firstGame, about: FIRST };
  const isNew = last === undefined && results.length === 0;
  const decksNow = (values: Values): readonly Offer[] => decks(rulesetOf(values));
  const others = (values: Values): readonly Offer[] => {
    const [first, ...rest] = decksNow(values);
    return first ? [...rest, first] : rest;
  };
  return [
    ...(isNew ? [explained] : []),
    ...(last === undefined ? [] : [{ is: 'take' as const, name: last.path, label: 'Go on', says: last.says }]),
    { is: 'turn', name: 'deck', label: 'Your deck', offers: decksNow },
    { is: 'turn', name: 'opponent', label: 'Opponent', offers: (values) => opponentsIn(rulesetOf(values)) },
    { is: 'turn', name: 'versus', label: 'Their deck', offers: others },
    { is: 'turn', name: 'ruleset', label: 'Rules', offers: editionOffers },
    { is: 'type', name: 'seed', label: 'Seed', only: 'digits' },
    { is: 'take', name: 'start', label: 'Start a new game', says: '' },
    ...(isNew ? [] : [explained]),
    ...gamePages(saved, finished, results),
    { is: 'page', name: 'settings', label: 'Settings', says: 'kept for the next time', rows: settingRows },
  ];
}

const FIRST =
  'A game by the real rules against the bot; with the usual decks and seed a ship and its crew are in your first hand. Whatever comes up for the first time is explained, and you are told what to do next.';

function gamePages(saved: readonly Listed[], finished: readonly Listed[], results: readonly Result[]): readonly Row[] {
  const taken =
    (about: string) =>
    ({ path, label, says }: Listed): Row => ({ is: 'take', name: path, label, says, about });
  const goOn = taken('Goes on where it was left.');
  const watch = taken('Shows how it ended; there, l shows the whole game again.');
  const won = results.filter((result) => sittingsOf(result)[0]?.outcome === 'won').length;
  return [
    ...(saved.length < 2
      ? []
      : [
          {
            is: 'page' as const,
            name: 'saved',
            label: 'Saved games',
            says: String(saved.length),
            rows: saved.map(goOn),
          },
        ]),
    ...(finished.length === 0
      ? []
      : [
          {
            is: 'page' as const,
            name: 'finished',
            label: 'Finished games',
            says: `${finished.length === 1 ? '1' : `the last ${finished.length}`}${results.length === 0 ? '' : `; won ${won} of ${results.length} in all`}`,
            rows: finished.map(watch),
          },
        ]),
  ];
}

const looks: readonly Offer[] = [
  { value: 'usual', label: 'usual', about: 'The colours of your terminal.' },
  { value: 'lcars', label: 'LCARS', about: 'Orange, lilac and pale blue; at its best with 256 colours.' },
  { value: 'mono', label: 'mono', about: 'No colours: bold, underlined, inverse.' },
  { value: 'contrast', label: 'high contrast', about: 'Bright colours, nothing dim.' },
];

const scenes: readonly Offer[] = [
  { value: 'step', label: 'step by step', about: 'One dilemma at a time, on with Enter.' },
  { value: 'slow', label: 'slowly by themselves' },
  { value: 'fast', label: 'fast by themselves' },
  { value: 'off', label: 'in the log alone' },
];

const ends: readonly Offer[] = [
  { value: 'auto', label: 'when nothing else is left', about: 'In a first game you end them yourself.' },
  { value: 'on', label: 'when nothing else is left, in a first game too' },
  { value: 'off', label: 'when you end them' },
];

const settingRows: readonly Row[] = [
  settingRow('name', 'Your name', null, 'You'),
  settingRow('other', 'Second name', null, 'Player 2'),
  settingRow('stops', 'Ask me', stops),
  settingRow('ends', 'Segments end', ends),
  settingRow('look', 'Theme', looks),
  settingRow('theme', 'Colours'),
  settingRow('ascii', 'ASCII'),
  settingRow('scenes', 'Attempts', scenes),
  settingRow('splash', 'A ship at first'),
  settingRow('flash', 'Points flash'),
];
