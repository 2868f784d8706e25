/** The cards of the Second Edition: their types, fields, numbers and usual words. */
import { taskLines, type MissionFacts } from '../../effects/terms.ts';
import type { CardField, CardFields, CardType, UsualWords } from '../../engine/ruleset/card-kinds.ts';
import type { EditionTerms } from '../../engine/ruleset/edition-words.ts';

const MISSION_KINDS = ['headquarters', 'planet', 'space'] as const;
const DILEMMA_KINDS = ['planet', 'space', 'dual'] as const;

/** What a mission needs that is no headquarters. */
const ATTEMPTABLE = ['points', 'attempt', 'requirements'];

/** A type with these fields, all its attributes among those it must have. */
export function cardType(
  required: readonly string[],
  optional: readonly string[],
  attributes: readonly string[] = [],
): CardType {
  return { required: [...required, ...attributes], optional, attributes };
}

/** Where a card is at home: for variants that are played with the same cards; here it means nothing. */
const NATIVE = 'quadrant';

const types: ReadonlyMap<string, CardType> = new Map([
  [
    'personnel',
    cardType(['affiliation', 'cost'], ['species', 'skills', 'icons', NATIVE], ['integrity', 'cunning', 'strength']),
  ],
  ['ship', cardType(['affiliation', 'cost'], ['icons', 'staffing', 'class', NATIVE], ['range', 'weapons', 'shields'])],
  ['equipment', cardType(['cost'], ['icons'])],
  ['event', cardType(['cost'], [])],
  ['interrupt', cardType([], [])],
  [
    'mission',
    {
      ...cardType(['mission', 'quadrant', 'span'], ['location', 'points', 'attempt', 'requirements']),
      isOwners: true,
    },
  ],
  ['dilemma', cardType(['dilemma', 'cost'], [])],
]);

const AFFILIATIONS: UsualWords = { language: 'affiliations', words: [] };
const SKILLS: UsualWords = { language: 'skills', words: [] };
const QUADRANTS: UsualWords = { words: ['alpha', 'gamma', 'delta'] };
const STAFFING: UsualWords = { words: ['command', 'staff'] };
/** The icons of personnel, ships and what they attempt. */
export const ICON_WORDS: readonly string[] = [
  'command',
  'staff',
  'past',
  'alternate',
  'future',
  'DS9',
  'TNG',
  'TOS',
  'Voy',
  'Maq',
  'TN',
  'E',
];
const ICONS: UsualWords = { words: ICON_WORDS };

const RARER_SPECIES =
  "Aenar,Angosian,Atrean,Ba'ku,Bandi,Barzan,Boslic,Brekkian,Bynar,Cairn,Caitian,Chameloid,Deltan,Denobulan,Dosi,Farian,Flaxian,Gorn," +
  'Grazerite,Hekaran,Hupyrian,Idanian,Ikaaran,Karemma,Kellerun,Kobliad,Kreetassan,Krenim,Kressari,Kriosian,Ktarian,Lethean,Lurian,' +
  "Malon,Mari,Markalian,Mechanoid,Minaran,Miradorn,Na'kuhl,Napean,Nausicaan,Norcadian,Nyrian,Ocampa,Ochshea,Ornaran,Pakled,Pendari," +
  "Rakhari,Ramatin,Reptilian,Risan,Satarran,Selay,Solari,T'Lani,Takaran,Talemstran,Tamarian,Tanugan,Tellarite,Tiburonian,Tosk," +
  'Triannon,Ventaxian,Vorgon,Wadi,Yridian,Zakdorn,Zalkonian,Zibalian';

/** Parts of a species text: `Betazoid/Human` has two. */
const SPECIES: UsualWords = { language: 'species', words: RARER_SPECIES.split(',') };

export const number = (least: number, most: number): CardField => ({ is: 'number', least, most });
export const list = (called: string, usual: UsualWords, between: 'commas' | 'blanks' | 'strokes'): CardField => ({
  is: 'words',
  called,
  usual,
  between,
});
const ATTRIBUTE = number(0, 30);

const fields: ReadonlyMap<string, CardField> = new Map<string, CardField>([
  [
    'mission',
    { is: 'choice', of: MISSION_KINDS, needs: { headquarters: [], planet: ATTEMPTABLE, space: ATTEMPTABLE } },
  ],
  ['location', { is: 'name' }],
  ['quadrant', list('quadrant', QUADRANTS, 'commas')],
  ['span', number(0, 9)],
  ['points', number(0, 100)],
  ['attempt', { is: 'icons or sentence', called: 'affiliation', usual: AFFILIATIONS, also: ICONS }],
  ['requirements', { is: 'text' }],
  ['text', { is: 'text' }],
  ['species', list('species', SPECIES, 'strokes')],
  ['cost', number(0, 9)],
  ['class', { is: 'text' }],
  ['keywords', { is: 'keywords' }],
  ['dilemma', { is: 'choice', of: DILEMMA_KINDS }],
  ['unique', { is: 'truth' }],
  ['affiliation', list('affiliation', AFFILIATIONS, 'commas')],
  ['skills', { is: 'levels', called: 'skill', usual: SKILLS }],
  ['integrity', ATTRIBUTE],
  ['cunning', ATTRIBUTE],
  ['strength', ATTRIBUTE],
  ['range', ATTRIBUTE],
  ['weapons', ATTRIBUTE],
  ['shields', ATTRIBUTE],
  ['icons', list('icons', ICONS, 'blanks')],
  ['staffing', list('staffing', STAFFING, 'blanks')],
  ['set', { is: 'text' }],
]);

/** The community's data says `Galor Class`, card texts `Galor-class`. */
function shipClass(name: string): string {
  return name.replace(/[\s-]class$/i, '-class');
}

/** Which of these a field says, as it was checked when it was read. */
export function oneOf<Word extends string>(said: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === said);
  if (found === undefined) throw new Error(`${said} is none of ${words.join(', ')}`);
  return found;
}

function missionFacts(card: CardFields): MissionFacts {
  const [quadrant] = card.words('quadrant');
  if (quadrant === undefined) throw new Error('a mission without a quadrant');
  return {
    kind: oneOf(card.text('mission'), MISSION_KINDS),
    ...(card.has('location') && { location: card.text('location') }),
    quadrant,
    span: card.number('span'),
    points: card.has('points') ? card.number('points') : 0,
    attempt: card.words('attempt').join(' '),
    requirements: card.has('requirements') ? card.text('requirements') : '',
  };
}

export const cardKinds: EditionTerms['cardKinds'] = {
  types,
  common: ['title', 'subtitle', 'type', 'unique', 'keywords', 'text', 'set', 'number'],
  fields,
  print: (card) => {
    const attributes = types.get(card.type)?.attributes ?? [];
    return {
      ...(card.has('cost') && { cost: card.number('cost') }),
      affiliations: card.words('affiliation'),
      ...(card.has('species') && { species: card.words('species').join('/') }),
      skills: card.levels('skills'),
      attributes: Object.fromEntries(attributes.map((name) => [name, card.number(name)])),
      icons: card.words('icons'),
      staffing: card.words('staffing'),
      ...(card.has('class') && { class: shipClass(card.text('class')) }),
      keywords: card.keywords,
      ...(card.type === 'mission' && { mission: missionFacts(card) }),
      ...(card.has('dilemma') && { dilemma: oneOf(card.text('dilemma'), DILEMMA_KINDS) }),
    };
  },
  linesOf: (card) => {
    const { mission, dilemma } = card;
    const { requirements, attempt } = taskLines(card);
    return {
      ...(mission?.location !== undefined && { place: mission.location }),
      requirements,
      attempt,
      searched: [mission?.kind, mission?.quadrant, mission?.requirements, dilemma].filter((word) => word !== undefined),
    };
  },
};
