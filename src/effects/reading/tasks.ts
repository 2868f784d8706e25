/** Missions as places and as tasks: where these are two cards, a text says "mission" of both, and what it speaks of tells which is meant. */
import { isPlace, isTask } from './places.ts';
import { cardOrNobody, type CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Filter } from '../../language/tree/index.ts';

/** Is the card a task that is done elsewhere than at itself? */
export const isPureTask = (engine: Engine, card: CardNumber): boolean => isTask(engine, card) && !isPlace(engine, card);

/** Where a task is, or was, done: at itself, if it is a place; 0: nowhere yet. */
export const placeOfTask = (engine: Engine, card: CardNumber): CardNumber =>
  isPureTask(engine, card) ? cardOrNobody(engine.ruleset.texts.placeOfTask?.(engine, card)) : card;

/** Does what is asked of a mission concern it as a task: that it is completed, what it requires, what it is worth? */
export function asksOfTask(filter: Filter): boolean {
  switch (filter.f) {
    case 'and':
    case 'or':
      return filter.of.some(asksOfTask);
    case 'not':
      return asksOfTask(filter.of);
    case 'requires':
    case 'requiresAttr':
    case 'unmet':
      return true;
    case 'state':
      return filter.is.s === 'complete';
    case 'num':
      return filter.prop === 'points';
    case 'was':
      return ABOUT_TASKS.has(String(filter.ev.e));
    default:
      return false;
  }
}

const ABOUT_TASKS: ReadonlySet<string> = new Set(['attempt', 'complete', 'failAttempt']);
