/** The fields of a card by its type: which it has, which it must have. */

/** Fields every card may have. */
const COMMON = ['title', 'subtitle', 'type', 'unique', 'keywords', 'text', 'set', 'number'] as const;

export interface CardType {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Attributes among the required fields. */
  readonly attributes: readonly string[];
}

function cardType(
  required: readonly string[],
  optional: readonly string[],
  attributes: readonly string[] = [],
): CardType {
  return { required: [...required, ...attributes], optional, attributes };
}

/** Further editions add theirs here. */
export const CARD_TYPES: ReadonlyMap<string, CardType> = new Map([
  [
    'personnel',
    cardType(['affiliation', 'cost'], ['species', 'skills', 'icons'], ['integrity', 'cunning', 'strength']),
  ],
  ['ship', cardType(['affiliation', 'cost'], ['icons', 'staffing', 'class'], ['range', 'weapons', 'shields'])],
  ['equipment', cardType(['cost'], ['icons'])],
  ['event', cardType(['cost'], [])],
  ['interrupt', cardType([], [])],
  ['mission', cardType(['mission', 'quadrant', 'span'], ['location', 'points', 'attempt', 'requirements'])],
  ['dilemma', cardType(['dilemma', 'cost'], [])],
]);

/** What a mission needs that is no headquarters. */
export const ATTEMPTABLE = ['points', 'attempt', 'requirements'] as const;

export const MISSION_KINDS = ['headquarters', 'planet', 'space'] as const;
export const DILEMMA_KINDS = ['planet', 'space', 'dual'] as const;

/** The fields a card of a type may have. */
export function fieldsOf({ required, optional }: CardType): readonly string[] {
  return [...COMMON, ...required, ...optional];
}

/** Whole numbers and their bounds. */
export const NUMBERS: ReadonlyMap<string, readonly [least: number, most: number]> = new Map(
  Object.entries({
    cost: [0, 9],
    integrity: [0, 30],
    cunning: [0, 30],
    strength: [0, 30],
    range: [0, 30],
    weapons: [0, 30],
    shields: [0, 30],
    span: [0, 9],
    points: [0, 100],
  }),
);
