/** Attempts of objectives: everything that is offered at one rich position, and everything that is wrong with what is not. */
import { describe, expect, test } from 'vitest';
import { answers, offered, position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "You may play [Kli] cards at this location."}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Dust, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Reef, type: location, location: space, quadrant: alpha, span: 3, keywords: Nebula.}
  - {title: Pass, type: location, location: space, quadrant: alpha, span: 3, text: "To attempt an objective here, you must have Navigation."}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: "Law and Cunning>9"}
  - {title: Patrol, type: objective, objective: space, points: 30, requirements: "Law and Cunning>4"}
  - {title: Soundings, type: objective, objective: space, at: Nebula, points: 30, requirements: "Law and Cunning>4"}
  - {title: Rite, type: objective, objective: either, points: 30, requirements: "Law and Cunning>4", text: "When you complete this objective, if you have completed three missions, draw a card. To attempt this objective, you must have Leadership. To attempt this objective, you must have Medical."}
  - {title: Growth, type: objective, objective: planet, points: 30, requirements: "Law and Cunning>4", text: "Two or more of your [Kli] personnel may attempt this mission, replacing its requirements during that attempt with Security. One or more of your [Rom] personnel may attempt this mission, replacing its requirements during that attempt with Engineer."}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Gorn, type: personnel, affiliation: Klingon, cost: 1, icons: [command], skills: [Leadership, Navigation], integrity: 5, cunning: 5, strength: 5}
  - {title: Mara, type: personnel, affiliation: Klingon, cost: 1, icons: [command], skills: Medical, integrity: 5, cunning: 5, strength: 5}
  - {title: Brek, type: personnel, affiliation: Ferengi, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Warden, type: event, cost: 1, text: "Plays on a location. To attempt an objective here, you must have Security."}
  - {title: Closure, type: event, cost: 1, text: "Plays on a location. You cannot attempt objectives at this location."}
  - {title: Strike, type: event, cost: 1, text: "Plays in your core. Your [Fer] personnel cannot attempt objectives."}
`;
const REST = `
ruleset: objectives
players:
  kirk:
    locations:
      - {location: Home, here: [{card: Korva, as: Guard}]}
      - {location: Rock, here: [Korva, {card: Korva, stopped: true, as: Sleeper}, {card: Gorn, as: Chief}], ships: [{ship: Talon, as: Orbiter, aboard: [{card: Mara, as: Surgeon}]}]}
      - {location: Dust, here: [{card: Brek, as: Striker}]}
      - location: Void
        ships:
          - {ship: Talon, as: Ready, aboard: [{card: Korva, as: Pilot}, {card: Gorn, as: Captain}, {card: Mara, as: Doctor}]}
          - {ship: Talon, as: Halted, stopped: true, aboard: [{card: Korva, as: Waiting}]}
          - {ship: Talon, as: Empty}
          - {ship: Talon, as: Foreign, commander: spock, owner: spock, aboard: [{card: Korva, as: Boarder}]}
      - {location: Reef, on: [Warden], ships: [{ship: Talon, as: Diver, aboard: [{card: Gorn, as: Guide}]}]}
      - {location: Pass, ships: [{ship: Talon, as: Aide, aboard: [{card: Gorn, as: Leader}]}, {ship: Talon, as: Nurse, aboard: [{card: Mara, as: Matron}]}]}
      - {location: Dust, as: Barred, on: [Closure], here: [{card: Korva, as: Idle}]}
      - {location: Void, as: Grave}
    core: [Strike]
    active: [Survey, Patrol, Soundings, Rite, Growth]
    completed: [{objective: Survey, at: Rock, as: Old}]
  spock:
    locations:
      - {location: Rock, as: Camp, here: [{card: Korva, commander: kirk, owner: kirk, as: Visitor}]}
    active: [{card: Survey, as: Theirs}]
segment: orders
`;
const table = () => position(CARDS, REST);

describe('objectives: attempts', () => {
  test('are made of active objectives at locations of their own', () => {
    expect(offered(table(), 'attempt')).toEqual([
      'Survey > Rock [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-05]',
      'Patrol > ready > Void [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-06]',
      'Patrol > aide > Pass [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-06]',
      'Rite > ready > Void [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-06]',
      'Growth > Rock [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-05]',
      'Growth > Rock [OBJ-ATT-01 OBJ-ATT-02 OBJ-ATT-08 OBJ-ATT-10 OBJ-ATT-12 OBJ-ACTIVE-03 OBJ-STAFF-05 OBJ-ATT-05]',
    ]);
  });

  test('say everything that is wrong with what is not offered', () => {
    expect(
      answers(table(), [
        'attempt Survey at Rock',
        'attempt Survey at Dust',
        'attempt Survey at Home',
        'attempt Survey at Void with Ready',
        'attempt Survey at Camp',
        'attempt Survey at Ready',
        'attempt Survey at Guard',
        'attempt Survey',
        'attempt Soundings at Guard',
        'attempt Soundings',
        'attempt Survey at Rock with Halted',
        'attempt Survey at Barred',
        'attempt Patrol at Grave',
        'attempt Old at Rock',
        'attempt Theirs at Rock',
        'attempt Theirs at Camp',
        'attempt Rock at Rock',
        'attempt Chief at Rock',
        'attempt Patrol at Void',
        'attempt Patrol at Void with Ready',
        'attempt Patrol at Void with Halted',
        'attempt Patrol at Void with Empty',
        'attempt Patrol at Void with Foreign',
        'attempt Patrol at Void with Diver',
        'attempt Patrol at Rock',
        'attempt Patrol at Reef with Diver',
        'attempt Soundings at Void with Ready',
        'attempt Soundings at Reef with Diver',
        'attempt Soundings at Rock',
        'attempt Rite at Rock',
        'attempt Rite at Void with Ready',
        'attempt Rite at Home',
        'attempt Rite at Pass with Aide',
        'attempt Rite at Pass with Nurse',
        'attempt Patrol at Pass with Nurse',
        'attempt Growth at Rock using Growth',
        'attempt Growth at Rock',
        'attempt Survey at Rock using Growth',
        'attempt at Dust',
        'attempt at Home',
        'attempt',
      ]),
    ).toEqual({
      attempt: '[] more than one order fits: say which',
      'attempt Chief at Rock': '[OBJ-ORDER-01 OBJ-ATT-01] only objectives are attempted',
      'attempt Growth at Rock': 'accepted',
      'attempt Growth at Rock using Growth': 'accepted',
      'attempt Old at Rock': '[OBJ-ATT-01 OBJ-REQ-05] the objective is completed',
      'attempt Patrol at Grave':
        '[OBJ-ATT-06 OBJ-ATT-11 OBJ-ATT-05] at a space location an attempt is made with a ship of yours there; no unstopped personnel of yours is there',
      'attempt Patrol at Pass with Nurse': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Patrol at Reef with Diver': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Patrol at Rock': '[OBJ-ATT-02] Patrol asks for a space location',
      'attempt Patrol at Void': 'accepted',
      'attempt Patrol at Void with Diver':
        '[OBJ-ATT-06] at a space location an attempt is made with a ship of yours there',
      'attempt Patrol at Void with Empty': '[OBJ-ATT-11 OBJ-ATT-05] no unstopped personnel of yours is there',
      'attempt Patrol at Void with Foreign':
        '[OBJ-ATT-06 OBJ-ATT-11 OBJ-ATT-05] at a space location an attempt is made with a ship of yours there; no unstopped personnel of yours is there',
      'attempt Patrol at Void with Halted': '[OBJ-ATT-06 2E-ATT-03] Talon is stopped',
      'attempt Patrol at Void with Ready': 'accepted',
      'attempt Rite at Home':
        '[OBJ-ATT-04 OBJ-ATT-02 OBJ-ATT-07] a headquarters is no place for an attempt; Rite asks for a planet or space location; what a text demands for the attempt is not met',
      'attempt Rite at Pass with Aide': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Rite at Pass with Nurse': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Rite at Rock': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Rite at Void with Ready': 'accepted',
      'attempt Rock at Rock': '[OBJ-ORDER-01 OBJ-ATT-01] only objectives are attempted',
      'attempt Soundings':
        '[OBJ-ORDER-01 2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] say the whole of it: attempt OBJECTIVE at LOCATION',
      'attempt Soundings at Guard':
        '[OBJ-ATT-01 OBJ-ATT-11 OBJ-ATT-05] an objective is attempted at a location; no unstopped personnel of yours is there',
      'attempt Soundings at Reef with Diver': '[OBJ-ATT-07] what a text demands for the attempt is not met',
      'attempt Soundings at Rock':
        '[OBJ-ATT-02 OBJ-ATT-03] Soundings asks for a space location; the location lacks Nebula',
      'attempt Soundings at Void with Ready': '[OBJ-ATT-03] the location lacks Nebula',
      'attempt Survey': 'accepted',
      'attempt Survey at Barred': '[2E-CANNOT-01] a text forbids to attempt it',
      'attempt Survey at Camp': '[OBJ-ATT-01] you attempt at your own locations only',
      'attempt Survey at Dust': '[2E-CANNOT-01] a text forbids those there to attempt objectives',
      'attempt Survey at Guard':
        '[OBJ-ATT-01 OBJ-ATT-11 OBJ-ATT-05] an objective is attempted at a location; no unstopped personnel of yours is there',
      'attempt Survey at Home':
        '[OBJ-ATT-04 OBJ-ATT-02] a headquarters is no place for an attempt; Survey asks for a planet location',
      'attempt Survey at Ready':
        '[OBJ-ATT-01 OBJ-ATT-11 OBJ-ATT-05] an objective is attempted at a location; no unstopped personnel of yours is there',
      'attempt Survey at Rock': 'accepted',
      'attempt Survey at Rock with Halted':
        '[OBJ-ATT-11 2E-ATT-06 2E-ATT-07] no unstopped personnel of yours is there; nobody there has what the mission asks for to attempt it',
      'attempt Survey at Void with Ready': '[OBJ-ATT-02] Survey asks for a planet location',
      'attempt Survey at Rock using Growth': '[OBJ-ATT-01 2E-REQ-14] no text of that card gives other requirements',
      'attempt Theirs at Camp': '[OBJ-ATT-01] you attempt your own active objectives only',
      'attempt Theirs at Rock': '[OBJ-ATT-01] you attempt your own active objectives only',
      'attempt at Dust':
        '[2E-CANNOT-01 OBJ-ATT-02 OBJ-ATT-03 OBJ-CARD-06] a text forbids those there to attempt objectives',
      'attempt at Home':
        '[OBJ-ATT-04 OBJ-ATT-02 OBJ-ATT-03 OBJ-ATT-07 OBJ-CARD-06] a headquarters is no place for an attempt; Survey asks for a planet location',
    });
  });
});
