/** What is responded to, in the words of a prompt: "When kirk completes an objective: respond?" */
import { expect, test } from 'vitest';
import { objectives } from '../../../src/rules/objectives/index.ts';

test.each([
  ['attempt', 'attempts an objective'],
  ['complete', 'completes an objective'],
  ['endAttempt', 'ends an objective attempt'],
  ['checkRequirements', 'checks the requirements of an objective'],
  ['failAttempt', 'fails an objective attempt'],
  ['winBattle', 'wins a battle'],
  ['reveal', 'reveals cards'],
])('objectives: %s', (name, words) => {
  expect(objectives.windows.occasionOf(name)).toBe(words);
});
