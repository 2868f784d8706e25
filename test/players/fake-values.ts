/** The numbers that views tell of a card on which nothing has an effect: whatever cards of its type have. */
import type { Definition } from '../../src/engine/definition.ts';
import type { CardView } from '../../src/engine/showing/view.ts';
import { placeFacts, taskFacts } from '../../src/effects/terms.ts';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  personnel: ['integrity', 'cunning', 'strength'],
  ship: ['range', 'weapons', 'shields'],
};

export function valuesPrinted(definition: Definition): CardView['values'] {
  const [place, task] = [placeFacts(definition), taskFacts(definition)];
  const attributes = new Map(
    (ATTRIBUTES[definition.type] ?? []).map((name) => [name, definition.attributes[name] ?? 0]),
  );
  return {
    ...Object.fromEntries(attributes),
    ...(definition.cost !== undefined && { cost: definition.cost }),
    ...(task && { points: task.points }),
    ...(place && { span: place.span }),
  };
}
