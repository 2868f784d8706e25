/** A game's first state: from decks, or from a position. */
import { seeded } from './chance.ts';
import { ofOneShape, type Definition } from '../definition.ts';
import type { SeatSetup } from '../game.ts';
import { Places } from '../places/places.ts';
import type { PositionSetup } from './position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { seatOrNobody } from '../asking/request.ts';
import { countedIn } from '../kernel/tallies.ts';
import { numbersOf } from './reduce.ts';
import type { State } from './state.ts';
import { itemAt } from '../kernel/lists.ts';

export interface Start {
  readonly state: State;
  readonly definitions: readonly Definition[];
}

/** Each definition once, in the order of first use. */
class Definitions {
  readonly list: Definition[] = [];
  private readonly index = new Map<Definition, number>();

  indexOf(definition: Definition): number {
    const known = this.index.get(definition);
    if (known !== undefined) return known;
    const index = this.list.length;
    this.list.push(definition);
    this.index.set(definition, index);
    return index;
  }
}

function emptyState(ruleset: Ruleset, seats: readonly string[], seed: number): State {
  return {
    format: 1,
    ruleset: ruleset.name,
    chance: seeded(seed),
    seats,
    definitionOf: [-1],
    owner: [-1],
    commander: [-1],
    stay: [0],
    place: [-1],
    flags: [0],
    numbers: Object.fromEntries(ruleset.state.numbers.map(({ name }) => [name, [0]])),
    lists: [],
    score: seats.map(() => 0),
    turn: { player: 0, number: 0, segment: '' },
    first: -1,
    frames: [{ procedure: ruleset.game, step: 0, cards: {}, numbers: {}, words: {} }],
    lasting: [],
    slices: ruleset.state.slices(),
    facts: Object.fromEntries(ruleset.state.scopes.map(({ name }) => [name, []])),
    uses: Object.fromEntries(ruleset.state.scopes.map(({ name }) => [name, {}])),
    decisions: {},
    shown: [],
    rig: [],
    over: null,
    nextLasting: 1,
  };
}

/** The state before set-up: what a deck lays out lies there, piles are unshuffled. */
export function startOf(ruleset: Ruleset, setups: readonly SeatSetup[], seed: number, first: number): Start {
  const { min, max } = ruleset.seats;
  if (setups.length < min || setups.length > max)
    throw new RangeError(`a game of ${ruleset.name} has ${min} to ${max} players, not ${setups.length}`);
  const state = emptyState(
    ruleset,
    setups.map((setup) => setup.name),
    seed,
  );
  state.first = first;
  const definitions = new Definitions();
  const placed: { card: number; code: number }[] = [];
  const places = new Places(ruleset.places, setups.length);
  setups.forEach((setup, seat) => {
    for (const { zone, cards, isOpen = false } of ruleset.laidOut(setup)) {
      for (const definition of cards) {
        const card = state.definitionOf.length;
        state.definitionOf.push(definitions.indexOf(definition));
        state.owner.push(seat);
        state.commander.push(isOpen ? seat : -1);
        state.stay.push(0);
        state.flags.push(isOpen ? ruleset.bitOf('faceUp') : 0);
        for (const { name } of ruleset.state.numbers) numbersOf(state, name).push(0);
        state.place.push(places.zone(zone, seat));
        placed.push({ card, code: places.zone(zone, seat) });
      }
    }
  });
  fillLists(state, places, placed);
  return { state, definitions: ofOneShape(definitions.list) };
}

function fillLists(state: State, places: Places, placed: readonly { card: number; code: number }[]): void {
  const lists: number[][] = Array.from({ length: places.size(state.definitionOf.length - 1) }, () => []);
  for (const { card, code } of placed) itemAt(lists, code).push(card);
  state.lists = lists;
}

/** The state of a position (scenarios): nobody checks whether it is legal. */
export function positionOf(ruleset: Ruleset, setup: PositionSetup): Start {
  const state = emptyState(
    ruleset,
    setup.seats.map((seat) => seat.name),
    setup.seed,
  );
  const definitions = new Definitions();
  const places = new Places(ruleset.places, setup.seats.length);
  const cards = [...setup.cards].sort((one, other) => one.number - other.number);
  for (const item of cards) {
    state.definitionOf[item.number] = definitions.indexOf(item.definition);
    state.owner[item.number] = item.owner;
    state.commander[item.number] = seatOrNobody(item.commander);
    state.stay[item.number] = 1;
    state.flags[item.number] = item.flags.reduce((bits, flag) => bits | ruleset.bitOf(flag), 0);
    for (const { name } of ruleset.state.numbers) numbersOf(state, name)[item.number] = countedIn(item.numbers, name);
    state.place[item.number] = places.code(item.place);
  }
  fillLists(
    state,
    places,
    setup.cards.map((item) => ({ card: item.number, code: places.code(item.place) })),
  );
  state.score = setup.seats.map((seat) => seat.score);
  state.turn = { player: setup.turn, number: setup.number, segment: setup.segment };
  state.slices = { ...state.slices, ...setup.slices };
  state.first = setup.first;
  state.rig = setup.rig;
  state.frames = [...ruleset.framesAt(setup.segment)];
  return { state, definitions: ofOneShape(definitions.list) };
}
