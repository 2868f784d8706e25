/** Interrupts: shown to all, carried out, then destroyed; they cost no counters (2E-CARD-11 to -13, 2E-PLAY-21, -22). */
import { act, actionOf, noteDeed, pending } from '../../engine/acting/action.ts';
import { cardIfAny, numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Frame } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { moveCards } from '../../effects/doing/index.ts';
import { playOccurrence } from './cost.ts';
import { usePermission } from './permission-use.ts';
import { useDemandedSkills } from './play-cards.ts';
import { ownResponders } from '../shared/own-play.ts';
import { abilitiesAt, finishPlay, isPutAwayNow, pushPlayText } from './play-text.ts';

const cardOf = (frame: Frame): CardNumber => cardIfAny(frame, 'card');
const playerOf = (frame: Frame): Seat => numberIn(frame, 'player');

/** Plays an interrupt as an order or while its condition holds (not as a response: see the text rules). */
export function startInterrupt(engine: Engine, card: CardNumber, player: Seat, ability: number): void {
  engine.push('play interrupt', {
    cards: { card: [engine.ref(card)] },
    numbers: { player, ability, subject: -1, amount: 0, who: player },
  });
}

export const playInterrupt = procedure('play interrupt', [
  { label: 'PLAY 2', rules: ['2E-PLAY-21', '2E-OP-14'], does: announce },
  { label: 'PLAY 2 skills', rules: ['2E-PLAY-21', '2E-COST-08'], does: useDemandedSkills },
  { label: 'PLAY 4', rules: ['2E-PLAY-04', '2E-CARD-12'], does: pay },
  { label: 'PLAY 5', rules: ['2E-PLAY-05', '2E-OP-15'], does: openPrevent },
  { label: 'PLAY 6', rules: ['2E-PLAY-07'], does: stopIfPrevented },
  { label: 'PLAY 7', rules: ['2E-PLAY-21'], does: carryOut },
  { label: 'PLAY 7 destroy', rules: ['2E-CARD-11', '2E-PLAY-21'], does: destroy },
  { label: 'PLAY 8', rules: ['2E-PLAY-08'], does: openPlayed },
  { label: 'PLAY 10', rules: ['2E-PLAY-09'], does: finishPlay },
]);

function announce(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  const card = cardOf(frame);
  usePermission(engine, card, 0, player);
  moveCards(engine, {
    verb: 'played',
    player,
    cards: [card],
    to: { zone: 'announced', player },
    face: 'up',
    known: 'all',
  });
  engine.begin(frame, {
    verb: 'play',
    agent: player,
    source: null,
    objects: [{ ref: engine.ref(card), outcome: 'pending', by: -1 }],
    wanted: 1,
  });
}

/** Everything before "to" is a cost: that of the ability and of the sentence "To play this interrupt, …". */
function pay(engine: Engine, frame: Frame): void {
  pushPlayText(engine, frame, numberIn(frame, 'ability'), 'cost');
  for (const ability of abilitiesAt(engine, cardOf(frame), 'playCost').reverse())
    pushPlayText(engine, frame, ability, 'do');
}

function openPrevent(engine: Engine, frame: Frame): void {
  openWindow(engine, {
    kind: 'about',
    occurrence: playOccurrence(engine, cardOf(frame), playerOf(frame), 'about', 0),
    subject: engine.frames.indexOf(frame),
  });
}

function stopIfPrevented(engine: Engine, frame: Frame): void {
  if (!actionOf(frame).objects.some((object) => object.outcome === 'prevented')) return;
  if (engine.zoneOf(cardOf(frame)) === 'announced' && isPutAwayNow(frame)) {
    destroy(engine, frame);
    engine.goto(frame, 'PLAY 6');
  } else engine.goto(frame, 'PLAY 10');
}

function carryOut(engine: Engine, frame: Frame): void {
  noteDeed(engine, 'play', playerOf(frame), engine.ref(cardOf(frame)));
  pushPlayText(engine, frame, numberIn(frame, 'ability'), 'do');
}

/** Destroyed after it has been carried out, unless its text placed it elsewhere. */
function destroy(engine: Engine, frame: Frame): void {
  const card = cardOf(frame);
  if (engine.zoneOf(card) !== 'announced') return;
  act(engine, {
    verb: 'spend',
    agent: playerOf(frame),
    source: null,
    objects: pending([engine.ref(card)]),
    wanted: 1,
  });
}

function openPlayed(engine: Engine, frame: Frame): void {
  const [card, player] = [cardOf(frame), playerOf(frame)];
  const occurrence = playOccurrence(engine, card, player, 'did', 0);
  const collected = ownResponders(engine, card, player, occurrence);
  openWindow(engine, { kind: 'did', occurrence, subject: -1, collected });
}
