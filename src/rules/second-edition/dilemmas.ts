/** Facing and overcoming dilemmas, one card of the stack (ATT 3a to 4b). */
import { noteDeed } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import type { CardNumber, RuleId } from '../../engine/asking/request.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { moveCards, pushText } from '../../effects/doing/index.ts';
import { abilityOf, numberOf, textOf } from '../../effects/reading/index.ts';
import { wasPrevented } from './dilemma-prevention.ts';
import { change, current, remaining } from './attempt-state.ts';
import { costNow } from './cost.ts';
import { endLasting } from './lasting.ts';
import { against } from '../shared/measured.ts';
import { missionKind } from './table.ts';
import { cardOf } from '../../engine/kernel/frames.ts';

const facingCard = (engine: Engine): CardNumber => cardOf(current(engine).facing);

function occurrence(engine: Engine, name: string, stage: 'about' | 'did', who: 'player' | 'opponent'): Occurrence {
  const { place, facing, involved, opponent, [who]: player } = current(engine);
  // Personnel face, the dilemma is what they face; to be revealed is said of the dilemma.
  if (name === 'face') return { name, stage, player, cards: involved, by: facing, where: place };
  const [top] = stage === 'about' ? engine.zone('stack', opponent) : [];
  const dilemma = top === undefined ? facing : engine.ref(top);
  return { name, stage, player, cards: dilemma ? [dilemma] : [], by: null, where: place };
}

export const dilemma = procedure('dilemma', [
  { label: 'ATT 3a', rules: ['2E-DIL-31'], does: overcomeAllIfNobodyLeft },
  {
    label: 'ATT 3b',
    rules: ['2E-ATT-18'],
    does: announce,
  },
  { label: 'ATT 3c', rules: ['2E-DIL-11', '2E-LOOK-13'], does: reveal },
  {
    label: 'ATT 3d',
    rules: ['2E-ATT-18'],
    does: (engine) =>
      openWindow(engine, { kind: 'did', occurrence: occurrence(engine, 'revealDilemma', 'did', 'opponent') }),
  },
  { label: 'ATT 3d placed', rules: ['2E-DIL-13', '2E-DIL-34'], does: endIfElsewhere },
  {
    label: 'ATT 3e',
    rules: ['2E-DIL-33'],
    does: (engine) =>
      openWindow(engine, { kind: 'cost', occurrence: occurrence(engine, 'revealDilemma', 'did', 'opponent') }),
  },
  {
    label: 'ATT 3f',
    rules: ['2E-CARD-18', '2E-DIL-28', '2E-DIL-29', '2E-DIL-30', '2E-DIL-32', '2E-OP-36'],
    does: check,
  },
  {
    label: 'ATT 3g',
    rules: ['2E-ATT-18'],
    does: (engine) => openWindow(engine, { kind: 'about', occurrence: occurrence(engine, 'face', 'about', 'player') }),
  },
  { label: 'ATT 3h', rules: ['2E-DIL-38', '2E-DIL-39'], does: startFacing },
  { label: 'ATT 3i gap', rules: ['2E-DIL-23'], does: openGapBeforeConsuming },
  { label: 'ATT 3i consume', rules: ['2E-CONSUME-01', '2E-CONSUME-02', '2E-DIL-41'], does: consume },
  { label: 'ATT 3i', rules: ['2E-DIL-23', '2E-DIL-11', '2E-OP-20'], does: carryOut },
  { label: 'ATT 4a about', rules: ['2E-RESP-06'], does: openAboutToOvercome },
  { label: 'ATT 4a', rules: ['2E-DIL-15', '2E-DIL-13'], does: overcome },
]);

function overcomeAllIfNobodyLeft(engine: Engine, frame: Frame): void {
  if (remaining(engine).length > 0) return;
  overcomeStack(engine, '2E-DIL-31');
  engine.finish(frame);
}

/** All dilemmas left in the stack are overcome as one action, without being revealed one by one (2E-OP-37). */
function overcomeStack(engine: Engine, rule: string): void {
  const { opponent, place } = current(engine);
  const cards = engine.zone('stack', opponent);
  moveCards(engine, {
    verb: 'overcome',
    player: opponent,
    cards,
    to: { host: place.card, relation: 'beneath' },
    face: 'up',
    rules: [rule, '2E-OP-37'],
  });
  openOvercome(engine, cards);
}

/** The dilemma on top is about to be revealed: a text may prevent it. */
function announce(engine: Engine, frame: Frame): void {
  const about = occurrence(engine, 'revealDilemma', 'about', 'opponent');
  frame.cards.top = about.cards;
  openWindow(engine, { kind: 'about', occurrence: about });
}

function reveal(engine: Engine, frame: Frame): void {
  const { opponent, revealed } = current(engine);
  const [card] = engine.zone('stack', opponent);
  // A text has prevented it: it is no longer there to be revealed.
  if (card === undefined || card !== frame.cards.top?.[0]?.card) {
    endLasting(engine, ['dilemma']);
    engine.finish(frame);
    return;
  }
  moveCards(engine, {
    verb: 'revealed',
    player: opponent,
    cards: [card],
    to: { zone: 'revealed', player: opponent },
    face: 'up',
    known: 'all',
  });
  const definition = engine.definitionNumber(card);
  const { player, place } = current(engine);
  noteDeed(engine, 'revealDilemma', player, engine.ref(card), { where: place });
  change(engine, { facing: engine.ref(card), revealed: [...revealed, { card, definition, outcome: 'revealed' }] });
}

/** What is put elsewhere as it is revealed ('when that dilemma is revealed here, return it to its owner's pile') is not faced. */
function endIfElsewhere(engine: Engine, frame: Frame): void {
  const card = facingCard(engine);
  if (engine.zoneOf(card) === 'revealed') return;
  if (!wasPrevented(engine, card)) mark(engine, 'not faced: placed elsewhere');
  endLasting(engine, ['dilemma']);
  change(engine, { facing: null });
  engine.finish(frame);
}

/** Duplicate, type, cost, in this order; at the first failure the later ones are not looked at (2E-OP-29, -36). */
function check(engine: Engine, frame: Frame): void {
  const attempt = current(engine);
  const card = facingCard(engine);
  const definition = engine.definitionOf(card);
  const earlier = attempt.revealed.slice(0, -1);
  if (earlier.some((item) => engine.definitions[item.definition]?.title === definition.title)) {
    notFaced(engine, frame, 'a duplicate', '2E-DIL-29', '2E-OP-29');
    return;
  }
  if (definition.dilemma !== 'dual' && definition.dilemma !== missionKind(engine, attempt.place.card)) {
    notFaced(engine, frame, 'the wrong type', '2E-DIL-28', '2E-CARD-18');
    return;
  }
  const cost = costNow(engine, card);
  if (attempt.spent + cost > Math.max(0, attempt.total)) {
    notFaced(engine, frame, 'too expensive', '2E-DIL-30', '2E-DIL-04');
    overcomeStack(engine, '2E-DIL-30');
    return;
  }
  change(engine, { spent: attempt.spent + cost });
}

function notFaced(engine: Engine, frame: Frame, why: string, ...rules: RuleId[]): void {
  const { place, opponent } = current(engine);
  mark(engine, `not faced: ${why}`);
  endLasting(engine, ['dilemma']);
  moveCards(engine, {
    verb: 'overcome',
    player: opponent,
    cards: [facingCard(engine)],
    to: { host: place.card, relation: 'beneath' },
    face: 'up',
    rules: [...rules, '2E-DIL-34', '2E-OP-36'],
  });
  const card = facingCard(engine);
  change(engine, { facing: null });
  engine.finish(frame);
  openOvercome(engine, [card]);
}

/** What became of the dilemma revealed last. */
function mark(engine: Engine, outcome: string): void {
  const { revealed } = current(engine);
  change(engine, {
    revealed: revealed.map((item, index) => (index === revealed.length - 1 ? { ...item, outcome } : item)),
  });
}

function startFacing(engine: Engine, frame: Frame): void {
  if (wasPrevented(engine, facingCard(engine))) {
    engine.goto(frame, 'ATT 4a');
    return;
  }
  change(engine, { open: true });
  mark(engine, 'facing');
  const card = facingCard(engine);
  const { player } = current(engine);
  engine.emit({ type: 'faced', card, player, against: against(engine, card, remaining(engine)) });
  noteDeed(engine, 'face', player, engine.ref(card));
}

/** The text of the dilemma: a sequence of actions with gaps before, between and after them. */
function carryOut(engine: Engine): void {
  const card = facingCard(engine);
  if (wasPrevented(engine, card)) return;
  const definition = engine.definitionOf(card);
  const texts = definition.abilities
    .map((_, ability) => ability)
    .filter((ability) => abilityOf(definition, ability).at.t === 'resolve');
  if (texts.length === 0) {
    openWindow(engine, { kind: 'about', occurrence: null, period: 'face' });
    return;
  }
  texts.reverse().forEach((ability, position) => {
    const block = numberOf(definition, abilityOf(definition, ability).do);
    const responder = {
      source: engine.ref(card),
      definition: engine.definitionNumber(card),
      ability,
      you: current(engine).player,
    };
    const text = pushText(engine, responder, [block], null, -1);
    text.numbers.gap = position === texts.length - 1 ? 1 : 0;
  });
}

/** How many cards the keyword Consume of the dilemma asks for. */
function consumes(engine: Engine): number {
  const definition = engine.definitionOf(facingCard(engine));
  const keyword = textOf(definition).program.keywords.find((item) => item.name === 'Consume');
  if (typeof keyword?.arg === 'number') return keyword.arg;
  const { Consume: given } = definition.keywords;
  return given === undefined ? 0 : Number(given);
}

/** Consuming is the first action of a dilemma that has the keyword: keywords stand before the other text. */
function openGapBeforeConsuming(engine: Engine): void {
  if (consumes(engine) > 0) openWindow(engine, { kind: 'about', occurrence: null, period: 'face' });
}

function placeBeneath(engine: Engine, card: CardNumber, rules?: readonly string[]): void {
  const { place, opponent } = current(engine);
  moveCards(engine, {
    verb: 'overcome',
    player: opponent,
    cards: [card],
    to: { host: place.card, relation: 'beneath' },
    face: 'up',
    ...(rules && { rules }),
  });
}

/** Consume: n puts the top n cards of the opponent's pile beneath the mission, overcome and unfaced. */
function consume(engine: Engine): void {
  if (wasPrevented(engine, facingCard(engine))) return;
  const { opponent } = current(engine);
  for (let placed = consumes(engine); placed > 0; placed--) {
    const [card] = engine.zone('dilemmas', opponent);
    if (card === undefined) return;
    placeBeneath(engine, card);
    openOvercome(engine, [card]);
  }
}

/** What is still where it was revealed is about to be overcome; a text may place it elsewhere. */
function openAboutToOvercome(engine: Engine): void {
  const card = facingCard(engine);
  if (engine.zoneOf(card) !== 'revealed' || wasPrevented(engine, card)) return;
  const { player, place } = current(engine);
  const cards = [engine.ref(card)];
  openWindow(engine, {
    kind: 'about',
    occurrence: { name: 'overcome', stage: 'about', player, cards, by: null, where: place },
  });
}

/** A dilemma that was not placed elsewhere is overcome; the period of facing it is over. */
function overcome(engine: Engine): void {
  const card = facingCard(engine);
  const isHere = engine.zoneOf(card) === 'revealed';
  if (!wasPrevented(engine, card)) mark(engine, isHere ? 'overcome' : 'placed');
  endLasting(engine, ['dilemma']);
  if (isHere) placeBeneath(engine, card, ['2E-DIL-15', '2E-LOOK-14']);
  change(engine, { facing: null, open: false });
  if (isHere) openOvercome(engine, [card]);
}

/** For texts about overcoming: placed beneath a mission for any reason, a dilemma is overcome (2E-DIL-41). */
function openOvercome(engine: Engine, cards: readonly CardNumber[]): void {
  const { player, place } = current(engine);
  if (cards.length === 0) return;
  const refs = cards.map((card) => engine.ref(card));
  for (const ref of refs) noteDeed(engine, 'overcome', player, ref);
  openWindow(engine, {
    kind: 'did',
    occurrence: { name: 'overcome', stage: 'did', player, cards: refs, by: null, where: place },
  });
}
