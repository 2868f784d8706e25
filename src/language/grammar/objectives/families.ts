/** Puts together the sentences that only texts of the objectives variant say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as tactics } from './tactics.ts';
import { FAMILY as travel } from './travel.ts';

export const OWN: readonly Definition[] = [...nouns, ...places, ...playing, ...tactics, ...travel];
