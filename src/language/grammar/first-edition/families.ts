/** Puts together the sentences that only texts of First Edition say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as artifacts } from './artifacts.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as delays } from './delays.ts';
import { FAMILY as dilemmas } from './dilemmas.ts';
import { FAMILY as dividedTeams } from './divided-teams.ts';
import { FAMILY as doomed } from './doomed.ts';
import { FAMILY as encounters } from './encounters.ts';
import { FAMILY as equipment } from './equipment.ts';
import { FAMILY as fates } from './fates.ts';
import { FAMILY as hands } from './hands.ts';
import { FAMILY as justAfter } from './just-after.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as nullifying } from './nullifying.ts';
import { FAMILY as plainWords } from './plain-words.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as requirements } from './requirements.ts';
import { FAMILY as responses } from './responses.ts';
import { FAMILY as ships } from './ships.ts';
import { FAMILY as special } from './special.ts';
import { FAMILY as specialEquipment } from './special-equipment.ts';
import { FAMILY as travel } from './travel.ts';
import { FAMILY as words } from './words.ts';
import { FAMILY as wrecking } from './wrecking.ts';

export const OWN: readonly Definition[] = [
  ...artifacts,
  ...conditions,
  ...delays,
  ...dilemmas,
  ...dividedTeams,
  ...doomed,
  ...encounters,
  ...equipment,
  ...fates,
  ...hands,
  ...justAfter,
  ...nouns,
  ...nullifying,
  ...plainWords,
  ...playing,
  ...requirements,
  ...responses,
  ...ships,
  ...special,
  ...specialEquipment,
  ...travel,
  ...words,
  ...wrecking,
];
