/** Decks: plain lists, LackeyCCG files, and what is no deck. */
import { describe, expect, it } from 'vitest';
import {
  checkDeck,
  formatProblem,
  FactShelf,
  Library,
  loadDeck,
  partsOf,
  readCardFiles,
  readDeckList,
} from '../../src/catalog/index.ts';
import { deckRules } from '../../src/rules/second-edition/deck.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const read = (text: string) => readDeckList({ name: 'deck.txt', text }, secondEditionWords.deckParts);
const entries = (text: string) =>
  read(text).list.sections.map(({ name, entries }) => [name, entries.map((entry) => `${entry.count} ${entry.name}`)]);

describe('a plain deck list', () => {
  it('has counts in every usual form, headings, and header comments', () => {
    const text = [
      '# name: My Deck',
      '# ruleset: second-edition',
      '1\tAzetbur, Visionary Chancellor      # a comment',
      "2 I.K.S. Vor'cha",
      '3x Rule of Acquisition #76',
      '1 x 1962 Roger Maris',
      '',
      'Dilemmas:\t',
      '1\tDark Page  ',
      'Missions:',
      "1\tQo'noS, Heart of the Empire",
      'Seed Deck:',
      '1 X-Ray',
    ].join('\r\n');
    expect(read(text).problems).toEqual([]);
    expect(read(text).list).toMatchObject({ name: 'My Deck', ruleset: 'second-edition' });
    expect(entries(text)).toEqual([
      [
        'deck',
        ['1 Azetbur, Visionary Chancellor', "2 I.K.S. Vor'cha", '3 Rule of Acquisition #76', '1 1962 Roger Maris'],
      ],
      ['dilemmas', ['1 Dark Page']],
      ['missions', ["1 Qo'noS, Heart of the Empire"]],
      ['seed deck', ['1 X-Ray']],
    ]);
  });

  it('may have a heading behind the last card of the section before', () => {
    expect(entries('1 U.S.S. Nebula Dilemmas:\n1 Dark Page\tMissions:\n1 Earth')).toEqual([
      ['deck', ['1 U.S.S. Nebula']],
      ['dilemmas', ['1 Dark Page']],
      ['missions', ['1 Earth']],
    ]);
  });

  it('reports a line that is neither card nor heading, and a count out of bounds, at its place', () => {
    const { list, problems } = read('1 Worf\n  Kurn\n0 Martok\n1 Gowron');
    expect(problems.map(formatProblem)).toEqual([
      'deck.txt:2:3: error: "Kurn" is neither a card nor a heading; begin a card with its count, end a heading with ":"',
      'deck.txt:3:1: error: 0 copies of Martok; write a count from 1 to 99',
    ]);
    expect(list.sections[0]?.entries).toHaveLength(2);
  });

  it('one unseen character does not make a list no text: it is told at its line, and the rest is read', () => {
    const { list, problems } = read('1 Worf\n1 Ku\u001brn\n2 Grok\n');
    expect(list.sections[0]?.entries.map(({ name }) => name)).toEqual(['Worf', 'Grok']);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^deck\.txt:2:1: error: this line holds.*unseen/),
    ]);
    expect(read('1 Worf\0').problems.map(({ message }) => message)).toEqual(['not a text file']);
  });

  it.each(['\u0000\u0007\ufffd', '', '# nothing', '<html></html>'])('%j gets one clear message', (text) => {
    expect(read(text).problems).toHaveLength(1);
    expect(read(text).problems[0]).toMatchObject({ severity: 'error', line: 1, column: 1 });
  });
});

describe("LackeyCCG's XML", () => {
  const text = `<?xml version="1.0"?>
<deck version="0.8">
 <meta><game>Star Trek 2E</game></meta>
 <superzone name="Deck">
  <card><name id="ST2E-EN01293">Worf Son of Mogh</name><set>SE</set></card>
  <card><name id="ST2E-EN01293">Worf Son of Mogh</name><set>SE</set></card>
 </superzone>
 <superzone name='Dilemma Pile'><card><name>Rock &amp; &#82;oll &quot;X&quot;</name></card></superzone>
 <superzone name="Missions"></superzone>
</deck>`;

  it('is read by superzone, copies counted', () => {
    expect(read(text).problems).toEqual([]);
    expect(entries(text)).toEqual([
      ['deck', ['2 Worf Son of Mogh']],
      ['dilemmas', ['1 Rock & Roll "X"']],
      ['missions', []],
    ]);
    expect(read(text).list.sections[0]?.entries[0]?.where).toMatchObject({ line: 5, column: 9 });
  });
});

describe('a deck with the library', () => {
  const person = (title: string, subtitle: string, text = '') =>
    `- {title: ${title}, subtitle: ${subtitle}, type: personnel, affiliation: Klingon, cost: 1, integrity: 5, cunning: 5, strength: 5${text}}`;
  const { cards } = readCardFiles(
    [
      {
        name: 'cards.yaml',
        text: [
          person('Worf', 'Son of Mogh'),
          person('Worf', 'First Officer'),
          person('Kurn', 'Odd', ', text: Flumph.'),
          '- {title: Worf, type: dilemma, dilemma: space, cost: 1}',
        ].join('\n'),
      },
    ],
    secondEditionWords.cardKinds,
  );
  const library = new Library(
    new FactShelf(
      secondEditionWords,
      cards.filter((card) => card.facts.id !== 'Worf'),
    ),
  );
  const deck = (text: string, all = library) => loadDeck({ name: 'deck.txt', text }, all);

  it('names unknown cards with the nearest, and ambiguous titles with the candidates', () => {
    expect(deck('1 Worf, Sun of Mog\n1\tWorf').problems.map(formatProblem)).toEqual([
      'deck.txt:1:3: error: unknown card "Worf, Sun of Mog"; nearest: Worf, Son of Mogh',
      'deck.txt:2:3: error: "Worf" fits several cards; write one of: Worf, Son of Mogh; Worf, First Officer',
    ]);
  });

  it('takes a long name with one wrong letter for the only card it can mean, and says so', () => {
    const { deck: found, problems } = deck('1 Worf Sun of Mogh\n1 Wurf');
    expect(found.sections[0]?.cards.map(({ card }) => card?.id ?? null)).toEqual(['Worf, Son of Mogh', null]);
    expect(problems.map(formatProblem)).toEqual([
      'deck.txt:1:3: warning: "Worf Sun of Mogh" is taken for Worf, Son of Mogh; write Worf, Son of Mogh',
      expect.stringContaining('deck.txt:2:3: error: unknown card "Wurf"'),
    ]);
  });

  it('settles a title by its section', () => {
    const { deck: found, problems } = deck('Dilemmas:\n2 Worf', new Library(new FactShelf(secondEditionWords, cards)));
    expect(problems).toEqual([]);
    expect(partsOf(found)['dilemmas']?.map((card) => card.type)).toEqual(['dilemma', 'dilemma']);
  });

  it('is checked: every breach with its rule id, every text that is not understood', () => {
    const { deck: found } = deck('4 Worf Son of Mogh\n1 Worf, First Officer\n1 Nobody\n1 Kurn');
    const breaches = checkDeck(found, deckRules);
    expect(breaches.flatMap(({ rules }) => rules ?? [])).toEqual([
      '2E-DECK-01',
      '2E-DECK-02',
      '2E-DECK-04',
      '2E-DECK-05',
      '2E-DECK-06',
      '2E-DECK-07',
    ]);
    expect(breaches.map(formatProblem)).toEqual(
      expect.arrayContaining([
        'deck.txt:1:1: error: 7 deck cards: at least 35 are needed [2E-DECK-06]',
        'deck.txt:1:1: error: 5 Worf: at most 3 copies of a title, subtitles ignored [2E-DECK-07]',
        expect.stringMatching(
          /^deck\.txt:4:3: error: Kurn, Odd is not supported: "Flumph"; leave the card out, or play it/,
        ),
      ]),
    );
    const allowed = checkDeck(found, deckRules, true).map(formatProblem);
    expect(allowed).toContainEqual(expect.stringMatching(/^deck\.txt:4:3: warning: Kurn, Odd is not supported: /));
    expect(allowed).toHaveLength(breaches.length);
  });
});

describe('a deck that is no deck', () => {
  it('ends where it has more cards than any deck', () => {
    const { list, problems } = read('99 Worf\n'.repeat(100_000));
    expect(list.sections[0]?.entries).toHaveLength(10);
    expect(problems.map(formatProblem)).toEqual([
      'deck.txt:11:1: error: the deck is too large; a deck has at most 1000 cards, in at most 500 lines',
    ]);
  });

  it('has no line that is repeated whole', () => {
    const [problem, ...others] = read(`1 Worf\n${'x'.repeat(1500)}\n${' x'.repeat(1_000_000)}`).problems.map(
      formatProblem,
    );
    expect(problem).toMatch(/^deck.txt:2:1: error: "x{20,60}…x{10,20}" is neither a card nor a heading/);
    expect(others).toEqual(['deck.txt:3:1: error: the line has 2000000 characters; write at most 2000 in a line']);
  });

  it('in XML ends there as well, each card with its place', () => {
    const xml = `<deck><superzone name="Deck">\n${'<card><name>Worf</name></card>\n'.repeat(5000)}`;
    expect(read(xml).problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^deck.txt:1002:7: error: the deck is too large/),
    ]);
    expect(read(xml).list.sections[0]?.entries).toMatchObject([
      { count: 1000, name: 'Worf', where: { line: 2, column: 7 } },
    ]);
  });
});
