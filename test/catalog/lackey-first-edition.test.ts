/** Card tables of First Edition: skills run into sentences, equipment stands behind them, requirements before them. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatProblem, readCardsAt, shippedLibrary } from '../../src/catalog/index.ts';
import { COLUMNS, type Column } from '../../src/catalog/lackey/first-edition/columns.ts';
import { readTables, type ReadTables } from '../../src/catalog/lackey/index.ts';
import { premiereWords } from '../../src/rules/first-edition/edition-words.ts';

const titles = { all: new Set<string>(), split: () => null };
const row = (fields: Partial<Record<Column, string>>): string =>
  COLUMNS.map((column) => fields[column] ?? '').join('\t');
const read = (...rows: readonly Partial<Record<Column, string>>[]): ReadTables =>
  readTables([{ name: 'cards.txt', text: [COLUMNS.join('\t'), ...rows.map(row)].join('\n') }], titles, premiereWords);
const factsOf = (fields: Partial<Record<Column, string>>) => read(fields).cards[0]?.card.facts;
const told = (fields: Partial<Record<Column, string>>): readonly string[] => read(fields).problems.map(formatProblem);

const PERSON: Partial<Record<Column, string>> = {
  Name: '% Tula *VP',
  Type: 'Personnel',
  Affil: 'Federation',
  Class: 'ENGINEER',
  'Int/Rng': '7',
  'Cun/Wpn': '8',
  'Str/Shd': '4',
  Icons: '[Stf][Holo]',
  'Characteristics/ Keywords': 'Human/Vulcan; Captain; Female;',
  Text: 'ENGINEER ENGINEER Computer Skill x 2 Music Where present, all are brave.',
};
const SHIP = { Name: 'Tern', Type: 'Ship', Affil: 'Klingon', 'Int/Rng': '8', 'Cun/Wpn': '6', 'Str/Shd': '5' } as const;
const MISSION = {
  Name: 'Look About',
  Type: 'Mission',
  Affil: '[FED][KLI]',
  'Mission/ Dilemma Type': '[S]',
  Span: '3',
  Points: '30',
} as const;

describe('a card table of First Edition', () => {
  it('has the classification first, then skills, then sentences', () => {
    expect(factsOf(PERSON)).toMatchObject({
      id: 'Tula',
      unique: false,
      species: 'Human/Vulcan',
      skills: { ENGINEER: 2, 'Computer Skill': 2, Music: 1 },
      icons: ['staff', 'holo'],
      keywords: { Captain: '' },
      fields: { classification: 'ENGINEER', gender: 'female' },
      text: 'Where present, all are brave.',
    });
  });

  it('has the special equipment of ships behind or before their sentences', () => {
    const characteristics = 'Cloaking Device; Klingon ship; Tractor Beam;';
    const ship = { ...SHIP, 'Characteristics/ Keywords': characteristics, Staff: '[Cmd][Stf] ', Class: "K'vort Class" };
    const equipment = ['Cloaking Device', 'Tractor Beam'];
    expect(factsOf({ ...ship, Text: 'Cloaking Device, Tractor Beam' })).toMatchObject({
      class: "K'vort",
      staffing: ['command', 'staff'],
      fields: { equipment },
      text: '',
    });
    expect(factsOf({ ...ship, Text: 'May land. Cloaking Device, Tractor Beam' })).toMatchObject({
      fields: { equipment },
      text: 'May land.',
    });
  });

  it('has requirements before the text of a mission', () => {
    expect(factsOf({ ...MISSION, Text: 'Physics x2 + CUNNING>30 OR {Data} + ENGINEER Draw a card.' })).toMatchObject({
      mission: { requirements: 'Physics x2 + CUNNING>30 OR {Data} + ENGINEER', attempt: '[Fed] [Kli]', span: 3 },
      text: 'Draw a card.',
    });
  });

  it('tells what 1994 does not know, with the rule', () => {
    expect(told({ ...PERSON, Affil: 'Bajoran' })[0]).toContain('[94-AFFIL-01]');
    expect(told({ ...PERSON, Class: 'ANIMAL' })[0]).toContain('[94-CARD-12]');
    expect(told({ ...PERSON, Type: 'Doorway' })[0]).toContain('[94-CARD-01]');
    expect(told({ ...SHIP, 'Int/Rng': '' })[0]).toContain('[94-CARD-19]');
    expect(told({ Name: 'Hush', Type: 'Event' })[0]).toContain('[94-CARD-20]');
    expect(told({ ...PERSON, Icons: '[Stf][AU]' })).toEqual([
      'cards.txt:2:59: warning: Tula: unknown icon [AU]; it is kept as it is',
    ]);
  });
});

const corpus = fileURLToPath(new URL('../../../shared/corpus/first-edition/physical.txt', import.meta.url));

const ICONS_OF_1994: ReadonlySet<string> = new Set(['command', 'staff', 'holo']);

describe.skipIf(!existsSync(corpus))(
  'our cards beside those of the community (skipped where ../shared is absent)',
  () => {
    it('have the same facts', () => {
      const { cards } = readCardsAt(corpus, premiereWords);
      const premiere = new Map(
        cards.filter(({ card }) => card.set === 'premiere').map(({ card }) => [card.facts.id, card.facts]),
      );
      const ours = shippedLibrary(premiereWords).all();
      const facts = ({
        type,
        unique,
        affiliations,
        attributes,
        icons,
        staffing,
        skills,
        species,
        mission,
        fields,
        dilemma,
      }: (typeof ours)[number] | (typeof cards)[number]['card']['facts']) =>
        JSON.stringify({
          type,
          unique,
          affiliations,
          attributes,
          // What 1994 knows: others came with later wordings.
          icons: icons.filter((icon) => ICONS_OF_1994.has(icon)),
          staffing,
          skills: Object.entries(skills).toSorted(),
          species,
          mission,
          fields,
          dilemma,
        }).replaceAll(' x 3', ' x3');
      const different = ours.flatMap((card) => {
        const theirs = premiere.get(card.id);
        return theirs && facts(theirs) !== facts(card) ? [`${facts(card)} / ${facts(theirs)}`] : [];
      });
      expect(different).toEqual([]);
      expect(ours.filter(({ id }) => premiere.has(id)).length).toBeGreaterThan(200);
    });
  },
);
