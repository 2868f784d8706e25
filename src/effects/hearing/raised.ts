/** Lists the events that the rules announce, before and after they happen: a text that waits for any other would wait for ever. */
import type { EventPattern, Filter, Place } from '../../language/tree/index.ts';
import { PERIODS } from '../undertakings.ts';

/** Events that are raised when they are about to be and when they have been. */
const BEFORE_AND_AFTER = [
  ...['play', 'stop', 'unstop', 'kill', 'destroy', 'discard', 'draw', 'download', 'place', 'return', 'take'],
  ...['remove', 'capture', 'score', 'losePoints', 'command', 'select', 'reveal', 'examine', 'exchange'],
  ...['replace', 'overcome', 'shuffle', 'drawDilemmas', 'revealDilemma', 'face', 'complete', 'loseCommand'],
  ...['toDiscardPile', 'move', 'beam', 'failAttempt', 'battle', 'endBattle'],
];

/** Events that the rules and the verbs raise, by stage; a trigger on another one would never be met. */
const RAISED: Readonly<Record<'about' | 'did', ReadonlySet<string>>> = {
  about: new Set([...BEFORE_AND_AFTER, 'eligible', 'prevent']),
  did: new Set([
    ...BEFORE_AND_AFTER,
    ...['attempt', 'chooseDilemmas', 'winBattle', 'wonBattle', 'endAttempt', 'useSkill', 'gain', 'leavePlay'],
  ]),
};

/** Every event and every period at which somebody may be asked for a response, in order of name. */
export const ANSWERED: readonly string[] = [...new Set([...RAISED.about, ...RAISED.did, ...PERIODS])].toSorted();

/** Events of which it is not told what brought them about: 'a dilemma is overcome by your personnel' would never be met. */
const WITHOUT_CAUSE: ReadonlySet<string> = new Set([
  ...['overcome', 'move', 'beam', 'attempt', 'failAttempt', 'revealDilemma', 'drawDilemmas'],
]);
/** A mission is completed by a text only: 'when you complete this mission this way'. */
const isUntold = (name: string, by: NonNullable<EventPattern['by']>): boolean =>
  WITHOUT_CAUSE.has(name) || (name === 'complete' && by.ref !== 'this');

/** Events of which it is told at which mission, aboard or on which card they happen. */
const TOLD_WHERE: ReadonlySet<string> = new Set([
  ...['attempt', 'endAttempt', 'failAttempt', 'complete', 'drawDilemmas', 'chooseDilemmas', 'revealDilemma', 'face'],
  ...['overcome', 'battle', 'winBattle', 'wonBattle', 'endBattle', 'useSkill', 'eligible', 'move', 'play'],
]);
/** Events of which it is told to or from which zone. */
const TOLD_ZONE: ReadonlySet<string> = new Set(['play', 'return', 'revealDilemma', 'shuffle']);

/** Is it told of the event whether it happens there? Of what is placed, only on which card. */
function isTold(name: string, { p }: Place): boolean {
  if (name === 'place' && p === 'on') return true;
  return (p === 'zone' ? TOLD_ZONE : TOLD_WHERE).has(name);
}

const isOfFaced = (filter: Filter): boolean =>
  filter.f === 'faced' || ((filter.f === 'and' || filter.f === 'or') && filter.of.some(isOfFaced));

/** Which events of a pattern nobody raises, or raises without what the pattern asks of them, in words. */
export function gapsOfPattern({ e, stage, by, place, what }: EventPattern): readonly string[] {
  const names = Array.isArray(e) ? e : [e];
  return [
    ...names.filter((name) => !RAISED[stage].has(name)).map((name) => `the event ${name} (${stage})`),
    ...names.filter((name) => by && isUntold(name, by)).map((name) => `what brings about the event ${name}`),
    ...names.filter((name) => place && !isTold(name, place)).map((name) => `where the event ${name} happens`),
    // Once it is overcome nobody faces it any more.
    ...(names.includes('overcome') && stage === 'did' && what?.f && isOfFaced(what.f)
      ? ['who faces what is overcome']
      : []),
    // A dilemma is revealed otherwise than what is revealed by a text: of a title alone it is not known which.
    ...(names.includes('reveal') && what?.f?.f === 'title' ? ['whether a dilemma of that title is revealed'] : []),
  ];
}
