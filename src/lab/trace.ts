/** Events as lines: for a log, and for a trace with step labels and rule ids. */
import type { LoggedEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { Passed } from '../engine/index.ts';
import { describeEvent, isTold } from './describe.ts';

const LABEL_WIDTH = 24;

/** What happened, a line an event, repeats condensed; bookkeeping left out. The events have to be those the viewer may know. */
export function logLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(events.filter(({ event }) => isTold(event)).map((logged) => describeEvent(game, logged)));
}

/** What happened with the step it happened in and the rules it carries out, bookkeeping included; steps without events between. */
export function traceLines(
  game: Game,
  events: readonly LoggedEvent[],
  steps: ReturnType<Game['steps']> = [],
): readonly string[] {
  const lines: string[] = [];
  const at = [...steps, null];
  events.forEach((logged, index) => {
    lines.push(...silent(index), traceLine(game, logged));
  });
  return condensed([...lines, ...silent(events.length)]);

  /** The steps at a place in the stream that brought no event about, and the one that asks. */
  function silent(index: number): string[] {
    return at.flatMap((step, number) => {
      const next = at[number + 1];
      const isSilent = step?.before === index && (next === null || next?.before === index);
      return isSilent ? [`${step.label.padEnd(LABEL_WIDTH)}${rulesOf(step.rules)}`] : [];
    });
  }
}

function traceLine(game: Game, logged: LoggedEvent): string {
  return `${logged.step.padEnd(LABEL_WIDTH)} ${describeEvent(game, logged)}${rulesOf(logged.rules)}`;
}

function rulesOf(rules: readonly string[]): string {
  return rules.length > 0 ? ` [${rules.join(' ')}]` : '';
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
