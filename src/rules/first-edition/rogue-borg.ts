/** Rogue Borg aboard a ship: they fight its crew, hold it when nobody is left, and use it with Lore's help (table `borg`, 94-SPECIAL-01 to -13). */
import { moveCards } from '../../effects/doing/index.ts';
import { reaching } from '../../effects/meaning.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import { cardIn, numberIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { procedure } from '../../engine/kernel/procedure.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { Frame } from '../../engine/state/state.ts';
import { crewAboardOf } from './battle-forces.ts';
import { boardersOf, isHeld, startFight } from './boarders.ts';
import { otherOf } from './seats.ts';
import { spaceline, titleOf } from './table.ts';
import { endFight, opening, outcome } from './team-battle.ts';

export const borg = procedure('borg', [
  { label: 'borg 1', rules: ['94-SPECIAL-08'], does: begin },
  ...opening('borg 3 show', 'borg 3 interrupts'),
  { label: 'borg 3 reinforcements', rules: ['94-SPECIAL-10'], does: gather },
  ...outcome({ leaders: 'borg 3 leaders', totals: 'borg 2', compare: 'borg 3', casualty: 'borg 3 casualty' }, [
    '94-SPECIAL-02',
    '94-SPECIAL-03',
    '94-SPECIAL-04',
    '94-SPECIAL-05',
    '94-SPECIAL-13',
    '94-PBATTLE-05',
  ]),
  { label: 'borg 4', rules: ['94-SPECIAL-08', '94-BATTLE-06', '94-OP-34'], does: stopCrew },
  { label: 'borg 6', rules: ['94-SPECIAL-11'], does: tellHeld },
]);

/** Whoever is left of a crew fights; without one, or without Borg, nothing is fought. */
function begin(engine: Engine, frame: Frame): void {
  const ship = cardIn(frame, 'ship');
  const isFought =
    engine.isInPlay(ship) &&
    crewAboardOf(engine, ship).length > 0 &&
    boardersOf(engine, ship, numberIn(frame, 'attacker')).length > 0;
  if (isFought) gather(engine, frame);
  else engine.finish(frame);
}

/** 94-SPECIAL-08, -10: all of them who are there by now, and the whole crew. */
function gather(engine: Engine, frame: Frame): void {
  const ship = cardIn(frame, 'ship');
  const attackers = boardersOf(engine, ship, numberIn(frame, 'attacker'));
  frame.cards.attackers = attackers.map((card) => engine.ref(card));
  frame.cards.targets = crewAboardOf(engine, ship).map((card) => engine.ref(card));
}

/** The whole crew is stopped; who is left of the Borg stays aboard. */
function stopCrew(engine: Engine, frame: Frame): void {
  endFight(engine, frame, ['targets']);
}

function tellHeld(engine: Engine, frame: Frame): void {
  const ship = cardIn(frame, 'ship');
  if (!engine.isInPlay(ship) || !isHeld(engine, ship)) return;
  const words = `Rogue Borg hold ${titleOf(engine, ship)}`;
  engine.emit({ type: 'announced', player: numberIn(frame, 'attacker'), words, numbers: [], shown: [] }, [
    '94-SPECIAL-11',
  ]);
}

/** 94-SPECIAL-09 (borg 5): at the start of each turn they fight again by themselves, first those of whose turn it is. */
export function fightAgain(engine: Engine): void {
  const { player } = engine.turn;
  const ships = spaceline(engine).flatMap((mission) => engine.hosted(mission, 'ships'));
  for (const ship of ships.toReversed())
    for (const seat of [otherOf(player), player]) {
      const isTheirs = engine.has(ship, 'commandeered') && engine.commanderOf(ship) === seat;
      if (!isTheirs && boardersOf(engine, ship, seat).length > 0) startFight(engine, ship, seat);
    }
}

// -------------------------------------------------------------------- commandeering (borg 7)

/** The ships that a text in play lets their boarders use, and those that are used so. */
const concerned = rememberingOnce((engine: Engine): readonly CardNumber[] =>
  spaceline(engine)
    .flatMap((mission) => engine.hosted(mission, 'ships'))
    .filter((ship) => engine.has(ship, 'commandeered') || reaching(engine, ship, 'commandeered').length > 0),
);

/** 94-SPECIAL-12: with Lore's help Borg that hold a ship use it; without it they only hold it. True if something has changed. */
export function settleCommand(engine: Engine): boolean {
  return concerned(engine).some((ship) => commandeer(engine, ship) || giveBack(engine, ship));
}

function commandeer(engine: Engine, ship: CardNumber): boolean {
  if (!isHeld(engine, ship)) return false;
  const helpers = reaching(engine, ship, 'commandeered').map(({ context }) => context.you);
  const player = helpers.find((seat) => boardersOf(engine, ship, seat).length > 0);
  if (player === undefined) return false;
  engine.emit({ type: 'command', cards: [ship], player }, ['94-SPECIAL-12']);
  engine.emit({ type: 'commandeered', ship, isSo: true }, ['94-SPECIAL-12']);
  lay(engine, boardersOf(engine, ship, player), { ship, relation: 'aboard', player });
  return true;
}

function giveBack(engine: Engine, ship: CardNumber): boolean {
  if (!engine.has(ship, 'commandeered') || reaching(engine, ship, 'commandeered').length > 0) return false;
  const player = engine.commanderOf(ship);
  engine.emit({ type: 'command', cards: [ship], player: engine.ownerOf(ship) }, ['94-SPECIAL-11']);
  engine.emit({ type: 'commandeered', ship, isSo: false }, ['94-SPECIAL-11']);
  lay(engine, boardersOf(engine, ship, player), { ship, relation: 'on', player });
  return true;
}

interface Lie {
  readonly ship: CardNumber;
  readonly relation: 'on' | 'aboard';
  readonly player: Seat;
}

/** As personnel they are aboard, as Interrupts they lie on the ship. */
function lay(engine: Engine, cards: readonly CardNumber[], { ship, relation, player }: Lie): void {
  const to = { host: ship, relation };
  const rules = ['94-SPECIAL-12'];
  moveCards(engine, { verb: 'placed', player, cards, to, face: 'up', known: 'all', commander: player, rules });
}
