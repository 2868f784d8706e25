/** Whose card table a text is: told by its columns, so that each edition may bring a format of its own. */
import { describe, expect, it } from 'vitest';
import { COLUMNS } from '../../src/catalog/lackey/second-edition/columns.ts';
import type { TableFormat } from '../../src/catalog/lackey/format.ts';
import { editionsOfTable, FORMATS } from '../../src/catalog/lackey/formats.ts';
import { readTables } from '../../src/catalog/lackey/index.ts';
import { formatProblem } from '../../src/catalog/index.ts';
import { tinyWords } from '../tiny/words.ts';

/** Columns of another edition, some of them called as in the Second Edition. */
const OTHERS = ['Name', 'Set', 'Info', 'Uniqueness', 'Type', 'Affil', 'Class', 'Requires', 'Persona', 'Text'];
const other: TableFormat = {
  columns: OTHERS,
  needed: ['Name', 'Type', 'Persona'],
  titles: () => ({ all: new Set(), split: () => null }),
  withoutTabs: () => null,
  readRow: () => ({ read: [], problems: [] }),
};
const formats = new Map([...FORMATS, ['other', other]]);
const headed = (columns: readonly string[]): string => `${columns.join('\t')}\n${columns.map(() => 'x').join('\t')}\n`;

describe('the editions of a card table', () => {
  it('are all that are played with such tables', () => {
    expect(editionsOfTable(headed(COLUMNS), formats)).toEqual(['second-edition', 'objectives']);
  });

  it('are those of whose columns it names the most', () => {
    expect(editionsOfTable(headed(OTHERS), formats)).toEqual(['other']);
    // Both could read it: it has what each needs.
    expect(editionsOfTable(headed([...OTHERS, 'Cost']), formats)).toEqual(['other']);
    expect(editionsOfTable(headed([...COLUMNS, 'Persona']), formats)).toEqual(['second-edition', 'objectives']);
  });

  it('are told by the number of fields where no columns are named', () => {
    expect(editionsOfTable(COLUMNS.map(() => 'x').join('\t'), formats)).toEqual(['second-edition', 'objectives']);
    expect(editionsOfTable(OTHERS.map(() => 'x').join('\t'), formats)).toEqual(['other']);
  });

  it('are none where it is no table', () => {
    expect(editionsOfTable('2 Quiet Clerk\n', formats)).toEqual([]);
  });
});

it('a table of other editions is refused by their names where it is to be read for this one', () => {
  const sources = [{ name: 'cards.txt', text: headed(COLUMNS) }];
  const table = { columns: ['Name', 'Type', 'Tonnage'], needed: ['Tonnage'] };
  const own = new Map([...FORMATS, ['tiny', { ...other, ...table }]]);
  const { cards, problems } = readTables(sources, other.titles(''), tinyWords, own);
  expect(cards).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([
    'cards.txt:1:1: error: this is a card table of second-edition, objectives, not of tiny; read it with --ruleset second-edition',
  ]);
});
