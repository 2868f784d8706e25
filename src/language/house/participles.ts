/** What was done to a card, in house style. */
import { PARTICIPLES } from '../grammar/core/participles.ts';
import type { EventName } from '../tree/index.ts';

/** 'Stopped'; undefined of what is not said so. A dilemma is revealed as other cards are. */
export function participleOf(name: EventName): string | undefined {
  return PARTICIPLES.write(name === 'revealDilemma' ? 'reveal' : name);
}
