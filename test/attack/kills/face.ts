/** The ways in which the program is played (the screen, lines, JSON), each driven to play the same game. */
import { newsIn, answersBy, type Reference } from './reference.ts';
import type { Sandbox } from '../sandbox.ts';

/** The journal of a game that is to be killed, in its sandbox. */
export const journal = 'game.journal';

/** A game under way. */
export interface Sitting {
  readonly ended: Promise<void>;
  /** Ends it at once, wherever it is. */
  kill(): void;
  /** What those who play have seen so far. */
  readonly shown: () => string;
}

export interface Face {
  readonly name: string;
  /** Starts the game and plays it to its end, or to where this face plays. */
  begin(sandbox: Sandbox, game: Reference): Sitting;
  /** How many answers are shown as given; a text says what is shown and never happened. */
  acknowledged(shown: string, game: Reference): number | string | Promise<number | string>;
  /** Goes on from the journal in the sandbox, of which so many answers are written, to the end of the game; a text says what went wrong. */
  resume(sandbox: Sandbox, game: Reference, answers: number): Promise<string | null>;
}

/** The whole lines of a text; a last one without its end is none. */
export const wholeLines = (text: string): readonly string[] => text.split('\n').slice(0, -1);

/** How many answers line mode has told of. */
export function toldAnswers(shown: string, game: Reference): number | string {
  const news = newsIn(wholeLines(shown));
  const wrong = news.findIndex((line, index) => line !== game.told.lines[index]);
  return wrong < 0 ? answersBy(game.told, news.length) : `what was told never happened: ${news[wrong] ?? ''}`;
}
