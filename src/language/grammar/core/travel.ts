/** Reads that ships are about to move: from where to where, and what that changes in the Range required. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Effect, EventPattern, Mod, Place, Route, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, number, player } from './symbols.ts';

const ANY_MISSION: Sel = { f: kind('mission') };
type Way = Pick<EventPattern, 'place'> & Route;

/** 'From this mission': from where this card is. */
const leftPlace = (mission: Sel): Place => (mission.ref === open('mission') ? { p: 'here' } : { p: 'at', mission });
/** A move always ends at another mission. */
function anotherOne({ other: _, ...mission }: Sel): Sel {
  return mission;
}
const route: Parser<Way> = any<Way>(
  w('', {}),
  p`to ${cards}`.to(([mission]): Way => ({ place: { p: 'at', mission } })),
  p`(away)? from ${cards}`.to(([mission]): Way => ({ from: leftPlace(mission) })),
  p`(away)? from ${cards} to ${cards}`.to(([from, mission]): Way => ({
    from: leftPlace(from),
    place: { p: 'at', mission: anotherOne(mission) },
  })),
  p`to a mission in a different quadrant`.to((): Way => ({
    place: {
      p: 'at',
      mission: {
        f: {
          f: 'and',
          of: [kind('mission'), { f: 'not', of: { f: 'same', prop: 'quadrant', as: { ref: open('mission') } } }],
        },
      },
    },
  })),
  // Between missions of one quadrant there is nothing to leave out.
  w('between missions in different quadrants', { between: [ANY_MISSION, { ...ANY_MISSION }] }),
  p`(to or from|from or to) ${cards}`.to(([one]): Way => ({ between: [one, ANY_MISSION] })),
  p`between ${cards} and ${cards}`.to(([one, other]): Way => ({ between: [one, other] })),
);

/** 'Your ship is about to move between X and Y'. */
export const travel: Parser<EventPattern> = any<EventPattern>(
  p`${cards} is|are about to move ${route}`.to(([what, way]): EventPattern => ({
    e: 'move',
    stage: 'about',
    what,
    ...way,
  })),
  // 'Your ship here moves to X': it is here no more.
  p`${cards} move~ ${route}`.to(([{ at, ...what }, way]): EventPattern | undefined =>
    at?.p === 'here' && !way.from ? { e: 'move', stage: 'did', what, ...way, from: { p: 'here' } } : undefined,
  ),
  p`${cards} move~ ${route}`
    .to(([what, way]): EventPattern | undefined => (way.from ? { e: 'move', stage: 'did', what, ...way } : undefined))
    .cost(1),
  // Where it was before is said of where it moves from; each ship moves by itself.
  p`${cards} move~`
    .to(([what]): EventPattern | undefined =>
      what.at || typeof what.n === 'number' ? undefined : { e: 'move', stage: 'did', what },
    )
    .cost(1),
  p`${player} move~ ${cards} ${route}`
    .to(([who, what, way]): EventPattern => ({ e: 'move', stage: 'did', who, what, ...way }))
    .cost(1),
  p`${player} move~ ${route}`.to(([who, way]): EventPattern | undefined =>
    way.from ? { e: 'move', stage: 'did', who, what: { f: kind('ship') }, ...way } : undefined,
  ),
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
