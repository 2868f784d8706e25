/** Card files: what is read, and what each fault in one is told as. */
import { describe, expect, it } from 'vitest';
import { defineCard, defineCards, formatProblem, loadCards, parseYaml } from '../../src/catalog/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const load = (text: string) => loadCards([{ name: 'cards.yaml', text }], secondEditionWords.cardKinds);
const PERSONNEL =
  '{title: Ensign Test, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}';

describe('a card file', () => {
  it('gives definitions with every field', () => {
    const { cards, problems } = load(`
- title: Azetbur
  subtitle: Visionary Chancellor
  type: personnel
  unique: true
  cost: 3
  affiliation: Klingon
  species: Betazoid/Human
  icons: [command, past]
  skills: Archaeology, 2 Diplomacy, Law
  integrity: 7
  cunning: 6
  strength: 4
  keywords: "Commander: U.S.S. Galaxy. Host."
`);
    expect(problems).toEqual([]);
    expect(cards[0]).toMatchObject({
      id: 'Azetbur, Visionary Chancellor',
      title: 'Azetbur',
      subtitle: 'Visionary Chancellor',
      type: 'personnel',
      unique: true,
      cost: 3,
      affiliations: ['Klingon'],
      species: 'Betazoid/Human',
      icons: ['command', 'past'],
      skills: { Archaeology: 1, Diplomacy: 2, Law: 1 },
      attributes: { integrity: 7, cunning: 6, strength: 4 },
      keywords: { Commander: 'U.S.S. Galaxy', Host: '' },
      leftover: [],
    });
  });

  it('reads lists, icons in brackets and keywords as a YAML list alike', () => {
    const { cards, problems } = load(`
- {title: A, type: personnel, affiliation: [Fed, Klingon], cost: 0, icons: "[Cmd][TNG]", skills: [Law, 2 Honor],
   integrity: 1, cunning: 2, strength: 3, keywords: [Host, Region: Neutral Zone]}
`);
    expect(problems).toEqual([]);
    expect(cards[0]).toMatchObject({
      affiliations: ['Federation', 'Klingon'],
      icons: ['command', 'TNG'],
      skills: { Law: 1, Honor: 2 },
      keywords: { Host: '', Region: 'Neutral Zone' },
    });
  });

  it('compiles missions: a list of icons or a sentence, and requirements', () => {
    const { cards, problems } = load(`
- {title: Far Away, type: mission, mission: space, quadrant: alpha, span: 3, points: 30, attempt: [Fed, Kli],
   location: Sector 9, requirements: "Engineer and Cunning>4"}
- title: Open
  type: mission
  mission: planet
  quadrant: delta
  span: 2
  points: 40
  attempt: Any affiliation (except [Bor]) may attempt this mission.
  requirements: Law or Honor
`);
    expect(problems).toEqual([]);
    expect(cards[0]).toMatchObject({
      id: 'Sector 9, Far Away',
      title: 'Far Away',
      mission: { kind: 'space', location: 'Sector 9', quadrant: 'alpha', span: 3, points: 30, attempt: '[Fed] [Kli]' },
      compiled: { requirements: { r: 'and' }, attemptBy: { f: 'or' } },
    });
    expect(cards[1]?.compiled.attemptBy).toMatchObject({ f: 'and' });
    expect(cards[1]?.compiled.requirements).toMatchObject({ r: 'or' });
  });

  it('leaves a headquarters without points, attempt and requirements', () => {
    const text = 'You may play [Fed] cards and equipment at this mission.';
    const { cards, problems } = load(
      `- {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "${text}"}`,
    );
    expect(problems).toEqual([]);
    expect(cards[0]?.compiled).toMatchObject({ requirements: null, attemptBy: null });
    expect(cards[0]?.abilities).toEqual([{ triggers: ['headquarters'], zones: ['play'] }]);
  });

  it('takes the printing mark of the community data off a title', () => {
    const marked = (title: string) => load(`- {title: "${title}", type: interrupt}`).cards[0]?.title;
    expect(marked('Escape (Promo)')).toBe('Escape');
    expect(marked('Escape *VP')).toBe('Escape');
    expect(marked('Escape *(Promo)')).toBe('Escape');
    expect(marked('Soto (Klingon)')).toBe('Soto (Klingon)');
  });
});

describe('a faulty card', () => {
  const only = (text: string) => {
    const { cards, problems } = load(`- ${PERSONNEL}\n- ${text}`);
    return { titles: cards.map((card) => card.title), problems };
  };

  it.each([
    ['{title: B, type: interrupt, txet: Draw 1.}', 'unknown field "txet"', 'text', 31],
    ['{title: B, type: interrupt, cost: 2}', 'unknown field "cost" for an interrupt', 'may have', 31],
    ['{title: B, type: event}', 'cost is missing', 'an event needs cost', 3],
    ['{type: interrupt}', 'title is missing', 'a card needs title', 3],
    ['{title: B, type: intrerupt}', "type can't be intrerupt", 'did you mean interrupt?', 20],
    ['{title: B, type: event, cost: 12}', 'cost is 12', '0 to 9', 33],
    ['{title: B, type: event, cost: many}', 'cost is many', '0 to 9', 33],
    ['{title: B, type: event, cost: 1, unique: yes}', 'unique must be true or false', 'true', 44],
    ['{title: B, type: event, cost: 1, text: [a]}', 'text must be a text', 'write', 42],
    ['{title: Ensign Test, type: interrupt}', 'defined twice (first in cards.yaml, line 1)', 'leave one', 3],
    ['just words', 'a card is needed here', 'title and type', 3],
  ])('%s is reported at its place, and the other card still loads', (text, message, remedy, column) => {
    const { titles, problems } = only(text);
    expect(titles).toEqual(['Ensign Test']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'cards.yaml', line: 2, column });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.remedy).toContain(remedy);
  });

  it('names every missing field of a mission that is no headquarters', () => {
    const { problems } = only('{title: M, type: mission, mission: planet, quadrant: alpha, span: 2}');
    expect(problems.map(({ message }) => message)).toEqual([
      'points is missing',
      'attempt is missing',
      'requirements is missing',
    ]);
  });

  it('reports words that do not compile, with the card kept as unsupported and without abilities', () => {
    const { cards, problems } = load('- title: Odd\n  type: interrupt\n  text: "Order: flumph the wibble."');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', line: 3, column: 17 });
    expect(problems[0]?.message).toContain('flumph');
    expect(cards[0]?.leftover).not.toEqual([]);
    expect(cards[0]?.abilities).toEqual([]);
  });

  it('says when a text lacks nothing but the word for when it is done', () => {
    const said = (text: string) => load(`- ${PERSONNEL.replace('}', `, text: ${text}}`)}`).problems[0]?.remedy;
    expect(said('Draw a card.')).toContain('On play: …');
    expect(said('Flumph a card.')).toContain('say it as other cards do');
  });

  it('points into a text of several lines', () => {
    const { problems } = load(
      '- title: Odd\n  type: interrupt\n  text: >-\n    Order: draw 1.\n    Order: flumph\n    the wibble.',
    );
    expect(problems).toMatchObject([{ line: 5, column: 12 }]);
  });

  it('reports requirements that do not compile', () => {
    const { problems } = only(
      '{title: M, type: mission, mission: space, quadrant: alpha, span: 1, points: 5, attempt: [Fed], requirements: Flumphing}',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('Flumphing');
  });

  it('warns of unknown words of the open lists, with the nearest known, and loads the card', () => {
    const text = PERSONNEL.replace('Ensign Test', 'Other')
      .replace('Engineer', 'Enginer')
      .replace('[staff]', '[stafff]');
    const { titles, problems } = only(text);
    expect(titles).toEqual(['Ensign Test', 'Other']);
    expect(problems.map(({ severity, message, remedy }) => `${severity}: ${message}; ${remedy}`)).toEqual([
      'warning: unknown skill "Enginer"; did you mean Engineer?',
      'warning: unknown icons "stafff"; did you mean staff?',
    ]);
  });
});

describe('a file that is no card file', () => {
  it('reports broken YAML at its place and keeps the cards that are whole', () => {
    const { cards, problems } = load(`- ${PERSONNEL}\n- title: "Half\n`);
    expect(cards.map((card) => card.title)).toEqual(['Ensign Test']);
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'cards.yaml' });
    expect(problems[0]?.message).toContain('not valid YAML');
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it('gives binary garbage one clear message', () => {
    expect(load('\u0000\u0001\u0002PK').problems.map(formatProblem)).toEqual([
      'cards.yaml:1:1: error: not a text file; give a card file (YAML, UTF-8)',
    ]);
  });

  it('wants a list', () => {
    expect(load('title: A').problems[0]?.message).toBe('a list of cards is needed here');
    expect(load('').problems).toEqual([]);
  });
});

describe('cards inside another document', () => {
  const text = `scenario: x\ncards:\n  - ${PERSONNEL}\n  - {title: Bad, type: event}\n`;
  const { source } = parseYaml(text, 'scenario.yaml');

  it('are read with their places in that document', () => {
    const { cards, problems } = defineCards(source.document.get('cards', true), source, secondEditionWords.cardKinds);
    expect(cards.map((card) => card.id)).toEqual(['Ensign Test']);
    expect(problems).toMatchObject([{ file: 'scenario.yaml', line: 4, column: 5, message: 'cost is missing' }]);
  });

  it('can be read one by one', () => {
    const { card } = defineCard(source.document.getIn(['cards', 0], true), source, secondEditionWords.cardKinds);
    expect(card?.title).toBe('Ensign Test');
    expect(defineCard(source.document.getIn(['cards', 1], true), source, secondEditionWords.cardKinds).card).toBeNull();
  });
});
