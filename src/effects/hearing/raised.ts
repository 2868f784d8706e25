import type { EventPattern } from '../../language/tree/index.ts';
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
    ...['attempt', 'chooseDilemmas', 'winBattle', 'wonBattle', 'endAttempt', 'useSkill'],
  ]),
};

/** Every event and every period at which somebody may be asked for a response, in order of name. */
export const ANSWERED: readonly string[] = [...new Set([...RAISED.about, ...RAISED.did, ...PERIODS])].toSorted();

/** Which events of a pattern nobody raises, and whether one is told by its number that is not counted; in words. */
export function gapsOfPattern({ e, stage, nth }: EventPattern): readonly string[] {
  const names = Array.isArray(e) ? e : [e];
  const found = names
    // What cards instruct is no event, but what a rule is about.
    .filter((name) => name !== 'instruct' && !RAISED[stage].has(name))
    .map((name) => `the event ${name} (${stage})`);
  return nth !== undefined && e !== 'face' && e !== 'complete' ? [...found, 'the nth time'] : found;
}
