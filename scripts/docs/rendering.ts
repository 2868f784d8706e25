/** An example of the card language as the house style writes it: what needs the compiler, which takes a moment to load. */
import { compileText, renderProgram, type Lexicon } from '../../src/language/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { compiledCards, type Example } from './card-language.ts';
import { constructionsIn } from './constructions.ts';

const lexicons = new Map<string, Lexicon>();

/** What texts of an edition may speak of: made once, since what is read is remembered by it. */
function lexiconOf(edition: string): Lexicon {
  const known = lexicons.get(edition);
  if (known) return known;
  const { titles, ...words } = compiledCards(edition).words();
  const made = { ...editionWords(edition).cardKinds.lexicon, ...words, titles: new Set(titles) };
  lexicons.set(edition, made);
  return made;
}

/** The example in house style; an error where it is not understood, not carried out, or does not hold the construction. */
export function rendered(name: string, { edition, type, text }: Example): string {
  const lexicon = lexiconOf(edition);
  const { program, leftover, ambiguous } = compileText(text, { title: 'Example', type, lexicon });
  const wrong = [...leftover, ...ambiguous, ...notCarriedOut(program)];
  if (wrong.length > 0) throw new Error(`the example of "${name}" is not understood: ${wrong.join('; ')}`);
  if (!constructionsIn(program).has(name)) throw new Error(`the example of "${name}" does not hold it: ${text}`);
  return renderProgram(program, lexicon.dialect);
}
