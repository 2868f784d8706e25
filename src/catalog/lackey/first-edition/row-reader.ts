/** One row of a First Edition card table, turned into the facts of a card. */
import type { CardKinds, CardType } from '../../../engine/ruleset/card-kinds.ts';
import type { Keyword } from '../../../language/tree/index.ts';
import { idOf, parameters, type CardFacts } from '../../card-facts.ts';
import { FieldValues } from '../../field-values.ts';
import { usualIcon, usualSpelling } from '../../known.ts';
import { didYouMean, fold } from '../../names.ts';
import type { ReadRow, Titles } from '../format.ts';
import { readFields, type RowFields } from '../row-fields.ts';
import type { Row } from '../table.ts';
import { characteristicsIn, specialEquipment } from './characteristics.ts';
import { ATTRIBUTE_COLUMNS, COLUMNS, type Column } from './columns.ts';
import { printedRequirements, printedSkills } from './printed-skills.ts';

const MISSIONS = new Map([
  ['[P]', 'planet'],
  ['[S]', 'space'],
]);
const DILEMMAS = new Map([...MISSIONS, ['[S/P]', 'dual'], ['[P/S]', 'dual'], ['[S][P]', 'dual'], ['[P][S]', 'dual']]);

/** The card of a row with this name, or none with the errors that prevent it; warnings come with the card. */
export function readRow(row: Row, name: string, _titles: Titles, kinds: CardKinds): ReadRow {
  return readFields({ row, name, kinds }, COLUMNS, (fields) => {
    const card = new RowReader(fields).read();
    return card === null ? [] : [card];
  });
}

class RowReader {
  readonly #fields: RowFields<Column>;

  constructor(fields: RowFields<Column>) {
    this.#fields = fields;
  }

  read(): CardFacts | null {
    const from = this.#fields;
    if (from.text('Name') === '') from.refuse('Name', 'the card has no name', 'write its name into the first column');
    const kind = this.#type();
    if (kind === null) return null;
    const [type, cardType] = kind;
    const values = new FieldValues(type);
    if (isUniversal(this.#fields.row)) values.setTrue('universal');
    const { species, gender, others } = characteristicsIn(
      from.text('Characteristics/ Keywords'),
      this.#fields.kinds.lexicon.species,
    );
    if (type === 'personnel') {
      if (species.length > 0) values.setWords('species', species);
      values.setText('gender', gender ?? undefined);
    }
    for (const attribute of cardType.attributes)
      values.setNumber(attribute, this.#whole(attribute, columnOf(attribute), cardType.rules));
    if (cardType.required.includes('affiliation'))
      values.setWords(
        'affiliation',
        from
          .text('Affil')
          .split(/\s*\/\s*/)
          .map(from.spelling('affiliation', 'Affil')),
      );
    values.setWords('icons', this.#icons('Icons'));
    values.setWords('staffing', this.#icons('Staff'));
    const { text, attempt, equipment } = this.#texts(type, values, others);
    if (text === '' && cardType.required.includes('text'))
      from.refuse('Text', 'text is missing', `${type} needs text`, cardType.rules);
    if (from.isRefused) return null;
    const keywords = others.filter((one) => !equipment.includes(one)).map((name): Keyword => ({ name }));
    values.keywords = parameters(keywords);
    const { title, subtitle } = partsOfName(this.#fields.name);
    return {
      facts: {
        id: idOf(title, subtitle, undefined),
        title,
        ...(subtitle !== undefined && { subtitle }),
        type,
        unique: false,
        ...this.#fields.kinds.print(values),
        text,
      },
      keywords,
      attempt,
      set: from.text('Release'),
      where: this.#fields.row.where,
      places: {
        text: from.passage('Text'),
        requirements: from.passage('Text'),
        attempt: from.passage('Affil'),
      },
    };
  }

  /** An outpost is a facility of the class of that name; other types are called as they are. */
  #type(): readonly [string, CardType] | null {
    const from = this.#fields;
    const { types, rules } = this.#fields.kinds;
    const said = fold(from.text('Type'));
    const type = said === 'facility' && fold(from.text('Class')) === 'outpost' ? 'outpost' : said;
    const known = types.get(type);
    if (known) return [type, known];
    const otherwise = `a type is one of ${[...types.keys()].join(', ')}`;
    from.refuse('Type', `unknown type "${from.text('Type')}"`, didYouMean(type, types.keys(), otherwise), rules);
    return null;
  }

  /** Takes what stands in the text column besides the game text, which is given back with what else follows from the type. */
  #texts(
    type: string,
    values: FieldValues,
    characteristics: readonly string[],
  ): { readonly text: string; readonly attempt: CardFacts['attempt']; readonly equipment: readonly string[] } {
    const text = this.#fields.text('Text');
    const read = { text, attempt: null, equipment: [] };
    switch (type) {
      case 'mission':
        return { ...read, ...this.#mission(values, text) };
      case 'dilemma':
      case 'interrupt':
        if (type === 'dilemma') values.setText('dilemma', this.#fields.coded('Mission/ Dilemma Type', DILEMMAS));
        if (!NO_POINTS.has(this.#fields.text('Points'))) values.setNumber('points', this.#whole('points', 'Points'));
        return read;
      case 'personnel':
        return { ...read, text: this.#personnel(values, text) };
      case 'ship': {
        if (this.#fields.text('Class') !== '')
          values.setText('class', this.#fields.text('Class').replace(/ Class$/, ''));
        const { equipment, rest } = specialEquipment(text, characteristics);
        if (equipment.length > 0) values.setWords('equipment', equipment);
        return { ...read, text: rest, equipment };
      }
      case 'outpost':
        return { ...read, text: OUTPOST_TEXT.test(text) ? '' : text };
      default:
        return read;
    }
  }

  #mission(
    values: FieldValues,
    printed: string,
  ): { readonly text: string; readonly attempt: readonly string[] | string } {
    const from = this.#fields;
    values.setText('mission', from.coded('Mission/ Dilemma Type', MISSIONS));
    values.setNumber('span', this.#whole('span', 'Span'));
    values.setNumber('points', this.#whole('points', 'Points'));
    if (from.text('Quadrant') !== '')
      values.setWords('quadrant', [from.text('Quadrant')].map(from.spelling('quadrant', 'Quadrant')));
    const { requirements, rest } = printedRequirements(printed, this.#fields.usualIn('skills'));
    if (requirements === '')
      from.refuse(
        'Text',
        'requirements are missing',
        'a mission needs requirements',
        this.#fields.kinds.types.get('mission')?.rules,
      );
    values.setText('requirements', requirements);
    const attempt = this.#attempt();
    values.setWords('attempt', typeof attempt === 'string' ? [attempt] : attempt);
    return { text: rest, attempt };
  }

  #attempt(): readonly string[] | string {
    const said = this.#fields.text('Affil');
    const icons = said.match(/\[[^\]]*\]/g) ?? [];
    if (icons.length === 0) return said;
    const known = this.#fields.usualIn('attempt');
    return icons.map((icon) => {
      const usual = usualIcon(this.#fields.kinds, icon.slice(1, -1), known, []);
      if (usual === undefined) this.#fields.warn('Affil', `unknown affiliation ${icon}`, 'it is kept as it is');
      return usual ?? icon;
    });
  }

  /** Its classification and skills; gives the sentences behind them. */
  #personnel(values: FieldValues, printed: string): string {
    const field = this.#fields.kinds.fields.get('classification');
    if (field?.is !== 'choice') throw new Error('no field says which classifications there are');
    const classification = this.#fields.text('Class');
    if (!field.of.includes(classification)) {
      const otherwise = `write ${field.of.join(', ')}`;
      const what = `classification can't be "${classification}"`;
      this.#fields.refuse('Class', what, didYouMean(classification, field.of, otherwise), field.rules);
    }
    values.setText('classification', classification);
    const { skills, rest } = printedSkills(printed, classification, this.#fields.usualIn('skills'));
    values.setLevels('skills', skills);
    return rest;
  }

  /** A star says that a text has more of the number. */
  #whole(field: string, column: Column, rules?: readonly string[]): number | undefined {
    return this.#fields.whole(field, column, rules, this.#fields.text(column).replace(/(?<=\d)\*$/, ''));
  }

  /** Icons of years to come mean nothing here: they are kept as they are, and told. */
  #icons(column: 'Icons' | 'Staff'): readonly string[] {
    const icons = this.#fields.text(column).match(/\[[^\]]*\]/g) ?? [];
    const known = this.#fields.usualIn(column === 'Icons' ? 'icons' : 'staffing');
    return icons.map((icon) => {
      const bare = icon.slice(1, -1);
      const usual = usualSpelling(this.#fields.kinds, bare, known);
      if (usual === undefined) this.#fields.warn(column, `unknown icon ${icon}`, 'it is kept as it is');
      return usual ?? bare;
    });
  }
}

const NO_POINTS: ReadonlySet<string> = new Set(['', '0']);

/** What the rules say of every outpost (94-OP-06, 94-OUTPOST-04) and its card prints too. */
const OUTPOST_TEXT = /^Seed one OR build where you have an? [\w-]+ ENGINEER\.?$/;

const isUniversal = (row: Row): boolean =>
  fold(row.text('Uniqueness')).startsWith('univ') || /^%|%$/.test(row.text('Name'));

const columnOf = (attribute: string): Column => {
  const column = ATTRIBUTE_COLUMNS.get(attribute);
  if (column === undefined) throw new Error(`no column of a table holds ${attribute}`);
  return column;
};

/** A later version bears the name of its set in parentheses: that is its subtitle. */
function partsOfName(name: string): { readonly title: string; readonly subtitle?: string } {
  const [, title, subtitle] = /^(.*\S) \(([A-Z][^()]*)\)$/.exec(name) ?? [];
  return title !== undefined && subtitle !== undefined ? { title, subtitle } : { title: name };
}
