/** Why a battle cannot begin, and what is told of one. */
import { describe, expect, test } from 'vitest';
import { answers, position } from './positions.ts';

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Leader, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Leadership, integrity: 5, cunning: 5, strength: 5}
  - {title: Foe, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 8}
  - {title: Boat, type: ship, affiliation: Federation, cost: 3, range: 5, weapons: 9, shields: 3}
  - {title: Raptor, type: ship, affiliation: Klingon, cost: 3, range: 5, weapons: 9, shields: 3}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: Void, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
  - {title: Brawl, type: event, cost: 1, text: "Plays in your core. Order - Begin combat involving your personnel. If you win, score 5."}
  - {title: Raid, type: event, cost: 1, text: "Plays in your core. Order - Begin combat involving your Medical personnel. If you win, score 5."}
  - {title: Attack, type: event, cost: 1, text: "Plays in your core. Order - Begin an engagement involving your ship. If you win, score 5."}
  - {title: Duel, type: event, cost: 1, text: "Plays in your core. Order - Begin an engagement involving your Medical personnel. If you win, score 5."}
  - {title: Charge, type: event, cost: 1, text: "Plays in your core. Order - Begin an engagement involving your Leadership personnel. If you win, score 5."}
  - {title: Truce, type: event, cost: 1, text: "Plays in your core. You cannot begin combat."}
  - {title: Quiet, type: event, cost: 1, text: "Plays in your core. You cannot begin an engagement."}
`;
const FOE = '{card: Foe, owner: spock, commander: spock}';
const RAPTOR = '{ship: Raptor, owner: spock, commander: spock}';
const ALL = ['Brawl', 'Raid', 'Attack', 'Duel', 'Charge'];

/** Why each of the texts cannot be used, with these missions of the player, and further cards in the core. */
function why(missions: string, core: readonly string[] = [], segment = 'orders') {
  const table = position(
    CARDS,
    `players:\n  kirk: {missions: [${missions}], core: [${[...ALL, ...core].join(', ')}]}\n  spock: {}\nsegment: ${segment}`,
  );
  const said = answers(
    table,
    ALL.map((text) => `kirk: use ${text}`),
  );
  return ALL.map((text) => `${text} ${said[`kirk: use ${text}`]}`);
}

describe('why a text can begin no battle', () => {
  test('nobody meets an opponent', () => {
    expect(why(`{mission: Void, ships: [{ship: Boat, aboard: [Ensign]}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      "Attack [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      'Charge [2E-ENGAGE-07] nobody it names can take part',
    ]);
  });

  test('only at a headquarters', () => {
    expect(why(`{mission: Home, here: [Leader, ${FOE}], ships: [{ship: Boat, aboard: [Leader]}, ${RAPTOR}]}`)).toEqual([
      'Brawl [2E-COMBAT-05 2E-COMBAT-02] no combat begins at a headquarters mission',
      'Raid [2E-COMBAT-06] nobody it names can take part',
      'Attack [2E-ENGAGE-06] no engagement begins at a headquarters mission',
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      'Charge [2E-ENGAGE-06] no engagement begins at a headquarters mission',
    ]);
  });

  test('an opponent alone at a headquarters', () => {
    expect(why(`{mission: Home, here: [${FOE}]}, {mission: Void, ships: [{ship: Boat, aboard: [Leader]}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      "Attack [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      "Charge [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
    ]);
  });

  test('the player alone at a headquarters', () => {
    expect(why(`{mission: Home, here: [Leader], ships: [{ship: Boat, aboard: [Leader]}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      "Attack [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      "Charge [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
    ]);
  });

  test('stopped at a headquarters', () => {
    expect(why(`{mission: Home, here: [{card: Leader, stopped: true}, ${FOE}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      'Attack [2E-ENGAGE-07] nobody it names can take part',
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      "Charge [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
    ]);
  });

  test('those who would are stopped', () => {
    expect(why(`{mission: Void, ships: [{ship: Boat, stopped: true, aboard: [Leader]}, ${RAPTOR}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      'Attack [2E-ORDER-06 2E-ENGAGE-03] your ship there is stopped',
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      'Charge [2E-ORDER-06 2E-ENGAGE-03] your ship there is stopped',
    ]);
  });

  test('the ship is not staffed', () => {
    expect(why(`{mission: Void, ships: [{ship: Boat, aboard: [{card: Leader, stopped: true}]}, ${RAPTOR}]}`)).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      'Attack [2E-ENGAGE-04] your ship there is not staffed',
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      'Charge [2E-ENGAGE-04] your ship there is not staffed',
    ]);
  });

  test('whom it names is elsewhere', () => {
    expect(
      why(
        `{mission: Void, ships: [{ship: Boat, aboard: [Ensign]}, {ship: Boat, aboard: [{card: Ensign, stopped: true}]}, ${RAPTOR}]}, {mission: Home, here: [Leader]}`,
      ),
    ).toEqual([
      "Brawl [2E-COMBAT-02 2E-COMBAT-06] no personnel of yours that it names is present with an opponent's personnel",
      'Raid [2E-COMBAT-06] nobody it names can take part',
      'Attack accepted',
      'Duel [2E-ENGAGE-07] nobody it names can take part',
      'Charge [2E-ENGAGE-07] nobody it names is aboard your ship there',
    ]);
  });

  test('a text forbids it', () => {
    expect(
      why(`{mission: Void, ships: [{ship: Boat, aboard: [Leader, ${FOE}]}, ${RAPTOR}]}`, ['Truce', 'Quiet']),
    ).toEqual([
      'Brawl [2E-CANNOT-01] a text forbids to begin one',
      'Raid [2E-CANNOT-01] a text forbids to begin one',
      'Attack [2E-CANNOT-01] a text forbids to begin one',
      'Duel [2E-CANNOT-01] a text forbids to begin one',
      'Charge [2E-CANNOT-01] a text forbids to begin one',
    ]);
  });

  test.each([
    ['Truce', ['Attack', 'Charge']],
    ['Quiet', ['Brawl']],
  ])('%s forbids one kind, and leaves the other', (text, left) => {
    const said = why(`{mission: Void, ships: [{ship: Boat, aboard: [Leader, ${FOE}]}, ${RAPTOR}]}`, [text]);
    expect(said.filter((line) => line.endsWith(' accepted'))).toEqual(left.map((title) => `${title} accepted`));
    expect(said.filter((line) => line.includes('[2E-CANNOT-01]')).map((line) => line.split(' ')[0])).toEqual(
      text === 'Truce' ? ['Brawl', 'Raid'] : ['Attack', 'Duel', 'Charge'],
    );
  });

  test('2E-ENGAGE-02: a text that begins an engagement, where only combat could begin', () => {
    expect(why(`{mission: Void, ships: [{ship: Boat, aboard: [Leader, ${FOE}]}]}`).slice(-1)).toEqual([
      "Charge [2E-ENGAGE-02] no ship of yours is at one mission with an opponent's ship",
    ]);
  });

  test('it can, but not now', () => {
    expect(why(`{mission: Void, ships: [{ship: Boat, aboard: [Leader, ${FOE}]}, ${RAPTOR}]}`, [], 'play')).toEqual([
      'Brawl [2E-ORDER-08] it is an order: only in your segment Execute Orders',
      'Raid [2E-ORDER-08 2E-COMBAT-06] it is an order: only in your segment Execute Orders; nobody it names can take part',
      'Attack [2E-ORDER-08] it is an order: only in your segment Execute Orders',
      'Duel [2E-ORDER-08 2E-ENGAGE-07] it is an order: only in your segment Execute Orders; nobody it names can take part',
      'Charge [2E-ORDER-08] it is an order: only in your segment Execute Orders',
    ]);
  });
});
