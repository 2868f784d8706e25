/** Treaties in effect (94-TREATY). */
import { affiliationsOf, reaching } from '../../effects/meaning.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** The affiliations that a text lets this card go together with. */
export const alliedWith = (engine: Engine, card: CardNumber): readonly string[] =>
  reaching(engine, card, 'mixes').flatMap(({ mod }) => (mod.m === 'mixes' ? mod.with : []));

function mixesWith(engine: Engine, card: CardNumber, other: CardNumber): boolean {
  const allied = alliedWith(engine, card);
  return allied.length > 0 && affiliationsOf(engine, other).some((name) => allied.includes(name));
}

/** 94-TREATY-01, -02, 94-AFFIL-09: do these two go together by a treaty? It is enough that it reaches one: the other may be in a hand yet. */
export function areAllied(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const found = mixesWith(engine, one, other) || mixesWith(engine, other, one);
  if (found) engine.note('94-TREATY-01', '94-TREATY-02', '94-AFFIL-09');
  return found;
}
