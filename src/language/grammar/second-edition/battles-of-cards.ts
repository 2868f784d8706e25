/** Of Second Edition alone: reads battles said of the cards that fight them: 'this personnel wins combat', 'your ship begins an engagement'. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { EventPattern, PlayerRef, Sel } from '../../tree/index.ts';
import { openWords } from '../../tree/open.ts';
import { cards, happening } from '../core/symbols.ts';
import { battle, here } from './events.ts';

/** Whose side they are on, where the words say so. */
function sideOf({ ref, of, via }: Sel): PlayerRef | undefined {
  if (ref === 'this' || openWords(ref)?.startsWith('this ') === true) return 'you';
  return via === undefined && (of === 'you' || of === 'opponent') ? of : undefined;
}
const OTHER_SIDE: ReadonlyMap<PlayerRef, PlayerRef> = new Map<PlayerRef, PlayerRef>([
  ['you', 'opponent'],
  ['opponent', 'you'],
]);

const happeningWords = happening.is(
  p`${cards} win~ ${battle} ${here}`
    .to(([involving, fought, at]): EventPattern | undefined => {
      const who = sideOf(involving);
      return who && { e: 'winBattle', stage: 'did', who, battle: fought, involving, ...at };
    })
    .cost(1),
  // Whoever wins it is on the other side.
  p`${cards} lose~ ${battle} ${here}`
    .to(([involving, fought, at]): EventPattern | undefined => {
      const side = sideOf(involving);
      const who = side && OTHER_SIDE.get(side);
      return who && { e: 'winBattle', stage: 'did', who, battle: fought, involving, ...at };
    })
    .cost(1),
  p`${cards} begin~ ${battle} ${here}`
    .to(([involving, fought, at]): EventPattern | undefined => {
      const who = sideOf(involving);
      return who && { e: 'battle', stage: 'did', who, battle: fought, involving, ...at };
    })
    .cost(1),
);

export const FAMILY: readonly Definition[] = [happeningWords];
