/** Games in which every answer is put to the test: what is offered is accepted, what is not is refused and changes nothing. */
import type { Game } from '../../src/engine/index.ts';
import type { Request } from '../../src/engine/asking/request.ts';
import { interpret } from '../../src/commands/index.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { OBJECT_NAMES } from '../hostile.ts';
import { stoppedActs, unexplained, wrongState } from './invariants.ts';
import { answerOf, type Match, type Style } from './matches.ts';
import { take } from './walks.ts';

type Chance = ReturnType<typeof chanceFrom>;

/** What has been tried so far. */
export interface Tally {
  games: number;
  answers: number;
  /** Random offered options tried on a copy. */
  offered: number;
  /** Illegal commands refused on a copy. */
  refused: number;
  /** Commands that turned out to be legal, or only asked something. */
  legal: number;
  decks: Set<string>;
}

export const newTally = (): Tally => ({ games: 0, answers: 0, offered: 0, refused: 0, legal: 0, decks: new Set() });

/** More answers than any game takes. */
const mostAnswers = 20_000;
/** Views are looked at after every so many answers: they cost more than an answer. */
const answersBetweenViews = 50;

/** Plays a game to its end; fails where something is wrong, saying after which answer. */
export function ordeal(match: Match, seed: number, style: Style, tally: Tally): void {
  const game = match.start(seed);
  const chance = chanceFrom(seed, 4711);
  for (const name of game.seats) tally.decks.add(name);
  tally.games += 1;
  for (let answers = 0; game.request !== null; answers++) {
    if (answers >= mostAnswers) throw new Error(`no end after ${answers} answers`);
    const where = `${match.name}, seed ${seed}, ${style}, answer ${answers}`;
    try {
      tryAround(game, game.request, chance, tally);
      const before = game.copy().state;
      const events = take(game, answerOf(game, game.request, style, seed, answers));
      const isLook = answers % answersBetweenViews === 0;
      const wrong = [
        ...wrongState(game, match.ruleset),
        ...stoppedActs(game, match.ruleset, before, events),
        ...(isLook ? game.seats.flatMap((_, seat) => unexplained(game, seat)) : []),
      ];
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    } catch (error) {
      throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    tally.answers += 1;
  }
}

/** One random offered option and one illegal command, each on a copy; the game itself is untouched by both. */
function tryAround(game: Game, request: Request, chance: Chance, tally: Tally): void {
  const state = JSON.stringify(game.state);
  take(game.copy(), uniform(request, chance));
  tally.offered += 1;
  tryIllegal(game.copy(), request, chance, tally, state);
  if (JSON.stringify(game.state) !== state) throw new Error('what is done to a copy is done to the game');
}

const VERBS = [
  ...['play', 'draw', 'end', 'beam', 'move', 'attempt', 'use', 'pass', 'stack', 'choose', 'discard', 'yes'],
  ...['attack', 'cloak', 'report', 'seed', 'dock', 'undock', 'tow'],
];

/** A verb with cards that come along, by any player; or an answer out of range. */
function tryIllegal(copy: Game, request: Request, chance: Chance, tally: Tally, state: string): void {
  if (chance.below(8) === 0) {
    const outcome = copy.answer({ option: chance.below(2) === 0 ? request.options.length + chance.below(9) : -1 });
    if (!('refused' in outcome)) throw new Error('an option that is not offered is accepted');
    tally.refused += 1;
  } else if (interpret(copy, lineOf(copy, chance), new Map()).kind === 'refused') tally.refused += 1;
  else tally.legal += 1;
  if (JSON.stringify(copy.state) !== state) throw new Error('a refused answer changes the state');
}

/** A verb with cards that come along, by any player. */
export function lineOf(game: Game, chance: Chance): string {
  const anyWord = (): string => OBJECT_NAMES[chance.below(OBJECT_NAMES.length)] ?? '';
  const anyCard = (): string =>
    chance.below(20) === 0 ? anyWord() : game.definition(1 + chance.below(game.state.definitionOf.length - 1)).title;
  const verb = chance.below(20) === 0 ? anyWord() : (VERBS[chance.below(VERBS.length)] ?? 'end');
  const player = chance.below(4) === 0 ? `${game.seats[chance.below(game.seats.length)] ?? ''}: ` : '';
  const objects = ['', ` ${anyCard()}`, ` ${anyCard()} to ${anyCard()}`, ` all to ${anyCard()}`];
  return `${player}${verb}${objects[chance.below(objects.length)] ?? ''}`;
}
