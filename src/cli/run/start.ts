/** `spaceline` alone, in a terminal: the start screen. */
import { randomInt } from 'node:crypto';
import { runStart as showStart } from '../../tui/index.ts';
import type { PlayOptions } from '../play.ts';
import {
  isSettingName,
  readSettings,
  saveSettings,
  settingNames,
  typedValue,
  type Settings,
} from '../settings/index.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import type { Offer } from '../../tui/frame/start-state.ts';
import { deckPath, usualDecks } from './decks.ts';
import { firstSeedOf } from './editions.ts';
import { seedsBelow } from './open-game.ts';
import { reportProblems } from './problems.ts';
import { screenHere } from './screen.ts';
import { seatsCalled } from './names.ts';
import { results } from './results.ts';
import { splashDone } from './splash.ts';
import { deckOffers, listedGames, startRows } from './start-rows.ts';

type Values = Readonly<Record<string, string>>;

/** Shows the start screen, keeps what was set there, and hands back what is to be played; null: nothing. */
export async function atStart(): Promise<PlayOptions | null> {
  const read = readSettings();
  const { settings } = read;
  const all = results().results;
  const decks = deckOffers(usualEdition, all, settings.deck, settings.versus);
  const games = listedGames(all);
  const values: Values = {
    ...valuesOf(settings),
    deck: settings.deck === '' ? (decks[0]?.value ?? '') : deckPath(settings.deck, usualEdition),
    versus: settings.versus === '' ? (decks[1]?.value ?? '') : deckPath(settings.versus, usualEdition),
    ruleset: usualEdition,
    seed: String(randomInt(seedsBelow)),
  };
  const firstGame = (now: Values): string =>
    isTurned(values, now) ? 'explained, with these decks and seed' : firstGameWords(decks);
  splashDone();
  const result = await showStart(screenHere({}, read), startRows({ decks, ...games, results: all, firstGame }), values);
  const changed = changedSettings(values, result.values);
  const problem = Object.keys(changed).length === 0 ? null : await saveSettings(changed);
  if (problem !== null) reportProblems([problem]);
  const journals = [...games.saved, ...games.finished].map(({ path }) => path);
  if (result.taken !== null && journals.includes(result.taken)) return { ruleset: usualEdition, resume: result.taken };
  return chosenGame(result.taken, withSecretSeed(values, result.values), isTurned(values, result.values));
}

/** Whether a first game is to be played with what stands on the screen: somebody has turned a deck, or the seed. */
const isTurned = (before: Values, after: Values): boolean =>
  ['deck', 'versus', 'seed'].some((name) => after[name] !== before[name]);

/** What a first game is played with otherwise. */
function firstGameWords(decks: readonly Offer[]): string {
  const names = usualDecks(usualEdition).map((path) => decks.find(({ value }) => value === path)?.name ?? path);
  return `explained: ${names.join(' against ')}, seed ${firstSeedOf(usualEdition) ?? 'any'}`;
}

/** What was taken; a first game with the decks and the seed of the screen where somebody turned one of them. */
function chosenGame(taken: string | null, values: Values, isTurned: boolean): PlayOptions | null {
  const { ruleset = usualEdition, deck, versus, opponent = 'bot', seed } = values;
  const seats = seatsOf(values, opponent);
  const chosen = {
    ...(deck && versus ? { deck, versus } : {}),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  };
  switch (taken) {
    case 'first':
      return { ruleset, hints: true, seats: seatsOf(values, 'bot'), ...(isTurned ? chosen : {}) };
    case 'start':
      return { ruleset, ...chosen, seats };
    default:
      return null;
  }
}

/** The seed that was offered has been on the screen: two people play with another one, unless they typed it. */
function withSecretSeed(offered: Values, { seed = '', ...taken }: Values): Values {
  return taken['opponent'] === 'human' && seed === offered['seed'] ? taken : { ...taken, seed };
}

/** The seats as `--seats` takes them, with the names that were set. */
const seatsOf = ({ name = '', other = '' }: Values, opponent: string): string => seatsCalled(name, opponent, other);

/** Settings as rows show them: lists with blanks between. */
function valuesOf(settings: Settings): Values {
  return Object.fromEntries(
    settingNames.map((name) => {
      const value = settings[name];
      return [name, typeof value === 'string' ? value : value.join(' ')];
    }),
  );
}

/** What was set anew, as it is kept. */
function changedSettings(before: Values, after: Values): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => isSettingName(name) && value !== before[name])
      .map(([name, value]) => [name, isSettingName(name) ? typedValue(name, value) : value]),
  );
}
