/**
 * Endless loops of mandatory responses. One response brings on the next inside its own window, so the
 * whole loop stands in the stack of frames: nothing else has to be remembered. When the same response comes up again and the
 * table looks the same, the active player says which of the effects does not take place; the game neither hangs nor ends.
 */
import { hashOf } from '../state/hash.ts';
import type { Engine } from '../kernel/kernel.ts';
import { mechanism } from '../kernel/procedure.ts';
import type { Candidate } from '../asking/request.ts';
import { useKey } from './responders.ts';
import { leavesOut, leftOutSlot } from './window-marks.ts';
import type { Frame, Responder } from '../state/state.ts';
import { respondersIn } from '../kernel/frames.ts';

/** A response inside itself this often goes round for ever, even if the table never looks quite the same. */
const ENDLESS = 100;

/** Windows from the top of the stack down to the last choice, whose mandatory responses have led here. */
function windowsWithoutChoice(engine: Engine): Frame[] {
  const windows = engine.frames.filter((frame) => frame.procedure === 'window' && frame.words.taken !== undefined);
  return windows.slice(windows.findLastIndex((frame) => frame.words.taken === '') + 1);
}

/** What goes round in a loop if this response is taken now; nothing where there is no loop. */
export function loopWith(engine: Engine, responder: Responder): readonly Responder[] {
  const key = useKey(responder);
  const windows = windowsWithoutChoice(engine);
  const before = windows.filter((frame) => frame.words.taken === key);
  if (before.length < 2) return [];
  const position = positionOf(engine);
  const since =
    before.length >= ENDLESS ? before.at(-1) : before.findLast((frame) => frame.words.position === position);
  if (!since) return [];
  return windows.slice(windows.indexOf(since)).flatMap((frame) => takenIn(frame));
}

/** Keeps which mandatory response a window is at, and how the table looked where that may become a loop. */
export function noteTaken(engine: Engine, frame: Frame, responder: Responder): void {
  const key = useKey(responder);
  const isInside = windowsWithoutChoice(engine).some((item) => item !== frame && item.words.taken === key);
  frame.words.taken = key;
  frame.words.position = isInside ? positionOf(engine) : '';
}

function takenIn(frame: Frame): Responder[] {
  return respondersIn(frame).filter((responder) => useKey(responder) === frame.words.taken);
}

/** How things stand on the table; what is being carried out, chance and registers of the past left aside. */
function positionOf({ state, ruleset }: Engine): string {
  const { lists, flags, commander, numbers, score, turn } = state;
  const { position } = ruleset.state;
  return hashOf([lists, flags, commander, ...Object.values(numbers), score, ...position(state), turn]);
}

/** Asks the active player which response of an endless loop does not take place, before anything else goes on. */
export function askLoop(engine: Engine, cycle: readonly Responder[]): void {
  engine.push('loop', { responders: cycle });
}

/** Is the response left out until the windows that the loop runs through are closed? */
export function isLeftOut(engine: Engine, responder: Responder): boolean {
  for (const frame of engine.frames) if (leavesOut(frame, responder)) return true;
  return false;
}

/** The lowest window of the stack: the loop is over when it closes. */
function outermost(engine: Engine, frame: Frame): Frame {
  return engine.frames.find((item) => item.procedure === 'window') ?? frame;
}

export const loopProcedure = mechanism('loop', [
  {
    label: 'loop',
    keys: ['endless loop'],
    asks: {
      always: true,
      request: (engine, frame) => {
        const rules = engine.cite('endless loop');
        const cards = new Set(respondersIn(frame).map(({ source }) => source.card));
        const from = [...cards].map((card): Candidate => ({ kind: 'card', card }));
        return {
          kind: 'choose',
          player: engine.turn.player,
          prompt: 'These effects go round for ever: which one does not take place?',
          options: [{ verb: 'choose', rules, selection: { from, min: 1, max: 1, ordered: false, example: [0] } }],
          rules,
        };
      },
      answered: (engine, frame, _option, chosen) => {
        const [first] = chosen;
        const out = respondersIn(frame).filter(({ source }) => first?.kind === 'card' && source.card === first.card);
        for (const responder of out) outermost(engine, frame).numbers[leftOutSlot(responder)] = 1;
        // This was a choice: what led here is no loop any more.
        for (const item of engine.frames) if (item.words.taken !== undefined) item.words.taken = '';
        const cards = out.map(({ source }) => source.card);
        engine.emit(
          { type: 'selected', cards, random: false, player: engine.turn.player },
          engine.cite('endless loop'),
        );
      },
    },
  },
]);
