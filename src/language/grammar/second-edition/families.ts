/** Puts together the sentences that only texts of Second Edition say. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as actions } from './actions.ts';
import { FAMILY as attempts } from './attempts.ts';
import { FAMILY as battlesOfCards } from './battles-of-cards.ts';
import { FAMILY as clauses } from './clauses.ts';
import { FAMILY as comparisons } from './comparisons.ts';
import { FAMILY as compoundActions } from './compound-actions.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as events } from './events.ts';
import { FAMILY as fates } from './fates.ts';
import { FAMILY as filters } from './filters.ts';
import { FAMILY as immunity } from './immunity.ts';
import { FAMILY as meeting } from './meeting.ts';
import { FAMILY as missionIcons } from './mission-icons.ts';
import { FAMILY as modifications } from './modifications.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as permissions } from './permissions.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as points } from './points.ts';
import { FAMILY as posts } from './posts.ts';
import { FAMILY as preventing } from './preventing.ts';
import { FAMILY as quadrants } from './quadrants.ts';
import { FAMILY as references } from './references.ts';
import { FAMILY as playerRules } from './player-rules.ts';
import { FAMILY as rulings } from './rulings.ts';
import { FAMILY as selecting } from './selecting.ts';
import { FAMILY as sentences } from './sentences.ts';
import { FAMILY as shortEvents } from './short-events.ts';
import { FAMILY as standing } from './standing.ts';
import { FAMILY as states } from './states.ts';
import { FAMILY as threats } from './threats.ts';
import { FAMILY as traits } from './traits.ts';
import { FAMILY as words } from './words.ts';

export const OWN: readonly Definition[] = [
  ...actions,
  ...attempts,
  ...battlesOfCards,
  ...clauses,
  ...comparisons,
  ...compoundActions,
  ...conditions,
  ...events,
  ...fates,
  ...filters,
  ...immunity,
  ...meeting,
  ...missionIcons,
  ...modifications,
  ...nouns,
  ...permissions,
  ...places,
  ...playing,
  ...points,
  ...posts,
  ...preventing,
  ...quadrants,
  ...references,
  ...rulings,
  ...playerRules,
  ...selecting,
  ...sentences,
  ...shortEvents,
  ...standing,
  ...states,
  ...threats,
  ...traits,
  ...words,
];
