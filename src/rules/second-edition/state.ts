/** What the Second Edition keeps in the state, and which of its events change that. */
import '../shared/declared.ts';
import { remembered } from '../../effects/reading/index.ts';
import { fewerCounters } from '../../effects/standing/index.ts';
import { placeOfAttempt } from '../../effects/undertakings.ts';
import type { Attempt, Battle, BattleSide } from '../../effects/undertakings.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Slices } from '../../engine/ruleset/declared.ts';
import type { Ruleset } from '../../engine/ruleset/ruleset.ts';
import { flat, type StateRules } from '../../engine/ruleset/state-rules.ts';
import type { GameEvent } from '../../engine/state/events.ts';
import { forget, numbersOf, refOf, setFlag, withOneMore } from '../../engine/state/reduce.ts';
import type { Fact, Ref, State } from '../../engine/state/state.ts';
import { withSwapped } from '../shared/swapped.ts';

/** Dilemmas drawn and spent on in an attempt. */
interface DilemmaBudget {
  /** Personnel minus dilemmas beneath, signed (2E-OP-08). */
  number: number;
  draw: number;
  total: number;
  spent: number;
}

declare module '../../effects/undertakings.ts' {
  interface AttemptDetails extends DilemmaBudget {}
}

declare module '../../engine/ruleset/declared.ts' {
  interface Slices {
    counters: number;
  }
  interface Flags {
    /** Played from its discard pile by the keyword Recall: it goes out of the game wherever it would go (2E-KEYW-05). */
    recalled: true;
  }
  interface BeganDetails {
    counters: number;
    /** Where an attempt is made, if its mission is not a place itself. */
    place: CardNumber;
    /** The ships of an engagement, that of whoever began it first: they lie open. */
    ships: readonly CardNumber[];
  }
  interface Movements {
    stacked: true;
    released: true;
  }
  interface RequestKinds {
    stack: true;
    discard: true;
  }
  interface EditionEvents {
    counters: { readonly type: 'counters'; readonly player: Seat; readonly change: number; readonly left: number };
    recalled: { readonly type: 'recalled'; readonly card: CardNumber; readonly player: Seat };
  }
}

/** Counters that the turn has given and that are not spent: texts may keep some of them from being spent just now. */
function unspent(counters: number | undefined): number {
  if (counters === undefined) throw new Error('a game of the Second Edition without counters');
  return counters;
}

/** Counters left to spend this turn: in the segment in which they are spent, fewer while a text says so (2E-OP-11). */
export function countersLeft(engine: Engine): number {
  const counters = unspent(engine.slice('counters'));
  const { segment, player } = engine.turn;
  return segment === 'play' ? Math.max(0, counters - fewerCounters(engine, player)) : counters;
}

/** Counters are spent, or a text gives or takes some. */
export function changeCounters(engine: Engine, player: Seat, change: number, rules: readonly RuleId[]): void {
  engine.emit({ type: 'counters', player, change, left: countersLeft(engine) + change }, rules);
}

/** The attempt with its numbers of dilemmas. @throws Error outside attempts */
export function attemptWithBudget(engine: Engine): AttemptInFull {
  const attempt = engine.slice('attempt');
  if (!attempt) throw new Error('no attempt in progress');
  return inFull(attempt);
}

type AttemptInFull = Attempt & Readonly<DilemmaBudget> & { readonly place: Ref };

/** An attempt is asked for in full many times before it is another one. */
const inFull = remembered((attempt: Attempt): AttemptInFull => {
  const { number, draw, total, spent } = attempt;
  if (number === undefined || draw === undefined || total === undefined || spent === undefined)
    throw new Error('an attempt without its numbers of dilemmas');
  return { ...attempt, place: placeOfAttempt(attempt), number, draw, total, spent };
});

/** Verbs about which texts ask over a whole game; everything else is forgotten with its turn. */
const LASTING_FACTS: ReadonlySet<string> = new Set(['complete', 'failAttempt', 'winBattle']);

/** No text asks whom a player has beamed by an order. */
const isAskedAbout = ({ verb, by }: Fact): boolean => verb !== 'beam' || by > 0;

export const stateRules: StateRules = {
  slices: () => ({ counters: 0, attempt: null, battle: null }),
  flags: [
    { name: 'stopped', endsWithStay: true, silences: true, isCounted: true },
    { name: 'faceUp', endsWithStay: false },
    { name: 'completed', endsWithStay: true },
    { name: 'recalled', endsWithStay: false },
    { name: 'flipped', endsWithStay: true },
  ],
  silentZone: 'brig',
  numbers: [{ name: 'rangeUsed' }],
  scopes: [
    {
      name: 'dilemma',
      endsWith: ['turn', 'attempt'],
      keeps: ({ slices }, fact) => Boolean(slices.attempt?.facing) && isAskedAbout(fact),
    },
    {
      name: 'attempt',
      endsWith: ['turn', 'attempt'],
      keeps: ({ slices }, fact) => Boolean(slices.attempt) && isAskedAbout(fact),
    },
    { name: 'turn', endsWith: ['turn'], keeps: (_state, fact) => isAskedAbout(fact) },
    { name: 'game', endsWith: [], keeps: (_state, { verb }) => LASTING_FACTS.has(verb) },
  ],
  reduce,
  changesNothing: ['faced'],
  marked,
  bookkeeping: ['attempt', 'battle'],
  swapped: withSwapped,
  position: ({ slices: { counters, attempt, battle } }) => [counters, attempt, battle],
  isInvolved: ({ slices }, card) => slices.attempt?.involved.some((ref) => ref.card === card) === true,
  canonical: flat,
};

/** Whom an event marks, and which ship has used Range. */
function marked(event: GameEvent): readonly CardNumber[] {
  switch (event.type) {
    case 'stopped':
    case 'unstopped':
    case 'flipped':
      return event.cards;
    case 'completed':
      return [event.mission];
    case 'recalled':
      return [event.card];
    case 'range':
      return [event.ship];
    default:
      return [];
  }
}

function reduce(rules: Ruleset, state: State, event: GameEvent): void {
  const { slices } = state;
  switch (event.type) {
    case 'stopped':
    case 'unstopped': {
      setFlag(rules, state, event.cards, 'stopped', event.type === 'stopped');
      return;
    }
    case 'flipped':
      setFlag(rules, state, event.cards, 'flipped', event.isDown);
      return;
    case 'completed': {
      setFlag(rules, state, [event.mission], 'completed', true);
      return;
    }
    case 'recalled':
      setFlag(rules, state, [event.card], 'recalled', true);
      return;
    case 'counters':
      slices.counters = unspent(slices.counters) + event.change;
      return;
    case 'range':
      numbersOf(state, 'rangeUsed')[event.ship] = event.used;
      return;
    case 'began':
      if (event.what === 'segment' && event.counters !== undefined) slices.counters = event.counters;
      return;
    case 'ended':
      if (event.what === 'attempt') slices.attempt = null;
      if (event.what === 'combat' || event.what === 'engagement') slices.battle = slices.battle?.within ?? null;
      return;
    case 'attempt':
      if (slices.attempt?.facing !== event.attempt.facing) forget(state, ['dilemma']);
      slices.attempt = event.attempt;
      return;
    case 'battle':
      slices.battle = event.battle;
      return;
    case 'used':
      if (event.limited === 'battle' && slices.battle)
        slices.battle = { ...slices.battle, uses: withOneMore(slices.battle.uses ?? {}, event.key) };
      return;
    case 'joined': {
      if (slices.battle) slices.battle = joined(state, slices.battle, event.cards);
      else involve(slices, (involved) => [...involved, ...event.cards.map((card) => refOf(state, card))]);
      return;
    }
    case 'removedFromAttempt': {
      involve(slices, (involved) => involved.filter((ref) => !event.cards.includes(ref.card)));
      return;
    }
    default:
  }
}

function involve(slices: Partial<Slices>, change: (involved: readonly Ref[]) => readonly Ref[]): void {
  if (slices.attempt) slices.attempt = { ...slices.attempt, involved: change(slices.attempt.involved) };
}

/** Each card joins the side of its commander. */
function joined(state: State, battle: Battle, cards: readonly CardNumber[]): Battle {
  const withJoined = (side: BattleSide): BattleSide => ({
    ...side,
    cards: [
      ...side.cards,
      ...cards.filter((card) => state.commander[card] === side.player).map((card) => refOf(state, card)),
    ],
  });
  const [first, second] = battle.sides;
  return { ...battle, sides: [withJoined(first), withJoined(second)] };
}
