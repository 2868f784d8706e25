/** Who answers: bots by the names that seats are given. */
import { greedyPlayer } from './greedy/index.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

export type { Player } from './player.ts';
export { chanceFrom } from './chance.ts';
export { uniform } from './random.ts';

const bots: ReadonlyMap<string, Player> = new Map(Object.entries({ bot: greedyPlayer, random: randomPlayer }));

/** The names a seat may be given to be played by a bot. */
const botNames: readonly string[] = [...bots.keys()];

/** The bot of that name, or null. */
export const botNamed = (name: string): Player | null => bots.get(name) ?? null;

/** Who may sit in a seat: somebody at the keyboard or another program, a script, or a bot. */
export const seatKinds: readonly string[] = ['human', 'script', ...botNames];
