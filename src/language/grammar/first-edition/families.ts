/** The sentences that only texts of First Edition say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as dilemmas } from './dilemmas.ts';
import { FAMILY as doomed } from './doomed.ts';
import { FAMILY as equipment } from './equipment.ts';
import { FAMILY as fates } from './fates.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as nullifying } from './nullifying.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as requirements } from './requirements.ts';
import { FAMILY as words } from './words.ts';

export const OWN: readonly Definition[] = [
  ...conditions,
  ...dilemmas,
  ...doomed,
  ...equipment,
  ...fates,
  ...nouns,
  ...nullifying,
  ...playing,
  ...requirements,
  ...words,
];
