/** Is a value read from JSON a saved game? Its parts are checked as far as the engine relies on them. */
import type { Definition } from '../definition.ts';
import type { State } from './state.ts';

export interface Saved {
  readonly ruleset: string;
  readonly definitions: readonly Definition[];
  readonly state: State;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value with the shape of a saved game. */
export function isSaved(value: unknown): value is Saved {
  if (!isRecord(value) || typeof value.ruleset !== 'string') return false;
  return Array.isArray(value.definitions) && value.definitions.every(isDefinition) && isState(value.state);
}

function isDefinition(value: unknown): value is Definition {
  if (!isRecord(value)) return false;
  const hasTexts = [value.id, value.title, value.type, value.text].every((part) => typeof part === 'string');
  return hasTexts && [value.affiliations, value.icons, value.staffing, value.abilities].every(Array.isArray);
}

const ARRAYS = [
  'definitionOf',
  'owner',
  'commander',
  'stay',
  'place',
  'flags',
  'lists',
  'score',
  'frames',
  'lasting',
  'seats',
  'chance',
  'shown',
  'rig',
];

/** A value with the shape of a state. */
function isState(value: unknown): value is State {
  if (!isRecord(value) || value.format !== 1) return false;
  const cards = Array.isArray(value.definitionOf) ? value.definitionOf.length : -1;
  const isWhole = ARRAYS.every((name) => Array.isArray(value[name]));
  const isLong = ['owner', 'commander', 'stay', 'place', 'flags'].every((name) => {
    const list = value[name];
    return Array.isArray(list) && list.length === cards;
  });
  return (
    isWhole &&
    isLong &&
    isRecord(value.turn) &&
    isRecord(value.slices) &&
    areNumbers(value.numbers, cards) &&
    isRecord(value.facts) &&
    isRecord(value.uses) &&
    isRecord(value.decisions)
  );
}

/** Numbers on cards: lists as long as there are cards. */
function areNumbers(value: unknown, cards: number): boolean {
  return isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.length === cards);
}
