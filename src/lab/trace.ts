/** Events as lines: for a log, and for a trace with step labels and rule ids. */
import type { LoggedEvent } from '../engine/state/events.ts';
import type { Explanation, Game } from '../engine/game.ts';
import type { Passed } from '../engine/index.ts';
import { condensed, describeEvent } from '../table/index.ts';
import { itemAt } from '../engine/kernel/lists.ts';

const LABEL_WIDTH = 24;

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
function isWorthTelling({ what, isInner }: Passed): boolean {
  return what !== 'step' || !isInner;
}

function wordsFor(game: Game, { what, request }: Passed): string {
  if (what === 'step') return '(step)';
  if (what === 'answered' || !request) return '(answered)';
  return `(${itemAt(game.seats, request.player)} is asked: ${request.kind})`;
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
