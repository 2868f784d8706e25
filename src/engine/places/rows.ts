/** Ordered rows that all players share: who lies beside whom, and how far it is from one to the other. */
import type { CardNumber } from '../asking/request.ts';
import type { Engine } from '../kernel/kernel.ts';

/** The cards next to this one in its row, left then right; fewer at an end. Empty for a card that lies in no row. */
export function neighboursOf(engine: Engine, card: CardNumber): CardNumber[] {
  const row = rowWith(engine, card);
  const at = row.indexOf(card);
  return at < 0 ? [] : [...row.slice(Math.max(0, at - 1), at), ...row.slice(at + 1, at + 2)];
}

/** The cards on the way from one card of a row to another, both ends included, in that order; null if they lie in no row together. */
export function way(engine: Engine, from: CardNumber, to: CardNumber): CardNumber[] | null {
  const row = rowWith(engine, from);
  const [start, end] = [row.indexOf(from), row.indexOf(to)];
  if (start < 0 || end < 0) return null;
  return start <= end ? row.slice(start, end + 1) : row.slice(end, start + 1).reverse();
}

function rowWith(engine: Engine, card: CardNumber): readonly CardNumber[] {
  const name = engine.rowOf(card);
  return name === '' ? [] : engine.row(name);
}
