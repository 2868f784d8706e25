/** Combat and engagements: begun by a card only (2E-COMBAT, 2E-ENGAGE). */
import { battleIn, type Battle, type BattleSide } from '../../effects/undertakings.ts';
import { opponentsOf, isStopped, isType, missionOf, shipOf } from '../../effects/reading/index.ts';
import { pushText } from '../../effects/doing/index.ts';
import { cardIfAny, numberIn, wordIn, cardsIfAny } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { choose } from '../../engine/asking/select.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import type { Frame, Ref } from '../../engine/state/state.ts';
import { openWindow } from '../../engine/acting/window.ts';
import { battleOf, end, occurrenceOf, openEnd, openEnded, SINCE, stopStarter } from './battle-end.ts';
import { cardsIn, combatPlaces, enemyShips, engagingShips, opponentsAt } from './battle-checks.ts';
import { totalOf } from './battle-totals.ts';
import { isMine, readyPersonnel } from './table.ts';

const starterOf = (frame: Frame): Seat => numberIn(frame, 'player');

/** 'Begin combat or an engagement': of what can begin, whichever the player says. */
export const whichBattle = procedure('which battle', [
  { label: 'BATTLE which', rules: ['2E-COMBAT-01', '2E-ENGAGE-01'], does: chooseKind },
  {
    label: 'BATTLE that one',
    rules: ['2E-COMBAT-01', '2E-ENGAGE-01'],
    does: (engine, frame) => {
      const text = engine.below(frame);
      if (text) text.words.battle = wordIn(frame, 'battle');
    },
  },
]);

function chooseKind(engine: Engine, frame: Frame): void {
  const player = starterOf(frame);
  const named = namedIn(frame);
  const places = { combat: combatPlaces(engine, player, named), engagement: engagingShips(engine, player, named) };
  const kinds = (['combat', 'engagement'] as const).filter((kind) => places[kind].length > 0);
  choose(engine, {
    player,
    prompt: 'Which?',
    from: kinds.map((value) => ({ kind: 'word' as const, value })),
    min: 1,
    max: 1,
    as: 'battle',
    rules: ['2E-COMBAT-01', '2E-ENGAGE-01'],
  });
}

// ---------------------------------------------------------------- combat

export const combat = procedure('combat', [
  {
    label: 'COMBAT 1 begin',
    rules: ['2E-COMBAT-01', '2E-COMBAT-02', '2E-COMBAT-05', '2E-COMBAT-06'],
    does: (engine, frame) => choosePlace(engine, frame, combatPlaces(engine, starterOf(frame), namedIn(frame))),
  },
  {
    label: 'COMBAT 1 opponent',
    rules: ['2E-COMBAT-03'],
    does: (engine, frame) =>
      chooseOpponent(engine, frame, opponentsAt(engine, cardIfAny(frame, 'place'), starterOf(frame)), '2E-COMBAT-03'),
  },
  { label: 'COMBAT 2 involve', rules: ['2E-COMBAT-04', '2E-OP-23'], does: involvePersonnel },
  { label: 'COMBAT 2 prevent', rules: ['2E-RESP-06'], does: openPrevent },
  { label: 'COMBAT 3 join', rules: ['2E-COMBAT-10'], does: joinUnlessPrevented },
  { label: 'COMBAT 4 total', rules: ['2E-COMBAT-07'], does: total },
  { label: 'COMBAT 5 win', rules: ['2E-COMBAT-08', '2E-COMBAT-09'], does: decide },
  { label: 'COMBAT 6 effect', rules: ['2E-COMBAT-10', '2E-COMBAT-11'], does: carryOutWin },
  { label: 'COMBAT 7 ending', rules: ['2E-RESP-06'], does: openEnd },
  { label: 'COMBAT 7 end', rules: ['2E-COMBAT-12', '2E-COMBAT-13'], does: stopStarter },
  { label: 'COMBAT ended', rules: ['2E-RESP-01'], does: openEnded },
  { label: 'COMBAT end', rules: ['2E-COMBAT-12'], does: end },
]);

/** The card that began the battle asks; a battle by order asks by itself. */
function asksFor(frame: Frame): { readonly source?: CardNumber } {
  const source = cardIfAny(frame, 'source');
  return source > 0 ? { source } : {};
}

const namedIn = (frame: Frame): CardNumber[] => cardsIfAny(frame, 'with').map((ref) => ref.card);

function choosePlace(engine: Engine, frame: Frame, places: readonly CardNumber[]): void {
  if (places.length === 0) {
    engine.finish(frame);
    return;
  }
  choose(engine, {
    player: starterOf(frame),
    prompt: 'Where?',
    ...asksFor(frame),
    from: places.map((card) => engine.ref(card)),
    min: 1,
    max: 1,
    as: 'place',
    rules: ['2E-COMBAT-02'],
  });
}

function chooseOpponent(engine: Engine, frame: Frame, seats: readonly Seat[], rule: RuleId): void {
  const from = seats.map((player) => ({ kind: 'player' as const, player }));
  choose(engine, {
    player: starterOf(frame),
    prompt: 'Which opponent?',
    ...asksFor(frame),
    from,
    min: 1,
    max: 1,
    as: 'opponent',
    rules: [rule],
  });
}

/** All unstopped personnel there of the player, and all of that opponent, stopped ones too in the player's turn (2E-OP-23). */
function involvePersonnel(engine: Engine, frame: Frame): void {
  const player = starterOf(frame);
  const opponent = numberIn(frame, 'opponent');
  const place = cardIfAny(frame, 'place');
  const isOwnTurn = engine.turn.player === player;
  const theirs = cardsIn(engine, place).filter(
    (card) =>
      isMine(engine, card, opponent) && isType(engine, card, 'personnel') && (isOwnTurn || !isStopped(engine, card)),
  );
  const mine = readyPersonnel(engine, cardsIn(engine, place), player);
  begin(engine, frame, 'combat', place, { player, cards: mine }, { player: opponent, cards: theirs });
  carryOutBegun(engine, frame);
}

/** What the text says of those it began the battle with ("that ship is Weapons +2"): its letter names those who are involved. */
function carryOutBegun(engine: Engine, frame: Frame): void {
  const text = engine.below(frame);
  const [{ cards }] = battleOf(engine).sides;
  const { letter = '' } = frame.words;
  const isIn = ({ card }: Ref): boolean => cards.some((ref) => ref.card === card || ref.card === shipOf(engine, card));
  if (text && letter !== '') text.cards[letter] = cardsIfAny(frame, 'with').filter(isIn);
  carryOut(engine, frame, frame.numbers.during);
}

/** Puts a block of the text that began the battle on the stack, with all that it has bound. */
function carryOut(engine: Engine, frame: Frame, block: number | undefined): void {
  const below = engine.below(frame);
  if (!below?.text || block === undefined || block < 0) return;
  Object.assign(pushText(engine, below.text, [block], null, -1).cards, below.cards);
}

/** A player with those of that player's cards who fight. */
interface Fighters {
  readonly player: Seat;
  readonly cards: readonly CardNumber[];
}

function begin(engine: Engine, frame: Frame, kind: Battle['kind'], where: CardNumber, ...sides: Sides): void {
  const side = ({ player, cards }: Fighters): BattleSide => ({
    player,
    cards: cards.map((card) => engine.ref(card)),
    total: 0,
  });
  const [{ player }] = sides;
  const { nextLasting } = engine.state;
  const within = battleIn(engine);
  // What lasts for the battle that this one interrupts goes on with it.
  if (within) frame.numbers[SINCE] = nextLasting;
  const { name } = frame.words;
  engine.emit({
    type: 'began',
    what: kind,
    player,
    card: where,
    ...(name !== undefined && { name }),
    ...(kind === 'engagement' && { ships: sides.flatMap(({ cards }) => cards) }),
  });
  engine.emit({
    type: 'battle',
    battle: {
      kind,
      where,
      sides: [side(sides[0]), side(sides[1])],
      phase: 'begin',
      winner: -1,
      ...(within && { within }),
    },
  });
}

type Sides = readonly [mine: Fighters, theirs: Fighters];

// ---------------------------------------------------------------- engagement

export const engagement = procedure('engagement', [
  {
    label: 'ENGAGE 1 begin',
    rules: ['2E-ENGAGE-01', '2E-ENGAGE-03', '2E-ENGAGE-04', '2E-ENGAGE-07', '2E-ENGAGE-16', '2E-STOP-01'],
    does: (engine, frame) => choosePlace(engine, frame, engagingShips(engine, starterOf(frame), namedIn(frame))),
  },
  {
    label: 'ENGAGE 1 opponent',
    rules: ['2E-ENGAGE-02', '2E-ENGAGE-05', '2E-ENGAGE-06'],
    does: (engine, frame) => chooseOpponent(engine, frame, shipOwnersAt(engine, frame), '2E-ENGAGE-05'),
  },
  { label: 'ENGAGE 1 target', rules: ['2E-ENGAGE-02', '2E-ENGAGE-03'], does: chooseTarget },
  { label: 'ENGAGE 2 involve', rules: ['2E-ENGAGE-03'], does: involveShips },
  { label: 'ENGAGE 2 prevent', rules: ['2E-RESP-06'], does: openPrevent },
  { label: 'ENGAGE 3 join', rules: ['2E-ENGAGE-08', '2E-ENGAGE-09'], does: joinUnlessPrevented },
  { label: 'ENGAGE 4 total', rules: ['2E-ENGAGE-10'], does: total },
  { label: 'ENGAGE 5 win', rules: ['2E-ENGAGE-11', '2E-ENGAGE-12'], does: decide },
  { label: 'ENGAGE 6 effect', rules: ['2E-ENGAGE-13'], does: carryOutWin },
  { label: 'ENGAGE 7 ending', rules: ['2E-RESP-06'], does: openEnd },
  { label: 'ENGAGE 7 end', rules: ['2E-ENGAGE-14', '2E-ENGAGE-15'], does: stopStarter },
  { label: 'ENGAGE ended', rules: ['2E-RESP-01'], does: openEnded },
  { label: 'ENGAGE end', rules: ['2E-ENGAGE-14'], does: end },
]);

const shipsAgainst = (engine: Engine, frame: Frame): CardNumber[] =>
  enemyShips(engine, missionOf(engine, cardIfAny(frame, 'place')), starterOf(frame));

/** The opponents who have a ship there, from the player who begins it clockwise. */
function shipOwnersAt(engine: Engine, frame: Frame): Seat[] {
  const ships = shipsAgainst(engine, frame);
  return opponentsOf(engine, starterOf(frame)).filter((seat) => ships.some((ship) => isMine(engine, ship, seat)));
}

function chooseTarget(engine: Engine, frame: Frame): void {
  const ships = shipsAgainst(engine, frame).filter((ship) => isMine(engine, ship, numberIn(frame, 'opponent')));
  choose(engine, {
    player: starterOf(frame),
    prompt: 'Engage which ship?',
    ...asksFor(frame),
    from: ships.map((card) => engine.ref(card)),
    min: 1,
    max: 1,
    as: 'target',
    rules: ['2E-ENGAGE-03'],
  });
}

function involveShips(engine: Engine, frame: Frame): void {
  const target = cardIfAny(frame, 'target');
  const mine = { player: starterOf(frame), cards: [cardIfAny(frame, 'place')] };
  const theirs = { player: engine.commanderOf(target), cards: [target] };
  begin(engine, frame, 'engagement', missionOf(engine, target), mine, theirs);
  carryOutBegun(engine, frame);
}

// ---------------------------------------------------------------- common to both

function openBattle(engine: Engine, name: string): void {
  openWindow(engine, {
    kind: 'did',
    occurrence: occurrenceOf(engine, name, battleOf(engine).sides[0].player),
    period: 'battle',
  });
}

/** Who takes part is known: a text may prevent the battle before anybody joins. */
function openPrevent(engine: Engine): void {
  const occurrence = occurrenceOf(engine, 'battle', battleOf(engine).sides[0].player);
  openWindow(engine, { kind: 'about', occurrence: { ...occurrence, stage: 'about' } });
}

/** A battle that was prevented is over: nobody wins it, and it stops nobody (2E-RESP-08). */
function joinUnlessPrevented(engine: Engine, frame: Frame): void {
  const { kind, phase } = battleOf(engine);
  if (phase === 'prevented') engine.goto(frame, kind === 'combat' ? 'COMBAT end' : 'ENGAGE end');
  else openBattle(engine, 'battle');
}

function total(engine: Engine): void {
  const battle = battleOf(engine);
  const [first, second] = battle.sides;
  const sides = [
    { ...first, total: totalOf(engine, battle, 0) },
    { ...second, total: totalOf(engine, battle, 1) },
  ] as const;
  engine.emit({ type: 'battle', battle: { ...battle, sides, phase: 'total' } });
  engine.emit(
    {
      type: 'announced',
      player: first.player,
      words: `has ${sides[0].total} against ${sides[1].total}`,
      numbers: [sides[0].total, sides[1].total],
      shown: [],
    },
    ['2E-LOOK-17'],
  );
}

/** The higher total wins, either side; with equal totals nobody does. */
function decide(engine: Engine, frame: Frame): void {
  const battle = battleOf(engine);
  const [first, second] = battle.sides;
  const winner = first.total > second.total ? first.player : second.total > first.total ? second.player : -1;
  engine.emit({ type: 'battle', battle: { ...battle, phase: 'win', winner } });
  const players = winner < 0 ? [first.player, second.player] : [winner];
  engine.emit({
    type: winner < 0 ? 'tied' : 'won',
    players,
    what: battle.kind,
    reason: `${first.total} to ${second.total}`,
  });
  // Texts ask for the rest of the turn who won, not with which cards.
  const won = { verb: 'winBattle', player: winner, refs: [], definitions: [], by: 0, amount: 1 };
  if (winner >= 0) engine.emit({ type: 'fact', fact: won });
  const text = engine.below(frame);
  if (text?.text) text.numbers.won = winner === first.player ? 1 : 0;
}

/** The effect of the card that began it is for the player who began it (2E-COMBAT-11); other cards respond first. */
function carryOutWin(engine: Engine, frame: Frame): void {
  const { winner, sides } = battleOf(engine);
  const { win, notWin, lose } = frame.numbers;
  if (winner === sides[0].player) carryOut(engine, frame, win);
  else {
    // What is put on the stack last is carried out first.
    if (winner >= 0) carryOut(engine, frame, lose);
    carryOut(engine, frame, notWin);
  }
  if (winner >= 0) openWindow(engine, { kind: 'did', occurrence: occurrenceOf(engine, 'winBattle', winner) });
}
