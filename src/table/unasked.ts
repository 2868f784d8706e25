/** Answers that nobody need be asked for: responses where a player does not stop, a segment in which nothing is left to do. */
import type { Answer, Request } from '../engine/asking/request.ts';

/** Where a player wants to be asked. */
export interface Unasked {
  /** Events at which to ask for optional responses; elsewhere they are passed by themselves. Empty: at all of them. */
  readonly stops?: readonly string[];
  /** A segment ends by itself when ending is all one can do. */
  readonly endsAlone?: boolean;
}

/** The answer that goes without asking; null where the player is asked. */
export function unaskedAnswer(request: Request, { stops = [], endsAlone = false }: Unasked): Answer | null {
  // To give up is always possible, and nothing to be asked for.
  const [only, ...others] = request.options.filter(({ verb }) => verb !== 'concede');
  if (endsAlone && others.length === 0 && only?.verb === 'end' && only.selection === undefined)
    return { option: request.options.indexOf(only) };
  if (stops.length === 0 || request.kind !== 'respond' || stops.includes(request.about ?? '')) return null;
  const pass = request.options.findIndex(({ verb }) => verb === 'pass');
  return pass < 0 ? null : { option: pass };
}
