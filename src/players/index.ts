/** Who answers: bots by the edition they play, and by the names that seats are given. */
import type { Player } from './player.ts';
import { firstEditionPlayer } from './first-edition/index.ts';
import { objectivesPlayer } from './objectives/index.ts';
import { randomPlayer } from './random.ts';
import { greedyPlayer } from './second-edition/index.ts';

export type { Player } from './player.ts';
export { answerOf } from './answering.ts';
export { chanceFrom } from './chance.ts';
export { uniform } from './random.ts';
export { withTitlesSeen, type Narrowed } from './titles-seen.ts';

type Bots = ReadonlyMap<string, Player>;

/** The bots that play any edition. */
const everywhere: Bots = new Map([['random', randomPlayer]]);

/** The bots of their own that editions have. */
const ofEditions: ReadonlyMap<string, Bots> = new Map([
  ['second-edition', new Map([['bot', greedyPlayer]])],
  ['objectives', new Map([['bot', objectivesPlayer]])],
  ['premiere-1994', new Map([['bot', firstEditionPlayer]])],
]);

const botsOf = (ruleset: string): Bots => new Map([...(ofEditions.get(ruleset) ?? []), ...everywhere]);

const kindsWith = (bots: Bots): readonly string[] => ['human', 'script', ...bots.keys()];

/** The bot of that name which plays an edition, or null. */
export const botNamed = (name: string, ruleset: string): Player | null => botsOf(ruleset).get(name) ?? null;

/** The bot that one plays an edition against where no other is named: its own, else one that plays any. */
export const usualBot = (ruleset: string): string => [...botsOf(ruleset).keys()][0] ?? 'random';

/** Whether a seat of that kind answers by itself, in whatever edition has such a bot. */
export const isBotKind = (kind: string): boolean =>
  everywhere.has(kind) || [...ofEditions.values()].some((bots) => bots.has(kind));

/** Who may sit in a seat of an edition: somebody at the keyboard or another program, a script, or a bot. */
export const seatKinds = (ruleset: string): readonly string[] => kindsWith(botsOf(ruleset));

/** Who may sit in a seat of any edition. */
export const allSeatKinds: readonly string[] = kindsWith(
  new Map([...[...ofEditions.values()].flatMap((bots) => [...bots]), ...everywhere]),
);

/** Why nobody of that kind can sit in a seat of an edition; null if somebody can. */
export function seatFault(kind: string, ruleset: string): string | null {
  if (seatKinds(ruleset).includes(kind)) return null;
  return isBotKind(kind) ? `the edition '${ruleset}' has no bot called '${kind}'` : `no seat can be '${kind}'`;
}
