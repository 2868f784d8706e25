/** Texts compiled for a test that looks at what they mean. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { expect } from 'vitest';
import { compileText, renderProgram, type Lexicon } from '../../src/language/index.ts';
import type { Ability } from '../../src/language/tree/index.ts';

type Compile = (type: string, text: string) => ReturnType<typeof compileText>;

/** The words of a world in which these titles are known. */
export function lexiconWith(titles: readonly string[]): Lexicon {
  return { ...SECOND_EDITION_LEXICON, titles: new Set(titles) };
}

/** Compiles texts of a card called Test in such a world. */
export function compilingWith(titles: readonly string[]): Compile {
  const lexicon = lexiconWith(titles);
  return (type, text) => compileText(text, { title: 'Test', type, lexicon });
}

/** What a text means that must be understood to the last word and in one way only; without where it stands. */
export function meaningOf(compile: Compile, type: string, text: string): Omit<Ability, 'src'>[] {
  const { program, leftover, ambiguous } = compile(type, text);
  expect(leftover, text).toEqual([]);
  expect(ambiguous, text).toEqual([]);
  return program.abilities.map(({ src: _, ...rest }) => rest);
}

/** A text of Second Edition means what the house style says, which is read the same; with nothing said it is refused. */
export function expectMeant(compile: Compile, type: string, said: string, house: string): void {
  const { program, leftover, ambiguous } = compile(type, said);
  const isUnderstood = leftover.length === 0 && ambiguous.length === 0 && notCarriedOut(program).length === 0;
  expect(isUnderstood ? renderProgram(program, SECOND_EDITION) : '').toBe(house);
  if (house === '') return;
  const again = compile(type, house);
  expect(again.leftover).toEqual([]);
  expect(renderProgram(again.program, SECOND_EDITION)).toBe(house);
}
