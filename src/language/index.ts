/** The card language: text to tree, tree to text in house style. */
export { compileText, type CardContext, type Compiled } from './compile.ts';
export { DEFAULT_LEXICON, type Lexicon } from './lexicon.ts';
