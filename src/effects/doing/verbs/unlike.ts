/** Choices of cards that must differ from each other: two different cards, personnel of different species. */
import { choose } from '../../../engine/asking/select.ts';
import type { CardNumber, Seat, SetCondition } from '../../../engine/asking/request.ts';
import type { Prop } from '../../../language/tree/index.ts';
import { differences, type Context } from '../../reading/index.ts';
import { groupAt } from '../../../engine/kernel/tallies.ts';

interface UnlikeChoice {
  readonly player: Seat;
  readonly prompt: string;
  readonly prop: Prop;
  readonly cards: readonly CardNumber[];
  readonly min: number;
  readonly max: number;
  readonly as: string;
  readonly rules: readonly string[];
}

/** Asks for cards no two of which are alike; as many as the text demands, or as there are. */
export function chooseUnlike(context: Context, { prop, cards, ...choice }: UnlikeChoice): void {
  const { engine } = context;
  const valuesOf = (card: CardNumber): readonly (string | number)[] => differences(engine, prop, card);
  const apart = mostApart(cards, valuesOf);
  const from = [...apart, ...cards.filter((card) => !apart.includes(card))];
  choose(engine, {
    player: choice.player,
    prompt: choice.prompt,
    from: from.map((card) => engine.ref(card)),
    min: Math.min(choice.min, apart.length),
    max: Math.min(choice.max, apart.length),
    as: choice.as,
    source: context.source.card,
    rules: choice.rules,
    condition: oneOfEach(from, valuesOf),
  });
}

/** Cards that all differ, each the first of those that do. */
function mostApart(
  cards: readonly CardNumber[],
  valuesOf: (card: CardNumber) => readonly (string | number)[],
): readonly CardNumber[] {
  const taken = new Set<string | number>();
  return cards.filter((card) => {
    const values = valuesOf(card);
    if (values.some((value) => taken.has(value))) return false;
    for (const value of values) taken.add(value);
    return true;
  });
}

/** Of the cards that share a value at most one. */
function oneOfEach(
  from: readonly CardNumber[],
  valuesOf: (card: CardNumber) => readonly (string | number)[],
): SetCondition {
  const groups = new Map<string | number, number[]>();
  from.forEach((card, index) => {
    for (const value of valuesOf(card)) groupAt(groups, value).push(index);
  });
  const shared = [...groups.values()].filter((of) => of.length > 1);
  return { is: 'all', of: shared.map((of) => ({ is: 'count', of, min: 0, max: 1 })) };
}
