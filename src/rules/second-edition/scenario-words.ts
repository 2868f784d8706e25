/** The words in which scenarios of the Second Edition are written. */
import { REQUEST_KINDS } from './constants.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type {
  BlankCard,
  ExpectationForm,
  Happened,
  RelationOfCard,
  ScenarioWords,
  ZoneOfPlayer,
} from '../../engine/ruleset/scenario-words.ts';
import { ASKED, OF_CARDS, OF_THE_GAME, contents, happenedInAttempts } from '../shared/scenario-words.ts';
import type { GameEvent, PlaceEvent } from '../../engine/state/events.ts';
import { COUNTERS } from './constants.ts';
import { countersIn } from './views.ts';

const MISSIONS = 5;
const BLANK_DECK = 20;
const IN_PLAY = ['missions', 'core'];

/** A mission nobody may attempt. The bracket keeps it out of the way of prefixes. */
function blankMission(index: number): BlankCard {
  const mission = { kind: 'planet', quadrant: 'alpha', span: 2, points: 0, attempt: '', requirements: '' } as const;
  return { title: `(blank mission ${index})`, type: 'mission', printed: { unique: true, mission } };
}

const zones: ReadonlyMap<string, ZoneOfPlayer> = new Map<string, ZoneOfPlayer>([
  [
    'missions',
    {
      faceUp: true,
      owner: 'player',
      commander: 'player',
      only: { type: 'mission', remedy: 'list missions; cards there stand under "here" and "ships"' },
      filled: { least: MISSIONS, card: blankMission },
    },
  ],
  ['hand', { faceUp: false, owner: 'player', commander: null }],
  ['deck', { faceUp: false, owner: 'player', commander: null }],
  ['discard', { faceUp: true, owner: 'player', commander: null }],
  ['dilemmas', { faceUp: false, owner: 'player', commander: null }],
  ['core', { faceUp: true, owner: 'player', commander: 'player' }],
  // A captive stays under the command of the player whose it is (2E-BRIG-08).
  ['brig', { faceUp: true, owner: 'other', commander: 'owner' }],
  ['removed', { faceUp: true, owner: 'player', commander: null }],
]);

/** Cards in play that lie face down. */
const CONCEALED = ['personnel', 'equipment'];

const relations: ReadonlyMap<string, RelationOfCard> = new Map<string, RelationOfCard>([
  ['here', { owner: 'holder', commander: 'holder', concealed: CONCEALED }],
  ['ships', { owner: 'holder', commander: 'holder', concealed: [] }],
  ['aboard', { owner: 'holder', commander: 'holder', concealed: CONCEALED }],
  ['damage', { owner: 'opponent', commander: null, concealed: [] }],
  ['on', { owner: 'holder', commander: 'holder', concealed: [] }],
  ['beneath', { owner: 'opponent', commander: null, concealed: [] }],
]);

const BESIDE_FACE = ['owner', 'commander', 'stopped', 'face up', 'as', 'on'];

const expectations: ReadonlyMap<string, ExpectationForm> = new Map<string, ExpectationForm>([
  ...ASKED,
  ['counters', { of: 'players', number: (view, seat) => (view.turn.player === seat ? countersIn(view) : 0) }],
  ['hand', contents('hand', false)],
  ['deck', contents('deck', true)],
  ['discard', contents('discard', false)],
  ['dilemmas', contents('dilemmas', true, true)],
  ['core', contents('core', false)],
  ['brig', contents('brig', false)],
  ...OF_CARDS,
  ['completed', { of: 'truth', told: (card) => card.completed === true }],
  ['flipped', { of: 'truth', told: (card) => card.flipped === true }],
  ...OF_THE_GAME,
]);

const EVENT_VERBS =
  'drew played entered left discarded destroyed killed stopped unstopped beamed moved began stacked revealed faced overcome ' +
  'completed failed scored lost downloaded placed returned shuffled removed captured released damaged repaired prevented ' +
  'exchanged replaced examined joined won tied';

function happenedIn(event: GameEvent): readonly Happened[] {
  switch (event.type) {
    case 'joined':
      return [{ verb: event.type, cards: event.cards, players: [] }];
    default:
      return happenedInAttempts(event);
  }
}

/** A ship is damaged or repaired as much as the damage card is. */
function damagedShip({ verb, to, carrier }: PlaceEvent): readonly CardNumber[] {
  if (carrier !== undefined) return [carrier];
  return verb === 'damaged' && 'host' in to ? [to.host] : [];
}

export const scenarioWords: ScenarioWords = {
  segment: 'play',
  zones,
  rows: new Map(),
  blankZone: { zone: 'deck', cards: BLANK_DECK, card: { title: '(blank card)', type: 'blank', printed: {} } },
  inPlay: IN_PLAY,
  zoneWords: [
    ['hand', 'hand'],
    ['deck', 'deck'],
    ['discard', 'discard'],
    ['discard pile', 'discard'],
    ['dilemma pile', 'dilemmas'],
    ['dilemmas', 'dilemmas'],
    ['dilemma stack', 'stack'],
    ['drawn dilemmas', 'drawn'],
    ['core', 'core'],
    ['brig', 'brig'],
    ['missions', 'missions'],
  ],
  sharedZones: ['removed'],
  relationWords: new Map([
    ['aboard', ['aboard']],
    ['at', ['here', 'ships']],
    ['beneath', ['beneath']],
    ['on', ['on', 'damage']],
  ]),
  relations,
  heads: new Map([
    ['card', [...BESIDE_FACE, 'aboard']],
    ['ship', [...BESIDE_FACE, 'aboard', 'range', 'damage']],
    ['mission', ['owner', 'completed', 'flipped', 'here', 'ships', 'beneath', 'on', 'as', 'commander']],
  ]),
  besideFace: BESIDE_FACE,
  truths: ['stopped', 'completed', 'flipped'],
  numbers: ['range'],
  lists: new Map([['stopped', { without: 'unstopped' }]]),
  // The turn's counters come with its first segment.
  registers: new Map([['counters', (segment: string | null) => (segment === 'start' ? 0 : COUNTERS)]]),
  markedBy: ({ is, number }, { attributes: { range = 0 } }) => {
    const left = number('range');
    return {
      flags: (['stopped', 'completed', 'flipped'] as const).filter(is),
      numbers: { rangeUsed: left === undefined ? 0 : Math.max(0, range - left) },
    };
  },
  registered: ({ number }) => ({ counters: number('counters') }),
  requests: REQUEST_KINDS,
  attributes: ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'cost', 'span', 'points'],
  expectations,
  eventVerbs: EVENT_VERBS.split(' '),
  happenedIn,
  happenedWith: damagedShip,
};
