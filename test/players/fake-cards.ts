/** Cards as views show them where nothing has an effect on them. */
import { blankCard } from '../../src/catalog/index.ts';
import type { Definition } from '../../src/engine/definition.ts';
import type { CardView } from '../../src/engine/showing/view.ts';
import { placeFacts, taskFacts } from '../../src/effects/terms.ts';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  personnel: ['integrity', 'cunning', 'strength'],
  ship: ['range', 'weapons', 'shields'],
};

/** The numbers that views tell of it: whatever cards of its type have. */
function valuesPrinted(definition: Definition): CardView['values'] {
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

/** What is printed on a card of a test. */
export type Printed = Parameters<typeof blankCard>[2];

/** What makes the first player's cards of an affiliation. */
export const cardsOf =
  (affiliation: string) =>
  (number: number, type: string, printed: Printed = {}, more: Partial<CardView> = {}): CardView => {
    const definition = blankCard(`Card ${number}`, type, printed);
    return {
      number,
      definition,
      owner: 0,
      commander: 0,
      stopped: false,
      faceUp: true,
      completed: false,
      values: valuesPrinted(definition),
      skills: {},
      icons: [],
      keywords: [],
      affiliations: [affiliation],
      hosted: {},
      ...more,
    };
  };
