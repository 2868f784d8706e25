/** Numbers of cards that texts speak of, and how they are compared. */
import { placeFacts, taskFacts } from '../terms.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Op, Prop } from '../../language/tree/index.ts';
import { valueOf } from '../meaning.ts';
import { staffingIcons } from './staffing-icons.ts';

/** The number printed on the card; 0 where none is. */
export const printed = (engine: Engine, card: CardNumber, value: string): number =>
  printedOn(engine.definitionOf(card), value) ?? 0;

function printedOn(definition: Definition, value: string): number | undefined {
  if (value === 'cost') return definition.cost;
  if (value === 'span') return placeFacts(definition)?.span;
  if (value === 'points') return taskFacts(definition)?.points ?? ownPoints(definition);
  return definition.attributes[value];
}

/** The cost printed on the card: what has none costs nothing. */
export const printedCost = (engine: Engine, card: CardNumber): number => printed(engine, card, 'cost');

/** Points printed on what is no task: 'score points'. */
function ownPoints({ fields }: Definition): number | undefined {
  const points = fields?.['points'];
  return typeof points === 'number' ? points : undefined;
}

/** The attributes of a ship, or of a personnel. */
export const attributeNames = (engine: Engine, card: CardNumber): readonly string[] =>
  engine.definitionOf(card).type === 'ship' ? ['range', 'weapons', 'shields'] : ['integrity', 'cunning', 'strength'];

const ATTRIBUTES: ReadonlySet<string> = new Set(['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']);

/** Has a card such a number at all? A headquarters mission is worth nothing; what has no printed cost costs 0. */
export function hasNumber(definition: Definition, prop: Prop): boolean {
  if (prop === 'points') return taskFacts(definition) !== undefined && placeFacts(definition)?.kind !== 'headquarters';
  if (prop === 'span') return placeFacts(definition) !== undefined;
  const name = prop.toLowerCase();
  return !ATTRIBUTES.has(name) || name in definition.attributes;
}

/** A number of a card as it counts now; its cost, and how many skills and staffing icons it has, as printed. */
export function propOf(engine: Engine, card: CardNumber, prop: Prop): number {
  switch (prop) {
    case 'cost':
      return printedCost(engine, card);
    case 'unusedRange':
      return Math.max(0, valueOf(engine, card, 'range') - engine.ruleset.texts.rangeUsed(engine, card));
    case 'attributes':
      return attributeNames(engine, card).reduce((sum, name) => sum + valueOf(engine, card, name), 0);
    case 'skills':
    case 'dots':
      return Object.keys(engine.definitionOf(card).skills).length;
    case 'staffing':
      return staffingIcons(engine, card).length;
    default:
      return valueOf(engine, card, prop.toLowerCase());
  }
}

/** Whether `left op right` holds. */
export function compare(left: number, op: Op, right: number): boolean {
  switch (op) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
    case '!=':
      return left !== right;
  }
}

/** A number after a change that alone brings it no lower than some other. */
export const changedBy = (number: number, change: number, least: number | undefined): number =>
  least === undefined ? number + change : Math.max(number + change, Math.min(number, least));
