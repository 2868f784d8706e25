/** What the bot thinks a text is worth. */
import { describe, expect, test } from 'vitest';
import { SECOND_EDITION_LEXICON } from '../../../src/language/grammar/second-edition/index.ts';
import { compileText } from '../../../src/language/index.ts';
import { worthOfText } from '../../../src/players/second-edition/worth.ts';

/** The worth of an order with these words, when a battle would be won so many times of ten. */
function worth(words: string, odds = 10): number {
  const { program, leftover } = compileText(`Order: ${words}.`, {
    title: 'X',
    type: 'personnel',
    lexicon: SECOND_EDITION_LEXICON,
  });
  const [ability] = program.abilities;
  if (leftover.length > 0 || !ability) throw new Error(leftover.join(' '));
  return worthOfText(ability, () => odds);
}

describe('a text is worth', () => {
  test('something where it harms others, nothing where it harms oneself', () => {
    expect(worth("kill an opponent's personnel")).toBeGreaterThan(0);
    expect(worth('kill your personnel')).toBeLessThan(0);
    expect(worth('score 5')).toBeGreaterThan(0);
    expect(worth('lose 5')).toBeLessThan(0);
  });

  test('less by its price', () => {
    expect(worth('discard 1 from hand -> draw 2')).toBeLessThan(worth('draw 2'));
    expect(worth('kill your personnel -> draw 1')).toBeLessThan(0);
    expect(worth("kill your captive -> kill an opponent's personnel")).toBeGreaterThan(0);
  });

  test('what a battle brings, by the odds of winning it', () => {
    const battle = 'begin an engagement with your ship; if you win, score 10';
    expect(worth(battle)).toBeGreaterThan(0);
    expect(worth(battle, 0)).toBeLessThan(0);
    expect(worth('begin an engagement with your ship')).toBeLessThan(0);
  });
});
