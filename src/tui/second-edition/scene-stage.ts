/** One stage of an attempt or a battle that is told step by step: as it is put together, and as it is shown. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Happening } from '../../table/index.ts';
import type { Stage } from '../frame/scene.ts';
import { line, wrapped } from '../frame/text.ts';
import type { Line, Token } from '../frame/text.ts';

/** A sentence of a stage; `lines`: how it stands on the screen where that is more than words. */
export interface Said {
  readonly text: string;
  readonly token: Token;
  readonly lines?: (width: number) => readonly Line[];
}

export interface Draft {
  readonly kind: 'opening' | 'dilemma' | 'outcome' | 'battle' | 'loose';
  readonly name: string;
  readonly title: string;
  readonly right: string;
  readonly place: CardNumber | null;
  readonly said: (Said & { readonly answers: number })[];
  readonly happened: Happening[];
  end: Stage['end'];
  isOpen: boolean;
  answers: number;
  /** The dilemma it is about; 0: none. */
  about: number;
}

/** The stage as it is shown. */
export const stageOf = ({ name, title, right, place, said, end, isOpen, answers, happened }: Draft): Stage => ({
  name,
  title,
  right,
  place,
  end,
  isOpen,
  answers,
  happened,
  lines: (width) => said.flatMap((each) => linesOf(each, width)),
  words: said.map(({ text, answers: then }) => ({ text, answers: then })),
});

const linesOf = ({ text, token, lines }: Said, width: number): readonly Line[] =>
  lines?.(width) ?? wrapped(text, width).map((each) => line(each, token));
