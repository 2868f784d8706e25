/** Words of scenarios that editions with crews, ships and missions share. */
import type { ExpectationForm, Happened } from '../../engine/ruleset/scenario-words.ts';
import type { GameEvent } from '../../engine/state/events.ts';

type Expectations = readonly (readonly [string, ExpectationForm])[];

/** An expectation of what lies in a zone. */
export const contents = (zone: string, isOrdered: boolean, tellsFaces = false): ExpectationForm => ({
  of: 'zone',
  zone,
  isOrdered,
  tellsFaces,
});

/** Expectations in the order in which they are told: who is asked what; where cards are and what counts of them; what went on. */
export const ASKED: Expectations = [
  ['refused', 'common'],
  ['asks', 'common'],
  ['request', 'common'],
  ['offers', 'common'],
  ['no offer', 'common'],
  ['score', 'common'],
];
export const OF_CARDS: Expectations = [
  ['where', 'common'],
  ['stopped', { of: 'cards', holds: (card) => card.stopped === true }],
  ['unstopped', { of: 'cards', holds: (card) => card.stopped !== true }],
  ['range', { of: 'number', told: ({ ship }) => `${ship?.rangeLeft ?? 'no ship'}`, explained: 'range' }],
  ['attributes', 'common'],
  ['skills', 'common'],
  ['commands', 'common'],
];
export const OF_THE_GAME: Expectations = [
  ['turn', 'common'],
  ['segment', 'common'],
  ['events', 'common'],
  ['no events', 'common'],
  ['winner', 'common'],
  ['text', 'common'],
];

/** What becomes of missions and dilemmas in an attempt, and who is stopped. */
export function happenedInAttempts(event: GameEvent): readonly Happened[] {
  switch (event.type) {
    case 'completed':
    case 'failed':
      return [{ verb: event.type, cards: [event.mission], players: [event.player] }];
    case 'faced':
      return [{ verb: event.type, cards: [event.card], players: [event.player] }];
    case 'stopped':
    case 'unstopped':
      return [{ verb: event.type, cards: event.cards, players: [] }];
    default:
      return [];
  }
}
