/** A turn: one card may be played, orders are given, a card is drawn (table `turn`, 94-TURN). */
import { moveCards } from '../../effects/doing/index.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import type { Candidate, Option, Request, RequestKind, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure, type Step } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { endUntil, endWithTurn } from '../shared/lasting.ts';
import { announce, type Deed } from './deeds.ts';
import { orderOf } from './order.ts';
import { calledHome } from './move.ts';
import { endRepairs, beginRepairs } from './repair.ts';
import { mayEndOrders } from './move.ts';
import { orderDeeds, playDeeds } from './all-deeds.ts';
import { fightAgain } from './rogue-borg.ts';
import { endDelays } from './supernova.ts';
import { openForInterrupts } from './interrupts.ts';
import { textSteps } from './turn-texts.ts';
import { endByTime, endIfDeckIsEmpty, endIfNothingToDraw, giveUp, isTimed } from './winning.ts';

/** A segment of the turn, in which deeds are offered until the player ends it. */
function segmentStep(
  label: string,
  kind: RequestKind,
  prompt: string,
  deeds: readonly Deed[],
  rules: readonly RuleId[],
  mayEnd: (engine: Engine, player: Seat) => boolean = () => true,
): Step {
  return {
    label,
    rules,
    asks: {
      always: true,
      request: (engine: Engine): Request => {
        const { player } = engine.turn;
        const due = kind === 'orders' ? calledHome(engine, player) : [];
        if (due.length > 0)
          return { kind, player, prompt: 'Your ship is called home', options: [...due, ...endings(engine)], rules };
        const options = fromEach(deeds, (deed) => deed.options(engine, player));
        const end = mayEnd(engine, player) ? [{ verb: 'end', rules }] : [];
        return { kind, player, prompt, options: [...options, ...end, ...endings(engine)], rules };
      },
      answered: (engine: Engine, frame: Frame, option: Option, chosen: readonly Candidate[]) => {
        if (option.verb === 'end') return;
        engine.goto(frame, label);
        if (option.verb === TIME.verb) {
          endByTime(engine);
          return;
        }
        if (option.verb === GIVE_UP.verb) {
          giveUp(engine, engine.turn.player);
          return;
        }
        const deed = deeds.find(({ verb }) => verb === option.verb);
        if (!deed) throw new Error(`${option.verb} is no deed of ${label}`);
        announce(engine, deed, orderOf(option, engine.turn.player, chosen));
      },
    },
  };
}

/** 94-ADV-06: the hour is up, by whatever clock the players go. */
const TIME: Option = { verb: 'time', rules: ['94-ADV-06', '94-OP-39'] };
const endings = (engine: Engine): Option[] => (isTimed(engine) ? [TIME, GIVE_UP] : [GIVE_UP]);

/** A player may give the game up in the own turn (94-WIN-06). */
const GIVE_UP: Option = { verb: 'concede', rules: ['94-WIN-06'] };

export const PLAY = 'turn 1❶ play-card';
export const ORDERS = 'turn 2❷ orders';

export const turn = procedure('turn', [
  { label: 'turn 0', rules: ['94-MOVE-19', '94-TURN-18', '94-OP-11'], does: begin },
  { label: 'turn 0 Rogue Borg', rules: ['94-SPECIAL-09', '94-OP-34'], does: fightAgain },
  { label: 'turn 0 Supernovas', rules: ['94-SPECIAL-20'], does: endDelays },
  { label: 'turn 0 repairs', rules: ['94-DMG-11', '94-OP-26'], does: beginRepairs },
  {
    label: 'turn 0 interrupts',
    rules: ['94-OP-29'],
    does: (engine) =>
      openForInterrupts(engine, { what: 'turn begins', player: engine.turn.player, edge: 'start', wasAsked: true }),
  },
  ...textSteps('start', 'turn 0'),
  { label: 'turn 1❶', rules: ['94-TURN-06'], does: (engine) => segment(engine, 'play') },
  segmentStep(PLAY, 'play', 'Play one card, or go on', playDeeds, ['94-TURN-07']),
  { label: 'turn 2❷', rules: ['94-TURN-06', '94-TURN-08'], does: (engine) => segment(engine, 'orders') },
  segmentStep(ORDERS, 'orders', 'Your orders', orderDeeds, ['94-TURN-10', '94-TURN-12', '94-TURN-17'], mayEndOrders),
  { label: 'turn 3❸', rules: ['94-TURN-09', '94-TURN-03'], does: draw },
  {
    label: 'turn 4 interrupts',
    rules: ['94-OP-29'],
    does: (engine) =>
      openForInterrupts(engine, { what: 'turn ends', player: engine.turn.player, edge: 'end', wasAsked: true }),
  },
  ...textSteps('end', 'turn 4'),
  { label: 'turn 4 repairs', rules: ['94-DMG-12', '94-OP-26'], does: endRepairs },
  { label: 'turn 4', rules: ['94-WIN-03', '94-OP-30'], does: endIfDeckIsEmpty },
  { label: 'turn 4 end', rules: ['94-TURN-18', '94-OP-11'], does: end },
]);

function segment(engine: Engine, name: string): void {
  engine.emit({ type: 'began', what: 'segment', player: engine.turn.player, name });
}

/** 94-MOVE-19, 94-CLOAK-03: range is whole again, every ship may be turned over; 94-RAND-06: the player's holograms act again. */
function begin(engine: Engine): void {
  const { player } = engine.turn;
  segment(engine, 'start');
  endUntil(engine, [`start:${player}`], ['94-CARD-22']);
  for (const ship of engine.cards)
    if (engine.numberOn(ship, 'rangeUsed') > 0) engine.emit({ type: 'range', ship, used: 0, left: 0 }, ['94-MOVE-19']);
  const marked = engine.cards.filter((card) => engine.has(card, 'turnedOver') || engine.has(card, 'fought'));
  if (marked.length > 0) engine.emit({ type: 'fresh turn', cards: marked }, ['94-CLOAK-03']);
  const idle = engine.cards.filter((card) => engine.has(card, 'deactivated') && engine.commanderOf(card) === player);
  if (idle.length > 0) engine.emit({ type: 'activated', cards: idle }, ['94-RAND-06']);
}

function draw(engine: Engine): void {
  const { player } = engine.turn;
  endIfNothingToDraw(engine, player);
  const cards = engine.zone('deck', player).slice(0, 1);
  moveCards(engine, { verb: 'drew', player, cards, to: { zone: 'hand', player }, face: 'down' });
}

/** 94-OP-11: all stops lapse with the turn, those of the other player's cards too. */
function end(engine: Engine): void {
  const cards = engine.cards.filter((card) => engine.has(card, 'stopped'));
  if (cards.length > 0) engine.emit({ type: 'unstopped', cards }, ['94-TURN-18', '94-OP-11']);
  endWithTurn(engine, ['94-CARD-22']);
  engine.emit({ type: 'ended', what: 'turn', player: engine.turn.player });
}
