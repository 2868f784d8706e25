/** A first game: real rules, and a lesson in a box whenever something comes up for the first time. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Desk } from './state.ts';

/** What a lesson looks at. */
export type Scene = Pick<Desk, 'view' | 'request'>;

export interface Lesson {
  readonly title: string;
  /** Whether this is what the player sees just now. */
  readonly when: (scene: Scene) => boolean;
  readonly lines: (scene: Scene) => readonly string[];
  /** How it is done with keys on the screen; line mode numbers what can be done. */
  readonly keys?: readonly string[];
}

/** What to do next in a first game, and by which order: `play Worf`. */
export interface Goal {
  readonly verb: string;
  readonly text: string;
  /** The cards that it is done with, at or to; none where any will do. */
  readonly cards: readonly CardNumber[];
}

/** What to do next, with the cards that it names. */
export const goal = (verb: string, text: string, ...cards: readonly CardView[]): Goal => ({
  verb,
  text,
  cards: cards.map(({ number }) => number),
});

/** The first of the lessons that fits and is not among those given. */
export const nextLesson = (lessons: readonly Lesson[], scene: Scene, given: readonly string[]): Lesson | null =>
  lessons.find((lesson) => !given.includes(lesson.title) && lesson.when(scene)) ?? null;

/** A lesson for the screen: what it says, then the keys. */
export const onScreen = (lesson: Lesson, scene: Scene): readonly string[] => [
  ...lesson.lines(scene),
  ...(lesson.keys === undefined ? [] : ['', ...lesson.keys]),
];
