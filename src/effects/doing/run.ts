/** Carrying out a text: one frame per ability, its place a path of blocks; every effect is done whole before the next. */
import { standing } from '../../engine/acting/action.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { mechanism } from '../../engine/kernel/procedure.ts';
import { useKey } from '../../engine/acting/responders.ts';
import type { Frame, Occurrence, PathEntry, Ref, Responder, TextPosition } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { Ability, Effect } from '../../language/tree/index.ts';
import { abilityContext } from '../reading/letters.ts';
import { carriersBefore } from '../reading/carriers.ts';
import { frameContext, keptWords, ONE_OPPONENT, playersOf } from '../reading/context.ts';
import { rulesOfCondition } from '../reading/wording-rules.ts';
import { chooseOne, meansOneOf } from '../hearing/one-of-them.ts';
import { chooseOpponent, opponentOfTrigger } from '../reading/opponent.ts';
import { payOtherwise } from './substitutes.ts';
import { handle, type Progress } from './verbs/handlers.ts';
import { STOOD } from '../reading/present.ts';
import { GUESTS } from '../reading/selectors.ts';
import { abilityOf, blockAt, numberOf } from '../reading/text-of.ts';

/** Puts an ability's text on the stack: costs first, then what it does. */
export function beginText(engine: Engine, responder: Responder, occurrence: Occurrence | null, subject: number): Frame {
  const definition = engine.definitionOf(responder.source.card);
  const ability = abilityOf(definition, responder.ability);
  const key = useKey(responder);
  if (ability.at.t === 'window') engine.note(...engine.cite(...rulesOfCondition(ability.at.while)));
  const use = { card: responder.source.card, ability: responder.ability, player: responder.you, shown: [], key };
  engine.emit(
    { type: 'used', ...use, ...(ability.limit?.per === 'battle' && { limited: 'battle' }) },
    engine.cite(ability.cost ? 'text.use.with costs' : 'text.use'),
  );
  const cost = ability.cost ? [numberOf(definition, ability.cost)] : [];
  const play = isBought(ability) ? engine.state.frames[subject] : undefined;
  if (play) {
    // "Cost +2 -> draw 2": the cost rises now, the effect waits until the card has been played.
    play.responders = [...(play.responders ?? []), responder];
    return pushText(engine, responder, cost, occurrence, subject);
  }
  const blocks = [numberOf(definition, ability.do), ...cost];
  return pushText(engine, responder, blocks, occurrence, subject);
}

/** Is what the ability does bought with a higher cost of the card that is being played? */
function isBought(ability: Ability): boolean {
  return (ability.cost ?? []).some(
    (cost) => cost.x === 'mod' && cost.mods.some((mod) => mod.m === 'num' && mod.prop === 'cost'),
  );
}

/** A text frame that carries out these blocks, the last one first. */
export function pushText(
  engine: Engine,
  responder: Responder,
  blocks: readonly number[],
  occurrence: Occurrence | null,
  subject: number,
): Frame {
  const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  // "At the start of each player's turn, that player …": whose turn it is.
  const isEachTurn = at.t === 'clock' && at.whose === 'anyPlayer';
  const whoseTurn = isEachTurn ? { each: engine.state.turn.player } : {};
  const text: TextPosition = {
    source: sourceOf(engine, responder),
    definition: responder.definition,
    ability: responder.ability,
    you: responder.you,
    path: blocks.map((block) => ({ block, index: 0, phase: 0, ...whoseTurn })),
    last: null,
    ok: 'yes',
  };
  const definition = engine.definitionOf(responder.source.card);
  const ability = abilityOf(definition, responder.ability);
  const doBlock = numberOf(definition, ability.do);
  const context = abilityContext(engine, responder, ability, occurrence ?? undefined);
  const stood = placeBefore(engine, responder);
  return engine.push('text', {
    text,
    cards: {
      ...context.cards,
      ...carriersBefore(context, ability),
      ...guestsBefore(engine, responder),
      ...stood.cards,
    },
    numbers: {
      subject,
      since: engine.facts('turn').length,
      amount: occurrence?.amount ?? 0,
      ...stood.numbers,
      narrow: blocks[0] === doBlock && meansOneOf(ability, occurrence) ? 1 : 0,
      ...(occurrence ? { player: occurrence.player } : {}),
      ...opponentOfTrigger(engine, responder, ability, occurrence),
    },
    words: {
      ...keptWords(engine, responder.source),
      ...occurrence?.words,
      ...(isEachTurn ? { round: 'anyPlayer' } : {}),
    },
    ...(occurrence ? { occurrence } : {}),
  });
}

/** What is on the card as its text begins: it may leave by its own cost. */
function guestsBefore(engine: Engine, { source, guests }: Responder): Frame['cards'] {
  const now = guests ?? engine.hosted(source.card, 'on').map((card) => engine.ref(card));
  return now.length === 0 ? {} : { [GUESTS]: now };
}

/** Where the card stands as its text begins: 'present' and 'at this mission' mean that place if it leaves by its own cost. */
function placeBefore(engine: Engine, { source, stood }: Responder): Pick<Frame, 'cards' | 'numbers'> {
  const there = stood ?? standing(engine, source.card).stood;
  return there ? { cards: { [STOOD]: [there.host] }, numbers: { [STOOD]: there.place } } : { cards: {}, numbers: {} };
}

/** "When this is killed, remove it from the game": where the action responded to has put the card. */
function sourceOf(engine: Engine, { source, left }: Responder): Ref {
  const now = engine.ref(source.card);
  return left === true && now.stay === source.stay + 1 ? now : source;
}

export const textProcedure = mechanism('text', [
  { label: 'text', keys: ['text.use'], does: runText },
  { label: 'last gap', keys: ['dilemma.last gap'], does: lastGap },
  { label: 'hand over', keys: ['text.use'], does: handOver },
]);

/** What the cost of a card that is being played has bound is known to the rest of its text. */
function handOver(engine: Engine, frame: Frame): void {
  const parent = engine.below(frame);
  const isOwn = frame.text !== undefined && parent?.cards.card?.[0]?.card === frame.text.source.card;
  if (!parent || !isOwn) return;
  Object.assign(parent.cards, frame.cards);
  const opponent = frame.numbers[ONE_OPPONENT];
  if (opponent !== undefined) parent.numbers[ONE_OPPONENT] = opponent;
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
  // Costs come first, then which card the text is about (commands.md, "When the engine asks").
  if (frame.numbers.narrow === 1 && frame.text.path.length === 1) {
    frame.numbers.narrow = 0;
    chooseOne(engine, frame);
    return;
  }
  if (entry.phase === 0 && chooseOpponent(engine, frame, effect)) return;
  if (isCost(definition, frame.text, entry)) {
    const payment = payOtherwise(engine, frame, effect);
    if (payment !== 'no') {
      if (payment === 'paid') apply(engine, frame, entry, effect, 'done');
      return;
    }
  }
  if (beginRound(engine, frame, entry, effect)) return;
  if (entry.phase === 0 && !isImmediate(effect) && openGap(engine, frame)) return;
  apply(engine, frame, entry, effect, handle(frameContext(engine, frame), effect, entry.phase));
}

/** Is the effect at work a cost of its ability that is still to be paid? */
function isCost(definition: Definition, { ability }: TextPosition, { block, phase }: PathEntry): boolean {
  const { cost } = abilityOf(definition, ability);
  return phase === 0 && cost !== undefined && numberOf(definition, cost) === block;
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
  const before = engine.state.frames.length;
  openWindow(engine, { kind: 'about', occurrence: null, period: 'face' });
  return engine.state.frames.length > before;
}

function apply(engine: Engine, frame: Frame, entry: PathEntry, effect: Effect, progress: Progress): void {
  const text = frame.text;
  if (!text) return;
  if (progress === 'asked') return;
  const outer = text.path.slice(0, -1);
  if (progress === 'again') {
    delete frame.cards[slotOf(text)];
    frame.text = { ...text, path: [...outer, { ...entry, phase: entry.phase + 1 }] };
    return;
  }
  delete frame.cards[slotOf(text)];
  const after = nextAfter(entry);
  if (progress === 'done') {
    frame.text = { ...text, path: [...outer, after] };
    return;
  }
  const definition = engine.definitions[text.definition];
  if (!definition || (progress.times ?? 1) <= 0) {
    frame.text = { ...text, path: [...outer, after] };
    return;
  }
  const inner: PathEntry = {
    block: numberOf(definition, progress.enter),
    index: 0,
    phase: 0,
    ...(progress.left ? { left: progress.left } : {}),
    ...(progress.times === undefined ? {} : { times: progress.times }),
    ...(entry.round?.[0] === undefined ? {} : { each: entry.round[0] }),
  };
  frame.text = { ...text, path: [...outer, after, inner] };
  if (progress.left) bindNext(frame, progress.left);
}

/** "Each player may …", "each player chooses one": one player after the other, from the card's owner on. */
function beginRound(engine: Engine, frame: Frame, entry: PathEntry, effect: Effect): boolean {
  const { text } = frame;
  if (!text) return false;
  const who = roundOf(effect);
  if (who !== null && !entry.round) {
    const owner = engine.state.owner[text.source.card] ?? text.you;
    const isFromLeft = effect.x === 'may' && effect.from === 'left';
    const first = isFromLeft ? (text.you + 1) % engine.state.seats.length : owner;
    const seats = playersOf({ ...frameContext(engine, frame), you: first }, 'eachPlayer');
    const meant = playersOf(frameContext(engine, frame), who);
    frame.words.round = who;
    engine.note(...engine.cite('several players'));
    const round = seats.filter((seat) => meant.includes(seat));
    frame.text = { ...text, path: [...text.path.slice(0, -1), { ...entry, round }] };
    return true;
  }
  const at = text.path.findLast((one) => one.round !== undefined || one.each !== undefined);
  const each = at?.each ?? at?.round?.[0];
  if (each === undefined) delete frame.numbers.each;
  else frame.numbers.each = each;
  return false;
}

/** Whose choice, one after the other, an effect is. */
function roundOf(effect: Effect): 'eachPlayer' | 'eachOpponent' | null {
  const isChoice = effect.x === 'may' || effect.x === 'oneOf' || (effect.x === 'put' && effect.why === 'download');
  if (!isChoice || !('who' in effect)) return null;
  return effect.who === 'eachPlayer' || effect.who === 'eachOpponent' ? effect.who : null;
}

/** Where the text goes on: at the same effect while others have still to take it. */
function nextAfter(entry: PathEntry): PathEntry {
  const { round, ...rest } = entry;
  if (!round || round.length < 2) return { ...rest, index: entry.index + 1, phase: 0 };
  return { ...rest, phase: 0, round: round.slice(1) };
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
    frame.text = { ...text, path: [...outer, { ...entry, index: 0, phase: 0, left }] };
    bindNext(frame, left);
  } else if ((entry.times ?? 1) > 1) {
    frame.text = { ...text, path: [...outer, { ...entry, index: 0, phase: 0, times: (entry.times ?? 1) - 1 }] };
  } else frame.text = { ...text, path: outer };
}

/** In a loop over cards, the card it is at. */
function bindNext(frame: Frame, left: readonly Ref[]): void {
  const [next] = left;
  if (next) frame.cards.that = [next];
}
