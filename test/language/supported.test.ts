/** Over the community's cards as they are imported: which are supported, and that no word of theirs was passed over. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSupported, type Checked } from '../../src/catalog/index.ts';
import { haveCards, importedCards } from './imported.ts';

const LIST = new URL('supported-names.txt', import.meta.url);
const listed = readFileSync(LIST, 'utf8').split('\n').slice(0, -1);

test('the list of supported names is in order, each name once', () => {
  expect(listed).toEqual([...new Set(listed)].toSorted());
  expect(listed.length).toBeGreaterThan(0);
});

/**
 * Words that change the meaning, and what they leave in a tree: as many traces as there are such words. Not counted: words
 * that only name something ('the number of dilemmas they may draw'), what each tied player may as well, and the permission in 'may do this only once', 'may play only one copy'.
 */
const TRACES: Readonly<Record<string, readonly [word: RegExp, trace: RegExp]>> = {
  may: [
    /\bmay\b(?<!\b(?:dilemmas|cost)\b[\w' ]{1,40} may)(?<!\beach tied player may)(?! (?:only|not|play only)\b)(?! (?:only )?(?:do|use) (?:only )?(?:this|so|that))(?! [\w' ]{1,60} only once)/gi,
    /"may":|"x":"may"|"t":"attemptAs"|"t":"headquarters"|"x":"(?:allow|invite|redirect|lie|uncover)"|"payBy"|"meet"|"asIfFacing"|"t":"playTo"/g,
  ],
  // 'As if it were in hand' says from where; 'if a player cannot' what is done anyway: as much as can be.
  if: [/(?<!\bas )\bif\b(?! a player cannot)/gi, /"if":|"x":"if"|"while"|"win"|"notWin"|"then"|"ok"|"else"|"within"/g],
  unless: [/\bunless\b/gi, /"not"|"if":/g],
  instead: [
    /\binstead\b/gi,
    /"instead"|"x":"redirect"|"reselect"|"meet"|"else"|"m":"choice"|"m":"payBy"|"ok","value":false/g,
  ],
  until: [/\buntil\b/gi, /"until"/g],
  once: [/\bonce\b/gi, /"times":1|"nth":1|"c":"did"/g],
  // Every opponent is another; who is at another mission is not at that one.
  other: [
    /\b(?:another|(?<!\bthat |\bthan the )others?)\b(?! opponent's event)/gi,
    /"other"|"extraTurn"|"from":\{"p":"at"|"not","of":\{"c":"is","who":\{"ref":"this"\},"state":\{"s":"at"/g,
  ],
  different: [/\bdifferent\b/gi, /"other"|"differentSkills"|"same"|"distinct"|"alike"|"sameQuadrant"/g],
  // 'Up to three fewer, and as many more to spend' are three ways, of which one is chosen.
  'up to': [/\bup to\b/gi, /"upTo"|\[\[\{"x":"dilemmas","who":"you","draw":-1,"spend":1\}\],/g],
  random: [/\brandom(?:ly)?\b/gi, /"random|"e":"select"|"e":"eligible"|"m":"choice"|"split"/g],
  // What happens as well stands beside something else.
  also: [/\balso\b/gi, /(?<="x":.*)"x":/g],
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe.skipIf(!haveCards)('over the community data (skipped where ../shared is absent)', () => {
  let supported: readonly Checked[] = [];
  beforeAll(() => {
    supported = importedCards().filter(({ card }) => isSupported(card));
  }, 300_000);

  test('every card that was once supported still is (npm run supported adds new ones)', () => {
    const names = new Set(supported.map(({ name }) => name));
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(Object.entries(TRACES))("'%s' leaves a trace in the tree of every supported text", (_, [said, trace]) => {
    const lost = supported.filter(({ card }) => {
      const tree = JSON.stringify(card.compiled.program.abilities);
      return count(card.text, said) > count(tree, trace);
    });
    expect(lost.map(({ name, card }) => `${name}: ${card.text}`)).toEqual([]);
  });
});
