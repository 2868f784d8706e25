/**
 * Keywords that are short for a text: what cards print behind them in brackets. The engine carries out that text; the card shows
 * the keyword alone.
 */
import type { Dialect } from './dialect.ts';
import type { Ability, Program } from './tree/index.ts';

/** The program with the texts that its keywords stand for. */
export function withKeywordTexts(program: Program, cardType: string, dialect: Dialect): Program {
  const texts = textsOf(program, cardType, dialect);
  return texts.length === 0 ? program : { ...program, abilities: [...program.abilities, ...texts] };
}

/** What the card itself says: the program without the texts added for its keywords. */
export function withoutKeywordTexts(program: Program, cardType: string, dialect: Dialect): Program {
  const added = textsOf(program, cardType, dialect).length;
  return added === 0 ? program : { ...program, abilities: program.abilities.slice(0, -added) };
}

function textsOf({ keywords }: Program, cardType: string, dialect: Dialect): readonly Ability[] {
  return keywords.flatMap((keyword) => dialect.keywords.texts(keyword, cardType));
}
