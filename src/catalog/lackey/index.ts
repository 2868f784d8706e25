/** Card tables of the community's LackeyCCG plugin, read into cards: reprints merged, what can't be read reported by line. */
import type { Language } from '../../language/dialect.ts';
import type { CardFacts } from '../card-facts.ts';
import type { Source } from '../load-cards.ts';
import type { CardEdition } from '../edition.ts';
import { fold, withoutPrintingMark } from '../names.ts';
import { errorAt, type Problem } from '../problem.ts';
import type { Titles } from './format.ts';
import { editionsOfTable, FORMATS, type Formats } from './formats.ts';
import { readTable, type Row } from './table.ts';

export type { Titles } from './format.ts';
export { editionsOfTable } from './formats.ts';

/** Whether a text is a card table of any edition. */
export const isCardTable = (text: string): boolean => editionsOfTable(text).length > 0;

/** The titles of an edition from the text of its list; none for an edition without tables. */
export const titlesIn = (text: string, edition: string): Titles =>
  FORMATS.get(edition)?.titles(text) ?? { all: new Set(), split: () => null };

export interface TableCard {
  /** As the table has it, printing mark left off; of one of several cards of a row, its own. */
  readonly name: string;
  readonly card: CardFacts;
}

export interface ReadTables {
  readonly cards: readonly TableCard[];
  readonly problems: readonly Problem[];
  readonly tally: Tally;
}

export interface Tally {
  readonly rows: number;
  /** Rows put right. */
  readonly repaired: number;
  /** Further printings of a card. */
  readonly merged: number;
  /** Rows that could not be read. */
  readonly refused: number;
}

interface Printing {
  readonly name: string;
  readonly row: Row;
}

/** Reads the card tables of an edition; a row that is no card is a problem and loses nothing else. */
export function readTables(
  sources: readonly Source[],
  titles: Titles,
  { name: edition, cardKinds }: Pick<CardEdition, 'name' | 'cardKinds'>,
  formats: Formats = FORMATS,
): ReadTables {
  const format = formats.get(edition);
  if (!format) return { cards: [], problems: sources.map((source) => unknownTable(source, edition)), tally: NOTHING };
  const { dialect } = cardKinds.lexicon;
  const ofOthers = sources.flatMap((source) => tableOfAnother(source, edition, formats));
  const tables = sources
    .filter((source) => tableOfAnother(source, edition, formats).length === 0)
    .map((source) => readTable(source, format));
  const rows = tables.flatMap((table) => table.rows);
  const printings = new Map<string, Printing[]>();
  for (const row of rows) {
    const name = nameOf(row, dialect);
    const key = `${typeOf(row)} ${fold(name)}`;
    const there = printings.get(key);
    if (there) there.push({ name, row });
    else printings.set(key, [{ name, row }]);
  }
  const problems = [...ofOthers, ...tables.flatMap((table) => table.problems)];
  const cards: TableCard[] = [];
  let [refused, reprints] = [0, 0];
  for (const all of printings.values()) {
    const { name, row } = merged(all, dialect);
    const { read, problems: found } = format.readRow(row, name, titles, cardKinds);
    problems.push(...found);
    for (const card of read) cards.push({ name: read.length === 1 ? name : card.facts.id, card });
    if (read.length === 0) refused += all.length;
    else reprints += all.length - 1;
  }
  const sum = (count: (table: (typeof tables)[number]) => number): number =>
    tables.reduce((total, table) => total + count(table), 0);
  const unreadable = sum((table) => table.refused);
  const tally = {
    rows: rows.length + unreadable,
    repaired: sum((table) => table.repaired),
    merged: reprints,
    refused: refused + unreadable,
  };
  return { cards, problems: inOrder(problems), tally };
}

const NOTHING: Tally = { rows: 0, repaired: 0, merged: 0, refused: 0 };

const unknownTable = ({ name: file }: Source, edition: string): Problem =>
  errorAt({ file, line: 1, column: 1 }, `no card tables of ${edition} are known`, 'give a card file (YAML)');

/** That a text is a table of cards which this edition is not played with. */
function tableOfAnother({ name: file, text }: Source, edition: string, formats: Formats): readonly Problem[] {
  const editions = editionsOfTable(text, formats);
  if (editions.length === 0 || editions.includes(edition)) return [];
  const what = `this is a card table of ${editions.join(', ')}, not of ${edition}`;
  return [errorAt({ file, line: 1, column: 1 }, what, `read it with --ruleset ${editions[0] ?? edition}`)];
}

/** The name by which the community's table knows a card, its printing mark left off. */
const nameOf = (row: Row, { clean }: Language): string => clean(withoutPrintingMark(row.text('Name')));

/** The type as our cards have it. */
const typeOf = (row: Row): string => fold(row.text('Type'));

/** As they stand in their file, one file after the other. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const before = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
  return problems.toSorted((a, b) => before(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/**
 * The printings of a card as one: the first whose name bears no mark and whose text has no known misprint, with what its
 * row leaves empty taken from the others.
 */
function merged(printings: readonly Printing[], dialect: Language): Printing {
  const [only, second] = printings;
  if (only && !second) return only;
  const [best, ...others] = printings
    .map((printing) => ({ ...printing, faults: faultsOf(printing, dialect) }))
    .toSorted((a, b) => a.faults - b.faults);
  if (!best) throw new Error('A card without a printing.');
  return { name: best.name, row: others.reduce((row, other) => row.filledFrom(other.row), best.row) };
}

function faultsOf({ name, row }: Printing, { clean }: Language): number {
  const text = row.text('Text');
  return (clean(text) === text ? 0 : 2) + (name === row.text('Name') ? 0 : 1);
}
