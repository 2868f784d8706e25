/** Creating the spaceline: Missions are laid one by one on either end of the row (table `line`, 94-LINE). */
import { moveCards, shuffle } from '../../effects/doing/index.ts';
import type { CardNumber, Option, Request } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Step } from '../../engine/kernel/procedure.ts';
import { below } from '../../engine/state/chance.ts';
import { SPACELINE } from './constants.ts';
import { option } from './options.ts';
import { SEATS, otherOf } from './seats.ts';
import { placingNow } from './state.ts';
import { spaceline, titleOf } from './table.ts';
import { choosableIn } from '../../engine/showing/looking.ts';

export const lineSteps: readonly Step[] = [
  { label: 'line 1', rules: ['94-LINE-01', '94-LINE-02'], does: begin },
  { label: 'line 2', rules: ['94-LINE-02'], does: shuffleMissions },
  { label: 'line 3', rules: ['94-LINE-03', '94-OP-01'], does: chooseFirst },
  { label: 'line 4', rules: ['94-LINE-04', '94-LINE-07', '94-AFFIL-06'], does: drawMission },
  {
    label: 'line 5',
    rules: ['94-LINE-05'],
    asks: { always: true, request: askEnd, answered: (engine, _frame, chosen) => lay(engine, chosen) },
  },
  { label: 'line 6', rules: ['94-LINE-06'], does: alternate },
];

/** The end of the row that stands for each word (94-LINE-05). */
const ENDS = ['left', 'right'] as const;

function begin(engine: Engine): void {
  engine.emit({ type: 'began', what: 'segment', player: engine.turn.player, name: 'line' });
}

function shuffleMissions(engine: Engine): void {
  for (const player of SEATS) shuffle(engine, { zone: 'missions', player }, player, ['94-LINE-02']);
}

function chooseFirst(engine: Engine): void {
  const { chance, first: firstTurn } = engine.state;
  const drawn = below(chance, SEATS.length);
  const isAgreed = option(engine, 'line.first') === 'agreed';
  // Whoever is to take the first turn is second here (94-OP-02).
  const first = isAgreed ? 0 : firstTurn >= 0 ? otherOf(firstTurn) : drawn.value;
  engine.emit({ type: 'chance', outcome: first, of: SEATS.length, chance: drawn.chance });
  engine.emit({ type: 'placing', player: first, placing: { first, passes: 0, last: first } });
}

/** The top Mission of the pile of whoever places it. */
function topMission(engine: Engine): CardNumber {
  const [mission] = engine.zone('missions', engine.turn.player);
  if (mission === undefined) throw new Error('nobody has a Mission left to lay');
  return mission;
}

/** 94-LINE-04: the top card is seen by both; the very first one is simply laid down. */
function drawMission(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const { player } = engine.turn;
  const mission = topMission(engine);
  engine.emit({ type: 'revealed', cards: [mission], known: 'all', player });
  if (spaceline(engine).length > 0) return;
  layAt(engine, mission, 0);
  engine.goto(frame, 'line 6');
}

function askEnd(engine: Engine): Request {
  const mission = topMission(engine);
  const rules = ['94-LINE-05', '94-LINE-07'];
  const options = ENDS.map((end): Option => ({
    verb: 'place',
    card: mission,
    selection: { from: [{ kind: 'word', value: end }], min: 1, max: 1, ordered: false, example: [0] },
    rules,
  }));
  const prompt = `At which end does ${titleOf(engine, mission)} lie?`;
  return { kind: 'line', player: engine.turn.player, prompt, options, rules };
}

function lay(engine: Engine, laid: Option): void {
  const [end] = choosableIn(laid);
  const isLeft = end?.kind === 'word' && end.value === 'left';
  layAt(engine, topMission(engine), isLeft ? 0 : spaceline(engine).length);
}

function layAt(engine: Engine, mission: CardNumber, at: number): void {
  const { player } = engine.turn;
  moveCards(engine, {
    verb: 'placed',
    player,
    cards: [mission],
    to: { row: SPACELINE },
    at,
    face: 'up',
    known: 'all',
    commander: player,
    rules: ['94-LINE-05', '94-LINE-08', '94-LINE-09', '94-CARD-03'],
  });
}

/** 94-LINE-06: the other player lays, until both piles are empty; who has none left is passed over. */
function alternate(engine: Engine, frame: Parameters<Engine['goto']>[0]): void {
  const { player } = engine.turn;
  const left = (seat: number): boolean => engine.zone('missions', seat).length > 0;
  const next = [otherOf(player), player].find(left);
  if (next === undefined) return;
  engine.emit({ type: 'placing', player: next, placing: { ...placingNow(engine), last: player } });
  engine.goto(frame, 'line 4');
}
