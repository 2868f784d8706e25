/** Of Second Edition alone: reads conditions: all counters spent, a dilemma overcome beneath a mission, a battle won. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { Cond, EventPattern, Place, Sel, Span2 } from '../../tree/index.ts';
import { span } from '../core/history.ts';
import { standing } from '../core/standing.ts';
import { cards, place, player } from '../core/symbols.ts';

const done = (ev: EventPattern, when: Span2): Cond => ({ c: 'did', ev, span: when });

function beneath(sel: Sel, at: Place): Cond | undefined {
  const card = at.p === 'at' ? at.mission : at.p === 'beneath' ? at.card : undefined;
  return sel.at || sel.n !== undefined || !card
    ? undefined
    : { c: 'some', sel: { ...sel, at: { p: 'beneath', card } } };
}

const standingWords = standing.is(
  p`you have spent all (your)? counters this turn`.to((): Cond => ({
    c: 'cmp',
    a: { a: 'counters', of: 'you' },
    op: '=',
    b: 0,
  })),
  // 'If a copy of that dilemma is overcome beneath your mission': it lies there.
  p`${cards} is|are overcome ${place}`.to(([sel, at]) => beneath(sel, at)),
  p`${player} (have|has)? won combat or an engagement ${span}`.to(([who, when]) =>
    done({ e: 'winBattle', stage: 'did', who, battle: 'either' }, when),
  ),
);

export const FAMILY: readonly Definition[] = [standingWords];
