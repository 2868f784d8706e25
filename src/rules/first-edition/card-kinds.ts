/** The cards of First Edition as it was in 1994: their types, fields, numbers and usual words (94-CARD). */
import { taskLines, type MissionFacts } from '../../effects/terms.ts';
import type { CardField, CardFields, CardType, UsualWords } from '../../engine/ruleset/card-kinds.ts';
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';
import { AFFILIATIONS, CLASSIFICATIONS } from './constants.ts';
import { levelIn } from '../../effects/meaning.ts';

const MISSION_KINDS = ['planet', 'space'] as const;
const DILEMMA_KINDS = ['planet', 'space', 'dual'] as const;

const type = (
  rule: string,
  required: readonly string[],
  optional: readonly string[] = [],
  attributes: readonly string[] = [],
): CardType => ({ required: [...required, ...attributes], optional, attributes, rules: [rule] });

const types: ReadonlyMap<string, CardType> = new Map([
  ['mission', { ...type('94-CARD-02', ['mission', 'span', 'points', 'attempt', 'requirements']), isOwners: true }],
  ['dilemma', type('94-CARD-05', ['dilemma', 'text'], ['points'])],
  ['artifact', type('94-CARD-20', ['text'])],
  [
    'outpost',
    { ...type('94-CARD-09', ['affiliation'], [], ['shields']), never: new Map([['affiliation', ['Non-Aligned']]]) },
  ],
  [
    'ship',
    type(
      '94-CARD-19',
      ['affiliation'],
      ['universal', 'class', 'staffing', 'equipment'],
      ['range', 'weapons', 'shields'],
    ),
  ],
  [
    'personnel',
    type(
      '94-CARD-18',
      ['affiliation', 'classification'],
      ['universal', 'species', 'gender', 'skills', 'icons'],
      ['integrity', 'cunning', 'strength'],
    ),
  ],
  ['equipment', type('94-CARD-20', ['text'])],
  ['event', type('94-CARD-20', ['text'])],
  ['interrupt', type('94-CARD-20', ['text'], ['points'])],
]);

const AFFILIATION: UsualWords = { words: [...AFFILIATIONS, 'Non-Aligned'], isClosed: true };
const ATTEMPTING: UsualWords = { language: 'affiliations', words: [] };
const SKILLS: UsualWords = { language: 'skills', words: [] };
const SPECIES: UsualWords = { language: 'species', words: [], isOpen: true };
const EQUIPMENT: UsualWords = { words: ['Cloaking Device', 'Holodeck', 'Tractor Beam'], isOpen: true };

const number = (least: number, most: number): CardField => ({ is: 'number', least, most });
const list = (
  called: string,
  usual: UsualWords,
  between: 'commas' | 'blanks' | 'strokes',
): Extract<CardField, { is: 'words' }> => ({ is: 'words', called, usual, between });
const ATTRIBUTE = number(0, 30);

const fields: ReadonlyMap<string, CardField> = new Map<string, CardField>([
  ['mission', { is: 'choice', of: MISSION_KINDS }],
  ['quadrant', list('quadrant', { words: ['alpha', 'gamma', 'delta'] }, 'commas')],
  ['span', number(0, 9)],
  ['points', number(-50, 100)],
  ['attempt', { is: 'icons or sentence', called: 'affiliation', usual: ATTEMPTING, also: { words: [] } }],
  ['requirements', { is: 'text' }],
  ['dilemma', { is: 'choice', of: DILEMMA_KINDS }],
  ['affiliation', { ...list('affiliation', AFFILIATION, 'commas'), rules: ['94-AFFIL-01'] }],
  ['classification', { is: 'choice', of: CLASSIFICATIONS, rules: ['94-CARD-12'] }],
  ['skills', { is: 'levels', called: 'skill', usual: SKILLS, times: true }],
  ['integrity', ATTRIBUTE],
  ['cunning', ATTRIBUTE],
  ['strength', ATTRIBUTE],
  ['range', ATTRIBUTE],
  ['weapons', ATTRIBUTE],
  ['shields', number(0, 99)],
  [
    'icons',
    {
      ...list('icon', { words: ['command', 'staff', 'holo'], isClosed: true }, 'blanks'),
      apart: ['command', 'staff'],
      rules: ['94-CARD-18'],
    },
  ],
  ['species', list('species', SPECIES, 'strokes')],
  ['gender', { is: 'choice', of: ['male', 'female', 'neuter'] }],
  ['universal', { is: 'truth' }],
  ['class', { is: 'text' }],
  ['staffing', list('staffing', { words: ['command', 'staff'], isClosed: true }, 'blanks')],
  ['equipment', list('special equipment', EQUIPMENT, 'commas')],
  ['keywords', { is: 'keywords' }],
  ['lore', { is: 'text' }],
  ['text', { is: 'text' }],
  ['set', { is: 'text' }],
]);

function oneOf<Word extends string>(said: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === said);
  if (found === undefined) throw new Error(`${said} is none of ${words.join(', ')}`);
  return found;
}

function missionFacts(card: CardFields): MissionFacts {
  const [quadrant = 'alpha'] = card.words('quadrant');
  return {
    kind: oneOf(card.text('mission'), MISSION_KINDS),
    quadrant,
    span: card.number('span'),
    points: card.number('points'),
    attempt: card.words('attempt').join(' '),
    requirements: card.text('requirements'),
  };
}

/** 94-SKILL-01, -04: the classification counts as a skill, beside what is printed next to it. */
function skillsOf(card: CardFields): Readonly<Record<string, number>> {
  const levels = card.levels('skills');
  if (!card.has('classification')) return levels;
  const own = card.text('classification');
  return { ...levels, [own]: levelIn(levels, own) + 1 };
}

/** What only First Edition prints: classification, gender, special equipment, bonus points. */
const ownFields = (card: CardFields): NonNullable<ReturnType<EditionTerms['cardKinds']['print']>['fields']> => ({
  ...(card.has('classification') && { classification: card.text('classification') }),
  ...(card.has('gender') && { gender: card.text('gender') }),
  ...(card.has('equipment') && { equipment: card.words('equipment') }),
  ...(card.type !== 'mission' && card.has('points') && { points: card.number('points') }),
});

/** 94-UNIQ-01, -04, -05. */
const isUnique = (card: CardFields): boolean =>
  (card.type === 'ship' || card.type === 'personnel') && !card.has('universal');

export const cardKinds: EditionTerms['cardKinds'] = {
  types,
  rules: ['94-CARD-01'],
  common: ['title', 'subtitle', 'type', 'keywords', 'lore', 'text', 'set', 'number', 'quadrant'],
  fields,
  print: (card) => ({
    unique: isUnique(card),
    affiliations: card.words('affiliation'),
    ...(card.has('species') && { species: card.words('species').join('/') }),
    skills: skillsOf(card),
    attributes: Object.fromEntries((types.get(card.type)?.attributes ?? []).map((name) => [name, card.number(name)])),
    icons: card.words('icons'),
    staffing: card.words('staffing'),
    ...(card.has('class') && { class: card.text('class') }),
    keywords: card.keywords,
    fields: ownFields(card),
    ...(card.type === 'mission' && { mission: missionFacts(card) }),
    ...(card.has('dilemma') && { dilemma: oneOf(card.text('dilemma'), DILEMMA_KINDS) }),
  }),
  linesOf: (card) => {
    const { mission, dilemma } = card;
    const { requirements, attempt } = taskLines(card);
    return {
      requirements,
      attempt,
      searched: [mission?.kind, mission?.requirements, dilemma].filter((word) => word !== undefined),
    };
  },
};
