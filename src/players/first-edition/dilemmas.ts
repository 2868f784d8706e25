/** A dilemma faced in imagination: what its text does to a team, as far as cards tell. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Cond, Effect, Requirement, Sel } from '../../language/tree/index.ts';
import type { Chance } from '../chance.ts';
import { fits } from '../second-edition/filters.ts';
import { meets, shortfall } from '../second-edition/requirements.ts';
import { addedBy } from '../../engine/showing/looking.ts';

/** Those who face it: the team, and in space the ship whose crew they are. */
export interface Facing {
  readonly team: readonly CardView[];
  readonly ship: CardView | null;
}

/** What came of it. */
export interface Ordeal {
  readonly left: readonly CardView[];
  /** They go on: they had what it asks for, or it asked for nothing. */
  readonly isPassed: boolean;
  /** It lies there still, and will be met again. */
  readonly stays: boolean;
  readonly ship: 'whole' | 'hampered' | 'damaged' | 'destroyed';
  readonly points: number;
}

/** With the ship's numbers settled: what is asked of it is met or not. */
function settled(requirement: Requirement, ship: CardView | null): Requirement {
  switch (requirement.r) {
    case 'and':
    case 'or':
      return { r: requirement.r, of: requirement.of.map((part) => settled(part, ship)) };
    case 'ship': {
      const { props, n, op } = requirement;
      const sum = props.reduce((total, prop) => total + (ship === null ? 0 : addedBy(ship, prop.toLowerCase())), 0);
      const isMet = ship !== null && typeof n === 'number' && (op === '>' ? sum > n : sum >= n);
      return isMet ? { r: 'and', of: [] } : requirement;
    }
    default:
      return requirement;
  }
}

const strengthOf = (card: CardView): number => Object.values(card.values).reduce((sum, value) => sum + value, 0);

/** The best of them by their attributes: whom an opponent, or a text that looks for the best, takes. */
const byStrength = (team: readonly CardView[]): readonly CardView[] =>
  [...team].sort((one, other) => strengthOf(other) - strengthOf(one) || one.number - other.number);

/** Faces a dilemma; chance draws whom chance would draw. */
export function face(dilemma: CardView, { team, ship }: Facing, chance: Chance): Ordeal {
  const faced = new Faced(team, ship, chance);
  for (const { at, do: effects } of textOf(dilemma.definition).program.abilities)
    if (at.t === 'resolve') faced.all(effects);
  const points = dilemma.definition.fields?.['points'];
  const isPassed = !faced.isStopped && !(faced.isLacking && !faced.isAnyway);
  return {
    left: faced.present,
    isPassed,
    stays: !isPassed && !faced.isGone,
    ship: faced.ship,
    points: isPassed && faced.requires && typeof points === 'number' ? points : 0,
  };
}

/** How far a team is from getting past a dilemma that it knows: 0 where it has what is required, and where nothing is. */
export function lackAgainst(dilemma: CardView, team: readonly CardView[]): number {
  const asked = textOf(dilemma.definition).program.abilities.flatMap(({ at, do: effects }) =>
    at.t === 'resolve'
      ? effects.flatMap((effect) => (effect.x === 'if' && effect.if.c === 'not' ? [effect.if.of] : []))
      : [],
  );
  return asked.reduce((sum, condition) => sum + lackOf(condition, team), 0);
}

function lackOf(condition: Cond, team: readonly CardView[]): number {
  switch (condition.c) {
    case 'req':
      return shortfall(condition.req, team);
    case 'and':
      return condition.of.reduce((sum, part) => sum + lackOf(part, team), 0);
    case 'or':
      return Math.min(...condition.of.map((part) => lackOf(part, team)));
    default:
      return 0;
  }
}

/** 'Discard dilemma'. */
const isDoneWith = (effect: Effect): boolean =>
  effect.x === 'put' && effect.why === 'discard' && effect.what.ref === 'this';

class Faced {
  present: readonly CardView[];
  ship: Ordeal['ship'] = 'whole';
  requires = false;
  isLacking = false;
  isStopped = false;
  /** Something is done whatever they have: then nothing is required (94-DIL-15). */
  isAnyway = false;
  isGone = false;
  readonly #picked = new Map<string, readonly CardView[]>();

  constructor(
    team: readonly CardView[],
    private readonly vessel: CardView | null,
    private readonly chance: Chance,
  ) {
    this.present = team;
  }

  all(effects: readonly Effect[] | undefined): void {
    for (const effect of effects ?? []) this.#one(effect);
  }

  #one(effect: Effect): void {
    if (!this.isLacking && effect.x !== 'if' && !isDoneWith(effect)) this.isAnyway = true;
    switch (effect.x) {
      case 'if':
        this.#branch(effect);
        return;
      case 'pick':
        this.#picked.set(effect.as, this.#pick(effect.sel));
        return;
      case 'put':
        this.#put(effect);
        return;
      case 'damage':
        this.#harm('damaged');
        return;
      case 'stop':
      case 'block':
        this.isStopped = true;
        return;
      default:
        return;
    }
  }

  #branch(effect: Extract<Effect, { x: 'if' }>): void {
    const asked = effect.if.c === 'not' ? effect.if.of : null;
    const isMet = asked === null ? null : this.#isMet(asked);
    if (isMet === null) {
      this.all(this.#holds(effect.if) ? effect.then : effect.else);
      return;
    }
    this.requires = true;
    if (isMet) return;
    this.isLacking = true;
    this.all(effect.then);
  }

  /** Whether the team has what is required; null where nothing is. */
  #isMet(condition: Cond): boolean | null {
    if (condition.c === 'req') return meets(settled(condition.req, this.vessel), this.present);
    if (condition.c !== 'and' && condition.c !== 'or') return null;
    const parts = condition.of.map((part) => this.#isMet(part)).filter((part) => part !== null);
    if (parts.length === 0) return null;
    return condition.c === 'and' ? parts.every(Boolean) : parts.some(Boolean);
  }

  /** What a text says of the place; of all else that it may ask the worse is thought. */
  #holds(condition: Cond): boolean {
    if (condition.c === 'not') return !this.#holds(condition.of);
    if (condition.c !== 'is' || condition.state.s !== 'isA') return true;
    const { f } = condition.state;
    const kinds = f.f === 'and' ? f.of : [f];
    const kind = kinds.find((part) => part.f === 'mission');
    return kind === undefined || kind.is === (this.vessel === null ? 'planet' : 'space');
  }

  #pick(sel: Sel): readonly CardView[] {
    const meant = this.present.filter((card) => fits(sel.f, card));
    if (meant.length === 0) return [];
    if (sel.by === 'random') return meant.slice(this.chance.below(meant.length)).slice(0, 1);
    const ranked = byStrength(meant);
    return sel.by === undefined || sel.by === 'you' ? ranked.slice(-1) : ranked.slice(0, 1);
  }

  #put({ why, what, to }: Extract<Effect, { x: 'put' }>): void {
    if (what.ref === 'this') {
      this.isGone = true;
      if (to.p === 'on') this.#harm('hampered');
      return;
    }
    if (why === 'destroy') {
      this.#harm('destroyed');
      return;
    }
    const fallen = this.#meant(what);
    this.present = this.present.filter((card) => !fallen.includes(card));
  }

  #meant(what: Sel): readonly CardView[] {
    if (what.ref !== undefined) return this.#picked.get(what.ref) ?? [];
    // What lies in a hand or pile is nobody of theirs.
    if (what.at?.p === 'zone' || what.of !== undefined) return [];
    const fitting = this.present.filter((card) => fits(what.f, card));
    if (what.best !== undefined) return byStrength(fitting).slice(0, 1);
    return what.n === 'all' ? fitting : fitting.slice(0, 1);
  }

  #harm(harm: Exclude<Ordeal['ship'], 'whole'>): void {
    const grades = ['whole', 'hampered', 'damaged', 'destroyed'];
    if (this.vessel === null || grades.indexOf(harm) < grades.indexOf(this.ship)) return;
    const isSecond = harm === 'damaged' && this.vessel.damaged === true;
    this.ship = isSecond ? 'destroyed' : harm;
    if (this.ship === 'destroyed') this.present = [];
  }
}
