/** The hash of a state is FNV-1a over JSON with keys in alphabetical order, whatever way it is worked out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/engine/state/hash.ts';

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

function hashedText(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13);
  }
  return [one, two]
    .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, 12);
}

// Keys that look like numbers stand first in any object of the machine, so that JSON.stringify can't be asked to have them in order.
const key = fc.string({ unit: 'binary' }).map((text) => `k${text}`);
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -9, max: 1200 }),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, true, false, -0, 1e21, '"', '\\', '\n', '\u007f', '\ud800'),
    fc.array(tie('plain')),
    fc.dictionary(key, tie('plain')),
  ),
}));

describe('the hash of a plain value', () => {
  it('is that of its JSON with keys in order', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hashOf(value)).toBe(hashedText(inOrder(value)));
      }),
      { numRuns: 500 },
    );
  });

  it('has keys in alphabetical order where they are numbers too, and passes over what is not there', () => {
    expect(hashOf({ 9: 'a', 10: 'b', x: undefined })).toBe(hashedText('{"10":"b","9":"a"}'));
  });
});
