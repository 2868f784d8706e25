/** Events as lines: for a log, and for a trace with step labels and rule ids. */
import type { LoggedEvent } from '../engine/events.ts';
import type { Explanation, Game } from '../engine/game.ts';
import type { Passed } from '../engine/index.ts';
import { describeEvent, isTold } from './describe.ts';

const LABEL_WIDTH = 24;

/** What happened, a line an event, repeats condensed; bookkeeping left out. The events have to be those the viewer may know. */
export function logLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(logEntries(game, events).map(({ text }) => text));
}

/** One thing that happened, in words, and the rules by which it did. */
export interface LogEntry {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What happened, each event for itself; bookkeeping left out. The events have to be those the viewer may know. */
export function logEntries(game: Game, events: readonly LoggedEvent[]): readonly LogEntry[] {
  return events
    .filter(({ event }) => isTold(event))
    .map((logged) => ({ text: describeEvent(game, logged), rules: logged.rules }));
}

/**
 * What happened with the step it happened in and the rules it carries out, bookkeeping included; with `passed` also the
 * steps without events, the questions and the answers taken.
 */
export function traceLines(
  game: Game,
  events: readonly LoggedEvent[],
  passed: readonly Passed[] = [],
): readonly string[] {
  const lines: string[] = [];
  let told = 0;
  const tellUntil = (count: number): void => {
    for (; told < count; told++) {
      const logged = events[told];
      if (logged) lines.push(lineOf(logged.step, describeEvent(game, logged), logged.rules));
    }
  };
  for (const item of passed) {
    tellUntil(item.events);
    const next = events[item.events];
    const isTold = next?.step === item.step && item.rules.every((rule) => next.rules.includes(rule));
    if (isWorthTelling(item) && !isTold) lines.push(lineOf(item.step, wordsFor(game, item), item.rules));
  }
  tellUntil(events.length);
  return condensed(lines);
}

/** The engine's own small steps are left out; whatever the rulebook labels or somebody is asked is told. */
function isWorthTelling({ what, step }: Passed): boolean {
  return what !== 'step' || /^[A-Z]/.test(step);
}

function wordsFor(game: Game, { what, request }: Passed): string {
  if (what === 'step') return '(step)';
  if (what === 'answered' || !request) return '(answered)';
  return `(${game.seats[request.player] ?? ''} is asked: ${request.kind})`;
}

function lineOf(step: string, words: string, rules: readonly string[]): string {
  return `${step.padEnd(LABEL_WIDTH)} ${words}${rules.length > 0 ? ` [${rules.join(' ')}]` : ''}`;
}

/** How a number came about, in one line: the base, then each change with its source and rule. */
export function explanationLine(game: Game, what: string, { value, base, steps }: Explanation): string {
  const changes = steps.map(({ change, source, rules }) => {
    const by = source === null ? '' : ` (${game.definition(source).title})`;
    return `${change}${by} [${rules.join(' ')}]`;
  });
  return `${what} ${value}: ${[base, ...changes].join(', ')}`;
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
