/** What a mission is worth to a team: attempts are imagined, turn after turn, until it is done or nothing is to be hoped for. */
import type { CardView } from '../../engine/showing/view.ts';
import { chanceFrom, shuffled, type Chance } from '../chance.ts';
import { remembered } from '../remembered.ts';
import { meets } from '../second-edition/requirements.ts';
import { ableTeam } from './able.ts';
import { face } from './dilemmas.ts';
import { dilemmasSeen, type Location, type Position } from './position.ts';
import { emptyPlaces } from './staffing.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** What comes of the attempts, on the average. */
export interface Prospect {
  /** Points, less what it costs, in hundredths. */
  readonly worth: number;
  /** Of so many imagined campaigns so many succeed. */
  readonly successes: number;
}

const ROUNDS = 12;
/** After so many rounds without a success none is looked for. */
const HOPELESS = 5;
/** So many turns in a row a team goes on attempting. */
const ATTEMPTS = 4;
/** What points are worth in so many turns, in hundredths: games are short. */
const LATER = [100, 84, 70, 58, 48, 40, 33, 27, 22, 18];
/** What somebody dead costs, in points; the last of a crew costs no less than the first. */
const LIFE = 4;
/** A ship that nobody can fly any more, and those with it who get nowhere. */
const STRANDED = 12;
const HARM = { whole: 0, hampered: 6, damaged: 6, destroyed: 14 } as const;

/** What something is worth in so many turns, in hundredths. */
export const inTurns = (turns: number): number => itemAt(LATER, Math.min(turns, LATER.length - 1));

/** Whether a dilemma may lie there (94-SEED-08). */
const fitsThere = (dilemma: CardView, { isPlanet }: Location): boolean =>
  dilemma.definition.dilemma === 'dual' || dilemma.definition.dilemma === (isPlanet ? 'planet' : 'space');

/** What the other player may have placed there: any dilemma that has been seen in this game, and is not known to lie elsewhere. */
const likely = (position: Position, location: Location): readonly CardView[] =>
  dilemmasSeen(position).filter((dilemma) => fitsThere(dilemma, location));

const estimates = remembered((_position: Position) => new Map<string, Prospect>());

/** What the attempts of a team are worth, the first of them this turn. The same team, the same answer. */
export function prospectOf(
  position: Position,
  location: Location,
  people: readonly CardView[],
  ship: CardView | null,
): Prospect {
  const { requirement } = location;
  const team = ableTeam(people, location.isPlanet ? null : ship);
  // What nobody meets need not be imagined.
  if (requirement === null || !mayAttempt(location, team) || !meets(requirement, team)) return NOTHING;
  const inOrder = [...team].sort((one, other) => one.number - other.number);
  const key = [location.card.number, ship?.number ?? 0, ...inOrder.map(({ number }) => number)].join(' ');
  const known = estimates(position).get(key);
  if (known !== undefined) return known;
  const prospect = imagine(position, location, inOrder, ship);
  estimates(position).set(key, prospect);
  return prospect;
}

const NOTHING: Prospect = { worth: 0, successes: 0 };

/** Whether somebody of the team matches the mission (94-ATT-05, -06). */
export const mayAttempt = ({ attemptedBy }: Location, team: readonly CardView[]): boolean =>
  team.some(({ affiliations }) => affiliations.some((name) => attemptedBy.includes(name)));

function imagine(position: Position, location: Location, team: readonly CardView[], ship: CardView | null): Prospect {
  const { seeds } = location;
  // The same tosses turn after turn: what a team sets out for it goes on wanting until something has changed.
  const chance = chanceFrom(position.seat, location.card.number);
  const pool = likely(position, location);
  let [worth, successes] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const unknown = pool.length === 0 ? [] : shuffled(pool, chance).slice(0, seeds.unknown);
    const own = seeds.own.filter(({ definition }) => definition.type === 'dilemma');
    const pile = [...seeds.open, ...shuffled([...unknown, ...own], chance)];
    const campaign = new Campaign(location, pile, ship, chance);
    worth += campaign.run(team);
    if (campaign.isDone) successes += 1;
    if (round === HOPELESS && successes === 0) break;
  }
  return { worth: Math.trunc(worth / ROUNDS), successes };
}

class Campaign {
  isDone = false;
  #worth = 0;
  #isLost = false;

  constructor(
    private readonly location: Location,
    private pile: readonly CardView[],
    private readonly ship: CardView | null,
    private readonly chance: Chance,
  ) {}

  /** What it brings, in hundredths of a point. */
  run(team: readonly CardView[]): number {
    let left = team;
    for (let turn = 0; turn < ATTEMPTS && !this.isDone; turn += 1) {
      const before = this.pile.length;
      left = this.#attempt(left, turn);
      // Those who are stuck, or too few, would be so the next time.
      if (left.length === 0 || this.pile.length === before) break;
    }
    if (this.ship !== null && !this.#isLost && emptyPlaces(this.ship, left) > 0) this.#worth -= STRANDED * 100;
    return this.#worth;
  }

  /** Those who are left of the team after an attempt. */
  #attempt(team: readonly CardView[], turn: number): readonly CardView[] {
    let left = team;
    for (const dilemma of this.pile) {
      const ship = this.location.isPlanet ? null : this.ship;
      const ordeal = face(dilemma, { team: left, ship }, this.chance);
      this.#worth += ordeal.points * inTurns(turn);
      this.#worth -= ((left.length - ordeal.left.length) * LIFE + HARM[ordeal.ship]) * inTurns(turn);
      left = ordeal.left;
      if (ordeal.ship === 'destroyed') this.#isLost = true;
      if (!ordeal.stays) this.pile = this.pile.slice(1);
      if (!ordeal.isPassed || left.length === 0) return left;
    }
    const { requirement, points } = this.location;
    if (requirement === null || !meets(requirement, left) || !mayAttempt(this.location, left)) return left;
    this.isDone = true;
    this.#worth += points * inTurns(turn);
    return left;
  }
}
