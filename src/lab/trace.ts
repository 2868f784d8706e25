/** Events as lines: for a log, and for a trace with step labels and rule ids. */
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Explanation, Game } from '../engine/game.ts';
import type { Passed } from '../engine/index.ts';
import { describeBriefly, describeEvent, isTold } from '../table/sentences.ts';

const LABEL_WIDTH = 24;

/** What happened, a line an event, repeats condensed; bookkeeping left out. The events have to be those the viewer may know. */
export function logLines(game: Game, events: readonly LoggedEvent[]): readonly string[] {
  return condensed(told(events).map((logged) => describeEvent(game, logged)));
}

const told = (events: readonly LoggedEvent[]): readonly LoggedEvent[] => events.filter(({ event }) => isTold(event));

/** One thing that happened, in a line and in full, and the rules by which it did. */
export interface LogEntry {
  readonly text: string;
  readonly full: string;
  readonly rules: readonly string[];
}

/** What happened, each event for itself; bookkeeping left out. The events have to be those the viewer may know. */
export function logEntries(game: Game, events: readonly LoggedEvent[]): readonly LogEntry[] {
  const kept = told(events);
  return kept
    .filter((logged, index) => !isForegone(logged, kept[index - 1]))
    .map((logged) => ({
      text: describeBriefly(game, logged),
      full: describeEvent(game, logged),
      rules: logged.rules,
    }));
}

/** Whoever was stopped, or left the table, is out of the attempt: that follows and needs no line of its own. */
function isForegone({ event, hidden = 0 }: LoggedEvent, before: LoggedEvent | undefined): boolean {
  if (event.type !== 'removedFromAttempt' || before === undefined || hidden !== (before.hidden ?? 0)) return false;
  const cause = before.event;
  if (cause.type !== 'stopped' && cause.type !== 'place') return false;
  return cause.cards.length === event.cards.length && event.cards.every((card) => cause.cards.includes(card));
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
  let next = 0;
  const tellUntil = (count: number): void => {
    for (; next < count; next++) {
      const logged = events[next];
      if (logged) lines.push(lineOf(logged.step, describeEvent(game, logged), logged.rules));
    }
  };
  for (const item of passed) {
    tellUntil(item.events);
    const event = events[item.events];
    const isShown = event?.step === item.step && item.rules.every((rule) => event.rules.includes(rule));
    if (isWorthTelling(item) && !isShown) lines.push(lineOf(item.step, wordsFor(game, item), item.rules));
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
