/** Lists the events that the rules announce, before and after they happen: a text that waits for any other would wait for ever. */
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
    ...['attempt', 'chooseDilemmas', 'winBattle', 'wonBattle', 'endAttempt', 'useSkill', 'gain'],
  ]),
};

/** Every event and every period at which somebody may be asked for a response, in order of name. */
export const ANSWERED: readonly string[] = [...new Set([...RAISED.about, ...RAISED.did, ...PERIODS])].toSorted();

/** Which events of a pattern nobody raises, in words. */
export function gapsOfPattern({ e, stage }: EventPattern): readonly string[] {
  const names = Array.isArray(e) ? e : [e];
  return names.filter((name) => !RAISED[stage].has(name)).map((name) => `the event ${name} (${stage})`);
}
