/** The card language: text to tree, tree to text in house style. */
export { wordsBeyond } from './parse/budget.ts';
export { compileText, type CardContext, type Compiled } from './compile.ts';
export { compileAttempt, compileKeywords, compileRequirements, compileSkills } from './facts.ts';
export { affiliationOfIcon, AFFILIATION_NAMES, iconOfAffiliation, iconOfName, nameOfIcon } from './text/icons.ts';
export { withKeywordTexts, withoutKeywordTexts } from './keyword-texts.ts';
export { DEFAULT_LEXICON, type Lexicon } from './text/lexicon.ts';
export { renderProgram, renderRequirement } from './house/program.ts';
export { clean } from './text/text.ts';
