/** Rules that say what cards are, and rules by which nothing happens: no step carries them out, so tests show them. */
import { expect, test } from 'vitest';
import { loadCards } from '../../../src/catalog/index.ts';
import type { Definition } from '../../../src/engine/definition.ts';
import { deckRules } from '../../../src/rules/second-edition/deck.ts';
import { begin, readScenario, runScenarioText } from '../../../src/scenarios/index.ts';
import { editions } from '../../commands/games.ts';
import { secondEditionWords } from '../../../src/rules/second-edition/edition-words.ts';

const load = (card: string) => loadCards([{ name: 'cards.yaml', text: `- ${card}` }], secondEditionWords.cardKinds);

function define(card: string): Definition {
  const { cards, problems } = load(card);
  const [found] = cards;
  if (!found || problems.length > 0) throw new Error(JSON.stringify(problems));
  return found;
}

const PERSONNEL = 'type: personnel, affiliation: Federation, cost: 1, integrity: 5, cunning: 6, strength: 7';
const WORLD =
  '{title: World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Engineer and Cunning>4}';

/** Runs a scenario; the failures. */
function failures(cards: readonly string[], rest: string): readonly string[] {
  const text = `scenario: x\ncards:\n${cards.map((card) => `  - ${card}\n`).join('')}${rest}`;
  const outcome = runScenarioText(text, 'x.yaml', editions);
  if (outcome.kind === 'malformed') throw new Error(JSON.stringify(outcome.problems));
  return outcome.result.failures.map(({ line, expected, actual }) => `${line}: ${expected}, is ${actual}`);
}

test('2E-CARD-01: a card of any other type is reported', () => {
  expect(load('{title: Door, type: doorway, cost: 1}').problems).toMatchObject([{ severity: 'error' }]);
  expect(load(`{title: Ensign, ${PERSONNEL}}`).problems).toEqual([]);
});

test.each([
  ['2E-CARD-02: a dilemma is no part of a deck', { missions: [], dilemmas: [], deck: ['dilemma'] }],
  ['2E-CARD-02: a mission is no part of a deck', { missions: [], dilemmas: [], deck: ['mission'] }],
  ['2E-CARD-17: an event is no part of a dilemma pile', { missions: [], dilemmas: ['event'], deck: [] }],
])('%s', (_, parts) => {
  const cards: Readonly<Record<string, Definition>> = {
    dilemma: define('{title: Trap, type: dilemma, dilemma: dual, cost: 1, text: Randomly stop 1.}'),
    mission: define(WORLD),
    event: define('{title: Song, type: event, cost: 1, text: Draw a card.}'),
  };
  const of = (names: readonly string[]) => names.flatMap((name) => cards[name] ?? []);
  const given = { missions: of(parts.missions), dilemmas: of(parts.dilemmas), deck: of(parts.deck) };
  const problems = deckRules.map((rule) => rule.check(given) ?? '').join('; ');
  expect(problems).toContain('in the wrong part of the deck');
});

test('2E-CARD-03: a personnel has Integrity, Cunning and Strength and no attribute of a ship', () => {
  expect(define(`{title: Ensign, ${PERSONNEL}}`).attributes).toEqual({ integrity: 5, cunning: 6, strength: 7 });
  expect(load(`{title: Ensign, ${PERSONNEL}, range: 8}`).problems).toMatchObject([{ severity: 'error' }]);
});

test('2E-CARD-07: an equipment has no attributes', () => {
  expect(
    define('{title: Phaser, type: equipment, cost: 1, text: "Each of your personnel present is Strength +1."}'),
  ).toMatchObject({ attributes: {} });
});

test('2E-CARD-14: a card without a printed cost counts as cost 0', () => {
  const spock = `  spock: {hand: [Dear, Free], missions: [World]}`;
  const steps = `segment: orders\nsteps:\n  - kirk: play Search\n  - expect: {discard: {spock: [Free]}, hand: {spock: [Dear]}, asks: kirk}\n`;
  const cards = [
    '{title: Search, type: interrupt, text: "Order - Randomly select a card that costs 2 or less from an opponent\'s hand to be discarded."}',
    '{title: Free, type: interrupt, text: "Order - Draw a card."}',
    '{title: Dear, type: event, cost: 3, text: "Plays in your core."}',
    WORLD,
  ];
  expect(failures(cards, `players:\n  kirk: {hand: [Search]}\n${spock}\n${steps}`)).toEqual([]);
});

test('2E-CARD-15: a headquarters mission has no points', () => {
  const home = define(
    '{title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Fed] cards."}',
  );
  expect(home.mission).toMatchObject({ kind: 'headquarters', points: 0 });
  expect(define(WORLD).mission).toMatchObject({ kind: 'planet', points: 30 });
});

// Of five missions only Home is worth nothing at all; those that are not named are worth 0 points.
test('2E-OP-60: a filter on a number does not match a card that has no such number', () => {
  const cards = [
    '{title: Survey, type: event, cost: 1, text: "Plays in your core. Order - Score 2 points for each of your missions worth 35 or less points."}',
    '{title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Fed] cards."}',
    WORLD,
  ];
  const steps = 'segment: orders\nsteps:\n  - kirk: use Survey\n  - expect: {score: {kirk: 8}, asks: kirk}\n';
  const players = 'players:\n  kirk: {core: [Survey], missions: [Home, World]}\n  spock: {}\n';
  expect(failures(cards, `${players}${steps}`)).toEqual([]);
});

test('2E-AFFIL-02: a personnel without an affiliation is reported', () => {
  const { problems } = load('{title: Nobody, type: personnel, cost: 1, integrity: 5, cunning: 5, strength: 5}');
  expect(problems).toMatchObject([{ severity: 'error' }]);
  expect(problems[0]?.message).toContain('affiliation');
});

test('2E-AFFIL-03: no rule of deck building speaks of affiliations', () => {
  const deck = ['Klingon', 'Romulan', 'Bajoran'].map((affiliation, index) =>
    define(
      `{title: P${index}, type: personnel, affiliation: ${affiliation}, cost: 1, integrity: 5, cunning: 5, strength: 5}`,
    ),
  );
  const said = deckRules.map((rule) => rule.check({ missions: [], dilemmas: [], deck }) ?? '').join('; ');
  expect(said).not.toMatch(/affiliation|Klingon|Romulan|Bajoran/);
});

test('2E-INPLAY-04: a card in hand is not affected by text', () => {
  const cards = [
    `{title: Warrior, species: Klingon, ${PERSONNEL}}`,
    '{title: Song, type: event, cost: 1, text: "Plays in your core. Each of your Klingons is Strength +1."}',
    WORLD,
  ];
  const position = `players:\n  kirk: {core: [Song], hand: [{card: Warrior, as: Held}], missions: [{mission: World, here: [{card: Warrior, as: Out}]}]}\n  spock: {}\n`;
  const steps = 'steps:\n  - expect: {attributes: {Held: {strength: 7}, Out: {strength: 8}}, asks: kirk}\n';
  expect(failures(cards, position + steps)).toEqual([]);
});

test('2E-KEYW-01, -03: keywords are the bold words, each closed by a full stop, one or several words long', () => {
  expect(define(`{title: Vetar, keywords: "Commander: Vetar. Gul.", ${PERSONNEL}}`).keywords).toEqual({
    Commander: 'Vetar',
    Gul: '',
  });
  expect(define(`{title: Kira, keywords: "Bajoran Resistance. Region: Neutral Zone.", ${PERSONNEL}}`).keywords).toEqual(
    {
      'Bajoran Resistance': '',
      Region: 'Neutral Zone',
    },
  );
});

test('2E-KEYW-02: a keyword does nothing by itself', () => {
  const plain = define(`{title: Dukat, ${PERSONNEL}}`);
  const gul = define(`{title: Dukat, keywords: Gul., ${PERSONNEL}}`);
  expect(gul).toMatchObject({ attributes: plain.attributes, skills: plain.skills, abilities: plain.abilities });
  expect(gul.abilities).toEqual([]);
});

test('2E-SKILL-07: who has lost all abilities still has the skills', () => {
  const cards = [
    `{title: Doctor, skills: Engineer, ${PERSONNEL}, text: "While this personnel is at a planet mission, he is Strength +1."}`,
    '{title: Fog, type: dilemma, dilemma: dual, cost: 1, text: "Unless you have Engineer, all your personnel are stopped."}',
    WORLD,
    '{title: Hush, type: event, cost: 1, text: "Plays in your core. Each opponent\'s personnel loses all abilities."}',
  ];
  const position =
    'players:\n  kirk: {missions: [{mission: World, here: [Doctor]}]}\n  spock: {core: [Hush], dilemmas: [Fog, Fog]}\nsegment: orders\n';
  const steps = `steps:
  - expect: {attributes: {Doctor: {strength: 7}}}
  - kirk: attempt World
  - spock: stack Fog
  - expect: {events: [faced Fog, completed World], unstopped: [Doctor]}\n`;
  expect(failures(cards, position + steps)).toEqual([]);
});

test('2E-KEYW-04: keywords are abilities, lost with all others', () => {
  const cards = [
    `{title: Dukat, keywords: Gul., ${PERSONNEL}}`,
    `{title: Guard, ${PERSONNEL}, text: "While you command a Gul, this personnel is Strength +1."}`,
    WORLD,
    '{title: Hush, type: event, cost: 1, text: "Plays in your core. Each opponent\'s Gul loses all abilities."}',
  ];
  const position = (core: string): string =>
    `players:\n  kirk: {missions: [{mission: World, here: [Dukat, Guard]}]}\n  spock: {core: [${core}]}\n`;
  const steps = (strength: number): string =>
    `steps:\n  - expect: {attributes: {Guard: {strength: ${strength}}}, asks: kirk}\n`;
  expect(failures(cards, position('') + steps(8))).toEqual([]);
  expect(failures(cards, position('Hush') + steps(7))).toEqual([]);
});

test('2E-SKILL-01: listed skills are those printed, whatever is gained', () => {
  const text = `scenario: x
cards:
  - {title: Nurse, skills: "2 Medical, Science", ${PERSONNEL}}
  - {title: School, type: event, cost: 1, text: "Plays in your core. Each of your personnel gains Science."}
  - ${WORLD}
players:
  kirk: {missions: [{mission: World, here: [Nurse]}], core: [School]}
  spock: {}
steps: []
`;
  const { scenario } = readScenario(text, 'x.yaml', editions);
  const game = scenario && begin(scenario, editions);
  if (!game || 'problem' in game) throw new Error('no game');
  const cards = Array.from({ length: 10 }, (_, card) => card + 1);
  const nurse = cards.find((card) => game.definition(card).title === 'Nurse') ?? 0;
  expect(game.explain(nurse, 'skills', 'all')).toMatchObject({ base: 3, value: 4, steps: [{ change: '+1 Science' }] });
});

test('2E-WIN-10: a headquarters counts for neither kind of mission', () => {
  const cards = [
    `{title: Pilot, skills: Engineer, ${PERSONNEL}}`,
    '{title: Boat, type: ship, affiliation: Federation, cost: 1, range: 5, weapons: 1, shields: 1}',
    '{title: Star, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Engineer and Cunning>4}',
    '{title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "HQ: [Fed] cards."}',
  ];
  const missions =
    'missions: [{mission: Home, completed: true}, {mission: Star, ships: [{ship: Boat, aboard: [Pilot]}]}]';
  const rest = `players:\n  kirk: {score: 90, ${missions}}\n  spock: {}\nsegment: orders\nsteps:\n  - kirk: attempt Star\n  - expect: {score: {kirk: 120}, winner: none, asks: kirk}\n`;
  expect(failures(cards, rest)).toEqual([]);
});

test.each([
  ['2E-BEAM-11: the order of cards aboard means nothing', 'aboard'],
  ['2E-DISCARD-06: the order of a discard pile means nothing', 'discard'],
])('%s', (_, place) => {
  const cards = [
    `{title: Red, ${PERSONNEL}}`,
    `{title: Blue, ${PERSONNEL}}`,
    '{title: Boat, type: ship, affiliation: Federation, cost: 1, range: 5, weapons: 1, shields: 1}',
    '{title: Gift, type: interrupt, text: "Order - Take a personnel from your discard pile into hand."}',
    WORLD,
  ];
  for (const order of ['Red, Blue', 'Blue, Red']) {
    const aboard = place === 'aboard' ? order : '';
    const discard = place === 'discard' ? order : '';
    const kirk = `{hand: [Gift], discard: [${discard}], missions: [{mission: World, ships: [{ship: Boat, aboard: [${aboard}]}]}]}`;
    const use = place === 'aboard' ? 'beam Red to World' : 'play Gift\n  - kirk: choose Red';
    const where =
      place === 'aboard' ? '{Red: at World, Blue: aboard Boat}' : '{Red: hand of kirk, Blue: discard of kirk}';
    const rest = `players:\n  kirk: ${kirk}\n  spock: {}\nsegment: orders\nsteps:\n  - kirk: ${use}\n  - expect: {where: ${where}, asks: kirk}\n`;
    expect(failures(cards, rest)).toEqual([]);
  }
});

test('2E-LOOK-18: that somebody is asked over hidden cards is hidden from the others', () => {
  const text = `scenario: x
cards:
  - {title: Not That, type: interrupt, text: "When an opponent is about to play an event, prevent that event."}
  - {title: Song, type: event, cost: 1, text: "Plays in your core."}
players:
  kirk: {hand: [Song]}
  spock: {hand: [Not That]}
steps: []
`;
  const { scenario } = readScenario(text, 'x.yaml', editions);
  const game = scenario && begin(scenario, editions);
  if (!game || 'problem' in game) throw new Error('no game');
  const play = game.request?.options.findIndex(({ verb }) => verb === 'play') ?? -1;
  expect(game.answer({ option: play })).not.toHaveProperty('refused');
  expect(game.request).toMatchObject({ kind: 'respond', player: 1 });
  expect(game.view(0)).toMatchObject({ asked: null, request: null });
  expect(game.view(1).asked).toBe(1);
});
