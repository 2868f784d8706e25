/** The words in which scenarios of the objectives variant are written: those of the Second Edition, with places and tasks apart. */
import type {
  BlankCard,
  ExpectationForm,
  RelationOfCard,
  ScenarioWords,
  ZoneOfPlayer,
} from '../../engine/ruleset/scenario-words.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { scenarioWords as shared } from '../second-edition/scenario-words.ts';
import { contents } from '../shared/scenario-words.ts';
import { IN_PLAY, LOCATIONS, REQUEST_KINDS } from './constants.ts';
import { hullSeen } from './damage.ts';

/** A location where nothing can be attempted. The bracket keeps it out of the way of prefixes. */
function blankLocation(index: number): BlankCard {
  const place = { kind: 'planet', quadrant: 'alpha', span: 2 } as const;
  return { title: `(blank location ${index})`, type: 'location', printed: { place } };
}

const blankCard = (index: number): BlankCard => ({ title: `(blank card ${index})`, type: 'blank', printed: {} });
const blankDilemma = (index: number): BlankCard => ({
  title: `(blank dilemma ${index})`,
  type: 'dilemma',
  printed: { dilemma: 'dual', cost: 0 },
});
const blankTactic = (index: number): BlankCard => ({
  title: `(blank tactic ${index})`,
  type: 'tactic',
  printed: { tactic: { attack: 0, defense: 0 }, hull: 0 },
});
/** For either type of location, worth nothing. */
const blankObjective = (index: number): BlankCard => ({
  title: `(blank objective ${index})`,
  type: 'objective',
  printed: {
    task: { points: 0, attempt: '', requirements: '' },
    objective: { kind: 'either', at: [] },
  },
});

const pile: ZoneOfPlayer = { faceUp: false, owner: 'player', commander: null };

const zones: ReadonlyMap<string, ZoneOfPlayer> = new Map<string, ZoneOfPlayer>([
  [
    'locations',
    {
      faceUp: true,
      owner: 'player',
      commander: 'player',
      only: { type: 'location', remedy: 'list locations; cards there stand under "here" and "ships"' },
      filled: { least: LOCATIONS, card: blankLocation },
    },
  ],
  ['active', { faceUp: true, owner: 'player', commander: 'player' }],
  ['completed', { faceUp: true, owner: 'player', commander: 'player', needs: ['at'] }],
  ['objective pile', pile],
  ['tactics', pile],
  ...[...shared.zones].filter(([zone]) => zone !== 'missions'),
]);

const relations: ReadonlyMap<string, RelationOfCard> = new Map<string, RelationOfCard>([
  ...shared.relations,
  ['systems', { owner: 'holder', commander: 'holder', concealed: [] }],
]);

const done: ExpectationForm = {
  of: 'truth or place',
  told: (card: CardView) => card.completed === true,
  at: (card: CardView) => card.completedAt,
};

const expectations: ReadonlyMap<string, ExpectationForm> = new Map<string, ExpectationForm>([
  ...shared.expectations,
  ['active', contents('active', false)],
  ['completed', done],
  ['breaches', 'common'],
  ['warnings', 'common'],
  ['objective pile', contents('objective pile', true)],
  ['tactics', contents('tactics', true, true)],
  ['hull', { of: 'number', told: (card) => `${hullSeen(card)}` }],
  ['called off', { of: 'cited', happened: ({ type }) => type === 'called off' }],
]);

const heads = new Map(shared.heads);
const beside = heads.get('mission') ?? [];
heads.delete('mission');
heads.set(
  'location',
  beside.filter((key) => key !== 'completed'),
);
heads.set('objective', ['at', 'owner', 'as']);
heads.set('ship', [...(heads.get('ship') ?? []), 'systems']);

export const scenarioWords: ScenarioWords = {
  ...shared,
  zones,
  inPlay: IN_PLAY,
  zoneWords: [
    ...shared.zoneWords.filter(([, zone]) => zone !== 'missions'),
    ['locations', 'locations'],
    ['active objectives', 'active'],
    ['completed objectives', 'completed'],
    ['objective pile', 'objective pile'],
    ['tactic pile', 'tactics'],
    ['drawn tactics', 'drawn tactics'],
    ['current tactic', 'current tactic'],
  ],
  relationWords: new Map([...shared.relationWords, ['on', ['on', 'damage', 'systems']]]),
  relations,
  references: new Map([['at', 'locations']]),
  decks: {
    parts: new Map([
      ['locations', blankLocation],
      ['deck', blankCard],
      ['dilemmas', blankDilemma],
      ['tactics', blankTactic],
      ['objectives', blankObjective],
    ]),
  },
  markedBy: (states, printed) => {
    const { flags, numbers } = shared.markedBy(states, printed);
    const place = states.card('at');
    return {
      flags: states.zone === 'completed' ? [...flags, 'completed'] : flags,
      numbers: place === undefined ? numbers : { ...numbers, completedAt: place },
    };
  },
  heads,
  registers: new Map([...shared.registers, ['turn limit', () => 0]]),
  registered: (top) => ({ ...shared.registered(top), turnLimit: top.number('turn limit') }),
  requests: REQUEST_KINDS,
  expectations,
  happenedIn: (event) =>
    event.type === 'regenerated'
      ? [{ verb: 'regenerated', cards: [], players: [event.player] }]
      : shared.happenedIn(event),
  eventVerbs: [...shared.eventVerbs, 'installed', 'uninstalled', 'laid', 'regenerated'],
};
