/** Tells whether a text goes on about as many as were done before: 'each opponent discards any number of cards. Draw that many'. */
import { abilityOf, isSomewhere, remembered } from '../../reading/index.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Frame } from '../../../engine/state/state.ts';
import type { Ability } from '../../../language/tree/index.ts';

const asksThatMany = remembered((ability: Ability): boolean =>
  isSomewhere(ability, (node) => typeof node === 'object' && node !== null && 'a' in node && node.a === 'that'),
);

/** Does the text of this frame ask how many were done? */
export function speaksOfThatMany(engine: Engine, { text }: Frame): boolean {
  const definition = text && engine.definitions[text.definition];
  return text !== undefined && definition !== undefined && asksThatMany(abilityOf(definition, text.ability));
}
