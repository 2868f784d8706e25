/** Whether nothing would come of a text, as is seen by whoever is asked: a table that says of every effect when it is in vain. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { amountOf, candidates, isExempt } from '../meaning.ts';
import {
  bound,
  canJoinBattle,
  costsIn,
  every,
  isAtAttempt,
  isInvolved,
  isOfWhoeverThen,
  isStopped,
  playerOf,
  timesOf,
  type Context,
} from '../reading/index.ts';
import { asksForDeeds, mayBringAbout } from './brought-about.ts';
import { canPayAll, withChoices, withOpponentChosen } from './costs.ts';
import { isForbiddenNow } from './forbidden.ts';
import { areSeenToBeNone, asSeenBy, isSeenToBeNothing, isSeenToBeOfNone, type Seen } from './seen.ts';
import { isAboutUnknown } from './unknown.ts';
import { changesNothing } from './vain-mods.ts';
import { canGo, fitsNone, hasDilemmas, isInOrder, isLossOfNone, isNowhere, isWithoutHost } from './vain-places.ts';
import { mayBeTakenBy, mayComeIntoPlay } from './verbs/entering.ts';
import type { EffectOf } from './verbs/handler.ts';
import { refsOf } from './verbs/objects.ts';
import { isWithoutStandIn } from './verbs/reselect.ts';
import type { Effect, Sel } from '../../language/tree/index.ts';

/** Would nothing come of these, whatever `asked` answers, once that is paid? */
export const isPointless = (
  context: Context,
  row: readonly Effect[],
  asked: Seat,
  paid: readonly Effect[] = [],
): boolean => isPointlessNow(asSeenBy(context, asked), row, paid);

function isPointlessNow(before: Seen, row: readonly Effect[], paid: readonly Effect[]): boolean {
  const { context } = before;
  const really = paid.filter((cost) => !isOfNone(before, cost));
  if (row.length === 0 || mayBringAbout(really, row)) return false;
  const isPaidFor = before.isPaidFor || really.length > 0;
  return withChoices(context, paid)
    .flatMap((known) => withOpponentChosen(known, row))
    .every((known) =>
      isVainRow({ ...before, context: known, gone: [...before.gone, ...goneBy(known, paid)], isPaidFor }, row),
    );
}

/** Is it paid with any number of cards, of which there are none? */
const isOfNone = (seen: Seen, cost: Effect): boolean =>
  'what' in cost && typeof cost.what === 'object' && cost.what.ref === undefined && areSeenToBeNone(seen, cost.what);

/** Those with whom it is paid, whoever is chosen: they leave. */
const goneBy = (context: Context, paid: readonly Effect[]): readonly CardNumber[] =>
  paid.flatMap((cost) =>
    cost.x === 'put' && cost.what.ref !== undefined && cost.to.p === 'zone' && cost.what.n === undefined
      ? onlyOne(candidates(context, cost.what))
      : [],
  );
const onlyOne = (cards: readonly CardNumber[]): readonly CardNumber[] => (cards.length === 1 ? cards : []);

/** Is every one of these in vain? To choose cards is nothing unless something is done with them. */
function isVainRow(seen: Seen, row: readonly Effect[]): boolean {
  const isMoreThanNaming = row.some((effect) => !isNaming(effect));
  let known = seen;
  let isChosen = false;
  return row.every((effect, at) => {
    if (isNaming(effect)) {
      const named = withNamed(known, effect);
      if (named) known = named;
      const isNone = isNothingNamed(known, effect);
      isChosen ||= !isNone;
      return named !== null && (isMoreThanNaming || isNone);
    }
    // 'Those selected': of whom that is said is not known yet.
    if (isChosen && asksForDeeds(effect)) return false;
    if (!isVain(known, effect) && !(at > 0 && isVainBehindNothing(known, effect)) && !isOfNoneAdded(row, at))
      return false;
    known = withNobody(known, effect);
    return true;
  });
}

type Naming = EffectOf<'pick' | 'count' | 'split'>;
const isNaming = (effect: Effect): effect is Naming =>
  effect.x === 'pick' || effect.x === 'count' || effect.x === 'split';

/** As if all had been chosen that could be; null where that hangs on cards that are hidden. */
function withNamed(seen: Seen, effect: Naming): Seen | null {
  const { context } = seen;
  if (effect.x === 'pick' && areToBeNone(seen, effect.sel))
    return { ...seen, context: { ...context, cards: { ...context.cards, [effect.as]: [] } } };
  if (isAboutUnknown(context, effect.x === 'count' ? effect.of : effect.x === 'pick' ? effect.sel : effect.what))
    return null;
  if (effect.x === 'count')
    return {
      ...seen,
      context: { ...context, numbers: { ...context.numbers, [effect.as]: amountOf(context, effect.of) } },
    };
  const sel = effect.x === 'pick' ? effect.sel : effect.what;
  const found = refsOf(context, candidates(context, every(sel)));
  if (found.length === 0 && !areSeenToBeNone(seen, sel)) return null;
  const rest = effect.x === 'split' ? { [effect.rest]: found } : {};
  return { ...seen, context: { ...context, cards: { ...context.cards, [effect.as]: found, ...rest } } };
}

/** 'A personnel for each event': where there is no event, nobody, whoever could be chosen. */
const areToBeNone = (seen: Seen, { n }: Sel): boolean =>
  typeof n === 'object' && 'eq' in n && !isAboutUnknown(seen.context, n.eq) && isSeenToBeNothing(seen, n.eq);

/** To whom nothing is done is nobody for what follows. */
function withNobody(seen: Seen, effect: Effect): Seen {
  const { context } = seen;
  const none = lettersOf(effect).filter((letter) => !(letter in context.cards));
  if (none.length === 0) return seen;
  const cards = { ...context.cards, ...Object.fromEntries(none.map((letter) => [letter, []])) };
  return { ...seen, context: { ...context, cards } };
}

/** The letters of those to whom something is done. */
const lettersOf = (effect: Effect): readonly string[] =>
  'what' in effect && typeof effect.what === 'object' && effect.what.as !== undefined ? [effect.what.as] : [];

const isNothingNamed = ({ context }: Seen, effect: Naming): boolean =>
  effect.x !== 'count' && bound(context, effect.as).length === 0;

/** 'When you do this, …' behind what is not done; and 'otherwise', of which nothing comes either. */
function isVainBehindNothing(seen: Seen, effect: Effect): boolean {
  if (effect.x !== 'if' || effect.if.c !== 'ok') return false;
  return isVainOrEmpty(seen, effect.if.value ? effect.else : effect.then);
}

/** 'Shuffle them into your deck', of none. */
function isOfNoneAdded(row: readonly Effect[], at: number): boolean {
  const [before, effect] = [row[at - 1], row[at]];
  return (
    effect?.x === 'shuffle' &&
    before?.x === 'put' &&
    effect.zone.p === 'zone' &&
    before.to.p === 'zone' &&
    before.to.zone === effect.zone.zone
  );
}

const isVainOrEmpty = (seen: Seen, row: readonly Effect[] | undefined): boolean =>
  row === undefined || row.length === 0 || isVainRow(seen, row);

/** Is it in vain? Complete for every effect: none says of itself, without being looked at, that something comes of it. */
export function isVain(seen: Seen, effect: Effect): boolean {
  const { context } = seen;
  if (isForbiddenNow(context, effect)) return true;
  if (!isFlow(effect) && isAboutUnknown(context, effect)) return false;
  const areNone = (what: Sel, verb?: string): boolean => areNoneFor(seen, what, verb);
  switch (effect.x) {
    case 'if':
      // What it asks may hang on what is hidden; of each of several players it is asked when it is their turn.
      return (
        effect.who === undefined &&
        effect.if.c !== 'ok' &&
        isVainOrEmpty(seen, effect.then) &&
        isVainOrEmpty(seen, effect.else)
      );
    case 'may': {
      const cost = costsIn(effect);
      return (
        !canPayAll(context, cost) || isPointlessNow({ ...seen, asked: playerOf(context, effect.who) }, effect.do, cost)
      );
    }
    case 'oneOf':
      return effect.of.every((way) => isVainRow(seen, way));
    case 'each':
      return (
        (!isAboutUnknown(context, effect.over) && isSeenToBeNothing(seen, timesOf(effect.over))) ||
        isVainRow(ofEach(seen, effect), effect.do)
      );
    case 'pick':
    case 'split':
    case 'count':
      return isVainRow(seen, [effect]);
    case 'put':
      return isPutInVain(seen, effect);
    case 'swap':
      return areNone(effect.a) || fitsNone(seen, effect);
    case 'look':
      return areNone(effect.what);
    case 'shuffle':
      return isInOrder(context, effect.zone);
    case 'stop':
      return areSeenToBeNone(
        seen,
        effect.what,
        (card) => !isStopped(context.engine, card) && (effect.even || !isKept(context, card, 'stop')),
      );
    case 'unstop':
      return areSeenToBeNone(seen, effect.what, (card) => isStopped(context.engine, card));
    case 'damage':
    case 'nullify':
    case 'decloak':
    case 'delay':
    case 'flip':
      return areNone(effect.what, effect.x);
    case 'overcome':
    case 'spare':
      return areNone(effect.what);
    case 'command': {
      const player = playerOf(context, effect.to);
      const able = mayBeTakenBy(context, every(effect.what), player);
      const isTaken = (card: number): boolean => able.includes(card) && context.engine.commanderOf(card) !== player;
      return areSeenToBeNone(seen, effect.what, isTaken);
    }
    case 'ship':
      return areNone(effect.what);
    case 'join':
      return areSeenToBeNone(seen, effect.what, (card) =>
        effect.to === 'battle'
          ? canJoinBattle(context.engine, card)
          : isAtAttempt(context.engine, card) && !isInvolved(context.engine, card),
      );
    case 'points':
      return isSeenToBeNothing(seen, effect.by) || isLossOfNone(context, effect);
    case 'counters':
      return isSeenToBeNothing(seen, effect.by);
    case 'dilemmas':
      return (
        !hasDilemmas(context, effect) ||
        [effect.draw, effect.spend].every((number) => number === undefined || isSeenToBeNothing(seen, number))
      );
    case 'mod':
      return (
        (!isOfWhoeverThen(effect) && areNone(effect.what)) ||
        effect.mods.every((mod) => changesNothing(seen, effect.what, mod))
      );
    case 'instead':
      return isVainRow(seen, effect.do);
    case 'reselect':
      return effect.to !== undefined && isWithoutStandIn(seen, effect.to);
    case 'later':
      return effect.do.every((one) => isDoneToNobody(context, one));
    case 'battle':
      return !isAboutUnknown(context, effect.of) && areNone(effect.of);
    case 'attempt':
      return areNone(effect.mission) || areNone(effect.who);
    case 'name': // what it is good for comes later
    case 'repeat':
    case 'prevent': // something is going on, that is prevented, got past, ended, won or lost
    case 'end':
    case 'game':
    case 'stakes':
    case 'block':
    case 'goOn':
    case 'allow': // what may be done and what not is of cards and players that come
    case 'invite':
    case 'mix':
    case 'barrier':
    case 'beamMost':
    case 'homeward':
    case 'tacticDownload':
    case 'redirect':
    case 'forbid':
    case 'ban':
    case 'outOfPlay':
    case 'price':
    case 'uncover':
    case 'lie':
    case 'playerRule':
    case 'cross':
      return false;
  }
}

/** Is it made of other effects, of each of which it is asked? */
const isFlow = ({ x }: Effect): boolean => FLOW.has(x);
const FLOW: ReadonlySet<Effect['x']> = new Set(['if', 'may', 'oneOf', 'each', 'pick', 'split', 'instead', 'battle']);

/** Is it to be done to those who were chosen, of whom there are none? */
const isDoneToNobody = ({ cards }: Context, effect: Effect): boolean =>
  'what' in effect &&
  typeof effect.what === 'object' &&
  effect.what.ref !== undefined &&
  cards[effect.what.ref]?.length === 0;

/** Does a text keep it from being done to this card? */
const isKept = ({ engine, source }: Context, card: number, verb: string): boolean =>
  isExempt(engine, card, verb, source.card);

/** Are there none of these to whom that could be done? */
const areNoneFor = (seen: Seen, what: Sel, verb: string | undefined): boolean =>
  areSeenToBeNone(seen, what, (card) => verb === undefined || !isKept(seen.context, card, verb));

/** Each of those in turn is 'that one'. */
function ofEach(seen: Seen, { over, as }: EffectOf<'each'>): Seen {
  if (typeof over === 'number' || 'a' in over) return seen;
  const { context } = seen;
  const that = refsOf(context, candidates(context, every(over)));
  return {
    ...seen,
    context: { ...context, cards: { ...context.cards, that, ...(as !== undefined && { [as]: that }) } },
  };
}

function isPutInVain(seen: Seen, effect: EffectOf<'put'>): boolean {
  const { context } = seen;
  const { what, why, who, even } = effect;
  if (isWithoutHost(context, effect.to) || isNowhere(context, effect) || isSeenToBeOfNone(seen, what)) return true;
  const player = playerOf(context, who);
  const entering = why === 'play' ? undefined : mayComeIntoPlay(context, effect, every(what), player);
  const isAble = (card: CardNumber): boolean =>
    canGo(context, effect, card, player) &&
    (even || !isKept(context, card, why)) &&
    (entering === undefined || entering.includes(card)) &&
    (why !== 'play' || mayBePlayed(context, effect, card, player));
  return areSeenToBeNone(seen, what, isAble);
}

/** Can it be played at that cost, wherever? */
const mayBePlayed = (context: Context, { costBy }: EffectOf<'put'>, card: CardNumber, player: Seat): boolean =>
  context.engine.ruleset.texts.canPlay(
    context.engine,
    card,
    player,
    costBy === undefined ? {} : { costBy: amountOf(context, costBy) },
  );
