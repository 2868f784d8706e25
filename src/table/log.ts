/** The log: events as lines to read. */
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import { logWordsOf } from './edition.ts';
import type { CardNumber } from '../engine/asking/request.ts';
import { describeBriefly, describeEvent, describeNaming, isTold } from './sentences.ts';

/** What happened, a line an event, repeats condensed; bookkeeping left out. The events have to be those the viewer may know. */
export function logLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(toldOf(game, events).map((logged) => describeEvent(game, logged)));
}

const toldOf = (game: Game, events: readonly LoggedEvent[]): readonly LoggedEvent[] =>
  events.filter(({ event }) => isTold(game, event));

/** One thing that happened, in a line and in full, and the rules by which it did. */
export interface LogEntry {
  readonly text: string;
  readonly full: string;
  readonly rules: readonly string[];
}

/** An event that the viewer may know, and its line of the log; null where it is bookkeeping, or follows from the one before. */
export interface Entered {
  readonly logged: LoggedEvent;
  readonly entry: LogEntry | null;
  /** The cards that it names. */
  readonly named: ReadonlySet<CardNumber>;
}

/** What happened, each event for itself. The events have to be those the viewer may know. */
export function enteredIn(game: Game, events: readonly LoggedEvent[]): readonly Entered[] {
  const { isForegone } = logWordsOf(game.ruleset);
  let before: LoggedEvent | null = null;
  return events.map((logged) => {
    if (!isTold(game, logged.event)) return { logged, entry: null, named: NOBODY };
    const isNew = before === null || !isForegone(logged, before);
    before = logged;
    if (!isNew) return { logged, entry: null, named: NOBODY };
    const { text: full, named } = describeNaming(game, logged);
    return { logged, entry: { text: describeBriefly(game, logged), full, rules: logged.rules }, named };
  });
}

const NOBODY: ReadonlySet<CardNumber> = new Set();

/** A line that stands several times in a row becomes one with a count. */
export function condensed(lines: readonly string[]): readonly string[] {
  const result: { readonly line: string; count: number }[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.line === line) last.count += 1;
    else result.push({ line, count: 1 });
  }
  return result.map(({ line, count }) => (count > 1 ? `${line} (${count} times)` : line));
}
