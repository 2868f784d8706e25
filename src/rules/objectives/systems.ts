/** Systems: installed on a ship at a headquarters, one of each type, and taken off again (OBJ-SYS). */
import { moveCards } from '../../effects/doing/index.ts';
import { isStopped, textOf, contextOf, every, type Sel, printedCost } from '../../effects/reading/index.ts';
import { candidates } from '../../effects/meaning.ts';
import type { CardNumber, Option, Seat } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { passes, type Check } from '../shared/checks.ts';
import { changeCounters, countersLeft } from '../second-edition/state.ts';
import { allMissions, isAtHeadquarters, isMine } from '../second-edition/table.ts';
import type { Attached } from '../second-edition/variant.ts';

interface Fitting {
  readonly player: Seat;
  readonly system: CardNumber;
  readonly ship: CardNumber;
}

/** OBJ-SYS-04, -05: the installed system of the same type, if there is one. */
const sameType = (engine: Engine, { system, ship }: Fitting): CardNumber | undefined =>
  engine
    .hosted(ship, 'systems')
    .find((other) => engine.definitionOf(other).system === engine.definitionOf(system).system);

/** OBJ-SYS-12: the ships that the system's own text names; none: it goes on any. */
export const shipsNamed = (system: Definition): readonly Sel[] =>
  textOf(system).program.abilities.flatMap(({ at }) => (at.t === 'playTo' && at.to.p === 'on' ? [at.to.card] : []));

function isAllowed(engine: Engine, { system, ship, player }: Fitting): boolean {
  const named = shipsNamed(engine.definitionOf(system));
  if (named.length === 0) return true;
  const context = contextOf(engine, engine.ref(system), player);
  return named.some((sel) => candidates(context, every(sel)).includes(ship));
}

/** What keeps a system from being put on a ship, but counters. */
export const installChecks: readonly Check<Fitting>[] = [
  {
    rules: ['OBJ-SYS-01'],
    why: (engine, { system }) => (engine.definitionOf(system).type === 'system' ? null : 'only systems are installed'),
  },
  {
    rules: ['OBJ-SYS-01', 'OBJ-SYS-07'],
    why: (engine, { ship, player }) =>
      engine.definitionOf(ship).type === 'ship' && isMine(engine, ship, player)
        ? null
        : 'a system is installed on a ship of yours',
  },
  {
    rules: ['OBJ-SYS-01', 'OBJ-SYS-07'],
    why: (engine, { ship }) => (isAtHeadquarters(engine, ship) ? null : 'the ship is at no headquarters location'),
  },
  {
    rules: ['OBJ-SYS-07'],
    why: (engine, { ship }) => (isStopped(engine, ship) ? `${engine.definitionOf(ship).title} is stopped` : null),
  },
  {
    rules: ['OBJ-SYS-04', 'OBJ-SYS-05'],
    why: (engine, fitting) => {
      const other = sameType(engine, fitting);
      return other === undefined ? null : `${engine.definitionOf(other).title} is of the same type`;
    },
  },
  {
    rules: ['OBJ-SYS-12'],
    why: (engine, fitting) => (isAllowed(engine, fitting) ? null : 'its text does not allow that ship'),
  },
];

/** Ships that can take the system now. */
function hosts(engine: Engine, system: CardNumber, player: Seat): readonly CardNumber[] {
  return allMissions(engine)
    .flatMap((place) => engine.hosted(place, 'ships'))
    .filter((ship) => passes(engine, installChecks, { player, system, ship }));
}

export const systems: Attached = {
  verb: 'install',
  movement: 'installed',
  relation: 'systems',
  hosts,
  rules: ['OBJ-SYS-01', 'OBJ-SYS-02', 'OBJ-SYS-09', 'OBJ-SYS-10', 'OBJ-QUAD-06', '2E-PLAY-01'],
};

/** What keeps an installed system from being taken off its ship (OBJ-SYS-03, OBJ-CARRY-03). */
export const uninstallChecks: readonly Check<Fitting>[] = [
  {
    rules: ['OBJ-SYS-03'],
    why: (engine, { system, ship }) =>
      engine.relationOf(system) === 'systems' && engine.hostOf(system) === ship ? null : 'it is not installed there',
  },
  {
    rules: ['OBJ-SYS-03', 'OBJ-SYS-07'],
    why: (engine, { ship, player }) => (isMine(engine, ship, player) ? null : 'that is not a ship of yours'),
  },
  {
    rules: ['OBJ-SYS-03'],
    why: (engine, { ship }) => (isAtHeadquarters(engine, ship) ? null : 'the ship is at no headquarters location'),
  },
  {
    rules: ['OBJ-SYS-07'],
    why: (engine, { ship }) => (isStopped(engine, ship) ? `${engine.definitionOf(ship).title} is stopped` : null),
  },
  {
    rules: ['OBJ-SYS-03', '2E-COST-03'],
    why: (engine, { system }) => {
      const cost = printedCost(engine, system);
      return cost <= countersLeft(engine) ? null : `it costs ${cost}, ${countersLeft(engine)} counters are left`;
    },
  },
];

/** Every installed system the player can take off now. */
export function uninstallOptions(engine: Engine, player: Seat): Option[] {
  return allMissions(engine)
    .flatMap((place) => engine.hosted(place, 'ships'))
    .flatMap((ship) => engine.hosted(ship, 'systems').map((system) => ({ player, system, ship })))
    .filter((fitting) => passes(engine, uninstallChecks, fitting))
    .map(({ system, ship }) => ({ verb: 'uninstall', card: system, from: ship, rules: ['OBJ-SYS-03', 'OBJ-SYS-08'] }));
}

/** OBJ-SYS-03, -08: paid for again, it goes back to its owner's hand. */
export function uninstall(engine: Engine, { player, system, ship }: Fitting): void {
  const cost = printedCost(engine, system);
  if (cost > 0) changeCounters(engine, player, -cost, ['OBJ-SYS-03']);
  moveCards(engine, {
    verb: 'uninstalled',
    player,
    cards: [system],
    to: { zone: 'hand', player: engine.ownerOf(system) },
    face: 'down',
    known: 'all',
    carrier: ship,
    rules: ['OBJ-SYS-08', 'OBJ-SYS-10'],
  });
}
