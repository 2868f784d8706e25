/** Superlatives: those with the most or the least of something, and the furthest and nearest places. */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Sel } from '../../language/tree/index.ts';
import type { Context } from './context.ts';
import { hasNumber, propOf } from './numbers.ts';
import { missionOf, missionWith, presenceAnchor } from './places.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

type Best = NonNullable<Sel['best']>;

/** What a superlative measures, the more the nearer to it. */
function measured(
  { engine, source }: Pick<Context, 'engine' | 'source'>,
  card: CardNumber,
  { prop, dir }: Best,
): number {
  const value = prop === 'distance' ? distanceOf(engine, source.card, card) : propOf(engine, card, prop);
  return dir === 'max' ? value : -value;
}

/** How far it is from where the text is, as the edition measures it. */
function distanceOf(engine: Engine, source: CardNumber, to: CardNumber): number {
  const { distance } = engine.ruleset.texts;
  if (!distance) throw new Error('an edition without distances');
  return distance(engine, missionWith(engine, presenceAnchor(engine, source)), missionOf(engine, to));
}

/** The first `count` by the superlative, with all that tie for the last of these places. */
export function bestOf(context: Context, all: readonly CardNumber[], best: Best, count: number): CardNumber[] {
  const cards = all.filter((card) => hasNumber(context.engine.definitionOf(card), best.prop));
  const values = cards.map((card) => measured(context, card, best));
  const last = values.toSorted((one, other) => other - one)[Math.min(count, values.length) - 1];
  return last === undefined ? [] : cards.filter((_, index) => itemAt(values, index) >= last);
}

/** Of cards that tie for the last place, those before them: they are meant whoever of the tied is chosen. */
export function beforeTheTied(context: Context, cards: readonly CardNumber[], best: Best): readonly CardNumber[] {
  const last = Math.min(...cards.map((card) => measured(context, card, best)));
  return cards.filter((card) => measured(context, card, best) > last);
}
