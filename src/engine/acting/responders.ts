/** Who may respond: the abilities that listen to a key and stand where they work. */
import type { AbilityHandle } from '../definition.ts';
import type { Engine, Listener } from '../kernel/kernel.ts';
import type { Occurrence, Responder } from '../state/state.ts';

/** The key abilities listen to. */
export function keyOf(occurrence: Occurrence): string {
  return `${occurrence.stage}:${occurrence.name}`;
}

/** A responder's name in registers: card, stay, ability. */
export function useKey(responder: Responder): string {
  return `${responder.source.card}.${responder.source.stay}.${responder.ability}`;
}

/** Does anything in this game listen to the key at all? */
export function isHeard(engine: Engine, key: string): boolean {
  return engine.listeners.has(key);
}

/** The abilities that listen to a key and whose cards are where they work just now. */
export function respondersTo(engine: Engine, key: string): Responder[] {
  const listeners = engine.listeners.get(key);
  if (!listeners) return [];
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
  if (!handle || !worksHere(engine, card, handle)) return null;
  return {
    source: engine.ref(card),
    definition: engine.state.definitionOf[card] ?? 0,
    ability,
    you: playerOf(engine, card, handle),
  };
}

/** Of a card that may be played as if it were in hand, who may play it. */
function playerOf(engine: Engine, card: number, { zones }: AbilityHandle): number {
  const player = zones.includes('hand') ? engine.ruleset.text.asInHand(engine, card) : null;
  return player ?? youOf(engine, card);
}

/**
 * The player a card's text calls "you": its commander; of a dilemma who faces it (2E-OP-20); else that of the card it lies
 * on, else its owner.
 */
export function youOf(engine: Engine, card: number): number {
  const { attempt } = engine.state;
  if (attempt?.facing?.card === card) return attempt.player;
  const commander = engine.state.commander[card] ?? -1;
  if (commander >= 0) return commander;
  // A dilemma beneath a mission is commanded by nobody (2E-OP-20): its text speaks to its owner.
  const host = engine.relationOf(card) === 'beneath' ? 0 : engine.hostOf(card);
  return host > 0 ? youOf(engine, host) : (engine.state.owner[card] ?? 0);
}

/** Is the responder's card still in that stay and where its ability works? */
export function isStillThere(engine: Engine, responder: Responder): boolean {
  const { source, ability } = responder;
  return engine.isSame(source) && responderOf(engine, { card: source.card, ability }) !== null;
}

/** What of a revealed dilemma is read before it is faced. */
const AT_REVEAL: ReadonlySet<string> = new Set(['static', 'did:revealDilemma']);

function worksHere(engine: Engine, card: number, handle: AbilityHandle): boolean {
  return handle.zones.some((zone) => {
    switch (zone) {
      case 'play':
        // A dilemma's own text about its cost and its reveal works from then on, the rest while it is faced (2E-DIL-33, -34).
        if (engine.zoneOf(card) === 'revealed')
          return engine.state.attempt?.open === true || handle.triggers.some((one) => AT_REVEAL.has(one));
        return engine.relationOf(card) !== 'damage' && engine.isInPlay(card);
      case 'hand':
        return engine.zoneOf(card) === 'hand' || engine.ruleset.text.asInHand(engine, card) !== null;
      case 'discard':
        return engine.zoneOf(card) === 'discard';
      case 'being played':
        return engine.zoneOf(card) === 'announced';
      case 'damage':
      case 'beneath':
        return engine.relationOf(card) === zone;
      case 'anywhere':
        return true;
    }
  });
}
