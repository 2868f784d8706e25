/** The log: events as lines to read. */
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import { logWordsOf } from './edition.ts';
import { describeBriefly, describeEvent, isTold } from './sentences.ts';

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

/** What happened, each event for itself; bookkeeping left out. The events have to be those the viewer may know. */
export function logEntries(game: Game, events: readonly LoggedEvent[]): readonly LogEntry[] {
  const { isForegone } = logWordsOf(game.ruleset);
  const kept = toldOf(game, events);
  return kept
    .filter((logged, index) => {
      const before = kept[index - 1];
      return before === undefined || !isForegone(logged, before);
    })
    .map((logged) => ({
      text: describeBriefly(game, logged),
      full: describeEvent(game, logged),
      rules: logged.rules,
    }));
}

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
