/** What is announced of an attempt and of a battle, and what their views show. */
import { describe, expect, test } from 'vitest';
import { interpret } from '../../../src/commands/index.ts';
import type { LoggedEvent } from '../../../src/engine/state/events.ts';
import { after, position, type Position } from './positions.ts';

/** What happens by a command: the events of these types. */
function eventsOf({ game, aliases }: Position, line: string, ...types: readonly string[]) {
  const read = interpret(game, line, aliases);
  if (read.kind !== 'answer') throw new Error(`${line} is no answer`);
  const answered = game.answer(read.answer);
  if ('refused' in answered) throw new Error(`${line}: ${answered.reason}`);
  return answered.map(({ event }: LoggedEvent) => event).filter(({ type }) => types.includes(type));
}

const CARDS = `
  - {title: Lawyer, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Foe, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Security, integrity: 5, cunning: 5, strength: 8}
  - {title: Trap, type: dilemma, dilemma: dual, cost: 1, text: "Randomly select a personnel to be stopped."}
  - {title: Pit, type: dilemma, dilemma: space, cost: 1, text: "Randomly select a personnel to be stopped."}
  - {title: Fog, type: dilemma, dilemma: dual, cost: 2, text: "Randomly select a personnel to be stopped."}
  - {title: Alert, type: event, cost: 1, text: "Plays in your core. When your personnel is facing a dilemma, you may score 1."}
  - {title: Drum, type: event, cost: 1, text: "Plays in your core. When combat begins, you may score 1. When you win combat, you may score 1."}
  - {title: Brawl, type: event, cost: 1, text: "Plays in your core. Order - Begin combat involving your personnel. If you win, score 5."}
  - {title: Attack, type: event, cost: 1, text: "Plays in your core. Order - Begin an engagement involving your ship. If you win, score 5."}
  - {title: Siren, type: event, cost: 1, text: "Plays in your core. When you win an engagement, you may score 1."}
  - {title: Boat, type: ship, affiliation: Federation, cost: 3, range: 5, weapons: 9, shields: 3}
  - {title: Raptor, type: ship, affiliation: Klingon, cost: 3, range: 5, weapons: 8, shields: 4}
  - {title: Ruins, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
  - {title: Void, type: mission, mission: space, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: Law}
`;

describe('an attempt', () => {
  const table = (here: string, beneath: string) =>
    position(
      CARDS,
      `players:
  kirk: {missions: [{mission: Ruins, here: [${here}], beneath: [${beneath}]}], core: [Alert]}
  spock: {dilemmas: [Trap, Pit, Fog, Trap, Trap]}
segment: orders`,
    );

  test('2E-ATT-09: how many personnel, how many dilemmas beneath, how many to draw, and one who may attempt', () => {
    const at = table('Foe, Lawyer, Foe, Lawyer', 'Fog');
    const [announced] = eventsOf(at, 'kirk: attempt Ruins', 'announced');
    expect(announced).toMatchObject({
      words: 'brings 4 personnel, 1 dilemma beneath: 3 to draw',
      numbers: [4, 1, 3],
      shown: [{ part: 'icon' }],
    });
    const [shown] = announced?.type === 'announced' ? announced.shown : [];
    expect(at.game.definition(shown?.card ?? 0).title).toBe('Lawyer');
  });

  test('2E-OP-08: with more dilemmas beneath than personnel none is drawn', () => {
    expect(eventsOf(table('Lawyer', 'Trap, Trap, Fog'), 'kirk: attempt Ruins', 'announced')[0]).toMatchObject({
      words: 'brings 1 personnel, 3 dilemmas beneath: 0 to draw',
      numbers: [1, 3, 0],
    });
  });

  test('its view: who is involved, what may be spent, what is drawn, stacked, faced and revealed', () => {
    const at = after(table('Lawyer, Lawyer, Lawyer, Lawyer', 'Fog'), 'kirk: attempt Ruins');
    expect(at.game.view(0)).toMatchObject({
      attempt: {
        ...{ player: 0, opponent: 1, ship: null, draw: 3, total: 3, spent: 0, facing: null, revealed: [] },
        ...{ involved: { count: 4 }, drawn: { count: 3, cards: [] }, stack: { count: 0 } },
      },
    });
    after(at, 'spock: stack Pit, Trap');
    expect(at.game.view(0)).toMatchObject({
      attempt: {
        ...{ spent: 1, drawn: { count: 0 }, stack: { count: 0 }, facing: { definition: { title: 'Trap' } } },
        revealed: [
          { card: { definition: { title: 'Pit' } }, outcome: 'not faced: the wrong type' },
          { card: { definition: { title: 'Trap' } }, outcome: 'facing' },
        ],
      },
      battle: null,
    });
  });
});

describe('what meets the requirements', () => {
  const MORE = `${CARDS}
  - {title: Sage, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: "Law, Physics", integrity: 5, cunning: 7, strength: 5}
  - {title: Chief, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5, text: "When this personnel uses a skill to complete a mission, score 5 points."}
  - {title: Maze, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: [Fed], requirements: "Law, Physics, and Cunning>12"}
`;
  /** Whose faces are shown as the mission is completed, and which part of each. */
  function shownOf(mission: string, here: string, ...commands: readonly string[]) {
    const at = position(
      MORE,
      `players: {kirk: {missions: [{mission: ${mission}, here: [${here}]}]}, spock: {}}\nsegment: orders`,
    );
    const all = [`kirk: attempt ${mission}`, ...commands];
    const events = all.flatMap((line) => eventsOf(at, line, 'announced'));
    const met = events.flatMap((event) =>
      event.type === 'announced' && event.words.startsWith('meets the requirements') ? event.shown : [],
    );
    return met.map(({ card, part }) => `${at.game.definition(card).title}: ${part}`);
  }

  test('2E-REQ-24: the skills and attributes asked for, of as few personnel as can be', () => {
    expect(shownOf('Ruins', 'Foe, Lawyer, Lawyer')).toEqual(['Lawyer: Law']);
    expect(shownOf('Maze', 'Foe, Lawyer, Sage')).toEqual([
      'Sage: Law',
      'Sage: Physics',
      'Sage: cunning',
      'Foe: cunning',
      'Lawyer: cunning',
    ]);
  });

  test('2E-OP-42: where a text reacts to the use of skills, those the player has said', () => {
    expect(shownOf('Ruins', 'Lawyer, Chief', 'kirk: choose Chief')).toEqual(['Chief: Law']);
    expect(shownOf('Ruins', 'Lawyer, Chief', 'kirk: choose Lawyer')).toEqual(['Lawyer: Law']);
    expect(shownOf('Ruins', 'Lawyer, Chief', 'kirk: choose Lawyer, Chief')).toEqual(['Lawyer: Law']);
  });
});

describe('a battle', () => {
  const FOE = '{card: Foe, owner: spock, commander: spock}';

  test('2E-LOOK-17: both totals are announced; who has won is told, or that both are equal', () => {
    const told = (here: string) =>
      eventsOf(
        position(
          CARDS,
          `players: {kirk: {missions: [{mission: Ruins, here: [${here}]}], core: [Brawl]}, spock: {}}\nsegment: orders`,
        ),
        'kirk: use Brawl',
        ...['announced', 'won', 'tied'],
      );
    expect(told(`Lawyer, Lawyer, ${FOE}`)).toMatchObject([
      { type: 'announced', words: 'has 10 against 8', numbers: [10, 8], player: 0 },
      { type: 'won', players: [0], what: 'combat', reason: '10 to 8' },
    ]);
    expect(told(`Lawyer, ${FOE}`)).toMatchObject([
      { numbers: [5, 8] },
      { type: 'won', players: [1], what: 'combat', reason: '5 to 8' },
    ]);
    expect(told(`{card: Foe, as: Mine}, ${FOE}`)).toMatchObject([
      { numbers: [8, 8] },
      { type: 'tied', players: [0, 1], what: 'combat', reason: '8 to 8' },
    ]);
  });

  test('the view of a combat: what is known of each side, and the totals once they are announced', () => {
    const at = position(
      CARDS,
      `players: {kirk: {missions: [{mission: Ruins, here: [Lawyer, Lawyer, ${FOE}]}], core: [Brawl, Drum]}, spock: {}}\nsegment: orders`,
    );
    after(at, 'kirk: use Brawl');
    expect(at.game.view(0)).toMatchObject({
      battle: {
        kind: 'combat',
        sides: [
          { player: 0, counts: 'strength', known: 10, total: null, pile: { count: 2 } },
          { player: 1, counts: 'strength', known: 0, total: null, pile: { count: 1, cards: [] } },
        ],
      },
    });
    after(at, 'kirk: pass');
    expect(at.game.view(1)).toMatchObject({
      battle: {
        sides: [
          { known: 0, total: 10 },
          { known: 8, total: 8 },
        ],
      },
    });
    expect(after(at, 'kirk: pass').game.view(0)).toMatchObject({ battle: null });
  });

  test('the view of an engagement: Weapons against Shields', () => {
    const at = position(
      CARDS,
      `players:
  kirk: {missions: [{mission: Void, ships: [{ship: Boat, aboard: [Lawyer]}, {ship: Raptor, owner: spock, commander: spock}]}], core: [Attack, Siren]}
  spock: {}
segment: orders`,
    );
    after(at, 'kirk: use Attack');
    expect(at.game.view(1)).toMatchObject({
      battle: {
        kind: 'engagement',
        sides: [
          { counts: 'weapons', total: 9 },
          { counts: 'shields', total: 4 },
        ],
      },
    });
  });
});

describe('what is asked, in full', () => {
  const asked = (rest: string, ...commands: readonly string[]) =>
    after(position(ASKING, rest), ...commands).game.request;
  const ASKING = `${CARDS}
  - {title: Constable, type: personnel, affiliation: Bajoran, cost: 4, icons: [command], skills: Law, integrity: 6, cunning: 7, strength: 8, text: "While an opponent's Thief or Treachery personnel is at this mission, that personnel cannot use his or her abilities."}
  - {title: Traitor, type: personnel, affiliation: Federation, cost: 3, icons: [command], skills: Treachery, integrity: 2, cunning: 6, strength: 6, text: "While an opponent does not have an Intelligence personnel at this mission, his or her personnel at this mission cannot use their abilities."}
  - {title: Breach, type: event, cost: 1, text: "Plays on your ship. Damage - Range -2."}
  - {title: Leak, type: event, cost: 1, text: "Plays on your ship. Damage - Range -1."}
  - {title: Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play [Fed] cards and equipment at this mission."}
  - {title: Gift, type: event, cost: 1, text: "Order - Your opponent may draw a card."}
`;

  test('2E-EFFECT-03: which of two texts that switch each other off is lost', () => {
    const request = asked(
      'players: {kirk: {missions: [{mission: Ruins, here: [Traitor, {card: Constable, owner: spock, commander: spock}]}]}, spock: {}}\nsegment: orders',
    );
    expect(request).toMatchObject({
      kind: 'choose',
      player: 0,
      prompt: 'Which of these loses its text?',
      rules: ['2E-EFFECT-03'],
    });
    expect(request?.options).toMatchObject([
      { verb: 'choose', selection: { min: 1, max: 1, ordered: false, example: [0] } },
    ]);
  });

  test('2E-DAMAGE-12: which damage card is repaired, or none', () => {
    const request = asked(
      'players: {kirk: {missions: [{mission: Home, ships: [{ship: Boat, damage: [{card: Breach, owner: spock}, {card: Leak, owner: spock}]}]}], hand: [Lawyer]}, spock: {}}\nsegment: orders',
      'kirk: end',
    );
    expect(request).toMatchObject({ kind: 'choose', player: 0, prompt: 'Repair Boat?' });
    expect(request?.options).toMatchObject([{ selection: { min: 0, max: 1, ordered: false, example: [] } }]);
  });

  test('2E-DIL-07: dilemmas are stacked in an order', () => {
    const request = asked(
      'players: {kirk: {missions: [{mission: Ruins, here: [Lawyer, Lawyer]}]}, spock: {dilemmas: [Trap, Fog]}}\nsegment: orders',
      'kirk: attempt Ruins',
    );
    expect(request).toMatchObject({
      kind: 'stack',
      player: 1,
      prompt: 'Stack dilemmas, the first to be revealed first: 2 to spend on them',
    });
    expect(request?.options).toMatchObject([{ selection: { min: 0, max: 2, ordered: true, example: [] } }]);
  });
});
