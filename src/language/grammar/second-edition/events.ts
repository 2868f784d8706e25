/** Of Second Edition alone: reads events, after 'when': battles, dilemmas, cards placed in a brig. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import type { EventPattern, PlayerRef, Sel } from '../../tree/index.ts';
import { involving } from '../core/attempts.ts';
import { by, isStage, who } from '../core/events.ts';
import { isDilemma } from '../core/skill-uses.ts';
import { participle, cards, happening, place } from '../core/symbols.ts';
import { skillUses } from './skill-uses.ts';

/** Where it happens, which is a mission: who is present or aboard is said of the cards. */
export const here = opt(place.to((at) => (at.p === 'present' || at.p === 'aboard' ? undefined : { place: at })));

const BATTLES = [
  w('a? combat', 'combat' as const),
  w('an engagement', 'engagement' as const),
  w('(combat or an engagement|an engagement or combat|a battle)', 'either' as const),
];
export const battle = any(...BATTLES);
/** What a mission attempt comes to, of its mission or of a dilemma. */
const done = any(w('complete~', 'complete' as const), w('overcome~', 'overcome' as const));
/** 'Placed in an opponent's brig': one's own personnel become captives nowhere else. */
const inBrig = w("placed in (a|an opponent's|your opponent's|an opponents') brig", 'capture' as const);
/** 'Placed in your brig': you are who captures. */
const inYourBrig = w('placed in your brig', { e: 'capture', who: 'you' } as const);

/** A dilemma returns to its owner's pile: whose pile it is says whose dilemma. */
const whosePile = any<PlayerRef | undefined>(
  w("(its owner's|a|their owner's)", undefined),
  w('your', 'you'),
  w("an opponent's", 'opponent'),
);
function returnedTo(of: PlayerRef | undefined, what: Sel, stage: 'about' | 'did'): EventPattern | undefined {
  if (!isDilemma(what) && what.ref === undefined) return undefined;
  if (of === undefined) return { e: 'return', stage, what };
  if (what.ref !== undefined || what.via === 'own') return what.of === of ? { e: 'return', stage, what } : undefined;
  return what.of === undefined || what.of === of
    ? { e: 'return', stage, what: { ...what, of, via: 'own' } }
    : undefined;
}

const happeningWords = happening.is(
  p`${cards} ${isStage} ${inBrig} ${by}`.to(([what, stage, e, source]): EventPattern => ({
    e,
    stage,
    what,
    ...source,
  })),
  p`${cards} ${isStage} ${inYourBrig} ${by}`.to(([what, stage, e, source]): EventPattern => ({
    ...e,
    stage,
    what,
    ...source,
  })),
  p`${cards} ${isStage} ${participle} or ${inBrig} ${by}`.to(([what, stage, e, other, source]): EventPattern => ({
    e: [e, other],
    stage,
    what,
    ...source,
  })),
  p`${cards} ${isStage} ${inBrig} or ${participle} ${by}`.to(([what, stage, other, e, source]): EventPattern => ({
    e: [e, other],
    stage,
    what,
    ...source,
  })),
  p`${cards} (is|are) about to (return|be returned) to ${whosePile} dilemma pile`.to(([what, of]) =>
    returnedTo(of, what, 'about'),
  ),
  p`${cards} (returns|return|is returned|are returned) to ${whosePile} dilemma pile`.to(([what, of]) =>
    returnedTo(of, what, 'did'),
  ),
  skillUses,
  w('you reveal this dilemma from the dilemma stack', { e: 'reveal', stage: 'did', who: 'you', what: THIS }),
  p`${who} capture~ ${cards}`.to(([name, what]): EventPattern => ({ e: 'capture', stage: 'did', who: name, what })),
  p`${who} place~ ${cards} in your brig`.to(([name, what]): EventPattern => ({
    e: 'capture',
    stage: 'did',
    who: name,
    what,
  })),
  p`${cards} (is facing|are facing|face|faces) ${cards} ${here}`.to(([what, dilemma, at]): EventPattern => ({
    e: 'face',
    stage: 'did',
    what,
    by: dilemma,
    ...at,
  })),
  p`${who} (have~ drawn|draw~) dilemmas`.to(([name]): EventPattern => ({ e: 'drawDilemmas', stage: 'did', who: name })),
  p`${who} is|are about to draw dilemmas`.to(([name]): EventPattern => ({
    e: 'drawDilemmas',
    stage: 'about',
    who: name,
  })),
  p`${who} (have~ chosen|choose~) dilemmas (for your dilemma stack)?`.to(([name]): EventPattern => ({
    e: 'chooseDilemmas',
    stage: 'did',
    who: name,
  })),
  p`${who} ${done} ${cards} involving ${cards}`.to(([name, e, what, involved]): EventPattern => ({
    e,
    stage: 'did',
    who: name,
    what,
    involving: involved,
  })),
  // 'When you complete a mission with this personnel present': with whom, not with what.
  p`${who} ${done} ${cards} with ${cards}`
    .to(([name, e, what, involved]): EventPattern | undefined =>
      what.at || involved.ref === undefined ? undefined : { e, stage: 'did', who: name, what, involving: involved },
    )
    .cost(-1),
  // 'When your personnel overcome a dilemma': those who faced it.
  p`${cards} overcome~ ${cards}`
    .to(([involved, what]): EventPattern | undefined =>
      isDilemma(what) ? { e: 'overcome', stage: 'did', what, involving: involved } : undefined,
    )
    .cost(1),
  // A ship is damaged by a Damage card that is placed on it.
  p`${cards} ${isStage} damaged ${by}`
    .to(([ship, stage, source]): EventPattern => ({
      e: 'place',
      stage,
      what: { f: { f: 'damage' } },
      place: { p: 'on', card: ship },
      ...source,
    }))
    .cost(-1),
  p`${who} win~ ${battle} ${involving} ${here}`.to(([name, fought, cast, at]): EventPattern => ({
    e: 'winBattle',
    stage: 'did',
    who: name,
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${cards} is|are involved in ${battle} you win ${here}`.to(([involved, fought, at]): EventPattern => ({
    e: 'winBattle',
    stage: 'did',
    who: 'you',
    battle: fought,
    involving: involved,
    ...at,
  })),
  p`${who} win~ ${battle} you began ${involving} ${here}`.to(([name, fought, cast, at]): EventPattern | undefined =>
    name === 'you'
      ? { e: 'winBattle', stage: 'did', who: name, battle: fought, begun: true, ...cast, ...at }
      : undefined,
  ),
  p`${who} lose~ ${battle} ${involving} ${here}`.to(([name, fought, cast, at]): EventPattern | undefined =>
    name === 'you'
      ? { e: 'winBattle', stage: 'did', who: 'opponent', battle: fought, involving: { of: 'you' }, ...cast, ...at }
      : undefined,
  ),
  p`${battle} ${involving} begin~ ${here}`.to(([fought, cast, at]): EventPattern => ({
    e: 'battle',
    stage: 'did',
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${battle} ends ${involving} ${here}`.to(([fought, cast, at]): EventPattern => ({
    e: 'endBattle',
    stage: 'did',
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${battle} ${involving} ends ${here}`.to(([fought, cast, at]): EventPattern => ({
    e: 'endBattle',
    stage: 'did',
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${battle} ${who} began ${involving} ${here} ends`.to(([fought, name, cast, at]): EventPattern => ({
    e: 'endBattle',
    stage: 'did',
    who: name,
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${battle} begin~ ${involving} ${here}`.to(([fought, cast, at]): EventPattern => ({
    e: 'battle',
    stage: 'did',
    battle: fought,
    ...cast,
    ...at,
  })),
  p`${who} begin~ ${battle} ${involving} ${here}`.to(([name, fought, cast, at]): EventPattern => ({
    e: 'battle',
    stage: 'did',
    who: name,
    battle: fought,
    ...cast,
    ...at,
  })),
);

export const FAMILY: readonly Definition[] = [happeningWords];
