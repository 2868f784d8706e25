/** An Event, or an Artifact played as one: announced, then it takes effect, and stays or is discarded (94-PLAY-11 to -13, -15). */
import { moveCards } from '../../effects/doing/index.ts';
import { isType } from '../../effects/reading/index.ts';
import { actionOf, noteDeed, pending } from '../../engine/acting/action.ts';
import { openWindow } from '../../engine/acting/window.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Place } from '../../engine/state/events.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { cardIn, numberIn, refIn, cardsIfAny } from '../../engine/kernel/frames.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';
import { openForInterrupts, openPlayed, playOf, pushInstructions } from './interrupts.ts';
import { discard } from './nullify.ts';
import { instructionsOf, isPlacedBy, isShort, programOf, responderOf } from './plays.ts';
import { spendCardPlay } from './report.ts';
import { discardEnabler, vaporize } from './supernova.ts';
import { vaporizes } from './vaporizing.ts';
import { cumulationRules } from './uniqueness.ts';

export const playEvent = procedure('play event', [
  { label: 'turn 1❶ event', rules: ['94-PLAY-01', '94-CARD-16'], does: announce },
  { label: 'turn 1❶ event interrupts', rules: ['94-INTR-01', '94-OP-29'], does: openToAnswers },
  { label: 'turn 1❶ event in play', rules: ['94-PLAY-11', '94-PLAY-13', '94-PLAY-14'], does: takeEffect },
  { label: 'turn 1❶ short event', rules: ['94-PLAY-12'], does: putAway },
]);

/** Puts the playing of the card on the stack; `on`: the card it is played on, 0 none. */
export function startEvent(engine: Engine, card: CardNumber, on: CardNumber, player: Seat): void {
  engine.push('play event', {
    cards: { card: [engine.ref(card)], on: on > 0 ? [engine.ref(on)] : [] },
    numbers: { player },
  });
}

const playerOf = (frame: Frame): Seat => numberIn(frame, 'player');

function announce(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  const card = cardIn(frame, 'card');
  spendCardPlay(engine, player);
  moveCards(engine, {
    verb: 'played',
    player,
    cards: [card],
    to: { zone: 'announced', player },
    face: 'up',
    known: 'all',
    rules: ['94-PLAY-01', ...(isType(engine, card, 'artifact') ? ['94-PLAY-15'] : ['94-CARD-16'])],
  });
  const played = [engine.ref(card)];
  frame.cards.card = played;
  engine.begin(frame, { verb: 'play', agent: player, source: null, objects: pending(played), wanted: 1 });
}

/** Texts in play first, then both players' Interrupts; what is opened last comes first. */
function openToAnswers(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  const occurrence = playOf(engine, cardIn(frame, 'card'), player, 'about');
  const subject = engine.frames.indexOf(frame);
  openForInterrupts(engine, { what: 'play', player, occurrence, subject, wasAsked: true });
  openWindow(engine, { kind: 'about', occurrence, subject });
}

/** Was it nullified, or prevented by a text? */
const isCalledOff = (engine: Engine, frame: Frame): boolean =>
  engine.zoneOf(cardIn(frame, 'card')) !== 'announced' ||
  actionOf(frame).objects.some(({ outcome }) => outcome === 'prevented');

/** Where the card lies now: on its host, at the side of the table, or nowhere, if it is done with at once. */
function placeOf(engine: Engine, frame: Frame): Place | null {
  const card = cardIn(frame, 'card');
  const [on] = cardsIfAny(frame, 'on');
  if (on) return { host: on.card, relation: 'on' };
  return isPlacedBy(programOf(engine, card)) ? { zone: 'table', player: playerOf(frame) } : null;
}

function takeEffect(engine: Engine, frame: Frame): void {
  const [card, player] = [cardIn(frame, 'card'), playerOf(frame)];
  const [on] = cardsIfAny(frame, 'on');
  if (vaporizes(engine, card)) discardEnabler(engine, card, player);
  if (isCalledOff(engine, frame) || (on && !engine.isSame(on))) {
    if (engine.zoneOf(card) === 'announced') discard(engine, card, player, ['94-OP-29']);
    engine.finish(frame);
    return;
  }
  const to = placeOf(engine, frame);
  if (to) {
    const rules = ['94-PLAY-11', '94-PLAY-13'];
    moveCards(engine, {
      verb: 'placed',
      player,
      cards: [card],
      to,
      face: 'up',
      known: 'all',
      commander: player,
      rules,
    });
    frame.cards.card = [engine.ref(card)];
    engine.note(...cumulationRules(engine, card));
  }
  noteDeed(engine, 'play', player, engine.ref(card));
  if (vaporizes(engine, card)) explode(engine, frame);
  const instructions = instructionsOf(engine, card);
  const [first] = instructions;
  if (first !== undefined) pushInstructions(engine, responderOf(engine, card, player, first), instructions);
}

/** 94-SPECIAL-16, -20: a Supernova takes effect now, or when its delay is over. */
function explode(engine: Engine, frame: Frame): void {
  const card = cardIn(frame, 'card');
  const { delay } = frame.numbers;
  if (delay === undefined) vaporize(engine, card);
  else engine.emit({ type: 'delayed', card, turns: delay }, ['94-SPECIAL-20']);
}

/** 94-PLAY-12: one that has done what it says is discarded; one that goes on stays. */
function putAway(engine: Engine, frame: Frame): void {
  const player = playerOf(frame);
  const ref = refIn(frame, 'card');
  const { card } = ref;
  if (engine.isSame(ref) && isShort(engine, card)) discard(engine, card, player, ['94-PLAY-12']);
  openPlayed(engine, card, player);
}
