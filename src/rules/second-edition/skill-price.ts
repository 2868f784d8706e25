/** Prices that texts put on using a personnel's skills (2E-SKILL-10, 2E-REQ-18). */
import type { SkillCheck } from '../../effects/terms.ts';
import {
  allHold,
  remembered,
  withBindings,
  contextOf,
  type Context,
  type Silent,
  abilityOf,
  numberOf,
  inPlayOf,
  type Cond,
  type Effect,
} from '../../effects/reading/index.ts';
import { isAbilityActive, covers, holds, skillsOf, levelIn } from '../../effects/meaning.ts';
import { canPayAll, pushText } from '../../effects/doing/index.ts';
import type { Engine, Listener, Listeners } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import { choose } from '../../engine/asking/select.ts';
import type { Frame, Responder } from '../../engine/state/state.ts';
import { listeningFor } from '../../engine/kernel/listeners.ts';
import { itemAt } from '../../engine/kernel/lists.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** A text by which a personnel's player must pay to use its skills. */
interface Price {
  readonly responder: Responder;
  readonly context: Context;
  readonly price: readonly Effect[];
  /** The only skill it is on; absent: on all. */
  readonly skill?: string;
}

/** The texts of a game that put a price on using skills: the same for all copies of the game. */
const priceTextsIn = remembered((listeners: Listeners, engine: Engine): readonly Listener[] =>
  listeningFor(listeners, 'static').filter(({ card, ability }) =>
    abilityOf(engine.definitionOf(card), ability).do.some(isPrice),
  ),
);
const priceTexts = (engine: Engine): readonly Listener[] => priceTextsIn(engine.listeners, engine);

/** "… must discard a card from hand to use that personnel's skills": the texts of this kind that reach the personnel. */
function pricesOn(engine: Engine, card: CardNumber): readonly Price[] {
  return priceTexts(engine).flatMap((listener) => {
    const responder = responderOf(engine, listener);
    if (!responder || !isAbilityActive(engine, responder.source.card, responder.ability)) return [];
    const ability = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const prices = ability.do.filter(isPrice);
    if (ability.at.t !== 'static') return [];
    const plain = contextOf(engine, responder.source, responder.you);
    const conditions = [ability.at.while, ability.if];
    if (!allHold(plain, conditions)) return [];
    const context = withBindings(plain, ...conditions);
    return prices
      .filter(({ who, skill }) => covers(context, who, card) && has(engine, card, skill))
      .map(({ unless, skill }) => ({ responder, context, price: unless, ...(skill !== undefined && { skill }) }));
  });
}

function has(engine: Engine, card: CardNumber, skill: string | undefined): boolean {
  return skill === undefined || levelIn(skillsOf(engine, card), skill) > 0;
}

/** The skills of these personnel on whose use there is a price. */
export function pricedSkills(engine: Engine, cards: readonly CardNumber[]): Silent {
  return new Map(
    cards.flatMap((card) => {
      const prices = pricesOn(engine, card);
      if (prices.length === 0) return [];
      const skills = prices.flatMap(({ skill }) => (skill === undefined ? [] : [skill]));
      return [[card, skills.length < prices.length ? ('all' as const) : new Set(skills)] as const];
    }),
  );
}

/** Is it a price on using skills? */
function isPrice(effect: Effect): effect is Extract<Effect, { x: 'price' }> {
  return effect.x === 'price' && effect.act === 'useSkills';
}

/**
 * Those whose skills are not used for want of payment; null while the player is asked or pays (come back then). Asked is only
 * what matters: the requirement is not met without, and would be met with them. One price for all skills of a personnel.
 */
export function unpaidSkills(engine: Engine, frame: Frame, check: SkillCheck): Silent | null {
  if (priceTexts(engine).length === 0) return NOBODY;
  const answer = frame.cards.payFor?.map(({ card }) => card);
  delete frame.cards.payFor;
  if (answer) return answer.length > 0 ? pay(engine, frame, answer) : finished(frame, open(engine, frame, check));
  const unpaid = open(engine, frame, check);
  const isOpen = check.isChoice === true && cardsIfAny(frame, PAID).length === 0;
  if (unpaid.size === 0 || (!isOpen && check.isMet(unpaid))) return finished(frame, unpaid);
  const payable = [...unpaid.keys()].filter((card) => pricesOn(engine, card).every(isPayable));
  const hopeless = new Map([...unpaid].filter(([card]) => !payable.includes(card)));
  if (payable.length === 0 || !check.isMet(hopeless)) return finished(frame, unpaid);
  choose(engine, {
    player: check.player,
    prompt: 'Pay to use the skills of one of these?',
    from: payable.map((card) => engine.ref(card)),
    min: check.isDue ? 1 : 0,
    max: 1,
    as: 'payFor',
    source: itemAt(pricesOn(engine, itemAt(payable, 0)), 0).responder.source.card,
    rules: engine.cite('skill.price'),
  });
  return null;
}

const NOBODY: Silent = new Map();

const isPayable = ({ context, price }: Price): boolean => canPayAll(context, price);

/** The player's personnel whose skills cannot be paid for while this card is played: it does not pay for itself (2E-COST-08). */
export function unpayableSkills(engine: Engine, player: Seat, played: CardNumber): Silent {
  if (priceTexts(engine).length === 0) return NOBODY;
  const isPayableThen = ({ context, price }: Price): boolean => canPayAll({ ...context, played }, price);
  const unpayable = personnelOf(engine, player).filter((card) => !pricesOn(engine, card).every(isPayableThen));
  return pricedSkills(engine, unpayable);
}

const personnelOf = (engine: Engine, player: Seat): readonly CardNumber[] =>
  inPlayOf(engine, 'personnel').filter((card) => engine.commanderOf(card) === player);

/**
 * The price on a skill that a card demands of who plays it is paid once it is announced; null while that is going on. With it
 * unpaid the card cannot be played.
 */
export function payForDemands(
  engine: Engine,
  frame: Frame,
  context: Context,
  demands: readonly Cond[],
): Context | null {
  const skillless = unpaidSkills(engine, frame, {
    player: context.you,
    cards: personnelOf(engine, context.you),
    isMet: (without) => demands.every((demand) => holds({ ...context, skillless: without }, demand)),
    isDue: true,
  });
  return skillless && { ...context, skillless };
}

/** The slot of a frame in which those stand whose skills are paid for. */
const PAID = 'paid skills';

/** The personnel with a price on their skills that has not been paid for this requirement. */
function open(engine: Engine, frame: Frame, { cards }: SkillCheck): Silent {
  const paid = new Set(cardsIfAny(frame, PAID).map(({ card }) => card));
  const unpaid = cards.filter((card) => !paid.has(card));
  return pricedSkills(engine, unpaid);
}

function pay(engine: Engine, frame: Frame, cards: readonly CardNumber[]): null {
  engine.noteKeys('skill.price.paid');
  frame.cards[PAID] = [...cardsIfAny(frame, PAID), ...cards.map((card) => engine.ref(card))];
  for (const { responder, context, price } of cards.flatMap((card) => pricesOn(engine, card))) {
    const text = pushText(engine, responder, [numberOf(engine.definitionOf(responder.source.card), price)], null, -1);
    Object.assign(text.cards, context.cards);
  }
  return null;
}

/** What was paid serves for this requirement alone. */
function finished(frame: Frame, skillless: Silent): Silent {
  delete frame.cards[PAID];
  return skillless;
}
