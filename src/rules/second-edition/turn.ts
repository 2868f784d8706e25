/** The turn: three segments, and what happens at its start and end (2E-TURN, 2E-DRAW, 2E-DISCARD, 2E-END). */
import { cardOfOption, placeNamed } from '../../engine/asking/request.ts';
import { countersBeyond } from './counters.ts';
import { changeCounters, countersLeft } from './state.ts';
import { act, pending } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Group } from '../../engine/asking/offered.ts';
import { procedure, type AskingInGroups, type Step } from '../../engine/kernel/procedure.ts';
import { respondersTo, useKey } from '../../engine/acting/responders.ts';
import type { Candidate, Option, Question, Request, RuleId } from '../../engine/asking/request.ts';
import type { Frame, Responder } from '../../engine/state/state.ts';
import { contextOf, playersOf, abilityOf, type Segment, isOptional } from '../../effects/reading/index.ts';
import { carryOutLater, dueNow } from '../../effects/hearing/index.ts';
import { isForbidden, mayLeaveCounters, moreFor } from '../../effects/standing/index.ts';
import { beginText, isIdleNow, isUsableNow } from '../../effects/doing/index.ts';
import { COUNTERS, HAND } from './constants.ts';
import { repairChoices, repair } from './damage.ts';
import { endLasting, endOfTurn } from './lasting.ts';
import { ofPlayer, optionsFor, orders, ordersQuestion, takeOrder, takeText, textsWith, usableTexts } from './orders.ts';
import { startPlaying } from './play-cards.ts';
import { playOptions } from './play-checks.ts';

/** The start or end of the turn, or the start of one of its segments; where its actions are taken. */
interface Moment {
  readonly edge: 'start' | 'end';
  readonly of: 'turn' | Segment;
  readonly label: string;
}
const START: Moment = { edge: 'start', of: 'turn', label: 'TURN start actions' };
const END: Moment = { edge: 'end', of: 'turn', label: 'TURN 3 end-actions' };

/** Texts "at the start of your Execute Orders segment". */
function startOf(label: string, of: Segment): Step {
  return actionsAt({ edge: 'start', of, label }, ['2E-TURN-02', '2E-TURN-05']);
}

/** The step in which the texts of a moment are used, one after the other. */
function actionsAt(moment: Moment, rules: readonly RuleId[]): Step {
  return {
    label: moment.label,
    rules,
    asks: {
      request: (engine: Engine, frame: Frame) => clockRequest(engine, frame, moment),
      answered: (engine: Engine, frame: Frame, option: Option) => {
        takeClock(engine, frame, option, moment);
      },
    },
  };
}

/** The step in which orders are given, one after the other, until the player ends the segment. */
export function ordersStep(
  rules: readonly RuleId[],
  asks: Pick<AskingInGroups, 'question' | 'groups'>,
  take: typeof takeOrder,
): Step {
  const label = 'TURN 2 orders';
  return {
    label,
    rules,
    asks: {
      ...asks,
      answered: (engine, frame, option, chosen) => {
        if (option.verb === 'end') return;
        engine.goto(frame, label);
        take(engine, option, chosen);
      },
    },
  };
}

/** Draw, play, use a "while" text, and what else the edition lets the player do with counters. */
export const playsWith = (verbs: readonly string[], more: readonly Group[]): readonly Group[] => [
  { verbs: ['draw'], list: (engine) => (canDraw(engine) ? [DRAW] : []) },
  ofPlayer(verbs, playOptions),
  textsWith(['window']),
  ...more,
];
const DRAW: Option = { verb: 'draw', rules: ['2E-DRAW-07', '2E-DRAW-08'] };

const plays = playsWith(['play'], [{ verbs: ['end'], list: endOptions }]);

export const turn = procedure('turn', [
  { label: 'TURN start', rules: ['2E-TURN-04'], does: startTurn },
  actionsAt(START, ['2E-TURN-04', '2E-TURN-05']),
  {
    label: 'TURN 1',
    rules: ['2E-TURN-02', '2E-DRAW-02'], // What the start of the turn added counts too (2E-OP-11).
    does: (engine) => segment(engine, 'play', Math.max(0, COUNTERS + countersLeft(engine))),
  },
  startOf('TURN 1 start actions', 'playSegment'),
  {
    label: 'TURN 1 play',
    rules: ['2E-DRAW-01', '2E-DRAW-03', '2E-COST-02'],
    asks: { question: playQuestion, groups: plays, answered: takePlay },
  },
  { label: 'TURN 2', rules: ['2E-TURN-02', '2E-TURN-03'], does: (engine) => segment(engine, 'orders', 0) },
  startOf('TURN 2 start actions', 'ordersSegment'),
  ordersStep(['2E-ORDER-01', '2E-ORDER-04'], { question: ordersQuestion, groups: orders }, takeOrder),
  { label: 'TURN 3', rules: ['2E-TURN-02', '2E-DISCARD-01'], does: (engine) => segment(engine, 'discard', 0) },
  startOf('TURN 3 start actions', 'discardSegment'),
  {
    label: 'TURN 3 discard',
    rules: ['2E-DISCARD-01', '2E-DISCARD-02'],
    asks: { request: discardRequest, answered: discardExcess },
  },
  actionsAt(END, ['2E-END-01', '2E-END-02', '2E-OP-32']),
  {
    label: 'TURN 3 repair',
    rules: ['2E-DAMAGE-07', '2E-DAMAGE-08', '2E-END-01'],
    asks: {
      request: repairChoices,
      answered: (engine, frame, _option, chosen) => {
        engine.goto(frame, 'TURN 3 repair');
        repair(engine, frame, chosen);
      },
    },
  },
  { label: 'TURN end', rules: ['2E-END-03', '2E-END-04', '2E-STOP-12'], does: endTurn },
]);

function startTurn(engine: Engine): void {
  endLasting(engine, [`start:${engine.turn.player}`]);
  engine.emit({ type: 'began', what: 'segment', player: engine.turn.player, name: 'start', counters: 0 });
}

function segment(engine: Engine, name: string, counters: number): void {
  engine.emit({ type: 'began', what: 'segment', player: engine.turn.player, name, counters });
}

// ---------------------------------------------------------------- play and draw

export function playQuestion(engine: Engine): Question {
  return {
    kind: 'play',
    player: engine.turn.player,
    prompt: `Play and draw: ${countersLeft(engine)} counters left`,
    rules: ['2E-DRAW-01', '2E-DRAW-03', '2E-COST-02'],
  };
}

function endOptions(engine: Engine): readonly Option[] {
  if (!mayEndPlay(engine)) return [];
  const endRule = countersLeft(engine) > 0 ? '2E-DRAW-06' : '2E-DRAW-05';
  return [{ verb: 'end', rules: [endRule, '2E-OP-01', '2E-OP-03'] }];
}

export function canDraw(engine: Engine): boolean {
  const { player } = engine.turn;
  return (
    countersLeft(engine) > 0 &&
    engine.zone('deck', player).length > 0 &&
    !isForbidden(engine, { name: 'spendCounter', player, cards: [] })
  );
}

/** All seven counters must be spent while there are cards to draw, unless a text says otherwise (2E-DRAW-05, -06, 2E-OP-01, -11). */
export function mayEndPlay(engine: Engine): boolean {
  const { player } = engine.turn;
  return (
    countersLeft(engine) <= countersBeyond(engine, player) ||
    engine.zone('deck', player).length === 0 ||
    mayLeaveCounters(engine, player)
  );
}

export function takePlay(engine: Engine, frame: Frame, option: Option): void {
  if (option.verb === 'end') return;
  engine.goto(frame, 'TURN 1 play');
  const { player } = engine.turn;
  if (option.verb === 'draw') {
    changeCounters(engine, player, -1, ['2E-DRAW-07']);
    act(engine, { verb: 'draw', agent: player, player, source: null, objects: [], wanted: 1, amount: 1 });
    return;
  }
  const card = cardOfOption(option, 'card');
  const isText = option.verb === 'use' || engine.definitionOf(card).type === 'interrupt';
  if (isText) takeText(engine, usableTexts(engine, player, ['window'], card), option);
  else startPlaying(engine, { player, card, at: placeNamed(option) });
}

// ---------------------------------------------------------------- discard

function discardRequest(engine: Engine): Request | null {
  const { player } = engine.turn;
  const hand = engine.zone('hand', player);
  const kept = HAND + moreFor(engine, player, 'hand');
  const excess = hand.length - kept;
  if (excess <= 0) {
    engine.note('2E-DISCARD-02');
    return null;
  }
  const from: Candidate[] = hand.map((card) => ({ kind: 'card', card }));
  const rules = ['2E-DISCARD-01'];
  const selection = {
    from,
    min: excess,
    max: excess,
    ordered: false,
    example: from.map((_, index) => index).slice(0, excess),
  };
  return {
    kind: 'discard',
    player,
    prompt: `Discard ${excess} to keep ${kept}`,
    options: [{ verb: 'discard', rules: [...rules, '2E-DISCARD-02'], selection }],
    rules,
  };
}

function discardExcess(engine: Engine, _frame: Frame, _option: Option, chosen: readonly Candidate[]): void {
  const { player } = engine.turn;
  const refs = chosen.flatMap((item) => (item.kind === 'card' ? [engine.ref(item.card)] : []));
  act(engine, { verb: 'discard', agent: player, source: null, objects: pending(refs), wanted: refs.length });
}

// ---------------------------------------------------------------- start and end of the turn

/** Texts "at the start / end of each of your turns" that are left to take; each at most once in the turn. */
function clockTexts(engine: Engine, frame: Frame, { edge, of }: Moment): Responder[] {
  const repeated = respondersTo(engine, `clock:${edge}:${of}`).filter((responder) => {
    if (frame.numbers[`${edge} ${of} ${useKey(responder)}`] === 1) return false;
    const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
    const isNow =
      at.t === 'clock' &&
      playersOf(contextOf(engine, responder.source, responder.you), at.whose).includes(engine.turn.player) &&
      (at.nth === undefined || at.nth === turnsOf(engine));
    // Nobody is asked about what, as all can see, nothing would come of.
    return (
      isNow && isUsableNow(engine, responder) && !(isOptionalText(engine, responder) && isIdleNow(engine, responder))
    );
  });
  return of === 'turn' ? [...dueNow(engine, edge), ...repeated] : repeated;
}

/** Which turn of the active player's it is. */
function turnsOf({ state: { turn: now, seats } }: Engine): number {
  return Math.floor((now.number - 1) / seats.length) + 1;
}

function clockRequest(engine: Engine, frame: Frame, moment: Moment): Request | null {
  const { edge, of } = moment;
  const texts = clockTexts(engine, frame, moment);
  const { player } = engine.turn;
  const mine = texts.filter((responder) => responder.you === player);
  const asked = mine.length > 0 ? mine : texts.filter((responder) => responder.you === texts[0]?.you);
  const [first] = asked;
  if (!first) return null;
  const due = dueNow(engine, edge);
  const mandatory = asked.filter(
    (responder) => due.some((item) => item === responder) || !isOptionalText(engine, responder),
  );
  const rules = edge === 'start' ? ['2E-TURN-04', '2E-TURN-05'] : ['2E-END-01', '2E-END-02', '2E-OP-32'];
  const options = optionsFor(engine, mandatory.length > 0 ? mandatory : asked).map((option) => ({ ...option, rules }));
  if (mandatory.length === 0) options.push({ verb: 'pass', rules });
  return {
    kind: edge,
    player: first.you,
    prompt: `At the ${edge} of the ${of === 'turn' ? 'turn' : 'segment'}`,
    options,
    rules,
  };
}

const isOptionalText = (engine: Engine, { source, ability }: Responder): boolean =>
  isOptional(abilityOf(engine.definitionOf(source.card), ability));

function takeClock(engine: Engine, frame: Frame, option: Option, moment: Moment): void {
  if (option.verb === 'pass') return;
  const { edge, of, label } = moment;
  engine.goto(frame, label);
  const responder = clockTexts(engine, frame, moment).find(
    (item) => item.source.card === option.card && item.ability + 1 === option.ability,
  );
  if (!responder) throw new Error('a text that is not offered');
  const due = dueNow(engine, edge).find((item) => item === responder);
  if (due) {
    carryOutLater(engine, due);
    return;
  }
  frame.numbers[`${edge} ${of} ${useKey(responder)}`] = 1;
  beginText(engine, responder, null, -1);
}

/** Everybody's cards unstop and everybody's ships have full Range again (2E-END-03, -04). */
function endTurn(engine: Engine): void {
  const { player } = engine.turn;
  const stopped = engine.marked('stopped');
  if (stopped.length > 0) engine.emit({ type: 'unstopped', cards: stopped }, ['2E-END-03', '2E-STOP-12']);
  for (const ship of engine.numbered('rangeUsed'))
    engine.emit({ type: 'range', ship, used: 0, left: 0 }, ['2E-END-04', '2E-MOVE-08']);
  endOfTurn(engine);
  engine.emit({ type: 'ended', what: 'turn', player });
}
