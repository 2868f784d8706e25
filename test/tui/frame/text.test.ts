/** Lines of an exact width. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiFor, oneColumn, widthOf } from '../../../src/tui/frame/screen/characters.ts';
import { both, clip, column, fill, span, titledRule, width, wrapped, meter } from '../../../src/tui/frame/text.ts';
import type { Line } from '../../../src/tui/frame/text.ts';

const anyLine: fc.Arbitrary<Line> = fc.array(
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => span(text)),
  { maxLength: 5 },
);
const columns = fc.integer({ min: 0, max: 60 });

describe('lines of text', () => {
  it('are exactly as wide as they should be', () => {
    fc.assert(
      fc.property(anyLine, anyLine, columns, (left, right, wide) => {
        expect(width(fill(left, wide))).toBe(wide);
        expect(width(both(left, right, wide))).toBe(wide);
        expect(width(clip(left, wide))).toBeLessThanOrEqual(wide);
        expect(width(titledRule(left, right, wide + 1))).toBe(wide + 1);
      }),
    );
  });

  it('are cut with an ellipsis', () => {
    expect(column('Investigate Rogue Comet', 12)).toBe('Investigate…');
    expect(clip([span('one '), span('two')], 5)).toEqual([span('one '), span('…')]);
  });

  it('keep every word when wrapped, no line too wide', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 9 }).map((text) => text.replaceAll(' ', '_')),
          { minLength: 1 },
        ),
        (words) => {
          const lines = wrapped(words.join(' '), 10);
          expect(lines.join(' ')).toBe(words.join(' '));
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });
});

describe('characters', () => {
  it('are one column each, whatever comes in', () => {
    expect(oneColumn('Qo\u2019noS\u0301 漢字 a\x1b[31m\u200bb 😀')).toBe('Qo\u2019noŚ ?? a[31mb ?');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        Array.from(oneColumn(text)).every((each) => each.length === 1 && widthOf(each) === 1),
      ),
    );
  });

  it('have a printable ASCII stand-in each', () => {
    expect(Array.from('▸é’…─Ø', asciiFor).join('')).toBe(">e'~-O");
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (text) =>
        /^[\x20-\x7e]+$/.test(asciiFor(text)),
      ),
    );
  });

  it('draws how much there is of a whole, and something never as nothing, nor a part as the whole', () => {
    const drawn = (amount: number, whole = 100): string =>
      meter(amount, whole, 10)
        .map(({ text }) => text)
        .join('');
    expect([0, 1, 50, 99, 100, 130].map((amount) => drawn(amount).indexOf('□'))).toEqual([0, 1, 5, 9, -1, -1]);
    expect([drawn(-5), drawn(3, 0)]).toEqual(['□'.repeat(10), '□'.repeat(10)]);
  });
});
