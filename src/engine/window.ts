/**
 * Response windows (2E table RESP): mandatory responses from the active player round the table, one each, until none is
 * left; then optional ones until all pass in a row. One procedure serves every window; a player is asked only when there
 * is a legal response, and that nobody else learns.
 */
import type { Engine } from './kernel.ts';
import { countResponse } from './guard.ts';
import { procedure } from './procedure.ts';
import type { Candidate, Option, Request, RuleId, Seat } from './request.ts';
import { isHeard, keyOf, respondersTo, useKey } from './responders.ts';
import type { Frame, Occurrence, Responder } from './state.ts';

/** Which responses a window takes: those that change the cost, those before the effect, or those after it. */
export type WindowKind = 'cost' | 'about' | 'did';

/** A period in which text may be used between any two actions: facing a dilemma, attempting, checking requirements. */
export type Period = '' | 'face' | 'attempt' | 'checkRequirements';

export interface WindowSlots {
  readonly kind: WindowKind;
  /** What is responded to; null for a gap between actions, in which only text of the period may be used. */
  readonly occurrence: Occurrence | null;
  /** Index in the stack of the action's frame, which a response may prevent or change; -1 if none. */
  readonly subject?: number;
  readonly period?: Period;
  /** Responders collected before cards left play. */
  readonly collected?: readonly Responder[];
}

/** Opens a window, unless nothing in the game could respond in it. */
export function openWindow(engine: Engine, slots: WindowSlots): void {
  const { occurrence, collected = [], period = '' } = slots;
  const heard = occurrence !== null && isHeard(engine, keyOf(occurrence));
  const hasPeriod = period !== '' && (isHeard(engine, 'window') || isHeard(engine, `did:${period}`));
  if (!heard && !hasPeriod && collected.length === 0) return;
  engine.push('window', {
    ...(occurrence ? { occurrence } : {}),
    responders: collected,
    numbers: { subject: slots.subject ?? -1, next: 0, passes: 0 },
    words: { kind: slots.kind, period },
  });
}

const MANDATORY: readonly RuleId[] = ['2E-RESP-11', '2E-RESP-14', '2E-RESP-15'];
const OPTIONAL: readonly RuleId[] = ['2E-RESP-12', '2E-RESP-13'];

export const windowProcedure = procedure('window', [
  { label: 'collect', rules: ['2E-RESP-01'], does: collect },
  {
    label: 'mandatory',
    rules: MANDATORY,
    asks: { request: askMandatory, answered: (engine, frame, _option, chosen) => takeMandatory(engine, frame, chosen) },
  },
  { label: 'optional', rules: OPTIONAL, asks: { request: askOptional, answered: answerOptional } },
]);

function collect(engine: Engine, frame: Frame): void {
  const now = candidatesNow(engine, frame);
  const known = new Set(now.map(({ responder }) => useKey(responder)));
  const gone = (frame.responders ?? []).filter((responder) => !known.has(useKey(responder)));
  frame.responders = [
    ...gone,
    ...now
      .filter(({ responder }) => !engine.ruleset.text.isOptional(engine, responder))
      .map(({ responder }) => responder),
  ];
}

interface Ready {
  readonly responder: Responder;
  readonly occurrence: Occurrence;
}

/** Everything that responds now, with what it responds to. */
function candidatesNow(engine: Engine, frame: Frame): Ready[] {
  const ready: Ready[] = [];
  const { occurrence } = frame;
  if (occurrence && !isClosed(engine, frame)) {
    for (const responder of respondersTo(engine, keyOf(occurrence))) ready.push({ responder, occurrence });
  }
  const period = frame.words.period;
  const during = period ? periodOccurrence(engine, period) : null;
  if (during) {
    for (const responder of respondersTo(engine, 'window')) ready.push({ responder, occurrence: during });
    for (const responder of respondersTo(engine, keyOf(during))) {
      if (!(useKey(responder) in engine.state.uses.dilemma)) ready.push({ responder, occurrence: during });
    }
  }
  return ready.filter(
    (item) =>
      fits(engine, frame, item.responder) && engine.ruleset.text.responds(engine, item.responder, item.occurrence),
  );
}

/** The state of facing a dilemma or attempting, as something to respond to. */
function periodOccurrence(engine: Engine, name: string): Occurrence | null {
  const attempt = engine.state.attempt;
  if (!attempt) return null;
  const base = { name, stage: 'did' as const, player: attempt.player, where: attempt.mission };
  return name === 'face'
    ? { ...base, cards: attempt.involved, by: attempt.facing }
    : { ...base, cards: [attempt.mission], by: null };
}

/** A window takes only its kind of response, and each ability once (2E-RESP-02). */
function fits(engine: Engine, frame: Frame, responder: Responder): boolean {
  if (frame.numbers[`used ${useKey(responder)}`]) return false;
  if (`loop ${useKey(responder)}` in engine.state.decisions) return false;
  const changesCost = engine.ruleset.text.changesCost(engine, responder);
  if (frame.words.kind === 'cost') return changesCost;
  // 3d and 3e are two windows of one event: what changes the cost waits for the second.
  return !changesCost || (frame.words.kind === 'did' && frame.occurrence?.name !== 'revealDilemma');
}

/** Has everything that the window is about been prevented (2E-RESP-08)? */
function isClosed(engine: Engine, frame: Frame): boolean {
  const action = engine.state.frames[frame.numbers.subject ?? -1]?.action;
  if (!action || frame.words.kind === 'did') return false;
  return action.objects.length > 0 && action.objects.every((object) => object.outcome !== 'pending');
}

// -------------------------------------------------------------------- mandatory

/** Whose turn in the round it is, and which mandatory responses that player has left. */
function mandatoryTurn(engine: Engine, frame: Frame): { seat: Seat; position: number; ready: Responder[] } | null {
  if (!frame.responders?.length || isClosed(engine, frame)) return null;
  const order = engine.ruleset.turnOrder(engine);
  const left = frame.responders.filter((responder) => fits(engine, frame, responder));
  for (let step = 0; step < order.length; step++) {
    const position = ((frame.numbers.next ?? 0) + step) % order.length;
    const seat = order[position] ?? 0;
    const ready = left.filter((responder) => responder.you === seat && stillResponds(engine, frame, responder));
    if (ready.length > 0) return { seat, position, ready };
  }
  return null;
}

/** Trigger and requirements are checked again when its turn comes (2E-OP-16). */
function stillResponds(engine: Engine, frame: Frame, responder: Responder): boolean {
  const occurrence = occurrenceFor(engine, frame, responder);
  return occurrence !== null && engine.ruleset.text.responds(engine, responder, occurrence);
}

function occurrenceFor(engine: Engine, frame: Frame, responder: Responder): Occurrence | null {
  const handle = engine.definitions[responder.definition]?.abilities[responder.ability];
  const { occurrence } = frame;
  if (occurrence && handle?.triggers.includes(keyOf(occurrence))) return occurrence;
  return frame.words.period ? periodOccurrence(engine, frame.words.period) : null;
}

function askMandatory(engine: Engine, frame: Frame): Request | null {
  const turn = mandatoryTurn(engine, frame);
  if (!turn) return null;
  const [wanted] = frame.cards.wanted ?? [];
  const next = turn.ready.filter((responder) => responder.source.card === wanted?.card);
  const ready = next.length > 0 ? next : turn.ready;
  const from: Candidate[] = ready.map((responder) => ({ kind: 'card', card: responder.source.card }));
  const selection = { from, min: 1, max: from.length, ordered: true, example: [0] };
  return {
    kind: 'order',
    player: turn.seat,
    prompt: 'Which comes next?',
    options: [{ verb: 'order', rules: MANDATORY, selection: from.length === 1 ? { ...selection, max: 1 } : selection }],
    rules: MANDATORY,
  };
}

function takeMandatory(engine: Engine, frame: Frame, chosen: readonly Candidate[]): void {
  const turn = mandatoryTurn(engine, frame);
  const [first] = chosen;
  const responder = turn?.ready.find((item) => first?.kind === 'card' && item.source.card === first.card);
  const occurrence = responder && occurrenceFor(engine, frame, responder);
  if (!turn || !responder || !occurrence) throw new Error('a mandatory response that is not there');
  engine.goto(frame, 'mandatory');
  // A list longer than one also says what comes after, as far as it stays possible (commands.md, `order`).
  const rest = chosen.slice(1).flatMap((item) => (item.kind === 'card' ? [engine.ref(item.card)] : []));
  frame.cards.wanted = rest.length > 0 ? rest : (frame.cards.wanted ?? []).slice(1);
  frame.numbers.next = (turn.position + 1) % engine.state.seats.length;
  const cycle = countResponse(engine.guard, useKey(responder));
  if (cycle.length > 0) {
    askLoop(engine, cycle);
    return;
  }
  take(engine, frame, responder, occurrence);
}

/** The cards of an endless cycle are put before the active player (2E-OP-33). */
function askLoop(engine: Engine, cycle: readonly string[]): void {
  const refs = cycle.map((key) => {
    const [card = 0, stay = 0] = key.split('.').map(Number);
    return { card, stay };
  });
  engine.push('loop', { cards: { cycle: refs }, words: { keys: cycle.join(' ') } });
}

const LOOP: readonly RuleId[] = ['2E-EFFECT-03', '2E-OP-33'];

export const loopProcedure = procedure('loop', [
  {
    label: 'loop',
    rules: LOOP,
    asks: {
      always: true,
      request: (engine, frame) => {
        const from = (frame.cards.cycle ?? []).map((ref): Candidate => ({ kind: 'card', card: ref.card }));
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
        const index = (frame.cards.cycle ?? []).findIndex((ref) => first?.kind === 'card' && ref.card === first.card);
        const key = (frame.words.keys ?? '').split(' ')[index] ?? '';
        engine.emit({ type: 'decided', player: engine.state.turn.player, question: `loop ${key}`, answer: 1 });
      },
    },
  },
]);

// -------------------------------------------------------------------- optional

interface Turn {
  readonly seat: Seat;
  readonly position: number;
  readonly silent: number;
  readonly ready: Ready[];
}

/** The next player in turn order who has a legal optional response, unless all have passed in a row. */
function optionalTurn(engine: Engine, frame: Frame): Turn | null {
  const order = engine.ruleset.turnOrder(engine);
  const ready = candidatesNow(engine, frame).filter(({ responder }) =>
    engine.ruleset.text.isOptional(engine, responder),
  );
  if (ready.length === 0) return null;
  const passes = frame.numbers.passes ?? 0;
  for (let silent = 0; passes + silent < order.length; silent++) {
    const position = ((frame.numbers.turn ?? 0) + silent) % order.length;
    const seat = order[position] ?? 0;
    const own = ready.filter(({ responder }) => responder.you === seat);
    if (own.length > 0) return { seat, position, silent, ready: own };
  }
  return null;
}

function optionOf(engine: Engine, { responder }: Ready): Option {
  const { card } = responder.source;
  return engine.zoneOf(card) === 'hand'
    ? { verb: 'play', card, rules: ['2E-RESP-09', '2E-PLAY-22'] }
    : { verb: 'use', card, ability: responder.ability + 1, rules: ['2E-RESP-02', '2E-RESP-10'] };
}

function askOptional(engine: Engine, frame: Frame): Request | null {
  const turn = optionalTurn(engine, frame);
  if (!turn) return null;
  return {
    kind: 'respond',
    player: turn.seat,
    prompt: 'Respond?',
    ...(frame.occurrence?.by ? { source: frame.occurrence.by.card } : {}),
    options: [...turn.ready.map((item) => optionOf(engine, item)), { verb: 'pass', rules: OPTIONAL }],
    rules: OPTIONAL,
  };
}

function answerOptional(engine: Engine, frame: Frame, option: Option): void {
  const turn = optionalTurn(engine, frame);
  if (!turn) throw new Error('an answer to no response');
  engine.goto(frame, 'optional');
  frame.numbers.turn = (turn.position + 1) % engine.state.seats.length;
  if (option.verb === 'pass') {
    frame.numbers.passes = (frame.numbers.passes ?? 0) + turn.silent + 1;
    engine.emit({ type: 'passed', player: turn.seat, silent: true });
    return;
  }
  frame.numbers.passes = 0;
  const index = turn.ready.findIndex(({ responder }) => {
    const isCard = responder.source.card === option.card;
    return isCard && (option.ability === undefined || option.ability === responder.ability + 1);
  });
  const item = turn.ready[index];
  if (!item) throw new Error('a response that is not there');
  take(engine, frame, item.responder, item.occurrence);
}

function take(engine: Engine, frame: Frame, responder: Responder, occurrence: Occurrence): void {
  frame.numbers[`used ${useKey(responder)}`] = 1;
  engine.ruleset.text.begin(engine, responder, occurrence, frame.numbers.subject ?? -1);
}
