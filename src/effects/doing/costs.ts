/** Costs: checked in full before anything is paid. */
import { reaching, amountOf, candidates, isExempt, skillsOf } from '../meaning.ts';
import { every, differing, isStopped, opponentsOf, playersOf, type Context, demanded } from '../reading/index.ts';
import { mayTakeItsPlace } from './perform/swap.ts';
import { canComeTo } from './verbs/totals.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Effect, Place, Sel } from '../../language/tree/index.ts';

/** Can all of these be paid just now? */
export function canPayAll(context: Context, costs: readonly Effect[]): boolean {
  return withChoices(context, costs).some((known) => costs.every((cost) => canPay(known, cost)));
}

/** What later costs call by the letter of an earlier one: of players, each who may be chosen; of cards, any that pays for that. */
export function withChoices(context: Context, costs: readonly Effect[]): readonly Context[] {
  return withOpponentChosen(context, costs).map((chosen) =>
    costs.reduce<Context>((so, cost) => {
      const sel = chosenBy(cost);
      if (sel?.as === undefined || so.cards[sel.as]) return so;
      const all = candidates(so, every(sel)).map((card) => so.engine.ref(card));
      return { ...so, cards: { ...so.cards, [sel.as]: all } };
    }, chosen),
  );
}

/** "Choose an opponent. For each … that opponent commands, …": as it is with each whom one may choose. */
export function withOpponentChosen(context: Context, effects: readonly Effect[]): readonly Context[] {
  const letters = effects.flatMap((effect) => (effect.x === 'name' && effect.what === 'player' ? [effect.as] : []));
  const [as] = letters.filter((one) => context.numbers[one] === undefined);
  if (as === undefined) return [context];
  return opponentsOf(context.engine, context.you).flatMap((seat) =>
    withOpponentChosen({ ...context, numbers: { ...context.numbers, [as]: seat } }, effects),
  );
}

/** The cards that a cost gives a letter to. */
function chosenBy(cost: Effect): Sel | undefined {
  if (cost.x === 'pick') return { ...cost.sel, as: cost.as };
  return 'what' in cost && typeof cost.what === 'object' && 'as' in cost.what ? cost.what : undefined;
}

/** Can this one be paid just now, as it stands or by what another text lets stand for it? */
export function canPay(context: Context, cost: Effect): boolean {
  return isPayable(context, cost) || substitutesFor(context, cost).length > 0;
}

/** Can it be paid as it stands? */
export function isPayable(context: Context, cost: Effect): boolean {
  const { engine } = context;
  switch (cost.x) {
    case 'put':
      return hasEnough(context, cost.what, { to: cost.to });
    case 'look':
      return cost.what.at?.p !== 'zone' || cost.what.at.zone !== 'hand' || hasEnough(context, cost.what);
    case 'stop':
    case 'unstop':
      return hasEnough(context, cost.what, { verb: cost.x });
    case 'points': {
      const by = amountOf(context, cost.by);
      return by >= 0 || playersOf(context, cost.who).every((seat) => engine.scoreOf(seat) >= -by);
    }
    case 'counters': {
      const by = amountOf(context, cost.by);
      return (
        by >= 0 || playersOf(context, cost.who).every((seat) => engine.ruleset.texts.leftToPay(engine, seat) >= -by)
      );
    }
    case 'swap':
      return swappable(context, cost).length > 0;
    case 'pick':
      return hasEnough(context, cost.sel);
    case 'mod':
      return canAfford(context, cost) && hasSkillsToLose(context, cost);
    case 'oneOf':
      return cost.of.some((way) => canPayAll(context, way));
    default:
      return true;
  }
}

/** What is to be done to the cards that pay. */
interface Payment {
  readonly verb?: string;
  readonly to?: Place;
}

function hasEnough(context: Context, sel: Sel, { verb, to }: Payment = {}): boolean {
  // A card that is still in hand while it is played does not pay for itself.
  const { engine, source } = context;
  const isLeavingHand = engine.ruleset.texts.playedFrom.has(engine.zoneOf(source.card));
  const isItself = (card: number): boolean => isLeavingHand && card === context.source.card && sel.ref === undefined;
  // Who is stopped already cannot be stopped to pay.
  const isAble = (card: number): boolean =>
    verb === undefined ||
    (!isExempt(engine, card, verb, context.source.card) && !(verb === 'stop' && isStopped(engine, card)));
  // What lies on a card already does not pay by being placed there.
  const hosts = to?.p === 'on' ? candidates(context, every(to.card)) : [];
  const isThere = (card: number): boolean => engine.relationOf(card) === 'on' && hosts.includes(engine.hostOf(card));
  const found = candidates(context, sel).filter((card) => isAble(card) && !isItself(card) && !isThere(card));
  const wanted = demanded(sel, found.length, (n) =>
    typeof n === 'object' && 'eq' in n
      ? amountOf(context, n.eq)
      : typeof n === 'object' && 'min' in n
        ? amountOf(context, n.min)
        : 0,
  );
  const enough = sel.distinct === undefined ? found.length : differing(context.engine, sel.distinct, found);
  return canComeTo(context, sel, found) && enough >= Math.max(wanted, sel.ref !== undefined ? 1 : 0);
}

type Swap = Extract<Effect, { x: 'swap' }>;

/** How many cards one side of an exchange is of. */
export const numberOf = ({ n }: Sel): number => (typeof n === 'number' ? n : 1);

/** Is it an exchange of more than one card for another? */
export const isOfSeveral = ({ a, b }: Swap): boolean => numberOf(a) > 1 || numberOf(b) > 1;

/** The cards that could be exchanged or replaced: those for which there are others, as many as are exchanged ("… with the same cost"). */
export function swappable(context: Context, { a, b }: Swap): CardNumber[] {
  const all = candidates(context, a);
  if (all.length < numberOf(a) || (numberOf(b) > 1 && candidates(context, b).length < numberOf(b))) return [];
  return all.filter((card) => {
    const own = { ...context, cards: { ...context.cards, [a.as ?? 'it']: [context.engine.ref(card)] } };
    return candidates(own, b).some((other) => other !== card && mayTakeItsPlace(context.engine, card, other));
  });
}

/** "Cost +2 -> …" takes that many more counters for the card that is being played. */
function canAfford(context: Context, cost: Extract<Effect, { x: 'mod' }>): boolean {
  const { engine } = context;
  const [card] = candidates(context, cost.what);
  const more = cost.mods.reduce(
    (sum, mod) => (mod.m === 'num' && mod.prop === 'cost' ? sum + amountOf(context, mod.by) : sum),
    0,
  );
  if (more <= 0) return true;
  const { costOfPlay, leftToPay } = engine.ruleset.texts;
  return card !== undefined && leftToPay(engine, context.you) >= costOfPlay(engine, card) + more;
}

/** "Lose 2 Treachery -> …": who pays must have so many levels now. */
function hasSkillsToLose(context: Context, { what, mods }: Extract<Effect, { x: 'mod' }>): boolean {
  const lost = mods.flatMap((mod) => (mod.m === 'lose' && 'skill' in mod.trait ? [mod.trait] : []));
  if (lost.length === 0) return true;
  const found = candidates(context, what);
  const has = (card: CardNumber): boolean => {
    const skills = skillsOf(context.engine, card);
    return lost.every(({ skill, n = 1 }) => (skills[skill] ?? 0) >= n);
  };
  return found.some(has) && (what.n !== 'all' || found.every(has));
}

/** Another payment that stands for a cost. */
export interface Substitute {
  readonly context: Context;
  readonly by: readonly Effect[];
}

/** The other payments that can be made just now in place of this cost of the text. */
export function substitutesFor(context: Context, cost: Effect): readonly Substitute[] {
  const found = reaching(context.engine, context.source.card, 'payBy');
  if (found.length === 0) return [];
  const wanted = JSON.stringify([cost]);
  return found.flatMap(({ mod, context: own }) =>
    mod.m === 'payBy' && own.you === context.you && JSON.stringify(mod.cost) === wanted && canPayAll(own, mod.by)
      ? [{ context: own, by: mod.by }]
      : [],
  );
}
