/** What is in place, and what is out of place, before, in and after a mission attempt. */
import { describe, expect, test } from 'vitest';
import { after, answers, offered, position } from './positions.ts';

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}
  - {title: Helper, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "Order - Draw a card."}
  - {title: Listener, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When this personnel is facing a dilemma, you may score 1."}
  - {title: Signal, type: interrupt, text: "Order - Draw a card."}
  - {title: Cutter, type: ship, affiliation: Federation, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core."}
  - {title: Trap, type: dilemma, dilemma: dual, cost: 1, text: "Randomly select a personnel to be stopped."}
  - {title: Pit, type: dilemma, dilemma: planet, cost: 3, text: "Randomly select a personnel to be stopped."}
  - {title: Ruins, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
`;
const REST = `
players:
  kirk:
    missions: [{mission: Ruins, here: [Ensign, Helper, Listener], ships: [{ship: Cutter, aboard: [{card: Ensign, as: Pilot}]}]}]
    hand: [Signal, Feast, Ensign]
    deck: [Ensign]
  spock:
    hand: [Signal]
    dilemmas: [Trap, Pit, Trap]
    deck: [Ensign]
segment: orders
`;

describe('while the opponent stacks dilemmas', () => {
  const table = () => after(position(CARDS, REST), 'kirk: attempt Ruins');

  test('the question says what it is', () => {
    expect(table().game.request?.prompt).toBe('Stack dilemmas, the first to be revealed first: 3 to spend on them');
  });

  test('any number of the drawn dilemmas', () => {
    expect(offered(table(), 'stack')).toEqual([
      ' 0 to 3 of Trap, Pit, Trap [2E-DIL-06 2E-DIL-07 2E-DIL-35 2E-OP-28 2E-LOOK-09 2E-LOOK-11 2E-LOOK-12]',
    ]);
  });

  test('every command is answered by the rules it breaks', () => {
    const said = {
      'kirk: move Cutter to Ruins': '[2E-RESP-12] kirk is not asked, spock is',
      'spock: stack Trap': 'accepted',
      'spock: stack Trap, Pit, Trap': 'accepted',
      'spock: stack none': 'accepted',
      'spock: end': '[2E-ATT-10] an attempt that has begun cannot be broken off',
      'spock: pass':
        '[2E-DIL-06 2E-DIL-07 2E-DIL-35 2E-OP-28 2E-LOOK-09 2E-LOOK-11 2E-LOOK-12] pass is not what is asked: Stack dilemmas, the first to be revealed first: 3 to spend on them',
      'spock: draw': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'spock: play Signal': '[2E-ORDER-05 2E-ORDER-04 2E-ORDER-09 2E-PLAY-22] another order is being carried out',
      'spock: move Cutter to Ruins': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'spock: yes':
        '[2E-DIL-06 2E-DIL-07 2E-DIL-35 2E-OP-28 2E-LOOK-09 2E-LOOK-11 2E-LOOK-12] yes is not what is asked: Stack dilemmas, the first to be revealed first: 3 to spend on them',
    };
    expect(answers(table(), Object.keys(said))).toEqual(said);
  });
});

describe('while a dilemma is faced', () => {
  const table = () => after(position(CARDS, REST), 'kirk: attempt Ruins', 'spock: stack Trap, Trap');

  test('the question says what it is', () => {
    expect(table().game.request?.prompt).toBe('While kirk faces a dilemma: respond?');
  });

  test('a text that may be used', () => {
    expect(offered(table(), 'use')).toEqual([
      'Listener [2E-RESP-02 2E-RESP-03 2E-RESP-10 2E-RESP-04 2E-DIL-43 2E-OP-44]',
    ]);
  });

  test('every command is answered by the rules it breaks', () => {
    const said = {
      'kirk: move Cutter to Ruins': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'kirk: beam Pilot to Ruins': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'kirk: attempt Ruins': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'kirk: use Helper': '[2E-ORDER-04 2E-ORDER-08] another order is being carried out',
      'kirk: use Listener': 'accepted',
      'kirk: play Signal': '[2E-ORDER-05 2E-ORDER-04 2E-ORDER-09 2E-PLAY-22] another order is being carried out',
      'kirk: play Feast': '[2E-PLAY-23 2E-TURN-03] cards are played in your own segment Play and Draw Cards',
      'kirk: draw': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'kirk: end': '[2E-ATT-10] an attempt that has begun cannot be broken off',
      'kirk: pass': 'accepted',
      'kirk: discard Feast': '[2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
      'kirk: stack Trap': '[2E-ORDER-04 2E-ATT-10] a mission attempt is in progress',
      'spock: draw': '[2E-ACTION-02] spock is not asked, kirk is',
    };
    expect(answers(table(), Object.keys(said))).toEqual(said);
  });
});

describe('after the mission is completed', () => {
  const table = () =>
    after(position(CARDS, REST), 'kirk: attempt Ruins', 'spock: stack Trap, Trap', 'kirk: use Listener');

  test('the question says what it is', () => {
    expect(table().game.request?.prompt).toBe('Your orders');
  });

  test('an interrupt that is an order', () => {
    expect(offered(table(), 'play')).toEqual(['Signal [2E-PLAY-22 2E-ORDER-09]']);
  });

  test('every command is answered by the rules it breaks', () => {
    const said = {
      'kirk: move Cutter to Ruins': '[2E-MOVE-01 2E-OP-27] it is there already',
      'kirk: beam Pilot to Ruins': 'accepted',
      'kirk: attempt Ruins': '[2E-ATT-08] the mission is completed',
      'kirk: use Helper': '[2E-STOP-06 2E-ORDER-06] it is stopped',
      'kirk: use Listener': '[2E-RESP-01 2E-RESP-02] its trigger has not occurred',
      'kirk: play Signal': 'accepted',
      'kirk: play Feast': '[2E-PLAY-23 2E-TURN-03] cards are played in your own segment Play and Draw Cards',
      'kirk: draw': '[2E-DRAW-01 2E-TURN-03] cards are drawn in the segment Play and Draw Cards',
      'kirk: end': 'accepted',
      'kirk: pass': '[2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] pass is not what is asked: Your orders',
      'kirk: discard Feast': '[2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
      'kirk: stack Trap': '[2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
      'spock: draw': '[2E-ACTION-02] spock is not asked, kirk is',
    };
    expect(answers(table(), Object.keys(said))).toEqual(said);
  });
});
