/** A game as its journal leaves it, to be gone on with. */
import { interpret } from '../commands/index.ts';
import type { Answer } from '../engine/asking/request.ts';
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import { UNDO, type Journal } from './journal.ts';
import { replay, type Mismatch } from './replay.ts';
import { Rewind } from './rewind.ts';
import { isBot, type Seated } from './session.ts';

export interface Resumed {
  readonly game: Game;
  /** Lines that went as recorded. */
  readonly lines: number;
  readonly mismatch: Mismatch | null;
  /** How far it can be taken back. */
  readonly rewind: Rewind;
  /** What happened, the opening first: one list of events an answer. */
  readonly past: readonly (readonly LoggedEvent[])[];
}

/** The answer that a line gave, read once more for who asks. */
const answerIn = (before: Game, line: string) => (): Answer | null => {
  const read = interpret(before, line);
  return read.kind === 'answer' ? read.answer : null;
};

/** Plays a journal again: the game as it stands, what happened, and how far it can be taken back. */
export function resumed(journal: Journal, begun: Game, seats: readonly Seated[]): Resumed {
  const rewind = new Rewind();
  const past: (readonly LoggedEvent[])[] = [begun.opening()];
  let before = begun.copy();
  const { game, lines, mismatch } = replay(journal, begun, ({ command, player }, events, now, answers) => {
    const seat = seats.findIndex(({ name }) => name === player);
    const way = command === UNDO ? rewind.wayTo(answers) : null;
    if (way === null) {
      const answer = answerIn(before, `${player}: ${command}`);
      rewind.note(before, { seat, isBot: isBot(seats[seat]), answer }, events);
      past.push(events);
    } else {
      rewind.go(way);
      past.length = answers + 1;
    }
    before = now.copy();
  });
  return { game, lines, mismatch, rewind, past };
}
