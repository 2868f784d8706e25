/** Which of several dilemmas to face a team with, and in what order: tried out against teams that it may be. Plain inputs throughout. */
import type { CardView } from '../../engine/showing/view.ts';
import type { Ability, Requirement } from '../../language/tree/index.ts';
import { face, type Toll } from './encounter.ts';
import { shortfall } from './requirements.ts';

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

/** What a stack has done to one of the teams so far: `lost` in tenths of its people, `worth` besides those. */
interface Met {
  readonly index: number;
  readonly team: readonly CardView[];
  readonly lost: number;
  readonly worth: number;
}

/** So many dilemmas are combined: of more, those that do most alone. */
const mostCombined = 9;

/** A mission and the teams that may attempt it, each in an order of chance in which its people are lost. */
export class Trial {
  readonly #requirement: Requirement | null;
  readonly #teams: readonly (readonly CardView[])[];
  /** The teams before they have met anything. */
  readonly unmet: readonly Met[];
  readonly #tolls = new Map<Choosable, Map<number, Toll>>();
  readonly #standing = new Map<number, boolean>();

  constructor(requirement: Requirement | null, teams: readonly (readonly CardView[])[]) {
    this.#requirement = requirement;
    this.#teams = teams;
    this.unmet = teams.map((team, index) => ({ index, team, lost: 0, worth: 0 }));
  }

  /** The teams once they have met this dilemma as well. */
  after(before: readonly Met[], dilemma: Choosable): readonly Met[] {
    return before.map((met) => this.#meeting(met, dilemma));
  }

  /** What it is worth to whoever stacked it that the teams have met this, added up over them. */
  worth(all: readonly Met[]): number {
    let sum = 0;
    for (const { index, lost, worth } of all)
      sum += worth + Math.trunc((lost * lostTenth) / 10) + (this.#stands(index, Math.floor(lost / 10)) ? 0 : failure);
    return sum;
  }

  /** The most that a dilemma takes, of a whole team or of half of one: what may stop everybody is faced last. */
  mostLost(dilemma: Choosable): number {
    return Math.max(
      0,
      ...this.#teams.flatMap((team, index) =>
        [0, Math.floor(team.length / 2)].map((lost) => this.#toll(dilemma, index, lost).lost),
      ),
    );
  }

  #meeting({ index, team, lost, worth }: Met, dilemma: Choosable): Met {
    const size = team.length * 10;
    if (size - lost < 5) return { index, team, lost, worth: worth - kept };
    const toll = this.#toll(dilemma, index, Math.floor(lost / 10));
    const gone = toll.gone * goneForLonger - (toll.stays ? 0 : kept);
    return { index, team, lost: Math.min(size, lost + toll.lost), worth: worth + gone };
  }

  /** What a dilemma takes from a team that has lost so many. */
  #toll(dilemma: Choosable, index: number, lost: number): Toll {
    const known = this.#tolls.get(dilemma) ?? new Map<number, Toll>();
    this.#tolls.set(dilemma, known);
    const key = this.#keyOf(index, lost);
    const before = known.get(key);
    if (before !== undefined) return before;
    const toll = face(dilemma.abilities, this.#teams[index]?.slice(lost) ?? []);
    known.set(key, toll);
    return toll;
  }

  /** Whether a team that has lost so many still meets what the mission asks for. */
  #stands(index: number, lost: number): boolean {
    const key = this.#keyOf(index, lost);
    const before = this.#standing.get(key);
    if (before !== undefined) return before;
    const left = this.#teams[index]?.slice(lost) ?? [];
    const stands = left.length > 0 && (this.#requirement === null || shortfall(this.#requirement, left) === 0);
    this.#standing.set(key, stands);
    return stands;
  }

  #keyOf(index: number, lost: number): number {
    return index * 1000 + lost;
  }
}

/** The stack worth most that the money allows, from the first faced to the last. */
export function bestStack<T extends Choosable>(dilemmas: readonly T[], budget: number, trial: Trial): readonly T[] {
  const alone = new Map(dilemmas.map((dilemma) => [dilemma, trial.worth(trial.after(trial.unmet, dilemma))]));
  const able = [...dilemmas]
    .sort((one, other) => (alone.get(other) ?? 0) - (alone.get(one) ?? 0))
    .slice(0, mostCombined);
  const mostLost = new Map(able.map((dilemma) => [dilemma, trial.mostLost(dilemma)]));
  const ordered = able.sort(
    (one, other) => (mostLost.get(one) ?? 0) - (mostLost.get(other) ?? 0) || one.cost - other.cost,
  );
  let best: { readonly stack: readonly T[]; readonly worth: number } = { stack: [], worth: trial.worth(trial.unmet) };
  const extend = (stack: readonly T[], teams: readonly Met[], from: number, left: number): void => {
    for (const [offset, dilemma] of ordered.slice(from).entries()) {
      if (dilemma.cost > left) continue;
      const longer = [...stack, dilemma];
      const met = trial.after(teams, dilemma);
      const worth = trial.worth(met);
      if (worth > best.worth) best = { stack: longer, worth };
      extend(longer, met, from + offset + 1, left - dilemma.cost);
    }
  };
  extend([], trial.unmet, 0, budget);
  return best.stack;
}
