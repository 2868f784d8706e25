/** Names of JavaScript's objects on cards and in decks. */
import { describe, expect, it } from 'vitest';
import { FactShelf, formatProblem, Library, loadCards, loadDeck, readCardFiles } from '../../src/catalog/index.ts';
import { COLUMNS, type Column } from '../../src/catalog/lackey/second-edition/columns.ts';
import { readTables } from '../../src/catalog/lackey/index.ts';
import { TitleTable } from '../../src/catalog/lackey/second-edition/titles.ts';
import { OBJECT_NAMES } from '../hostile.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const PERSON = 'type: personnel, affiliation: Federation, cost: 1, integrity: 5, cunning: 5, strength: 5';
const SHIP = 'type: ship, affiliation: Federation, cost: 1, range: 5, weapons: 5, shields: 5';
const read = (text: string) => readCardFiles([{ name: 'cards.yaml', text }], secondEditionWords.cardKinds);
/** Those that would be mistaken for a key that is there. */
const inherited = OBJECT_NAMES.filter((name) => name in Object.prototype);

describe.each(OBJECT_NAMES)('%s', (word) => {
  it('is a title, a subtitle, a place and a class like others, found and compiled', () => {
    const { cards, problems } = loadCards(
      [
        {
          name: 'cards.yaml',
          text: `
- {title: ${word}, subtitle: ${word}, ${PERSON}, text: "When you play ${word}, you may draw a card."}
- {title: Ship, class: ${word}, ${SHIP}}
- {title: Place, location: ${word}, type: mission, mission: planet, quadrant: alpha, span: 1, points: 5, attempt: [Fed], requirements: Engineer}`,
        },
      ],
      secondEditionWords.cardKinds,
    );
    expect(cards.map(({ id }) => id)).toEqual([`${word}, ${word}`, 'Ship', `${word}, Place`]);
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('is a section and a card of a deck like others', () => {
    const { cards } = read(`- {title: ${word}, ${PERSON}}`);
    const library = new Library(new FactShelf(secondEditionWords, cards, []));
    const { deck, problems } = loadDeck(
      { name: 'd.txt', text: `# name: ${word}\n1 ${word}\n${word}:\n2 ${word}\n3 zap ${word} zap\n` },
      library,
    );
    expect(deck.sections.map(({ name, cards }) => [name, cards.map(({ card }) => card?.title ?? null)])).toEqual([
      ['deck', [word]],
      [word.toLowerCase(), [word, null]],
    ]);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(`unknown card "zap ${word} zap"`)]);
  });

  it('is no field, type or kind', () => {
    for (const text of [
      `title: A, type: ${word}`,
      `title: A, ${PERSON}, ${word}: 1`,
      `title: A, type: dilemma, dilemma: ${word}, cost: 1`,
    ]) {
      const { cards, problems } = read(`- {${text}}`);
      expect([cards.length, problems.length, problems[0]?.line], text).toEqual([0, 1, 1]);
    }
  });
});

it.each(inherited)('no skill, keyword, icon or species can be called %s', (word) => {
  for (const field of [
    `skills: "Law, 2 ${word}"`,
    `keywords: [${word}]`,
    `keywords: "${word}."`,
    `icons: [${word}]`,
    `species: ${word}`,
  ]) {
    const { cards, problems } = read(`- {title: Good, ${PERSON}}\n- {title: A, ${PERSON}, ${field}}`);
    expect(
      cards.map(({ facts }) => facts.title),
      field,
    ).toEqual(['Good']);
    expect(problems.map(formatProblem)[0], field).toMatch(
      /^cards.yaml:2:\d+: error: no \w+ can be called ".*"; choose another name/,
    );
  }
  expect(read(`- {title: A, ${SHIP}, staffing: [${word}]}`).cards).toEqual([]);
});

it.each(inherited)('no skill or keyword of a card table can be called %s', (word) => {
  const row = (fields: Partial<Record<Column, string>>): string =>
    COLUMNS.map((column) => fields[column] ?? '').join('\t');
  const person = {
    Name: 'Clerk',
    Set: 'XY',
    Unique: 'N',
    Type: 'Personnel',
    Cost: '2',
    Affiliation: 'Federation',
    Skills: 'Law',
  } as const;
  const numbers = { 'Integrity/Range': '5', 'Cunning/Weapons': '5', 'Strength/Shields': '5' } as const;
  const rows = [{}, { Skills: `2 ${word}` }, { Keywords: `${word}.` }].map((field) =>
    row({ ...person, ...numbers, ...field }),
  );
  for (const [index, text] of rows.entries()) {
    const { cards, problems } = readTables(
      [{ name: 't.txt', text: [COLUMNS.join('\t'), text].join('\n') }],
      new TitleTable(''),
      secondEditionWords,
    );
    expect(cards.length, text).toBe(index === 0 ? 1 : 0);
    if (index > 0) expect(problems.map(formatProblem).join()).toContain(`nothing can be called "${word}"`);
  }
});
