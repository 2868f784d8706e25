/** Orders: everything that is offered at one rich position, and everything that is wrong with what is not. */
import { expect, test } from 'vitest';
import { isLegalChoice } from '../../../src/engine/asking/answers.ts';
import { after, answers, offered, position } from './positions.ts';

const CARDS = `
  - {title: Staff, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}
  - {title: Captain, type: personnel, affiliation: Federation, cost: 1, icons: [command], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Both, type: personnel, affiliation: Federation, cost: 1, icons: [command, staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Stranger, type: personnel, affiliation: Klingon, cost: 1, icons: [staff, command], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Bound, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Kit, type: equipment, cost: 1}
  - {title: Cruiser, type: ship, affiliation: Federation, cost: 3, staffing: [command, staff], range: 8, weapons: 6, shields: 6}
  - {title: Runabout, type: ship, affiliation: Federation, cost: 3, range: 5, weapons: 6, shields: 6}
  - {title: Wreck, type: ship, affiliation: Federation, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Spare, type: ship, affiliation: Federation, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Raptor, type: ship, affiliation: Klingon, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: World, type: mission, mission: planet, quadrant: alpha, span: 3, points: 30, attempt: [Fed], requirements: Engineer}
  - {title: Void, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law, text: "Your ship here cannot move to a [HQ] mission."}
  - {title: Far, type: mission, mission: planet, quadrant: gamma, span: 2, points: 30, attempt: [Fed], requirements: Law}
  - {title: Cage, type: mission, mission: planet, quadrant: alpha, span: 1, points: 30, attempt: [Fed], requirements: Law, text: "While this mission is incomplete, your personnel cannot beam from this planet."}
  - {title: Hall, type: mission, mission: headquarters, quadrant: alpha, span: 4, text: "You may play [Kli] cards and equipment at this mission."}
`;
const REST = `
players:
  kirk:
    missions:
      - {mission: Home, here: [Captain, Bound, {card: Stranger, owner: spock, commander: spock, as: guest}], ships: [{ship: Cruiser, aboard: [Staff, {card: Both, as: Beta, stopped: true}, Kit]}, {ship: Runabout, aboard: [{card: Staff, as: Pilot}]}, {ship: Wreck, stopped: true, aboard: [{card: Staff, as: Idler}]}, {ship: Raptor, owner: spock, commander: spock, aboard: [{card: Staff, owner: kirk, commander: kirk, as: Spy}, {card: Stranger, owner: spock, commander: spock, as: Enemy}]}]}
      - {mission: World, here: [{card: Both, as: Landed}, {card: Kit, as: Box}]}
      - {mission: Void, ships: [{ship: Cruiser, as: Second, aboard: [{card: Both, as: One}]}, {ship: Spare}]}
      - mission: Far
        here: [Bound, {card: Stranger, owner: spock, commander: spock, as: hostage}]
        ships:
          - {ship: Cruiser, as: lone, aboard: [{card: Both, as: single}, {card: Bound, stopped: true}]}
          - {ship: Cruiser, as: foreign, aboard: [Stranger, {card: Stranger, as: Twin}]}
          - {ship: Spare, as: boarded, aboard: [{card: Stranger, owner: spock, commander: spock, as: Boarder}]}
          - {ship: Runabout, as: empty}
          - {ship: Runabout, as: tired, range: 3, aboard: [{card: Captain, as: Mate}]}
      - {mission: Cage, here: [{card: Staff, as: Caged}, {card: Kit, as: Stuck}], ships: [{ship: Cruiser, as: Third, aboard: [{card: Captain, as: Chief}]}]}
    hand: [{card: Staff, as: Handed}, {card: Spare, as: Docked}]
  spock:
    missions: [{mission: World, here: [{card: Kit, owner: kirk, commander: kirk, as: Lost}]}, Hall]
segment: orders
`;
const table = () => position(CARDS, REST);

test('beaming goes between places of one mission, with unstopped cards of the player', () => {
  expect(offered(table(), 'beam')).toEqual([
    'Home > Cruiser 1 to 2 of Captain, Bound [2E-BEAM-02 2E-BEAM-03]',
    'Home > Runabout 1 to 2 of Captain, Bound [2E-BEAM-02 2E-BEAM-03]',
    'Cruiser > Home 1 to 2 of Staff, Kit [2E-BEAM-02 2E-BEAM-04]',
    'Cruiser > Runabout 1 to 2 of Staff, Kit [2E-BEAM-02 2E-BEAM-05]',
    'Runabout > Home 1 to 1 of pilot [2E-BEAM-02 2E-BEAM-04]',
    'Runabout > Cruiser 1 to 1 of pilot [2E-BEAM-02 2E-BEAM-05]',
    'second > Spare 1 to 1 of one [2E-BEAM-02 2E-BEAM-05]',
    'Far > lone 1 to 1 of Bound [2E-BEAM-02 2E-BEAM-03]',
    'Far > foreign 1 to 1 of Bound [2E-BEAM-02 2E-BEAM-03]',
    'Far > boarded 1 to 1 of Bound [2E-BEAM-02 2E-BEAM-03]',
    'Far > empty 1 to 1 of Bound [2E-BEAM-02 2E-BEAM-03]',
    'Far > tired 1 to 1 of Bound [2E-BEAM-02 2E-BEAM-03]',
    'lone > Far 1 to 1 of single [2E-BEAM-02 2E-BEAM-04]',
    'lone > foreign 1 to 1 of single [2E-BEAM-02 2E-BEAM-05]',
    'lone > boarded 1 to 1 of single [2E-BEAM-02 2E-BEAM-05]',
    'lone > empty 1 to 1 of single [2E-BEAM-02 2E-BEAM-05]',
    'lone > tired 1 to 1 of single [2E-BEAM-02 2E-BEAM-05]',
    'foreign > Far 1 to 2 of Stranger, twin [2E-BEAM-02 2E-BEAM-04]',
    'foreign > lone 1 to 2 of Stranger, twin [2E-BEAM-02 2E-BEAM-05]',
    'foreign > boarded 1 to 2 of Stranger, twin [2E-BEAM-02 2E-BEAM-05]',
    'foreign > empty 1 to 2 of Stranger, twin [2E-BEAM-02 2E-BEAM-05]',
    'foreign > tired 1 to 2 of Stranger, twin [2E-BEAM-02 2E-BEAM-05]',
    'tired > Far 1 to 1 of mate [2E-BEAM-02 2E-BEAM-04]',
    'tired > lone 1 to 1 of mate [2E-BEAM-02 2E-BEAM-05]',
    'tired > foreign 1 to 1 of mate [2E-BEAM-02 2E-BEAM-05]',
    'tired > boarded 1 to 1 of mate [2E-BEAM-02 2E-BEAM-05]',
    'tired > empty 1 to 1 of mate [2E-BEAM-02 2E-BEAM-05]',
    'Cage > third 1 to 1 of stuck [2E-BEAM-02 2E-BEAM-03]',
    'third > Cage 1 to 1 of chief [2E-BEAM-02 2E-BEAM-04]',
  ]);
});

test('a staffed, unstopped ship moves as far as its Range goes', () => {
  expect(offered(table(), 'move')).toEqual([
    'Runabout > World [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > Void [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > Cage [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > World [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > (blank mission 3) [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > (blank mission 4) [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
    'Runabout > (blank mission 5) [2E-MOVE-01 2E-MOVE-02 2E-MOVE-06 2E-MOVE-10 2E-OP-52 2E-CARD-19]',
  ]);
});

test('a mission is attempted where somebody may', () => {
  expect(offered(table(), 'attempt')).toEqual([
    'World [2E-ATT-09 2E-ATT-01 2E-ATT-17 2E-STOP-01]',
    'Void > second [2E-ATT-09 2E-ATT-02 2E-ATT-15 2E-ATT-17 2E-STOP-01]',
    'Far [2E-ATT-09 2E-ATT-01 2E-ATT-17 2E-STOP-01]',
    'Cage [2E-ATT-09 2E-ATT-01 2E-ATT-17 2E-STOP-01]',
  ]);
});

test('a beaming is refused by every rule it breaks', () => {
  const said = {
    'kirk: beam Pilot to Wreck': '[2E-BEAM-06] the ship is stopped',
    'kirk: beam Idler to Cruiser': '[2E-BEAM-06] the ship is stopped',
    'kirk: beam Beta to Runabout': '[2E-ORDER-06 2E-BEAM-02] Both is stopped',
    'kirk: beam Pilot to Raptor': '[2E-BEAM-08] that ship is not yours',
    'kirk: beam Pilot to World': '[2E-BEAM-10] beaming never goes from one mission to another',
    'kirk: beam Pilot to Second': '[2E-BEAM-10] beaming never goes from one mission to another',
    'kirk: beam One to Void': '[2E-BEAM-07] nobody can be on a space mission',
    'kirk: beam Landed to Cruiser':
      '[2E-BEAM-10 2E-BEAM-01] beaming never goes from one mission to another; you command no ship at World',
    'kirk: beam Captain to Home': '[2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beam between a ship and a mission or two ships',
    'kirk: beam Pilot to Runabout': '[2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beam between a ship and a mission or two ships',
    'kirk: beam Pilot to Captain':
      '[2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming goes between a ship and a mission or two ships',
    'kirk: beam Caged to Third': '[2E-CANNOT-01] a text forbids to beam so',
    'kirk: beam Stuck to Third': 'accepted',
    "kirk: beam Lost to kirk's World":
      '[2E-BEAM-10 2E-CARD-16 2E-BEAM-01 2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming never goes from one mission to another; another copy is another mission; you command no ship at World; beam between a ship and a mission or two ships',
    "kirk: beam Box to spock's World":
      '[2E-BEAM-10 2E-CARD-16 2E-BEAM-01 2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming never goes from one mission to another; another copy is another mission; you command no ship at World; beam between a ship and a mission or two ships',
    'kirk: beam @1 to Cruiser': '[2E-BEAM-02] not yours at Home',
    'kirk: beam Pilot to Spare': '[2E-BEAM-10] beaming never goes from one mission to another',
    'kirk: beam Cruiser to World':
      '[2E-BEAM-10 2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming never goes from one mission to another; beam between a ship and a mission or two ships',
    'kirk: beam Mate to Hall': '[2E-BEAM-10] beaming never goes from one mission to another',
    'kirk: beam Mate to boarded': 'accepted',
    'kirk: beam Mate, Bound to Far': '[2E-BEAM-02] not yours at Runabout',
    'kirk: beam Spy to Cruiser': '[2E-BEAM-08] that ship is not yours',
    'kirk: beam Handed to Cruiser':
      '[2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming goes between a ship and a mission or two ships',
    'kirk: beam Pilot to Docked':
      '[2E-BEAM-03 2E-BEAM-04 2E-BEAM-05] beaming goes between a ship and a mission or two ships',
    'kirk: beam Pilot to spock': '[2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] beam is not what is asked: Your orders',
    'kirk: beam spock to Cruiser': '[2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] beam is not what is asked: Your orders',
    'kirk: beam Pilot, spock to Wreck': '[2E-BEAM-06] the ship is stopped',
    'kirk: beam Pilot to Cruiser from Home': '[2E-BEAM-02] not yours at Home',
    'kirk: beam Box to Second from Void': '[2E-BEAM-02 2E-BEAM-07] not yours at Void; nobody can be on a space mission',
    'kirk: beam Mate, Pilot to Home':
      '[2E-BEAM-02 2E-BEAM-10] not yours at Runabout; beaming never goes from one mission to another',
  };
  expect(answers(table(), Object.keys(said))).toEqual(said);
});

test('a move is refused by every rule it breaks, and staffing says what is missing', () => {
  const said = {
    'kirk: move Wreck to World': '[2E-MOVE-12 2E-ORDER-06] Wreck is stopped',
    'kirk: move Raptor to World': '[2E-MOVE-01 2E-CMD-05] that is not a ship of yours',
    'kirk: move Cruiser to Far':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-03 2E-STAFF-04 2E-STOP-04] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 1 staff; a ship needs its icons and its affiliation; a staff icon is no command icon; only unstopped personnel aboard count',
    'kirk: move Cruiser to Home':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-03 2E-STAFF-04 2E-STOP-04 2E-MOVE-01 2E-OP-27] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 1 staff; a ship needs its icons and its affiliation; a staff icon is no command icon; only unstopped personnel aboard count; it is there already',
    'kirk: move Runabout to Far':
      '[2E-MOVE-06 2E-MOVE-04] Runabout needs Range 6, has 5 left; another quadrant is 2 farther',
    "kirk: move Runabout to kirk's World": 'accepted',
    'kirk: move Spare to Home':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-05 2E-CANNOT-01] Spare is not staffed: needs 1 staff, has 0 command and 0 staff; a ship needs its icons and its affiliation; nobody of the ship's affiliation is aboard; a text forbids this move",
    'kirk: move Second to Home':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-02 2E-CANNOT-01] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; one personnel gives one icon only; a text forbids this move',
    'kirk: move Second to Hall':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-02 2E-CANNOT-01] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; one personnel gives one icon only; a text forbids this move',
    'kirk: move Third to Home':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-04 2E-STOP-04] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; only unstopped personnel aboard count',
    'kirk: move lone to Home':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-02 2E-STAFF-04 2E-STOP-04] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; one personnel gives one icon only; only unstopped personnel aboard count',
    'kirk: move foreign to Home':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-04 2E-STOP-04 2E-STAFF-05] Cruiser is not staffed: nobody of its affiliation is aboard; a ship needs its icons and its affiliation; only unstopped personnel aboard count; nobody of the ship's affiliation is aboard",
    'kirk: move boarded to Home':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-04 2E-STOP-04 2E-STAFF-05 2E-STAFF-06] Spare is not staffed: needs 1 staff, has 0 command and 0 staff; a ship needs its icons and its affiliation; only unstopped personnel aboard count; nobody of the ship's affiliation is aboard; other players' personnel do not staff it",
    'kirk: move empty to Home':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-04 2E-STOP-04 2E-STAFF-05 2E-STAFF-07 2E-MOVE-06 2E-MOVE-04] Runabout is not staffed: nobody of its affiliation is aboard; a ship needs its icons and its affiliation; only unstopped personnel aboard count; nobody of the ship's affiliation is aboard; a ship without staffing icons needs one of its affiliation too; Runabout needs Range 6, has 5 left; another quadrant is 2 farther",
    'kirk: move tired to Home':
      '[2E-MOVE-06 2E-MOVE-04] Runabout needs Range 6, has 3 left; another quadrant is 2 farther',
    'kirk: move tired to Far': '[2E-MOVE-01 2E-OP-27] it is there already',
    'kirk: move Second to Captain':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-02 2E-MOVE-01 2E-OP-27] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; one personnel gives one icon only; a ship moves to a mission',
    'kirk: move Cruiser to spock':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-03 2E-STAFF-04 2E-STOP-04 2E-MOVE-01 2E-OP-27] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 1 staff; a ship needs its icons and its affiliation; a staff icon is no command icon; only unstopped personnel aboard count; a ship moves to a mission',
    'kirk: move tired to Pilot': '[2E-MOVE-01 2E-OP-27] a ship moves to a mission',
    'kirk: move Captain to World': '[2E-MOVE-01 2E-CMD-05] that is not a ship of yours',
    'kirk: move Cruiser to Runabout':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-03 2E-STAFF-04 2E-STOP-04 2E-MOVE-01 2E-OP-27] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 1 staff; a ship needs its icons and its affiliation; a staff icon is no command icon; only unstopped personnel aboard count; a ship moves to a mission',
  };
  expect(answers(table(), Object.keys(said))).toEqual(said);
});

test('of a ship that is not staffed it is told what just it lacks', () => {
  const cards = `${CARDS}
  - {title: Guest, type: personnel, affiliation: Federation, cost: 1, skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Proud, type: ship, affiliation: Klingon, cost: 3, range: 8, weapons: 6, shields: 6, text: "Staff: a Klingon aboard."}`;
  const rest = `
players:
  kirk:
    missions:
      - mission: Home
        here: [Kit, {card: Staff, owner: spock, commander: spock, as: visitor}]
        ships:
          - {ship: Proud, as: idle}
          - {ship: Cruiser, as: half, aboard: [Staff, Guest]}
          - {ship: Cruiser, as: void, aboard: [Kit]}
          - {ship: Cruiser, as: hired, aboard: [Stranger]}
          - {ship: Runabout, as: drifting}
      - World
  spock: {}
segment: orders
`;
  const said = {
    'kirk: move idle to World':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-05 2E-STAFF-07] Proud is not staffed: needs nobody, has 0 command and 0 staff; a ship needs its icons and its affiliation; nobody of the ship's affiliation is aboard; a ship without staffing icons needs one of its affiliation too",
    'kirk: move half to World':
      '[2E-MOVE-02 2E-STAFF-01 2E-STAFF-03] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 1 staff; a ship needs its icons and its affiliation; a staff icon is no command icon',
    'kirk: move void to World':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-05] Cruiser is not staffed: needs 1 command and 1 staff, has 0 command and 0 staff; a ship needs its icons and its affiliation; nobody of the ship's affiliation is aboard",
    'kirk: move hired to World':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-02 2E-STAFF-05] Cruiser is not staffed: needs 1 command and 1 staff, has 1 command and 0 staff; a ship needs its icons and its affiliation; one personnel gives one icon only; nobody of the ship's affiliation is aboard",
    'kirk: move drifting to World':
      "[2E-MOVE-02 2E-STAFF-01 2E-STAFF-05 2E-STAFF-07] Runabout is not staffed: nobody of its affiliation is aboard; a ship needs its icons and its affiliation; nobody of the ship's affiliation is aboard; a ship without staffing icons needs one of its affiliation too",
  };
  expect(answers(position(cards, rest), Object.keys(said))).toEqual(said);
});

test('an attempt is refused by every rule it breaks', () => {
  const said = {
    'kirk: attempt World': 'accepted',
    "kirk: attempt spock's World":
      '[2E-ATT-05 2E-ATT-16 2E-ATT-06 2E-ATT-07] you attempt your own missions only; no unstopped personnel of yours is there; nobody there has what the mission asks for to attempt it',
    'kirk: attempt Home':
      '[2E-ATT-04 2E-ATT-06 2E-ATT-07] headquarters cannot be attempted; nobody there has what the mission asks for to attempt it',
    'kirk: attempt Void': 'accepted',
    'kirk: attempt Void with Cruiser': 'accepted',
    'kirk: attempt Void with Spare':
      '[2E-ATT-16 2E-ATT-06 2E-ATT-07] no unstopped personnel of yours is there; nobody there has what the mission asks for to attempt it',
    'kirk: attempt Far': 'accepted',
    'kirk: attempt Cage': 'accepted',
    'kirk: attempt Captain': '[2E-ORDER-01 2E-ATT-01 2E-ATT-02] only missions are attempted',
  };
  expect(answers(table(), Object.keys(said))).toEqual(said);
});

test('what has no place among orders says where it has', () => {
  const said = {
    'kirk: draw': '[2E-DRAW-01 2E-TURN-03] cards are drawn in the segment Play and Draw Cards',
    'kirk: play Staff': '[2E-PLAY-23 2E-TURN-03] cards are played in your own segment Play and Draw Cards',
    'kirk: pass': '[2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] pass is not what is asked: Your orders',
    'spock: move Raptor to World': '[2E-ACTION-02] spock is not asked, kirk is',
    'spock: draw': '[2E-ACTION-02] spock is not asked, kirk is',
    'kirk: discard Staff': '[2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
    'kirk: stack Staff': '[2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
    'kirk: engage Raptor with Cruiser': '[2E-CARD-21 2E-ENGAGE-01] an engagement is begun by a card only',
    'kirk: fight spock at Home': '[2E-CARD-21 2E-COMBAT-01] combat is begun by a card only',
    'kirk: use Captain': '[2E-ORDER-08] its text has nothing to be used',
    'kirk: yes': '[2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] yes is not what is asked: Your orders',
  };
  expect(answers(table(), Object.keys(said))).toEqual(said);
});

const EXCESS = `players:
  kirk: {hand: [Staff, Captain, Both, Stranger, Bound, Kit, Cruiser, Runabout, Wreck]}
  spock: {}
segment: discard
`;

test.each([
  ['orders', table, 20],
  ['the discard segment', () => position(CARDS, EXCESS), 0],
])(
  'what a list in %s stands for as an example is an answer that may be given, and its order means nothing',
  (_, at, least) => {
    const options = at().game.request?.options ?? [];
    const lists = options.flatMap(({ selection }) => (selection ? [selection] : []));
    expect(lists.length).toBeGreaterThan(least);
    for (const selection of lists) {
      expect(selection.ordered).toBe(false);
      expect(isLegalChoice(selection, selection.example)).toBe(true);
    }
  },
);

test('at the start and the end of a turn, and of a segment, it is said of what', () => {
  const cards = `${CARDS}
  - {title: Dawn, type: event, cost: 1, text: "Plays in your core. At the start of each of your turns, you may draw a card."}
  - {title: Drill, type: event, cost: 1, text: "Plays in your core. At the start of your Execute Orders segment, you may draw a card."}`;
  const at = (segment: string): string =>
    `players:\n  kirk: {core: [Dawn, Drill], deck: [Staff]}\n  spock: {}\ncounters: 0\nsegment: ${segment}\n`;
  expect(position(cards, at('start')).game.request?.prompt).toBe('At the start of the turn');
  expect(after(position(cards, at('play')), 'kirk: end').game.request?.prompt).toBe('At the start of the segment');
});
