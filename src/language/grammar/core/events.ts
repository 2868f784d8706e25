/** Reads events, after 'when': 'you play an event', 'a personnel is about to be killed'. */
import { VERBS } from './vocabulary.ts';
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w } from '../../parse/parser.ts';
import { THIS, carrying } from '../../tree/build.ts';
import { someNode } from '../../tree/visit.ts';
import type { EventName, EventPattern, Place, PlayerRef, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { attempts, involving } from './attempts.ts';
import { discarding } from './discarding.ts';
import { perils } from './threats.ts';
import { pointsEvents } from './points-events.ts';
import { selections } from './selections.ts';
import { isDilemma } from './skill-uses.ts';
import { participle, cards, happening, place, player, zonePlace } from './symbols.ts';
import { travel } from './travel.ts';

export const by = opt(p`by ${cards}`.to(([sel]) => ({ by: sel })));

const revealed = (what: Sel, e: EventName): EventName => (e === 'reveal' && isDilemma(what) ? 'revealDilemma' : e);
/** Where it happens: who is present is said of the cards. */
const here = opt(place.to((at) => (at.p === 'present' ? undefined : { place: at })));
export const who = p`${player}`.to(([name]) => name);

/** 'Discards a card from hand', 'is discarded from your hand': where the card lies is said of the card. */
function whereItLies(e: EventName, what: Sel, at: { place: Place } | undefined): { what: Sel; place?: Place } {
  if (e !== 'discard' || at?.place.p !== 'zone' || what.at) return { what, ...at };
  if (what.ref !== undefined && !what.ref.includes('this')) return { what, ...at };
  // 'An opponent's card is discarded from hand': from that opponent's.
  return { what: { ...what, at: what.of === 'opponent' ? { ...at.place, of: what.of } : at.place } };
}
/** What a player does to some cards, and where. */
function ofPlayer(
  name: PlayerRef,
  stage: EventPattern['stage'],
  e: EventName,
  what: Sel,
  at: { place: Place } | undefined,
): EventPattern | undefined {
  return at && isLikeSome(what) ? undefined : { e: revealed(what, e), stage, who: name, ...whereItLies(e, what, at) };
}
/** 'An event with the same title as a card in your core': the core is said of that other card. */
const isLikeSome = (what: Sel): boolean =>
  someNode({ is: 'cards', node: what }, ({ is, node }) => {
    const as = is === 'filter' && node.f === 'same' ? node.as : undefined;
    return as !== undefined && as.ref === undefined && as.of === undefined && as.at === undefined;
  });
/** Into whose hand cards are returned: into their owners', which is told where it must be a certain player's. */
function returnedTo(to: Place): Pick<EventPattern, 'place'> | undefined {
  if (to.p !== 'zone' || to.zone !== 'hand') return undefined;
  if (typeof to.of === 'object') return {};
  return to.of === 'you' || to.of === 'opponent' ? { place: to } : undefined;
}
export const isStage = any(w('(is|are) about to be', 'about' as const), w('(is|are)', 'did' as const));

const happeningWords = happening.is(
  p`${cards} ${any(w('kill~', 'kill' as const), w('stop~', 'stop' as const), w('destroy~', 'destroy' as const))} ${cards}`
    .to(([source, e, what]): EventPattern => ({ e, stage: 'did', what, by: source }))
    .cost(2),
  attempts,
  perils,
  pointsEvents,
  p`${cards} is|are about to be ${participle} ${by}`.to(([what, e, source]): EventPattern => ({
    e: revealed(what, e),
    stage: 'about',
    what,
    ...source,
  })),
  p`${cards} is|are ${participle} ${by}`.to(([what, e, source]): EventPattern => ({
    e: revealed(what, e),
    stage: 'did',
    what,
    ...source,
  })),
  p`${cards} is|are about to be ${participle} or ${participle} ${by}`.to(
    ([what, one, other, source]): EventPattern => ({ e: [one, other], stage: 'about', what, ...source }),
  ),
  p`${cards} is|are ${participle} or ${participle} ${by}`.to(([what, one, other, source]): EventPattern => ({
    e: [one, other],
    stage: 'did',
    what,
    ...source,
  })),
  selections,
  p`${cards} leave~ play`.to(([what]): EventPattern => ({ e: 'leavePlay', stage: 'did', what })),
  // 'Is returned to hand', 'to its owner's hand', 'to your hand'.
  p`${cards} ${isStage} returned to ${zonePlace} ${by}`.to(([what, stage, to, source]): EventPattern | undefined => {
    const at = returnedTo(to);
    return at && { e: 'return', stage, what, ...at, ...source };
  }),
  p`${p`${who} ${VERBS.parser}`} ${cards} ${here}`
    .to(([[name, e], what, at]) => ofPlayer(name, 'did', e, what, at))
    .cost(1),
  // Not one of them, as of 'a card', but as many as they are.
  p`${who} is|are about to draw cards`.to(([name]): EventPattern => ({
    e: 'draw',
    stage: 'about',
    who: name,
    what: { n: 'any' },
  })),
  p`${who} is|are about to ${VERBS.plain} ${cards} ${here}`
    .to(([name, e, what, at]) => ofPlayer(name, 'about', e, what, at))
    .cost(1),
  // 'When you play this at X this way': by what the card itself says of it.
  p`${who} ${any(w('play~', 'did' as const), w('is|are about to play', 'about' as const))} ${cards} ${place} this way`.to(
    ([name, stage, what, at]): EventPattern => ({ e: 'play', stage, who: name, what, place: at, by: THIS }),
  ),
  p`${who} play~ ${cards} to ${zonePlace}`.to(([name, what, at]): EventPattern => ({
    e: 'play',
    stage: 'did',
    who: name,
    what,
    place: at,
  })),
  // 'When you place an Infiltrator aboard an opponent's ship': where it then stands.
  p`${who} place~ ${cards}`
    .to(([name, what]): EventPattern | undefined =>
      what.at && what.at.p !== 'zone' && what.at.p !== 'beneath' && what.ref === undefined
        ? { e: 'place', stage: 'did', who: name, what }
        : undefined,
    )
    .cost(2),
  discarding,
  p`${cards} complete~ ${cards}`
    .to(([doer, what]): EventPattern => ({ e: 'complete', stage: 'did', what, involving: doer }))
    .cost(1),
  p`${who} lose~ command of ${cards}`.to(([name, what]): EventPattern => ({
    e: 'loseCommand',
    stage: 'did',
    who: name,
    what,
  })),
  p`${cards} (cause~|make~) ${who} (to)? lose command of ${cards}`.to(([source, name, what]): EventPattern => ({
    e: 'loseCommand',
    stage: 'did',
    who: name,
    what,
    by: source,
  })),
  p`${cards} (is|are) about to (cause|make) ${who} (to)? lose command of ${cards}`.to(
    ([source, name, what]): EventPattern => ({
      e: 'loseCommand',
      stage: 'about',
      who: name,
      what,
      by: source,
    }),
  ),
  p`${who} take~ command of ${cards}`.to(([name, what]): EventPattern => ({
    e: 'command',
    stage: 'did',
    who: name,
    what,
  })),
  p`${cards} is|are ${participle} or ${participle} ${place}`
    .to(([what, one, other, at]): EventPattern => ({ e: [one, other], stage: 'did', what, place: at }))
    .cost(1),
  p`${cards} is|are ${participle} ${place} ${by}`
    .to(([what, e, at, source]): EventPattern => ({
      e: revealed(what, e),
      stage: 'did',
      ...whereItLies(e, what, { place: at }),
      ...source,
    }))
    .cost(1),
  p`${who} complete~ ${cards} this way`.to(([name, what]): EventPattern => ({
    e: 'complete',
    stage: 'did',
    who: name,
    what,
    by: THIS,
  })),
  p`${who} begin~ a mission attempt ${here} ${involving}`.to(([name, at, cast]): EventPattern => ({
    e: 'attempt',
    stage: 'did',
    who: name,
    ...at,
    ...cast,
  })),
  p`${cards} begin~ a mission attempt ${here}`
    .to(([cast, at]): EventPattern => ({ e: 'attempt', stage: 'did', involving: cast, ...at }))
    .cost(1),
  p`${cards} is|are about to face ${cards} ${here}`.to(([what, dilemma, at]): EventPattern => ({
    e: 'face',
    stage: 'about',
    what,
    by: dilemma,
    ...at,
  })),
  p`${cards} is|are about to be ${participle} ${place} ${by}`
    .to(([what, e, at, source]): EventPattern | undefined =>
      e === 'place'
        ? undefined
        : { e: revealed(what, e), stage: 'about', ...whereItLies(e, what, { place: at }), ...source },
    )
    .cost(1),
  p`${who} fail~ a mission attempt ${here} ${involving}`.to(([name, at, cast]): EventPattern => ({
    e: 'failAttempt',
    stage: 'did',
    who: name,
    ...at,
    ...cast,
  })),
  p`${cards} attempt~ ${cards}`
    .to(([cast, mission]): EventPattern => ({
      e: 'attempt',
      stage: 'did',
      involving: cast,
      place: mission.ref === open('mission') ? { p: 'here' } : { p: 'at', mission },
    }))
    .cost(1),
  p`${who} is|are about to take command of ${cards}`.to(([name, what]): EventPattern => ({
    e: 'command',
    stage: 'about',
    who: name,
    what,
  })),
  p`${who} is|are about to lose command of ${cards}`.to(([name, what]): EventPattern => ({
    e: 'loseCommand',
    stage: 'about',
    who: name,
    what,
  })),
  p`${cards} is|are about to complete ${cards}`
    .to(([doer, what]): EventPattern => ({ e: 'complete', stage: 'about', what, involving: doer }))
    .cost(1),
  p`${cards} (move~|is moved|are moved) to ${cards}`.to(([what, to]): EventPattern => ({
    e: 'move',
    stage: 'did',
    what,
    place: { p: 'at', mission: to },
  })),
  p`${cards} move~ to the same mission as ${cards}`.to(([what, other]): EventPattern => ({
    e: 'move',
    stage: 'did',
    what,
    place: { p: 'at', mission: carrying('mission', 'at', other) },
  })),
  p`${cards} (move~) here`.to(([what]): EventPattern => ({ e: 'move', stage: 'did', what, place: { p: 'here' } })),
  travel,
  p`${who} shuffle~ ${zonePlace}`.to(([name, at]): EventPattern => ({
    e: 'shuffle',
    stage: 'did',
    who: name,
    place: at,
  })),
);

export const FAMILY: readonly Definition[] = [happeningWords];
