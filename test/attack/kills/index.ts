/** Kills the program at random moments, in each way in which it is played and while it replaces a file. */
import { chanceFrom, type Chance } from '../../../src/players/chance.ts';
import type { Face } from './face.ts';
import { json } from './json.ts';
import { killAt, unkilled, type Killed } from './kill.ts';
import { demo, script } from './lines.ts';
import { referenceGame, type Reference } from './reference.ts';
import { killReplacement, replacements, unkilledReplacement, type Replacement } from './replacing.ts';
import { screen } from './screen.ts';

/** Something that can be killed: what it does, and how it goes on, is held against a run that nobody kills. */
export interface Victim {
  readonly name: string;
  /** Runs it unkilled, and hands back what kills it after so much of its time, in millionths. */
  readonly prepare: (game: Reference) => Promise<(millionths: number) => Promise<Killed>>;
}

/** The answers that another program gives: enough to be killed in the middle, few enough to be played hundreds of times. */
const answersOfSitting = 80;

const shortened = (game: Reference): Reference => ({
  ...game,
  entries: game.entries.slice(0, answersOfSitting),
  moves: game.moves.slice(0, answersOfSitting),
});

const ofFace = (face: Face, part: (game: Reference) => Reference = (game) => game): Victim => ({
  name: face.name,
  async prepare(whole) {
    const game = part(whole);
    const usual = await unkilled(face, game);
    return (millionths) => killAt(face, game, usual, millionths);
  },
});

const ofReplacement = (replacement: Replacement): Victim => ({
  name: replacement.name,
  async prepare(game) {
    const usual = await unkilledReplacement(replacement, game);
    return (millionths) => killReplacement(replacement, game, usual, millionths);
  },
});

export const victims: readonly Victim[] = [
  ofFace(demo),
  ofFace(script),
  ofFace(json, shortened),
  ofFace(screen),
  ...replacements.map(ofReplacement),
];

export interface KillPlan {
  readonly seed: number;
  readonly count: number;
  readonly jobs: number;
  readonly progress: (made: number) => void;
}

/** A game short enough to be played over and over. */
const seedOfGame = 6;
let played: Promise<Reference> | null = null;

const million = 1_000_000;

/** Kills a victim as often as the plan says. */
export async function killOften(victim: Victim, index: number, plan: KillPlan): Promise<readonly Killed[]> {
  played ??= referenceGame(seedOfGame);
  const kill = await victim.prepare(await played);
  const killed: Killed[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < plan.count) {
      const chance: Chance = chanceFrom(plan.seed, index, next);
      next += 1;
      killed.push(await kill(chance.below(million)));
      plan.progress(1);
    }
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return killed;
}
