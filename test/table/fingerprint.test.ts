/** The mark by which a journal knows that a card was changed. */
import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/catalog/index.ts';
import { fingerprint } from '../../src/table/fingerprint.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

describe('a fingerprint', () => {
  const [first, second] = shippedLibrary(secondEditionWords).all();

  it('tells cards apart and does not mind the order of fields', () => {
    if (!first || !second) throw new Error('cards missing');
    expect(fingerprint(first)).toMatch(/^[0-9a-f]{12}$/);
    expect(fingerprint(first)).not.toBe(fingerprint(second));
    const turned = { ...first, ...Object.fromEntries(Object.entries(first).toReversed()) };
    expect(fingerprint(turned)).toBe(fingerprint(first));
    expect(fingerprint({ ...first, text: 'Draw 1.' })).not.toBe(fingerprint(first));
  });
});
