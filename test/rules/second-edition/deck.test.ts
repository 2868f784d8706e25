/** How decks of the Second Edition are built. */
import { describe, expect, it } from 'vitest';
import type { Definition } from '../../../src/engine/definition.ts';
import type { SecondEditionDeck } from '../../../src/rules/second-edition/deck.ts';
import { blankCard } from '../../../src/catalog/index.ts';
import { deckRules } from '../../../src/rules/second-edition/deck.ts';

const card = blankCard;
const mission = (title: string, kind: 'planet' | 'space' | 'headquarters'): Definition =>
  card(title, 'mission', {
    mission: { kind, quadrant: 'alpha', span: 2, points: 30, attempt: '', requirements: '' },
  });
const many = (count: number, name: string, type: string): readonly Definition[] =>
  Array.from({ length: count }, (_, index) => card(`${name} ${index}`, type));

const LEGAL: SecondEditionDeck = {
  missions: [
    mission('Home', 'headquarters'),
    mission('A', 'planet'),
    mission('B', 'planet'),
    mission('C', 'space'),
    mission('D', 'space'),
  ],
  dilemmas: many(20, 'Dilemma', 'dilemma'),
  deck: many(35, 'Person', 'personnel'),
};
const breaches = (change: Partial<SecondEditionDeck>): readonly string[] =>
  deckRules.flatMap((rule) => (rule.check({ ...LEGAL, ...change }) === null ? [] : rule.rules));

describe('the construction of a Second Edition deck', () => {
  it('accepts the smallest legal deck and a large one', () => {
    expect(breaches({})).toEqual([]);
    expect(breaches({ deck: many(80, 'Person', 'personnel'), dilemmas: many(60, 'Dilemma', 'dilemma') })).toEqual([]);
  });

  it('2E-DECK-01, -06: counts cards', () => {
    expect(breaches({ deck: many(34, 'Person', 'personnel') })).toEqual(['2E-DECK-01', '2E-DECK-06']);
    expect(breaches({ deck: many(34, 'Person', 'personnel'), dilemmas: many(21, 'D', 'dilemma') })).toEqual([
      '2E-DECK-06',
    ]);
  });

  it('2E-DECK-02: wants exactly five missions', () => {
    expect(breaches({ missions: LEGAL.missions.slice(1) })).toEqual(['2E-DECK-01', '2E-DECK-02']);
    expect(breaches({ missions: [...LEGAL.missions, mission('E', 'planet')] })).toEqual(['2E-DECK-02']);
  });

  it('2E-DECK-03: wants them different', () => {
    expect(breaches({ missions: [...LEGAL.missions.slice(1), mission('A', 'planet')] })).toEqual(['2E-DECK-03']);
  });

  it('2E-DECK-04: wants two that are no headquarters', () => {
    const homes = ['1', '2', '3', '4'].map((name) => mission(name, 'headquarters'));
    expect(breaches({ missions: [...homes, mission('A', 'planet')] })).toEqual(['2E-DECK-04']);
    expect(breaches({ missions: [...homes.slice(1), mission('A', 'planet'), mission('C', 'space')] })).toEqual([]);
  });

  it('2E-DECK-05: wants twenty dilemmas', () => {
    expect(breaches({ dilemmas: many(19, 'D', 'dilemma'), deck: many(36, 'Person', 'personnel') })).toEqual([
      '2E-DECK-05',
    ]);
  });

  it('2E-DECK-07, -08: allows three copies of a title, subtitles ignored', () => {
    const picard = (subtitle: string): Definition =>
      card('Picard', 'personnel', { id: `Picard, ${subtitle}`, subtitle });
    const deck = (...extra: readonly Definition[]): Partial<SecondEditionDeck> => ({ deck: [...LEGAL.deck, ...extra] });
    expect(breaches(deck(picard('Explorer'), picard('Explorer'), picard('Argo Pilot')))).toEqual([]);
    const four = breaches(deck(picard('Explorer'), picard('Explorer'), picard('Argo Pilot'), picard('Argo Pilot')));
    expect(four).toEqual(['2E-DECK-07']);
    const pinned = Array.from({ length: 4 }, () => card('Pinned Down', 'dilemma'));
    expect(breaches({ dilemmas: [...LEGAL.dilemmas, ...pinned] })).toEqual(['2E-DECK-07', '2E-DECK-08']);
  });

  it('2E-DECK-07: counts missions and deck together, as titles of one game', () => {
    const twins = Array.from({ length: 3 }, () => card('A', 'event'));
    expect(breaches({ deck: [...LEGAL.deck, ...twins] })).toEqual(['2E-DECK-07']);
    expect(breaches({ deck: [...LEGAL.deck, ...twins.slice(1)] })).toEqual([]);
  });

  it('2E-SETUP-02, -03: keeps the kinds of cards apart', () => {
    const rules = ['2E-SETUP-02', '2E-SETUP-03'];
    expect(breaches({ deck: [...LEGAL.deck, card('Dark Page', 'dilemma')] })).toEqual(rules);
    expect(breaches({ deck: [...LEGAL.deck, mission('E', 'planet')] })).toEqual(rules);
    expect(breaches({ dilemmas: [...LEGAL.dilemmas, card('Feast', 'event')] })).toEqual(rules);
    expect(breaches({ missions: [...LEGAL.missions.slice(1), card('Feast', 'event')] })).toEqual(rules);
  });

  it('says what is missing, and how much of it there is', () => {
    const said = (change: Partial<SecondEditionDeck>): readonly string[] =>
      deckRules.flatMap((rule) => rule.check({ ...LEGAL, ...change }) ?? []);
    expect(said({ missions: LEGAL.missions.slice(4) })).toEqual([
      '56 cards in all: at least 60 are needed',
      '1 mission: exactly 5 are needed',
      '1 mission besides headquarters: at least 2 are needed',
    ]);
    expect(said({ dilemmas: [] })).toEqual([
      '40 cards in all: at least 60 are needed',
      '0 dilemmas: at least 20 are needed',
    ]);
    const double = [...LEGAL.missions.slice(1), mission('D', 'space')];
    expect(said({ missions: double })).toEqual(['2 D: the 5 missions must be different']);
    expect(said({ deck: [...LEGAL.deck, card('Dark Page', 'dilemma'), card('Dark Page', 'dilemma')] })).toEqual([
      'in the wrong part of the deck: Dark Page is a dilemma',
    ]);
  });
});
