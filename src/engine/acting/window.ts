/**
 * Response windows: mandatory responses in the ruleset's order round the table, one each, until none is left; then optional
 * ones until all pass in a row. One procedure serves every window; a player is asked only when there is a legal response,
 * and that nobody else learns.
 */
import type { Engine } from '../kernel/kernel.ts';
import { askLoop, loopWith, noteTaken } from './endless-loop.ts';
import { procedure } from '../kernel/procedure.ts';
import type { Candidate, Option, Request, Seat } from '../asking/request.ts';
import { numberIn, wordIn, cardsIfAny, numberIfAny, respondersIn, subjectIn } from '../kernel/frames.ts';
import { ROUNDS, type Round, type WindowKind } from '../ruleset/windows.ts';
import type { Scope } from '../ruleset/declared.ts';
import { readyNow, roundOf, stillReady, type Ready } from './ready.ts';
import { isHeard, keyOf, useKey } from './responders.ts';
import { isTaken, takenSlot } from './window-marks.ts';
import type { Frame, Occurrence, Responder } from '../state/state.ts';

export interface WindowSlots {
  readonly kind: WindowKind;
  /** What is responded to; null for a gap between actions, in which only text of the period may be used. */
  readonly occurrence: Occurrence | null;
  /** What has come about by the same action, and is responded to at once with it. */
  readonly also?: readonly Occurrence[];
  /** Index in the stack of the action's frame, which a response may prevent or change; -1 if none. */
  readonly subject?: number;
  /** The period it stands in (`WindowRules.periods`), in which more text may be used. */
  readonly period?: string;
  /** A text that was used in this scope does not respond again. */
  readonly once?: Scope;
  /** Responders collected before cards left play; they keep what they respond to. */
  readonly collected?: readonly Responder[];
}

/** Opens a window, unless nothing in the game could respond in it. */
export function openWindow(engine: Engine, slots: WindowSlots): void {
  const { occurrence, also = [], collected = [], period = '' } = slots;
  const isHeardOf = (item: Occurrence): boolean => isHeard(engine, keyOf(item)) || isAwaited(engine, item);
  const isAnyHeard = (occurrence !== null && isHeardOf(occurrence)) || also.some(isHeardOf);
  const hasPeriod = period !== '' && isPeriodHeard(engine, period);
  if (!isAnyHeard && !hasPeriod && collected.length === 0) return;
  const frame = engine.push('window', {
    responders: collected,
    numbers: {
      subject: subjectIn(slots),
      next: 0,
      passes: 0,
      preventing: ROUNDS.indexOf(firstRound(engine, slots)),
    },
    words: { kind: slots.kind, period, ...(slots.once ? { once: slots.once } : {}) },
  });
  if (occurrence) frame.occurrence = occurrence;
  if (also.length > 0) frame.also = also;
}

/** Was something put off until this happens? It waits among what lasts. */
const isAwaited = (engine: Engine, item: Occurrence): boolean =>
  engine.lasting.length > 0 && engine.ruleset.text.awaits(engine, item);

/** Could any text be used because of the period alone? */
function isPeriodHeard(engine: Engine, period: string): boolean {
  const once = engine.ruleset.windows.periods.get(period)?.once;
  return isHeard(engine, 'window') || (once !== undefined && isHeard(engine, once.key));
}

function roundsOf(engine: Engine, kind: WindowKind, period: string): readonly Round[] {
  const rounds = engine.ruleset.windows.rounds(kind, period);
  if (rounds.length === 0) throw new Error(`${engine.ruleset.name} has no round for a window of kind ${kind}`);
  return rounds;
}

function firstRound(engine: Engine, { kind, period = '' }: WindowSlots): Round {
  const [first = 'all'] = roundsOf(engine, kind, period);
  return first;
}

/** Every window, whatever it is about. In a round mandatory responses come first, then optional ones. */
export const windowProcedure = procedure('window', [
  { label: 'RESP put off', keys: ['put off'], does: goOnWithPutOff },
  { label: 'RESP', keys: ['respond.window'], does: collect },
  {
    label: 'RESP mandatory',
    keys: ['respond.mandatory'],
    asks: {
      request: askMandatory,
      answered: (engine, frame, _option, chosen) => {
        takeMandatory(engine, frame, chosen);
      },
    },
  },
  { label: 'RESP optional', keys: ['respond.optional'], asks: { request: askOptional, answered: answerOptional } },
  { label: 'RESP others', keys: ['respond.then others'], does: goOnToOthers },
]);

/** What a text put off until this happens comes first, one after the other: it was begun before. */
function goOnWithPutOff(engine: Engine, frame: Frame): void {
  const { occurrence, also = [] } = frame;
  if (!occurrence || frame.words.kind === 'cost') return;
  const subject = numberIn(frame, 'subject');
  const isDone = (id: number): boolean => frame.numbers[`later ${id}`] === 1;
  for (const item of [occurrence, ...also]) {
    const id = engine.ruleset.text.goOn(engine, item, subject, isDone);
    if (id === null) continue;
    frame.numbers[`later ${id}`] = 1;
    engine.goto(frame, 'RESP put off');
    return;
  }
}

/** Mandatory responses are settled as the window opens; optional ones are looked for whenever somebody is asked. */
function collect(engine: Engine, frame: Frame): void {
  const collected = respondersIn(frame);
  const now = readyNow(engine, frame);
  if (collected.length === 0 && now.length === 0 && !engine.watcher && isQuietFromNow(engine, frame)) {
    engine.finish(frame);
    return;
  }
  const known = new Set(collected.map(useKey));
  const settled = now.map(({ responder }) => responder);
  frame.responders = [
    ...collected,
    ...settled.filter((item) => !known.has(useKey(item)) && !engine.ruleset.text.isOptional(engine, item)),
  ];
}

/** Does nobody respond in the rounds to come either? Then nothing happens in between that could bring anybody in. */
function isQuietFromNow(engine: Engine, frame: Frame): boolean {
  const rounds = roundsOf(engine, kindOf(frame), wordIn(frame, 'period'));
  const rest = rounds.slice(rounds.indexOf(roundOf(frame)) + 1);
  return rest.every((round) => readyNow(engine, frame, round).length === 0);
}

/** After one round comes the next, with everybody's responses anew. */
function goOnToOthers(engine: Engine, frame: Frame): void {
  const rounds = roundsOf(engine, kindOf(frame), wordIn(frame, 'period'));
  const next = rounds[rounds.indexOf(roundOf(frame)) + 1];
  if (!next) return;
  Object.assign(frame.numbers, { preventing: ROUNDS.indexOf(next), next: 0, turn: 0, passes: 0 });
  engine.goto(frame, 'RESP');
}
const WINDOW_KINDS: readonly WindowKind[] = ['cost', 'about', 'did'];

function kindOf({ words }: Frame): WindowKind {
  const kind = WINDOW_KINDS.find((name) => name === words.kind);
  if (!kind) throw new Error('a window of no kind');
  return kind;
}

/** Whose turn in the round it is, and what that player may take. */
interface Turn {
  readonly seat: Seat;
  readonly position: number;
  /** Players before that one who have nothing to take. */
  readonly silent: number;
  readonly ready: readonly Ready[];
}

/** The next player in the ruleset's order, from `start`, who has something ready; `most` players are looked at. */
function nextTurn(engine: Engine, ready: readonly Ready[], start: number, most: number): Turn | null {
  if (ready.length === 0) return null;
  const order = engine.ruleset.windows.seats(engine);
  for (let silent = 0; silent < most; silent++) {
    const position = (start + silent) % order.length;
    const seat = order[position];
    const own = ready.filter(({ responder }) => responder.you === seat);
    if (seat !== undefined && own.length > 0) return { seat, position, silent, ready: own };
  }
  return null;
}

/** For a trace: responses that were settled and can no longer be taken. */
function noteLost(engine: Engine, frame: Frame): void {
  if (!engine.watcher) return;
  const ready = new Set(stillReady(engine, frame).map(({ responder }) => useKey(responder)));
  const waiting = respondersIn(frame).filter((responder) => !isTaken(frame, responder));
  if (waiting.some((responder) => !ready.has(useKey(responder)))) engine.noteKeys('respond.lost');
}

// -------------------------------------------------------------------- mandatory

function mandatoryTurn(engine: Engine, frame: Frame): Turn | null {
  const ready = stillReady(engine, frame).filter(({ responder }) => !engine.ruleset.text.isOptional(engine, responder));
  return nextTurn(engine, ready, numberIn(frame, 'next'), engine.seats.length);
}

function askMandatory(engine: Engine, frame: Frame): Request | null {
  const turn = mandatoryTurn(engine, frame);
  noteLost(engine, frame);
  if (!turn) return null;
  const [wanted] = cardsIfAny(frame, 'wanted');
  const next = turn.ready.filter(({ responder }) => responder.source.card === wanted?.card);
  const ready = next.length > 0 ? next : turn.ready;
  const from: Candidate[] = ready.map(({ responder }) => ({ kind: 'card', card: responder.source.card }));
  const selection = { from, min: 1, max: from.length, ordered: true, example: [0] };
  const rules = engine.cite('respond.mandatory');
  return {
    kind: 'order',
    player: turn.seat,
    prompt: 'Which comes next?',
    options: [{ verb: 'order', rules, selection: from.length === 1 ? { ...selection, max: 1 } : selection }],
    rules: [...rules, ...engine.ruleset.windows.rulesOf(frame)],
  };
}

function takeMandatory(engine: Engine, frame: Frame, chosen: readonly Candidate[]): void {
  const turn = mandatoryTurn(engine, frame);
  const [first] = chosen;
  const item = turn?.ready.find(({ responder }) => first?.kind === 'card' && responder.source.card === first.card);
  if (!turn || !item) throw new Error('a mandatory response that is not there');
  engine.goto(frame, 'RESP mandatory');
  // A list longer than one also says what comes after, as far as it stays possible (docs/commands.md, `order`).
  const rest = chosen.slice(1).flatMap((other) => (other.kind === 'card' ? [engine.ref(other.card)] : []));
  frame.cards.wanted = rest.length > 0 ? rest : cardsIfAny(frame, 'wanted').slice(1);
  frame.numbers.next = (turn.position + 1) % engine.seats.length;
  engine.noteKeys('respond.mandatory.taken');
  const cycle = loopWith(engine, item.responder);
  if (cycle.length > 0) {
    askLoop(engine, cycle);
    return;
  }
  noteTaken(engine, frame, item.responder);
  take(engine, frame, item);
}

// -------------------------------------------------------------------- optional

/** The next player in turn order who has a legal optional response, unless all have passed in a row. */
function optionalTurn(engine: Engine, frame: Frame): Turn | null {
  const before = stillReady(engine, frame);
  const known = new Set(before.map(({ responder }) => useKey(responder)));
  const now = readyNow(engine, frame).filter(({ responder }) => !known.has(useKey(responder)));
  const ready = [...before, ...now].filter(({ responder }) => engine.ruleset.text.isOptional(engine, responder));
  const left = engine.seats.length - numberIn(frame, 'passes');
  return nextTurn(engine, worthAsking(engine, ready), numberIfAny(frame, 'turn'), left);
}

/** Without those of players who have only what nothing would come of: to take it and to pass is the same. */
function worthAsking(engine: Engine, ready: readonly Ready[]): readonly Ready[] {
  const able = new Set<Seat>();
  for (const { responder, occurrence } of ready)
    if (!able.has(responder.you) && !engine.ruleset.text.isIdle(engine, responder, occurrence)) able.add(responder.you);
  return ready.filter(({ responder }) => able.has(responder.you));
}

/** An interrupt is played, a text in play is used; one card with several such texts says which. */
function optionOf(engine: Engine, { responder, occurrence }: Ready, ready: readonly Ready[]): Option {
  const { card } = responder.source;
  const ability = responder.ability + 1;
  const { rulesFor } = engine.ruleset.windows;
  const isOnly = ready.filter((item) => item.responder.source.card === card).length === 1;
  return engine.ruleset.text.isPlayed(engine, responder)
    ? {
        verb: 'play',
        card,
        ...(isOnly ? {} : { ability }),
        rules: [...engine.cite('respond.play'), ...rulesFor(occurrence)],
      }
    : { verb: 'use', card, ability, rules: [...engine.cite('respond.use'), ...rulesFor(occurrence)] };
}

function askOptional(engine: Engine, frame: Frame): Request | null {
  const turn = optionalTurn(engine, frame);
  if (!turn) return null;
  const rules = engine.cite('respond.optional');
  const isAnyPlayed = turn.ready.some(({ responder }) => engine.ruleset.text.isPlayed(engine, responder));
  return {
    kind: 'respond',
    player: turn.seat,
    prompt: `${sayingOf(engine, frame)}: respond?`,
    about: frame.occurrence?.name ?? wordIn(frame, 'period'),
    ...(frame.occurrence?.by ? { source: frame.occurrence.by.card } : {}),
    options: [...turn.ready.map((item) => optionOf(engine, item, turn.ready)), { verb: 'pass', rules }],
    rules: [
      ...rules,
      ...(isAnyPlayed ? engine.cite('respond.play.offered') : []),
      ...engine.ruleset.windows.rulesOf(frame),
    ],
  };
}

/** What is responded to, in words: `Before Anna plays a card`. */
function sayingOf(engine: Engine, frame: Frame): string {
  const { occurrence } = frame;
  const { windows } = engine.ruleset;
  if (occurrence) {
    const who = engine.nameOf(occurrence.player);
    return `${occurrence.stage === 'about' ? 'Before' : 'When'} ${who} ${windows.occasionOf(occurrence.name)}`;
  }
  return `While ${engine.nameOf(windows.actorIn(engine))} ${windows.occasionOf(wordIn(frame, 'period'))}`;
}

function answerOptional(engine: Engine, frame: Frame, option: Option): void {
  const turn = optionalTurn(engine, frame);
  if (!turn) throw new Error('an answer to no response');
  engine.goto(frame, 'RESP optional');
  frame.numbers.turn = (turn.position + 1) % engine.seats.length;
  if (option.verb === 'pass') {
    frame.numbers.passes = numberIn(frame, 'passes') + turn.silent + 1;
    engine.emit({ type: 'passed', player: turn.seat, silent: true }, engine.cite('respond.silent pass'));
    return;
  }
  frame.numbers.passes = 0;
  const item = turn.ready.find(({ responder }) => {
    const isCard = responder.source.card === option.card;
    return isCard && (option.ability === undefined || option.ability === responder.ability + 1);
  });
  if (!item) throw new Error('a response that is not there');
  // Whoever may do otherwise is in no loop.
  frame.words.taken = '';
  take(engine, frame, item);
}

function take(engine: Engine, frame: Frame, { responder, occurrence }: Ready): void {
  if (!engine.ruleset.text.isUsedAgain(engine, responder)) frame.numbers[takenSlot(responder)] = 1;
  const isOther = responder.you !== engine.turn.player;
  engine.noteKeys(isOther ? 'respond.taken.by another player' : 'respond.taken');
  engine.ruleset.text.begin(engine, responder, occurrence, numberIn(frame, 'subject'));
}
