/** What was done to a card: 'stopped', 'removed from the game'. */
import { WordTable } from '../../parse/word-table.ts';
import type { EventName } from '../../tree/index.ts';

/** Past participles of what can be done to a card. */
export const PARTICIPLES = new WordTable<EventName>([
  ['stop', 'stopped'],
  ['kill', 'killed'],
  ['destroy', 'destroyed'],
  ['discard', 'discarded'],
  ['play', 'played'],
  ['reveal', 'revealed'],
  ['overcome', 'overcome'],
  ['unstop', 'unstopped'],
  ['capture', 'captured'],
  ['place', 'placed'],
  ['return', 'returned'],
  ['download', 'downloaded'],
  ['prevent', 'prevented'],
  ['damage', 'damaged'],
  ['remove', 'removed', 'removed (from the game)?'],
  ['examine', 'examined'],
  ['complete', 'completed'],
  ['exchange', 'exchanged'],
]);
export const participle = PARTICIPLES.parser;
