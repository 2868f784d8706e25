/** One reducer per event: the only code that writes the state. */
import type { GameEvent } from './events.ts';
import type { Places } from '../places/places.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { BattleSide, Fact, Ref, Scope, State, Uses } from './state.ts';
import { swapRefs } from './swap.ts';

export const STOPPED = 1;
export const FACE_UP = 2;
export const COMPLETED = 4;

type PlaceEvent = Extract<GameEvent, { type: 'place' }>;

/** Applies one event to the state, in place. */
export function reduce(state: State, event: GameEvent, places: Places): void {
  switch (event.type) {
    case 'place': {
      putCards(state, event, places);
      return;
    }
    case 'stopped': {
      setFlag(state, event.cards, STOPPED, true);
      return;
    }
    case 'unstopped': {
      setFlag(state, event.cards, STOPPED, false);
      return;
    }
    case 'scored':
      state.score[event.player] = (state.score[event.player] ?? 0) + event.points;
      return;
    case 'lost':
      state.score[event.player] = (state.score[event.player] ?? 0) - event.points;
      return;
    case 'counters':
      state.counters = event.left;
      return;
    case 'range':
      state.rangeUsed[event.ship] = event.used;
      return;
    case 'command':
      for (const card of event.cards) state.commander[card] = event.player ?? -1;
      return;
    case 'completed': {
      setFlag(state, [event.mission], COMPLETED, true);
      return;
    }
    case 'shuffled':
      state.lists[places.code(event.place)] = event.order;
      state.chance = event.chance;
      setFlag(state, event.order, FACE_UP, false);
      return;
    case 'began': {
      begin(state, event);
      return;
    }
    case 'ended': {
      end(state, event.what);
      return;
    }
    case 'examined':
    case 'revealed': {
      show(state, event.cards, event.known === 'all' ? state.seats.map((_, seat) => seat) : event.known);
      return;
    }
    case 'hid':
      state.shown = state.shown.filter(({ seat }) => seat !== event.player);
      return;
    case 'swapped': {
      swapRefs(state, event.old, refOf(state, event.new));
      return;
    }
    case 'joined': {
      if (state.battle) joinBattle(state, event.cards);
      else setInvolved(state, (involved) => [...involved, ...event.cards.map((card) => refOf(state, card))]);
      return;
    }
    case 'removedFromAttempt': {
      setInvolved(state, (involved) => involved.filter((ref) => !event.cards.includes(ref.card)));
      return;
    }
    case 'won':
    case 'tied':
      if (event.what === 'game') state.over = { winners: event.players, reason: event.reason };
      return;
    case 'decided':
      state.decisions = { ...state.decisions, [event.question]: event.answer };
      return;
    case 'rigged':
      state.rig = state.rig.slice(1);
      return;
    case 'chance':
      state.chance = event.chance;
      return;
    case 'attempt':
      if (state.attempt?.facing !== event.attempt.facing) forget(state, ['dilemma']);
      state.attempt = event.attempt;
      return;
    case 'battle':
      state.battle = event.battle;
      return;
    case 'lasting began':
      state.lasting = [...state.lasting, event.lasting];
      state.nextLasting = event.lasting.id + 1;
      return;
    case 'lasting ended':
      state.lasting = state.lasting.filter((lasting) => !event.ids.includes(lasting.id));
      return;
    case 'fact': {
      remember(state, event.fact);
      return;
    }
    case 'used': {
      countUse(state, event);
      return;
    }
    case 'selected':
    case 'faced':
    case 'failed':
    case 'announced':
    case 'prevented':
    case 'named':
    case 'passed':
      return;
  }
}

/** A card as it is in this stay. */
export function refOf(state: State, card: CardNumber): Ref {
  return { card, stay: state.stay[card] ?? 0 };
}

function setFlag(state: State, cards: readonly CardNumber[], flag: number, on: boolean): void {
  for (const card of cards) {
    const flags = state.flags[card] ?? 0;
    state.flags[card] = on ? flags | flag : flags & ~flag;
  }
}

function putCards(state: State, event: PlaceEvent, places: Places): void {
  const target = places.code(event.to);
  for (const card of event.cards) {
    const source = state.place[card] ?? -1;
    state.lists[source] = (state.lists[source] ?? []).filter((other) => other !== card);
    state.place[card] = target;
  }
  const there = state.lists[target] ?? [];
  const at = event.at === 'top' ? 0 : typeof event.at === 'number' ? event.at : there.length;
  state.lists[target] = [...there.slice(0, at), ...event.cards, ...there.slice(at)];
  if (event.face) setFlag(state, event.cards, FACE_UP, event.face === 'up');
  if (event.commander !== undefined) for (const card of event.cards) state.commander[card] = event.commander ?? -1;
  for (const card of [...event.left, ...event.entered]) {
    state.stay[card] = (state.stay[card] ?? 0) + 1;
    state.flags[card] = (state.flags[card] ?? 0) & ~(STOPPED | COMPLETED);
    state.rangeUsed[card] = 0;
  }
}

function begin(state: State, event: Extract<GameEvent, { type: 'began' }>): void {
  if (event.what === 'turn') {
    state.turn = { player: event.player, number: event.number ?? state.turn.number, segment: 'start' };
    // Who began the game is remembered for all of it (2E-SETUP-05).
    if (event.number === 1) state.first = event.player;
    forget(state, ['turn', 'attempt', 'dilemma']);
  }
  if (event.what === 'segment') {
    state.turn = { ...state.turn, segment: event.name ?? '' };
    if (event.counters !== undefined) state.counters = event.counters;
  }
  if (event.what === 'attempt') forget(state, ['attempt', 'dilemma']);
}

function end(state: State, what: Extract<GameEvent, { type: 'ended' }>['what']): void {
  if (what === 'attempt') state.attempt = null;
  if (what === 'combat' || what === 'engagement') state.battle = state.battle?.within ?? null;
}

/** Clears the registers of scopes that are over. */
function forget(state: State, scopes: readonly Scope[]): void {
  for (const scope of scopes) {
    if (state.facts[scope].length > 0) state.facts[scope] = [];
    state.uses[scope] = {};
  }
}

function countUse(state: State, { key, limited }: Extract<GameEvent, { type: 'used' }>): void {
  const { uses, battle } = state;
  for (const scope of SCOPES) uses[scope] = withOneMore(uses[scope], key);
  if (limited === 'battle' && battle) state.battle = { ...battle, uses: withOneMore(battle.uses ?? {}, key) };
}

const withOneMore = (uses: Uses, key: string): Uses => ({ ...uses, [key]: (uses[key] ?? 0) + 1 });

const SCOPES: readonly Scope[] = ['dilemma', 'attempt', 'turn', 'game'];

/** Verbs about which texts ask over a whole game; everything else is forgotten with its turn. */
const LASTING_FACTS: ReadonlySet<string> = new Set(['complete', 'failAttempt', 'winBattle']);

/** Keeps what was done for questions about the past, in every scope that is open. */
function remember(state: State, fact: Fact): void {
  state.facts.turn = [...state.facts.turn, fact];
  if (LASTING_FACTS.has(fact.verb)) state.facts.game = [...state.facts.game, fact];
  if (state.attempt) state.facts.attempt = [...state.facts.attempt, fact];
  if (state.attempt?.facing) state.facts.dilemma = [...state.facts.dilemma, fact];
}

function show(state: State, cards: readonly CardNumber[], seats: readonly Seat[]): void {
  state.shown = [...state.shown, ...seats.map((seat) => ({ seat, cards }))];
}

/** Each card joins the side of its commander. */
function joinBattle(state: State, cards: readonly CardNumber[]): void {
  const { battle } = state;
  if (!battle) return;
  const joined = (side: BattleSide): BattleSide => ({
    ...side,
    cards: [
      ...side.cards,
      ...cards.filter((card) => state.commander[card] === side.player).map((card) => refOf(state, card)),
    ],
  });
  const [first, second] = battle.sides;
  state.battle = { ...battle, sides: [joined(first), joined(second)] };
}

function setInvolved(state: State, change: (involved: readonly Ref[]) => readonly Ref[]): void {
  if (state.attempt) state.attempt = { ...state.attempt, involved: change(state.attempt.involved) };
}
