/** Play and Draw Cards: what may be played at one rich position, and all that is wrong with what may not. */
import { expect, test } from 'vitest';
import { interpret } from '../../../src/commands/index.ts';
import { after, answers, offered, position } from './positions.ts';

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}
  - {title: Hero, subtitle: Young, unique: true, type: personnel, affiliation: Federation, cost: 2, icons: [command], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Hero, subtitle: Old, unique: true, type: personnel, affiliation: Federation, cost: 2, icons: [command], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Captive, unique: true, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Warrior, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Honor, integrity: 5, cunning: 5, strength: 5}
  - {title: Thief, type: personnel, affiliation: Federation, cost: 1, icons: [staff], keywords: Thief., skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Envoy, type: personnel, affiliation: Federation, cost: 6, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5,
     text: "Order - Lose 5 points to draw a card. When you play an event, you may lose 5 points to draw a card. When your personnel is about to be killed, you may lose 5 points to prevent that."}
  - {title: Bargain, type: personnel, affiliation: Federation, cost: 6, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When you play this personnel, he is cost -2."}
  - {title: Debtor, type: personnel, affiliation: Federation, cost: 6, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When you play this personnel, you may lose 5 points to make his cost -3."}
  - {title: Seer, type: personnel, affiliation: Federation, cost: 6, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When you play this personnel, reveal an opponent's hand. She is cost -1 for each personnel revealed."}
  - {title: Foreman, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "To play this personnel, stop your Science personnel."}
  - {title: Cutter, type: ship, affiliation: Federation, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Tool, type: equipment, cost: 1}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core."}
  - {title: Levy, type: event, cost: 1, text: "Lose 5 points to draw a card. Destroy this event."}
  - {title: Relic, type: event, cost: 1, keywords: Artifact., text: "Plays in your core."}
  - {title: Heist, type: event, cost: 1, text: "Plays in your core. To play this event, you must command two Thief personnel."}
  - {title: Rally, type: event, cost: 1, text: "To play this event, you must command three [Kli] personnel. Discard a card from hand to score 5 points. Destroy this event."}
  - {title: Plate, type: event, cost: 1, text: "Plays on a ship. This ship is Shields +2."}
  - {title: Armour, type: event, cost: 6, text: "Plays on a ship. This ship is Shields +2."}
  - {title: Muster, type: event, cost: 1, text: "Plays in your core. To play this event, you must command two [Fed] personnel. To play this event, you must command two Thief personnel."}
  - {title: Revel, type: event, cost: 1, text: "Plays in your core. To play this event, you must command three [Kli] personnel. To play this event, you must command two Thief personnel."}
  - {title: Dealer, type: personnel, affiliation: Federation, cost: 6, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When you play this personnel, he is cost -2. When you play this personnel, you may discard a card from hand to make his cost -1."}
  - {title: Signal, type: interrupt, text: "Order - Draw a card."}
  - {title: Answer, type: interrupt, text: "When your opponent plays an event, draw a card."}
  - {title: Helper, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "Order - Draw a card."}
  - {title: Listener, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When you play an event, you may draw a card."}
  - {title: Morning, type: event, cost: 1, text: "Plays in your core. At the start of each of your turns, you may draw a card."}
  - {title: Evening, type: event, cost: 1, text: "Plays in your core. At the end of each of your turns, you may draw a card."}
  - {title: Trap, type: dilemma, dilemma: dual, cost: 1, text: "Randomly select a personnel to be stopped."}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: Ruins, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Archaeology}
`;
const REST = `
players:
  kirk:
    missions:
      - {mission: Home, here: [{card: "Hero, Young", stopped: true}, Thief, Helper, Listener, {card: Warrior, as: Guest}], ships: [{ship: Cutter, as: Mine}]}
      - {mission: Ruins}
    core: [Morning, Evening]
    hand: [Ensign, "Hero, Old", Captive, Warrior, Envoy, Bargain, Debtor, Seer, Foreman, Cutter, Tool, Feast, Levy, Relic, Heist, Rally, Plate, Armour, Muster, Revel, Dealer, Signal, Answer]
    discard: [{card: Signal, as: Spent}, {card: Ensign, as: Gone}, {card: Helper, as: Late}]
    deck: [Ensign]
    dilemmas: [{face up: Trap}]
  spock:
    missions: [{mission: Home, here: [{card: Helper, as: Foreign}], ships: [{ship: Cutter, as: Other}]}]
    brig: [Captive]
    deck: [Ensign]
counters: 4
segment: play
`;
const table = () => position(CARDS, REST);

test('of the hand, what the counters, the headquarters and its own text allow', () => {
  expect(offered(table(), 'play')).toEqual([
    'Ensign > Home [2E-PLAY-01 2E-PLAY-15 2E-PLAY-16 2E-CARD-05 2E-CARD-06 2E-CARD-19]',
    'Bargain > Home [2E-PLAY-01 2E-PLAY-15 2E-PLAY-16 2E-CARD-05 2E-CARD-06 2E-CARD-19 2E-COST-12]',
    'Cutter > Home [2E-PLAY-01 2E-PLAY-15 2E-PLAY-16 2E-CARD-05 2E-CARD-06 2E-CARD-19]',
    'Tool > Home [2E-PLAY-01 2E-PLAY-15 2E-PLAY-16 2E-CARD-05 2E-CARD-06 2E-CARD-19]',
    'Feast [2E-PLAY-01 2E-PLAY-19]',
    'Plate > mine [2E-PLAY-01 2E-PLAY-19 2E-CARD-10]',
    'Plate > other [2E-PLAY-01 2E-PLAY-19 2E-CARD-10]',
    'Dealer > Home [2E-PLAY-01 2E-PLAY-15 2E-PLAY-16 2E-CARD-05 2E-CARD-06 2E-CARD-19 2E-COST-12 2E-COST-15]',
  ]);
});

test('every command is answered by the rules it breaks', () => {
  const said = {
    'kirk: play Hero':
      '[2E-PLAY-14 2E-UNIQ-01 2E-UNIQ-03 2E-UNIQ-04 2E-UNIQ-06 2E-STOP-07] you command Hero already; another subtitle makes no other card; a stopped copy counts',
    'kirk: play Captive': '[2E-PLAY-14 2E-UNIQ-01 2E-UNIQ-07 2E-BRIG-06] you command Captive already; a captive counts',
    'kirk: play Warrior':
      '[2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] no headquarters mission of yours allows this card',
    'kirk: play Ensign at Ruins':
      '[2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] the text of that mission does not allow this card',
    "kirk: play Ensign at spock's Home":
      '[2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] the text of that mission does not allow this card',
    'kirk: play Envoy': '[2E-COST-03 2E-PLAY-01] it costs 6, 4 counters are left',
    'kirk: play Bargain': 'accepted',
    'kirk: play Debtor':
      '[2E-COST-03 2E-PLAY-01 2E-COST-15 2E-COST-07] it costs 6, 4 counters are left; what makes it cheaper cannot be paid',
    'kirk: play Seer':
      '[2E-COST-03 2E-PLAY-01 2E-COST-13 2E-COST-14 2E-LOOK-21] it costs 6, 4 counters are left; what it has still to show may not be counted on',
    'kirk: play Foreman': '[2E-COST-05 2E-COST-06 2E-PLAY-01] its additional cost cannot be paid',
    'kirk: play Cutter': 'accepted',
    'kirk: play Cutter at Ruins':
      '[2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] the text of that mission does not allow this card',
    'kirk: play Levy': '[2E-COST-07 2E-COST-05 2E-LOSEPTS-02] there are not enough points to pay with',
    'kirk: play Relic':
      '[2E-COST-08 2E-KEYW-02] an Artifact needs a completed mission that requires Acquisition, Anthropology, Archaeology',
    'kirk: play Heist': '[2E-COST-08 2E-CMD-02] what its text demands is not met',
    'kirk: play Rally':
      '[2E-COST-08 2E-CMD-02 2E-SPECIES-01] what its text demands is not met; an icon means the affiliation',
    'kirk: play Armour': '[2E-COST-03 2E-PLAY-01] it costs 6, 4 counters are left',
    'kirk: play Muster': '[2E-COST-08 2E-CMD-02] what its text demands is not met',
    'kirk: play Revel':
      '[2E-COST-08 2E-CMD-02 2E-SPECIES-01] what its text demands is not met; an icon means the affiliation',
    'kirk: play Plate on Home': '[2E-CARD-10 2E-PLAY-19 2E-PLAY-01] it is not played there',
    'kirk: play Plate on Mine': 'accepted',
    'kirk: play Signal': '[2E-ORDER-09 2E-PLAY-22] it is an order: only in your segment Execute Orders',
    'kirk: play Spent': '[2E-PLAY-01] it is not in your hand',
    'kirk: play Answer': '[2E-PLAY-12 2E-PLAY-22] its trigger has not occurred',
    'kirk: play Gone': '[2E-PLAY-01] it is not in your hand',
    'kirk: play Trap': '[2E-CARD-02] such a card is not played',
    'kirk: play Ruins': '[2E-CARD-02] such a card is not played',
    'kirk: play Thief': '[2E-PLAY-01] it is not in your hand',
    'kirk: use Helper': '[2E-ORDER-08] it is an order: only in your segment Execute Orders',
    'kirk: use Late': '[2E-INPLAY-02] it is not in play',
    'kirk: use Listener': '[2E-RESP-01 2E-RESP-02] its trigger has not occurred',
    'kirk: use Listener ability 2': '[2E-ORDER-08] its text has nothing to be used',
    'kirk: use Morning': '[2E-TURN-04] it is used at the start of a turn',
    'kirk: use Evening': '[2E-END-01] it is used at the end of a turn',
    'kirk: use Thief': '[2E-ORDER-08] its text has nothing to be used',
    'kirk: end': '[2E-DRAW-05 2E-OP-01 2E-OP-03] counters are still to be spent: 4',
    'kirk: pass': '[2E-DRAW-01 2E-DRAW-03 2E-COST-02] pass is not what is asked: Play and draw: 4 counters left',
    'kirk: move Mine to Ruins': '[2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
    'kirk: beam Thief to Mine': '[2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
    'kirk: attempt Ruins': '[2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
    'kirk: stack Trap': '[2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
    'kirk: discard Ensign': '[2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
    'kirk: draw': 'accepted',
    'spock: play Ensign': '[2E-ACTION-02] spock is not asked, kirk is',
    'spock: use Foreign': '[2E-ACTION-02] spock is not asked, kirk is',
  };
  expect(answers(table(), Object.keys(said))).toEqual(said);
});

test('2E-CARD-13: in another player’s turn only interrupts are played, and it is said no more than that', () => {
  const rest = `players:
  kirk: {missions: [{mission: Ruins, here: [Ensign]}]}
  spock: {hand: [Feast], dilemmas: [Trap]}
segment: orders
`;
  const stacking = after(position(CARDS, rest), 'kirk: attempt Ruins');
  const said = {
    'spock: play Feast': "[2E-PLAY-23 2E-CARD-13] only interrupts are played in another player's turn",
    'kirk: play Feast': '[2E-RESP-12] kirk is not asked, spock is',
  };
  expect(answers(stacking, Object.keys(said))).toEqual(said);
});

test('2E-SHOW-02, -06: personnel and equipment enter play face down, ships and events face up', () => {
  const faceOf = (command: string): readonly unknown[] => {
    const { game, aliases } = table();
    const read = interpret(game, command, aliases);
    if (read.kind !== 'answer') throw new Error(command);
    const events = game.answer(read.answer);
    if ('refused' in events) throw new Error(events.reason);
    return events.flatMap(({ event }) => (event.type === 'place' && event.verb === 'played' ? [event.face] : []));
  };
  expect(['Ensign', 'Tool', 'Cutter', 'Feast'].flatMap((card) => faceOf(`kirk: play ${card}`))).toEqual([
    ...['down', 'down', 'up', 'up'],
  ]);
});
