/** A team as it counts against requirements: told off its cards, or of those who are left of one whose cards were read once. */
import type { CardView } from '../../engine/showing/view.ts';
import type { Filter } from '../../language/tree/index.ts';
import { fits } from './filters.ts';
import { addedBy } from '../../engine/showing/looking.ts';
import { levelIn } from '../../effects/meaning.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

export interface Team {
  readonly size: number;
  /** Levels of a skill that they have together. */
  levels: (skill: string) => number;
  /** What they have together of a value, as `cunning`. */
  total: (value: string) => number;
  /** How many of them words of a text mean. */
  fitting: (filter: Filter | undefined) => number;
  differentSkills: () => number;
  /** Each of them alone. */
  each: () => readonly Team[];
}

/** All of some cards. */
export class WholeTeam implements Team {
  constructor(readonly cards: readonly CardView[]) {}

  get size(): number {
    return this.cards.length;
  }

  levels(skill: string): number {
    let sum = 0;
    for (const card of this.cards) sum += levelIn(card.skills, skill);
    return sum;
  }

  total(value: string): number {
    let sum = 0;
    for (const card of this.cards) sum += addedBy(card, value);
    return sum;
  }

  fitting(filter: Filter | undefined): number {
    let fitting = 0;
    for (const card of this.cards) if (fits(filter, card)) fitting += 1;
    return fitting;
  }

  differentSkills(): number {
    const skills = new Set<string>();
    for (const card of this.cards) for (const skill of Object.keys(card.skills)) skills.add(skill);
    return skills.size;
  }

  each(): readonly Team[] {
    return this.cards.map((card) => new WholeTeam([card]));
  }
}

/** All of some cards, of whom the same is asked again and again. */
export class CountedTeam extends WholeTeam {
  readonly #levels = new Map<string, number>();
  readonly #totals = new Map<string, number>();

  override levels(skill: string): number {
    return kept(this.#levels, skill, () => super.levels(skill));
  }

  override total(value: string): number {
    return kept(this.#totals, value, () => super.total(value));
  }
}

/** What was read off each of some cards, by its name. */
class Columns {
  /** Made when the first is asked for: of most cards little is. */
  private single: Map<string, readonly number[]> | null = null;
  private summed: Map<string, readonly number[]> | null = null;

  constructor(
    private readonly cards: readonly CardView[],
    private readonly read: (card: CardView, name: string) => number,
  ) {}

  of(name: string): readonly number[] {
    return kept((this.single ??= new Map<string, readonly number[]>()), name, () =>
      this.cards.map((card) => this.read(card, name)),
    );
  }

  /** Of each and all behind it together. */
  from(name: string): readonly number[] {
    return kept((this.summed ??= new Map<string, readonly number[]>()), name, () => sumsFromEach(this.of(name)));
  }
}

/** What is known under this name, made if nothing is. */
function kept<V>(known: Map<string, V>, name: string, make: () => V): V {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = make();
  known.set(name, made);
  return made;
}

/** Of each number itself and all behind it together. */
function sumsFromEach(numbers: readonly number[]): readonly number[] {
  const sums = numbers.slice();
  for (let index = sums.length - 2; index >= 0; index -= 1) sums[index] = itemAt(sums, index) + itemAt(sums, index + 1);
  return sums;
}

const levelOf = (card: CardView, skill: string): number => levelIn(card.skills, skill);

/** Cards of which parts are asked about many times: what is asked of each is read off it once. */
export class Roster {
  readonly levels: Columns;
  readonly values: Columns;

  constructor(readonly cards: readonly CardView[]) {
    this.levels = new Columns(cards, levelOf);
    this.values = new Columns(cards, addedBy);
  }
}

/** Those of a roster who are left when so many of the first are gone. */
export class TeamFrom extends WholeTeam {
  constructor(
    private readonly roster: Roster,
    private readonly from: number,
  ) {
    super(from === 0 ? roster.cards : roster.cards.slice(from));
  }

  override levels(skill: string): number {
    return this.roster.levels.from(skill)[this.from] ?? 0;
  }

  override total(value: string): number {
    return this.roster.values.from(value)[this.from] ?? 0;
  }
}

/** Those of a roster who are left, by where they stand in it. */
export class TeamLeft implements Team {
  constructor(
    private readonly roster: Roster,
    private readonly left: readonly number[],
  ) {}

  get size(): number {
    return this.left.length;
  }

  levels(skill: string): number {
    return this.sum(this.roster.levels.of(skill));
  }

  total(value: string): number {
    return this.sum(this.roster.values.of(value));
  }

  fitting(filter: Filter | undefined): number {
    return this.whole().fitting(filter);
  }

  differentSkills(): number {
    return this.whole().differentSkills();
  }

  each(): readonly Team[] {
    return this.left.map((index) => new TeamLeft(this.roster, [index]));
  }

  private sum(column: readonly number[]): number {
    let sum = 0;
    for (const index of this.left) sum += itemAt(column, index);
    return sum;
  }

  private whole(): WholeTeam {
    return new WholeTeam(this.left.map((index) => itemAt(this.roster.cards, index)));
  }
}

/** A team and one more. */
export class TeamWith implements Team {
  constructor(
    private readonly team: WholeTeam,
    private readonly one: CardView,
  ) {}

  get size(): number {
    return this.team.size + 1;
  }

  levels(skill: string): number {
    return this.team.levels(skill) + levelIn(this.one.skills, skill);
  }

  total(value: string): number {
    return this.team.total(value) + addedBy(this.one, value);
  }

  fitting(filter: Filter | undefined): number {
    return this.whole().fitting(filter);
  }

  differentSkills(): number {
    return this.whole().differentSkills();
  }

  each(): readonly Team[] {
    return this.whole().each();
  }

  private whole(): WholeTeam {
    return new WholeTeam([...this.team.cards, this.one]);
  }
}
