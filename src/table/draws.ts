/** `draw 3`: as many single draws, one after the other. */
import type { CommandOutcome } from './table-session.ts';

/** The line of one draw, and how many there are to be. */
interface Draws {
  readonly single: string;
  readonly count: number;
}

/** A line that draws several cards, perhaps for a player who is named; null for any other. */
export function drawsIn(line: string): Draws | null {
  const [, single, count] = /^(\s*(?:[^":]*:)?\s*draw)\s+(\d{1,4})\s*$/i.exec(line) ?? [];
  return single === undefined || Number(count) < 1 ? null : { single, count: Number(count) };
}

/** Draws one card after the other until `count` are drawn; stops, and says how many were, where no more can be drawn. Refused if the first can't be. */
export function drawSeveral(
  { single, count }: Draws,
  canDraw: () => boolean,
  draw: (line: string) => CommandOutcome,
): CommandOutcome {
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (drawn > 0 && !canDraw()) return { ok: true, lines: [`${drawn} of ${count} drawn: no more can be drawn now.`] };
    const outcome = draw(single);
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
}
