/**
 * What the tiny edition tells the rooms above the rules: hulls and pods with fields of their own, a deck of two parts, verbs
 * and a query that no other edition has, and scenarios with zones, relations, states and expectations of their own.
 */
import type { CardField, CardKinds } from '../../src/engine/ruleset/card-kinds.ts';
import type { CommandVerbs } from '../../src/engine/ruleset/command-verbs.ts';
import type { DeckLayout } from '../../src/engine/ruleset/deck-layout.ts';
import type { EditionWords } from '../../src/engine/ruleset/edition-words.ts';
import type { ExpectationForm, ScenarioWords } from '../../src/engine/ruleset/scenario-words.ts';

const cardKinds: CardKinds = {
  types: new Map([
    ['hull', { required: ['tonnage', 'mass'], optional: ['yard'], attributes: ['mass'] }],
    ['pod', { required: ['cargo'], optional: ['yard', 'lading'], attributes: [], isOwners: true }],
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
    { name: 'fleet', types: null, aliases: ['ships'], unknown: 'hull' },
    { name: 'pods', types: ['pod'], aliases: ['pod', 'freight'], unknown: 'pod' },
  ],
  main: 'fleet',
  headings: ['Pods', 'Freight'],
  form: 'hulls, then "Pods:"',
  inSeat: (cardsOf) => ({ missions: [], dilemmas: cardsOf('pods'), deck: cardsOf('fleet') }),
};

const commandVerbs: CommandVerbs = {
  verbs: new Map([
    ['launch', { object: 'card', slots: [], fromHand: true, form: 'launch HULL' }],
    ['beam', { object: 'card', slots: ['to'], slotWords: { to: 'into' }, form: 'beam HULL into HULL' }],
  ]),
  hand: ['hand'],
  inPlay: ['yard'],
  queries: [{ query: 'berth', takes: 'N' }],
  underWay: () => [],
};

const scenarioWords: ScenarioWords = {
  segment: 'actions',
  zones: new Map([
    ['deck', { faceUp: false, owner: 'player', commander: null }],
    ['hand', { faceUp: false, owner: 'player', commander: null }],
    [
      'yard',
      {
        faceUp: true,
        owner: 'player',
        commander: 'player',
        only: { type: 'hull', remedy: 'pods are stowed in hulls' },
      },
    ],
    ['scrap', { faceUp: true, owner: 'player', commander: null }],
  ]),
  blankZone: { zone: 'deck', cards: 4, card: { title: '(no hull)', type: 'hull', printed: {} } },
  inPlay: ['yard'],
  zoneWords: [
    ['yard', 'yard'],
    ['hand', 'hand'],
    ['scrap heap', 'scrap'],
  ],
  sharedZones: [],
  relationWords: new Map([['inside', ['stowed']]]),
  relations: new Map([['stowed', { owner: 'holder', concealed: ['hull', 'pod'] }]]),
  heads: new Map([['hull', ['owner', 'as', 'idle', 'stowed']]]),
  besideFace: ['owner', 'as'],
  truths: ['idle'],
  numbers: [],
  lists: new Map([['idle', { without: 'at work' }]]),
  registers: new Map([['energy', () => 2]]),
  markedBy: ({ is }) => ({ stopped: is('idle'), completed: false }),
  registered: (number) => ({ counters: number('energy') }),
  requests: ['orders', 'secret', 'choose'],
  attributes: ['mass'],
  expectations: new Map<string, ExpectationForm>([
    ['refused', 'common'],
    ['asks', 'common'],
    ['request', 'common'],
    ['offers', 'common'],
    ['no offer', 'common'],
    ['energy', { of: 'players', number: ({ turn }, seat) => (turn.player === seat ? turn.counters : 0) }],
    ['yard', { of: 'zone', zone: 'yard', isOrdered: false, tellsFaces: false }],
    ['where', 'common'],
    ['attributes', 'common'],
    ['idle', { of: 'cards', holds: (card) => card.stopped }],
    ['tonnage', { of: 'number', told: ({ definition }) => String(definition.fields?.['tonnage'] ?? 'none') }],
    ['named', { of: 'truth', told: ({ definition }) => definition.fields?.['yard'] !== undefined }],
    ['is', { of: 'words', known: ['heavy', 'light', 'idle'], told: statesOf }],
    ['is not', { of: 'words', known: ['heavy', 'light', 'idle'], told: statesOf, isNot: true }],
    ['events', 'common'],
  ]),
  eventVerbs: ['played', 'moved', 'spent'],
  happenedIn: (event) =>
    event.type === 'counters' ? [{ verb: 'spent', cards: [], players: [event.player], number: -event.change }] : [],
  happenedWith: () => [],
};

function statesOf({ values, stopped }: { values: Readonly<Record<string, number>>; stopped: boolean }): string[] {
  return [(values['mass'] ?? 0) > 2 ? 'heavy' : 'light', ...(stopped ? ['idle'] : [])];
}

export const tinyWords: EditionWords = { name: 'tiny', cardKinds, deckParts, commandVerbs, scenarioWords };
