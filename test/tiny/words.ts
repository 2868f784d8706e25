/**
 * What the tiny edition tells the rooms above the rules: hulls, buoys and caches with fields of their own, decks of
 * three parts, verbs and a query that no other edition has, and scenarios with a shared row, zones, relations, states and
 * expectations of their own.
 */
import type { CardField, CardKinds } from '../../src/engine/ruleset/card-kinds.ts';
import type { CommandVerbs, VerbForm } from '../../src/engine/ruleset/command-verbs.ts';
import type { DeckLayout } from '../../src/engine/ruleset/deck-layout.ts';
import type { LogWords } from '../../src/engine/ruleset/log-words.ts';
import type { EditionWords } from '../../src/engine/ruleset/edition-words.ts';
import type {
  ExpectationForm,
  RelationOfCard,
  ScenarioWords,
  ZoneOfPlayer,
} from '../../src/engine/ruleset/scenario-words.ts';
import type { CardView } from '../../src/engine/showing/view.ts';
import './declared.ts';
import { TINY_LEXICON } from './dialect.ts';

const cardKinds: CardKinds = {
  lexicon: TINY_LEXICON,
  types: new Map([
    ['hull', { required: ['tonnage', 'mass'], optional: ['yard'], attributes: ['mass'] }],
    ['buoy', { required: [], optional: ['yard'], attributes: [], isOwners: true }],
    ['cache', { required: ['cargo'], optional: ['yard', 'lading'], attributes: [] }],
  ]),
  common: ['title', 'type', 'text'],
  fields: new Map<string, CardField>([
    ['text', { is: 'text' }],
    ['tonnage', { is: 'number', least: 1, most: 900 }],
    ['mass', { is: 'number', least: 0, most: 5 }],
    ['yard', { is: 'name' }],
    ['cargo', { is: 'choice', of: ['ore', 'people'], needs: { ore: ['lading'] } }],
    ['lading', { is: 'words', called: 'ore', usual: { words: ['Iron', 'Tin'] }, between: 'commas' }],
  ]),
  print: (card) => ({
    affiliations: [],
    skills: {},
    attributes: card.has('mass') ? { mass: card.number('mass') } : {},
    icons: [],
    staffing: [],
    keywords: card.keywords,
    fields: {
      ...(card.has('tonnage') && { tonnage: card.number('tonnage') }),
      ...(card.has('yard') && { yard: card.text('yard') }),
      ...(card.has('cargo') && { cargo: card.text('cargo'), lading: card.words('lading') }),
    },
  }),
  linesOf: ({ fields = {} }) => ({
    ...(typeof fields['yard'] === 'string' && { place: fields['yard'] }),
    requirements: '',
    attempt: '',
    searched: typeof fields['cargo'] === 'string' ? [fields['cargo']] : [],
  }),
};

const deckParts: DeckLayout = {
  parts: [
    { name: 'buoys', types: ['buoy'], aliases: ['buoy', 'marks'], unknown: 'buoy' },
    { name: 'caches', types: ['cache'], aliases: ['freight'], unknown: 'cache' },
    { name: 'hulls', types: null, aliases: ['fleet'], unknown: 'hull' },
  ],
  main: 'hulls',
  headings: ['Buoys', 'Caches', 'Freight'],
  form: 'hulls, then "Buoys:" and "Caches:"',
};

const commandVerbs: CommandVerbs = {
  verbs: new Map<string, VerbForm>([
    ['play', { object: 'card', slots: ['at'], slotWords: { at: 'near' }, fromHand: true, form: 'play HULL near BUOY' }],
    ['beam', { object: 'card', slots: ['to'], slotWords: { to: 'into' }, form: 'beam HULL into HULL' }],
    ['move', { object: 'card', slots: ['to'], form: 'move HULL to BUOY' }],
    ['bid', { object: 'none', slots: [], form: 'bid' }],
  ]),
  hand: ['hand'],
  inPlay: ['reach'],
  queries: [{ query: 'berth', takes: 'N' }],
  underWay: () => [],
};

const unseen = { faceUp: false, owner: 'player', commander: null } as const;

/** What counts of a hull: whether it has sailed, and its mass. */
function statesOf({ values, underWay }: CardView): readonly string[] {
  return [
    ...(values['mass'] === undefined ? [] : [values['mass'] > 2 ? 'heavy' : 'light']),
    ...(underWay ? ['spent'] : []),
  ];
}

const STATES = ['heavy', 'light', 'spent'];

const scenarioWords: ScenarioWords = {
  segment: 'actions',
  zones: new Map<string, ZoneOfPlayer>([
    ['deck', unseen],
    ['hand', { ...unseen, only: { type: 'hull', remedy: 'only hulls are held' } }],
    ['scrap', { ...unseen, faceUp: true }],
  ]),
  rows: new Map([['reach', { commander: 'owner', only: { type: 'buoy', remedy: 'hulls lie "at" a buoy' } }]]),
  blankZone: { zone: 'deck', cards: 4, card: { title: '(no hull)', type: 'hull', printed: {} } },
  inPlay: ['reach'],
  zoneWords: [
    ['hand', 'hand'],
    ['scrap heap', 'scrap'],
  ],
  sharedZones: [],
  relationWords: new Map([
    ['near', ['at']],
    ['inside', ['stowed']],
    ['under', ['beneath']],
  ]),
  relations: new Map<string, RelationOfCard>([
    ['at', { owner: 'holder', commander: 'owner', concealed: [] }],
    ['stowed', { owner: 'holder', commander: 'holder', concealed: ['hull'] }],
    ['beneath', { owner: 'opponent', commander: null, concealed: ['cache'] }],
  ]),
  heads: new Map([
    ['buoy', ['owner', 'as', 'at', 'beneath']],
    ['hull', ['owner', 'as', 'sailed', 'journey', 'stowed']],
  ]),
  besideFace: ['owner', 'as'],
  truths: ['sailed'],
  numbers: ['journey'],
  lists: new Map([['sailed', { without: 'at rest' }]]),
  registers: new Map([
    ['launches', () => 1],
    ['others', () => 2],
  ]),
  markedBy: ({ is, number }) => ({
    flags: is('sailed') ? ['underWay'] : [],
    numbers: { journey: number('journey') ?? 0 },
  }),
  registered: ({ number }) => ({ deeds: { launches: number('launches'), others: number('others') } }),
  requests: ['deeds', 'secret', 'choose'],
  attributes: ['mass'],
  expectations: new Map<string, ExpectationForm>([
    ['refused', 'common'],
    ['asks', 'common'],
    ['request', 'common'],
    ['offers', 'common'],
    ['no offer', 'common'],
    ['reach', { of: 'row', row: 'reach' }],
    ['holds', { of: 'players', number: ({ players }, seat) => players[seat]?.zones['hand']?.count ?? -1 }],
    ['hand', { of: 'zone', zone: 'hand', isOrdered: false, tellsFaces: false }],
    ['where', 'common'],
    ['attributes', 'common'],
    ['sailed', { of: 'cards', holds: ({ underWay }) => underWay === true }],
    ['tonnage', { of: 'number', told: ({ definition }) => String(definition.fields?.['tonnage'] ?? 'none') }],
    ['named', { of: 'truth', told: ({ definition }) => definition.fields?.['yard'] !== undefined }],
    ['is', { of: 'words', known: STATES, told: statesOf }],
    ['is not', { of: 'words', known: STATES, told: statesOf, isNot: true }],
    ['events', 'common'],
  ]),
  eventVerbs: ['launched', 'stowed', 'sailed', 'travelled'],
  happenedIn: (event) =>
    event.type === 'sailed' ? [{ verb: 'travelled', cards: [event.card], players: [], number: event.journey }] : [],
  happenedWith: () => [],
};

const logWords: LogWords = {
  zones: new Map(),
  zonesWithin: new Set(),
  zonesPassed: new Set(),
  relations: new Map([['at', 'at']]),
  moves: new Map([['sailed', { verb: 'sails', join: '', tellsPlace: true }]]),
  told: new Set(['sailed']),
  sentence: () => null,
  counted: [],
  tallies: () => [],
  isForegone: () => false,
};

export const tinyWords: EditionWords = {
  name: 'tiny',
  label: 'Tiny',
  about: 'A ruleset for tests.',
  usualDecks: [],
  firstSeed: null,
  stops: [],
  foreseen: new Set(),
  logWords,
  cardKinds,
  deckParts,
  commandVerbs,
  scenarioWords,
};
