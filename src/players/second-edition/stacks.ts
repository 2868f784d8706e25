/** Which of several dilemmas to face a team with, and in what order: tried out against teams that it may be. Plain inputs throughout. */
import type { CardView } from '../../engine/showing/view.ts';
import type { Ability, Requirement } from '../../language/tree/index.ts';
import { face } from './encounter.ts';
import { isMetBy } from './requirements.ts';
import { Roster, TeamFrom } from './teams.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

export interface Choosable {
  readonly abilities: readonly Ability[];
  /** The most it may cost. */
  readonly cost: number;
}

/** What an attempt that fails is worth, what somebody lost for longer than it, and a tenth of somebody lost at all. */
const failure = 100;
const goneForLonger = 8;
const lostTenth = 3;
/** What a dilemma is worth that is still to be drawn, and not beneath the mission. */
const kept = 1;

/** What a stack has done to the teams so far: what each has lost, in tenths of its people, and what it is worth besides those. */
interface Met {
  readonly lost: Int32Array;
  worth: number;
}

/** So many dilemmas are combined: of more, those that do most alone. */
const mostCombined = 9;

/** What a dilemma takes from a team, in tenths of its people, and what that is worth besides. */
interface Taken {
  readonly lost: number;
  readonly worth: number;
}

function takenFrom({ abilities }: Choosable, left: TeamFrom): Taken {
  const toll = face(abilities, left.cards, left);
  return { lost: toll.lost, worth: toll.gone * goneForLonger - (toll.stays ? 0 : kept) };
}

/** A team in an order of chance in which its people are lost, with what is known of those who are left when so many are. */
class Losing {
  readonly size: number;
  readonly #roster: Roster;
  readonly #left: (TeamFrom | undefined)[] = [];
  readonly #stands: (boolean | undefined)[] = [];
  readonly #taken = new Map<Choosable, (Taken | undefined)[]>();

  constructor(team: readonly CardView[]) {
    this.size = team.length;
    this.#roster = new Roster(team);
  }

  left(lost: number): TeamFrom {
    return (this.#left[lost] ??= new TeamFrom(this.#roster, lost));
  }

  /** What a dilemma takes from those left when so many are lost. */
  takes(dilemma: Choosable, lost: number): Taken {
    const known = this.#takenBy(dilemma);
    return (known[lost] ??= takenFrom(dilemma, this.left(lost)));
  }

  #takenBy(dilemma: Choosable): (Taken | undefined)[] {
    const before = this.#taken.get(dilemma);
    if (before !== undefined) return before;
    const none: (Taken | undefined)[] = [];
    this.#taken.set(dilemma, none);
    return none;
  }

  /** Whether they still meet what the mission asks for. */
  stands(lost: number, requirement: Requirement | null): boolean {
    return (this.#stands[lost] ??= lost < this.size && (requirement === null || isMetBy(requirement, this.left(lost))));
  }
}

/** A mission and the teams that may attempt it, each in an order of chance in which its people are lost. */
export class Trial {
  readonly #requirement: Requirement | null;
  readonly #teams: readonly Losing[];

  constructor(requirement: Requirement | null, teams: readonly (readonly CardView[])[]) {
    this.#requirement = requirement;
    this.#teams = teams.map((team) => new Losing(team));
  }

  /** The teams before they have met anything. */
  unmet(): Met {
    return { lost: new Int32Array(this.#teams.length), worth: 0 };
  }

  /** The teams once they have met this dilemma as well, written into `met`. */
  meet(before: Met, dilemma: Choosable, met: Met): void {
    met.worth = before.worth;
    for (let index = 0; index < this.#teams.length; index += 1) {
      const team = this.#teams[index];
      if (team === undefined) continue;
      const lost = itemAt(before.lost, index);
      const size = team.size * 10;
      if (size - lost < 5) {
        met.lost[index] = lost;
        met.worth -= kept;
      } else {
        const those = team.takes(dilemma, Math.floor(lost / 10));
        met.lost[index] = Math.min(size, lost + those.lost);
        met.worth += those.worth;
      }
    }
  }

  /** What it is worth to whoever stacked it that the teams have met this, added up over them. */
  worth({ lost, worth }: Met): number {
    let sum = worth;
    for (let index = 0; index < this.#teams.length; index += 1) {
      const tenths = itemAt(lost, index);
      sum += Math.trunc((tenths * lostTenth) / 10);
      if (this.#teams[index]?.stands(Math.floor(tenths / 10), this.#requirement) === false) sum += failure;
    }
    return sum;
  }

  /** The most that a dilemma takes, of a whole team or of half of one: what may stop everybody is faced last. */
  mostLost(dilemma: Choosable): number {
    let most = 0;
    for (const team of this.#teams)
      for (const lost of [0, Math.floor(team.size / 2)]) most = Math.max(most, team.takes(dilemma, lost).lost);
    return most;
  }
}

/** The stack worth most that the money allows, from the first faced to the last. */
export function bestStack<T extends Choosable>(dilemmas: readonly T[], budget: number, trial: Trial): readonly T[] {
  const unmet = trial.unmet();
  const first = trial.unmet();
  const alone = dilemmas.map((dilemma) => {
    trial.meet(unmet, dilemma, first);
    return { dilemma, worth: trial.worth(first) };
  });
  const able = alone.sort((one, other) => other.worth - one.worth).slice(0, mostCombined);
  const ordered = able
    .map(({ dilemma }) => ({ dilemma, mostLost: trial.mostLost(dilemma) }))
    .sort((one, other) => one.mostLost - other.mostLost || one.dilemma.cost - other.dilemma.cost)
    .map(({ dilemma }) => dilemma);
  // What the teams have met, by how many dilemmas: one place each is enough, as one stack after the other is tried.
  const depths = ordered.map(() => trial.unmet());
  const stack: T[] = [];
  let best: { readonly stack: readonly T[]; readonly worth: number } = { stack: [], worth: trial.worth(unmet) };
  const extend = (before: Met, from: number, left: number): void => {
    const met = depths[stack.length];
    if (met === undefined) return;
    for (let index = from; index < ordered.length; index += 1) {
      const dilemma = ordered[index];
      if (dilemma === undefined || dilemma.cost > left) continue;
      stack.push(dilemma);
      trial.meet(before, dilemma, met);
      const worth = trial.worth(met);
      if (worth > best.worth) best = { stack: [...stack], worth };
      extend(met, index + 1, left - dilemma.cost);
      stack.pop();
    }
  };
  extend(unmet, 0, budget);
  return best.stack;
}
