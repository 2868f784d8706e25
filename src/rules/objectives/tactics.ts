/** Tactics of an engagement: drawn, laid, turned up, put away (OBJ-TACTIC, ENG 4 to 6 and 11). */
import { moveCards, shuffle } from '../../effects/doing/index.ts';
import { matches } from '../../effects/meaning.ts';
import { playersOf } from '../../effects/reading/index.ts';
import { rulesAtWork, type RuleAtWork } from '../../effects/standing/index.ts';
import type { Candidate, CardNumber, Option, Refusal, Request, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';
import { useKey } from '../../engine/acting/responders.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { battleOf, occurrenceOf } from '../second-edition/battle-end.ts';
import { refusal } from '../second-edition/why-not.ts';
import { TACTICS_DRAWN } from './constants.ts';

const PILE = 'tactics';
const DRAWN = 'drawn tactics';
const CURRENT = 'current tactic';

const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

const playerAt = (engine: Engine, side: Side): Seat => battleOf(engine).sides[side].player;

// ---------------------------------------------------------------- ENG 4

/** OBJ-TACTIC-01, -02, -08 to -12: draw, draw again, or download instead. */
function drawRequest(engine: Engine, side: Side): Request | null {
  const player = playerAt(engine, side);
  const drawn = engine.zone(DRAWN, player).length;
  const pile = engine.zone(PILE, player);
  if (drawn >= TACTICS_DRAWN) return null;
  if (pile.length === 0) {
    engine.note('OBJ-TACTIC-08');
    return null;
  }
  const rules = ['OBJ-TACTIC-01', 'OBJ-TACTIC-02', 'OBJ-TACTIC-11', 'OBJ-TACTIC-12'];
  const from: Candidate[] = [{ kind: 'word', value: 'draw' }];
  const draw: Option = { verb: 'tactic', rules, selection: { from, min: 0, max: 1, ordered: false, example: [] } };
  const base = { kind: 'draw-tactics', player, rules } as const;
  // A download stands in the place of all drawing.
  return drawn > 0
    ? { ...base, prompt: 'Draw a second tactic?', options: [draw] }
    : { ...base, prompt: 'Draw a tactic?', options: [draw, ...downloadsFor(engine, player)] };
}

const downloadsFor = (engine: Engine, player: Seat): readonly Option[] =>
  downloadable(engine, player).map((using) => ({ verb: 'tactic', using, rules: ['OBJ-TACTIC-09', 'OBJ-TACTIC-10'] }));

function takeDraw(engine: Engine, frame: Frame, side: Side, option: Option, chosen: readonly Candidate[]): void {
  const player = playerAt(engine, side);
  if (option.using !== undefined) {
    download(engine, player, option.using);
  } else if (chosen.length > 0) {
    drawOne(engine, player);
    engine.goto(frame, drawLabel(side));
  }
}

/** OBJ-TACTIC-07: looked at each time one is about to be drawn. */
function drawOne(engine: Engine, player: Seat): void {
  const [top] = engine.zone(PILE, player);
  if (top !== undefined && engine.has(top, 'faceUp')) {
    engine.emit({ type: 'regenerated', player, zone: PILE }, ['OBJ-TACTIC-07']);
    shuffle(engine, { zone: PILE, player }, player, ['OBJ-TACTIC-07']);
  }
  moveCards(engine, {
    verb: 'drew',
    player,
    cards: engine.zone(PILE, player).slice(0, 1),
    to: { zone: DRAWN, player },
    face: 'down',
    rules: ['OBJ-TACTIC-01', 'OBJ-TACTIC-11', 'OBJ-CARD-09'],
  });
}

type Permit = RuleAtWork<'tacticDownload'>;

/** The texts that let the player download a tactic now: once in each engagement, since it stands for all drawing (OBJ-OP-43). */
const permitsOf = (engine: Engine, player: Seat): readonly Permit[] =>
  rulesAtWork(engine, 'tacticDownload').filter(({ context, effect: { who } }) =>
    playersOf(context, who).includes(player),
  );

const covers = ({ context, effect: { f } }: Permit, card: CardNumber): boolean =>
  f === undefined || matches(context, f, card);

/** The tactics in the player's pile that a text lets that player download, in an order that tells nothing of the pile's. */
function downloadable(engine: Engine, player: Seat): readonly CardNumber[] {
  const permits = permitsOf(engine, player);
  return engine
    .zone(PILE, player)
    .filter((card) => permits.some((permit) => covers(permit, card)))
    .toSorted((one, other) => one - other);
}

/** OBJ-TACTIC-10: seen by all, it is the current tactic, and the whole pile is shuffled face down. */
function download(engine: Engine, player: Seat, card: CardNumber): void {
  const rules = ['OBJ-TACTIC-09', 'OBJ-TACTIC-10'];
  const responder = permitsOf(engine, player).find((one) => covers(one, card))?.responder;
  if (!responder) throw new Error('no text lets this tactic be downloaded');
  const { source, ability, you } = responder;
  const use = { card: source.card, ability, player: you, shown: [], key: useKey(responder) };
  engine.emit({ type: 'used', ...use }, rules);
  moveCards(engine, {
    verb: 'downloaded',
    player,
    cards: [card],
    to: { zone: CURRENT, player },
    face: 'up',
    known: 'all',
    rules,
  });
  shuffle(engine, { zone: PILE, player }, player, rules);
}

const drawLabel = (side: Side): string => `ENG 4 ${side}`;

const drawStep = (side: Side): Step => ({
  label: drawLabel(side),
  told: 'ENG 4',
  rules: ['OBJ-TACTIC-01', 'OBJ-TACTIC-11'],
  asks: {
    request: (engine) => drawRequest(engine, side),
    answered: (engine, frame, option, chosen) => {
      takeDraw(engine, frame, side, option, chosen);
    },
  },
});

// ---------------------------------------------------------------- ENG 5

/** OBJ-TACTIC-03: one of the drawn, or none. */
function layRequest(engine: Engine, side: Side): Request | null {
  const player = playerAt(engine, side);
  const drawn = engine.zone(DRAWN, player);
  if (drawn.length === 0) return null;
  const from: Candidate[] = drawn.map((card) => ({ kind: 'card', card }));
  const rules = ['OBJ-TACTIC-03', 'OBJ-TACTIC-05'];
  return {
    kind: 'lay-tactic',
    player,
    prompt: 'Which is your current tactic?',
    options: [{ verb: 'tactic', rules, selection: { from, min: 0, max: 1, ordered: false, example: [] } }],
    rules,
  };
}

function lay(engine: Engine, side: Side, chosen: readonly Candidate[]): void {
  const player = playerAt(engine, side);
  const cards = chosen.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  moveCards(engine, {
    verb: 'laid',
    player,
    cards,
    to: { zone: CURRENT, player },
    face: 'down',
    rules: ['OBJ-TACTIC-03', 'OBJ-INPLAY-03'],
  });
  beneathPile(engine, player, engine.zone(DRAWN, player), ['OBJ-TACTIC-04', 'OBJ-TACTIC-06']);
}

/** Used tactics lie face up beneath the pile; they are never discarded. */
function beneathPile(engine: Engine, player: Seat, cards: readonly CardNumber[], rules: readonly RuleId[]): void {
  moveCards(engine, {
    verb: 'placed',
    player,
    cards,
    to: { zone: PILE, player },
    at: 'bottom',
    face: 'up',
    known: 'all',
    rules,
  });
}

const layStep = (side: Side): Step => ({
  label: `ENG 5 ${side}`,
  told: 'ENG 5',
  rules: ['OBJ-TACTIC-03', 'OBJ-TACTIC-04'],
  asks: {
    request: (engine) => layRequest(engine, side),
    answered: (engine, _frame, _option, chosen) => {
      lay(engine, side, chosen);
    },
  },
});

// ---------------------------------------------------------------- ENG 6 and 11

/** OBJ-TACTIC-05: both at once, when both players have chosen. */
function reveal(engine: Engine): void {
  const [occurrence = null, ...also] = SIDES.flatMap((side) => turnUp(engine, playerAt(engine, side)));
  openWindow(engine, { kind: 'did', occurrence, also, period: 'battle' });
}

/** "When tactics are revealed", "when you reveal a tactic": a download lies open already. */
function turnUp(engine: Engine, player: Seat): readonly Occurrence[] {
  const cards = engine.zone(CURRENT, player).filter((card) => !engine.has(card, 'faceUp'));
  if (cards.length === 0) return [];
  moveCards(engine, {
    verb: 'revealed',
    player,
    cards,
    to: { zone: CURRENT, player },
    face: 'up',
    known: 'all',
    rules: ['OBJ-TACTIC-05', 'OBJ-TACTIC-14', 'OBJ-INPLAY-03'],
  });
  return [{ ...occurrenceOf(engine, 'reveal', player), cards: cards.map((card) => engine.ref(card)) }];
}

/** OBJ-TACTIC-13: what has not become a marker. */
export function putAway(engine: Engine): void {
  for (const side of SIDES) {
    const player = playerAt(engine, side);
    beneathPile(engine, player, engine.zone(CURRENT, player), ['OBJ-TACTIC-13', 'OBJ-TACTIC-06']);
  }
}

export const tacticSteps: readonly Step[] = [
  drawStep(0),
  drawStep(1),
  layStep(0),
  layStep(1),
  { label: 'ENG 6', rules: ['OBJ-TACTIC-05', 'OBJ-TACTIC-14'], does: reveal },
];

/** Why a tactic can be neither drawn nor laid so: two at most are drawn, one is laid, a download stands for all of it. */
export function whyNoTactic({ request }: Engine): Refusal {
  return request?.kind === 'draw-tactics'
    ? refusal('tactics are drawn one by one, and laid afterwards', 'OBJ-TACTIC-02', 'OBJ-TACTIC-09')
    : refusal('one of the drawn tactics is laid, or none', 'OBJ-TACTIC-01', 'OBJ-TACTIC-03');
}
