/** The parts of a Second Edition deck (2E-SETUP-02, -03). */
import type { DeckLayout } from '../../engine/ruleset/deck-layout.ts';

export const deckParts: DeckLayout = {
  parts: [
    { name: 'missions', types: ['mission'], aliases: ['mission'], unknown: 'mission' },
    { name: 'dilemmas', types: ['dilemma'], aliases: ['dilemma', 'dilemma pile'], unknown: 'dilemma' },
    { name: 'deck', types: null, aliases: ['draw deck', 'cards'], unknown: 'unknown' },
  ],
  main: 'deck',
  // Those of other editions too, so that a list made for one of them is taken apart as it was meant.
  headings: ['Dilemmas', 'Missions', 'Deck', 'Seed Deck', 'Objectives', 'Tactics', 'Sites', "Q's Tent", 'Side Deck'],
  form: 'lines of a count and a title, with the headings "Dilemmas:" and "Missions:"',
};
