/** What First Edition keeps in the state, and which of its events change that. */
import '../shared/declared.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { flat, type StateRules } from '../../engine/ruleset/state-rules.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { setFlag } from '../../engine/state/reduce.ts';
import type { State } from '../../engine/state/state.ts';
import { DEFAULTS } from './options.ts';

/** The set-up: who went first in it, how many passes in a row there were, who placed last. */
export interface Placing {
  readonly first: Seat;
  readonly passes: number;
  readonly last: Seat;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    placing: Placing;
    /** 94-PLAY-01: was the turn's one card played? */
    cardPlayed: boolean;
    /** Is it the second of two turns that a text lets the player take? */
    isSecondTurn: boolean;
    /** Is all that was played this turn cards that reported? */
    reportsOnly: boolean;
    /** How many personnel were beamed up or down at each planet this turn. */
    beamed: Readonly<Record<CardNumber, number>>;
    /** 94-OP-04: the titles that were revealed at each location. */
    revealedAt: Readonly<Record<CardNumber, readonly string[]>>;
  }
  interface Flags {
    /** 94-DMG-02, -11: turned by half, and lying sideways. */
    damaged: true;
    underRepair: true;
    /** An Event that lies face down. */
    flipped: true;
    /** 94-CLOAK-02; and whether it was turned over this turn (94-CLOAK-03). */
    cloaked: true;
    turnedOver: true;
    /** 94-RAND-05: a hologram that does not act before its player's next turn. */
    deactivated: true;
    /** 94-TURN-14: it was in a battle this turn. */
    fought: true;
  }
  interface CardNumbers {
    /** Of a Mission: who completed it, counted from 1; 0 nobody. */
    completedBy: true;
    /** Of a damaged ship: turns it has been at its own outpost (94-DMG-10). */
    turnsInRepair: true;
    /** Of a hologram on a planet: the ship that controls it (94-HOLO-11). */
    projectedFrom: true;
  }
  interface Movements {
    reported: true;
    built: true;
    loaded: true;
    unloaded: true;
    earned: true;
  }
  interface RequestKinds {
    line: true;
    seed: true;
    outpost: true;
    retaliate: true;
  }
  interface BeganDetails {
    /** The attempt is made from this ship or outpost (94-ATT-03, -18). */
    from: CardNumber;
  }
  interface EditionEvents {
    /** Whose placement it is now. */
    placing: { readonly type: 'placing'; readonly player: Seat; readonly placing: Placing };
    'card played': { readonly type: 'card played'; readonly player: Seat; readonly isReport?: true };
    'beamed there': { readonly type: 'beamed there'; readonly planet: CardNumber; readonly count: number };
    'revealed at': {
      readonly type: 'revealed at';
      readonly mission: CardNumber;
      readonly card: CardNumber;
      readonly title: string;
    };
    flipped: { readonly type: 'flipped'; readonly cards: readonly CardNumber[]; readonly isDown: boolean };
    cloaked: { readonly type: 'cloaked' | 'decloaked'; readonly ship: CardNumber; readonly player: Seat };
    decloaked: { readonly type: 'cloaked' | 'decloaked'; readonly ship: CardNumber; readonly player: Seat };
    'ship damaged': { readonly type: 'ship damaged' | 'ship repaired'; readonly ship: CardNumber };
    'ship repaired': { readonly type: 'ship damaged' | 'ship repaired'; readonly ship: CardNumber };
    'repair begun': { readonly type: 'repair begun'; readonly ship: CardNumber; readonly turns: number };
    deactivated: { readonly type: 'deactivated' | 'activated'; readonly cards: readonly CardNumber[] };
    activated: { readonly type: 'deactivated' | 'activated'; readonly cards: readonly CardNumber[] };
    projected: { readonly type: 'projected'; readonly cards: readonly CardNumber[]; readonly ship: CardNumber };
    /** 94-INTR-07: it does not take effect, or no more. */
    nullified: {
      readonly type: 'nullified';
      readonly card: CardNumber;
      readonly by: CardNumber;
      readonly player: Seat;
    };
    'second turn': { readonly type: 'second turn'; readonly player: Seat; readonly isSecond: boolean };
    fought: { readonly type: 'fought'; readonly cards: readonly CardNumber[] };
    attacked: {
      readonly type: 'attacked';
      readonly player: Seat;
      readonly attackers: readonly CardNumber[];
      readonly targets: readonly CardNumber[];
    };
    retaliated: {
      readonly type: 'retaliated';
      readonly player: Seat;
      readonly ships: readonly CardNumber[];
      readonly target: CardNumber;
    };
    'fresh turn': { readonly type: 'fresh turn'; readonly cards: readonly CardNumber[] };
  }
}

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

/** The titles revealed at a location so far. */
export const revealedAt = (engine: Engine, mission: CardNumber): readonly string[] =>
  engine.slice('revealedAt')?.[mission] ?? [];

/** Who completed the Mission; -1 nobody. */
export const completedBy = (engine: Engine, mission: CardNumber): Seat => engine.numberOn(mission, 'completedBy') - 1;

const setNumber = (
  state: State,
  name: 'completedBy' | 'turnsInRepair' | 'rangeUsed' | 'projectedFrom',
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
      return [event.ship];
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
  ],
  numbers: [{ name: 'rangeUsed' }, { name: 'completedBy' }, { name: 'turnsInRepair' }, { name: 'projectedFrom' }],
  scopes: [
    { name: 'dilemma', endsWith: ['turn', 'attempt'], keeps: ({ slices }) => Boolean(slices.attempt?.facing) },
    { name: 'attempt', endsWith: ['turn', 'attempt'], keeps: ({ slices }) => Boolean(slices.attempt) },
    { name: 'turn', endsWith: ['turn'], keeps: () => true },
    { name: 'game', endsWith: [], keeps: () => false },
  ],
  reduce,
  changesNothing: ['faced', 'attacked', 'retaliated', 'nullified'],
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
  position: ({ slices: { placing, cardPlayed, reportsOnly, beamed, revealedAt: seen, attempt, battle } }) => [
    placing,
    cardPlayed,
    reportsOnly,
    beamed,
    seen,
    attempt,
    battle,
  ],
  isInvolved: ({ slices }, card) => slices.attempt?.involved.some((ref) => ref.card === card) === true,
  canonical: flat,
};
