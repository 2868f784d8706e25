/** One row of a card table, turned into the facts of a card. */
import type { MissionFacts } from '../../engine/definition.ts';
import { SECOND_EDITION } from '../../language/grammar/second-edition/index.ts';
import { compileKeywords } from '../../language/index.ts';

import type { Keyword } from '../../language/tree/index.ts';
import { idOf, parameters, shipClass, type CardFacts } from '../card-facts.ts';
import { CARD_TYPES, NUMBERS } from '../card-fields.ts';
import {
  AFFILIATIONS,
  ANOTHER_NAME,
  ICONS,
  isObjectWord,
  missionIcon,
  SKILLS,
  SPECIES,
  STAFFING,
  usualSpelling,
} from '../known.ts';
import { didYouMean, fold, withoutPrintingMark } from '../names.ts';
import { errorAt, hasErrors, warningAt, type Problem } from '../problem.ts';
import type { Passage } from '../yaml-source.ts';
import { LIMITS } from '../limits.ts';
import { shortened } from '../shown.ts';
import { COLUMNS, type Column } from './columns.ts';
import type { Row } from './table.ts';
import type { Name, TitleTable } from './titles.ts';

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

/** The name by which the community's table knows a card, its printing mark left off. */
export function nameOf(row: Row): string {
  return SECOND_EDITION.clean(withoutPrintingMark(row.text('Name')));
}

/** The type as our cards have it. */
export function typeOf(row: Row): string {
  return fold(row.text('Type'));
}

/** The card of a row with this name, or null with the errors that prevent it; warnings come with the card. */
export function readRow(
  row: Row,
  name: string,
  titles: TitleTable,
): { readonly read: CardFacts | null; readonly problems: readonly Problem[] } {
  const long = COLUMNS.find((column) => row.text(column).length > mostOf(column));
  if (long !== undefined) {
    const message = `${shortened(name)}: ${long} has ${row.text(long).length} characters`;
    return { read: null, problems: [errorAt(row.at(long), message, `write at most ${mostOf(long)}`)] };
  }
  const problems: Problem[] = [];
  const read = new RowReader(row, name, problems).read(titles);
  return { read: hasErrors(problems) ? null : read, problems };
}

const mostOf = (column: Column): number => (column === 'Name' ? LIMITS.nameCharacters : LIMITS.fieldCharacters);

class RowReader {
  readonly #row: Row;
  readonly #name: string;
  readonly #problems: Problem[];

  constructor(row: Row, name: string, problems: Problem[]) {
    this.#row = row;
    this.#name = name;
    this.#problems = problems;
  }

  read(titles: TitleTable): CardFacts | null {
    const row = this.#row;
    const type = typeOf(row);
    const cardType = CARD_TYPES.get(type);
    if (row.text('Name') === '') this.#refuse('Name', 'the card has no name', 'write its name into the first column');
    if (!cardType) {
      const otherwise = `a type is one of ${[...CARD_TYPES.keys()].join(', ')}`;
      this.#refuse('Type', `unknown type "${row.text('Type')}"`, didYouMean(type, CARD_TYPES.keys(), otherwise));
      return null;
    }
    const unique = fold(row.text('Unique')).startsWith('y');
    const { title, subtitle, location } = this.#names(type, unique, titles);
    const cost = cardType.required.includes('cost') ? this.#number('cost') : undefined;
    const mission = type === 'mission' ? this.#mission(location) : null;
    const dilemma = type === 'dilemma' ? this.#coded('Mission/DilemmaType', DILEMMAS) : undefined;
    const species = row.text('Species') === '' ? undefined : this.#words('Species', /\s*\/\s*/, SPECIES).join('/');
    const className = row.text('Class');
    const keywords = this.#keywords();
    const attributes = cardType.attributes.map((name) => [name, this.#number(name) ?? 0] as const);
    const whole = idOf(title, subtitle, location);
    const facts: CardFacts['facts'] = {
      id: spaced(whole) === spaced(this.#name) || location !== undefined ? whole : this.#name,
      title,
      ...(subtitle !== undefined && { subtitle }),
      type,
      unique,
      ...(cost !== undefined && { cost }),
      affiliations: type === 'mission' ? [] : this.#words('Affiliation', /\s*\/\s*/, AFFILIATIONS),
      ...(species !== undefined && { species }),
      skills: type === 'personnel' ? this.#skills() : {},
      attributes: Object.fromEntries(attributes),
      icons: this.#words('Icons', ICON_LIST, ICONS),
      staffing: this.#words('Staff', ICON_LIST, STAFFING),
      ...(className !== '' && { class: shipClass(className) }),
      keywords: parameters(keywords),
      ...(mission && { mission: mission.facts }),
      ...(dilemma !== undefined && { dilemma }),
      text: this.#text(mission?.facts.kind === 'headquarters'),
    };
    const places = {
      text: this.#passage('Text'),
      requirements: this.#passage('Skills'),
      attempt: this.#passage('Affiliation'),
    };
    return { facts, keywords, attempt: mission?.attempt ?? null, set: row.text('Set'), where: row.where, places };
  }

  /** Only personnel, ships and missions have subtitles, and practically only unique ones. */
  #names(type: string, unique: boolean, titles: TitleTable): Name {
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

  #mission(
    location: string | undefined,
  ): { readonly facts: MissionFacts; readonly attempt: CardFacts['attempt'] } | null {
    const kind = this.#coded('Mission/DilemmaType', MISSIONS);
    const quadrant = this.#coded('Quadrant', QUADRANTS);
    const span = this.#number('span');
    if (kind === undefined || quadrant === undefined || span === undefined) return null;
    const isHeadquarters = kind === 'headquarters';
    const points = isHeadquarters ? 0 : this.#points();
    const attempt = isHeadquarters ? null : this.#attempt();
    const facts = {
      kind,
      ...(location !== undefined && { location }),
      quadrant,
      span,
      points,
      attempt: attempt === null ? '' : typeof attempt === 'string' ? attempt : attempt.join(' '),
      requirements: isHeadquarters ? '' : SECOND_EDITION.clean(this.#row.text('Skills')),
    };
    return { facts, attempt };
  }

  #attempt(): readonly string[] | string {
    const said = SECOND_EDITION.clean(this.#row.text('Affiliation'));
    const icons = said.match(/\[[^\]]*\]/g) ?? [];
    if (icons.length === 0 || icons.join('') !== said.replaceAll(' ', '')) return said;
    return icons.map((icon) => missionIcon(icon.slice(1, -1)) ?? icon);
  }

  /** A mission may be worth no points in itself. */
  #points(): number {
    return this.#row.text('Points') === '' ? 0 : (this.#whole('points', 'Points', NUMBERS.get('points')) ?? 0);
  }

  #number(name: string): number | undefined {
    const column = NUMBER_COLUMNS.get(name);
    return column === undefined ? undefined : this.#whole(name, column, NUMBERS.get(name));
  }

  #whole(name: string, column: Column, bounds: readonly [number, number] = [0, 0]): number | undefined {
    const text = this.#row.text(column);
    const value = Number(text);
    const [least, most] = bounds;
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
    const skills: Record<string, number> = {};
    let level = 1;
    for (const word of SECOND_EDITION.clean(this.#row.text('Skills')).split(/[\s,]+/)) {
      if (word === '') continue;
      if (/^\d+$/.test(word)) {
        level = Number(word);
        continue;
      }
      const skill = this.#usual('Skills', word, SKILLS);
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

  #words(column: Column, separator: RegExp, known: readonly string[]): readonly string[] {
    const words = SECOND_EDITION.clean(this.#row.text(column)).split(separator);
    return words.filter((word) => word !== '').map((word) => this.#usual(column, word, known));
  }

  /** The usual spelling of a word of an open list; an unknown one stays as it is, with a warning. */
  #usual(column: Column, word: string, known: readonly string[]): string {
    const usual = usualSpelling(word, known);
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

const ICON_LIST = /[,\s]+|(?<=\])(?=\[)/;

function spaced(name: string): string {
  return fold(name.replaceAll(',', ' '));
}
