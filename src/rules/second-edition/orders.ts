/** Executing orders: what may be ordered now, and carrying it out (2E-ORDER). */
import { cardOfOption } from '../../engine/asking/request.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import { respondersTo } from '../../engine/acting/responders.ts';
import type { Group } from '../../engine/asking/offered.ts';
import type { Candidate, CardNumber, Option, Question, Seat } from '../../engine/asking/request.ts';
import type { Responder } from '../../engine/state/state.ts';
import { isType, abilityOf } from '../../effects/reading/index.ts';
import { beginText, isUsableNow } from '../../effects/doing/index.ts';
import { startAttempt } from './attempt.ts';
import { attemptingOf, attemptOptions } from './attempt-checks.ts';
import { canBegin } from './battle-checks.ts';
import { beam, beamOptions } from './beam.ts';
import { startInterrupt } from './interrupts.ts';
import { moveOptions } from './move.ts';
import { startMove } from './move-order.ts';

const ORDER_KEYS = ['order', 'window'];

/** Texts of a kind that the player may use now: cards in play, interrupts in hand; of one card only where `on` names it. */
export function usableTexts(engine: Engine, player: Seat, keys: readonly string[], on?: CardNumber): Responder[] {
  return fromEach(keys, (key) => respondersTo(engine, key)).filter(
    (responder) =>
      responder.you === player &&
      (on === undefined || responder.source.card === on) &&
      isUsableInOrders(engine, responder),
  );
}

const isUsableInOrders = remembering(
  (engine: Engine, responder: Responder): boolean => isUsableNow(engine, responder) && canBegin(engine, responder),
);

export function optionsFor(engine: Engine, responders: readonly Responder[]): Option[] {
  return responders.map(({ source, ability }) =>
    isType(engine, source.card, 'interrupt')
      ? {
          verb: 'play',
          card: source.card,
          // An interrupt with several orders says which.
          ...(responders.some((other) => other.source.card === source.card && other.ability !== ability) && {
            ability: ability + 1,
          }),
          rules: ['2E-PLAY-22', isWhile(engine, source.card, ability) ? '2E-PLAY-13' : '2E-ORDER-09'],
        }
      : { verb: 'use', card: source.card, ability: ability + 1, rules: ['2E-ORDER-08'] },
  );
}

function isWhile(engine: Engine, card: CardNumber, ability: number): boolean {
  return abilityOf(engine.definitionOf(card), ability).at.t === 'window';
}

/** Carries out the text that an option names. */
export function takeText(engine: Engine, responders: readonly Responder[], option: Option): void {
  const responder = responders.find(
    (item) => item.source.card === option.card && (option.ability === undefined || option.ability === item.ability + 1),
  );
  if (!responder) throw new Error('a text that is not offered');
  if (isType(engine, responder.source.card, 'interrupt'))
    startInterrupt(engine, responder.source.card, responder.you, responder.ability);
  else beginText(engine, responder, null, -1);
}

/** What the player whose turn it is may do with these verbs. */
export const ofPlayer = (
  verbs: readonly string[],
  options: (engine: Engine, player: Seat) => readonly Option[],
): Group => ({ verbs, list: (engine) => options(engine, engine.turn.player) });

/** Texts of a kind that may be used now. */
export const textsWith = (keys: readonly string[]): Group =>
  ofPlayer(['use', 'play'], (engine, player) => optionsFor(engine, usableTexts(engine, player, keys)));

/** An "Order -" text, or a "while" text. */
export const textOrders = textsWith(ORDER_KEYS);

/** Beam, move, what else the edition lets the player order, or end the segment. */
export const ordersWith = (more: readonly Group[]): readonly Group[] => [
  ofPlayer(['beam'], beamOptions),
  ofPlayer(['move'], moveOptions),
  ...more,
  { verbs: ['end'], list: () => END },
];
const END: readonly Option[] = [{ verb: 'end', rules: ['2E-ORDER-10', '2E-ORDER-11'] }];

export const ordersQuestion = (engine: Engine): Question => ({
  kind: 'orders',
  player: engine.turn.player,
  prompt: 'Your orders',
  rules: ['2E-ORDER-01', '2E-ORDER-02', '2E-ORDER-03'],
});

/** Missions are attempted, and texts used (2E-ORDER-01). */
export const orders = ordersWith([ofPlayer(['attempt'], attemptOptions), textOrders]);

/** Carries an order out, or puts it on the stack. */
export function takeOrder(engine: Engine, option: Option, chosen: readonly Candidate[]): void {
  const { player } = engine.turn;
  if (option.verb === 'beam') {
    const cards = fromEach(chosen, (item) => (item.kind === 'card' ? [item.card] : []));
    beam(engine, { player, cards, from: cardOfOption(option, 'from'), to: cardOfOption(option, 'to') });
  } else if (option.verb === 'move')
    startMove(engine, { player, ship: cardOfOption(option, 'card'), to: cardOfOption(option, 'to') });
  else if (option.verb === 'attempt') startAttempt(engine, attemptingOf(engine, player, option));
  else takeText(engine, usableTexts(engine, player, ORDER_KEYS, option.card), option);
}
