/**
 * What players do by themselves in a turn: play a card, give an order. Each is one value: what is offered, why something is
 * not, and how it is carried out once it was announced and everybody could interrupt it (94-INTR-01, -02, 94-OP-29).
 */
import type { CardNumber, Option, Refusal, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardsIn, numberIn } from '../../engine/kernel/frames.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { procedure, type Procedure } from '../../engine/kernel/procedure.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import type { Frame, Ref } from '../../engine/state/state.ts';
import { openForInterrupts } from './interrupts.ts';
import { NOTHING, orderBy, partsBy, PARTS, type Order } from './order.ts';

export interface Deed {
  readonly verb: string;
  /** The booklet's label of the step. */
  readonly label: string;
  readonly rules: readonly RuleId[];
  readonly options: (engine: Engine, player: Seat) => readonly Option[];
  /** Everything that forbids it; null if nothing does. */
  readonly whyNot: (engine: Engine, order: Order) => Refusal | null;
  readonly carryOut: (engine: Engine, order: Order) => void;
  /** Begins it where it is announced in a way of its own. */
  readonly begin?: (engine: Engine, order: Order) => void;
}

type OptionsAbout = (engine: Engine, about: CardNumber, player: Seat) => readonly Option[];

/** What may be done about each of these (ships, locations, cards in hand): remembered until something changes about that one. */
export function aboutEach(
  these: (engine: Engine, player: Seat) => readonly CardNumber[],
  optionsAbout: OptionsAbout,
): Deed['options'] {
  const remembered = rememberingFor(optionsAbout);
  return (engine, player) => fromEach(these(engine, player), (card) => remembered(engine, card, player));
}

const nameOf = (verb: string): string => `deed ${verb}`;

/** Announces it: it is carried out when all interrupts are over, if it is still possible. */
export function announce(engine: Engine, { verb, begin }: Deed, order: Order): void {
  if (begin) {
    begin(engine, order);
    return;
  }
  const slots: Record<string, readonly Ref[]> = { list: order.list.map((card) => engine.ref(card)) };
  for (const part of PARTS) {
    if (order[part] !== NOTHING) slots[part] = [engine.ref(order[part])];
  }
  engine.push(nameOf(verb), { cards: slots, numbers: { player: order.player } });
}

const announced = (frame: Frame): Order =>
  orderBy(
    numberIn(frame, 'player'),
    partsBy((part) => frame.cards[part]?.[0]?.card),
    cardsIn(frame, 'list').map(({ card }) => card),
  );

/** The procedure that carries a deed out. */
export const procedureOf = (deed: Deed): Procedure =>
  procedure(nameOf(deed.verb), [
    {
      label: `${deed.label} announced`,
      rules: ['94-INTR-01', '94-INTR-02', '94-OP-29'],
      does: (engine, frame) =>
        openForInterrupts(engine, { what: deed.verb, player: announced(frame).player, wasAsked: true }),
    },
    {
      label: deed.label,
      rules: deed.rules,
      does: (engine, frame) => {
        const order = announced(frame);
        const refusal = deed.whyNot(engine, order);
        if (refusal) {
          const words = `it has become impossible: ${refusal.reason}`;
          engine.emit({ type: 'announced', player: order.player, words, numbers: [], shown: [] }, ['94-OP-29']);
        } else deed.carryOut(engine, order);
      },
    },
  ]);
