/** Costs: checked in full before anything is paid. */
import { isAlike } from '../../engine/kernel/alike.ts';
import { reaching, amountOf, candidates, isExempt, skillsOf, levelIn } from '../meaning.ts';
import {
  every,
  counted,
  isEnough,
  isOpenNumber,
  isStopped,
  opponentsOf,
  playerOf,
  playersOf,
  type Context,
  demanded,
  textOf,
} from '../reading/index.ts';
import { isForbiddenNow } from './forbidden.ts';
import { mayTakeItsPlace } from './perform/swap.ts';
import { byOnePlace } from './verbs/one-place.ts';
import { canComeTo } from './verbs/totals.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Effect, Place, Sel } from '../../language/tree/index.ts';

/** Can all of these be paid just now? */
export function canPayAll(context: Context, costs: readonly Effect[]): boolean {
  return withChoices(context, costs).some(
    (known) => costs.every((cost) => canPay(known, cost)) && areEnoughTogether(known, costs),
  );
}

/** The ways to read later costs that speak of what an earlier one chooses by its letter: each player who may be chosen; of cards, all that may pay. */
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

/** The ways to read effects that begin with 'choose an opponent': one for each opponent who may be chosen. */
export function withOpponentChosen(context: Context, effects: readonly Effect[]): readonly Context[] {
  const open = effects.find(
    (effect) => effect.x === 'name' && effect.what === 'player' && context.numbers[effect.as] === undefined,
  );
  if (open?.x !== 'name') return [context];
  const { as, who } = open;
  return opponentsOf(context.engine, playerOf(context, who)).flatMap((seat) =>
    withOpponentChosen({ ...context, numbers: { ...context.numbers, [as]: seat } }, effects),
  );
}

/** The cards that a cost gives a letter to. */
function chosenBy(cost: Effect): Sel | undefined {
  if (cost.x === 'pick') return { ...cost.sel, as: cost.as };
  return 'what' in cost && typeof cost.what === 'object' && 'as' in cost.what ? cost.what : undefined;
}

/** Can this cost be paid just now, as it stands or by what another text lets stand for it? */
export function canPay(context: Context, cost: Effect): boolean {
  return isPayable(context, cost) || substitutesFor(context, cost).length > 0;
}

/** Can this cost be paid just now as it stands, without another payment in its place? */
export function isPayable(context: Context, cost: Effect): boolean {
  const { engine } = context;
  if (isForbiddenNow(context, cost)) return false;
  switch (cost.x) {
    case 'put':
      return hasEnough(context, cost.what, paymentOf(context, cost)) && isSomewhere(context, cost.to);
    case 'look':
      // Of a pile as many are looked at as there are.
      return cost.what.from !== undefined || hasEnough(context, cost.what);
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
    case 'command':
    case 'ship':
      return hasEnough(context, cost.what);
    case 'mod':
      return canAfford(context, cost) && hasSkillsToLose(context, cost);
    case 'oneOf':
      return cost.of.some((way) => canPayAll(context, way));
    default:
      return true;
  }
}

/** 'Place a card on your ship here to …': is there one? What is called by a letter is known when it is paid. */
function isSomewhere(context: Context, to: Place): boolean {
  const host = to.p === 'on' || to.p === 'beneath' ? to.card : to.p === 'aboard' ? to.ship : undefined;
  return (
    host === undefined || (host.ref !== undefined && host.ref !== 'this') || candidates(context, every(host)).length > 0
  );
}

/** What is to be done to the cards that pay. */
interface Payment {
  readonly verb?: string;
  readonly to?: Place;
}

/** What is placed outside play leaves play by that. */
function paymentOf({ engine }: Context, { why, to }: Extract<Effect, { x: 'put' }>): Payment {
  const { outsidePlay, zones } = engine.ruleset.texts;
  const zone = to.p === 'zone' ? zones.get(to.zone) : undefined;
  return { verb: why === 'place' && zone !== undefined && outsidePlay.has(zone) ? 'leavePlay' : why, to };
}

/** The cards that can pay, and how many of them have to. */
function payers(context: Context, sel: Sel, { verb, to }: Payment): { found: readonly CardNumber[]; wanted: number } {
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
  const together = byOnePlace(context, sel, found)?.map(({ cards }) => cards);
  const most = together?.reduce<readonly CardNumber[]>((one, other) => (other.length > one.length ? other : one), []);
  return { found: most ?? found, wanted: Math.max(wanted, sel.ref !== undefined ? 1 : 0) };
}

function hasEnough(context: Context, sel: Sel, payment: Payment = {}): boolean {
  const { found, wanted } = payers(context, sel, payment);
  return canComeTo(context, sel, found) && counted(context.engine, sel, found) >= wanted;
}

/** 'Stop your Medical personnel and Officer personnel': is there another card for each of them? */
export const areEnoughTogether = (context: Context, costs: readonly Effect[]): boolean =>
  costs.length < 2 || isEnough(placesOf(context, costs, 0, []));

/** Once this card has paid the cost with this number, are there enough others for those after it? */
export function leavesEnough(context: Context, costs: readonly Effect[], index: number, card: CardNumber): boolean {
  const as = costs.slice(index, index + 1).flatMap((cost) => chosenBy(cost)?.as ?? []);
  const known = Object.fromEntries(as.map((letter) => [letter, [context.engine.ref(card)]]));
  return isEnough(placesOf({ ...context, cards: { ...context.cards, ...known } }, costs, index + 1, [card]));
}

/** For each card that is to be paid with from this cost on, those that could be: without some that are not to. */
function placesOf(
  context: Context,
  costs: readonly Effect[],
  from: number,
  without: readonly CardNumber[],
): readonly (readonly CardNumber[])[] {
  const own = new Set(costs.flatMap((cost) => chosenBy(cost)?.as ?? []));
  const firstTaken = costs.findIndex((cost) => takenBy(context, cost) !== undefined);
  return costs.slice(from).flatMap((cost, index) => {
    // What is revealed after a card was taken is another one; a card that was only revealed may be taken.
    const isBehind = firstTaken >= 0 && from + index > firstTaken;
    const taken = takenBy(context, cost) ?? (isBehind ? shownBy(cost) : undefined);
    // What is done to the card of another cost is paid with that card; what something else may stand for need not be.
    const isOther = taken && taken.sel.n !== 'all' && !(taken.sel.ref !== undefined && own.has(taken.sel.ref));
    if (!isOther || !isPayable(context, cost)) return [];
    const { found, wanted } = payers(context, taken.sel, taken.payment);
    const left = found.filter((card) => !without.includes(card));
    return Array.from({ length: wanted }, () => left);
  });
}

/** Cards to pay with, and what is done to them. */
interface Part {
  readonly sel: Sel;
  readonly payment: Payment;
}

/** The cards that a cost has shown; of a pile as many are as there are. */
const shownBy = (cost: Effect): Part | undefined =>
  cost.x === 'look' && cost.what.from === undefined ? { sel: cost.what, payment: {} } : undefined;

/** The cards that a cost takes from the table or elsewhere, and what is done to them. */
function takenBy(context: Context, cost: Effect): Part | undefined {
  switch (cost.x) {
    case 'put':
      return { sel: cost.what, payment: paymentOf(context, cost) };
    case 'stop':
    case 'unstop':
      return { sel: cost.what, payment: { verb: cost.x } };
    case 'pick':
      return { sel: cost.sel, payment: {} };
    default:
      return undefined;
  }
}

type Swap = Extract<Effect, { x: 'swap' }>;

/** How many cards the selection of one side of an exchange takes: one where it says no number. */
export const numberOf = ({ n }: Sel): number => (typeof n === 'number' ? n : 1);

/** 'Any number with as many others': a player says how many. */
export const isAsMany = ({ a, b }: Swap): boolean =>
  isOpenNumber(a.n) && typeof b.n === 'object' && 'eq' in b.n && typeof b.n.eq === 'object' && b.n.eq.a === 'that';

/** Is it an exchange of more than one card for another? */
export const isOfSeveral = (effect: Swap): boolean =>
  numberOf(effect.a) > 1 || numberOf(effect.b) > 1 || isAsMany(effect);

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
    return lost.every(({ skill, n = 1 }) => levelIn(skills, skill) >= n);
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
  const isToPlay = isPaidToPlay(context, cost);
  return found.flatMap(({ mod, context: own }) =>
    mod.m === 'payBy' &&
    (!isToPlay || mod.plays === true) &&
    own.you === context.you &&
    isAlike(mod.cost, [cost], Infinity) &&
    canPayAll(own, mod.by)
      ? [{ context: own, by: mod.by }]
      : [],
  );
}

/** Is it what is paid to play the card ('To play this event, lose 5 points'), not to use a text on it? */
const isPaidToPlay = ({ engine, source }: Context, cost: Effect): boolean =>
  textOf(engine.definitionOf(source.card)).program.abilities.some(
    ({ at, do: effects }) => at.t === 'playCost' && effects.includes(cost),
  );
