/** `options`: what the players of a scenario have agreed on before the game. */
import { isScalar } from 'yaml';
import type { Agreed, ReadOptions } from '../engine/ruleset/scenario-words.ts';
import type { PositionSetup } from '../engine/state/position.ts';
import type { Field, Nodes } from './nodes.ts';

/** What is agreed, as the state takes it; problems go to `nodes`. */
export function readOptions(
  nodes: Nodes,
  field: Field | undefined,
  read: ReadOptions | undefined,
): PositionSetup['slices'] {
  if (!field || !read) return {};
  const fields = nodes.fields(field.value, 'options');
  const agreed = new Map(
    fields.flatMap((one): (readonly [string, Agreed])[] => {
      const value = isScalar(one.value) ? one.value.value : null;
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return [[one.key, value]];
      nodes.fail(one.where, `the option "${one.key}" must be a word, a number, true or false`, 'write NAME: VALUE');
      return [];
    }),
  );
  const { slices, problems } = read(agreed);
  for (const { option, message, remedy } of problems)
    nodes.fail(fields.find(({ key }) => key === option)?.where ?? field.where, message, remedy);
  return slices;
}
