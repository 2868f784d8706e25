/** One row of a card table, turned into the facts of a card, or of the cards that a variant makes of it. */
import type { CardKinds } from '../../../engine/ruleset/card-kinds.ts';
import { SECOND_EDITION } from '../../../language/grammar/second-edition/index.ts';
import { compileKeywords } from '../../../language/index.ts';
import type { Keyword } from '../../../language/tree/index.ts';
import { idOf, parameters, type CardFacts } from '../../card-facts.ts';
import { FieldValues } from '../../field-values.ts';
import { isObjectWord, usualIcon } from '../../known.ts';
import { didYouMean, fold } from '../../names.ts';
import type { Name, ReadRow, Titles } from '../format.ts';
import { readFields, type RowFields } from '../row-fields.ts';
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

const QUADRANTS = new Map([
  ['A', 'alpha'],
  ['G', 'gamma'],
  ['D', 'delta'],
] as const);
const MISSIONS = new Map([
  ['P', 'planet'],
  ['S', 'space'],
  ['H', 'headquarters'],
] as const);
const DILEMMAS = new Map([
  ['P', 'planet'],
  ['S', 'space'],
  ['D', 'dual'],
] as const);

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
  readonly kind: 'planet' | 'space' | 'headquarters';
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
  (row: Row, name: string, titles: Titles, kinds: CardKinds): ReadRow =>
    readFields({ row, name, kinds }, COLUMNS, (fields) => new RowReader(fields).read(titles, making));

class RowReader {
  readonly #fields: RowFields<Column>;

  constructor(fields: RowFields<Column>) {
    this.#fields = fields;
  }

  read(titles: Titles, making: Making): readonly CardFacts[] {
    const row = this.#fields.row;
    const type = fold(row.text('Type'));
    if (row.text('Name') === '')
      this.#fields.refuse('Name', 'the card has no name', 'write its name into the first column');
    if (!ROW_TYPES.includes(type)) {
      const otherwise = `a type is one of ${ROW_TYPES.join(', ')}`;
      this.#fields.refuse('Type', `unknown type "${row.text('Type')}"`, didYouMean(type, ROW_TYPES, otherwise));
      return [];
    }
    const fields = new FieldValues(type);
    const unique = fold(row.text('Unique')).startsWith('y');
    const name = this.#names(type, unique, titles);
    const cardType = this.#fields.kinds.types.get(type);
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
    if (this.#fields.isRefused) return [];
    if (type === 'personnel' || type === 'ship') making.native(fields);
    const text = this.#text(mission?.kind === 'headquarters');
    const card = { name, unique, fields, keywords, text, attempt };
    return (mission ? making.ofMission(card, mission) : [card]).map((written) => this.#printed(written));
  }

  #printed({ name, unique, fields, keywords, text, attempt }: Written): CardFacts {
    const { title, subtitle, location } = name;
    const whole = idOf(title, subtitle, location);
    const isNamedSo =
      spaced(whole) === spaced(this.#fields.name) || fields.type !== fold(this.#fields.row.text('Type'));
    const facts: CardFacts['facts'] = {
      id: isNamedSo || location !== undefined ? whole : this.#fields.name,
      title,
      ...(subtitle !== undefined && { subtitle }),
      type: fields.type,
      unique,
      ...this.#fields.kinds.print(fields),
      text,
    };
    const places = {
      text: this.#fields.passage('Text'),
      requirements: this.#fields.passage('Skills'),
      attempt: this.#fields.passage('Affiliation'),
    };
    return { facts, keywords, attempt, set: this.#fields.row.text('Set'), where: this.#fields.row.where, places };
  }

  /** Only personnel, ships and missions have subtitles, and practically only unique ones. */
  #names(type: string, unique: boolean, titles: Titles): Name {
    const name = this.#fields.name;
    if (type !== 'personnel' && type !== 'ship' && type !== 'mission') return { title: name };
    const split = titles.split(name, type);
    const needsSplit = type === 'mission' || (unique && type === 'personnel' && name.includes(' '));
    if (split?.isGuess === true && !unique) return { title: name };
    if (split?.isGuess === true || (split === null && needsSplit)) {
      const taken =
        split === null ? `"${name}" is taken for the whole title` : `"${split.title}" is taken for the title`;
      const what = type === 'mission' ? 'LOCATION, TITLE' : 'TITLE, SUBTITLE';
      this.#fields.warn('Name', taken, `write it as ${what} if that is wrong`);
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
    const task = { points: this.#points(), requirements: SECOND_EDITION.clean(this.#fields.row.text('Skills')) };
    return { kind, quadrant, span, task };
  }

  #attempt(): readonly string[] | string {
    const said = SECOND_EDITION.clean(this.#fields.row.text('Affiliation'));
    const icons = said.match(/\[[^\]]*\]/g) ?? [];
    if (icons.length === 0 || icons.join('') !== said.replaceAll(' ', '')) return said;
    const [affiliations, others] = [this.#fields.usualIn('affiliation'), this.#fields.usualIn('icons')];
    return icons.map((icon) => usualIcon(this.#fields.kinds, icon.slice(1, -1), affiliations, others) ?? icon);
  }

  /** A mission may be worth no points in itself. */
  #points(): number | undefined {
    return this.#fields.row.text('Points') === '' ? 0 : this.#fields.whole('points', 'Points');
  }

  #number(name: string): number | undefined {
    const column = NUMBER_COLUMNS.get(name);
    return column === undefined ? undefined : this.#fields.whole(name, column);
  }

  /** What the letter in a column stands for. */
  #coded<Meaning extends string>(column: Column, codes: ReadonlyMap<string, Meaning>): Meaning | undefined {
    return this.#fields.coded(column, codes, this.#fields.row.text(column).slice(0, 1).toUpperCase());
  }

  /** `Anthropology 2 Honor Leadership`: a level before a skill, one where none stands. */
  #skills(): Readonly<Record<string, number>> {
    const usual = this.#fields.spelling('skills', 'Skills');
    const skills: Record<string, number> = {};
    let level = 1;
    for (const word of SECOND_EDITION.clean(this.#fields.row.text('Skills')).split(/[\s,]+/)) {
      if (word === '') continue;
      if (/^\d+$/.test(word)) {
        level = Number(word);
        continue;
      }
      const skill = usual(word);
      skills[skill] = (skills[skill] ?? 0) + level;
      level = 1;
    }
    return skills;
  }

  /** Reprints name a keyword twice now and then. */
  #keywords(): readonly Keyword[] {
    const { keywords } = compileKeywords(this.#fields.row.text('Keywords'), SECOND_EDITION);
    for (const { name } of keywords) if (isObjectWord(name)) this.#fields.refuseWord('Keywords', name);
    const seen = new Map(keywords.map((keyword) => [JSON.stringify(keyword), keyword]));
    return [...seen.values()];
  }

  /** What a headquarters lets its player play stands among the skills. */
  #text(isHeadquarters: boolean): string {
    const text = this.#fields.row.text('Text');
    return isHeadquarters ? `${this.#fields.row.text('Skills')} ${text}`.trim() : text;
  }

  #words(column: Column, separator: RegExp, field: string): readonly string[] {
    const words = SECOND_EDITION.clean(this.#fields.row.text(column)).split(separator);
    return words.filter((word) => word !== '').map(this.#fields.spelling(field, column));
  }
}

const STROKE = /\s*\/\s*/;
const ICON_LIST = /[,\s]+|(?<=\])(?=\[)/;

function spaced(name: string): string {
  return fold(name.replaceAll(',', ' '));
}
