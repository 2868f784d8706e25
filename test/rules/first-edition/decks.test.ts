/** Decks: what is wrong with them, and what they are warned of, to the last word. */
import { expect, test } from 'vitest';
import { blankCard } from '../../../src/catalog/index.ts';
import type { Definition } from '../../../src/engine/definition.ts';
import type { DeckParts } from '../../../src/engine/ruleset/deck-rules.ts';
import { STAND_IN } from '../../../src/rules/first-edition/deck-parts.ts';
import { deckWarnings } from '../../../src/rules/first-edition/deck-warnings.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { DEFAULTS, type GameOptions } from '../../../src/rules/first-edition/options.ts';

const copies = (count: number, card: Definition): readonly Definition[] => Array.from({ length: count }, () => card);

const ofKind = (type: string, title: string, ...affiliations: readonly string[]): Definition =>
  blankCard(title, type, { affiliations });

const mission = (title: string, requirements = '', attempt = '[Kli]'): Definition =>
  blankCard(title, 'mission', {
    mission: { kind: 'planet', quadrant: 'alpha', span: 2, points: 30, attempt, requirements },
  });

/** Every warning of a deck, with its first rule. */
const warningsOf = (parts: DeckParts): readonly string[] =>
  deckWarnings.flatMap(({ rules, of }) =>
    of(parts).map(({ message, cards }) => `${rules.at(0) ?? ''} ${message}: ${cards.join(', ')}`),
  );

const OFFICER = blankCard('Officer', 'personnel', { affiliations: ['Klingon'], skills: { Honor: 1, Physics: 2 } });
const SHIP = ofKind('ship', 'Bird', 'Klingon');
const OUTPOST = ofKind('outpost', 'Klingon Outpost', 'Klingon');

/** A deck of which nothing is to be said, with this in place of what it has. */
const deckWith = (instead: Partial<Record<'missions' | 'seeds' | 'deck', readonly Definition[]>> = {}): DeckParts => ({
  missions: [mission('Krios', 'Honor + STRENGTH>13')],
  seeds: [OUTPOST, ofKind('dilemma', 'Fever')],
  deck: [...copies(3, OFFICER), ...copies(2, SHIP)],
  ...instead,
});

test('94-DECK-08: three Personnel, a Ship and an Outpost of an affiliation are enough', () => {
  expect(warningsOf(deckWith())).toEqual([]);
});

test('94-DECK-08: what an affiliation lacks is told for each that has an Outpost', () => {
  const federation = ofKind('outpost', 'Federation Outpost', 'Federation');
  const human = ofKind('personnel', 'Human', 'Federation');
  const missions = [mission('Shared', 'Honor', '[Fed] [Kli]')];
  const seeds = [OUTPOST, federation];
  const deck = [...copies(2, OFFICER), ...copies(3, human), ...copies(2, SHIP)];
  expect(warningsOf(deckWith({ missions, seeds, deck }))).toEqual([
    '94-DECK-08 no Federation Ship: Federation Outpost',
    '94-DECK-08 fewer than 3 Klingon Personnel: Klingon Outpost',
  ]);
});

test('94-DECK-04: Ships and Personnel of an affiliation without an Outpost are named, those of two that have one are not', () => {
  const both = ofKind('personnel', 'Both', 'Romulan', 'Klingon');
  const two = ofKind('personnel', 'Two', 'Romulan', 'Federation');
  const deck = [
    ...copies(3, OFFICER),
    ...copies(2, SHIP),
    both,
    two,
    ofKind('ship', 'Warbird', 'Romulan'),
    ofKind('event', 'Romulan Day', 'Romulan'),
  ];
  expect(warningsOf(deckWith({ deck })).filter((line) => line.startsWith('94-DECK-04'))).toEqual([
    '94-DECK-04 Federation cards, but no Federation Outpost where they report for duty: Two',
    '94-DECK-04 Romulan cards, but no Romulan Outpost where they report for duty: Warbird, Two',
  ]);
});

test('94-DECK-09: a Mission none of whose skills anybody has is told; numbers, attributes and cards are no skills', () => {
  const missions = [
    mission('Known', '2 Honor + Geology'),
    mission('Multiple', 'Geology x2 + Archaeology x 3 OR Geology'),
    mission('Strong', 'STRENGTH>40 + {Officer}'),
    mission('Blank'),
    mission('Trusted', 'Physics x2 OR Treachery'),
  ];
  expect(warningsOf(deckWith({ missions }))).toEqual([
    '94-DECK-09 no Personnel has a skill that Multiple asks for (Geology, Archaeology): Multiple',
  ]);
});

test('94-DECK-10: the only copy of the only Ship is told, two copies or two Ships are not', () => {
  const only = '94-DECK-10 one copy of the only Ship (Bird): it may lie at the bottom of the draw deck: Bird';
  expect(warningsOf(deckWith({ deck: [...copies(3, OFFICER), SHIP] }))).toEqual([only]);
  expect(warningsOf(deckWith({ deck: [...copies(3, OFFICER), SHIP, ofKind('ship', 'Other', 'Klingon')] }))).toEqual([]);
  expect(warningsOf(deckWith({ deck: copies(3, OFFICER) }))).toEqual(['94-DECK-08 no Klingon Ship: Klingon Outpost']);
});

test('94-OP-42: an Outpost twice under "Seeds:", or without a Mission that bears its icon, is told', () => {
  const twice = deckWith({
    seeds: [OUTPOST, OUTPOST, ofKind('dilemma', 'Fever', 'Klingon'), ofKind('dilemma', 'Fever', 'Klingon')],
  });
  expect(warningsOf(twice)).toEqual([
    '94-OP-42 2 Klingon Outposts under "Seeds:": one of an affiliation is established, the others leave the game: Klingon Outpost',
  ]);
  expect(warningsOf(deckWith({ seeds: [OUTPOST], missions: [mission('Far', 'Honor', '[Rom]')] }))).toEqual([
    '94-OP-42 no Mission of the deck bears an icon where Klingon Outpost could be established: Klingon Outpost',
  ]);
  const either = ofKind('outpost', 'Shared Outpost', 'Romulan', 'Klingon');
  expect(warningsOf(deckWith({ seeds: [either] })).filter((line) => line.startsWith('94-OP-42'))).toEqual([]);
});

/** The ids of every rule that a deck breaks under these options. */
const brokenBy = (parts: DeckParts, agreed: Partial<GameOptions> = {}): readonly string[] =>
  premiere1994.deckRules
    .filter(({ check }) => check(parts, { options: { ...DEFAULTS, ...agreed } }) !== null)
    .flatMap(({ rules }) => rules)
    .filter((id) => !id.startsWith('94-OP') && !id.startsWith('94-AFFIL'));

/** A deck of so many cards with so many Missions and Dilemmas. */
const sized = (total: number, missions = 6, dilemmas = 20): DeckParts => ({
  missions: Array.from({ length: missions }, (_, number) => mission(`Mission ${number}`)),
  seeds: [OUTPOST, ...copies(dilemmas, ofKind('dilemma', 'Fever'))],
  deck: copies(total - missions - dilemmas - 1, OFFICER),
});

test('94-DECK-01, 94-ADV-03, 94-DECK-12: the size is exact, or the least where that was agreed on', () => {
  expect(brokenBy(sized(60))).toEqual([]);
  expect(brokenBy(sized(61))).toEqual(['94-DECK-01']);
  expect(brokenBy(sized(59))).toEqual(['94-DECK-01', '94-DECK-12']);
  expect(brokenBy(sized(61), { 'deck.limit': 'none' })).toEqual([]);
  expect(brokenBy(sized(60), { 'deck.limit': 'none' })).toEqual([]);
  expect(brokenBy(sized(59), { 'deck.limit': 'none' })).toEqual(['94-ADV-03', '94-DECK-01', '94-DECK-12']);
  expect(brokenBy(sized(40, 6, 5), { 'deck.size': 40, small: true })).toEqual([]);
});

test('94-DECK-02, 94-ADV-02, 94-ADV-09: half of the spaceline is Missions, by the rule of its length', () => {
  expect(brokenBy(sized(60, 5))).toEqual(['94-DECK-02']);
  expect(brokenBy(sized(60, 7))).toEqual(['94-DECK-02']);
  expect(brokenBy(sized(60, 8), { 'line.length': 16 })).toEqual([]);
  expect(brokenBy(sized(60, 7), { 'line.length': 16 })).toEqual(['94-DECK-02', '94-ADV-02']);
  expect(brokenBy(sized(60, 4), { 'line.length': 8, small: true })).toEqual([]);
  expect(brokenBy(sized(60, 5), { 'line.length': 8, small: true })).toEqual(['94-DECK-02', '94-ADV-09']);
});

test('94-DECK-05, 94-ADV-04: half of the deck may be seed cards, Missions and Outposts among them', () => {
  expect(brokenBy(sized(60, 6, 23))).toEqual([]);
  expect(brokenBy(sized(60, 6, 24))).toEqual(['94-DECK-05', '94-DECK-06']);
  expect(brokenBy(sized(61, 6, 24), { 'deck.limit': 'none' })).toEqual(['94-DECK-05', '94-DECK-06', '94-ADV-04']);
});

test('94-DECK-11: cards that stand in for others are told once each', () => {
  const fields = { [STAND_IN]: 'Klingon Outpost' };
  const standing = blankCard('Romulan Outpost', 'outpost', { affiliations: ['Romulan'], fields });
  const whole = sized(58);
  const parts = { ...whole, seeds: [...(whole.seeds ?? []), standing, standing] };
  expect(brokenBy(parts)).toEqual(['94-DECK-11', '94-ADV-08']);
  expect(brokenBy(parts, { 'deck.stand-ins': true })).toEqual([]);
  const [told] = premiere1994.deckRules.filter(({ rules }) => rules.includes('94-DECK-11'));
  expect(told?.check(parts, { options: DEFAULTS })).toBe(
    'Klingon Outpost for Romulan Outpost: no card may stand in for another',
  );
});
