/** An endless loop of mandatory responses: the active player says which of its effects does not take place (2E-OP-33). */
import type { Engine } from './kernel.ts';
import { procedure } from './procedure.ts';
import type { Candidate, RuleId } from './request.ts';
import { useKey } from './responders.ts';
import type { Frame, Responder } from './state.ts';

const LOOP: readonly RuleId[] = ['2E-EFFECT-03', '2E-OP-33'];

/** Puts the question; it is asked before anything else goes on. */
export function askLoop(engine: Engine, cycle: readonly Responder[]): void {
  engine.push('loop', { responders: cycle });
}

/** Is the response left out until the windows that the loop runs through are closed? */
export function isLeftOut(engine: Engine, responder: Responder): boolean {
  const key = slotOf(responder);
  return engine.state.frames.some((frame) => frame.numbers[key] === 1);
}

function slotOf(responder: Responder): string {
  return `without ${useKey(responder)}`;
}

/** The lowest window of the stack: the loop is over when it closes. */
function outermost(engine: Engine, frame: Frame): Frame {
  return engine.state.frames.find((item) => item.procedure === 'window') ?? frame;
}

export const loopProcedure = procedure('loop', [
  {
    label: 'loop',
    rules: LOOP,
    asks: {
      always: true,
      request: (engine, frame) => {
        const cards = new Set((frame.responders ?? []).map(({ source }) => source.card));
        const from = [...cards].map((card): Candidate => ({ kind: 'card', card }));
        return {
          kind: 'choose',
          player: engine.state.turn.player,
          prompt: 'These effects go round for ever: which one does not take place?',
          options: [{ verb: 'choose', rules: LOOP, selection: { from, min: 1, max: 1, ordered: false, example: [0] } }],
          rules: LOOP,
        };
      },
      answered: (engine, frame, _option, chosen) => {
        const [first] = chosen;
        const out = (frame.responders ?? []).filter(
          ({ source }) => first?.kind === 'card' && source.card === first.card,
        );
        for (const responder of out) outermost(engine, frame).numbers[slotOf(responder)] = 1;
        const cards = out.map(({ source }) => source.card);
        engine.emit({ type: 'selected', cards, random: false, player: engine.state.turn.player }, LOOP);
      },
    },
  },
]);
