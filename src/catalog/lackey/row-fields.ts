/** The fields of one row of a card table, read column by column: what does not fit is a problem at its place. */
import type { CardField, CardKinds } from '../../engine/ruleset/card-kinds.ts';
import { ANOTHER_NAME, isObjectWord, usualSpelling, usualWords } from '../known.ts';
import { didYouMean } from '../names.ts';
import { errorAt, hasErrors, warningAt, type Problem } from '../problem.ts';
import type { Passage } from '../yaml-source.ts';
import type { Row } from './table.ts';

export class RowFields<Column extends string> {
  readonly #row: Row;
  readonly #name: string;
  readonly #kinds: CardKinds;
  readonly #problems: Problem[];

  /** @param name the card's, for messages; problems found while reading are added to `problems` */
  constructor(row: Row, name: string, kinds: CardKinds, problems: Problem[]) {
    this.#row = row;
    this.#name = name;
    this.#kinds = kinds;
    this.#problems = problems;
  }

  /** Whether the row can't be read. */
  get isRefused(): boolean {
    return hasErrors(this.#problems);
  }

  text(column: Column): string {
    return this.#row.text(column);
  }

  passage(column: Column): Passage {
    return { where: this.#row.at(column), written: this.#row.text(column) };
  }

  /** One fault is enough to leave a row out; further ones are mostly its consequence. */
  refuse(column: Column, message: string, remedy: string, rules: readonly string[] = []): void {
    if (this.isRefused) return;
    const problem = errorAt(this.#row.at(column), this.#named(message), remedy);
    this.#problems.push(rules.length === 0 ? problem : { ...problem, rules });
  }

  /** Something that is taken as it is, though it is not usual. */
  warn(column: Column, message: string, remedy: string): void {
    this.#problems.push(warningAt(this.#row.at(column), this.#named(message), remedy));
  }

  /** The whole number that a column holds for a field of the edition, within the bounds of the field. */
  whole(field: string, column: Column, rules: readonly string[] = []): number | undefined {
    // A star says that a text has more of it.
    const text = this.text(column).replace(/(?<=\d)\*$/, '');
    const value = Number(text);
    const { least, most } = this.#field(field, 'number');
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    const what = text === '' ? `${field} is empty` : `${field} can't be ${text}`;
    this.refuse(column, what, `write a whole number from ${least} to ${most}`, rules);
    return undefined;
  }

  /** What the code in a column stands for. */
  coded<Meaning extends string>(column: Column, codes: ReadonlyMap<string, Meaning>): Meaning | undefined {
    const text = this.text(column);
    const meaning = codes.get(text);
    if (meaning !== undefined) return meaning;
    const choices = [...codes].map(([code, means]) => `${code} (${means})`);
    this.refuse(column, `${column} can't be "${text}"`, `write ${choices.join(', ')}`);
    return undefined;
  }

  /** The words of a column in the usual spelling of a field. An unknown one stays as it is, with a warning; in a closed list it is an error. */
  words(field: string, column: Column, written: readonly string[]): readonly string[] {
    const { usual, rules } = this.#field(field, 'words');
    const known = usualWords(usual, this.#kinds);
    return written.map((word) => {
      const spelt = usualSpelling(this.#kinds, word, known);
      if (spelt !== undefined) return spelt;
      if (isObjectWord(word)) this.refuse(column, `nothing can be called "${word}"`, ANOTHER_NAME);
      else if (usual.isClosed === true && rules !== undefined)
        this.refuse(
          column,
          `unknown ${field} "${word}"`,
          didYouMean(word, known, `known are ${known.join(', ')}`),
          rules,
        );
      else if (usual.isOpen !== true)
        this.warn(column, `${column} has unknown "${word}"`, didYouMean(word, known, 'it is kept as it is'));
      return word;
    });
  }

  #field<Is extends CardField['is']>(name: string, is: Is): Extract<CardField, { is: Is }> {
    const field = this.#kinds.fields.get(name);
    if (!isOfForm(field, is)) throw new Error(`${name} is no field of the form ${is}`);
    return field;
  }

  #named(message: string): string {
    return this.#name === '' ? message : `${this.#name}: ${message}`;
  }
}

const isOfForm = <Is extends CardField['is']>(
  field: CardField | undefined,
  is: Is,
): field is Extract<CardField, { is: Is }> => field?.is === is;
