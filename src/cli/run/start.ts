import type { ExitStatus } from '../exit.ts';
import { runPlay } from './play.ts';

/** `spaceline` alone, in a terminal: a game against the bot with the shipped decks. */
export const runStart = (): Promise<ExitStatus> => runPlay({ ruleset: 'second-edition' });
