/** YAML that would never end is refused. */
import { describe, expect, it } from 'vitest';
import { excessIn } from '../../src/catalog/yaml-bounds.ts';

/** Ways to stand so many levels deep. */
const nests: Readonly<Record<string, (levels: number) => string>> = {
  lists: (levels) => '['.repeat(levels) + ']'.repeat(levels),
  maps: (levels) => '{a: '.repeat(levels) + '}'.repeat(levels),
  'lists never closed': (levels) => '['.repeat(levels),
  'lists on lines': (levels) => '- '.repeat(levels),
  'maps on lines': (levels) =>
    Array.from({ length: Math.min(levels, 1000) }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
  'maps in one line': (levels) => `- ${'number: 2C029, '.repeat(levels)}\n- title: next\n`,
};

describe.each(Object.entries(nests))('deeply nested %s', (_, nest) => {
  it('are refused before the parser calls itself as often', () => {
    for (const levels of [100, 1000, 20_000])
      expect(excessIn(nest(levels))?.message).toMatch(/inside each other more than/);
  });

  it('are read as far as the bound', () => {
    expect(excessIn(nest(35))).toBeNull();
  });
});
