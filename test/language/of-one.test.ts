/** Where in a requirement the words of one card end: our own sentences. */
import { expect, test } from 'vitest';
import { compilingWith } from './compiled.ts';

const compile = compilingWith([]);

/** Of each alternative of what is asked for, what it is: a card, what one personnel has, or what all have together. */
test.each([
  ['a ship with Range>8 or 2 Engineer', ['card', 'skill']],
  ['a ship with Range>8 or Shields>8', ['card']],
  ['a ship with Range>8 or Law and Integrity>30', ['card', 'and']],
  ['an equipment with a cost of 2 or more or Engineer', ['card', 'skill']],
  ['a Commander personnel or a ship with Shields>8 or Honor', ['card', 'card', 'skill']],
  ['a Klingon who has Strength>9 or 3 Security', ['card', 'skill']],
  ['a Klingon who has Strength>9 or Cunning>9', ['card']],
  ['two personnel with Cunning>6 or Integrity>36', ['card', 'attr']],
  ['a personnel who has Cunning>7 or Cunning>34', ['one', 'attr']],
  ['a personnel who has Cunning>7 or Strength>7', ['one']],
  ['a personnel who has Cunning>8 or 2 Diplomacy', ['one', 'skill']],
  ['a personnel who has 2 Medical or Biology and Cunning>30', ['one', 'and']],
  ['a personnel who has Leadership and Cunning>6 or 3 Security', ['one', 'skill']],
  ['a [Cmd] personnel with Leadership or Honor and 2 Security', ['card', 'and']],
  ['2 Diplomacy and a Vulcan or an Android', ['and', 'card']],
  ['a Vulcan and a Human or a Klingon and a Romulan', ['and', 'and']],
  ['a Vulcan or a Human and 2 Honor', ['card', 'and']],
  ['a Cardassian, a Bajoran, or a [DS9] personnel', ['card', 'card', 'card']],
  ['an Admiral or General', ['card']],
])('%s', (words, kinds) => {
  const { program, leftover } = compile('Dilemma', `Unless you have ${words}, choose a personnel to be stopped.`);
  expect(leftover).toEqual([]);
  const parts = kinds.map((r) => ({ r }));
  expect(program.abilities).toMatchObject([
    { do: [{ if: { c: 'not', of: { c: 'req', req: parts.length > 1 ? { r: 'or', of: parts } : parts[0] } } }] },
  ]);
});
