/** The tactic duel: which of the drawn tactics to lay, whether to download one, and whether to strike back. */
import { compare, textOf } from '../../effects/reading/index.ts';
import { cardOfOption, type Answer, type Option, type Request } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import type { Amount, Cond } from '../../language/tree/index.ts';
import { answerWith } from '../random.ts';
import { fits } from '../second-edition/filters.ts';
import type { Position } from '../second-edition/position.ts';
import { harmTo, likelyBonus, oddsOf, usualHull, worthOfCounter } from './duels.ts';
import { pilesOn } from '../../engine/showing/looking.ts';

/** What a text of a marker does besides is worth as much as so many percent of hull. */
const damageText = 8;

interface Side {
  readonly total: number;
  readonly ships: readonly CardView[];
  readonly crew: readonly CardView[];
}

interface Duel {
  readonly use: 'attack' | 'defense';
  readonly own: Side;
  readonly foe: Side;
  /** What the other's tactic adds, laid already or expected. */
  readonly foeBonus: number;
}

/** The engagement as the bot sees it, from its side; null where there is none. */
function duelIn({ battle }: View, position: Position): Duel | null {
  const index = battle?.sides.findIndex(({ player }) => player === position.seat) ?? -1;
  const [own, foe] = [battle?.sides[index], battle?.sides[1 - index]];
  if (own === undefined || foe === undefined) return null;
  const use = index === 0 ? 'attack' : 'defense';
  const side = ({ known, pile }: typeof own): Side => {
    const ships = pile.cards.filter(({ definition }) => definition.type === 'ship');
    const crew = ships.flatMap((ship) => pilesOn(ship, 'aboard').flatMap(({ cards }) => cards));
    return { total: known, ships, crew };
  };
  const laid = foe.current !== undefined && foe.current.cards.length > 0;
  const foeBonus = laid ? 0 : likelyBonus(position, foe.player, use === 'attack' ? 'defense' : 'attack');
  return { use, own: side(own), foe: side(foe), foeBonus };
}

/** Whether the condition of a tactic holds for the bot's side, as far as it can be told. */
function holdsFor(condition: Cond | undefined, own: Side): boolean {
  switch (condition?.c) {
    case undefined:
      return true;
    case 'and':
      return condition.of.every((part) => holdsFor(part, own));
    case 'is':
      return condition.who.ref === 'this' || own.crew.some((card) => fits(condition.who.f, card));
    case 'cmp':
      return isTotal(condition.a) && typeof condition.b === 'number' && compare(own.total, condition.op, condition.b);
    default:
      return false;
  }
}

const isTotal = (amount: Amount): boolean => typeof amount === 'object' && amount.a === 'battleTotal';

/** What a tactic adds to the bot's total. */
function bonusOf(tactic: CardView, { use, own }: Duel): number {
  const value = use === 'attack' ? 'Weapons' : 'Shields';
  const more = textOf(tactic.definition)
    .program.abilities.flatMap(({ at, do: effects }) =>
      at.t === 'static' && holdsFor(at.while, own)
        ? effects.flatMap((effect) => (effect.x === 'mod' ? effect.mods : []))
        : [],
    )
    .reduce(
      (sum, mod) => sum + (mod.m === 'battleTotal' && mod.value === value && typeof mod.by === 'number' ? mod.by : 0),
      0,
    );
  return (tactic.definition.tactic?.[use] ?? 0) + more;
}

function markerOf({ definition }: CardView): number {
  const { hull = 0 } = definition;
  const hasText = textOf(definition).program.abilities.some(({ at }) => at.t === 'damage');
  return hull + (hasText ? damageText : 0);
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** What it is worth to lay a tactic: the odds with it, times what it does to their ship, against what theirs would do. */
function worthOfLaying(tactic: CardView, duel: Duel): number {
  const { win, lose } = oddsOf(duel.own.total + bonusOf(tactic, duel) - duel.foe.total - duel.foeBonus);
  const gain = most(duel.foe.ships.map((ship) => harmTo(ship, markerOf(tactic))));
  const foeUse = duel.use === 'attack' ? 'defense' : 'attack';
  const loss = most(duel.own.ships.map((ship) => harmTo(ship, usualHull[foeUse])));
  return win * gain - lose * loss;
}

function bestOf<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  let best: { readonly one: T; readonly worth: number } | undefined;
  for (const one of all) {
    const value = worth(one);
    if (best === undefined || value > best.worth) best = { one, worth: value };
  }
  return best?.one;
}

/** One tactic, and another to choose from; where one may be downloaded that is known, the best of all is. */
export function drawTactic(request: Request, view: View, position: Position): Answer | null {
  const duel = duelIn(view, position);
  const downloads = request.options.flatMap((option) => {
    const tactic = option.using === undefined ? undefined : position.card(option.using);
    return tactic === undefined ? [] : [{ option, tactic }];
  });
  const best = duel && bestOf(downloads, ({ tactic }) => worthOfLaying(tactic, duel));
  if (best) return answerWith(request, best.option);
  const draw = request.options.find(({ selection }) => selection !== undefined && selection.max > 0);
  return draw === undefined ? null : answerWith(request, draw, [0]);
}

/** The drawn tactic that does most for the side the bot is on: to win, or where it wins anyway to do harm. */
export function layTactic(request: Request, view: View, position: Position): Answer | null {
  const option = request.options.find(({ selection }) => selection !== undefined);
  const duel = duelIn(view, position);
  if (option?.selection === undefined || duel === null) return null;
  const drawn = option.selection.from.flatMap((candidate, index) => {
    const tactic = candidate.kind === 'card' ? position.card(candidate.card) : undefined;
    return tactic === undefined ? [] : [{ index, tactic }];
  });
  const best = bestOf(drawn, ({ tactic }) => worthOfLaying(tactic, duel));
  return best === undefined ? null : answerWith(request, option, [best.index]);
}

/** Strikes back where more is to be won than lost: whoever is stopped by it is unstopped at the end of this turn. */
export function counterattack(request: Request, position: Position): Answer | null {
  const worth = (option: Option): number => {
    const [foe, own] = [position.card(cardOfOption(option, 'card')), position.card(cardOfOption(option, 'with'))];
    return foe === undefined || own === undefined ? 0 : worthOfCounter(position, own, foe);
  };
  const best = bestOf(
    request.options.filter(({ verb }) => verb === 'counterattack'),
    worth,
  );
  const option = best !== undefined && worth(best) > 0 ? best : request.options.find(({ verb }) => verb === 'no');
  return option === undefined ? null : answerWith(request, option);
}
