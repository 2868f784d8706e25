/** Names of JavaScript's objects in card texts. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { expect, test } from 'vitest';
import { compileAttempt, compileKeywords, compileRequirements, compileText } from '../../src/language/index.ts';
import { OBJECT_NAMES } from '../hostile.ts';

const sentences: readonly ((word: string) => string)[] = [
  (word) => `${word}.`,
  (word) => `Each ${word} is cost -1.`,
  (word) => `Unless 2 ${word} and Cunning>30, stop all your personnel.`,
  (word) => `Name a ${word} (A).`,
  (word) => `When you ${word} a card, draw a card.`,
  (word) => `Draw a card. ${word} it.`,
  (word) => `Each of your [${word}] personnel is Integrity +1.`,
];

test.each(OBJECT_NAMES)('%s is not understood, and said so', (word) => {
  for (const sentence of sentences) {
    const text = sentence(word);
    const of = { title: word, type: 'event', keywords: [], lexicon: SECOND_EDITION_LEXICON };
    expect(compileText(text, of).leftover, text).not.toEqual([]);
  }
  for (const text of [word, `2 ${word}`, `${word} and Engineer`, `Law or ${word}>30`])
    expect(compileRequirements(text, SECOND_EDITION_LEXICON), text).toHaveProperty('problem');
  for (const attempt of [word, [`[${word}]`], `Any ${word} may attempt this mission.`])
    expect(compileAttempt(attempt, SECOND_EDITION_LEXICON), String(attempt)).toHaveProperty('problem');
  expect(
    compileKeywords(`${word}. ${word}: ${word}.`, SECOND_EDITION).keywords.every(({ name }) => name === word),
  ).toBe(true);
});
