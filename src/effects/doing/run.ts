/** Carries out a card's text: one frame on the stack for each ability, and each effect is done whole before the next. */
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { mechanism } from '../../engine/kernel/procedure.ts';
import type { Frame, PathEntry, Ref, TextPosition } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { Effect, Sel } from '../../language/tree/index.ts';
import {
  frameContext,
  playersOf,
  howMuchWasDone,
  abilityOf,
  blockAt,
  numberOf,
  isEachOf,
  type EachOf,
} from '../reading/index.ts';
import { leaveNumbers } from './handed-over.ts';
import { noteJoined } from './joined.ts';
import { chooseOne } from './one-of-them.ts';
import { payOtherwise } from './payment.ts';
import { endLoop, forgetLetters } from './verbs/letters-again.ts';
import { isChosen } from './verbs/by-choice.ts';
import { handle } from './verbs/table.ts';
import { chooseOpponent } from './which-opponent.ts';
import type { Progress } from './verbs/handler.ts';

/** The procedure that carries out one text: its frame says which, and how far it is. */
export const textProcedure = mechanism('text', [
  { label: 'text', keys: ['text.use'], does: runText },
  { label: 'last gap', keys: ['dilemma.last gap'], does: lastGap },
  { label: 'hand over', keys: ['text.use'], does: handOver },
]);

/** The number of a play that says to how many cards its cost was done: 'that many' in the rest of its text. */
export const PAID = 'paid';

/** What the cost of a card that is being played has bound is known to the rest of its text. */
function handOver(engine: Engine, frame: Frame): void {
  const parent = engine.below(frame);
  if (!parent || !frame.text || parent.cards.card?.[0]?.card !== frame.text.source.card) return;
  Object.assign(parent.cards, frame.cards);
  const { last } = frame.text;
  if (last) parent.numbers[PAID] = howMuchWasDone(last);
  const definition = engine.definitions[frame.text.definition];
  if (definition) leaveNumbers(frame, parent, abilityOf(definition, frame.text.ability));
}

function runText(engine: Engine, frame: Frame): void {
  const entry = frame.text?.path.at(-1);
  if (!frame.text || !entry) return;
  engine.goto(frame, 'text');
  const definition = engine.definitions[frame.text.definition];
  const effect = definition && blockAt(definition, entry.block)[entry.index];
  if (!effect) {
    leaveBlock(frame, entry);
    return;
  }
  if (frame.numbers.narrow === 1 && entry.phase === 0 && chooseOne(engine, frame)) return;
  if (entry.phase === 0 && chooseOpponent(engine, frame, effect)) return;
  if (isCost(definition, frame.text, entry)) {
    const payment = payOtherwise(engine, frame, effect);
    if (payment !== 'no') {
      if (payment === 'paid') apply(engine, frame, entry, effect, 'done');
      return;
    }
  }
  if (beginRound(engine, frame, entry, effect)) return;
  if (entry.phase === 0) noteJoined(definition, frame, entry);
  if (entry.phase === 0 && !isImmediate(effect) && openGap(engine, frame)) return;
  apply(engine, frame, entry, effect, handle(frameContext(engine, frame), effect, entry.phase));
}

/** Is the effect at work a cost of its ability that is still to be paid? */
function isCost(definition: Definition, { ability }: TextPosition, { block, phase }: PathEntry): boolean {
  const { at, cost, do: effects } = abilityOf(definition, ability);
  const paid = at.t === 'playCost' ? effects : cost;
  return phase === 0 && paid !== undefined && numberOf(definition, paid) === block;
}

/** An action whose objects are plain needs no gap of its own: its "prevent" window is that gap. */
function isImmediate(effect: Effect): boolean {
  if (effect.x === 'mod') return true;
  if (effect.x !== 'stop' && effect.x !== 'put') return false;
  return effect.what.ref !== undefined || effect.what.n === 'all';
}

function lastGap(engine: Engine, frame: Frame): void {
  openGap(engine, frame);
}

/** Opens the gap between two actions of a dilemma, if one is due and something can be used in it. */
function openGap(engine: Engine, frame: Frame): boolean {
  if (frame.numbers.gap !== 1) return false;
  frame.numbers.gap = 0;
  const before = engine.frames.length;
  openWindow(engine, { kind: 'about', occurrence: null, period: 'face' });
  return engine.frames.length > before;
}

function apply(engine: Engine, frame: Frame, entry: PathEntry, effect: Effect, progress: Progress): void {
  const text = frame.text;
  if (!text) return;
  if (progress === 'asked') return;
  const outer = text.path.slice(0, -1);
  if (progress === 'again') {
    delete frame.cards[slotOf(text)];
    frame.text = withPath(text, [...outer, { ...entry, phase: entry.phase + 1 }]);
    return;
  }
  delete frame.cards[slotOf(text)];
  const after = nextAfter(entry);
  if (progress === 'done') {
    frame.text = withPath(text, [...outer, after]);
    return;
  }
  const definition = engine.definitions[text.definition];
  if (!definition || (progress.times !== undefined && progress.times <= 0)) {
    frame.text = withPath(text, [...outer, after]);
    return;
  }
  const inner: PathEntry = {
    block: numberOf(definition, progress.enter),
    index: 0,
    phase: 0,
    left: progress.left,
    times: progress.times,
    round: undefined,
    each: entry.round?.[0],
  };
  frame.text = withPath(text, [...outer, after, inner]);
  if (progress.left) bindNext(frame, progress.left);
}

/** "Each player may …", "each player chooses one": one player after the other, from the card's owner on. */
function beginRound(engine: Engine, frame: Frame, entry: PathEntry, effect: Effect): boolean {
  const { text } = frame;
  if (!text) return false;
  const who = roundOf(effect);
  if (who !== null && !entry.round) {
    const owner = engine.ownerOf(text.source.card);
    const isFromLeft = effect.x === 'may' && effect.from === 'left';
    const first = isFromLeft ? (text.you + 1) % engine.seats.length : owner;
    const seats = playersOf({ ...frameContext(engine, frame), you: first }, 'eachPlayer');
    const meant = playersOf(frameContext(engine, frame), who);
    frame.words.round = who;
    forgetLetters(frame, effect);
    engine.noteKeys('several players');
    const round = seats.filter((seat) => meant.includes(seat));
    frame.text = withPath(text, [...text.path.slice(0, -1), { ...entry, round }]);
    return true;
  }
  const at = text.path.findLast((one) => one.round !== undefined || one.each !== undefined);
  const each = at?.each ?? at?.round?.[0];
  if (each === undefined) delete frame.numbers.each;
  else frame.numbers.each = each;
  return false;
}

/** Whose choice, one after the other, an effect is. */
function roundOf(effect: Effect): EachOf | null {
  const who = chooserOf(effect);
  return isEachOf(who) ? who : null;
}

function chooserOf(effect: Effect): Sel['by'] {
  switch (effect.x) {
    case 'if':
    case 'may':
    case 'oneOf':
      return effect.who;
    case 'put':
      return effect.why === 'download' ? effect.who : undefined;
    case 'look':
      return isChosen(effect.what) || effect.what.by === 'random' ? effect.who : undefined;
    case 'pick':
      return effect.sel.by;
    case 'stop':
    case 'unstop':
    case 'damage':
    case 'mod':
    case 'command':
    case 'ship':
      return effect.what.by;
    default:
      return undefined;
  }
}

/** Where the text goes on: at the same effect while others have still to take it. */
function nextAfter({ block, index, left, times, round, each }: PathEntry): PathEntry {
  const isOver = !round || round.length < 2;
  return {
    block,
    index: isOver ? index + 1 : index,
    phase: 0,
    left,
    times,
    round: isOver ? undefined : round.slice(1),
    each,
  };
}

/** The text at another place of it. In one literal: behind a spread each property is defined by itself. */
function withPath(
  { source, definition, ability, you, last, ok }: TextPosition,
  path: readonly PathEntry[],
): TextPosition {
  return { source, definition, ability, you, path, last, ok };
}

/** The slot in which an effect keeps the cards it has chosen. */
function slotOf(text: TextPosition): string {
  return `#${text.path.length}`;
}

function leaveBlock(frame: Frame, entry: PathEntry): void {
  const text = frame.text;
  if (!text) return;
  const outer = text.path.slice(0, -1);
  const left = entry.left?.slice(1);
  if (left && left.length > 0) {
    frame.text = withPath(text, [...outer, { ...entry, index: 0, phase: 0, left }]);
    bindNext(frame, left);
  } else if (entry.times !== undefined && entry.times > 1) {
    frame.text = withPath(text, [...outer, { ...entry, index: 0, phase: 0, times: entry.times - 1 }]);
  } else {
    if (entry.left !== undefined || entry.times !== undefined) endLoop(frame, entry.block);
    frame.text = withPath(text, outer);
  }
}

/** In a loop over cards, the card it is at. */
function bindNext(frame: Frame, left: readonly Ref[]): void {
  const [next] = left;
  if (next) frame.cards.that = [next];
}
