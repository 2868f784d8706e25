/** One row of a card table, turned into the facts of a card, or of the cards that a variant makes of it. */
import type { CardKinds } from '../../../engine/ruleset/card-kinds.ts';
import { SECOND_EDITION } from '../../../language/grammar/second-edition/index.ts';
import { compileKeywords } from '../../../language/index.ts';
import type { Keyword } from '../../../language/tree/index.ts';
import { idOf, parameters, type CardFacts } from '../../card-facts.ts';
import { FieldValues } from '../../field-values.ts';
import { ANOTHER_NAME, isObjectWord, usualIcon, usualSpelling, usualWords } from '../../known.ts';
import { LIMITS } from '../../limits.ts';
import { didYouMean, fold } from '../../names.ts';
import { errorAt, hasErrors, warningAt, type Problem } from '../../problem.ts';
import { shortened } from '../../shown.ts';
import type { Passage } from '../../yaml-source.ts';
import type { Name, ReadRow, Titles } from '../format.ts';
import type { Row } from '../table.ts';
import { COLUMNS, ROW_TYPES, type Column } from './columns.ts';

/** Which column a number stands in. */
const NUMBER_COLUMNS: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    cost: 'Cost',
    integrity: 'Integrity/Range',
    cunning: 'Cunning/Weapons',
    strength: 'Strength/Shields',
    range: 'Integrity/Range',
    weapons: 'Cunning/Weapons',
    shields: 'Strength/Shields',
    span: 'Span',
  }),
);

const QUADRANTS = { A: 'alpha', G: 'gamma', D: 'delta' } as const;
const MISSIONS = { P: 'planet', S: 'space', H: 'headquarters' } as const;
const DILEMMAS = { P: 'planet', S: 'space', D: 'dual' } as const;

/** A card of a row, before the edition prints its fields. */
export interface Written {
  readonly name: Name;
  readonly unique: boolean;
  readonly fields: FieldValues;
  readonly keywords: readonly Keyword[];
  readonly text: string;
  /** Who may attempt it; null where nothing is said of that. */
  readonly attempt: CardFacts['attempt'];
}

/** What makes a row of missions a mission. */
export interface Mission {
  readonly kind: (typeof MISSIONS)[keyof typeof MISSIONS];
  readonly quadrant: string;
  readonly span: number;
  /** What is asked of whoever attempts it; null for a headquarters. */
  readonly task: { readonly points: number | undefined; readonly requirements: string } | null;
}

/** What an edition that is played with these tables makes of a row. */
export interface Making {
  /** Sets further fields of a personnel or ship. */
  readonly native: (fields: FieldValues) => void;
  /** The cards of a mission, of which everything but the fields of the mission itself is set. */
  readonly ofMission: (card: Written, mission: Mission) => readonly Written[];
}

/** How rows are read in an edition: the cards of a row with this name, or none with the errors that prevent it; warnings come with the cards. */
export const rowReader =
  (making: Making) =>
  (row: Row, name: string, titles: Titles, kinds: CardKinds): ReadRow => {
    const long = COLUMNS.find((column) => row.text(column).length > mostOf(column));
    if (long !== undefined) {
      const message = `${shortened(name)}: ${long} has ${row.text(long).length} characters`;
      return { read: [], problems: [errorAt(row.at(long), message, `write at most ${mostOf(long)}`)] };
    }
    const problems: Problem[] = [];
    return { read: new RowReader(row, name, kinds, problems).read(titles, making), problems };
  };

const mostOf = (column: Column): number => (column === 'Name' ? LIMITS.nameCharacters : LIMITS.fieldCharacters);

class RowReader {
  readonly #row: Row;
  readonly #name: string;
  readonly #kinds: CardKinds;
  readonly #problems: Problem[];

  constructor(row: Row, name: string, kinds: CardKinds, problems: Problem[]) {
    this.#row = row;
    this.#name = name;
    this.#kinds = kinds;
    this.#problems = problems;
  }

  read(titles: Titles, making: Making): readonly CardFacts[] {
    const row = this.#row;
    const type = fold(row.text('Type'));
    if (row.text('Name') === '') this.#refuse('Name', 'the card has no name', 'write its name into the first column');
    if (!ROW_TYPES.includes(type)) {
      const otherwise = `a type is one of ${ROW_TYPES.join(', ')}`;
      this.#refuse('Type', `unknown type "${row.text('Type')}"`, didYouMean(type, ROW_TYPES, otherwise));
      return [];
    }
    const fields = new FieldValues(type);
    const unique = fold(row.text('Unique')).startsWith('y');
    const name = this.#names(type, unique, titles);
    const cardType = this.#kinds.types.get(type);
    if (cardType?.required.includes('cost') === true) fields.setNumber('cost', this.#number('cost'));
    const mission = type === 'mission' ? this.#mission() : null;
    const attempt = mission?.task ? this.#attempt() : null;
    if (type === 'dilemma') fields.setText('dilemma', this.#coded('Mission/DilemmaType', DILEMMAS));
    if (row.text('Species') !== '') fields.setWords('species', this.#words('Species', STROKE, 'species'));
    if (row.text('Class') !== '') fields.setText('class', row.text('Class'));
    const keywords = this.#keywords();
    fields.keywords = parameters(keywords);
    for (const attribute of cardType?.attributes ?? []) fields.setNumber(attribute, this.#number(attribute));
    if (type !== 'mission') fields.setWords('affiliation', this.#words('Affiliation', STROKE, 'affiliation'));
    if (type === 'personnel') fields.setLevels('skills', this.#skills());
    fields.setWords('icons', this.#words('Icons', ICON_LIST, 'icons'));
    fields.setWords('staffing', this.#words('Staff', ICON_LIST, 'staffing'));
    if (hasErrors(this.#problems)) return [];
    if (type === 'personnel' || type === 'ship') making.native(fields);
    const text = this.#text(mission?.kind === 'headquarters');
    const card = { name, unique, fields, keywords, text, attempt };
    return (mission ? making.ofMission(card, mission) : [card]).map((written) => this.#printed(written));
  }

  #printed({ name, unique, fields, keywords, text, attempt }: Written): CardFacts {
    const { title, subtitle, location } = name;
    const whole = idOf(title, subtitle, location);
    const isNamedSo = spaced(whole) === spaced(this.#name) || fields.type !== fold(this.#row.text('Type'));
    const facts: CardFacts['facts'] = {
      id: isNamedSo || location !== undefined ? whole : this.#name,
      title,
      ...(subtitle !== undefined && { subtitle }),
      type: fields.type,
      unique,
      ...this.#kinds.print(fields),
      text,
    };
    const places = {
      text: this.#passage('Text'),
      requirements: this.#passage('Skills'),
      attempt: this.#passage('Affiliation'),
    };
    return { facts, keywords, attempt, set: this.#row.text('Set'), where: this.#row.where, places };
  }

  /** Only personnel, ships and missions have subtitles, and practically only unique ones. */
  #names(type: string, unique: boolean, titles: Titles): Name {
    const name = this.#name;
    if (type !== 'personnel' && type !== 'ship' && type !== 'mission') return { title: name };
    const split = titles.split(name, type);
    const needsSplit = type === 'mission' || (unique && type === 'personnel' && name.includes(' '));
    if (split?.isGuess === true && !unique) return { title: name };
    if (split?.isGuess === true || (split === null && needsSplit)) {
      const taken =
        split === null ? `"${name}" is taken for the whole title` : `"${split.title}" is taken for the title`;
      const what = type === 'mission' ? 'LOCATION, TITLE' : 'TITLE, SUBTITLE';
      this.#problems.push(warningAt(this.#row.at('Name'), `${name}: ${taken}`, `write it as ${what} if that is wrong`));
    }
    return split ?? { title: name };
  }

  /** What stands in the columns of missions; null with the errors that prevent it. */
  #mission(): Mission | null {
    const kind = this.#coded('Mission/DilemmaType', MISSIONS);
    const quadrant = this.#coded('Quadrant', QUADRANTS);
    const span = this.#number('span');
    if (kind === undefined || quadrant === undefined || span === undefined) return null;
    if (kind === 'headquarters') return { kind, quadrant, span, task: null };
    const task = { points: this.#points(), requirements: SECOND_EDITION.clean(this.#row.text('Skills')) };
    return { kind, quadrant, span, task };
  }

  #attempt(): readonly string[] | string {
    const said = SECOND_EDITION.clean(this.#row.text('Affiliation'));
    const icons = said.match(/\[[^\]]*\]/g) ?? [];
    if (icons.length === 0 || icons.join('') !== said.replaceAll(' ', '')) return said;
    const [affiliations, others] = [this.#usualIn('affiliation'), this.#usualIn('icons')];
    return icons.map((icon) => usualIcon(this.#kinds, icon.slice(1, -1), affiliations, others) ?? icon);
  }

  /** A mission may be worth no points in itself. */
  #points(): number | undefined {
    return this.#row.text('Points') === '' ? 0 : this.#whole('points', 'Points');
  }

  #number(name: string): number | undefined {
    const column = NUMBER_COLUMNS.get(name);
    return column === undefined ? undefined : this.#whole(name, column);
  }

  #whole(name: string, column: Column): number | undefined {
    const text = this.#row.text(column);
    const value = Number(text);
    const field = this.#kinds.fields.get(name);
    if (field?.is !== 'number') throw new Error(`${name} is no number in the Second Edition`);
    const { least, most } = field;
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const what = text === '' ? `${name} is empty` : `${name} can't be ${text}`;
    this.#refuse(column, what, `write a whole number from ${least} to ${most}`);
    return undefined;
  }

  /** What the letter in a column stands for. */
  #coded<Meaning extends string>(column: Column, codes: Readonly<Record<string, Meaning>>): Meaning | undefined {
    const text = this.#row.text(column);
    const meaning = codes[text.slice(0, 1).toUpperCase()];
    if (meaning !== undefined) return meaning;
    const choices = Object.entries(codes).map(([code, means]) => `${code} (${means})`);
    this.#refuse(column, `${column} can't be "${text}"`, `write ${choices.join(', ')}`);
    return undefined;
  }

  /** `Anthropology 2 Honor Leadership`: a level before a skill, one where none stands. */
  #skills(): Readonly<Record<string, number>> {
    const known = this.#usualIn('skills');
    const skills: Record<string, number> = {};
    let level = 1;
    for (const word of SECOND_EDITION.clean(this.#row.text('Skills')).split(/[\s,]+/)) {
      if (word === '') continue;
      if (/^\d+$/.test(word)) {
        level = Number(word);
        continue;
      }
      const skill = this.#usual('Skills', word, known);
      skills[skill] = (skills[skill] ?? 0) + level;
      level = 1;
    }
    return skills;
  }

  /** Reprints name a keyword twice now and then. */
  #keywords(): readonly Keyword[] {
    const { keywords } = compileKeywords(this.#row.text('Keywords'), SECOND_EDITION);
    for (const { name } of keywords) if (isObjectWord(name)) this.#refuseWord('Keywords', name);
    const seen = new Map(keywords.map((keyword) => [JSON.stringify(keyword), keyword]));
    return [...seen.values()];
  }

  /** What a headquarters lets its player play stands among the skills. */
  #text(isHeadquarters: boolean): string {
    const text = this.#row.text('Text');
    return isHeadquarters ? `${this.#row.text('Skills')} ${text}`.trim() : text;
  }

  #passage(column: Column): Passage {
    return { where: this.#row.at(column), written: this.#row.text(column) };
  }

  #words(column: Column, separator: RegExp, field: string): readonly string[] {
    const known = this.#usualIn(field);
    const words = SECOND_EDITION.clean(this.#row.text(column)).split(separator);
    return words.filter((word) => word !== '').map((word) => this.#usual(column, word, known));
  }

  /** The words that are usual in a field. */
  #usualIn(name: string): readonly string[] {
    const field = this.#kinds.fields.get(name);
    if (field?.is !== 'words' && field?.is !== 'levels') throw new Error(`${name} is no list in the Second Edition`);
    return usualWords(field.usual, this.#kinds);
  }

  /** The usual spelling of a word of an open list; an unknown one stays as it is, with a warning. */
  #usual(column: Column, word: string, known: readonly string[]): string {
    const usual = usualSpelling(this.#kinds, word, known);
    if (usual !== undefined) return usual;
    if (isObjectWord(word)) this.#refuseWord(column, word);
    const remedy = didYouMean(word, known, 'it is kept as it is');
    this.#problems.push(warningAt(this.#row.at(column), `${this.#name}: ${column} has unknown "${word}"`, remedy));
    return word;
  }

  #refuseWord(column: Column, word: string): void {
    this.#refuse(column, `nothing can be called "${word}"`, ANOTHER_NAME);
  }

  /** One fault is enough to leave a row out; further ones are mostly its consequence. */
  #refuse(column: Column, message: string, remedy: string): void {
    if (hasErrors(this.#problems)) return;
    const name = this.#name;
    this.#problems.push(errorAt(this.#row.at(column), name === '' ? message : `${name}: ${message}`, remedy));
  }
}

const STROKE = /\s*\/\s*/;
const ICON_LIST = /[,\s]+|(?<=\])(?=\[)/;

function spaced(name: string): string {
  return fold(name.replaceAll(',', ' '));
}
