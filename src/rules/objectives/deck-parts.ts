/** The parts of a deck of the objectives variant (OBJ-DECK-01 to -05). */
import type { DeckLayout } from '../../engine/ruleset/deck-layout.ts';
import { deckParts as shared } from '../second-edition/deck-parts.ts';

export const deckParts: DeckLayout = {
  parts: [
    { name: 'locations', types: ['location'], aliases: ['location'], unknown: 'location' },
    { name: 'objectives', types: ['objective'], aliases: ['objective', 'objective pile'], unknown: 'objective' },
    { name: 'tactics', types: ['tactic'], aliases: ['tactic', 'tactic pile'], unknown: 'tactic' },
    { name: 'dilemmas', types: ['dilemma'], aliases: ['dilemma', 'dilemma pile'], unknown: 'dilemma' },
    { name: 'deck', types: null, aliases: ['draw deck', 'cards'], unknown: 'unknown' },
  ],
  main: 'deck',
  headings: [...shared.headings, 'Locations'],
  form: 'lines of a count and a title, with the headings "Locations:", "Objectives:", "Tactics:" and "Dilemmas:"',
};
