/** What an effect that lasts is about (a number, a rule, a name that is kept), so that only those are looked at that matter. */
import type { Definition } from '../../engine/definition.ts';
import type { Lasting } from '../../engine/state/state.ts';
import { blockAt, isOfWhoeverThen, NAMED, remembered } from '../reading/index.ts';
import { REPLACING, replaces, topicOfMany } from './modifications.ts';
import { isRule, RULING } from './rules-at-work.ts';
import { keysOf } from './subjects.ts';

/** What a lasting effect is about, by name: what it changes, whether it replaces that, makes a rule or keeps a name. */
export const topicsOf = (definitions: readonly Definition[], lasting: Lasting): readonly string[] =>
  topicsIn(lasting, definitions);

const topicsIn = remembered((lasting: Lasting, definitions: readonly Definition[]): readonly string[] => {
  const topics = new Set<string>();
  if (lasting.words[NAMED] !== undefined) topics.add(NAMED);
  const definition = definitions[lasting.definition];
  const effect = definition && blockAt(definition, lasting.block)[lasting.index];
  if (effect?.x === 'mod')
    for (const mod of effect.mods) {
      for (const key of keysOf(mod)) {
        topics.add(key);
        if (isOfWhoeverThen(effect)) topics.add(topicOfMany(key));
      }
      if (replaces(mod)) topics.add(REPLACING);
    }
  if (effect && isRule(effect)) topics.add(RULING);
  return [...topics];
});
