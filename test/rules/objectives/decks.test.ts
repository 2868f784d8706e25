/** What the check of a deck says, word by word: what it breaks, and what it warns of. */
import { describe, expect, test } from 'vitest';
import { objectives } from '../../../src/rules/objectives/index.ts';
import { checkDeckOf } from '../../../src/scenarios/decks.ts';
import { readScenario } from '../../../src/scenarios/index.ts';
import { editions } from '../../commands/games.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "You may play [Kli] cards at this location."}
  - {title: Keep, type: location, location: headquarters, quadrant: gamma, span: 2, text: "You may play [Kli] cards and equipment at this location."}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3, keywords: Ruins.}
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3, keywords: Nebula.}
  - {title: Past, type: location, location: planet, quadrant: alpha, icons: past, span: 3}
  - {title: Future, type: location, location: planet, quadrant: alpha, icons: future, span: 3}
  - {title: Far Past, type: location, location: planet, quadrant: gamma, icons: alternate, span: 3}
  - {title: Other Past, type: location, location: planet, quadrant: gamma, icons: past, span: 3}
  - {title: Rim, type: location, location: planet, quadrant: delta, span: 3}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: "Law and Cunning>9"}
  - {title: Chart, type: objective, objective: space, points: 35, requirements: "Law and Cunning>9"}
  - {title: Soundings, type: objective, objective: space, at: Nebula, points: 35, requirements: "Law and Cunning>9"}
  - {title: Errand, type: objective, objective: either, at: Ruins, points: 35, requirements: "Law and Cunning>9"}
  - {title: Delving, type: objective, objective: either, at: "Ruins, Nebula", points: 35, requirements: "Law and Cunning>9"}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Scout, type: personnel, affiliation: Klingon, quadrant: gamma, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Brek, type: personnel, affiliation: Ferengi, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "Order - Draw a card."}
  - {title: Stray, type: personnel, affiliation: Ferengi, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5, text: "You may play this personnel aboard your ship."}
  - {title: Guest, type: equipment, cost: 1, text: "Plays on your ship."}
  - {title: Tool, type: equipment, cost: 1}
  - {title: Flash, type: interrupt, text: "Order - Draw a card."}
  - {title: Feast, type: event, cost: 1, text: "Draw a card."}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Coils, type: system, system: propulsion, cost: 2, text: "This ship is Range +2."}
  - {title: Lance, type: system, system: weapons, cost: 2, text: "Plays on your [Kli] ship. This ship is Weapons +2."}
  - {title: Mender, type: system, system: power, cost: 1, text: "Plays on your [Rom] ship. This ship is Shields +1."}
  - {title: Salvo, type: tactic, attack: 3, hull: 35}
  - {title: Gap, type: dilemma, dilemma: planet, cost: 1, text: "Randomly select a personnel to be stopped."}
`;

interface Parts {
  readonly locations?: string;
  readonly deck?: string;
  readonly dilemmas?: string;
  readonly tactics?: string;
  readonly objectives?: string;
}

/** The check of a deck: what it breaks with the rules, and what it warns of. */
function checked(parts: Parts): { readonly breaches: readonly string[]; readonly warnings: readonly string[] } {
  const lists = {
    ...{ locations: 'Home, Rock, Void, {blank: 2}', deck: '{blank: 35}', dilemmas: '{blank: 20}' },
    ...{ tactics: '{blank: 15}', objectives: '{blank: 10}', ...parts },
  };
  const deck = Object.entries(lists).map(([part, cards]) => `${part}: [${cards}]`);
  const text = `scenario: a deck\nruleset: objectives\ncards:${CARDS}decks:\n  kirk: {${deck.join(', ')}}\n  spock: {${deck.join(', ')}}\nsteps: []\n`;
  const { scenario, problems } = readScenario(text, 'deck.yaml', editions);
  if (scenario === null || !('decks' in scenario.start)) throw new Error(JSON.stringify(problems));
  const { seats, slices } = scenario.start.decks;
  const [seat] = seats;
  if (!seat) throw new Error('a game without players');
  const { breaches, warnings } = checkDeckOf(seat, objectives, slices);
  return {
    breaches: breaches.map(({ rules, message }) => `[${rules.join(' ')}] ${message}`),
    warnings: warnings.map(({ message, cards }) => `${message} (${cards.join(', ')})`),
  };
}

describe('objectives: the check of a deck', () => {
  test('has nothing against a deck that fits', () => {
    const all = 'Korva, Stray, Guest, Feast, Flash, Talon, Coils, Lance, {blank: 27}';
    expect(checked({ deck: all, objectives: 'Survey, Chart, Soundings, Errand, {blank: 6}' })).toEqual({
      breaches: [],
      warnings: [],
    });
  });

  test('warns of objectives that fit no location', () => {
    expect(
      checked({
        locations: 'Home, Rock, {blank: 3}',
        objectives: 'Survey, Chart, Soundings, Soundings, Delving, {blank: 5}',
      }).warnings,
    ).toEqual([
      'Chart fits none of the locations: it asks for space (Chart)',
      'Soundings fits none of the locations: it asks for space, Nebula (Soundings)',
      'Delving fits none of the locations: it asks for planet or space, Ruins, Nebula (Delving)',
      'no space location ()',
    ]);
  });

  test('warns of what no headquarters takes, by text or by quadrant', () => {
    expect(checked({ deck: 'Korva, Scout, Brek, Brek, Stray, Guest, Tool, Feast, {blank: 27}' }).warnings).toEqual([
      'no headquarters of the deck takes Scout (Scout)',
      'no headquarters of the deck takes Brek (Brek)',
      'no headquarters of the deck takes Tool (Tool)',
    ]);
    expect(
      checked({ locations: 'Keep, Rock, Void, {blank: 2}', deck: 'Korva, Scout, Brek, Tool, {blank: 31}' }).warnings,
    ).toEqual(['no headquarters of the deck takes Korva (Korva)', 'no headquarters of the deck takes Brek (Brek)']);
  });

  test('is content with one headquarters that takes a card', () => {
    const deck = 'Korva, Scout, Tool, Talon, {blank: 31}';
    expect(checked({ locations: 'Home, Rock, Void, {blank: 1}, Keep', deck }).warnings).toEqual([]);
  });

  test('warns of systems without a ship', () => {
    expect(checked({ deck: 'Talon, Coils, Lance, Mender, Mender, {blank: 30}' }).warnings).toEqual([
      'no ship of the deck takes Mender (Mender)',
    ]);
    expect(checked({ deck: 'Coils, Lance, Mender, {blank: 32}' }).warnings).toEqual([
      'no ship of the deck takes Coils (Coils)',
      'no ship of the deck takes Lance (Lance)',
      'no ship of the deck takes Mender (Mender)',
    ]);
  });

  test('warns of kinds of locations that are missing', () => {
    expect(checked({ locations: '{blank: 5}' }).warnings).toEqual(['no space location ()', 'no headquarters ()']);
    expect(checked({ locations: 'Void, {blank: 4}' }).warnings).toEqual(['no headquarters ()']);
    expect(checked({ locations: 'Void, Home' }).warnings).toEqual(['no planet location ()']);
  });

  test('tells what is broken: few', () => {
    expect(
      checked({
        locations: 'Rock',
        deck: '{blank: 34}',
        dilemmas: '{blank: 19}',
        tactics: '{blank: 14}',
        objectives: '{blank: 9}',
      }).breaches,
    ).toEqual([
      '[OBJ-DECK-01] 1 location: exactly 5 are needed',
      '[OBJ-DECK-02] 1 location besides headquarters: at least 2 are needed',
      '[OBJ-DECK-03] 19 dilemmas: at least 20 are needed',
      '[OBJ-DECK-03] 34 deck cards: at least 35 are needed',
      '[OBJ-DECK-04] 14 tactics: at least 15 are needed',
      '[OBJ-DECK-05] 9 objectives: at least 10 are needed',
    ]);
  });

  test('tells what is broken: none', () => {
    expect(checked({ locations: '', deck: '', dilemmas: '', tactics: '', objectives: '' }).breaches).toEqual([
      '[OBJ-DECK-01] 0 locations: exactly 5 are needed',
      '[OBJ-DECK-02] 0 locations besides headquarters: at least 2 are needed',
      '[OBJ-DECK-03] 0 dilemmas: at least 20 are needed',
      '[OBJ-DECK-03] 0 deck cards: at least 35 are needed',
      '[OBJ-DECK-04] 0 tactics: at least 15 are needed',
      '[OBJ-DECK-05] 0 objectives: at least 10 are needed',
    ]);
  });

  test('tells what is broken: headquarters', () => {
    expect(checked({ locations: 'Home, Keep, Rock' }).breaches).toEqual([
      '[OBJ-DECK-01] 3 locations: exactly 5 are needed',
      '[OBJ-DECK-02] 1 location besides headquarters: at least 2 are needed',
      '[OBJ-SETUP-02] Rock is apart from the other locations of its quadrant',
    ]);
  });

  test('tells what is broken: twice', () => {
    expect(checked({ locations: 'Home, Rock, Rock, Void, Void' }).breaches).toEqual([
      '[OBJ-DECK-02] 2 Rock, 2 Void: the 5 locations must be different',
    ]);
  });

  test('tells what is broken: one title', () => {
    expect(
      checked({
        deck: 'Korva, Korva, Korva, Korva, Talon, Talon, Talon, {blank: 28}',
        tactics: 'Salvo, Salvo, Salvo, Salvo, {blank: 11}',
      }).breaches,
    ).toEqual(['[OBJ-DECK-07] 4 Korva, 4 Salvo: at most 3 copies of a title, subtitles ignored']);
  });

  test('tells what is broken: astray', () => {
    expect(
      checked({
        deck: 'Salvo, Gap, Gap, Survey, Rock, Feast, Coils, Tool, {blank: 27}',
        dilemmas: 'Korva, {blank: 19}',
        tactics: 'Gap, {blank: 14}',
        objectives: 'Korva, {blank: 9}',
        locations: 'Rock, Korva, {blank: 3}',
      }).breaches,
    ).toEqual([
      '[OBJ-CARD-02] in the wrong part of the deck: Korva is a personnel; Korva is a personnel; Gap is a dilemma; Korva is a personnel; Salvo is a tactic; Gap is a dilemma; Survey is a objective; Rock is a location',
      '[OBJ-SETUP-02] (blank location 1) is apart from the other locations of its quadrant',
    ]);
  });

  test('tells what is broken: quadrants', () => {
    expect(checked({ locations: 'Rock, Keep, Void, {blank: 2}' }).breaches).toEqual([
      '[OBJ-SETUP-02] Void is apart from the other locations of its quadrant',
    ]);
  });

  test('tells what is broken: times', () => {
    expect(checked({ locations: 'Past, Rock, Future, Rim, Keep' }).breaches).toEqual([
      '[OBJ-SETUP-03] Future is apart from the other time locations of its quadrant',
    ]);
  });

  test('tells what is broken: times of two quadrants', () => {
    expect(checked({ locations: 'Rock, Past, Future, Far Past, Keep' }).breaches).toEqual([]);
  });

  test('tells what is broken: both apart', () => {
    expect(checked({ locations: 'Past, Rim, Rock, Future, Keep' }).breaches).toEqual([
      '[OBJ-SETUP-02] Rock is apart from the other locations of its quadrant',
      '[OBJ-SETUP-03] Future is apart from the other time locations of its quadrant',
    ]);
  });

  test('counts a title in all piles but the row', () => {
    expect(checked({ dilemmas: 'Gap, Gap, Gap, Gap, {blank: 16}' }).breaches).toEqual([
      '[OBJ-DECK-07] 4 Gap: at most 3 copies of a title, subtitles ignored',
    ]);
    expect(checked({ objectives: 'Survey, Survey, Survey, Survey, {blank: 6}' }).breaches).toEqual([
      '[OBJ-DECK-07] 4 Survey: at most 3 copies of a title, subtitles ignored',
    ]);
  });

  test('looks at the time locations of each quadrant by itself', () => {
    const apart = '[OBJ-SETUP-03] Other Past is apart from the other time locations of its quadrant';
    expect(checked({ locations: 'Past, Rim, Far Past, Keep, Other Past' }).breaches).toEqual([apart]);
  });
});
