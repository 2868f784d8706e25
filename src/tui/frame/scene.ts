/** Tells an attempt or a battle stage by stage in a box: what came up, what became of it, and at last how it ended. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Happening } from '../../table/index.ts';
import { fill, line, span, width as widthOf, wrapped } from './text.ts';
import type { Line, Token } from './text.ts';
import type { Desk, Overlay } from './state.ts';

/** One step of it, to be read at leisure. */
export interface Stage {
  /** The same stage keeps its name while it goes on. */
  readonly name: string;
  readonly title: string;
  readonly right: string;
  /** Where it goes on; null: nowhere in particular. */
  readonly place: CardNumber | null;
  readonly lines: (width: number) => readonly Line[];
  /** The same in sentences, for line mode, each with how many answers had been given then. */
  readonly words: readonly { readonly text: string; readonly answers: number }[];
  /** How the whole ended, where it does with this stage. */
  readonly end: { readonly text: string; readonly token: Token } | null;
  /** It is not over yet: somebody is asked in the midst of it. */
  readonly isOpen: boolean;
  /** After how many answers the last of it happened. */
  readonly answers: number;
  /** What it tells: these need no telling elsewhere. */
  readonly happened: readonly Happening[];
}

/** What stages are made of. */
export type Story = Pick<Desk, 'view' | 'past' | 'printed'>;

/** How a scene goes on: by keys, by itself so slow or fast, or not at all. */
export type Pace = 'step' | 'slow' | 'fast' | 'off';

/** How long a stage stands, in milliseconds, where the scene goes on by itself; null: until a key. How it ended always waits. */
export function standsFor({ end }: Stage, pace: Pace): number | null {
  return end !== null || pace === 'step' || pace === 'off' ? null : STANDS[pace];
}
const STANDS = { slow: 6000, fast: 2500 } as const;

/** A scene being shown. */
export interface Scene {
  readonly kind: 'scene';
  readonly stages: readonly Stage[];
  readonly at: number;
  readonly scroll: number;
  /** The log behind it tells what happened until so many answers had been given, and not how it goes on. */
  readonly since: number;
  /** What is shown when it is over. */
  readonly then: AfterScene | null;
}

type AfterScene = Exclude<Overlay, Scene>;

/** What there is to see of what happened since so many answers, and what has not been seen of what still goes on; null: nothing. */
export function sceneSince(desk: Desk, since: number, seen: readonly string[]): Scene | null {
  const stages = desk.face
    .stages(desk)
    .filter(({ answers, isOpen, name }) => answers > since && !(isOpen && seen.includes(name)));
  return stages.length === 0 ? null : { kind: 'scene', stages, at: 0, scroll: 0, since, then: null };
}

/** The next stage; at the end what is shown then. */
export const nextStage = (scene: Scene): Overlay | null =>
  scene.at + 1 < scene.stages.length ? { ...scene, at: scene.at + 1, scroll: 0 } : scene.then;

/** The stage as it stands in a box of a width: what it tells, and at last how it ended. */
export function stageLines({ lines, end }: Stage, width: number): readonly Line[] {
  return [...lines(width), ...(end === null ? [] : [[], ...boxed(end.text, end.token, width)])];
}

/** Words in a border of their own. */
function boxed(text: string, token: Token, width: number): readonly Line[] {
  const rows = wrapped(text, width - 4).map((row) => line(row, token));
  const inner = Math.max(...rows.map(widthOf));
  const dashes = '─'.repeat(inner + 2);
  return [
    [span(`┌${dashes}┐`, token)],
    ...rows.map((row) => [span('│ ', token), ...fill(row, inner), span(' │', token)]),
    [span(`└${dashes}┘`, token)],
  ];
}

/** Where one is in it: `2 of 5`. */
export const placeIn = ({ at, stages }: Scene): string => `${at + 1} of ${stages.length}`;

/** What of a stage happened since so many answers, as a paragraph. */
export function paragraphSince({ title, right, words, end, happened }: Stage, since: number): string {
  const isNew = happened.every(({ answers }) => answers > since);
  const heading = right === '' ? title : `${title} (${right.replaceAll(' · ', ', ')})`;
  const told = words.filter(({ answers }) => answers > since).map(({ text }) => text);
  return [...(isNew ? [heading] : []), ...told, ...(end === null ? [] : [end.text])].map(asSentence).join(' ');
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
