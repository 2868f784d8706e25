/** Effects put off: "at the end of this turn", "at the start of your next turn". */
import { withOutcome } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame, Lasting, Occurrence, Ref } from '../../engine/state/state.ts';
import type { EventPattern } from '../../language/tree/index.ts';
import { lastingContext, lettersOfEvent, matchesPattern, blockAt, numberOf, type Effect } from '../reading/index.ts';
import { holds } from '../meaning.ts';
import { END_OF_ATTEMPT, ON_EVENT, pushText, UNTIL_SO } from '../doing/index.ts';

/** What was put off until this edge of the present turn, the oldest first. */
export function dueNow(engine: Engine, edge: 'start' | 'end'): readonly Lasting[] {
  const { player, number } = engine.turn;
  return engine.lasting.filter(({ until }) => {
    const [word, on, seat, from] = until.split(' ');
    return word === 'later' && on === edge && Number(seat) === player && Number(from) <= number;
  });
}

/** What was put off until the end of the attempt in progress, the oldest first. */
export function dueAtEndOfAttempt(engine: Engine): readonly Lasting[] {
  return engine.lasting.filter(({ until }) => until === END_OF_ATTEMPT);
}

/** The oldest of what was put off until something is so that is so now. */
export function firstAwaited(engine: Engine): Lasting | undefined {
  return engine.lasting.find((item) => {
    if (item.until !== UNTIL_SO) return false;
    const { at } = laterOf(engine, item);
    return at.t === 'state' && holds(lastingContext(engine, item), at.while);
  });
}

/** Was something put off until this happens? */
export function isAwaited(engine: Engine, occurrence: Occurrence): boolean {
  return engine.lasting.some((item) => lettersAt(engine, item, occurrence) !== null);
}

/**
 * Begins the oldest of what was put off until this happens and has not yet gone on at it, and gives its number; null where there
 * is nothing more. `subject` is the frame of the action that it happens by.
 */
export function goOnAt(
  engine: Engine,
  occurrence: Occurrence,
  subject: number,
  hasGoneOn: (id: number) => boolean,
): number | null {
  for (const item of engine.lasting) {
    const letters = hasGoneOn(item.id) ? null : lettersAt(engine, item, occurrence);
    if (!letters) continue;
    const by = engine.frames[subject];
    if (by?.action && effectOf(engine, item)?.x === 'instead')
      engine.begin(by, withOutcome(by.action, item.cards.that?.map(({ card }) => card) ?? [], 'replaced', item.you));
    const frame = carryOutLater(engine, item);
    Object.assign(frame.cards, letters);
    frame.numbers.subject = subject;
    return item.id;
  }
  return null;
}

/** The cards by letter that the event names, if this is the event that the effect was put off to. */
function lettersAt(
  engine: Engine,
  item: Lasting,
  occurrence: Occurrence,
): Readonly<Record<string, readonly Ref[]>> | null {
  if (!item.until.startsWith(ON_EVENT)) return null;
  const { at } = laterOf(engine, item);
  if (at.t !== 'on') return null;
  const context = lastingContext(engine, item);
  const cards = matchesPattern(context, at.ev, occurrence);
  if (!cards) return null;
  const letters = lettersOfEvent(context, at.ev, { ...occurrence, cards });
  return speaksOfCards(at.ev) ? { ...letters, that: cards } : letters;
}

/** Does what follows mean the cards of the event by 'that'? Else it goes on about what was spoken of before. */
function speaksOfCards({ e, what }: EventPattern): boolean {
  return (what !== undefined && what.ref === undefined) || e === 'drawDilemmas' || e === 'chooseDilemmas';
}

function laterOf(engine: Engine, lasting: Lasting): Extract<Effect, { x: 'later' }> {
  const effect = effectOf(engine, lasting);
  if (effect?.x === 'instead') return onFate(lasting, effect.do);
  if (effect?.x !== 'later') throw new Error('what was put off is not in the text');
  return effect;
}

function effectOf(engine: Engine, { definition, block, index }: Lasting): Effect | undefined {
  const found = engine.definitions[definition];
  return found && blockAt(found, block)[index];
}

/** 'When X is selected to be killed, you may stop him instead': as soon as that is about to be done to him. */
function onFate({ words }: Lasting, effects: Effect[]): Extract<Effect, { x: 'later' }> {
  const e = words.fate === 'stop' ? 'stop' : 'kill';
  return { x: 'later', at: { t: 'on', ev: { e, stage: 'about', what: { ref: 'that' } } }, do: effects };
}

/** Carries out what was put off, with the cards it spoke of then: stopped meanwhile or not. @throws Error where the game has no such definition */
export function carryOutLater(engine: Engine, due: Lasting): Frame {
  const { id, source, definition, ability, you, cards, numbers, words } = due;
  const found = engine.definitions[definition];
  if (!found) throw new Error(`no definition ${definition}`);
  const { do: effects, within } = laterOf(engine, due);
  const block = numberOf(found, effects);
  // What is so for a while goes on as often as it happens.
  if (within === undefined) engine.emit({ type: 'lasting ended', ids: [id] }, engine.cite('put off.due'));
  const frame = pushText(engine, { source, definition, ability, you }, [block], null, -1);
  Object.assign(frame.cards, cards);
  Object.assign(frame.numbers, numbers, { subject: -1, narrow: 0 });
  Object.assign(frame.words, words);
  return frame;
}
