/** The lists of ARCHITECTURE.md, "How to add …", carried out on the tiny edition: with what they name it works, without it is refused. */
import { describe, expect, it } from 'vitest';
import { FactShelf, formatProblem, Library, loadCards, loadDeck, partsOf } from '../../src/catalog/index.ts';
import { newGame, type Game } from '../../src/engine/index.ts';
import { performTable } from '../../src/effects/doing/index.ts';
import type { CardField } from '../../src/engine/ruleset/card-kinds.ts';
import type { EditionWords } from '../../src/engine/ruleset/edition-words.ts';
import { ruleset, type Ruleset } from '../../src/engine/ruleset/ruleset.ts';
import type { Language } from '../../src/language/dialect.ts';
import { nounHead } from '../../src/language/grammar/core/filters.ts';
import { iconsOf } from '../../src/language/grammar/core/icons.ts';
import { action } from '../../src/language/grammar/core/symbols.ts';
import { compileText, renderProgram, type Lexicon } from '../../src/language/index.ts';
import { Grammar, type Definition } from '../../src/language/parse/grammar.ts';
import { w } from '../../src/language/parse/parser.ts';
import { IconTable } from '../../src/language/text/icons.ts';
import { kind } from '../../src/language/tree/build.ts';
import { outcomeLines, runScenarioText, type Editions } from '../../src/scenarios/index.ts';
import { tinyDeck } from '../tiny/cards.ts';
import { TINY, TINY_FAMILIES, TINY_LEXICON } from '../tiny/dialect.ts';
import { HARBOUR, tinyEditions } from '../tiny/editions.ts';
import { tiny } from '../tiny/ruleset.ts';
import { tinyWords } from '../tiny/words.ts';

/** The tiny dialect with more sentences, as a lexicon. */
function lexiconWith(families: readonly Definition[], more: Partial<Language> = {}): Lexicon {
  const dialect: Language = { ...TINY, ...more, grammar: new Grammar([...TINY_FAMILIES, families]) };
  return { ...TINY_LEXICON, dialect };
}

const leftover = (text: string, lexicon: Lexicon): readonly string[] =>
  compileText(text, { title: 'Test', type: 'hull', lexicon }).leftover;

/** The tiny words with other cards. */
function wordsWith(lexicon: Lexicon, more: Partial<EditionWords['cardKinds']> = {}): EditionWords {
  return { ...tinyWords, cardKinds: { ...tinyWords.cardKinds, lexicon, ...more } };
}

const problemsOf = (text: string, { cardKinds }: EditionWords): string =>
  loadCards([{ name: 'cards.yaml', text }], cardKinds)
    .problems.map(formatProblem)
    .join();

/** The tiny edition with other words, as scenarios are given editions. */
const editionsWith = (words: EditionWords, rules: Ruleset): Editions => ({
  ...tinyEditions,
  rulesets: { tiny: rules },
  words: () => words,
  library: () => new Library(new FactShelf(words, [])),
});

describe('an affiliation', () => {
  const icons = new IconTable([['Ori', 'Orion']], []);
  const lexicon = lexiconWith(iconsOf(icons), { icons });
  const affiliation: CardField = {
    is: 'words',
    called: 'affiliation',
    usual: { language: 'affiliations', words: [] },
    between: 'commas',
  };
  const { types, fields } = tinyWords.cardKinds;
  const hull = types.get('hull');
  if (!hull) throw new Error('the tiny edition has no hulls');
  const withField = (own: Lexicon): EditionWords =>
    wordsWith(own, {
      types: new Map([...types, ['hull', { ...hull, optional: [...hull.optional, 'affiliation'] }]]),
      fields: new Map([...fields, ['affiliation', affiliation]]),
    });
  const card = '- {title: Raider, type: hull, tonnage: 5, mass: 1, affiliation: Orion}';
  const text = 'When an [Ori] hull is launched, draw a card.';

  it('is known to card files and texts by its icon', () => {
    expect(problemsOf(card, withField(lexicon))).toBe('');
    expect(leftover(text, lexicon)).toEqual([]);
    const { program } = compileText(text, { title: 'Test', type: 'hull', lexicon });
    expect(renderProgram(program, lexicon.dialect)).toBe('When an [Ori] hull is launched: draw 1.');
  });

  it('is unknown without: a warning in a file, words left over in a text', () => {
    expect(problemsOf(card, withField(TINY_LEXICON))).toContain('unknown affiliation "Orion"');
    expect(leftover(text, TINY_LEXICON)).not.toEqual([]);
  });
});

describe('a verb of card text', () => {
  const lexicon = lexiconWith([
    action.is(w('stir~ your deck', [{ x: 'shuffle', zone: { p: 'zone', zone: 'deck', of: 'you' } }])),
  ]);
  const text = 'When another hull is launched, stir your deck.';
  const position = `
cards:
  - {title: Barge, type: hull, tonnage: 400, mass: 4}
  - {title: Eddy, type: hull, tonnage: 5, mass: 1, text: "${text}"}
  - {title: Red, type: buoy}
reach: [{buoy: Red, at: [Eddy]}]
players:
  ann: {hand: [Barge]}
  bob: {}
steps:
  - ann: play Barge near Red
  - expect: {where: {Barge: near Red}, events: [launched Barge, shuffled ann], asks: ann, request: deeds}
`;
  const { scenarioWords } = tinyWords;
  const words: EditionWords = {
    ...wordsWith(lexicon),
    scenarioWords: { ...scenarioWords, eventVerbs: [...scenarioWords.eventVerbs, 'shuffled'] },
  };
  const { shuffle } = performTable;
  if (!shuffle) throw new Error('nothing is shuffled');
  const rules: Ruleset = {
    ...tiny,
    actions: { ...tiny.actions, perform: { ...tiny.actions.perform, shuffle } },
    texts: { ...tiny.texts, dialect: lexicon.dialect },
  };
  const run = (own: EditionWords, by: Ruleset): readonly string[] =>
    outcomeLines(runScenarioText(`scenario: an eddy${position}`, 'x.yaml', editionsWith(own, by)));

  it('is a sentence and what performs it', () => {
    expect(leftover(text, lexicon)).toEqual([]);
    expect(run(words, rules)).toEqual(['ok   x.yaml: an eddy']);
  });

  it('without the sentence is words left over; without what performs it, an error that names it', () => {
    expect(leftover(text, TINY_LEXICON).join()).toContain('stir');
    expect(() => run(words, { ...rules, actions: tiny.actions })).toThrow('the ruleset has no verb shuffle');
  });
});

describe('a card type', () => {
  const lexicon = lexiconWith([nounHead.is(w('beacon|beacons', kind('beacon')))]);
  const { cardKinds, deckParts, scenarioWords } = tinyWords;
  const types = new Map([...cardKinds.types, ['beacon', { required: ['range'], optional: [], attributes: [] }]]);
  const fields = new Map<string, CardField>([...cardKinds.fields, ['range', { is: 'number', least: 1, most: 9 }]]);
  const words: EditionWords = {
    ...wordsWith(lexicon, { types, fields }),
    deckParts: {
      ...deckParts,
      parts: [{ name: 'beacons', types: ['beacon'], aliases: ['lights'], unknown: 'beacon' }, ...deckParts.parts],
      headings: [...deckParts.headings, 'Beacons'],
    },
    scenarioWords: {
      ...scenarioWords,
      zones: new Map([...scenarioWords.zones, ['beacons', { faceUp: false, owner: 'player', commander: null }]]),
      expectations: new Map([
        ...scenarioWords.expectations,
        ['beacons', { of: 'zone', zone: 'beacons', isOrdered: false, tellsFaces: false }],
      ]),
    },
  };
  const rules = ruleset({
    ...tiny,
    places: { ...tiny.places, zones: [...tiny.places.zones, 'beacons'] },
    laidOut: (deck) => [...tiny.laidOut(deck), { zone: 'beacons', cards: deck.parts['beacons'] ?? [] }],
  });
  const card = '{title: Lantern, type: beacon, range: 3}';

  it('is read from card files and decks, and begins the game in its zone', () => {
    const { cards, problems } = loadCards([{ name: 'cards.yaml', text: `- ${card}` }], words.cardKinds);
    expect(problems).toEqual([]);
    expect(cards).toMatchObject([{ type: 'beacon' }]);
    expect(leftover('When a beacon is launched, draw a card.', lexicon)).toEqual([]);
    const library = new Library(new FactShelf(words, []));
    const { deck } = loadDeck({ name: 'deck.txt', text: 'Lights:\n2 Lantern\n' }, library);
    expect(deck.sections.at(-1)?.name).toBe('beacons');
    expect(Object.keys(partsOf(deck))).toContain('beacons');
    const seat = (name: string) => {
      const dealt = tinyDeck(name, 4, false);
      return { ...dealt, parts: { ...dealt.parts, beacons: cards } };
    };
    const game: Game = newGame(rules, [seat('ann'), seat('bob')], 3);
    expect(game.view(0).players[0]?.zones['beacons']?.count).toBe(1);
  });

  it('is placed and expected by scenarios', () => {
    const head = HARBOUR.replace('cards:', `cards:\n  - ${card}`).replace(
      '{hand: [Tug]}',
      '{hand: [Tug], beacons: [Lantern]}',
    );
    const text = `scenario: a lantern${head}steps:\n  - expect: {beacons: {ann: 1, bob: 0}, asks: ann}\n`;
    expect(outcomeLines(runScenarioText(text, 'x.yaml', editionsWith(words, rules)))).toEqual([
      'ok   x.yaml: a lantern',
    ]);
  });

  it('without is refused in a card file', () => {
    expect(problemsOf(`- ${card}`, tinyWords)).toContain("type can't be beacon; write hull, buoy, cache");
  });
});

describe('an edition', () => {
  it('is what the files of test/tiny say, and nothing else: a scenario of it runs', () => {
    const text = `scenario: a harbour${HARBOUR}steps:\n  - ann: play Tug near Green\n  - expect: {where: {Tug: near Green}, asks: ann, request: deeds}\n`;
    expect(outcomeLines(runScenarioText(text, 'x.yaml', tinyEditions))).toEqual(['ok   x.yaml: a harbour']);
  });
});
