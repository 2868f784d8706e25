/** Who may respond to what: first the opponent of whoever acted (94-OP-29). */
import { keyOf } from '../../engine/acting/responders.ts';
import type { WindowRules } from '../../engine/ruleset/windows.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import { SEATS, otherOf } from './seats.ts';

const NOTHING: readonly string[] = [];

/** What is announced, or has come about, with a window of its own for Interrupts (`openForInterrupts`). */
const QUEUED: ReadonlySet<string> = new Set(['about:play', 'did:battle', 'did:complete']);

const OCCASIONS: ReadonlyMap<string, string> = new Map([
  ['play', 'plays a card'],
  ['attempt', 'attempts a mission'],
  ['face', 'faces a dilemma'],
  ['kill', 'loses a Personnel'],
]);

export const windowRules: WindowRules = {
  seats: ({ turn }) => SEATS.map((seat) => (seat === 0 ? otherOf(turn.player) : turn.player)),
  rounds: () => ['all'],
  periods: new Map(),
  gap: 'face',
  // Interrupts answer these where they wait for each other (94-INTR-06): the engine's window about them is for texts in play.
  waits: (engine, { occurrence }, responder) =>
    occurrence !== undefined && QUEUED.has(keyOf(occurrence)) && engine.ruleset.text.isPlayed(engine, responder),
  rulesOf: () => NOTHING,
  rulesFor: () => NOTHING,
  occasionOf: (name) => OCCASIONS.get(name) ?? `does something (${name})`,
  actorIn: (engine) => attemptIn(engine)?.player ?? engine.turn.player,
};
