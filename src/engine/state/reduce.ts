/** One reducer per event: the only code that writes the state. What editions declare they reduce themselves (`StateRules.reduce`). */
import type { CardNumberName, Flag, Scope } from '../ruleset/declared.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Places } from '../places/places.ts';
import { seatOrNobody, type CardNumber, type Seat } from '../asking/request.ts';
import { ofEdition, type GameEvent, type PlaceEvent, nameBegun } from './events.ts';
import type { Fact, Ref, State, Uses } from './state.ts';
import { swapRefs } from './swap.ts';
import { itemAt } from '../kernel/lists.ts';
import { countedIn } from '../kernel/tallies.ts';

/** Applies one event to the state, in place. */
export function reduce(rules: Ruleset, state: State, event: GameEvent, places: Places): void {
  switch (event.type) {
    case 'place': {
      putCards(rules, state, event, places);
      break;
    }
    case 'scored': {
      addPoints(state, event.player, event.points);
      break;
    }
    case 'lost': {
      addPoints(state, event.player, -event.points);
      break;
    }
    case 'command':
      for (const card of event.cards) state.commander[card] = seatOrNobody(event.player);
      break;
    case 'shuffled':
      state.lists[places.code(event.place)] = event.order;
      state.chance = event.chance;
      setFlag(rules, state, event.order, 'faceUp', false);
      break;
    case 'began': {
      begin(rules, state, event);
      break;
    }
    case 'examined':
    case 'revealed': {
      show(state, event.cards, event.known === 'all' ? state.seats.map((_, seat) => seat) : event.known);
      break;
    }
    case 'hid':
      state.shown = state.shown.filter(({ seat }) => seat !== event.player);
      break;
    case 'swapped': {
      swapRefs(rules, state, refOf(state, event.old), refOf(state, event.new));
      break;
    }
    case 'won':
    case 'tied':
      if (event.what === 'game') state.over = { winners: event.players, reason: event.reason };
      break;
    case 'decided':
      state.decisions = { ...state.decisions, [event.question]: event.answer };
      break;
    case 'rigged':
      state.rig = state.rig.slice(1);
      break;
    case 'chance':
      state.chance = event.chance;
      break;
    case 'lasting began':
      state.lasting = [...state.lasting, event.lasting];
      state.nextLasting = event.lasting.id + 1;
      break;
    case 'lasting ended':
      state.lasting = state.lasting.filter((lasting) => !event.ids.includes(lasting.id));
      break;
    case 'fact': {
      remember(rules, state, event.fact);
      break;
    }
    case 'used':
      for (const { name } of rules.state.scopes)
        state.uses[name] = withOneMore(kept(state.uses[name], name), event.key);
      break;
    case 'ended':
    case 'announced':
    case 'selected':
    case 'prevented':
    case 'named':
    case 'passed':
      break;
    default:
      ofEdition(event);
  }
  rules.state.reduce(rules, state, event);
}

/** A card as it is in this stay. */
export function refOf(state: State, card: CardNumber): Ref {
  const stay = state.stay[card];
  if (stay === undefined) throw new Error(`there is no card ${card}`);
  return { card, stay };
}

/** Marks cards, or takes the mark off. */
export function setFlag(rules: Ruleset, state: State, cards: readonly CardNumber[], flag: Flag, on: boolean): void {
  const bit = rules.bitOf(flag);
  for (const card of cards) {
    const flags = itemAt(state.flags, card);
    state.flags[card] = on ? flags | bit : flags & ~bit;
  }
}

/** The numbers of a name, by card; to be written to by reducers alone. @throws Error where the edition declares no such number */
export function numbersOf(state: State, name: CardNumberName): number[] {
  const numbers = state.numbers[name];
  if (!numbers) throw new Error(`cards have no number ${name}`);
  return numbers;
}

/** What is kept for a scope. @throws Error if the ruleset has no such scope */
export function kept<T>(found: T | undefined, scope: Scope): T {
  if (found === undefined) throw new Error(`nothing is kept for ${scope} in this ruleset`);
  return found;
}

/** Clears what was kept for scopes that are over. */
export function forget(state: State, scopes: readonly Scope[]): void {
  for (const scope of scopes) {
    if (kept(state.facts[scope], scope).length > 0) state.facts[scope] = [];
    state.uses[scope] = {};
  }
}

/** How often what has this key was used. */
export const timesUsed = (uses: Uses, key: string): number => countedIn(uses, key);

/** The uses with one more of this key. */
export function withOneMore(uses: Uses, key: string): Uses {
  const more: Record<string, number> = { ...uses };
  more[key] = timesUsed(uses, key) + 1;
  return more;
}

function addPoints(state: State, player: Seat, points: number): void {
  const score = state.score[player];
  if (score === undefined) throw new Error(`nobody has the seat ${player}`);
  state.score[player] = score + points;
}

function putCards(rules: Ruleset, state: State, event: PlaceEvent, places: Places): void {
  const target = places.code(event.to);
  for (const card of event.cards) {
    const source = itemAt(state.place, card);
    state.lists[source] = itemAt(state.lists, source).filter((other) => other !== card);
    state.place[card] = target;
  }
  const there = itemAt(state.lists, target);
  const at = event.at === 'top' ? 0 : typeof event.at === 'number' ? event.at : there.length;
  state.lists[target] = [...there.slice(0, at), ...event.cards, ...there.slice(at)];
  if (event.face) setFlag(rules, state, event.cards, 'faceUp', event.face === 'up');
  if (event.commander !== undefined)
    for (const card of event.cards) state.commander[card] = seatOrNobody(event.commander);
  for (const card of [...event.left, ...event.entered]) beginStay(rules, state, card);
}

/** A card that enters or leaves play is another: what was marked on it for its stay is gone. */
function beginStay(rules: Ruleset, state: State, card: CardNumber): void {
  state.stay[card] = itemAt(state.stay, card) + 1;
  state.flags[card] = itemAt(state.flags, card) & ~rules.bitsOfStay;
  for (const { name } of rules.state.numbers) numbersOf(state, name)[card] = 0;
}

function begin(rules: Ruleset, state: State, event: Extract<GameEvent, { type: 'began' }>): void {
  if (event.what === 'turn') {
    state.turn = { player: event.player, number: event.number ?? state.turn.number, segment: 'start' };
    if (event.number === 1) state.first = event.player;
  }
  if (event.what === 'segment') state.turn = { ...state.turn, segment: nameBegun(event) };
  const over = rules.state.scopes.filter(({ endsWith }) => endsWith.includes(event.what));
  forget(
    state,
    over.map(({ name }) => name),
  );
}

/** Keeps what was done for questions about the past, in every scope that is open. */
function remember(rules: Ruleset, state: State, fact: Fact): void {
  for (const { name, keeps } of rules.state.scopes)
    if (keeps(state, fact)) state.facts[name] = [...kept(state.facts[name], name), fact];
}

function show(state: State, cards: readonly CardNumber[], seats: readonly Seat[]): void {
  state.shown = [...state.shown, ...seats.map((seat) => ({ seat, cards }))];
}
