/** Why a text cannot be used or an interrupt not played now. */
import { attemptIn } from '../../effects/undertakings.ts';
import { isType, abilityOf, type Ability } from '../../effects/reading/index.ts';
import { whyUnusable } from '../../effects/doing/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import type { CardNumber, Refusal, Request, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Responder } from '../../engine/state/state.ts';
import { whyNoBattle } from './battle-checks.ts';

interface Failure {
  readonly rules: readonly RuleId[];
  readonly reason: string;
}

/** Abilities that a player may use or play of own accord or in response. */
const USED: ReadonlySet<Ability['at']['t']> = new Set(['order', 'window', 'on', 'clock']);

/** Everything that keeps the player from using this card's text (that ability, if one is named) or playing the interrupt. */
export function whyNotText(engine: Engine, request: Request, seat: Seat, card: CardNumber, ability?: number): Refusal {
  const definition = engine.definitionOf(card);
  const indices = definition.abilities
    .map((_, index) => index)
    .filter((index) => USED.has(abilityOf(definition, index).at.t) && (ability === undefined || ability === index + 1));
  if (indices.length === 0) return { refused: true, rules: ['2E-ORDER-08'], reason: 'its text has nothing to be used' };
  const failures = indices.flatMap((index) => failuresOf(engine, request, seat, card, index));
  const found = failures.length > 0 ? failures : [{ rules: ['2E-RESP-02'], reason: 'it has been used for this' }];
  return {
    refused: true,
    rules: [...new Set(found.flatMap((failure) => failure.rules))],
    reason: [...new Set(found.map((failure) => failure.reason))].join('; '),
  };
}

function failuresOf(engine: Engine, request: Request, seat: Seat, card: CardNumber, index: number): Failure[] {
  const responder = responderOf(engine, { card, ability: index });
  if (!responder) return [notHere(engine, card)];
  if (responder.you !== seat) return [{ rules: ['2E-CMD-05'], reason: 'it is not yours' }];
  return [
    ...outOfTime(engine, request, responder),
    ...whyUnusable(engine, responder),
    ...whyNoBattle(engine, responder),
  ];
}

function notHere(engine: Engine, card: CardNumber): Failure {
  if (engine.relationOf(card) === 'damage')
    return { rules: ['2E-DAMAGE-02'], reason: 'of a damage card only the damage effect holds' };
  if (isType(engine, card, 'interrupt')) return { rules: ['2E-PLAY-01'], reason: 'it is not in your hand' };
  if (engine.isInPlay(card)) return { rules: ['2E-ORDER-08'], reason: 'it stands on the side that is not up' };
  return { rules: ['2E-INPLAY-02'], reason: 'it is not in play' };
}

/** Orders have their segment, responses their trigger. */
function outOfTime(engine: Engine, request: Request, responder: Responder): Failure[] {
  const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  const isInterrupt = isType(engine, responder.source.card, 'interrupt');
  if (at.t === 'order' && request.kind !== 'orders') return [orderOutOfTime(engine, isInterrupt)];
  if (at.t === 'on')
    return [
      {
        rules: isInterrupt ? ['2E-PLAY-12', '2E-PLAY-22'] : ['2E-RESP-01', '2E-RESP-02'],
        reason: 'its trigger has not occurred',
      },
    ];
  if (at.t === 'clock')
    return [
      { rules: [at.edge === 'start' ? '2E-TURN-04' : '2E-END-01'], reason: `it is used at the ${at.edge} of a turn` },
    ];
  return [];
}

function orderOutOfTime(engine: Engine, isInterrupt: boolean): Failure {
  const segment: readonly RuleId[] = isInterrupt ? ['2E-ORDER-09', '2E-PLAY-22'] : ['2E-ORDER-08'];
  if (!attemptIn(engine)) return { rules: segment, reason: 'it is an order: only in your segment Execute Orders' };
  const inProgress: readonly RuleId[] = isInterrupt ? ['2E-ORDER-05', '2E-ORDER-04'] : ['2E-ORDER-04'];
  return { rules: [...inProgress, ...segment], reason: 'another order is being carried out' };
}
