/** Who may respond: the abilities that listen to a key and stand where they work. */
import type { AbilityHandle } from '../definition.ts';
import type { Engine, Listener } from '../kernel/kernel.ts';
import { keeping, remembering } from '../kernel/remembering.ts';
import type { Occurrence, Responder } from '../state/state.ts';
import { listeningFor } from '../kernel/listeners.ts';

/** The key by which abilities listen to an event: its stage and its name, `did:play`. */
export function keyOf({ stage, name }: Pick<Occurrence, 'stage' | 'name'>): string {
  const keys = KEYS[stage];
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = `${stage}:${name}`;
  keys.set(name, key);
  return key;
}

/** The keys that were put together before: to put one together each time is dear. */
const KEYS: Readonly<Record<Occurrence['stage'], Map<string, string>>> = { about: new Map(), did: new Map() };

/** A responder's name (card, stay, ability) in the registers of uses; remembered with the responder. */
export function useKey(responder: Responder): string {
  const known = NAMES.get(responder);
  if (known !== undefined) return known;
  const name = nameInUse(responder);
  NAMES.set(responder, name);
  return name;
}

/** A responder's name (card, stay, ability) in the registers of uses, for one that is asked for it only once and need not be remembered. */
export const nameInUse = ({ source, ability }: Responder): string => `${source.card}.${source.stay}.${ability}`;

const NAMES = new WeakMap<Responder, string>();

function isSameResponder(one: Responder, other: Responder): boolean {
  return (
    one.source.card === other.source.card &&
    one.source.stay === other.source.stay &&
    one.ability === other.ability &&
    one.you === other.you
  );
}

/** Does anything in this game listen to the key at all? */
export function isHeard(engine: Engine, key: string): boolean {
  return engine.listeners.has(key);
}

/** The abilities that listen to a key and whose cards are where they work just now. */
export function respondersTo(engine: Engine, key: string): readonly Responder[] {
  const listeners = engine.listeners.get(key);
  if (!listeners) return NOBODY;
  // Where texts let cards be played as if they were in hand, that goes by more than where cards are.
  if (engine.ruleset.text.opensElsewhere(engine)) return listening(engine, listeners);
  return listeningTo(engine, key);
}

const listeningTo = remembering(
  (engine: Engine, key: string, before?: readonly Responder[]) =>
    keeping(before, listening(engine, listeningFor(engine.listeners, key)), isSameResponder),
  { isPlain: true },
);
const NOBODY: readonly Responder[] = [];

function listening(engine: Engine, listeners: readonly Listener[]): readonly Responder[] {
  const responders: Responder[] = [];
  for (const listener of listeners) {
    const responder = responderOf(engine, listener);
    if (responder) responders.push(responder);
  }
  return responders;
}

/** The listener as a responder, or null where its card is not in a place in which the ability works. */
export function responderOf(engine: Engine, { card, ability }: Listener): Responder | null {
  const handle = engine.definitionOf(card).abilities[ability];
  if (!handle || !engine.ruleset.text.works(engine, card, handle)) return null;
  return {
    source: engine.ref(card),
    definition: engine.definitionNumber(card),
    ability,
    you: playerOf(engine, card, handle),
  };
}

/** Of a card that may be played as if it were in hand, who may play it. */
function playerOf(engine: Engine, card: number, handle: AbilityHandle): number {
  const { text } = engine.ruleset;
  return (handle.zones.includes('hand') ? text.asInHand(engine, card) : null) ?? text.youOf(engine, card, handle);
}

/** Is the responder's card still in that stay and where its ability works? */
export function isStillThere(engine: Engine, responder: Responder): boolean {
  const { source, ability } = responder;
  return engine.isSame(source) && responderOf(engine, { card: source.card, ability }) !== null;
}
