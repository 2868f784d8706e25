/** Who listens to what: every ability of every card in the game, by the keys it listens to. */
import type { CardNumber } from '../asking/request.ts';
import type { Definition } from '../definition.ts';

/** One ability of one card. */
export interface Listener {
  readonly card: CardNumber;
  readonly ability: number;
}

export type Listeners = ReadonlyMap<string, readonly Listener[]>;

/** Every ability of every card in the game, by the keys it listens to. */
export function listenersOf(definitions: readonly Definition[], definitionOf: readonly number[]): Listeners {
  const listeners = new Map<string, Listener[]>();
  definitionOf.forEach((index, card) => {
    definitions[index]?.abilities.forEach((handle, ability) => {
      for (const key of handle.triggers) {
        const list = listeners.get(key) ?? [];
        list.push({ card, ability });
        listeners.set(key, list);
      }
    });
  });
  return listeners;
}
