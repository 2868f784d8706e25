/** Commands that are out of place: in the wrong segment, of somebody who is not asked, with nothing to do it to, after the end. */
import { describe, expect, test } from 'vitest';
import { after, answers, position } from './positions.ts';

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Feast, type: event, cost: 1, text: "Plays in your core. Order - Draw a card."}
  - {title: Dear, type: event, cost: 9, text: "Plays in your core."}
  - {title: Signal, type: interrupt, text: "Order - Draw a card."}
  - {title: Veto, type: interrupt, text: "When an opponent is about to play an event, prevent that event and place it in its owner's discard pile."}
  - {title: Counsel, type: event, cost: 1, text: "Plays in your core. When you draw a card, you may score 1. At the start of each of your turns, you may score 1. At the end of each of your turns, you may score 1."}
  - {title: Cutter, type: ship, affiliation: Federation, cost: 3, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Trap, type: dilemma, dilemma: dual, cost: 1, text: "Randomly select a personnel to be stopped."}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: Void, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
  - {title: Ruins, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
`;
const kirkWith = (rest: string) =>
  position(
    CARDS,
    `players:
  kirk: {missions: [Home, {mission: Ruins, here: [Ensign], ships: [Cutter]}], core: [Feast, Counsel], hand: [Ensign, Dear, Feast, Signal], ${rest}`,
  );
const COMMANDS = [
  ...[
    'draw',
    'end',
    'pass',
    'play',
    'use',
    'move',
    'attempt',
    'discard Feast',
    'stack Ensign',
    'engage',
    'fight',
    'yes',
  ],
  ...[
    'play Ensign at Home',
    'play Ensign at Ruins',
    'play Ensign aboard Cutter',
    'play Dear',
    'play Signal',
    'play Ruins',
    'play Cutter',
    'use Feast',
    'use Feast ability 1',
  ],
  ...[
    'use Counsel',
    'use Counsel ability 2',
    'use Cutter',
    'attempt Ruins',
    'attempt Cutter',
    'move Cutter to Home',
    'beam Ensign to Cutter',
  ],
];
const said = (table: ReturnType<typeof position>, player = 'kirk', commands: readonly string[] = COMMANDS) =>
  Object.entries(
    answers(
      table,
      commands.map((command) => `${player}: ${command}`),
    ),
  ).map(([command, answer]) => `${command} ${answer}`);

describe('what is answered', () => {
  test('in the segment Play and Draw Cards, with counters left', () => {
    expect(said(kirkWith('deck: [Ensign]}\n  spock: {}\nsegment: play\ncounters: 3'))).toEqual([
      'kirk: draw accepted',
      'kirk: end [2E-DRAW-05 2E-OP-01 2E-OP-03] counters are still to be spent: 3',
      'kirk: pass [2E-DRAW-01 2E-DRAW-03 2E-COST-02] pass is not what is asked: Play and draw: 3 counters left',
      'kirk: play [] a name is missing: write play CARD [at PLACE] [on CARD] [aboard SHIP]',
      'kirk: use [] a name is missing: write use CARD [ability N] [on CARD]',
      'kirk: move [] a name is missing: write move SHIP to PLACE',
      'kirk: attempt [] a name is missing: write attempt PLACE [with SHIP] [using CARD]',
      'kirk: discard Feast [2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
      'kirk: stack Ensign [2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
      'kirk: engage [] a name is missing: write engage TARGET with OWN SHIPS',
      'kirk: fight [2E-CARD-21 2E-COMBAT-01] combat is begun by a card only',
      'kirk: yes [2E-DRAW-01 2E-DRAW-03 2E-COST-02] yes is not what is asked: Play and draw: 3 counters left',
      'kirk: play Ensign at Home accepted',
      'kirk: play Ensign at Ruins [2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] the text of that mission does not allow this card',
      'kirk: play Ensign aboard Cutter [2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] the text of that mission does not allow this card',
      'kirk: play Dear [2E-COST-03 2E-PLAY-01] it costs 9, 3 counters are left',
      'kirk: play Signal [2E-ORDER-09 2E-PLAY-22] it is an order: only in your segment Execute Orders',
      'kirk: play Ruins [2E-CARD-02] such a card is not played',
      'kirk: play Cutter [2E-PLAY-01] it is not in your hand',
      'kirk: use Feast [2E-ORDER-08] it is an order: only in your segment Execute Orders',
      'kirk: use Feast ability 1 [2E-ORDER-08] its text has nothing to be used',
      'kirk: use Counsel [2E-RESP-01 2E-RESP-02 2E-TURN-04 2E-END-01] its trigger has not occurred; it is used at the start of a turn; it is used at the end of a turn',
      'kirk: use Counsel ability 2 [2E-RESP-01 2E-RESP-02] its trigger has not occurred',
      'kirk: use Cutter [2E-ORDER-08] its text has nothing to be used',
      'kirk: attempt Ruins [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: attempt Cutter [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: move Cutter to Home [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: beam Ensign to Cutter [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
    ]);
  });

  test('with no counters left', () => {
    expect(said(kirkWith('deck: [Ensign]}\n  spock: {}\nsegment: play\ncounters: 0'))).toEqual([
      'kirk: draw [2E-DRAW-04 2E-DRAW-07] no counters are left',
      'kirk: end accepted',
      'kirk: pass [2E-DRAW-01 2E-DRAW-03 2E-COST-02] pass is not what is asked: Play and draw: 0 counters left',
      'kirk: play [] a name is missing: write play CARD [at PLACE] [on CARD] [aboard SHIP]',
      'kirk: use [] a name is missing: write use CARD [ability N] [on CARD]',
      'kirk: move [] a name is missing: write move SHIP to PLACE',
      'kirk: attempt [] a name is missing: write attempt PLACE [with SHIP] [using CARD]',
      'kirk: discard Feast [2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
      'kirk: stack Ensign [2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
      'kirk: engage [] a name is missing: write engage TARGET with OWN SHIPS',
      'kirk: fight [2E-CARD-21 2E-COMBAT-01] combat is begun by a card only',
      'kirk: yes [2E-DRAW-01 2E-DRAW-03 2E-COST-02] yes is not what is asked: Play and draw: 0 counters left',
      'kirk: play Ensign at Home [2E-COST-03 2E-PLAY-01] it costs 1, 0 counters are left',
      'kirk: play Ensign at Ruins [2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48 2E-COST-03] the text of that mission does not allow this card; it costs 1, 0 counters are left',
      'kirk: play Ensign aboard Cutter [2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48 2E-COST-03] the text of that mission does not allow this card; it costs 1, 0 counters are left',
      'kirk: play Dear [2E-COST-03 2E-PLAY-01] it costs 9, 0 counters are left',
      'kirk: play Signal [2E-ORDER-09 2E-PLAY-22] it is an order: only in your segment Execute Orders',
      'kirk: play Ruins [2E-CARD-02] such a card is not played',
      'kirk: play Cutter [2E-PLAY-01 2E-COST-03] it is not in your hand; it costs 3, 0 counters are left',
      'kirk: use Feast [2E-ORDER-08] it is an order: only in your segment Execute Orders',
      'kirk: use Feast ability 1 [2E-ORDER-08] its text has nothing to be used',
      'kirk: use Counsel [2E-RESP-01 2E-RESP-02 2E-TURN-04 2E-END-01] its trigger has not occurred; it is used at the start of a turn; it is used at the end of a turn',
      'kirk: use Counsel ability 2 [2E-RESP-01 2E-RESP-02] its trigger has not occurred',
      'kirk: use Cutter [2E-ORDER-08] its text has nothing to be used',
      'kirk: attempt Ruins [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: attempt Cutter [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: move Cutter to Home [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
      'kirk: beam Ensign to Cutter [2E-ORDER-01 2E-TURN-02] orders are given in the segment Execute Orders',
    ]);
  });

  test('with an empty deck', () => {
    expect(
      said(kirkWith('deck: []}\n  spock: {deck: [Ensign]}\nsegment: play\ncounters: 3'), 'kirk', ['draw', 'end']),
    ).toEqual(['kirk: draw [2E-OP-02] your deck is empty', 'kirk: end accepted']);
  });

  test('in the segment Execute Orders', () => {
    expect(said(kirkWith('deck: [Ensign]}\n  spock: {}\nsegment: orders'))).toEqual([
      'kirk: draw [2E-DRAW-01 2E-TURN-03] cards are drawn in the segment Play and Draw Cards',
      'kirk: end accepted',
      'kirk: pass [2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] pass is not what is asked: Your orders',
      'kirk: play [] a name is missing: write play CARD [at PLACE] [on CARD] [aboard SHIP]',
      'kirk: use [] a name is missing: write use CARD [ability N] [on CARD]',
      'kirk: move [] a name is missing: write move SHIP to PLACE',
      'kirk: attempt [] a name is missing: write attempt PLACE [with SHIP] [using CARD]',
      'kirk: discard Feast [2E-DISCARD-02 2E-DISCARD-03] nothing is discarded now',
      'kirk: stack Ensign [2E-DIL-06] dilemmas are stacked when an opponent attempts a mission',
      'kirk: engage [] a name is missing: write engage TARGET with OWN SHIPS',
      'kirk: fight [2E-CARD-21 2E-COMBAT-01] combat is begun by a card only',
      'kirk: yes [2E-ORDER-01 2E-ORDER-02 2E-ORDER-03] yes is not what is asked: Your orders',
      'kirk: play Ensign at Home [2E-PLAY-23 2E-TURN-03] cards are played in your own segment Play and Draw Cards',
      'kirk: play Ensign at Ruins [2E-PLAY-23 2E-TURN-03 2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] cards are played in your own segment Play and Draw Cards; the text of that mission does not allow this card',
      'kirk: play Ensign aboard Cutter [2E-PLAY-23 2E-TURN-03 2E-PLAY-15 2E-PLAY-16 2E-PLAY-01 2E-OP-48] cards are played in your own segment Play and Draw Cards; the text of that mission does not allow this card',
      'kirk: play Dear [2E-PLAY-23 2E-TURN-03 2E-COST-03 2E-PLAY-01] cards are played in your own segment Play and Draw Cards; it costs 9, 7 counters are left',
      'kirk: play Signal accepted',
      'kirk: play Ruins [2E-CARD-02] such a card is not played',
      'kirk: play Cutter [2E-PLAY-23 2E-TURN-03 2E-PLAY-01] cards are played in your own segment Play and Draw Cards; it is not in your hand',
      'kirk: use Feast accepted',
      'kirk: use Feast ability 1 [2E-ORDER-08] its text has nothing to be used',
      'kirk: use Counsel [2E-RESP-01 2E-RESP-02 2E-TURN-04 2E-END-01] its trigger has not occurred; it is used at the start of a turn; it is used at the end of a turn',
      'kirk: use Counsel ability 2 [2E-RESP-01 2E-RESP-02] its trigger has not occurred',
      'kirk: use Cutter [2E-ORDER-08] its text has nothing to be used',
      'kirk: attempt Ruins accepted',
      'kirk: attempt Cutter [2E-ORDER-01 2E-ATT-01 2E-ATT-02] only missions are attempted',
      "kirk: move Cutter to Home [2E-MOVE-02 2E-STAFF-01 2E-STAFF-04 2E-STOP-04 2E-STAFF-05] Cutter is not staffed: needs 1 staff, has 0 command and 0 staff; a ship needs its icons and its affiliation; only unstopped personnel aboard count; nobody of the ship's affiliation is aboard",
      'kirk: beam Ensign to Cutter accepted',
    ]);
  });

  test('in the segment Discard Excess Cards', () => {
    const table = position(
      CARDS,
      `players:\n  kirk: {hand: [Ensign, Ensign, Ensign, Ensign, Ensign, Ensign, Feast, Dear, Signal]}\n  spock: {}\nsegment: discard`,
    );
    expect(
      said(table, 'kirk', [
        'end',
        'draw',
        'discard Feast, Dear',
        'discard Feast',
        'play Feast',
        'play Signal',
        'use Feast',
      ]),
    ).toEqual([
      'kirk: end [2E-DISCARD-01] discard down to 7 first',
      'kirk: draw [2E-DRAW-01 2E-TURN-03] cards are drawn in the segment Play and Draw Cards',
      'kirk: discard Feast, Dear accepted',
      'kirk: discard Feast [2E-DISCARD-01] discard is not what is asked: Discard 2 to keep 7',
      'kirk: play Feast [2E-PLAY-23 2E-TURN-03] cards are played in your own segment Play and Draw Cards',
      'kirk: play Signal [2E-ORDER-09 2E-PLAY-22] it is an order: only in your segment Execute Orders',
      'kirk: use Feast [2E-INPLAY-02] it is not in play',
    ]);
  });

  test('of a player who is not asked', () => {
    expect(
      said(kirkWith('deck: [Ensign]}\n  spock: {hand: [Signal]}\nsegment: orders'), 'spock', [
        'end',
        'play Signal',
        'pass',
      ]),
    ).toEqual([
      'spock: end [2E-ACTION-02] spock is not asked, kirk is',
      'spock: play Signal [2E-ACTION-02] spock is not asked, kirk is',
      'spock: pass [2E-ACTION-02] spock is not asked, kirk is',
    ]);
  });

  test('while an opponent is asked whether to respond to a card being played', () => {
    const table = after(
      kirkWith('deck: [Ensign]}\n  spock: {hand: [Veto]}\nsegment: play\ncounters: 3'),
      'kirk: play Feast',
    );
    expect([...said(table, 'kirk', ['draw', 'pass']), ...said(table, 'spock', ['draw', 'end', 'play Veto'])]).toEqual([
      'kirk: draw [2E-RESP-12 2E-PLAY-09] kirk is not asked, spock is',
      'kirk: pass [2E-RESP-12 2E-PLAY-09] kirk is not asked, spock is',
      'spock: draw [2E-DRAW-01 2E-TURN-03] cards are drawn in the segment Play and Draw Cards',
      'spock: end [2E-RESP-12 2E-RESP-13 2E-RESP-09 2E-RESP-06 2E-OP-34] end is not what is asked: Before kirk plays a card: respond?',
      'spock: play Veto accepted',
    ]);
  });

  test('after the end of the game', () => {
    const table = position(
      CARDS,
      `players:
  kirk: {score: 70, missions: [{mission: Ruins, here: [Ensign]}, {mission: Void, completed: true}]}
  spock: {hand: [Signal]}
segment: orders`,
    );
    after(table, 'kirk: attempt Ruins');
    expect(table.game.whyNot({ seat: 0, verb: 'draw' }).reason).toBe('the game is over: nobody is asked');
    expect([...said(table, 'kirk', ['draw', 'end']), ...said(table, 'spock', ['play Signal'])]).toEqual([
      'kirk: draw [] the game is over, nobody is asked',
      'kirk: end [] the game is over, nobody is asked',
      'spock: play Signal [] the game is over, nobody is asked',
    ]);
  });

  test('where nothing is wrong with a text, it has been used already', () => {
    const { game } = kirkWith('deck: [Ensign]}\n  spock: {}\nsegment: orders');
    const card = game.request?.options.find(({ verb }) => verb === 'use')?.card ?? 0;
    expect(game.whyNot({ seat: 0, verb: 'use', card })).toMatchObject({
      refused: true,
      rules: expect.arrayContaining(['2E-RESP-02']) as unknown,
    });
    const used = game.whyNot({ seat: 0, verb: 'attempt', card });
    expect(used.refused).toBe(true);
  });

  test('2E-ATT-02: two ships could attempt, and none is named', () => {
    const { game } = position(
      CARDS,
      `players:
  kirk: {missions: [{mission: Void, ships: [{ship: Cutter, aboard: [Ensign]}, {ship: Cutter, aboard: [Ensign]}]}]}
  spock: {}
segment: orders`,
    );
    const [mission] = game.view(0).players[0]?.zones['missions']?.cards ?? [];
    const refusal = game.whyNot({ seat: 0, verb: 'attempt', card: mission?.number ?? 0 });
    expect(refusal.refused).toBe(true);
    expect(refusal.rules).toContain('2E-ATT-02');
  });

  const orders = ['2E-ORDER-01', '2E-ORDER-02', '2E-ORDER-03'];
  test.each([
    ['move', /^Cutter is not staffed: needs 1 staff/, ['2E-MOVE-02', '2E-STAFF-01']],
    ['attempt', /^say what to attempt: it can be done now$/, orders],
    ['play', /^say what to play: it can be done now$/, orders],
    ['use', /^say what to use: it can be done now$/, orders],
  ])('%s alone is answered for the card it would most likely be about', (verb, reason, rules) => {
    const { game } = kirkWith('deck: [Ensign]}\n  spock: {}\nsegment: orders');
    const refusal = game.whyNot({ seat: 0, verb });
    expect(refusal.reason).toMatch(reason);
    expect(refusal.rules).toEqual(expect.arrayContaining(rules));
  });

  test.each([
    ['move', 'no ship of yours is in play', '2E-ORDER-01'],
    ['attempt', 'no unstopped personnel of yours is there', '2E-ATT-16'],
    ['play', 'your hand is empty', '2E-ORDER-01'],
    ['use', 'no card of yours has an order to use now', '2E-ORDER-01'],
  ])('%s alone, with nothing at all to do it to', (verb, reason, rule) => {
    const { game } = position(
      CARDS,
      'players:\n  kirk: {missions: [Home, Ruins], deck: [Ensign]}\n  spock: {}\nsegment: orders\n',
    );
    const refusal = game.whyNot({ seat: 0, verb });
    expect(refusal.reason.startsWith(reason)).toBe(true);
    expect(refusal.rules).toContain(rule);
  });

  test('a text that has been used for this, and one by its number', () => {
    const table = after(
      kirkWith('deck: [Ensign, Ensign, Ensign]}\n  spock: {}\nsegment: play\ncounters: 3'),
      'kirk: draw',
    );
    const numbers = [1, 2, 3, 4].map((number) => `use Counsel ability ${number}`);
    expect(said(table, 'kirk', numbers)).toEqual([
      'kirk: use Counsel ability 1 [2E-ORDER-08] its text has nothing to be used',
      'kirk: use Counsel ability 2 accepted',
      'kirk: use Counsel ability 3 [2E-TURN-04] it is used at the start of a turn',
      'kirk: use Counsel ability 4 [2E-END-01] it is used at the end of a turn',
    ]);
    const { request } = table.game;
    expect(request?.kind).toBe('respond');
    const counsel = request?.options.find(({ verb }) => verb === 'use')?.card ?? 0;
    expect(table.game.whyNot({ seat: 0, verb: 'use', card: counsel, ability: 9 }).refused).toBe(true);
    expect(table.game.whyNot({ seat: 0, verb: 'use', card: counsel, ability: 3 }).refused).toBe(true);
  });
});
