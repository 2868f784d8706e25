/** The card language: text to tree, tree to text in house style. */
export { wordsBeyond } from './parse/budget.ts';
export { compileText, type CardContext, type Compiled } from './compile.ts';
export { compileAttempt, compileKeywords, compileRequirements, compileSkills } from './facts.ts';
export { withKeywordTexts, withoutKeywordTexts } from './keyword-texts.ts';
export type { Lexicon } from './lexicon.ts';
export { understoodLines, type Rest } from './partly.ts';
export { renderProgram, renderRequirement } from './house/program.ts';
export { Unwritable } from './house/symbols.ts';
