/** "You may pay the cost of losing 5 points to use an ability on … by discarding …": another payment that stands for a cost. */
import { isPayable, substitutesFor, type Substitute } from './costs.ts';
import { frameContext, abilityOf, numberOf } from '../reading/index.ts';
import { pushText } from './text-frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import { choose, PAYMENT } from '../../engine/asking/select.ts';
import type { Frame } from '../../engine/state/state.ts';
import type { Effect, Mod } from '../../language/tree/index.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

type PayBy = Extract<Mod, { m: 'payBy' }>;

/**
 * Pays a cost otherwise, if a text allows it and its player wants it: `paid`, or `asked` (come back when that is known); `no`
 * where it is paid as printed.
 */
export function payOtherwise(engine: Engine, frame: Frame, cost: Effect): 'paid' | 'asked' | 'no' {
  const context = frameContext(engine, frame);
  const [chosen] = cardsIfAny(frame, PAYMENT);
  const ways = substitutesFor(context, cost);
  if (!chosen) {
    if (ways.length === 0) return 'no';
    const asPrinted = isPayable(context, cost) ? [context.source] : [];
    choose(engine, {
      player: context.you,
      prompt: 'By which card is it paid?',
      from: [...asPrinted, ...ways.map(({ context: own }) => own.source)],
      min: 1,
      max: 1,
      as: PAYMENT,
      source: context.source.card,
      rules: engine.cite('cost.substitute.which'),
    });
    return 'asked';
  }
  delete frame.cards[PAYMENT];
  const way = ways.find(({ context: own }) => own.source.card === chosen.card);
  if (!way) return 'no';
  engine.noteKeys('cost.substitute');
  pay(engine, way);
  return 'paid';
}

function pay(engine: Engine, { context, by }: Substitute): void {
  const { card } = context.source;
  const definition = engine.definitionOf(card);
  const ability = definition.abilities.findIndex((_, index) =>
    abilityOf(definition, index).do.some((effect) => effect.x === 'mod' && effect.mods.some((mod) => isBy(mod, by))),
  );
  const responder = responderOf(engine, { card, ability });
  if (!responder) throw new Error('a payment by a text that is not there');
  pushText(engine, responder, [numberOf(definition, by)], null, -1);
}

const isBy = (mod: Mod, by: readonly Effect[]): mod is PayBy => mod.m === 'payBy' && mod.by === by;
