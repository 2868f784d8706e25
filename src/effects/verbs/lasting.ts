/** Effects that last or are put off: what is kept of the text, for whom, until when. */
import type { Lasting, Ref } from '../../engine/state.ts';
import type { RuleId } from '../../engine/request.ts';
import type { Duration, Timing } from '../../language/tree.ts';
import { playersOf, type Context } from '../context.ts';

/** Keeps the effect at work for these cards, with what its text has bound so far. */
export function beginLasting(context: Context, objects: readonly Ref[], until: string, rules: readonly RuleId[]): void {
  const { engine, frame } = context;
  const { text } = frame ?? {};
  const entry = text?.path.at(-1);
  if (!frame || !text || !entry) throw new Error('an effect begins to last while its text is carried out');
  const lasting: Lasting = {
    id: engine.state.nextLasting,
    source: text.source,
    definition: text.definition,
    ability: text.ability,
    block: entry.block,
    index: entry.index,
    you: text.you,
    objects,
    cards: { ...frame.cards },
    numbers: { ...frame.numbers },
    words: { ...frame.words },
    until,
  };
  engine.emit({ type: 'lasting began', lasting }, rules);
}

/** Until when an effect lasts: without a word, as long as what the text is about. */
export function untilOf(context: Context, until: Duration | undefined): string {
  const { engine } = context;
  if (until === undefined) return defaultUntil(context);
  if (typeof until === 'string') return until === 'orderAgain' ? 'game' : until;
  if ('clock' in until) {
    const [seat = context.you] = playersOf(context, until.whose);
    return `${until.clock}:${seat}`;
  }
  return engine.state.attempt ? 'attempt' : 'turn';
}

function defaultUntil(context: Context): string {
  const { engine, frame } = context;
  if (frame?.occurrence?.name === 'play' && frame.occurrence.stage === 'about') return 'play';
  if (frame?.occurrence?.name === 'revealDilemma') return 'dilemma';
  if (engine.state.battle) return 'battle';
  if (engine.state.attempt?.open) return 'dilemma';
  return engine.state.attempt ? 'attempt' : 'turn';
}

/** Put off to the end of the attempt in progress. */
export const END_OF_ATTEMPT = 'later end of attempt';

/** Put off until something happens, and no longer than this: `later on SPAN`. */
export const ON_EVENT = 'later on ';

/** The moment an effect is put off to: `later EDGE SEAT NUMBER`, the number of the first turn that may be meant; `later on SPAN`. */
export function momentOf(context: Context, at: Timing): string {
  if (at.t === 'clock' && at.of === 'attempt') return END_OF_ATTEMPT;
  if (at.t === 'on') return `${ON_EVENT}${context.engine.state.attempt ? 'attempt' : 'turn'}`;
  if (at.t !== 'clock') throw new Error('an effect is put off to the start or the end of a turn, or to an event');
  const { player, number } = context.engine.state.turn;
  if (at.whose === 'active') return `later ${at.edge} ${player} ${number}`;
  const [seat = context.you] = playersOf(context, at.whose);
  return `later ${at.edge} ${seat} ${number + 1}`;
}
