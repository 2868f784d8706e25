/** The sentences that only texts of Second Edition say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as attempts } from './attempts.ts';
import { FAMILY as brief } from './brief.ts';
import { FAMILY as comparisons } from './comparisons.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as deeds } from './deeds.ts';
import { FAMILY as events } from './events.ts';
import { FAMILY as fates } from './fates.ts';
import { FAMILY as filters } from './filters.ts';
import { FAMILY as flow } from './flow.ts';
import { FAMILY as frames } from './frames.ts';
import { FAMILY as immunity } from './immunity.ts';
import { FAMILY as meeting } from './meeting.ts';
import { FAMILY as missionIcons } from './mission-icons.ts';
import { FAMILY as moves } from './moves.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as numbers } from './numbers.ts';
import { FAMILY as perils } from './perils.ts';
import { FAMILY as permissions } from './permissions.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as posts } from './posts.ts';
import { FAMILY as preventing } from './preventing.ts';
import { FAMILY as references } from './references.ts';
import { FAMILY as rulings } from './rulings.ts';
import { FAMILY as scoring } from './scoring.ts';
import { FAMILY as selecting } from './selecting.ts';
import { FAMILY as standing } from './standing.ts';
import { FAMILY as states } from './states.ts';
import { FAMILY as traits } from './traits.ts';
import { FAMILY as words } from './words.ts';

export const OWN: readonly Definition[] = [
  ...attempts,
  ...brief,
  ...comparisons,
  ...conditions,
  ...deeds,
  ...events,
  ...fates,
  ...filters,
  ...flow,
  ...frames,
  ...immunity,
  ...meeting,
  ...missionIcons,
  ...moves,
  ...nouns,
  ...numbers,
  ...perils,
  ...permissions,
  ...places,
  ...playing,
  ...posts,
  ...preventing,
  ...references,
  ...rulings,
  ...scoring,
  ...selecting,
  ...standing,
  ...states,
  ...traits,
  ...words,
];
