/** Requirements, who may attempt, keywords. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { describe, expect, test } from 'vitest';
import {
  compileAttempt,
  compileKeywords,
  compileRequirements,
  compileSkills,
  renderRequirement,
} from '../../src/language/index.ts';
import type { Requirement } from '../../src/language/tree/index.ts';

const skill = (name: string, n = 1): Requirement => ({ r: 'skill', skill: name, n });

describe('requirements', () => {
  test('"and" binds tighter than "or", commas decide nothing', () => {
    const text = 'Astrometrics, 2 Physics, and Cunning>32 or Leadership, Security, and Strength>36';
    const found = compileRequirements(text, SECOND_EDITION_LEXICON);
    expect(found).toEqual({
      r: 'or',
      of: [
        { r: 'and', of: [skill('Astrometrics'), skill('Physics', 2), { r: 'attr', attr: 'Cunning', op: '>', n: 32 }] },
        { r: 'and', of: [skill('Leadership'), skill('Security'), { r: 'attr', attr: 'Strength', op: '>', n: 36 }] },
      ],
    });
    if ('r' in found) expect(renderRequirement(found, SECOND_EDITION)).toBe(text);
  });
  test('parentheses hold alternatives together', () => {
    expect(compileRequirements('Physics and (Astrometrics or Engineer)', SECOND_EDITION_LEXICON)).toEqual({
      r: 'and',
      of: [skill('Physics'), { r: 'or', of: [skill('Astrometrics'), skill('Engineer')] }],
    });
  });
  test('cards can be required', () => {
    expect(compileRequirements('Law and 3 Thief personnel', SECOND_EDITION_LEXICON)).toMatchObject({
      r: 'and',
      of: [skill('Law'), { r: 'card', sel: { n: 3 } }],
    });
  });
  test('what is not understood is a value', () => {
    expect(compileRequirements('Basketry', SECOND_EDITION_LEXICON)).toHaveProperty('problem');
  });
});

describe('who may attempt', () => {
  const either = {
    f: 'or',
    of: [
      { f: 'affiliation', is: 'Federation' },
      { f: 'affiliation', is: 'Klingon' },
    ],
  };
  test.each([['[Fed][Kli]'], [['Fed', 'Kli']], ['[Fed] or [Kli]'], [['Federation', 'Klingon']]])('%j', (text) => {
    expect(compileAttempt(text, SECOND_EDITION_LEXICON)).toEqual(either);
  });
  test('all but some', () => {
    const found = compileAttempt('Any affiliation (except [Bor]) may attempt this mission.', SECOND_EDITION_LEXICON);
    expect(found).toMatchObject({ f: 'and', of: [{ f: 'or' }, { f: 'not', of: { f: 'affiliation', is: 'Borg' } }] });
  });
  test('an unknown icon is a value', () => {
    expect(compileAttempt('[Zzz]', SECOND_EDITION_LEXICON)).toEqual({ problem: '"[Zzz]" is no affiliation icon' });
  });
});

test('keywords with parameters, stops of ship names kept', () => {
  expect(
    compileKeywords(
      'Artifact. Commander: U.S.S. Test. Decay: 3. Replicate - Discard a card. Region: Neutral Zone.',
      SECOND_EDITION,
    ),
  ).toEqual({
    keywords: [
      { name: 'Artifact' },
      { name: 'Commander', arg: 'U.S.S. Test' },
      { name: 'Decay', arg: 3 },
      { name: 'Replicate', arg: 'Discard a card' },
      { name: 'Region', arg: 'Neutral Zone' },
    ],
  });
});

test.each([
  ['Archaeology, 2 Diplomacy, Law', { Archaeology: 1, Diplomacy: 2, Law: 1 }],
  ['Anthropology 2 Honor', { Anthropology: 1, Honor: 2 }],
  ['Law Basketry', { problem: '"Basketry" is no skill' }],
])('skills: %s', (text, expected) => {
  expect(compileSkills(text, SECOND_EDITION_LEXICON)).toEqual(expected);
});
