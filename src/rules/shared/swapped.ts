/** One card stands for another: the attempt and the battle under way speak of the new one. */
import './declared.ts';
import type { Attempt, Battle } from '../../effects/undertakings.ts';
import type { Slices } from '../../engine/ruleset/declared.ts';
import type { ChangeRefs } from '../../engine/ruleset/state-rules.ts';
import type { Ref } from '../../engine/state/state.ts';

/** The slices of an edition with the references of attempt and battle exchanged; whatever else it keeps names no cards that are swapped. */
export const withSwapped = ({ attempt, battle, ...rest }: Partial<Slices>, change: ChangeRefs): Partial<Slices> => ({
  ...rest,
  ...(attempt !== undefined && { attempt: attempt && inAttempt(attempt, change) }),
  ...(battle !== undefined && { battle: battle && inBattle(battle, change) }),
});

function inAttempt(attempt: Attempt, change: ChangeRefs): Attempt {
  const one = (ref: Ref): Ref => change([ref])[0] ?? ref;
  return {
    ...attempt,
    involved: change(attempt.involved),
    mission: one(attempt.mission),
    ...(attempt.place && { place: one(attempt.place) }),
    ship: attempt.ship && one(attempt.ship),
    facing: attempt.facing && one(attempt.facing),
  };
}

function inBattle(battle: Battle, change: ChangeRefs): Battle {
  const [first, second] = battle.sides;
  return {
    ...battle,
    sides: [
      { ...first, cards: change(first.cards) },
      { ...second, cards: change(second.cards) },
    ],
    ...(battle.within && { within: inBattle(battle.within, change) }),
  };
}
