/** Games to test with: the shipped decks, and players of several kinds, all from seeds. */
import { join } from 'node:path';
import { loadDeck, partsOf, readTextFile, shippedCasts, shippedLibrary } from '../../src/catalog/index.ts';
import { packageRoot } from '../../src/catalog/package-files.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { newGame, type Game, type Ruleset, type SeatSetup } from '../../src/engine/index.ts';
import type { Answer, Request } from '../../src/engine/asking/request.ts';
import { botNamed, chanceFrom, uniform } from '../../src/players/index.ts';
import type { Definition } from '../../src/engine/definition.ts';
import { premiere1994 } from '../../src/rules/first-edition/index.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { objectives } from '../../src/rules/objectives/index.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { tinyDeck } from '../tiny/cards.ts';
import { tiny } from '../tiny/ruleset.ts';

/** How the seats play: by chance alone, to win, or now this, now that. */
export type Style = 'random' | 'greedy' | 'mixed';
export const styles: readonly Style[] = ['random', 'greedy', 'mixed'];

export interface Match {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly start: (seed: number) => Game;
}

export const deckNames = ['tng-federation', 'klingon', 'cardassian', 'romulan', 'dominion', 'captives'] as const;
const setups = new Map<string, SeatSetup>();

/** A shipped deck of an edition, as a seat with its name. */
export function setupOf(edition: string, name: string): SeatSetup {
  const path = join(packageRoot(), 'decks', edition, `${name}.txt`);
  const known = setups.get(path);
  if (known) return known;
  const source = readTextFile(path, 'a deck');
  if ('severity' in source) throw new Error(source.message);
  const made = { name, parts: partsOf(loadDeck(source, shippedLibrary(editionWords(edition), notCarriedOut)).deck) };
  setups.set(path, made);
  return made;
}

const matchOf = (ruleset: Ruleset, names: readonly string[]): Match => ({
  name: names.join(' against '),
  ruleset,
  start: (seed) =>
    newGame(
      ruleset,
      names.map((name) => setupOf(ruleset.name, name)),
      seed,
    ),
});

/** Each shipped deck against the next one; the last matches have three and four players. */
export const secondEditionMatches: readonly Match[] = [
  ...deckNames.map((name, index) => [name, deckNames[(index + 1) % deckNames.length] ?? name]),
  ['klingon', 'romulan', 'captives'],
  ['dominion', 'cardassian', 'tng-federation', 'captives'],
].map((names) => matchOf(secondEdition, names));

export const objectivesDecks = ['explorers', 'raiders', 'shipwrights'] as const;

/** The same of the objectives variant; the last has three players. */
export const objectivesMatches: readonly Match[] = [
  ...objectivesDecks.map((name, index) => [name, objectivesDecks[(index + 1) % objectivesDecks.length] ?? name]),
  [...objectivesDecks],
].map((names) => matchOf(objectives, names));

/** Decks of the usual cards of First Edition's scenarios: titles by part, each with its copies. */
const PREMIERE_DECKS = {
  klingon: {
    missions: ['Krios', 'Near Moon', 'Far Sun', 'Dark Cloud', 'Deep Rift', 'Lost Probe'],
    seeds: ['Klingon Outpost', ['Fever', 3], ['Ion Storm', 3], ['Riddle', 4], 'Old Horn', 'Bright Stone'],
    deck: [
      ...[
        ['Klag', 5] as const,
        ['Gorath', 5] as const,
        ['Vekma', 5] as const,
        ['Dukath', 5] as const,
        'Kurn',
        ['Clerk', 3] as const,
      ],
      ...[
        ["I.K.C. K'Vort", 8] as const,
        ["I.K.C. Qu'Vat", 2] as const,
        ['Vash', 2] as const,
        ['Phaser', 3] as const,
        ['Moriarty', 2] as const,
      ],
    ],
  },
  allied: {
    missions: ['Old Ruins', 'Near Moon', 'Far Sun', 'Quiet Colony', 'Deep Rift', 'Dark Cloud'],
    seeds: ['Federation Outpost', 'Romulan Outpost', ['Fever', 3], ['Ion Storm', 3], ['Riddle', 4], 'Old Horn'],
    deck: [
      ...[
        ['Riker', 3] as const,
        ['Worf', 2] as const,
        ['La Forge', 3] as const,
        ['Ensign', 8] as const,
        ['Drifter', 2] as const,
        'Federation Outpost',
      ],
      ...[
        ['U.S.S. Galaxy', 2] as const,
        ['U.S.S. Oberth', 4] as const,
        ['Runabout', 4] as const,
        ['Sela', 2] as const,
        ['Scout', 4] as const,
      ],
      ...[['Haakona', 2] as const, ['Tricorder', 2] as const, ['Freighter', 2] as const],
    ],
  },
} as const;

type Copies = string | readonly [title: string, copies: number];

export function premiereDeck(name: keyof typeof PREMIERE_DECKS): SeatSetup {
  const { lexicon, edition } = shippedLibrary(editionWords(premiere1994.name), notCarriedOut);
  const cast = shippedCasts().cards(premiere1994.name, edition, lexicon);
  const cards = (listed: readonly Copies[]): Definition[] =>
    listed.flatMap((entry) => {
      const [title, copies] = typeof entry === 'string' ? [entry, 1] : entry;
      const [card] = cast.find(title);
      if (!card) throw new Error(`no ${title} in the cast`);
      return Array.from({ length: copies }, () => card);
    });
  const { missions, seeds, deck } = PREMIERE_DECKS[name];
  return { name, parts: { missions: cards(missions), seeds: cards(seeds), deck: cards(deck) } };
}

/** First Edition as it was in 1994, with the usual cards of its scenarios. */
export const premiereMatches: readonly Match[] = (
  [
    ['klingon', 'allied'],
    ['allied', 'klingon'],
  ] as const
).map((names) => ({
  name: `1994: ${names.join(' against ')}`,
  ruleset: premiere1994,
  start: (seed) => newGame(premiere1994, names.map(premiereDeck), seed),
}));

export const premiereDecks = ['explorers', 'honour', 'deception', 'treaty'] as const;

/** The same with its shipped decks, each against the next one. */
export const premiereDeckMatches: readonly Match[] = premiereDecks
  .map((name, index) => [name, premiereDecks[(index + 1) % premiereDecks.length] ?? name])
  .map((names) => matchOf(premiere1994, names));

/** The tiny ruleset, without and with the cards that bring each other on for ever. */
const tinyMatches: readonly Match[] = [false, true].map((looping) => ({
  name: looping ? 'tiny, with a loop' : 'tiny',
  ruleset: tiny,
  start: (seed) => newGame(tiny, [tinyDeck('left', 4, looping), tinyDeck('right', 4, looping)], seed),
}));

export const matches: readonly Match[] = [...secondEditionMatches, ...objectivesMatches, ...tinyMatches];

/** The answer a seat gives in its style; the same seed and position, the same answer. */
export function answerOf(game: Game, request: Request, style: Style, seed: number, answers: number): Answer {
  const chance = chanceFrom(seed, request.player, answers);
  const isRandom = style === 'random' || (style === 'mixed' && chance.below(3) === 0);
  const bot = botNamed('bot', game.ruleset);
  return isRandom || !bot ? uniform(request, chance) : bot(game.view(request.player), request, chance);
}
