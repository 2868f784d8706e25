/** What First Edition keeps in the state, and which of its events change that. */
import './declared.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { flat, type StateRules } from '../../engine/ruleset/state-rules.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { setFlag } from '../../engine/state/reduce.ts';
import type { State } from '../../engine/state/state.ts';
import type { Placing } from './declared.ts';
import { DEFAULTS } from './options.ts';

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

/** The titles revealed at a location so far. */
export const revealedAt = (engine: Engine, mission: CardNumber): readonly string[] =>
  engine.slice('revealedAt')?.[mission] ?? [];

/** Who completed the Mission; -1 nobody. */
export const completedBy = (engine: Engine, mission: CardNumber): Seat => engine.numberOn(mission, 'completedBy') - 1;

const setNumber = (
  state: State,
  name: 'completedBy' | 'turnsInRepair' | 'rangeUsed' | 'projectedFrom' | 'delayed',
  card: CardNumber,
  to: number,
) => {
  const numbers = state.numbers[name];
  if (!numbers) throw new Error(`cards have no number ${name}`);
  numbers[card] = to;
};

function reduce(rules: Ruleset, state: State, event: GameEvent): void {
  const { slices } = state;
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
      const before = slices.beamed?.[event.planet] ?? 0;
      slices.beamed = { ...slices.beamed, [event.planet]: before + event.count };
      return;
    }
    case 'revealed at': {
      const before = slices.revealedAt?.[event.mission] ?? [];
      slices.revealedAt = { ...slices.revealedAt, [event.mission]: [...before, event.title] };
      return;
    }
    case 'stopped':
    case 'unstopped':
      setFlag(rules, state, event.cards, 'stopped', event.type === 'stopped');
      return;
    case 'flipped':
      setFlag(rules, state, event.cards, 'flipped', event.isDown);
      return;
    case 'fought':
      setFlag(rules, state, event.cards, 'fought', true);
      return;
    case 'fresh turn':
      setFlag(rules, state, event.cards, 'fought', false);
      setFlag(rules, state, event.cards, 'turnedOver', false);
      return;
    case 'completed':
      setFlag(rules, state, [event.mission], 'completed', true);
      setNumber(state, 'completedBy', event.mission, event.player + 1);
      return;
    case 'range':
      setNumber(state, 'rangeUsed', event.ship, event.used);
      return;
    case 'cloaked':
    case 'decloaked':
      setFlag(rules, state, [event.ship], 'cloaked', event.type === 'cloaked');
      setFlag(rules, state, [event.ship], 'turnedOver', true);
      return;
    case 'ship damaged':
    case 'ship repaired':
      setFlag(rules, state, [event.ship], 'damaged', event.type === 'ship damaged');
      setFlag(rules, state, [event.ship], 'underRepair', false);
      // 94-DMG-14, 94-OP-27: its device fails, which does not count as turning it over.
      setFlag(rules, state, [event.ship], 'cloaked', false);
      setNumber(state, 'turnsInRepair', event.ship, 0);
      return;
    case 'repair begun':
      setFlag(rules, state, [event.ship], 'underRepair', event.turns > 0);
      setNumber(state, 'turnsInRepair', event.ship, event.turns);
      return;
    case 'deactivated':
    case 'activated':
      setFlag(rules, state, event.cards, 'deactivated', event.type === 'deactivated');
      return;
    case 'second turn':
      slices.isSecondTurn = event.isSecond;
      return;
    case 'commandeered':
      setFlag(rules, state, [event.ship], 'commandeered', event.isSo);
      return;
    case 'delayed':
      setNumber(state, 'delayed', event.card, event.turns);
      return;
    case 'stakes raised':
      slices.stakes = event.stakes;
      return;
    case 'projected':
      for (const card of event.cards) setNumber(state, 'projectedFrom', card, event.ship);
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

/** The cards on which an event changes a mark or a number. */
function marked(event: GameEvent): readonly CardNumber[] {
  switch (event.type) {
    case 'stopped':
    case 'unstopped':
    case 'flipped':
    case 'fought':
    case 'fresh turn':
    case 'deactivated':
    case 'activated':
    case 'projected':
      return event.cards;
    case 'completed':
      return [event.mission];
    case 'range':
    case 'cloaked':
    case 'decloaked':
    case 'ship damaged':
    case 'ship repaired':
    case 'repair begun':
    case 'commandeered':
      return [event.ship];
    case 'delayed':
      return [event.card];
    default:
      return [];
  }
}

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
    { name: 'completed', endsWithStay: true },
    { name: 'damaged', endsWithStay: true },
    { name: 'underRepair', endsWithStay: true },
    { name: 'cloaked', endsWithStay: true },
    { name: 'turnedOver', endsWithStay: true },
    { name: 'flipped', endsWithStay: true },
    { name: 'deactivated', endsWithStay: true },
    { name: 'fought', endsWithStay: true },
    { name: 'commandeered', endsWithStay: true },
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
  marked,
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
  swapped: (slices) => slices,
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
