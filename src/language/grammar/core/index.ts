/** The sentences that any edition's texts share. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as words } from './words.ts';
import { FAMILY as filters } from './filters.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as requirements } from './requirements.ts';
import { FAMILY as amounts } from './amounts.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as states } from './states.ts';
import { FAMILY as events } from './events.ts';
import { FAMILY as selections } from './selections.ts';
import { FAMILY as traits } from './traits.ts';
import { FAMILY as numbers } from './numbers.ts';
import { FAMILY as limits } from './limits.ts';
import { FAMILY as flow } from './flow.ts';
import { FAMILY as frames } from './frames.ts';

export const CORE: readonly Definition[] = [
  ...words,
  ...filters,
  ...nouns,
  ...places,
  ...requirements,
  ...amounts,
  ...conditions,
  ...states,
  ...events,
  ...selections,
  ...traits,
  ...numbers,
  ...limits,
  ...flow,
  ...frames,
];
