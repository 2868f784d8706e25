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
import { usualBot } from '../../players/index.ts';
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
import { deckOffers, listedGames, rulesetOf, startRows } from './start-rows.ts';

type Values = Readonly<Record<string, string>>;

/** Shows the start screen, keeps what was set there, and hands back what is to be played; null: nothing. */
export async function atStart(): Promise<PlayOptions | null> {
  const read = readSettings();
  const { settings } = read;
  const all = results().results;
  const decks = decksBy((ruleset) =>
    ruleset === usualEdition ? deckOffers(ruleset, all, settings.deck, settings.versus) : deckOffers(ruleset, all),
  );
  const [usual, other] = decks(usualEdition);
  const games = listedGames(all);
  const values: Values = {
    ...valuesOf(settings),
    deck: settings.deck === '' ? (usual?.value ?? '') : deckPath(settings.deck, usualEdition),
    versus: settings.versus === '' ? (other?.value ?? '') : deckPath(settings.versus, usualEdition),
    ruleset: usualEdition,
    seed: String(randomInt(seedsBelow)),
  };
  const firstGame = (now: Values): string =>
    isTurned(values, now) ? 'explained, with these decks and seed' : firstGameWords(rulesetOf(now), decks);
  splashDone();
  const result = await showStart(screenHere({}, read), startRows({ decks, ...games, results: all, firstGame }), values);
  const changed = changedSettings(values, result.values);
  // The decks that are kept for the next time are those of the edition that stands there then.
  const kept = rulesetOf(result.values) === usualEdition ? changed : withoutDecks(changed);
  const problem = Object.keys(kept).length === 0 ? null : await saveSettings(kept);
  if (problem !== null) reportProblems([problem]);
  const journals = [...games.saved, ...games.finished].map(({ path }) => path);
  if (result.taken !== null && journals.includes(result.taken)) return { ruleset: usualEdition, resume: result.taken };
  return chosenGame(result.taken, withSecretSeed(values, result.values), isTurned(values, result.values));
}

/** The decks of each edition, read when they are first shown. */
function decksBy(read: (ruleset: string) => readonly Offer[]): (ruleset: string) => readonly Offer[] {
  const known = new Map<string, readonly Offer[]>();
  return (ruleset) => {
    const decks = known.get(ruleset) ?? read(ruleset);
    known.set(ruleset, decks);
    return decks;
  };
}

/** Whether a first game is to be played with what stands on the screen: somebody has turned a deck, or the seed. */
const isTurned = (before: Values, after: Values): boolean =>
  (after['ruleset'] === before['ruleset'] ? ['deck', 'versus', 'seed'] : ['seed']).some(
    (name) => after[name] !== before[name],
  );

/** What a first game is played with otherwise. */
function firstGameWords(ruleset: string, decks: (ruleset: string) => readonly Offer[]): string {
  const names = usualDecks(ruleset).map((path) => decks(ruleset).find(({ value }) => value === path)?.name ?? path);
  return `explained: ${names.join(' against ')}, seed ${firstSeedOf(ruleset) ?? 'any'}`;
}

/** What was taken; a first game with the decks and the seed of the screen where somebody turned one of them. */
function chosenGame(taken: string | null, values: Values, isTurned: boolean): PlayOptions | null {
  const { deck, versus, seed } = values;
  const ruleset = rulesetOf(values);
  const { opponent = usualBot(ruleset) } = values;
  const seats = seatsOf(values, opponent);
  const chosen = {
    ...(deck && versus ? { deck, versus } : {}),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  };
  switch (taken) {
    case 'first':
      return { ruleset, hints: true, seats: seatsOf(values, usualBot(ruleset)), ...(isTurned ? chosen : {}) };
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

const withoutDecks = ({ deck: _, versus: __, ...rest }: Partial<Settings>): Partial<Settings> => rest;

/** What was set anew, as it is kept. */
function changedSettings(before: Values, after: Values): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => isSettingName(name) && value !== before[name])
      .map(([name, value]) => [name, isSettingName(name) ? typedValue(name, value) : value]),
  );
}
