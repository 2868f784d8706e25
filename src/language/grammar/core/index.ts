/** Puts together the sentences that texts of every edition share. */
import type { Definition } from '../../parse/grammar.ts';
import { FAMILY as actions } from './actions.ts';
import { FAMILY as amounts } from './amounts.ts';
import { FAMILY as attempts } from './attempts.ts';
import { FAMILY as bothOfThem } from './both-of-them.ts';
import { FAMILY as clauses } from './clauses.ts';
import { FAMILY as comparisons } from './comparisons.ts';
import { FAMILY as compoundActions } from './compound-actions.ts';
import { FAMILY as conditions } from './conditions.ts';
import { FAMILY as duringTurns } from './during-turns.ts';
import { FAMILY as eachOfSeveral } from './each-of-several.ts';
import { FAMILY as events } from './events.ts';
import { FAMILY as fates } from './fates.ts';
import { FAMILY as filters } from './filters.ts';
import { FAMILY as immunity } from './immunity.ts';
import { FAMILY as limits } from './limits.ts';
import { FAMILY as meeting } from './meeting.ts';
import { FAMILY as modifications } from './modifications.ts';
import { FAMILY as nouns } from './nouns.ts';
import { FAMILY as nthOfTurn } from './nth-of-turn.ts';
import { FAMILY as permissions } from './permissions.ts';
import { FAMILY as places } from './places.ts';
import { FAMILY as playing } from './playing.ts';
import { FAMILY as points } from './points.ts';
import { FAMILY as posts } from './posts.ts';
import { FAMILY as preventing } from './preventing.ts';
import { FAMILY as references } from './references.ts';
import { FAMILY as requirements } from './requirements.ts';
import { FAMILY as rulings } from './rulings.ts';
import { FAMILY as selecting } from './selecting.ts';
import { FAMILY as selections } from './selections.ts';
import { FAMILY as sentences } from './sentences.ts';
import { FAMILY as shortEvents } from './short-events.ts';
import { FAMILY as standing } from './standing.ts';
import { FAMILY as states } from './states.ts';
import { FAMILY as threats } from './threats.ts';
import { FAMILY as traits } from './traits.ts';
import { FAMILY as twoOfEither } from './two-of-either.ts';
import { FAMILY as words } from './words.ts';

export const CORE: readonly Definition[] = [
  ...actions,
  ...amounts,
  ...attempts,
  ...bothOfThem,
  ...clauses,
  ...comparisons,
  ...compoundActions,
  ...conditions,
  ...duringTurns,
  ...eachOfSeveral,
  ...events,
  ...fates,
  ...filters,
  ...immunity,
  ...limits,
  ...meeting,
  ...modifications,
  ...nouns,
  ...nthOfTurn,
  ...permissions,
  ...places,
  ...playing,
  ...points,
  ...posts,
  ...preventing,
  ...references,
  ...requirements,
  ...rulings,
  ...selecting,
  ...selections,
  ...sentences,
  ...shortEvents,
  ...standing,
  ...states,
  ...threats,
  ...traits,
  ...twoOfEither,
  ...words,
];
