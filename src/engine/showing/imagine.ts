/** Makes a copy of a game in which all that a player can't know is dealt anew: honest bots try things out in it. */
import { seeded, shuffled, type Chance } from '../state/chance.ts';
import { copyState } from '../state/copy.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import { redrawSecrets } from '../asking/secret.ts';
import type { State } from '../state/state.ts';

/** A state that the player could not tell from the true one; its chance is the seed's. */
export function imagineState(engine: Engine, player: Seat, seed: number): State {
  const state = copyState(engine.state);
  let chance = seeded(seed);
  for (const group of hiddenGroups(engine, player)) chance = redistribute(state, group, chance);
  state.chance = redrawSecrets(state.frames, player, chance);
  return state;
}

/** Cards whose faces the player does not know, in groups within which any could be any: by owner, and by where such cards can be. */
function hiddenGroups(engine: Engine, player: Seat): CardNumber[][] {
  const known = new Set([
    ...candidatesOf(engine, player),
    ...engine.state.shown.filter(({ seat }) => seat === player).flatMap(({ cards }) => cards),
    ...atWork(engine),
  ]);
  const groups = new Map<string, CardNumber[]>();
  for (const card of engine.cards) {
    if (known.has(card) || engine.ruleset.showing.knows(engine, card, player)) continue;
    const key = `${engine.ownerOf(card)} ${engine.ruleset.showing.pool(engine, card)}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** Cards whose text is being carried out, is about to respond or lasts: what they are is part of what goes on. */
function atWork({ state }: Engine): CardNumber[] {
  const refs = [
    ...state.frames.flatMap((frame) => [
      ...(frame.text ? [frame.text.source] : []),
      ...(frame.responders ?? []).map(({ source }) => source),
      ...(frame.action?.source ? [frame.action.source] : []),
      ...(frame.occurrence?.by ? [frame.occurrence.by] : []),
    ]),
    ...state.lasting.map(({ source }) => source),
  ];
  return refs.map(({ card }) => card);
}

function candidatesOf(engine: Engine, player: Seat): CardNumber[] {
  const request = engine.request;
  if (request?.player !== player) return [];
  return request.options.flatMap((option) => [
    ...[option.card, option.using].flatMap((card) => (card === undefined ? [] : [card])),
    ...(option.selection?.from.flatMap((item) => (item.kind === 'card' ? [item.card] : [])) ?? []),
  ]);
}

function redistribute(state: State, cards: readonly CardNumber[], chance: Chance): Chance {
  const faces = cards.map((card) => state.definitionOf[card] ?? -1);
  const drawn = shuffled(chance, faces);
  cards.forEach((card, index) => {
    state.definitionOf[card] = drawn.order[index] ?? -1;
  });
  return drawn.chance;
}
