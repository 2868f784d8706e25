/** Events as lines: for a log, and for a trace with step labels and rule ids. */
import type { LoggedEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import { describeEvent, isTold } from './describe.ts';

const LABEL_WIDTH = 24;

/** What happened, a line an event, repeats condensed; bookkeeping left out. The events have to be those the viewer may know. */
export function logLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(events.filter(({ event }) => isTold(event)).map((logged) => describeEvent(game, logged)));
}

/** What happened with the step it happened in and the rules it carries out, bookkeeping included. */
export function traceLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(events.map((logged) => traceLine(game, logged)));
}

function traceLine(game: Game, logged: LoggedEvent): string {
  const rules = logged.rules.length > 0 ? ` [${logged.rules.join(' ')}]` : '';
  return `${logged.step.padEnd(LABEL_WIDTH)} ${describeEvent(game, logged)}${rules}`;
}

/** A line that stands several times in a row becomes one with a count. */
function condensed(lines: readonly string[]): readonly string[] {
  const result: { readonly line: string; count: number }[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.line === line) last.count += 1;
    else result.push({ line, count: 1 });
  }
  return result.map(({ line, count }) => (count > 1 ? `${line} (${count} times)` : line));
}
