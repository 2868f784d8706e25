/** Questions about the past: what was done this turn, attempt, dilemma or game. */
import type { CardNumber } from '../engine/request.ts';
import type { Fact, Scope } from '../engine/state.ts';
import type { EventPattern, Span2 } from '../language/tree.ts';
import { playersOf, type Context } from './context.ts';
import { matches } from './filters.ts';

function scopeOf(span: Span2): Scope {
  return span === 'ability' ? 'turn' : span;
}

function namesOf(pattern: EventPattern): readonly string[] {
  return Array.isArray(pattern.e) ? pattern.e : [pattern.e];
}

/** Was such a thing done to this card? */
export function happened(context: Context, pattern: EventPattern, span: Span2, card: CardNumber): boolean {
  return factsOf(context, pattern, span).some((fact) => fact.refs.some((ref) => ref.card === card));
}

/** How often such a thing was done. */
export function timesDone(context: Context, pattern: EventPattern, span: Span2): number {
  return factsOf(context, pattern, span).length;
}

function factsOf(context: Context, pattern: EventPattern, span: Span2): readonly Fact[] {
  const names = namesOf(pattern);
  const players = pattern.who === undefined ? null : playersOf(context, pattern.who);
  return context.engine.state.facts[scopeOf(span)].filter((fact) => {
    if (!names.some((name) => name === fact.verb)) return false;
    if (players && !players.includes(fact.player)) return false;
    const filter = pattern.what?.f;
    return !filter || fact.refs.some((ref) => matches(context, filter, ref.card));
  });
}
