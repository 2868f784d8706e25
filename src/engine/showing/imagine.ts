/** Makes a copy of a game in which all that a player can't know is dealt anew: honest bots try things out in it. */
import { seeded, shuffled, type Chance } from '../state/chance.ts';
import { copyState } from '../state/copy.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import { redrawSecrets } from '../asking/secret.ts';
import type { State } from '../state/state.ts';
import { respondersIn } from '../kernel/frames.ts';
import { itemAt } from '../kernel/lists.ts';
import { choosableIn } from './looking.ts';

/** A state that the player could not tell from the true one; its chance is the seed's. */
export function imagineState(engine: Engine, player: Seat, seed: number): State {
  const state = copyState(engine.state);
  let chance = seeded(seed);
  for (const group of hiddenGroups(engine, player)) chance = redistribute(state, group, chance);
  state.chance = redrawSecrets(state.frames, player, chance);
  return state;
}

/** Cards whose faces the player does not know, in groups within which any could be any: by owner, and by where such cards can be. */
function hiddenGroups(engine: Engine, player: Seat): readonly CardNumber[][] {
  const { knows, pool } = engine.ruleset.showing;
  const known = new Set<CardNumber>();
  addOffered(engine, player, known);
  for (const { seat, cards } of engine.state.shown) if (seat === player) for (const card of cards) known.add(card);
  addAtWork(engine, known);
  const groups: CardNumber[][] = [];
  const byOwner = engine.seats.map(() => new Map<string, CardNumber[]>());
  for (const card of engine.cards) {
    if (known.has(card) || knows(engine, card, player)) continue;
    const pools = byOwner[engine.ownerOf(card)];
    if (pools === undefined) throw new Error(`card ${card} is nobody's`);
    const name = pool(engine, card);
    let group = pools.get(name);
    if (group === undefined) {
      group = [];
      groups.push(group);
      pools.set(name, group);
    }
    group.push(card);
  }
  return groups;
}

/** Cards whose text is being carried out, is about to respond or lasts: what they are is part of what goes on. */
function addAtWork({ state }: Engine, known: Set<CardNumber>): void {
  for (const frame of state.frames) {
    const { text, action, occurrence } = frame;
    if (text) known.add(text.source.card);
    for (const { source } of respondersIn(frame)) known.add(source.card);
    if (action?.source) known.add(action.source.card);
    if (occurrence?.by) known.add(occurrence.by.card);
  }
  for (const { source } of state.lasting) known.add(source.card);
}

function addOffered({ request }: Engine, player: Seat, known: Set<CardNumber>): void {
  if (request?.player !== player) return;
  for (const option of request.options) {
    const { card, using } = option;
    if (card !== undefined) known.add(card);
    if (using !== undefined) known.add(using);
    for (const item of choosableIn(option)) if (item.kind === 'card') known.add(item.card);
  }
}

function redistribute(state: State, cards: readonly CardNumber[], chance: Chance): Chance {
  const faces = cards.map((card) => itemAt(state.definitionOf, card));
  const drawn = shuffled(chance, faces);
  cards.forEach((card, index) => {
    state.definitionOf[card] = itemAt(drawn.order, index);
  });
  return drawn.chance;
}
