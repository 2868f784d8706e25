/** Effects put off: "at the end of this turn", "at the start of your next turn" (2E-END-01, 2E-OP-32). */
import type { Engine } from '../engine/kernel.ts';
import type { Lasting } from '../engine/state.ts';
import { END_OF_ATTEMPT } from './verbs/lasting.ts';
import { pushText } from './run.ts';
import { blockAt, numberOf } from './text-of.ts';

/** What was put off until this edge of the present turn, the oldest first. */
export function dueNow(engine: Engine, edge: 'start' | 'end'): readonly Lasting[] {
  const { player, number } = engine.state.turn;
  return engine.state.lasting.filter(({ until }) => {
    const [word, on, seat, from] = until.split(' ');
    return word === 'later' && on === edge && Number(seat) === player && Number(from) <= number;
  });
}

/** What was put off until the end of the attempt in progress, the oldest first. */
export function dueAtEndOfAttempt(engine: Engine): readonly Lasting[] {
  return engine.state.lasting.filter(({ until }) => until === END_OF_ATTEMPT);
}

/** Carries out what was put off, with the cards it spoke of then: stopped meanwhile or not (2E-EFFECT-06). */
export function carryOutLater(engine: Engine, due: Lasting): void {
  const { id, source, definition, ability, you, cards, numbers, words } = due;
  const found = engine.definitions[definition];
  const effect = found && blockAt(found, due.block)[due.index];
  if (!found || effect?.x !== 'later') throw new Error('what was put off is not in the text');
  engine.emit({ type: 'lasting ended', ids: [id] }, ['2E-END-01', '2E-OP-32', '2E-EFFECT-06']);
  const frame = pushText(engine, { source, definition, ability, you }, [numberOf(found, effect.do)], null, -1);
  Object.assign(frame.cards, cards);
  Object.assign(frame.numbers, numbers, { subject: -1, narrow: 0 });
  Object.assign(frame.words, words);
}
