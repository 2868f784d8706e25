/** The cards of the objectives variant: places and tasks apart, tactics, systems; the rest as in the Second Edition (OBJ-CARD). */
import type { PlaceFacts, TaskFacts } from '../../effects/terms.ts';
import type { CardField, CardFields, CardType } from '../../engine/ruleset/card-kinds.ts';
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';
import { cardKinds as shared, cardType, list, number, oneOf, ICON_WORDS } from '../second-edition/card-kinds.ts';
import { QUADRANTS, SYSTEM_TYPES } from './constants.ts';

/** What a tactic adds in an engagement. */
export interface TacticFacts {
  readonly attack: number;
  readonly defense: number;
}

/** Where an objective is attempted: the type of location, and the keywords it must have. */
export interface ObjectiveFacts {
  readonly kind: 'planet' | 'space' | 'either';
  readonly at: readonly string[];
}

declare module '../../engine/ruleset/declared.ts' {
  interface PrintedFacts {
    objective: ObjectiveFacts;
    tactic: TacticFacts;
    system: (typeof SYSTEM_TYPES)[number];
    /** Percent of hull damage of a card that lies on a ship as damage. */
    hull: number;
    /** The quadrants a personnel or ship is native to. */
    native: readonly string[];
  }
}

const LOCATION_KINDS = ['headquarters', 'planet', 'space'] as const;
const OBJECTIVE_KINDS = ['planet', 'space', 'either'] as const;

/** A card type of the Second Edition that may state more here. */
function more(type: string, ...fields: readonly string[]): [string, CardType] {
  const known = shared.types.get(type);
  if (!known) throw new Error(`no cards of type ${type}`);
  return [type, { ...known, optional: [...known.optional, ...fields] }];
}

const types: ReadonlyMap<string, CardType> = new Map([
  more('personnel'),
  more('ship'),
  more('equipment'),
  more('event', 'hull'),
  more('interrupt'),
  ['system', { ...cardType(['system', 'cost'], []), rules: ['OBJ-CARD-10'] }],
  more('dilemma', 'hull'),
  [
    'location',
    {
      ...cardType(['location', 'quadrant', 'span'], ['icons']),
      isOwners: true,
      rules: ['OBJ-CARD-03', 'OBJ-CARD-04', 'OBJ-CARD-06'],
    },
  ],
  [
    'objective',
    { ...cardType(['objective', 'points', 'requirements'], ['at']), isOwners: true, rules: ['OBJ-CARD-07'] },
  ],
  ['tactic', { ...cardType([], ['attack', 'defense', 'hull']), isOwners: true, rules: ['OBJ-CARD-08', 'OBJ-CARD-09'] }],
]);

const PERCENT = number(0, 100);
const BONUS = number(0, 30);

const fields: ReadonlyMap<string, CardField> = new Map<string, CardField>([
  ...[...shared.fields].filter(([name]) => name !== 'mission' && name !== 'attempt'),
  ['location', { is: 'choice', of: LOCATION_KINDS }],
  ['quadrant', list('quadrant', { words: QUADRANTS, isClosed: true }, 'commas')],
  ['objective', { is: 'choice', of: OBJECTIVE_KINDS }],
  ['at', list('keyword', { words: [], isOpen: true }, 'commas')],
  ['attack', BONUS],
  ['defense', BONUS],
  ['hull', PERCENT],
  ['system', { is: 'choice', of: SYSTEM_TYPES }],
  ['icons', list('icons', { words: [...ICON_WORDS, 'Duras', "Qo'noS", 'TNG-M', 'TOS-M'] }, 'blanks')],
]);

function placeOf(card: CardFields): PlaceFacts {
  const [quadrant] = card.words('quadrant');
  if (quadrant === undefined) throw new Error('a location without a quadrant');
  return { kind: oneOf(card.text('location'), LOCATION_KINDS), quadrant, span: card.number('span') };
}

const taskOf = (card: CardFields): TaskFacts => ({
  points: card.number('points'),
  attempt: '',
  requirements: card.text('requirements'),
});

const numberOr = (card: CardFields, name: string, otherwise: number): number =>
  card.has(name) ? card.number(name) : otherwise;

/** OBJ-QUAD-02: native to the Alpha Quadrant where the card does not say. */
function nativeTo(card: CardFields): { readonly native?: readonly string[] } {
  if (card.type !== 'personnel' && card.type !== 'ship') return {};
  return { native: card.has('quadrant') ? card.words('quadrant') : ['alpha'] };
}

export const cardKinds: EditionTerms['cardKinds'] = {
  types,
  rules: ['OBJ-CARD-01'],
  elsewhere: new Map([
    ['mission', 'lay a location for its place ("Locations:") and an objective for what is asked there ("Objectives:")'],
  ]),
  common: shared.common,
  fields,
  print: (card) => ({
    ...shared.print(card),
    ...nativeTo(card),
    ...(card.type === 'location' && { place: placeOf(card) }),
    ...(card.type === 'objective' && {
      task: taskOf(card),
      objective: { kind: oneOf(card.text('objective'), OBJECTIVE_KINDS), at: card.words('at') },
    }),
    ...(card.type === 'tactic' && {
      tactic: { attack: numberOr(card, 'attack', 0), defense: numberOr(card, 'defense', 0) },
    }),
    ...(card.type === 'tactic' && { hull: numberOr(card, 'hull', 0) }),
    ...(card.type !== 'tactic' && card.has('hull') && { hull: card.number('hull') }),
    ...(card.type === 'system' && { system: oneOf(card.text('system'), SYSTEM_TYPES) }),
  }),
  linesOf: ({ place, task, objective, system, dilemma }) => ({
    requirements: task === undefined ? '' : task.requirements,
    attempt: '',
    searched: [place?.kind, place?.quadrant, task?.requirements, objective?.kind, system, dilemma].filter(
      (word) => word !== undefined,
    ),
  }),
};
