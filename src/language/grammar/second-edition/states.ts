/** Of Second Edition alone: reads states of cards: 'prevented', 'facing a dilemma', 'in combat'. */
import type { Definition } from '../../parse/grammar.ts';
import { p, w } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Sel, State } from '../../tree/index.ts';
import { isAny } from '../core/states.ts';
import { cards, state } from '../core/symbols.ts';

const A_DILEMMA: Sel = { f: kind('dilemma') };

const stateWords = state.is(
  w('prevented', { s: 'prevented' }),
  p`facing ${cards}`.to(([what]): State => ({ s: 'facing', ...(!isAny(what, A_DILEMMA) && { what }) })),
  w('(in|involved in) combat', { s: 'inBattle', kind: 'combat' }),
  w('(in|involved in) an engagement', { s: 'inBattle', kind: 'engagement' }),
  w('(in|involved in) an engagement you did not begin', { s: 'inBattle', kind: 'engagement', begun: false }),
  w('(in|involved in) an engagement you began', { s: 'inBattle', kind: 'engagement', begun: true }),
  w('(in a battle|in combat or an engagement)', { s: 'inBattle' }),
);

export const FAMILY: readonly Definition[] = [stateWords];
