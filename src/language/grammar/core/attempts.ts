/** Reads events of mission attempts: who begins one or is attempting, that it fails, that it ends. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, opt, p, w } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { EventPattern, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, number, owner, place, player } from './symbols.ts';

/** Any mission is no word more than 'a mission attempt'. */
function atMission(mission: Sel): { place?: Place } {
  const { f } = mission;
  if (Object.keys(mission).length === 1 && f?.f === 'kind' && f.is === 'mission') return {};
  return mission.ref === open('mission') ? { place: { p: 'here' } } : { place: { p: 'at', mission } };
}
export const here = opt(place.to((at) => ({ place: at })));
export const involving = opt(p`(involving|with|against) ${cards}`.to(([sel]) => ({ involving: sel })));
/** 'An opponent's mission attempt'. */
const whose = any(
  p`${owner} mission attempt`.to(([who]) => ({ who })),
  w('a mission attempt', {}),
);

export const ordinal = any<number>(w('first', 1), w('second', 2), w('third', 3), w('fourth', 4), w('fifth', 5));
const DILEMMA: Sel = { f: kind('dilemma') };
/** 'With five or less personnel': no more than that many of them. */
const few = any<number>(
  p`(with|involving) ${number} or (less|fewer) personnel`.to(([upTo]) => upTo),
  p`(with|involving) (less|fewer) than ${number} personnel`.to(([n]) => n - 1),
);

export const attempts = alternatives<EventPattern>('attempts');
const attemptsWords = attempts.is(
  p`${cards} is|are about to face the ${ordinal} dilemma of (a|the|this|that) mission attempt`.to(
    ([what, nth]): EventPattern => ({ e: 'face', stage: 'about', what, by: DILEMMA, nth }),
  ),
  p`${cards} begin~ a mission attempt ${here} ${few}`.to(([involving, at, upTo]): EventPattern | undefined =>
    involving.n === undefined
      ? { e: 'attempt', stage: 'did', involving: { ...involving, n: { upTo } }, ...at }
      : undefined,
  ),
  p`${player} begin~ a mission attempt ${here} ${few}`.to(([who, at, upTo]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    who,
    involving: { f: kind('personnel'), n: { upTo } },
    ...at,
  })),
  p`${player} begin~ an attempt (of|at) ${cards}`.to(([who, mission]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    who,
    ...atMission(mission),
  })),
  // What goes on all the time (`meaning/going-on.ts`).
  p`${cards} is|are attempting ${cards}`.to(([involving, mission]): EventPattern => ({
    e: 'attempting',
    stage: 'did',
    involving,
    ...atMission(mission),
  })),
  p`${cards} attempt|attempts ${cards}`
    .to(([involving, mission]): EventPattern => ({ e: 'attempt', stage: 'did', involving, ...atMission(mission) }))
    .cost(2),
  p`${player} attempt|attempts ${cards} (with|using) ${cards}`.to(([who, mission, involving]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    who,
    involving,
    ...atMission(mission),
  })),
  p`${player} begin~ a mission attempt ${here} (with|using) ${cards}`.to(([who, at, involving]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    who,
    ...at,
    involving,
  })),
  p`${cards} fail~ a mission attempt ${here}`
    .to(([involving, at]): EventPattern => ({ e: 'failAttempt', stage: 'did', involving, ...at }))
    .cost(2),
  p`${player} is|are about to fail a mission attempt ${here} ${involving}`.to(([who, at, cast]): EventPattern => ({
    e: 'failAttempt',
    stage: 'about',
    who,
    ...at,
    ...cast,
  })),
  p`${cards} is|are about to fail a mission attempt ${here}`
    .to(([involving, at]): EventPattern => ({ e: 'failAttempt', stage: 'about', involving, ...at }))
    .cost(2),
  p`${whose} ${here} fails`.to(([who, at]): EventPattern => ({ e: 'failAttempt', stage: 'did', ...who, ...at })),
  p`${whose} ends here`.to(([who]): EventPattern => ({ e: 'endAttempt', stage: 'did', ...who, place: { p: 'here' } })),
  p`${whose} ${here} ends`.to(([who, at]): EventPattern => ({ e: 'endAttempt', stage: 'did', ...who, ...at })),
);

export const FAMILY: readonly Definition[] = [attemptsWords];
