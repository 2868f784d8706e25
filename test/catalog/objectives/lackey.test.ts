/** Card tables of the Second Edition, read for the objectives variant: the place and the task of a mission are two cards (OBJ-OP-30). */
import { describe, expect, it } from 'vitest';
import { COLUMNS, type Column } from '../../../src/catalog/lackey/second-edition/columns.ts';
import { readTables, type ReadTables } from '../../../src/catalog/lackey/index.ts';
import { TitleTable } from '../../../src/catalog/lackey/second-edition/titles.ts';
import { formatProblem } from '../../../src/catalog/index.ts';
import { objectivesWords } from '../../../src/rules/objectives/edition-words.ts';

const titles = new TitleTable('missions:\nDust Nebula | Chart Debris\nheadquarters:\nHome | Where It Began\n');
const row = (fields: Partial<Record<Column, string>>): string =>
  COLUMNS.map((column) => fields[column] ?? '').join('\t');
const read = (...rows: readonly Partial<Record<Column, string>>[]): ReadTables => {
  const text = [COLUMNS.join('\t'), ...rows.map(row)].join('\n');
  return readTables([{ name: 'cards.txt', text }], titles, objectivesWords);
};
const factsOf = ({ cards }: ReadTables) => cards.map(({ card }) => card.facts);

const MISSION: Partial<Record<Column, string>> = {
  Name: 'Dust Nebula Chart Debris',
  Set: 'XY',
  Unique: 'Y',
  Type: 'Mission',
  Cost: '0',
  'Mission/DilemmaType': 'S',
  Span: '3',
  Points: '35',
  Quadrant: 'G',
  Affiliation: '[Fed][Kli]',
  Keywords: 'Nebula. Region: Ossian Reach.',
  Skills: 'Physics, 2 Science, and Cunning>30',
};
const PERSON: Partial<Record<Column, string>> = {
  Name: 'Vekk',
  Type: 'Personnel',
  Cost: '3',
  Affiliation: 'Romulan',
  'Integrity/Range': '5',
  'Cunning/Weapons': '6',
  'Strength/Shields': '7',
};

describe('a mission of a card table', () => {
  it('is a location, called by its place, and an objective, called by its task', () => {
    const { cards, problems, tally } = read(MISSION);
    expect(problems).toEqual([]);
    expect(tally).toEqual({ rows: 1, repaired: 0, merged: 0, refused: 0 });
    expect(cards.map(({ name }) => name)).toEqual(['Dust Nebula, Chart Debris', 'Chart Debris, Dust Nebula']);
    expect(cards.map(({ card }) => card.facts)).toMatchObject([
      {
        type: 'location',
        title: 'Dust Nebula',
        subtitle: 'Chart Debris',
        place: { kind: 'space', quadrant: 'gamma', span: 3 },
        keywords: { Nebula: '', Region: 'Ossian Reach' },
      },
      {
        type: 'objective',
        title: 'Chart Debris',
        subtitle: 'Dust Nebula',
        task: { points: 35, requirements: 'Physics, 2 Science, and Cunning>30' },
        objective: { kind: 'space', at: [] },
        keywords: {},
      },
    ]);
    // OBJ-ATT-08: no affiliation is asked for.
    expect(cards.map(({ card }) => card.attempt)).toEqual([null, null]);
    expect(cards.map(({ card }) => card.set)).toEqual(['XY', 'XY']);
  });

  it('gives its text to the objective where it speaks of attempting, completing or points, else to the location', () => {
    const texts = (text: string) => factsOf(read({ ...MISSION, Text: text })).map((card) => card.text);
    expect(texts('When you complete this mission, draw a card.')).toEqual([
      '',
      'When you complete this mission, draw a card.',
    ]);
    expect(texts('Each ship here is Range -2.')).toEqual(['Each ship here is Range -2.', '']);
  });

  it('is one location if it is a headquarters: what may be played there is its text', () => {
    const [home, ...others] = factsOf(
      read({
        ...MISSION,
        Name: 'Home Where It Began',
        'Mission/DilemmaType': 'H',
        Points: '0',
        Skills: 'You may play [Fed] cards and equipment at this mission.',
      }),
    );
    expect(others).toEqual([]);
    expect(home).toMatchObject({
      type: 'location',
      place: { kind: 'headquarters' },
      text: 'You may play [Fed] cards and equipment at this mission.',
    });
  });

  it('whose place is not known is two cards of one title, told apart by what they are', () => {
    const ids = read({ ...MISSION, Name: 'Odd Errand' }).cards.map(({ card }) => card.facts.id);
    expect(ids).toEqual(['Odd Errand', 'Odd Errand, Objective']);
  });

  it('counts as one row, its reprints as merged', () => {
    expect(read(MISSION, { ...MISSION, Set: 'ZZ' }).tally).toEqual({ rows: 2, repaired: 0, merged: 1, refused: 0 });
    const broken = read({ ...MISSION, Span: 'far' });
    expect(broken.cards).toEqual([]);
    expect(broken.tally).toMatchObject({ rows: 1, refused: 1 });
  });
});

describe('a personnel or ship of a card table', () => {
  const native = (fields: Partial<Record<Column, string>>) => factsOf(read({ ...PERSON, ...fields }))[0]?.native;

  it('is native to Gamma if of the Dominion, to Delta if Borg or with the Voyager icon, else to Alpha (OBJ-OP-16)', () => {
    expect(native({})).toEqual(['alpha']);
    expect(native({ Affiliation: 'Dominion' })).toEqual(['gamma']);
    expect(native({ Affiliation: 'Borg' })).toEqual(['delta']);
    expect(native({ Icons: '[Stf][Voy]' })).toEqual(['delta']);
    expect(native({ Affiliation: 'Bajoran/Dominion', Icons: '[Voy]' })).toEqual(['gamma', 'delta']);
  });
});

it('what no table of the Second Edition has is no card of one', () => {
  const { cards, problems } = read({ ...PERSON, Type: 'Tactic' });
  expect(cards).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining('unknown type "Tactic"; a type is one of')]);
});
