/** What card texts do at the start and at the end of a turn, those that were put off to it first (turn 0, turn 4). */
import { beginText, isUsableNow } from '../../effects/doing/index.ts';
import { carryOutLater, dueNow } from '../../effects/hearing/index.ts';
import { abilityOf, contextOf, playersOf, type Ability, isOptional } from '../../effects/reading/index.ts';
import { respondersTo, useKey } from '../../engine/acting/responders.ts';
import type { Request } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import type { Frame, Responder } from '../../engine/state/state.ts';

type Edge = 'start' | 'end';

const TEXT_RULES = ['94-CARD-20', '94-CARD-22'];

const textOf = (engine: Engine, { source, ability }: Responder): Ability =>
  abilityOf(engine.definitionOf(source.card), ability);

const slot = (edge: Edge, responder: Responder): string => `${edge} ${useKey(responder)}`;

/** The texts of this edge of the present turn that were neither used nor declined. */
function textsLeft(engine: Engine, frame: Frame, edge: Edge): Responder[] {
  return respondersTo(engine, `clock:${edge}:turn`).filter((responder) => {
    if (frame.numbers[slot(edge, responder)] === 1) return false;
    const { at } = textOf(engine, responder);
    const context = contextOf(engine, responder.source, responder.you);
    return (
      at.t === 'clock' && playersOf(context, at.whose).includes(engine.turn.player) && isUsableNow(engine, responder)
    );
  });
}

function use(engine: Engine, frame: Frame, edge: Edge, responder: Responder): void {
  frame.numbers[slot(edge, responder)] = 1;
  beginText(engine, responder, null, -1);
}

/** The steps of an edge of the turn: what must be done, then what its player may do. */
export function textSteps(edge: Edge, turn: string): readonly Step[] {
  const [label, offers] = [`${turn} texts`, `${turn} offers`];
  const optional = (engine: Engine, frame: Frame): Responder | undefined =>
    textsLeft(engine, frame, edge).find((responder) => isOptional(textOf(engine, responder)));
  return [
    {
      label,
      rules: TEXT_RULES,
      does: (engine, frame) => {
        const [due] = dueNow(engine, edge);
        const next = textsLeft(engine, frame, edge).find((responder) => !isOptional(textOf(engine, responder)));
        if (due || next) engine.goto(frame, label);
        if (due) carryOutLater(engine, due);
        else if (next) use(engine, frame, edge, next);
      },
    },
    {
      label: offers,
      rules: TEXT_RULES,
      asks: {
        request: (engine, frame): Request | null => {
          const responder = optional(engine, frame);
          if (!responder) return null;
          const { source, you: player } = responder;
          const prompt = `${engine.definitionOf(source.card).title}: do it?`;
          const options = ['yes', 'no'].map((verb) => ({ verb, rules: TEXT_RULES }));
          return { kind: 'yes-no', player, prompt, source: source.card, options, rules: TEXT_RULES };
        },
        answered: (engine, frame, { verb }) => {
          const responder = optional(engine, frame);
          if (!responder) throw new Error('a text that is not offered');
          engine.goto(frame, label);
          if (verb === 'yes') use(engine, frame, edge, responder);
          else frame.numbers[slot(edge, responder)] = 1;
        },
      },
    },
  ];
}
