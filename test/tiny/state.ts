/** What the tiny ruleset keeps in the state. */
import type { StateRules } from '../../src/engine/ruleset/state-rules.ts';
import { flat } from '../../src/engine/ruleset/state-rules.ts';
import { setFlag } from '../../src/engine/state/reduce.ts';
import './declared.ts';

export const stateOfTiny: StateRules = {
  slices: () => ({ deeds: { launches: 0, others: 0 } }),
  flags: [
    { name: 'faceUp', endsWithStay: false },
    { name: 'underWay', endsWithStay: true, isCounted: true },
  ],
  numbers: [{ name: 'journey' }],
  scopes: [
    { name: 'turn', endsWith: ['turn'], keeps: () => true },
    {
      name: 'bid',
      endsWith: ['turn', 'bid'],
      keeps: ({ frames }) => frames.some(({ procedure }) => procedure === 'bid'),
    },
    { name: 'game', endsWith: [], keeps: () => false },
  ],
  reduce: (rules, state, event) => {
    if (event.type === 'deeds') state.slices.deeds = { launches: event.launches, others: event.others };
    if (event.type === 'moored') setFlag(rules, state, event.cards, 'underWay', false);
    if (event.type !== 'sailed') return;
    setFlag(rules, state, [event.card], 'underWay', true);
    const journeys = state.numbers.journey;
    if (journeys) journeys[event.card] = event.journey;
  },
  changesNothing: [],
  marked: (event) => (event.type === 'moored' ? event.cards : event.type === 'sailed' ? [event.card] : []),
  bookkeeping: ['deeds'],
  swapped: (slices) => slices,
  position: ({ slices: { deeds } }) => [deeds],
  isInvolved: () => false,
  canonical: flat,
};
