/** What First Edition keeps in the state, and which of its events change that. */
import type { Slices } from '../../engine/ruleset/declared.ts';
import { countedIn } from '../../engine/kernel/tallies.ts';
import './declared.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumberName, Flag } from '../../engine/ruleset/declared.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { flat, type StateRules } from '../../engine/ruleset/state-rules.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { numbersOf, setFlag } from '../../engine/state/reduce.ts';
import type { State } from '../../engine/state/state.ts';
import type { Placing } from './declared.ts';
import { DEFAULTS } from './options.ts';
import { withSwapped } from '../shared/swapped.ts';

/** How far the set-up has come. @throws Error in a game without set-up */
export function placingNow(engine: Engine): Placing {
  const placing = engine.slice('placing');
  if (!placing) throw new Error('a game of First Edition without set-up');
  return placing;
}

/** Was the turn's one card played? */
export const wasCardPlayed = (engine: Engine): boolean => engine.slice('cardPlayed') === true;

/** Is every card that was played this turn one that reported? */
export const wereAllReports = (engine: Engine): boolean => engine.slice('reportsOnly') === true;

/** How many cards the winner will draw of the loser's (94-SPECIAL-23, -24). @throws Error in a game without stakes */
export function stakesOf(engine: Engine): number {
  const stakes = engine.slice('stakes');
  if (stakes === undefined) throw new Error('a game of First Edition without stakes');
  return stakes;
}

/** How many personnel were beamed up or down at the planet this turn. */
export const beamedAt = (engine: Engine, planet: CardNumber): number =>
  countedIn(counted(engine.slice('beamed')), planet);

function counted(beamed: Slices['beamed'] | undefined): Slices['beamed'] {
  if (!beamed) throw new Error('a game of First Edition that does not count who is beamed');
  return beamed;
}

/** The titles revealed at a location so far. */
export const revealedAt = (engine: Engine, mission: CardNumber): readonly string[] =>
  engine.slice('revealedAt')?.[mission] ?? [];

/** Who completed the Mission; -1 nobody. */
export const completedBy = (engine: Engine, mission: CardNumber): Seat => engine.numberOn(mission, 'completedBy') - 1;

/** What an event leaves on cards: marks set or taken off, numbers. */
interface Marks {
  readonly cards: readonly CardNumber[];
  readonly flags?: readonly (readonly [name: Flag, isSet: boolean])[];
  readonly numbers?: readonly (readonly [name: CardNumberName, value: number])[];
}

/** What an event leaves on cards; null: nothing. */
function marksOf(event: GameEvent): Marks | null {
  switch (event.type) {
    case 'stopped':
    case 'unstopped':
      return { cards: event.cards, flags: [['stopped', event.type === 'stopped']] };
    case 'flipped':
      return { cards: event.cards, flags: [['flipped', event.isDown]] };
    case 'fought':
      return { cards: event.cards, flags: [['fought', true]] };
    case 'fresh turn':
      return {
        cards: event.cards,
        flags: [
          ['fought', false],
          ['turnedOver', false],
        ],
      };
    case 'completed':
      return { cards: [event.mission], flags: [['completed', true]], numbers: [['completedBy', event.player + 1]] };
    case 'range':
      return { cards: [event.ship], numbers: [['rangeUsed', event.used]] };
    case 'cloaked':
    case 'decloaked':
      return {
        cards: [event.ship],
        flags: [
          ['cloaked', event.type === 'cloaked'],
          ['turnedOver', true],
        ],
      };
    case 'ship damaged':
    case 'ship repaired': {
      // 94-DMG-14, 94-OP-27: its device fails, which does not count as turning it over.
      const flags = [
        ['damaged', event.type === 'ship damaged'],
        ['underRepair', false],
        ['cloaked', false],
      ] as const;
      return { cards: [event.ship], flags, numbers: [['turnsInRepair', 0]] };
    }
    case 'repair begun':
      return {
        cards: [event.ship],
        flags: [['underRepair', event.turns > 0]],
        numbers: [['turnsInRepair', event.turns]],
      };
    case 'deactivated':
    case 'activated':
      return { cards: event.cards, flags: [['deactivated', event.type === 'deactivated']] };
    case 'commandeered':
      return { cards: [event.ship], flags: [['commandeered', event.isSo]] };
    case 'delayed':
      return { cards: [event.card], numbers: [['delayed', event.turns]] };
    case 'projected':
      return { cards: event.cards, numbers: [['projectedFrom', event.ship]] };
    default:
      return null;
  }
}

function mark(rules: Ruleset, state: State, { cards, flags = [], numbers = [] }: Marks): void {
  for (const [name, isSet] of flags) setFlag(rules, state, cards, name, isSet);
  for (const [name, value] of numbers) for (const card of cards) numbersOf(state, name)[card] = value;
}

function reduce(rules: Ruleset, state: State, event: GameEvent): void {
  const { slices } = state;
  const marks = marksOf(event);
  if (marks) mark(rules, state, marks);
  switch (event.type) {
    case 'placing':
      slices.placing = event.placing;
      state.turn = { ...state.turn, player: event.player };
      return;
    case 'card played':
      slices.reportsOnly = event.isReport === true && (slices.cardPlayed !== true || slices.reportsOnly === true);
      slices.cardPlayed = true;
      return;
    case 'began':
      if (event.what === 'turn') Object.assign(slices, { cardPlayed: false, reportsOnly: false, beamed: {} });
      return;
    case 'beamed there': {
      const beamed = counted(slices.beamed);
      slices.beamed = { ...beamed, [event.planet]: countedIn(beamed, event.planet) + event.count };
      return;
    }
    case 'revealed at': {
      const before = slices.revealedAt?.[event.mission] ?? [];
      slices.revealedAt = { ...slices.revealedAt, [event.mission]: [...before, event.title] };
      return;
    }
    case 'second turn':
      slices.isSecondTurn = event.isSecond;
      return;
    case 'stakes raised':
      slices.stakes = event.stakes;
      return;
    case 'attempt':
      slices.attempt = event.attempt;
      return;
    case 'battle':
      slices.battle = event.battle;
      return;
    case 'removedFromAttempt':
      if (slices.attempt)
        slices.attempt = {
          ...slices.attempt,
          involved: slices.attempt.involved.filter(({ card }) => !event.cards.includes(card)),
        };
      return;
    case 'ended':
      if (event.what === 'attempt') slices.attempt = null;
      if (event.what === 'combat' || event.what === 'engagement') slices.battle = null;
      return;
    default:
  }
}

/** Marks that a card has no more once it leaves play. */
const STAYING: readonly Flag[] = [
  ...(['completed', 'damaged', 'underRepair', 'cloaked', 'turnedOver'] as const),
  ...(['flipped', 'deactivated', 'fought', 'commandeered'] as const),
];

export const stateRules: StateRules = {
  slices: () => ({
    options: DEFAULTS,
    placing: { first: 0, passes: 0, last: 0 },
    cardPlayed: false,
    isSecondTurn: false,
    reportsOnly: false,
    beamed: {},
    stakes: 0,
    revealedAt: {},
    attempt: null,
    battle: null,
  }),
  flags: [
    { name: 'stopped', endsWithStay: true, silences: true, isCounted: true },
    { name: 'faceUp', endsWithStay: false },
    ...STAYING.map((name) => ({ name, endsWithStay: true })),
  ],
  numbers: [
    { name: 'rangeUsed' },
    { name: 'completedBy' },
    { name: 'turnsInRepair' },
    { name: 'projectedFrom' },
    { name: 'delayed' },
  ],
  scopes: [
    { name: 'dilemma', endsWith: ['turn', 'attempt'], keeps: ({ slices }) => Boolean(slices.attempt?.facing) },
    { name: 'attempt', endsWith: ['turn', 'attempt'], keeps: ({ slices }) => Boolean(slices.attempt) },
    { name: 'turn', endsWith: ['turn'], keeps: () => true },
    { name: 'game', endsWith: [], keeps: () => false },
  ],
  reduce,
  changesNothing: ['faced', 'attacked', 'retaliated', 'nullified', 'stakes raised', 'prize'],
  marked: (event) => marksOf(event)?.cards ?? [],
  bookkeeping: [
    'placing',
    'card played',
    'beamed there',
    'revealed at',
    'attempt',
    'battle',
    'fresh turn',
    'projected',
    'second turn',
  ],
  swapped: withSwapped,
  position: ({ slices: { placing, cardPlayed, reportsOnly, beamed, stakes, revealedAt: seen, attempt, battle } }) => [
    placing,
    cardPlayed,
    reportsOnly,
    beamed,
    stakes,
    seen,
    attempt,
    battle,
  ],
  isInvolved: ({ slices }, card) => slices.attempt?.involved.some((ref) => ref.card === card) === true,
  canonical: flat,
};
