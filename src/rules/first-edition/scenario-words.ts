/** The words in which scenarios of First Edition are written. */
import type {
  ExpectationForm,
  Happened,
  RelationOfCard,
  ScenarioWords,
  ZoneOfPlayer,
} from '../../engine/ruleset/scenario-words.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { ASKED, OF_CARDS, OF_THE_GAME, contents, happenedInAttempts } from '../shared/scenario-words.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { REQUEST_KINDS, SPACELINE } from './constants.ts';
import { readOptions } from './options.ts';

const BLANK_DECK = 20;

const hidden: ZoneOfPlayer = { faceUp: false, owner: 'player', commander: null };
const open: ZoneOfPlayer = { faceUp: true, owner: 'player', commander: null };

const zones: ReadonlyMap<string, ZoneOfPlayer> = new Map<string, ZoneOfPlayer>([
  ['hand', hidden],
  ['deck', hidden],
  ['discard', open],
  ['table', { ...open, commander: 'player' }],
  ['bonus', open],
  ['missions', { ...hidden, only: { type: 'mission', remedy: 'the Mission pile holds Missions only' } }],
  ['seeds', hidden],
  ['outposts', { ...hidden, only: { type: 'outpost', remedy: 'list Outposts' } }],
]);

/** Cards in play that lie face down. */
const CONCEALED = ['personnel', 'equipment'];

const relations: ReadonlyMap<string, RelationOfCard> = new Map<string, RelationOfCard>([
  ['here', { owner: 'holder', commander: 'holder', concealed: CONCEALED }],
  ['ships', { owner: 'holder', commander: 'holder', concealed: [] }],
  ['outposts', { owner: 'holder', commander: 'holder', concealed: [] }],
  ['aboard', { owner: 'holder', commander: 'holder', concealed: CONCEALED }],
  ['on', { owner: 'holder', commander: 'holder', concealed: [] }],
  ['under', { owner: 'opponent', commander: null, concealed: ['dilemma', 'artifact'] }],
]);

const BESIDE_FACE = ['owner', 'commander', 'stopped', 'face up', 'as', 'on', 'deactivated'];
const TRUTHS = ['stopped', 'damaged', 'under repair', 'cloaked', 'deactivated'];

const STATES = ['damaged', 'under repair', 'cloaked', 'stalled', 'deactivated', 'under house arrest', 'disabled'];

/** The states that are true of a card. */
function statesOf(card: CardView): readonly string[] {
  const states: readonly (readonly [string, boolean | undefined])[] = [
    ['damaged', card.damaged],
    ['under repair', card.underRepair],
    ['cloaked', card.cloaked],
    ['stalled', card.stalled],
    ['deactivated', card.deactivated],
    ['under house arrest', card.arrested],
    ['disabled', card.disabled],
  ];
  return states.flatMap(([name, isSo]) => (isSo ? [name] : []));
}

const expectations: ReadonlyMap<string, ExpectationForm> = new Map<string, ExpectationForm>([
  ...ASKED,
  ['spaceline', { of: 'row', row: SPACELINE }],
  ['under', { of: 'pile', relation: 'under' }],
  ['hand', contents('hand', false)],
  ['deck', contents('deck', true)],
  ['discard', contents('discard', false)],
  ['table', contents('table', false)],
  ['bonus', contents('bonus', false)],
  ['missions', contents('missions', true)],
  ['seeds', contents('seeds', false)],
  ['outposts', contents('outposts', false)],
  ...OF_CARDS,
  ['completed', { of: 'player', told: (card) => card.completedBy ?? null }],
  ['is', { of: 'words', known: STATES, told: statesOf }],
  ['is not', { of: 'words', known: STATES, told: statesOf, isNot: true }],
  ...OF_THE_GAME,
  ['deck check', 'common'],
  ['warnings', 'common'],
]);

const EVENT_VERBS =
  'drew played placed seeded reported built loaded unloaded discarded killed stopped unstopped beamed moved began revealed faced overcome ' +
  'completed failed scored lost earned attacked retaliated cloaked decloaked damaged repaired destroyed deactivated activated nullified ' +
  'entered left selected returned shuffled examined exchanged won tied';

function happenedIn(event: GameEvent): readonly Happened[] {
  switch (event.type) {
    case 'deactivated':
    case 'activated':
      return [{ verb: event.type, cards: event.cards, players: [] }];
    case 'cloaked':
    case 'decloaked':
      return [{ verb: event.type, cards: [event.ship], players: [event.player] }];
    case 'attacked':
      return [{ verb: event.type, cards: event.targets, players: [event.player] }];
    case 'retaliated':
      return [{ verb: event.type, cards: [event.target], players: [event.player] }];
    case 'selected':
      return [{ verb: event.type, cards: event.cards, players: [event.player] }];
    case 'nullified':
      return [{ verb: event.type, cards: [event.card], players: [event.player] }];
    case 'ship damaged':
      return [{ verb: 'damaged', cards: [event.ship], players: [] }];
    case 'ship repaired':
      return [{ verb: 'repaired', cards: [event.ship], players: [] }];
    default:
      return happenedInAttempts(event);
  }
}

export const scenarioWords: ScenarioWords = {
  segment: 'play',
  zones,
  rows: new Map([
    [
      SPACELINE,
      {
        commander: 'owner',
        only: { type: 'mission', remedy: 'list Missions; what a player has there stands under the name' },
      },
    ],
  ]),
  blankZone: { zone: 'deck', cards: BLANK_DECK, card: { title: '(blank card)', type: 'blank', printed: {} } },
  inPlay: [SPACELINE, 'table'],
  zoneWords: [
    ['hand', 'hand'],
    ['deck', 'deck'],
    ['discard', 'discard'],
    ['discard pile', 'discard'],
    ['table', 'table'],
    ['bonus area', 'bonus'],
    ['captives', 'captives'],
    ['missions', 'missions'],
    ['seeds', 'seeds'],
    ['outposts', 'outposts'],
  ],
  sharedZones: [],
  relationWords: new Map([
    ['aboard', ['aboard']],
    ['at', ['here', 'ships', 'outposts']],
    ['under', ['under']],
    ['on', ['on']],
  ]),
  relations,
  heads: new Map([
    ['card', [...BESIDE_FACE, 'aboard']],
    ['ship', [...BESIDE_FACE, 'aboard', 'range', 'damaged', 'under repair', 'cloaked']],
    ['outpost', ['owner', 'as', 'here', 'on']],
    ['mission', ['owner', 'under', 'revealed', 'on', 'as', 'completed']],
  ]),
  ofPlayers: new Map([['mission', ['outposts', 'ships', 'here']]]),
  namesOfPlayers: ['completed'],
  titles: ['revealed'],
  besideFace: BESIDE_FACE,
  truths: TRUTHS,
  numbers: ['range'],
  lists: new Map([['stopped', { without: 'unstopped' }]]),
  registers: new Map(),
  markedBy: ({ is, number }, { attributes: { range = 0 } }) => {
    const left = number('range');
    const completedBy = number('completed');
    return {
      flags: [
        ...(['stopped', 'damaged', 'cloaked', 'deactivated'] as const).filter(is),
        ...(completedBy === undefined ? [] : (['completed'] as const)),
        ...(is('under repair') ? (['damaged', 'underRepair'] as const) : []),
      ],
      numbers: {
        rangeUsed: left === undefined ? 0 : Math.max(0, range - left),
        ...(completedBy !== undefined && { completedBy }),
        turnsInRepair: is('under repair') ? 1 : 0,
      },
    };
  },
  seats: ['first'],
  options: readOptions,
  decks: 'files',
  registered: ({ seat, turn, titles }) => ({
    placing: { first: seat('first') ?? 0, passes: 0, last: turn },
    revealedAt: Object.fromEntries(titles('revealed')),
  }),
  passesAlone: true,
  requests: REQUEST_KINDS,
  attributes: ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'span', 'points'],
  expectations,
  eventVerbs: EVENT_VERBS.split(' '),
  happenedIn,
  happenedWith: () => [],
};
