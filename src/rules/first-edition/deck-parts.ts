/** The parts of a First Edition deck as it is written down: the draw deck, Missions, seeds (94-DECK-05, -06). */
import type { DeckLayout } from '../../engine/ruleset/deck-layout.ts';

/** 94-DECK-11: of a card of a deck, the card that stands in for it. */
export const STAND_IN = 'stand-in';

export const deckParts: DeckLayout = {
  parts: [
    { name: 'missions', types: ['mission'], aliases: ['mission'], unknown: 'mission' },
    {
      name: 'seeds',
      types: ['dilemma', 'artifact', 'outpost'],
      aliases: ['seed', 'seed deck', 'seed+dil', 'dilemmas'],
      unknown: 'dilemma',
    },
    { name: 'deck', types: null, aliases: ['draw deck', 'cards'], unknown: 'unknown' },
  ],
  main: 'deck',
  // 94-DECK-01: sixty in all.
  isToldWhole: true,
  headings: ['Missions', 'Seeds', 'Seed+Dil', 'Seed Deck', 'Dilemmas', 'Deck', 'Sites', "Q's Tent", 'Side Deck'],
  standIn: STAND_IN,
  form: 'lines of a count and a title, with the headings "Missions:" and "Seeds:"',
};
