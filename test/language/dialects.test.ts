/** Dialects: other words and sentences for the same tree, which none of them hears of the others. */
import { describe, expect, test } from 'vitest';
import { CORE } from '../../src/language/grammar/core/index.ts';
import * as symbols from '../../src/language/grammar/core/symbols.ts';
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { handleOf } from '../../src/language/handles.ts';
import { compileText, renderProgram, type Lexicon } from '../../src/language/index.ts';
import { Grammar } from '../../src/language/parse/grammar.ts';
import type { Ability, Place, Sel, Timing } from '../../src/language/tree/index.ts';
import { TINY, TINY_LEXICON } from '../tiny/dialect.ts';

const compiled = (text: string, lexicon: Lexicon) =>
  compileText(text, { title: 'Test', type: lexicon === TINY_LEXICON ? 'hull' : 'Event', lexicon });
function meaning(text: string): Omit<Ability, 'src'>[] {
  const { program, leftover, ambiguous } = compiled(text, TINY_LEXICON);
  expect(leftover, text).toEqual([]);
  expect(ambiguous, text).toEqual([]);
  return program.abilities.map(({ src: _, ...rest }) => rest);
}

const hand: Place = { p: 'zone', zone: 'hand', of: 'you' };
const scrapyard: Place = { p: 'zone', zone: 'scrap', of: 'you' };
const draw: Ability['do'] = [
  { x: 'put', why: 'draw', what: { from: 'top', at: { p: 'zone', zone: 'deck', of: 'you' } }, to: hand },
];
const point: Ability['do'] = [{ x: 'points', who: 'you', by: 1 }];
const ANOTHER_HULL: Sel = { other: ['this'], f: { f: 'kind', is: 'hull' } };
const launched: Timing = { t: 'on', ev: { e: 'launch', stage: 'did', what: ANOTHER_HULL } };

const TEXTS: readonly (readonly [string, Omit<Ability, 'src'>[]])[] = [
  ['When another hull is launched, draw a card.', [{ at: launched, do: draw }]],
  [
    'When this is scrapped, score 1 point.',
    [{ at: { t: 'on', ev: { e: 'scrap', stage: 'did', what: { ref: 'this' } } }, do: point }],
  ],
  ['As soon as another hull is launched: draw a card.', [{ at: launched, do: draw }]],
  ['At dawn: score 1 point.', [{ at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' }, do: point }]],
  [
    'At dawn: take a hull from your scrapyard into hand.',
    [
      {
        at: { t: 'clock', edge: 'start', of: 'turn', whose: 'you' },
        do: [{ x: 'put', why: 'take', what: { f: { f: 'kind', is: 'hull' }, at: scrapyard }, to: hand }],
      },
    ],
  ],
  [
    'When this is launched, a rival scores 1 point.',
    [
      {
        at: { t: 'on', ev: { e: 'launch', stage: 'did', what: { ref: 'this' } } },
        do: [{ x: 'points', who: 'opponent', by: 1 }],
      },
    ],
  ],
];

describe('a dialect of two sentences', () => {
  test.each(TEXTS)('%s', (text, tree) => {
    expect(meaning(text)).toEqual(tree);
  });

  test('its abilities are what the engine listens to', () => {
    const [herald] = meaning('When another hull is launched, draw a card.');
    expect(herald && handleOf(herald, 'hull')).toEqual({ triggers: ['did:launch'], zones: ['play'] });
  });

  test('its words are written by the house style', () => {
    const { program } = compiled('At dawn: take a card from your scrapyard into hand.', TINY_LEXICON);
    expect(renderProgram(program, TINY)).toBe('Your turn start: take a card in your scrapyard into hand.');
    expect(() => renderProgram(program, SECOND_EDITION)).toThrow('no words');
    const { program: box } = compiled('When this is scrapped, score 1 point.', TINY_LEXICON);
    expect(renderProgram(box, TINY)).toBe('Scrapped: score 1 points.');
  });

  test.each(TEXTS)('Second Edition does not understand "%s"', (text) => {
    expect(compiled(text, SECOND_EDITION_LEXICON).leftover).not.toEqual([]);
  });

  test.each([
    'Order - Draw a card.',
    'When you win an engagement, draw a card.',
    'You may spend two additional counters each turn.',
    'Draw two extra dilemmas.',
    'Place a card from hand in your core.',
    'At the start of your Execute Orders segment, draw a card.',
    'To play this event, you must command a headquarters mission.',
  ])('does not understand what only Second Edition says: %s', (text) => {
    expect(compiled(text, SECOND_EDITION_LEXICON).leftover).toEqual([]);
    expect(compiled(text, TINY_LEXICON).leftover).not.toEqual([]);
  });

  test('what all dialects share means the same in both', () => {
    const text = 'When you draw a card, discard a card from hand.';
    expect(compiled(text, TINY_LEXICON).program).toEqual(compiled(text, SECOND_EDITION_LEXICON).program);
    expect(compiled(text, TINY_LEXICON).leftover).toEqual([]);
  });
});

describe('phrases', () => {
  test('all have alternatives in the grammar of Second Edition', () => {
    const without = Object.values(symbols).filter((one) => !one.isIn(SECOND_EDITION.grammar));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('read nothing in a grammar that gives them no alternatives', () => {
    const bare: Lexicon = { ...SECOND_EDITION_LEXICON, dialect: { ...SECOND_EDITION, grammar: new Grammar([CORE]) } };
    expect(compiled('Place a card from hand in your core.', bare).leftover).not.toEqual([]);
  });
});
