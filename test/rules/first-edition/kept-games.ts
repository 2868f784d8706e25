/** Games that were played once and are kept as journals, so that they can be played again: the same answers, told with the same rules, turn by turn. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/catalog/package-files.ts';
import { commandOf, interpret } from '../../../src/commands/index.ts';
import { newGame, type Game, type SeatSetup } from '../../../src/engine/index.ts';
import type { LoggedEvent } from '../../../src/engine/state/events.ts';
import { chanceFrom } from '../../../src/players/index.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { headerOf, parseJournal, replay, writeJournal, type JournalEntry } from '../../../src/table/index.ts';
import { answerOf, premiereDeck, setupOf, type Style } from '../../engine/matches.ts';
import { lineOf } from '../../engine/ordeal.ts';
import { take } from '../../engine/walks.ts';

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

/** Takes note of what was asked and happened, and tells it in a line a turn. */
class Teller {
  readonly lines: string[] = [];
  private digest = createHash('sha1');
  private answers = 0;
  private turn = -1;

  constructor(private readonly seed: number) {}

  note(game: Game, events: readonly LoggedEvent[]): void {
    const { turn } = game.state;
    if (turn.number !== this.turn) {
      if (this.turn >= 0) this.endTurn(game);
      this.turn = turn.number;
      for (const viewer of [0, 1, 'public'] as const) this.put(game.view(viewer));
    }
    this.answers += 1;
    this.put(events);
    this.put(game.request);
    const outcome = interpret(game, lineOf(game, chanceFrom(this.seed, this.answers, this.lines.length)));
    this.put(outcome.kind === 'refused' ? outcome.refusal : outcome.kind);
  }

  /** The turn so far, as a line. */
  endTurn({ state }: Game): void {
    const [first = 0, second = 0] = state.score;
    const digest = this.digest.digest('hex').slice(0, 12);
    this.lines.push(`turn ${this.turn}: ${first} to ${second}, ${this.answers} answers, ${digest}`);
    this.digest = createHash('sha1');
    this.answers = 0;
  }

  private put(told: unknown): void {
    this.digest.update(JSON.stringify(told));
  }
}

export interface Kept {
  readonly journal: string;
  /** A line a turn: the score, how many answers it took, and a digest of all that was asked, happened and was refused, with its rules. */
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
function goAgain(kept: KeptGame, text: string, watch: Parameters<typeof replay>[2]): Game {
  const { journal, problem } = parseJournal(Buffer.from(text), kept.name);
  if (journal === null) throw new Error(problem?.message ?? 'no journal');
  const { game, mismatch } = replay(journal, begin(kept), watch);
  if (mismatch) throw new Error(`${kept.name}, line ${mismatch.line}: ${mismatch.command}: ${mismatch.reason}`);
  return game;
}

/** What is told as a journal's answers are given again. @throws Error at the first that does not go as kept */
export function toldAgain(kept: KeptGame, text: string): string {
  const teller = new Teller(kept.seed);
  teller.endTurn(goAgain(kept, text, (_entry, events, now) => teller.note(now, events)));
  return `${teller.lines.join('\n')}\n`;
}

/** Looks at every position of a kept game, after so many answers. */
export function positionsOf(kept: KeptGame, look: (game: Game, answers: number) => void): void {
  goAgain(kept, readKept(kept).journal, (_entry, _events, game, answers) => look(game, answers));
}

/** Where a game is kept. */
export const fileOf = ({ name }: KeptGame, what: keyof Kept): string =>
  join(packageRoot(), 'test/rules/first-edition/kept', `${name}.${what === 'told' ? 'txt' : 'journal'}`);

export const readKept = (kept: KeptGame): Kept => ({
  journal: readFileSync(fileOf(kept, 'journal'), 'utf8'),
  told: readFileSync(fileOf(kept, 'told'), 'utf8'),
});
