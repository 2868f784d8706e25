/** The rows of the lobby on the screen: games to go on with, tables to join and to watch, a new table, decks, settings. */
import type { Offer, Row } from '../../tui/frame/start-state.ts';
import { botNamed } from '../../players/index.ts';
import type { Hall } from '../hall.ts';
import type { Person } from '../people/person.ts';
import { preferenceNames, wordsOf } from '../people/people.ts';
import { gameSummary, gameWords, waitingSummary, waitingWords } from './words.ts';

export type Values = Readonly<Record<string, string>>;

/** What was taken in the lobby, by the name of its row. */
export type Wish =
  | { readonly wants: 'go' | 'watch' | 'join' | 'cancel'; readonly table: string }
  | { readonly wants: 'start' | 'word' | 'decks' | 'leave' };

/** What a row's name means. */
export function wishOf(taken: string | null): Wish {
  const [, wants, table = ''] = /^(go|watch|join|cancel):(.+)$/.exec(taken ?? '') ?? [];
  if (wants === 'go' || wants === 'watch' || wants === 'join' || wants === 'cancel') return { wants, table };
  if (taken === 'start' || taken === 'word' || taken === 'decks') return { wants: taken };
  return { wants: 'leave' };
}

/** Decks somebody can play an edition with: the shipped ones and their own. */
export function deckOffers(hall: Hall, person: Person, ruleset: string): readonly Offer[] {
  const shipped = hall.ground.decks(ruleset).map((offer) => ({ ...offer, value: `shipped:${offer.value}` }));
  const own = hall.people.decks(person).map((name) => ({ value: `own:${name}`, label: `${name}: your own`, name }));
  return [...shipped, ...own];
}

/** Whom one can play against in an edition here. */
export function opponentOffers(hall: Hall, ruleset: string): readonly Offer[] {
  const bots = hall.options.bots.filter((bot) => botNamed(bot, ruleset) !== null);
  return [
    ...bots.map((bot) => ({
      value: `bot:${bot}`,
      label: bot === 'random' ? 'chance, at once' : `the ${bot}, at once`,
    })),
    { value: 'open', label: 'whoever sits down' },
    { value: 'invited', label: 'whoever has the word that you will be given' },
  ];
}

/** The edition that is played where none is named. */
export function usualRuleset({ ground }: Hall): string {
  const [usual] = ground.editions;
  if (usual === undefined) throw new Error('a host has no edition');
  return usual.value;
}

export const rulesetIn = (hall: Hall, values: Values): string => values['ruleset'] ?? usualRuleset(hall);

/** The rows as they stand now. */
export function lobbyRows(hall: Hall, person: Person): readonly Row[] {
  const decks = (values: Values): readonly Offer[] => deckOffers(hall, person, rulesetIn(hall, values));
  const others = (values: Values): readonly Offer[] => {
    const [first, ...rest] = decks(values).filter(({ value }) => value.startsWith('shipped:'));
    return first === undefined ? rest : [...rest, first];
  };
  const mine = hall.gamesOf(person);
  const waiting = hall.openTables(person);
  const own = waiting.filter(({ seats }) => seats[0]?.who === person.id);
  const open = waiting.filter(({ seats }) => seats[0]?.who !== person.id);
  const games = hall.games().filter((table) => table.seatOf(person) === null);
  return [
    ...mine.slice(0, 3).map((table): Row => ({
      is: 'take',
      name: `go:${table.id}`,
      label: 'Go on',
      says: gameWords(gameSummary(hall, table)),
      enters: 'go on',
    })),
    ...own.map(({ id, invite, reservedFor }): Row => ({
      is: 'take',
      name: `cancel:${id}`,
      label: 'You wait',
      says: waitsFor(id, invite, reservedFor),
      about: 'When somebody sits down the game begins at once. Enter gives up waiting.',
      enters: 'wait no longer',
    })),
    ...open.slice(0, 8).map((record): Row => ({
      is: 'take',
      name: `join:${record.id}`,
      label: `Sit down ${record.id}`,
      says: `${waitingWords(waitingSummary(hall, record))} (${labelOf(hall, record.ruleset)})`,
      about: 'With the deck that stands below, where it is one of that edition; else with the usual one.',
      enters: 'sit down',
    })),
    { is: 'turn', name: 'deck', label: 'Your deck', offers: decks },
    {
      is: 'turn',
      name: 'opponent',
      label: 'Opponent',
      offers: (values) => opponentOffers(hall, rulesetIn(hall, values)),
    },
    { is: 'turn', name: 'versus', label: 'A bot’s deck', offers: others },
    { is: 'turn', name: 'ruleset', label: 'Rules', offers: hall.ground.editions },
    { is: 'turn', name: 'late', label: 'Onlookers', offers: lateOffers },
    { is: 'take', name: 'start', label: 'Sit down at a new table', says: '' },
    {
      is: 'type',
      name: 'code',
      label: 'Invitation',
      only: 'text',
      otherwise: 'type the word that somebody gave you',
      takes: 'word',
      enters: 'sit down',
    },
    ...(games.length === 0
      ? []
      : [
          {
            is: 'page' as const,
            name: 'games',
            label: 'Watch',
            says: games.length === 1 ? '1 game' : `${games.length} games`,
            rows: games.slice(0, 30).map((table): Row => ({
              is: 'take',
              name: `watch:${table.id}`,
              label: table.id,
              says: gameWords(gameSummary(hall, table)),
              enters: 'watch',
            })),
          },
        ]),
    { is: 'take', name: 'decks', label: 'Your decks', says: ownDecks(hall, person), enters: 'open' },
    {
      is: 'page',
      name: 'settings',
      label: 'Settings',
      says: person.isGuest ? 'until you leave' : 'kept with your key',
      rows: preferenceNames.map((name) => ({
        is: 'turn',
        name,
        label: settingLabels.get(name) ?? name,
        offers: (wordsOf(name) ?? []).map((value) => ({ value, label: value })),
      })),
    },
  ];
}

const settingLabels: ReadonlyMap<string, string> = new Map([
  ['look', 'Theme'],
  ['colours', 'Colours'],
  ['ascii', 'ASCII'],
  ['scenes', 'Attempts'],
  ['tell', 'Tell me of'],
]);

/** When those who look on see what happens. */
const lateOffers: readonly Offer[] = [
  { value: '0', label: 'see what all may see, as it happens' },
  { value: '1', label: 'see it a turn late' },
  { value: '3', label: 'see it three turns late' },
];

function ownDecks({ people }: Hall, person: Person): string {
  const { length } = people.decks(person);
  return length === 0 ? 'none yet: paste one' : `${length}: look at one, check it, throw it away, paste another`;
}

const labelOf = (hall: Hall, ruleset: string): string =>
  hall.ground.editions.find(({ value }) => value === ruleset)?.label ?? ruleset;

function waitsFor(id: string, invite: string | null, reservedFor: string | null): string {
  if (invite !== null) return `the word is ${invite}`;
  return reservedFor === null ? `at table ${id} for whoever comes` : `at table ${id} for another game`;
}
