/** Ships about to move: from where to where, and what that changes in the Range required. */
import { kind } from '../build.ts';
import { any, p, w, type Parser } from '../parser.ts';
import type { Effect, EventPattern, Mod, Sel } from '../tree.ts';
import { cards, number, player } from './symbols.ts';

const ANY_MISSION: Sel = { f: kind('mission') };
type Route = Pick<EventPattern, 'place' | 'from' | 'between'>;

const route: Parser<Route> = any<Route>(
  w('', {}),
  p`to ${cards}`.to(([mission]): Route => ({ place: { p: 'at', mission } })),
  p`from ${cards}`.to(([mission]): Route => ({ from: { p: 'at', mission } })),
  p`(to or from|from or to) ${cards}`.to(([one]): Route => ({ between: [one, ANY_MISSION] })),
  p`between ${cards} and ${cards}`.to(([one, other]): Route => ({ between: [one, other] })),
);

/** 'Your ship is about to move between X and Y'. */
export const travel: Parser<EventPattern> = any<EventPattern>(
  p`${cards} is|are about to move ${route}`.to(([what, way]): EventPattern => ({
    e: 'move',
    stage: 'about',
    what,
    ...way,
  })),
  p`${player} is|are about to move ${cards} ${route}`.to(([who, what, way]): EventPattern => ({
    e: 'move',
    stage: 'about',
    who,
    what,
    ...way,
  })),
);

/** The ship that is about to move. */
const MOVING: Sel = { ref: 'that' };
const changing = (mod: Mod): Effect[] => [{ x: 'mod', what: MOVING, mods: [mod] }];
const REQUIRED = w('the (Range|span total) required', 0);

/** 'Subtract 2 from the Range required', 'do not add 2 to the span total of those missions'. */
export const distances: Parser<Effect[]> = any<Effect[]>(
  p`subtract ${number} from ${REQUIRED}`.to(([n]) => changing({ m: 'num', prop: 'distance', by: -n })),
  p`add ${number} to ${REQUIRED}`.to(([n]) => changing({ m: 'num', prop: 'distance', by: n })),
  w('do not add 2 to the span total of those missions', changing({ m: 'sameQuadrant' })),
);
