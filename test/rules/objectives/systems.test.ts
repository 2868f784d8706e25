/** Systems: everything that is offered at one rich position, and everything that is wrong with what is not. */
import { describe, expect, test } from 'vitest';
import { interpret } from '../../../src/commands/index.ts';
import { answers, offered, position, type Position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "You may play [Kli] cards, [NA] cards, and equipment at this location."}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Barque, type: ship, affiliation: Romulan, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Array, type: system, system: propulsion, cost: 2, text: "This ship is Range +2."}
  - {title: Coil, type: system, system: propulsion, cost: 1, text: "This ship is Range +1."}
  - {title: Lance, type: system, system: weapons, cost: 3, text: "Plays on your [Kli] ship. This ship is Weapons +3."}
  - {title: Cell, type: system, system: power, cost: 0, text: "This ship is Shields +1."}
  - {title: Grand, type: system, system: auxiliary, cost: 5, text: "This ship is Shields +3."}
`;
const REST = `
ruleset: objectives
players:
  kirk:
    locations:
      - location: Home
        here: [{card: Korva, as: Guard}]
        ships:
          - {ship: Talon, as: Bare, aboard: [{card: Korva, as: Pilot}]}
          - {ship: Talon, as: Fitted, systems: [{card: Array, as: on1}, {card: Cell, as: on2}, {card: Grand, as: on5}], aboard: [{card: Korva, as: Mate}]}
          - {ship: Talon, as: Halted, stopped: true, systems: [{card: Cell, as: on3}]}
          - {ship: Barque, as: Rom}
          - {ship: Barque, as: Guest, commander: spock, owner: spock, systems: [{card: Cell, as: on4}]}
      - {location: Rock, ships: [{ship: Talon, as: Away, systems: [{card: Coil, as: far}]}]}
    hand: [{card: Coil, as: h1}, {card: Lance, as: h2}, {card: Grand, as: h3}, {card: Korva, as: Handed}]
  spock: {}
counters: COUNTERS
`;
const table = (counters = 3): Position => position(CARDS, REST.replace('COUNTERS', String(counters)));

describe('objectives: systems', () => {
  test('are installed where their type is not yet, and taken off again, for as many counters as there are', () => {
    const pairs = (verb: string, counters: number): readonly string[] =>
      offered(table(counters), verb).map((line) => line.replace(/ \[.*/, ''));
    expect(pairs('install', 3)).toEqual(['h1 > bare', 'h1 > rom', 'h2 > bare', 'h2 > fitted']);
    expect(pairs('uninstall', 3)).toEqual(['on1 > fitted', 'on2 > fitted']);
    expect(pairs('uninstall', 2)).toEqual(['on1 > fitted', 'on2 > fitted']);
    expect(pairs('uninstall', 1)).toEqual(['on2 > fitted']);
  });

  test('say everything that is wrong with what is not offered', () => {
    expect(
      answers(table(), [
        'install h1 on Bare',
        'install h1 on Fitted',
        'install h1 on Halted',
        'install h1 on Guest',
        'install h1 on Away',
        'install h1 on Guard',
        'install h1 on Home',
        'install h2 on Rom',
        'install h3 on Bare',
        'install h3 on Fitted',
        'install Handed on Bare',
        'install on1 on Bare',
        'install h1',
        'install h3',
        'install',
        'uninstall on1 from Fitted',
        'uninstall on1',
        'uninstall far',
        'uninstall on1 from Bare',
        'uninstall on2 from Fitted',
        'uninstall on3 from Halted',
        'uninstall on4 from Guest',
        'uninstall on5 from Fitted',
        'uninstall far from Away',
        'uninstall Mate from Fitted',
        'uninstall h1 from Bare',
        'uninstall h1',
        'uninstall',
      ]),
    ).toEqual({
      install: '[] a name is missing: write install SYSTEM on SHIP',
      'install Handed on Bare':
        '[OBJ-SYS-01 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] only systems are installed',
      'install h1': '[] more than one order fits: say which',
      'install h1 on Away':
        '[OBJ-SYS-01 OBJ-SYS-07 OBJ-SYS-04 OBJ-SYS-05 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] the ship is at no headquarters location; Coil is of the same type',
      'install h1 on Bare': 'accepted',
      'install h1 on Fitted':
        '[OBJ-SYS-04 OBJ-SYS-05 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] Array is of the same type',
      'install h1 on Guard':
        '[OBJ-SYS-01 OBJ-SYS-07 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] a system is installed on a ship of yours',
      'install h1 on Guest':
        '[OBJ-SYS-01 OBJ-SYS-07 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] a system is installed on a ship of yours',
      'install h1 on Halted':
        '[OBJ-SYS-07 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] Talon is stopped',
      'install h1 on Home':
        '[OBJ-SYS-01 OBJ-SYS-07 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] a system is installed on a ship of yours',
      'install h2 on Rom':
        '[OBJ-SYS-12 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48] its text does not allow that ship',
      'install h3': '[OBJ-DRAW-03 2E-DRAW-01 2E-DRAW-03 2E-COST-02] say the whole of it: install SYSTEM on SHIP',
      'uninstall far': '[OBJ-SYS-03] the ship is at no headquarters location',
      'install h3 on Bare': '[OBJ-SYS-02 2E-COST-03 2E-PLAY-01] it costs 5, 3 counters are left',
      'install h3 on Fitted':
        '[OBJ-SYS-02 OBJ-SYS-04 OBJ-SYS-05 2E-PLAY-15 OBJ-QUAD-04 2E-PLAY-16 OBJ-QUAD-05 2E-PLAY-01 2E-OP-48 2E-COST-03] Grand is of the same type',
      'install on1 on Bare': '[2E-PLAY-01] it is not in your hand',
      uninstall: '[] a name is missing: write uninstall SYSTEM from SHIP',
      'uninstall Mate from Fitted': '[OBJ-SYS-03] it is not installed there',
      'uninstall far from Away': '[OBJ-SYS-03] the ship is at no headquarters location',
      'uninstall h1':
        '[OBJ-SYS-03 OBJ-SYS-07] it is not installed there; that is not a ship of yours; the ship is at no headquarters location',
      'uninstall h1 from Bare': '[OBJ-SYS-03] it is not installed there',
      'uninstall on1': 'accepted',
      'uninstall on1 from Bare': '[OBJ-SYS-03] it is not installed there',
      'uninstall on1 from Fitted': 'accepted',
      'uninstall on2 from Fitted': 'accepted',
      'uninstall on3 from Halted': '[OBJ-SYS-07] Talon is stopped',
      'uninstall on4 from Guest': '[OBJ-SYS-03 OBJ-SYS-07] that is not a ship of yours',
      'uninstall on5 from Fitted': '[OBJ-SYS-03 2E-COST-03] it costs 5, 3 counters are left',
    });
  });

  test('that cost nothing are taken off without a word of counters', () => {
    const told = (line: string): readonly string[] => {
      const { game, aliases } = table();
      const read = interpret(game, line, aliases);
      if (read.kind !== 'answer') throw new Error(`${line} is no answer`);
      const events = game.answer(read.answer);
      if ('refused' in events) throw new Error(events.reason);
      return events.map(({ event }) => event.type).filter((type) => type === 'counters' || type === 'place');
    };
    expect(told('uninstall on1 from Fitted')).toEqual(['counters', 'place']);
    expect(told('uninstall on2 from Fitted')).toEqual(['place']);
  });

  test('have their place in the segment of playing', () => {
    const orders = position(CARDS, REST.replace('counters: COUNTERS', 'segment: orders'));
    expect(answers(orders, ['install h1 on Bare', 'uninstall on1 from Fitted'])).toEqual({
      'install h1 on Bare': '[OBJ-SYS-06 2E-TURN-03] that is done in the segment Play and Draw Cards',
      'uninstall on1 from Fitted': '[OBJ-SYS-06 2E-TURN-03] that is done in the segment Play and Draw Cards',
    });
  });
});
