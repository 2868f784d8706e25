/** Lists the events that the rules announce, before and after they happen: a text that waits for any other would wait for ever. */
import type { EventPattern, Place } from '../../language/tree/index.ts';
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

/** Events of which it is told where they happen; of others it would never be so, or always. */
const WITH_PLACE: ReadonlySet<string> = new Set([
  ...['attempt', 'failAttempt', 'endAttempt', 'complete', 'face', 'overcome', 'revealDilemma', 'eligible', 'useSkill'],
  ...['battle', 'endBattle', 'winBattle', 'wonBattle', 'move', 'beam', 'play'],
]);
/** Of cards that are placed, on which card; of those returned, whose they are. */
const isPlaceTold = (name: string, { p }: Place): boolean =>
  WITH_PLACE.has(name) || (name === 'place' && p === 'on') || (name === 'return' && p === 'zone');

/** Which events of a pattern nobody raises, or raises without what the pattern asks of them, in words. */
export function gapsOfPattern({ e, stage, by, place }: EventPattern): readonly string[] {
  const names = Array.isArray(e) ? e : [e];
  return [
    ...names.filter((name) => place && !isPlaceTold(name, place)).map((name) => `where the event ${name} happens`),
    ...names.filter((name) => !RAISED[stage].has(name)).map((name) => `the event ${name} (${stage})`),
    ...names.filter((name) => by && isUntold(name, by)).map((name) => `what brings about the event ${name}`),
  ];
}
