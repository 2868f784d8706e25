/** Amounts: numbers in a text that depend on the game. */
import { numberIfAny } from '../../engine/kernel/frames.ts';
import { cardsOfPast, pastOf } from './facts.ts';
import { counted } from './likeness.ts';
import { printed, propOf } from './numbers.ts';
import { type Reading, skillsFor, holds, candidates, levelIn } from '../meaning.ts';
import { ONE_OPPONENT, playersOf, type Context } from './context.ts';
import { IN_LOOP, isLooping } from '../../engine/acting/loop-count.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Action } from '../../engine/state/state.ts';
import type { Amount, Sel } from '../../language/tree/index.ts';

/** The number an amount stands for just now. */
function amountOf(context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.a) {
    case 'count':
      return countOf(context, amount.sel);
    case 'prop': {
      const values = candidates(context, amount.of).map((card) => propOfOne(context.engine, amount, card));
      return fold(values, amount.fold ?? 'sum');
    }
    case 'times':
      return amount.k * amountOf(context, amount.of);
    case 'plus':
      return amount.of.reduce<number>((sum, part) => sum + amountOf(context, part), 0);
    case 'levels':
      return candidates(context, amount.of).reduce(
        (sum, card) => sum + levelIn(skillsFor(context, card), amount.skill),
        0,
      );
    case 'round':
      return Math.round(amountOf(context, amount.of) / amount.to) * amount.to;
    case 'half':
      return Math.floor(amountOf(context, amount.of) / 2);
    case 'least':
      return Math.min(...amount.of.map((part) => amountOf(context, part)));
    case 'until':
      return missing(context, amount);
    case 'that':
      return thatMany(context);
    case 'named':
      return numberIfAny(context, amount.id);
    case 'score':
      return Math.max(0, ...playersOf(context, amount.of).map((seat) => context.engine.scoreOf(seat)));
    case 'battleTotal': {
      const seats = playersOf(context, amount.of);
      return Math.max(
        0,
        ...seats.map((seat) => context.engine.ruleset.texts.battleTotal(context.engine, seat, amount.value)),
      );
    }
    case 'turns':
      return Math.max(0, ...playersOf(context, amount.of).map((seat) => turnsHad(context.engine, seat)));
    case 'counters':
      return Math.max(
        0,
        ...playersOf(context, amount.of).map((seat) => context.engine.ruleset.texts.leftToPay(context.engine, seat)),
      );
    case 'alt':
      return holds(context, amount.if) ? amountOf(context, amount.then) : amountOf(context, amount.base);
  }
}

/** What one of the cards gives for it. */
export const propOfOne = (
  engine: Engine,
  { prop, printed: isPrinted }: Extract<Amount, { a: 'prop' }>,
  card: CardNumber,
): number => (isPrinted ? printed(engine, card, prop.toLowerCase()) : propOf(engine, card, prop));

type Missing = Extract<Amount, { a: 'until' }>;
/** As many as are missing, or as there are more: with several opponents, compared to the one that serves best. */
function missing(context: Context, amount: Missing): number {
  const rivals = speaksOfOpponent(amount) ? playersOf(context, 'opponent') : [];
  const contexts =
    rivals.length < 2
      ? [context]
      : rivals.map((seat) => ({ ...context, numbers: { ...context.numbers, [ONE_OPPONENT]: seat } }));
  return Math.max(0, ...contexts.map((one) => amountOf(one, amount.of) - countOf(one, amount.there)));
}
function speaksOfOpponent({ of, there }: Missing): boolean {
  return there.of === 'opponent' || (typeof of === 'object' && of.a === 'count' && of.sel.of === 'opponent');
}

/** How many turns of the player's are over. */
function turnsHad({ state: { first, seats, turn } }: Engine, seat: number): number {
  const order = (seat - first + seats.length) % seats.length;
  return Math.ceil(Math.max(0, turn.number - 1 - order) / seats.length);
}

/** How many cards a selection means just now; of different ones, how many differ. */
export function countOf(context: Context, sel: Sel): number {
  const past = pastOf(sel);
  const found = past ? cardsOfPast(context, sel, past) : candidates(context, sel);
  return counted(context.engine, sel, found);
}

/** "That many": what the last action of the text really did. */
function thatMany(context: Context): number {
  const { frame } = context;
  const all = frame && !isLooping(frame) ? frame.numbers[IN_LOOP] : undefined;
  if (all !== undefined) return all;
  const last = frame?.text?.last;
  return last ? howMuchWasDone(last) : numberIfAny(context, 'amount');
}

/** How many cards an action was really done to, or how much it was of what it counts. */
export const howMuchWasDone = ({ amount, objects }: Action): number =>
  amount ?? objects.filter(({ outcome }) => outcome === 'done').length;

function fold(values: readonly number[], how: 'sum' | 'max' | 'min'): number {
  if (values.length === 0) return 0;
  if (how === 'max') return Math.max(...values);
  if (how === 'min') return Math.min(...values);
  return values.reduce((sum, value) => sum + value, 0);
}

/** The interpreter's answers about amounts. */
export const amounts: Pick<Reading, 'amountOf'> = { amountOf };
