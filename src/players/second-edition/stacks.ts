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

/** So many dilemmas are combined: of more, those that do most alone. */
const mostCombined = 9;

/** A mission and the teams that may attempt it, each in an order of chance in which its people are lost. */
export class Trial {
  readonly #requirement: Requirement | null;
  readonly #teams: readonly (readonly CardView[])[];
  readonly #tolls = new Map<Choosable, Map<number, Toll>>();
  readonly #standing = new Map<number, boolean>();

  constructor(requirement: Requirement | null, teams: readonly (readonly CardView[])[]) {
    this.#requirement = requirement;
    this.#teams = teams;
  }

  /** What a stack is worth to whoever it belongs to, added up over the teams. */
  worth(stack: readonly Choosable[]): number {
    return this.#teams.reduce((sum, team, index) => sum + this.#against(team, index, stack), 0);
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

  #against(team: readonly CardView[], index: number, stack: readonly Choosable[]): number {
    const size = team.length * 10;
    let [lost, worth] = [0, 0];
    for (const dilemma of stack) {
      if (size - lost < 5) {
        worth -= kept;
        continue;
      }
      const toll = this.#toll(dilemma, index, Math.floor(lost / 10));
      lost = Math.min(size, lost + toll.lost);
      worth += toll.gone * goneForLonger - (toll.stays ? 0 : kept);
    }
    return worth + Math.trunc((lost * lostTenth) / 10) + (this.#stands(index, Math.floor(lost / 10)) ? 0 : failure);
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
  const alone = new Map(dilemmas.map((dilemma) => [dilemma, trial.worth([dilemma])]));
  const able = [...dilemmas]
    .sort((one, other) => (alone.get(other) ?? 0) - (alone.get(one) ?? 0))
    .slice(0, mostCombined);
  const mostLost = new Map(able.map((dilemma) => [dilemma, trial.mostLost(dilemma)]));
  const ordered = able.sort(
    (one, other) => (mostLost.get(one) ?? 0) - (mostLost.get(other) ?? 0) || one.cost - other.cost,
  );
  let best: { readonly stack: readonly T[]; readonly worth: number } = { stack: [], worth: trial.worth([]) };
  const extend = (stack: readonly T[], from: number, left: number): void => {
    for (const [offset, dilemma] of ordered.slice(from).entries()) {
      if (dilemma.cost > left) continue;
      const longer = [...stack, dilemma];
      const worth = trial.worth(longer);
      if (worth > best.worth) best = { stack: longer, worth };
      extend(longer, from + offset + 1, left - dilemma.cost);
    }
  };
  extend([], 0, budget);
  return best.stack;
}
