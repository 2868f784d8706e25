/** The sentences that only texts of the objectives variant say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as playing } from './playing.ts';

export const OWN: readonly Definition[] = [...nouns, ...places, ...playing];
