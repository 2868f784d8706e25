/** Attacks by order: everything that is offered at one rich position, and everything that is wrong with what is not. */
import { describe, expect, test } from 'vitest';
import { answers, offered, position } from '../second-edition/positions.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "You may play [Kli] cards at this location."}
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Deep, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Calm, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Dust, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Shade, type: ship, affiliation: Romulan, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Tavik, type: personnel, affiliation: Romulan, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Kira, type: personnel, affiliation: Bajoran, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Hybrid, type: ship, affiliation: [Klingon, Romulan], cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Feder, type: ship, affiliation: Federation, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Pike, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Tool, type: equipment, cost: 1}
  - {title: Truce, type: event, cost: 1, text: "Plays on a location. You cannot begin an engagement at this location. You cannot begin combat at this location."}
`;
const REST = `
ruleset: objectives
players:
  kirk:
    locations:
      - {location: Home, here: [{card: Korva, as: Guard}, {card: Tavik, commander: spock, as: Guest}], ships: [{ship: Talon, as: Docked, aboard: [Korva]}, {ship: Shade, as: Visitor, commander: spock}]}
      - location: Void
        ships:
          - {ship: Talon, as: Ready, aboard: [{card: Korva, as: Pilot}]}
          - {ship: Talon, as: Halted, stopped: true, aboard: [Korva]}
          - {ship: Talon, as: Empty, aboard: [{card: Korva, stopped: true, as: Sleeper}]}
          - {ship: Shade, as: Binding, aboard: [{card: Tavik, as: Traitor}]}
          - {ship: Hybrid, aboard: [{card: Korva, as: Helm}]}
          - {ship: Shade, as: Target, commander: spock}
          - {ship: Talon, as: Other, commander: spock, aboard: [{card: Korva, commander: spock, as: Rival}, {card: Korva, commander: kirk, as: Boarder}]}
      - {location: Deep, ships: [{ship: Talon, as: Lone, aboard: [Korva]}, {ship: Feder, aboard: [Pike]}, {ship: Shade, as: Cargo, commander: spock, aboard: [{card: Tool, commander: spock, owner: spock, as: Hold}]}, {ship: Shade, as: Crewed, commander: spock, aboard: [{card: Tavik, commander: spock, owner: spock, as: Mate}]}]}
      - {location: Calm, on: [Truce], here: [{card: Korva, as: Walker}, {card: Tavik, commander: spock, as: Stroller}], ships: [{ship: Talon, as: Barred, aboard: [Korva]}, {ship: Shade, as: Safe, commander: spock}]}
      - {location: Rock, here: [{card: Korva, as: First}, {card: Korva, stopped: true, as: Second}, {card: Tavik, commander: spock, as: Foe}, Tool]}
    hand: [{card: Talon, as: Handed}]
  spock:
    locations:
      - {location: Deep, as: Post, here: [{card: Korva, stopped: true, commander: kirk, owner: kirk, as: Tired}, {card: Tavik, as: Enemy}]}
      - {location: Dust, as: Camp, here: [{card: Tavik, as: Resident}, {card: Tool, commander: kirk, owner: kirk, as: Kit}]}
      - {location: Rock, as: Field, here: [{card: Korva, commander: kirk, owner: kirk, as: Scout}, {card: Tool, as: Crate}]}
segment: orders
`;
const table = () => position(CARDS, REST);

describe('objectives: attacks', () => {
  test('ships engage at their location', () => {
    expect(offered(table(), 'engage')).toEqual([
      'target > ready [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'other > ready [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'other > binding [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'other > Hybrid [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'cargo > lone [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'crewed > lone [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'crewed > Feder [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
    ]);
  });

  test("personnel fight where they are present with an opponent's", () => {
    expect(offered(table(), 'fight')).toEqual([
      ' [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-COMBAT-01 OBJ-COMBAT-03 OBJ-RESTR-02]',
      'Rock [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-COMBAT-01 OBJ-COMBAT-03 OBJ-RESTR-02]',
    ]);
  });

  test('are made by whose turn it is', () => {
    const hisTurn = position(CARDS, REST.replace('segment: orders', 'segment: orders\nturn: spock'));
    expect(offered(hisTurn, 'engage')).toEqual([
      'ready > other [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'halted > other [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'empty > other [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'binding > other [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'Hybrid > other [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'lone > crewed [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
      'Feder > crewed [OBJ-ORDER-02 OBJ-ORDER-03 OBJ-ORDER-04 OBJ-ENGAGE-02 OBJ-RESTR-02]',
    ]);
  });

  test('say everything that is wrong with what is not offered', () => {
    expect(
      answers(table(), [
        'engage Target with Ready',
        'engage Target with Halted',
        'engage Target with Empty',
        'engage Target with Binding',
        'engage Target with Lone',
        'engage Target with Docked',
        'engage Visitor with Docked',
        'engage Visitor with Ready',
        'engage Target with Handed',
        'engage Handed with Ready',
        'engage Target with Pilot',
        'engage Target with Hybrid',
        'engage Camp with Ready',
        'engage Pilot with Ready',
        'engage Target with Guard',
        'engage Target with Second',
        'engage Target with Target',
        'engage Binding with Binding',
        'engage Visitor',
        'engage Cargo with Feder',
        'engage Crewed with Feder',
        'engage Cargo',
        'engage Halted with Ready',
        'engage Target with Other',
        'engage Target',
        'engage Safe with Barred',
        'fight at Calm',
        'fight at Post',
        'fight at Rock',
        'fight at Deep',
        'fight at Camp',
        'fight at Field',
        'fight at Home',
        'fight at Void',
        'fight aboard Other',
        'fight aboard Ready',
        'fight aboard Handed',
        'fight spock at Rock',
        'fight kirk at Rock',
        'fight aboard Pilot',
        'fight at Handed',
        'fight',
      ]),
    ).toEqual({
      'engage Binding with Binding': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Camp with Ready': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Cargo': 'accepted',
      'engage Cargo with Feder': '[OBJ-RESTR-03 OBJ-RESTR-06] Federation attacks Borg only',
      'engage Crewed with Feder': 'accepted',
      'engage Halted with Ready': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Handed with Ready': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Pilot with Ready': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Safe with Barred': '[2E-CANNOT-01] a text forbids to begin an engagement',
      'engage Target': 'accepted',
      'engage Target with Binding': '[OBJ-RESTR-01 OBJ-RESTR-06] Romulan does not attack Romulan',
      'engage Target with Docked':
        '[OBJ-ENGAGE-01 OBJ-ENGAGE-04] the ships are not at one location; no engagement begins at a headquarters location',
      'engage Target with Empty': '[OBJ-STAFF-01 OBJ-ENGAGE-02] Talon is not staffed',
      'engage Target with Guard': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Target with Halted': '[OBJ-ENGAGE-03 2E-ORDER-06] Talon is stopped',
      'engage Target with Handed': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Target with Hybrid': '[OBJ-RESTR-01 OBJ-RESTR-06 OBJ-RESTR-08] Romulan does not attack Romulan',
      'engage Target with Lone': '[OBJ-ENGAGE-01] the ships are not at one location',
      'engage Target with Other': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Target with Pilot': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Target with Ready': 'accepted',
      'engage Target with Second': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Target with Target': "[OBJ-ORDER-02 OBJ-ENGAGE-02] a ship of yours engages an opponent's ship",
      'engage Visitor':
        "[OBJ-ORDER-02 OBJ-ENGAGE-02 OBJ-ENGAGE-04] a ship of yours engages an opponent's ship; no engagement begins at a headquarters location",
      'engage Visitor with Docked': '[OBJ-ENGAGE-04] no engagement begins at a headquarters location',
      'engage Visitor with Ready':
        '[OBJ-ENGAGE-01 OBJ-ENGAGE-04] the ships are not at one location; no engagement begins at a headquarters location',
      fight: '[] more than one order fits: say which',
      'fight aboard Handed': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight aboard Other': 'accepted',
      'fight aboard Pilot': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight aboard Ready': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight at Calm': '[2E-CANNOT-01] a text forbids to begin combat',
      'fight at Camp': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight at Deep': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight at Field': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight at Handed': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight at Home': '[OBJ-COMBAT-02] no combat begins at a headquarters location',
      'fight at Post': '[OBJ-COMBAT-03 2E-ORDER-06] all personnel of yours there are stopped',
      'fight at Rock': 'accepted',
      'fight at Void': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight kirk at Rock': "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
      'fight spock at Rock': 'accepted',
    });
  });

  test('are refused where there is nobody to attack', () => {
    const alone = position(
      CARDS,
      '\nruleset: objectives\nplayers: {kirk: {locations: [Rock]}, spock: {}}\nsegment: orders',
    );
    expect(answers(alone, ['fight', 'engage'])).toEqual({
      engage: '[] a name is missing: write engage TARGET with SHIP',
      fight: "[OBJ-ORDER-02 OBJ-COMBAT-01] no personnel of yours is present with an opponent's there",
    });
  });
});
