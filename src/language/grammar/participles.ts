/** What was done to a card: 'stopped', 'removed from the game'. */
import { any, w, type Parser } from '../parse/parser.ts';
import type { EventName } from '../tree/index.ts';

/** Past participles of what can be done to a card. */
const PARTICIPLES: readonly (readonly [string, EventName])[] = [
  ['stopped', 'stop'],
  ['killed', 'kill'],
  ['destroyed', 'destroy'],
  ['discarded', 'discard'],
  ['played', 'play'],
  ['revealed', 'reveal'],
  ['overcome', 'overcome'],
  ['unstopped', 'unstop'],
  ['captured', 'capture'],
  ['placed', 'place'],
  ['returned', 'return'],
  ['downloaded', 'download'],
  ['prevented', 'prevent'],
  ['damaged', 'damage'],
  ['removed (from the game)?', 'remove'],
  ['examined', 'examine'],
  ['completed', 'complete'],
  ['exchanged', 'exchange'],
];
export const participle: Parser<EventName> = any(...PARTICIPLES.map(([said, name]) => w(said, name)));
