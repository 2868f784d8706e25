/** Texts that would take for ever to read are refused in time. */
import { compilingWith } from './compiled.ts';
import { SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../../src/language/parse/budget.ts';
import { compileRequirements, compileText } from '../../src/language/index.ts';
import { WordList } from '../../src/language/text/word-lists.ts';
import { tokenize } from '../../src/language/text/text.ts';

const compiled = (text: string) =>
  compileText(text, { title: 'Test', type: 'Dilemma', lexicon: SECOND_EDITION_LEXICON });
const times = (count: number, words: string, between: string): string => Array(count).fill(words).join(between);

/** Where one more alternative would double the work, twice as many would square it; what is remembered keeps it to a power. */
const growth = (make: (count: number) => string): number => compiled(make(40)).steps / compiled(make(20)).steps;

describe('what a text costs to read', () => {
  it.each([
    ['alternatives', (count: number) => `Unless ${times(count, 'Law', ' or ')}, stop all your personnel.`],
    [
      'alternatives of several skills',
      (count: number) => `Unless ${times(count, '2 Law or Medical', ' and ')}, stop all.`,
    ],
    ['conditions', (count: number) => `While ${times(count, 'you command a Human', ' or ')}, draw a card.`],
    ['steps in a row', (count: number) => `${times(count, 'draw a card', ', then ')}.`],
    ['words before a noun', (count: number) => `Kill a ${times(count, 'Human', ' ')} personnel.`],
  ])('does not multiply with every one of the %s', (_, make) => {
    expect(growth(make)).toBeLessThan(2 ** 3);
  });

  it('leaves room for long requirements', () => {
    expect(compiled(`Unless ${times(20, '2 Law or Medical', ' and ')}, stop all your personnel.`).leftover).toEqual([]);
    expect(compileRequirements(times(20, '2 Law or Medical', ' and '), SECOND_EDITION_LEXICON)).not.toHaveProperty(
      'problem',
    );
  });
});

describe('a text beyond the bounds', () => {
  it('that can be read in too many ways is refused with its first words and the bound', () => {
    const { leftover } = compiled(`Draw a card. Unless ${times(150, 'Law', ' or ')}, stop all your personnel.`);
    expect(leftover).toEqual(['more than 200000 steps: Unless Law or Law or Law or Law']);
  });

  it('whose sentences together take too many steps is refused where they run out', () => {
    const sentence = `Unless ${times(44, 'Law', ' or ')}, stop all your personnel.`;
    expect(compiled(sentence).leftover).toEqual([]);
    expect(compiled(times(3, sentence, ' ')).leftover).toEqual([expect.stringContaining('200000 steps')]);
  });

  it('that is too long is not read at all', () => {
    const { leftover, steps } = compiled(times(1_000_000, 'x', ''));
    expect(leftover).toEqual([expect.stringContaining('longer than 2000 characters: xxx')]);
    expect(steps).toBe(0);
    expect(compileRequirements(times(100_000, 'Law', ' or '), SECOND_EDITION_LEXICON)).toHaveProperty(
      'problem',
      expect.stringContaining('longer than 2000 characters'),
    );
  });

  it.each([
    ['brackets', `Unless ${'('.repeat(900)}Law${')'.repeat(900)}, stop all.`],
    ['places', `Kill a personnel${times(70, ' aboard a ship at a mission', '')}.`],
  ])('that nests too deep in %s is refused', (_, text) => {
    expect(compiled(text).leftover).toEqual([expect.stringContaining('deeper than 60 phrases')]);
  });
});

describe('names in a text', () => {
  it('are found among very many that begin alike', () => {
    const names = Array.from({ length: 50_000 }, (_, number) => `Test Card ${number}`);
    const list = new WordList([...names, 'Test Card 7 Again'], false, true);
    expect(list.matches(tokenize('Test Card 7 Again'), 0).map(({ value }) => value)).toEqual([
      'Test Card 7',
      'Test Card 7 Again',
    ]);
  });

  it('may be as odd as a pattern', () => {
    const title = `Worf ${'(['.repeat(100)} \\`;
    expect(compiled(`Kill a personnel. {${title}} is ${title}.`).leftover).not.toEqual([]);
  });
});

const fragments = [
  'Unless',
  'Law or',
  '2 Medical and',
  'Integrity>30',
  'Strength>5 or',
  'choose a personnel who has',
  'your opponent',
  'you command',
  'three',
  'Human',
  'non-Klingon',
  'ship',
  'personnel',
  'aboard a ship',
  'at a mission',
  'on this mission',
  'that',
  'with the highest Cunning',
  'and/or',
  'and',
  'or',
  ',',
  '.',
  ';',
  '(',
  ')',
  '"',
  '{Test Title}',
  '[Fed]',
  'to be stopped',
  'is stopped',
  'then',
  'draw a card',
  'While',
  'When',
  'for each',
  'Order -',
  'If you do',
  'this personnel is Strength +1',
  'until the end of this turn',
  'randomly kill',
  "its owner's hand",
];

describe('any heap of fragments of sentences', () => {
  it('is compiled or refused, within the bounds', () => {
    const heap = fc
      .array(
        fc.tuple(
          fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 6 }),
          fc.integer({ min: 1, max: 60 }),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((parts) => parts.map(([words, count]) => times(count, words.join(' '), ' ')).join(' '));
    fc.assert(
      fc.property(heap, fc.constantFrom('Event', 'Dilemma', 'Personnel', 'Interrupt'), (text, type) => {
        const { leftover, steps } = compileText(text, { title: 'Test', type, lexicon: SECOND_EDITION_LEXICON });
        expect(steps).toBeLessThan(TEXT_LIMITS.steps * 3);
        if (steps > TEXT_LIMITS.steps) expect(leftover.join()).toContain('steps');
        if (text.length > TEXT_LIMITS.characters) expect(leftover).toEqual([expect.stringContaining('longer than')]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

it('a demand that says "present" of itself is refused, not read for ever', () => {
  const { leftover } = compilingWith([])(
    'event',
    'To play this event, you must command a [Kli] personnel present. Plays in your core. Your personnel present is Strength +1.',
  );
  expect(leftover).not.toEqual([]);
});
