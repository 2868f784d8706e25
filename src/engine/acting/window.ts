/**
 * Response windows (2E table RESP): mandatory responses from the active player round the table, one each, until none is
 * left; then optional ones until all pass in a row. One procedure serves every window; a player is asked only when there
 * is a legal response, and that nobody else learns.
 */
import type { Engine } from '../kernel/kernel.ts';
import { askLoop, loopWith, noteTaken } from './endless-loop.ts';
import { procedure } from '../kernel/procedure.ts';
import type { Candidate, Option, Request, RuleId, Seat } from '../asking/request.ts';
import type { Period } from './periods.ts';
import { readyNow, stillReady, whenIn, type Ready } from './ready.ts';
import { isHeard, keyOf, useKey } from './responders.ts';
import type { Frame, Occurrence, Responder } from '../state/state.ts';

/** Which responses a window takes: those that change the cost, those before the effect, or those after it. */
export type WindowKind = 'cost' | 'about' | 'did';

export interface WindowSlots {
  readonly kind: WindowKind;
  /** What is responded to; null for a gap between actions, in which only text of the period may be used. */
  readonly occurrence: Occurrence | null;
  /** What has come about by the same action, and is responded to at once with it. */
  readonly also?: readonly Occurrence[];
  /** Index in the stack of the action's frame, which a response may prevent or change; -1 if none. */
  readonly subject?: number;
  readonly period?: Period;
  /** May a text that was used in this attempt not respond again? */
  readonly isOnceInAttempt?: boolean;
  /** Responders collected before cards left play; they keep what they respond to. */
  readonly collected?: readonly Responder[];
}

/** Opens a window, unless nothing in the game could respond in it. */
export function openWindow(engine: Engine, slots: WindowSlots): void {
  const { occurrence, also = [], collected = [], period = '' } = slots;
  const heard = [...(occurrence ? [occurrence] : []), ...also].some((item) => isHeard(engine, keyOf(item)));
  const isAwaited =
    occurrence !== null && [occurrence, ...also].some((item) => engine.ruleset.text.awaits(engine, item));
  const hasPeriod = period !== '' && (isHeard(engine, 'window') || isHeard(engine, whenIn(period)));
  if (!heard && !isAwaited && !hasPeriod && collected.length === 0) return;
  engine.push('window', {
    ...(occurrence ? { occurrence } : {}),
    ...(also.length > 0 ? { also } : {}),
    responders: collected,
    numbers: { subject: slots.subject ?? -1, next: 0, passes: 0, preventing: isPreventFirst(slots) ? 1 : 0 },
    words: { kind: slots.kind, period, ...(slots.isOnceInAttempt === true ? { once: 'attempt' } : {}) },
  });
}

/** "Prevent" responses come before every other; only in the gaps of a dilemma all are taken in one round (2E-RESP-06, -07). */
function isPreventFirst({ kind, period = '' }: WindowSlots): boolean {
  return kind === 'about' && period === '';
}

const MANDATORY: readonly RuleId[] = ['2E-RESP-11', '2E-RESP-14', '2E-RESP-15'];
const OPTIONAL: readonly RuleId[] = ['2E-RESP-12', '2E-RESP-13'];

export const windowProcedure = procedure('window', [
  { label: 'RESP put off', rules: ['2E-END-01'], does: goOnWithPutOff },
  { label: 'RESP', rules: ['2E-RESP-01'], does: collect },
  {
    label: 'RESP mandatory',
    rules: MANDATORY,
    asks: {
      request: askMandatory,
      answered: (engine, frame, _option, chosen) => {
        takeMandatory(engine, frame, chosen);
      },
    },
  },
  { label: 'RESP optional', rules: OPTIONAL, asks: { request: askOptional, answered: answerOptional } },
  { label: 'RESP others', rules: ['2E-RESP-06', '2E-OP-34'], does: goOnToOthers },
]);

/** What kind of window it is that asks. */
function rulesOf(frame: Frame): readonly RuleId[] {
  if (frame.words.kind === 'cost') return ['2E-RESP-05'];
  if (frame.numbers.preventing === 1) return ['2E-RESP-06', '2E-OP-34'];
  return frame.words.period === 'face' ? ['2E-DIL-23', '2E-DIL-24', '2E-RESP-07'] : [];
}

/** What a text put off until this happens comes first, one after the other: it was begun before. */
function goOnWithPutOff(engine: Engine, frame: Frame): void {
  const { occurrence, also = [] } = frame;
  if (!occurrence || frame.words.kind === 'cost') return;
  const subject = frame.numbers.subject ?? -1;
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
  const collected = frame.responders ?? [];
  const known = new Set(collected.map(useKey));
  const now = readyNow(engine, frame).map(({ responder }) => responder);
  frame.responders = [
    ...collected,
    ...now.filter((item) => !known.has(useKey(item)) && !engine.ruleset.text.isOptional(engine, item)),
  ];
}

/** After "prevent" come all other responses, in a round of their own. */
function goOnToOthers(engine: Engine, frame: Frame): void {
  if (frame.numbers.preventing !== 1) return;
  Object.assign(frame.numbers, { preventing: 2, next: 0, turn: 0, passes: 0 });
  engine.goto(frame, 'RESP');
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
  const order = engine.ruleset.turnOrder(engine);
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
  const waiting = (frame.responders ?? []).filter((responder) => !frame.numbers[`used ${useKey(responder)}`]);
  if (waiting.some((responder) => !ready.has(useKey(responder)))) engine.note('2E-OP-16');
}

// -------------------------------------------------------------------- mandatory

function mandatoryTurn(engine: Engine, frame: Frame): Turn | null {
  const ready = stillReady(engine, frame).filter(({ responder }) => !engine.ruleset.text.isOptional(engine, responder));
  return nextTurn(engine, ready, frame.numbers.next ?? 0, engine.state.seats.length);
}

function askMandatory(engine: Engine, frame: Frame): Request | null {
  const turn = mandatoryTurn(engine, frame);
  noteLost(engine, frame);
  if (!turn) return null;
  const [wanted] = frame.cards.wanted ?? [];
  const next = turn.ready.filter(({ responder }) => responder.source.card === wanted?.card);
  const ready = next.length > 0 ? next : turn.ready;
  const from: Candidate[] = ready.map(({ responder }) => ({ kind: 'card', card: responder.source.card }));
  const selection = { from, min: 1, max: from.length, ordered: true, example: [0] };
  return {
    kind: 'order',
    player: turn.seat,
    prompt: 'Which comes next?',
    options: [{ verb: 'order', rules: MANDATORY, selection: from.length === 1 ? { ...selection, max: 1 } : selection }],
    rules: [...MANDATORY, ...rulesOf(frame)],
  };
}

function takeMandatory(engine: Engine, frame: Frame, chosen: readonly Candidate[]): void {
  const turn = mandatoryTurn(engine, frame);
  const [first] = chosen;
  const item = turn?.ready.find(({ responder }) => first?.kind === 'card' && responder.source.card === first.card);
  if (!turn || !item) throw new Error('a mandatory response that is not there');
  engine.goto(frame, 'RESP mandatory');
  // A list longer than one also says what comes after, as far as it stays possible (commands.md, `order`).
  const rest = chosen.slice(1).flatMap((other) => (other.kind === 'card' ? [engine.ref(other.card)] : []));
  frame.cards.wanted = rest.length > 0 ? rest : (frame.cards.wanted ?? []).slice(1);
  frame.numbers.next = (turn.position + 1) % engine.state.seats.length;
  engine.note(...MANDATORY, '2E-RESP-10');
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
  const left = engine.state.seats.length - (frame.numbers.passes ?? 0);
  return nextTurn(engine, ready, frame.numbers.turn ?? 0, left);
}

/** An interrupt is played, a text in play is used; one card with several such texts says which. */
function optionOf(engine: Engine, { responder, occurrence }: Ready, ready: readonly Ready[]): Option {
  const { card } = responder.source;
  const ability = responder.ability + 1;
  const isOnly = ready.filter((item) => item.responder.source.card === card).length === 1;
  return engine.ruleset.text.isPlayed(engine, responder)
    ? {
        verb: 'play',
        card,
        ...(isOnly ? {} : { ability }),
        rules: ['2E-RESP-09', '2E-PLAY-22', '2E-CARD-13', ...onceRules(occurrence)],
      }
    : { verb: 'use', card, ability, rules: ['2E-RESP-02', '2E-RESP-03', '2E-RESP-10', ...onceRules(occurrence)] };
}

/** "When … facing a dilemma": once with each dilemma, every copy. */
function onceRules({ name }: Occurrence): readonly RuleId[] {
  return name === 'face' ? ['2E-RESP-04', '2E-DIL-43', '2E-OP-44'] : [];
}

function askOptional(engine: Engine, frame: Frame): Request | null {
  const turn = optionalTurn(engine, frame);
  if (!turn) return null;
  return {
    kind: 'respond',
    player: turn.seat,
    prompt: `${sayingOf(engine, frame)}: respond?`,
    about: frame.occurrence?.name ?? frame.words.period ?? '',
    ...(frame.occurrence?.by ? { source: frame.occurrence.by.card } : {}),
    options: [...turn.ready.map((item) => optionOf(engine, item, turn.ready)), { verb: 'pass', rules: OPTIONAL }],
    rules: [
      ...OPTIONAL,
      ...(turn.ready.some(({ responder }) => engine.ruleset.text.isPlayed(engine, responder)) ? ['2E-RESP-09'] : []),
      ...rulesOf(frame),
    ],
  };
}

/** What is responded to, in words: `Before Anna overcomes a dilemma`. */
function sayingOf(engine: Engine, { occurrence, words }: Frame): string {
  const { state, ruleset } = engine;
  if (occurrence) {
    const who = state.seats[occurrence.player] ?? '';
    return `${occurrence.stage === 'about' ? 'Before' : 'When'} ${who} ${ruleset.occasionOf(occurrence.name)}`;
  }
  const who = state.seats[state.attempt?.player ?? state.turn.player] ?? '';
  return `While ${who} ${ruleset.occasionOf(words.period ?? '')}`;
}

function answerOptional(engine: Engine, frame: Frame, option: Option): void {
  const turn = optionalTurn(engine, frame);
  if (!turn) throw new Error('an answer to no response');
  engine.goto(frame, 'RESP optional');
  frame.numbers.turn = (turn.position + 1) % engine.state.seats.length;
  if (option.verb === 'pass') {
    frame.numbers.passes = (frame.numbers.passes ?? 0) + turn.silent + 1;
    engine.emit({ type: 'passed', player: turn.seat, silent: true }, [...OPTIONAL, '2E-LOOK-18', '2E-ATTR-04']);
    return;
  }
  frame.numbers.passes = 0;
  const item = turn.ready.find(({ responder }) => {
    const isCard = responder.source.card === option.card;
    return isCard && (option.ability === undefined || option.ability === responder.ability + 1);
  });
  if (!item) throw new Error('a response that is not there');
  // Whoever may do otherwise is in no loop (2E-LOOP-02).
  frame.words.taken = '';
  take(engine, frame, item);
}

function take(engine: Engine, frame: Frame, { responder, occurrence }: Ready): void {
  frame.numbers[`used ${useKey(responder)}`] = 1;
  engine.note('2E-RESP-02', '2E-RESP-03', ...(responder.you === engine.state.turn.player ? [] : ['2E-ACTION-03']));
  engine.ruleset.text.begin(engine, responder, occurrence, frame.numbers.subject ?? -1);
}
