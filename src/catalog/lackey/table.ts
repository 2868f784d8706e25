/** LackeyCCG's card tables: a row a card, TABs between fields. What is broken in one row does not keep the others from being read. */
import { LIMITS } from '../limits.ts';
import { isBinary, type Source } from '../load-cards.ts';
import { holdsUnseen, unseenIn } from '../plain.ts';
import { errorAt, hasErrors, warningAt, type Problem, type Where } from '../problem.ts';
import { fold } from '../names.ts';
import type { TableFormat } from './format.ts';
import { logicalLines, type Line } from './repair.ts';

interface Field {
  readonly text: string;
  readonly column: number;
}

/** One row: its fields by the name of their column. */
export class Row {
  readonly where: Where;
  readonly #fields: ReadonlyMap<string, Field>;

  constructor(where: Where, fields: ReadonlyMap<string, Field>) {
    this.where = where;
    this.#fields = fields;
  }

  /** What stands there; nothing where the table has no such column. */
  text(column: string): string {
    return this.#fields.get(column)?.text ?? '';
  }

  /** Where the field stands. */
  at(column: string): Where {
    return { ...this.where, column: this.#fields.get(column)?.column ?? 1 };
  }

  /** The same row; where it says nothing, what another row says. */
  filledFrom(other: Row): Row {
    const fields = new Map(this.#fields);
    for (const [column, field] of other.#fields) if (this.text(column) === '') fields.set(column, field);
    return new Row(this.where, fields);
  }
}

export interface Table {
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
  /** Rows that were put right. */
  readonly repaired: number;
  /** Rows that could not be read as rows. */
  readonly refused: number;
}

/** Whether a text is a table of this format: its first line names the columns, or holds the fields of a card. */
export function isTable(text: string, format: TableFormat): boolean {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const header = headerOf(first, format);
  if (header !== null) return missingFrom(header, format).length === 0;
  return first.split('\t').length >= format.columns.length - 1;
}

/** How many columns of this format a table has, by its first line. */
export function namedColumns(text: string, format: TableFormat): number {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const header = headerOf(first, format);
  if (header !== null) return header.filter((heading) => heading !== null).length;
  return Math.min(first.split('\t').length, format.columns.length);
}

/** Reads a table. A text that is none is one problem; so is each row that can't be told apart into fields. */
export function readTable({ name, text }: Source, format: TableFormat): Table {
  const start = { file: name, line: 1, column: 1 };
  const nothing = { rows: [], repaired: 0, refused: 0 };
  if (isBinary(text)) return { ...nothing, problems: [errorAt(start, 'not a text file', A_TABLE)] };
  const isQuoted = text.split(/[\t\r\n]/).some(isQuotedField);
  const { lines, repaired: joined } = logicalLines(text, format.columns.length);
  const [first] = lines;
  if (!first) return { ...nothing, problems: [errorAt(start, 'the file is empty', A_TABLE)] };
  const header = headerOf(first.text, format);
  if (header === null && !isTable(first.text, format))
    return { ...nothing, problems: [errorAt(start, 'this is no table of cards', A_TABLE)] };
  const columns = header ?? format.columns;
  const problems: Problem[] =
    header === null ? [] : [...headerProblems(header, { ...start, line: first.line }, format)];
  if (hasErrors(problems)) return { ...nothing, problems };
  const rows: Row[] = [];
  let repaired = joined;
  let refused = 0;
  for (const line of header === null ? lines : lines.slice(1)) {
    const read = readRow(line, columns, name, isQuoted, format);
    if (read.row) rows.push(read.row);
    else refused++;
    if (read.problem) problems.push(read.problem);
    if (read.isRepaired) repaired++;
  }
  return { rows, problems, repaired, refused };
}

const A_TABLE =
  "give a card table of LackeyCCG's plugin: text, a line a card, TABs between the fields, the first line naming them (Name, Set, … Text)";

/** A field as spreadsheets save it: in quotes, quotes inside doubled. `"` alone is an ordinary character of names. */
const isQuotedField = (field: string): boolean =>
  field.length <= LIMITS.rowCharacters && /^"(?:[^"]|"")*"$/.test(field) && /""|,/.test(field.slice(1, -1));

type Heading = string | null;

/** The columns a first line names; null if it names none, but holds a card. */
function headerOf(line: string, { columns }: TableFormat): readonly Heading[] | null {
  const byName = new Map(columns.map((column) => [plain(column), column]));
  const named = line.split('\t').map((heading) => byName.get(plain(unquoted(heading))) ?? null);
  return named.includes('Name') && named.includes('Type') ? named : null;
}

/** Capitals, blanks and marks in a heading mean nothing. */
const plain = (heading: string): string => fold(heading).replace(/[^a-z]/g, '');

const missingFrom = (header: readonly Heading[], { needed }: TableFormat): readonly string[] =>
  needed.filter((column) => !header.includes(column));

/** Without some columns a table says nothing of cards; others are only missed. */
function headerProblems(header: readonly Heading[], where: Where, format: TableFormat): readonly Problem[] {
  const needed = missingFrom(header, format);
  if (needed.length > 0)
    return [errorAt(where, `this is no table of cards: it has no column ${needed.join(', ')}`, A_TABLE)];
  const missing = format.columns.filter((column) => !header.includes(column));
  if (missing.length === 0) return [];
  const remedy = 'nothing is known of what they say; leave them empty where a card has none';
  return [warningAt(where, `the table has no column ${missing.join(', ')}`, remedy)];
}

interface ReadRow {
  readonly row: Row | null;
  readonly problem: Problem | null;
  readonly isRepaired: boolean;
}

function readRow(
  line: Line,
  columns: readonly Heading[],
  file: string,
  isQuoted: boolean,
  { withoutTabs }: TableFormat,
): ReadRow {
  const where = { file, line: line.line, column: 1 };
  if (line.text.length > LIMITS.rowCharacters) {
    const message = `the row has ${line.text.length} characters; at most ${LIMITS.rowCharacters} are read`;
    return { row: null, problem: errorAt(where, message, 'shorten its text'), isRepaired: false };
  }
  const repaired = line.text.includes('\t') ? null : withoutTabs(line.text);
  const written = repaired ?? line.text.split('\t');
  if (written.length === 1) {
    const problem = errorAt(where, 'this line is no row of a table', 'put TABs between the fields of a card');
    return { row: null, problem, isRepaired: false };
  }
  const beyond = written.slice(columns.length).filter((text) => text.trim() !== '');
  if (beyond.length > 0) {
    const remedy = `the table has ${columns.length} columns; take the TAB out of the field it stands in`;
    const problem = errorAt(where, `the row has ${written.length} fields`, remedy);
    return { row: null, problem, isRepaired: false };
  }
  const fields = new Map<string, Field>();
  let column = 1;
  for (const [index, text] of written.entries()) {
    const heading = columns[index] ?? null;
    if (heading !== null) fields.set(heading, { text: tidied(isQuoted ? unquoted(text) : text), column });
    column += text.length + 1;
  }
  for (const { text, column: at } of fields.values()) {
    const unseen = unseenIn(text);
    if (unseen === null) continue;
    const problem = errorAt({ ...where, column: at }, holdsUnseen('this field', unseen), 'leave it out');
    return { row: null, problem, isRepaired: false };
  }
  const isShort = written.length < columns.length - 1;
  return { row: new Row(where, fields), problem: null, isRepaired: repaired !== null || isShort };
}

function unquoted(text: string): string {
  const inner = /^\s*"((?:[^"]|"")*)"\s*$/.exec(text)?.[1];
  return inner === undefined ? text : inner.replaceAll('""', '"');
}

/** Runs of blanks, and blanks that are no blank, are one. */
function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
