/** The fields of one row of a card table, read column by column: what does not fit is a problem at its place. */
import type { CardField, CardKinds, UsualWords } from '../../engine/ruleset/card-kinds.ts';
import { ANOTHER_NAME, isObjectWord, usualSpelling, usualWords } from '../known.ts';
import { LIMITS } from '../limits.ts';
import { didYouMean } from '../names.ts';
import { errorAt, hasErrors, warningAt, type Problem } from '../problem.ts';
import { shortened } from '../shown.ts';
import type { Passage } from '../yaml-source.ts';
import type { CardFacts } from '../card-facts.ts';
import type { ReadRow } from './format.ts';
import type { Row } from './table.ts';

/** What is read from the fields of a row with this name; nothing where a column is too long to be read. */
export function readFields<Column extends string>(
  { row, name, kinds }: Pick<RowFields<Column>, 'row' | 'name' | 'kinds'>,
  columns: readonly Column[],
  read: (fields: RowFields<Column>) => readonly CardFacts[],
): ReadRow {
  const long = columns.find((column) => row.text(column).length > mostOf(column));
  if (long !== undefined) {
    const message = `${shortened(name)}: ${long} has ${row.text(long).length} characters`;
    return { read: [], problems: [errorAt(row.at(long), message, `write at most ${mostOf(long)}`)] };
  }
  const problems: Problem[] = [];
  return { read: read(new RowFields(row, name, kinds, problems)), problems };
}

const mostOf = (column: string): number => (column === 'Name' ? LIMITS.nameCharacters : LIMITS.fieldCharacters);

export class RowFields<Column extends string> {
  readonly #problems: Problem[];

  /** @param name the card's, for messages; problems found while reading are added to `problems` */
  constructor(
    readonly row: Row,
    readonly name: string,
    readonly kinds: CardKinds,
    problems: Problem[],
  ) {
    this.#problems = problems;
  }

  /** Whether the row can't be read. */
  get isRefused(): boolean {
    return hasErrors(this.#problems);
  }

  text(column: Column): string {
    return this.row.text(column);
  }

  passage(column: Column): Passage {
    return { where: this.row.at(column), written: this.row.text(column) };
  }

  /** One fault is enough to leave a row out; further ones are mostly its consequence. */
  refuse(column: Column, message: string, remedy: string, rules: readonly string[] = []): void {
    if (this.isRefused) return;
    const problem = errorAt(this.row.at(column), this.#named(message), remedy);
    this.#problems.push(rules.length === 0 ? problem : { ...problem, rules });
  }

  /** Something that is taken as it is, though it is not usual. */
  warn(column: Column, message: string, remedy: string): void {
    this.#problems.push(warningAt(this.row.at(column), this.#named(message), remedy));
  }

  /** The whole number that a column holds for a field of the edition, within the bounds of the field; `text`: the column without marks of its own. */
  whole(name: string, column: Column, rules: readonly string[] = [], text = this.text(column)): number | undefined {
    const value = Number(text);
    const field = this.kinds.fields.get(name);
    if (field?.is !== 'number') throw new Error(`${name} is no number in this edition`);
    const { least, most } = field;
    const form = least < 0 ? /^-?\d+$/ : /^\d+$/;
    if (form.test(text) && value >= least && value <= most) return value;
    const what = text === '' ? `${name} is empty` : `${name} can't be ${text}`;
    this.refuse(column, what, `write a whole number from ${least} to ${most}`, rules);
    return undefined;
  }

  /** What the code in a column stands for: all that the column holds, or a part of it. */
  coded<Meaning extends string>(
    column: Column,
    codes: ReadonlyMap<string, Meaning>,
    code = this.text(column),
  ): Meaning | undefined {
    const meaning = codes.get(code);
    if (meaning !== undefined) return meaning;
    const choices = [...codes].map(([one, means]) => `${one} (${means})`);
    this.refuse(column, `${column} can't be "${this.text(column)}"`, `write ${choices.join(', ')}`);
    return undefined;
  }

  /** Gives words of a column their usual spelling. An unknown one stays as it is, with a warning; in a closed list with rules it is an error. */
  spelling(name: string, column: Column): (word: string) => string {
    const { usual, rules } = this.#list(name);
    const known = usualWords(usual, this.kinds);
    return (word) => {
      const spelt = usualSpelling(this.kinds, word, known);
      if (spelt !== undefined) return spelt;
      if (isObjectWord(word)) this.refuseWord(column, word);
      if (usual.isClosed === true && rules !== undefined) {
        const remedy = didYouMean(word, known, `known are ${known.join(', ')}`);
        this.refuse(column, `unknown ${name} "${word}"`, remedy, rules);
      } else if (usual.isOpen !== true)
        this.warn(column, `${column} has unknown "${word}"`, didYouMean(word, known, 'it is kept as it is'));
      return word;
    };
  }

  /** The words that are usual in a field of the edition. */
  usualIn(name: string): readonly string[] {
    return usualWords(this.#list(name).usual, this.kinds);
  }

  refuseWord(column: Column, word: string): void {
    this.refuse(column, `nothing can be called "${word}"`, ANOTHER_NAME);
  }

  #list(name: string): Extract<CardField, { readonly usual: UsualWords }> {
    const field = this.kinds.fields.get(name);
    if (!field || !('usual' in field)) throw new Error(`${name} is no list in this edition`);
    return field;
  }

  #named(message: string): string {
    return this.name === '' ? message : `${this.name}: ${message}`;
  }
}
