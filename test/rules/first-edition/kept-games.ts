/** Games that were played once and are kept as journals, so that they can be played again: the same answers, told with the same rules, turn by turn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/catalog/package-files.ts';
import { commandOf } from '../../../src/commands/index.ts';
import { newGame, type Game, type SeatSetup } from '../../../src/engine/index.ts';
import type { LoggedEvent } from '../../../src/engine/state/events.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { headerOf, parseJournal, replay, writeJournal, type JournalEntry } from '../../../src/table/index.ts';
import { answerOf, premiereDeck, setupOf, type Style } from '../../engine/matches.ts';
import { take } from '../../engine/walks.ts';
import { Teller } from './teller.ts';

interface KeptGame {
  readonly name: string;
  readonly seats: () => readonly SeatSetup[];
  readonly seed: number;
  readonly style: Style;
}

const shipped = (first: string, second: string, seed: number): KeptGame => ({
  name: `${first}-${second}`,
  seats: () => [first, second].map((name) => setupOf(premiere1994.name, name)),
  seed,
  style: 'mixed',
});

/** Each shipped deck twice, and the usual cards of the scenarios by chance alone. */
export const keptGames: readonly KeptGame[] = [
  shipped('explorers', 'honour', 1),
  shipped('honour', 'deception', 2),
  shipped('deception', 'treaty', 3),
  shipped('treaty', 'explorers', 4),
  { name: 'usual-cards', seats: () => (['klingon', 'allied'] as const).map(premiereDeck), seed: 5, style: 'random' },
];

/** What is remembered of a card is remembered of that object: the cards of each game are its own. */
const begin = ({ seats, seed }: KeptGame): Game => newGame(premiere1994, structuredClone(seats()), seed);

/** Of every so many positions it is told what is refused there, and of how many proposals. */
const CLOSENESS = { every: 4, proposals: 4 };

/** Tells a game turn by turn. */
class TurnTeller {
  readonly #teller: Teller;
  #turn = -1;

  constructor(game: Game, seed: number) {
    this.#teller = new Teller(game, seed, CLOSENESS);
  }

  note(game: Game, events: readonly LoggedEvent[]): void {
    const { turn } = game.state;
    if (turn.number !== this.#turn) {
      if (this.#turn >= 0) this.#endTurn(game);
      this.#turn = turn.number;
      this.#teller.noteViews(game);
    }
    this.#teller.note(game, events);
  }

  /** All that is told of the game, which is over. */
  told(game: Game): string {
    this.#endTurn(game);
    return `${this.#teller.lines.join('\n')}\n`;
  }

  #endTurn({ state }: Game): void {
    const [first = 0, second = 0] = state.score;
    this.#teller.tell(`turn ${this.#turn}: ${first} to ${second}`);
  }
}

export interface Kept {
  readonly journal: string;
  /** A line a turn: the score, how many answers it took, and a digest of all that was asked, happened, was seen and refused, with its rules. */
  readonly told: string;
}

/** Plays the game anew, to be kept. */
export function played(kept: KeptGame): Kept {
  const { seed, style } = kept;
  const game = begin(kept);
  const seats = kept.seats();
  const header = headerOf(
    { version: '0', ruleset: premiere1994.name, seed, first: null },
    seats.map((seat) => ({ ...seat, kind: 'bot' })),
  );
  const entries: JournalEntry[] = [];
  game.opening();
  for (let line = 0; game.request; line++) {
    const { request } = game;
    const answer = answerOf(game, request, style, seed, line);
    const command = commandOf(game, request, answer);
    take(game, answer);
    entries.push({ line, player: game.seats[request.player] ?? '', command, hash: game.hash() });
  }
  const journal = writeJournal({ header, entries });
  return { journal, told: toldAgain(kept, journal) };
}

/** Gives a journal's answers again. @throws Error at the first that does not go as kept */
function goAgain(kept: KeptGame, text: string, begun: Game, watch: Parameters<typeof replay>[2]): Game {
  const { journal, problem } = parseJournal(Buffer.from(text), kept.name);
  if (journal === null) throw new Error(problem?.message ?? 'no journal');
  const { game, mismatch } = replay(journal, begun, watch);
  if (mismatch) throw new Error(`${kept.name}, line ${mismatch.line}: ${mismatch.command}: ${mismatch.reason}`);
  return game;
}

/** What is told as a journal's answers are given again. @throws Error at the first that does not go as kept */
export function toldAgain(kept: KeptGame, text: string): string {
  const begun = begin(kept);
  const teller = new TurnTeller(begun, kept.seed);
  return teller.told(goAgain(kept, text, begun, (_entry, events, now) => teller.note(now, events)));
}

/** Looks at every position of a kept game, after so many answers. */
export function positionsOf(kept: KeptGame, look: (game: Game, answers: number) => void): void {
  goAgain(kept, readKept(kept).journal, begin(kept), (_entry, _events, game, answers) => look(game, answers));
}

/** Where a game is kept. */
export const fileOf = ({ name }: KeptGame, what: keyof Kept): string =>
  join(packageRoot(), 'test/rules/first-edition/kept', `${name}.${what === 'told' ? 'txt' : 'journal'}`);

export const readKept = (kept: KeptGame): Kept => ({
  journal: readFileSync(fileOf(kept, 'journal'), 'utf8'),
  told: readFileSync(fileOf(kept, 'told'), 'utf8'),
});
