/** Choices of cards that must be alike: three personnel of the same species, three present together. */
import { choose } from '../../../engine/asking/select.ts';
import type { CardNumber, Seat, SetCondition } from '../../../engine/asking/request.ts';
import type { Likeness, Sel } from '../../../language/tree/index.ts';
import { likenesses, type Context } from '../../reading/index.ts';
import type { Ref } from '../../../engine/state/state.ts';
import { groupAt } from '../../../engine/kernel/tallies.ts';

/** 'Four cards in a player's discard pile': all of one player's. */
export type OfOnePlayer = 'owner';

/** In what several cards that are chosen must be alike. */
export function likenessOf({ alike, at, n }: Sel): Likeness | OfOnePlayer | undefined {
  const isOfSomePlayer = at?.p === 'zone' && at.zone !== 'play' && at.of === 'anyPlayer';
  return alike ?? (isOfSomePlayer && n !== undefined && n !== 1 ? 'owner' : undefined);
}

interface AlikeChoice {
  readonly player: Seat;
  readonly verb: string | undefined;
  readonly likeness: Likeness | OfOnePlayer;
  readonly cards: readonly CardNumber[];
  readonly min: number;
  readonly max: number;
  readonly as: string;
  readonly rules: readonly string[];
}

/** Asks for cards that are all alike, as many as the text demands or as there are; those that are, where none has to be asked. */
export function chooseAlike(context: Context, choice: AlikeChoice): readonly Ref[] | null {
  const { engine, source } = context;
  const { cards, min, max, verb } = choice;
  const groups = groupsOf(context, choice);
  const largest = Math.max(0, ...groups.map((group) => group.length));
  const least = Math.min(min, largest);
  const able = groups.filter((group) => group.length >= least && group.length > 0);
  const [first = []] = able;
  if (able.length < 2 && first.length <= min) return first.map((card) => engine.ref(card));
  const from = [...first, ...cards.filter((card) => !first.includes(card))];
  const most = Math.min(max, largest);
  choose(engine, {
    player: choice.player,
    prompt: `Choose ${least === most ? least : `${least} to ${most}`}${verb === undefined ? '' : ` to ${verb}`}, all alike`,
    from: from.map((card) => engine.ref(card)),
    min: least,
    max: most,
    as: choice.as,
    source: source.card,
    rules: choice.rules,
    condition: { is: 'any', of: able.map((group) => onlyOf(from, group)) },
  });
  return null;
}

/** The cards by what they share. */
function groupsOf({ engine }: Context, { likeness, cards }: AlikeChoice): readonly (readonly CardNumber[])[] {
  const groups = new Map<string | number, CardNumber[]>();
  const valuesOf = (card: CardNumber): readonly (string | number)[] =>
    likeness === 'owner' ? [engine.ownerOf(card)] : likenesses(engine, likeness, card);
  for (const card of cards) for (const value of valuesOf(card)) groupAt(groups, value).push(card);
  return [...groups.values()];
}

/** None but those of a group. */
function onlyOf(from: readonly CardNumber[], group: readonly CardNumber[]): SetCondition {
  const others = from.flatMap((card, index) => (group.includes(card) ? [] : [index]));
  return { is: 'count', of: others, min: 0, max: 0 };
}
