/** Who listens to what: every ability of every card in the game, by the keys it listens to. */
import type { CardNumber } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import { groupAt } from './tallies.ts';

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
        groupAt(listeners, key).push({ card, ability });
      }
    });
  });
  return listeners;
}

/** Those that listen to this: most keys nobody listens to. */
export const listeningFor = (listeners: Listeners, key: string): readonly Listener[] => listeners.get(key) ?? NOBODY;
const NOBODY: readonly Listener[] = [];
