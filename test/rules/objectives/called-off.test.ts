/** What is told of an attack: the affiliations that decide it and nothing else of concealed cards, the ships, why it is called off. */
import { describe, expect, test } from 'vitest';
import { interpret } from '../../../src/commands/index.ts';
import { position, type Position } from '../second-edition/positions.ts';

const AS = 'cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5';
const CARDS = `
  - {title: Void, type: location, location: space, quadrant: alpha, span: 3}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 3}
  - {title: Chapel, type: ship, affiliation: Bajoran, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Union, type: ship, affiliation: Federation, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, range: 8, weapons: 6, shields: 8}
  - {title: Cube, type: ship, affiliation: Borg, cost: 4, range: 8, weapons: 6, shields: 8}
  - {title: Sarn, type: personnel, affiliation: Bajoran, ${AS}}
  - {title: Orin, type: personnel, affiliation: Federation, ${AS}}
  - {title: Korva, type: personnel, affiliation: Klingon, ${AS}}
  - {title: Both, type: personnel, affiliation: [Klingon, Bajoran], ${AS}}
  - {title: Tavik, type: personnel, affiliation: Romulan, ${AS}}
  - {title: Drone, type: personnel, affiliation: Borg, ${AS}}
  - {title: Kit, type: equipment, cost: 1}
`;
const CALLED = ['announced', 'called off', 'began'];

/** What everybody is told of an attack as it begins: `words: card part, …`. */
function told(locations: string, command: string): readonly string[] {
  const rest = `\nruleset: objectives\nplayers: {kirk: {locations: [${locations}]}, spock: {}}\nsegment: orders\n`;
  const { game, aliases }: Position = position(CARDS, rest);
  const read = interpret(game, command, aliases);
  if (read.kind !== 'answer') throw new Error(`${command}: ${JSON.stringify(read)}`);
  const events = game.answer(read.answer);
  if ('refused' in events) throw new Error(events.reason);
  return events
    .map(({ event }) => event)
    .filter(({ type }) => CALLED.includes(type))
    .slice(0, 3)
    .map((event) => {
      if (event.type === 'called off') return `called off: ${event.reason}`;
      if (event.type !== 'announced') return event.type;
      const shown = event.shown.map(({ card, part }) => `${game.definition(card).title} ${part}`);
      return [event.words, ...shown].join(', ');
    });
}

const theirs = (card: string): string => `{card: ${card}, commander: spock}`;
const ships = (own: string, target: string): string => `{location: Void, ships: [${own}, ${target}]}`;
const hulk = (...crew: readonly string[]): string =>
  `{ship: Hulk, commander: spock, aboard: [${crew.map(theirs).join(', ')}]}`;
const cube = (...crew: readonly string[]): string => hulk(...crew).replace('Hulk', 'Cube');

describe('objectives: an attack [OBJ-RESTR-10]', () => {
  test('on the own affiliation shows who is of it, on both sides, and is called off', () => {
    const own = '{ship: Chapel, aboard: [Sarn, Korva]}';
    expect(told(ships(own, hulk('Sarn', 'Tavik', 'Both')), 'engage Hulk with Chapel')).toEqual([
      'shows 3 affiliations, Sarn Bajoran, Sarn Bajoran, Both Klingon/Bajoran',
      'called off: Bajoran does not attack Bajoran',
    ]);
  });

  test('on nobody who may be attacked shows that of all', () => {
    const own = '{ship: Union, aboard: [Orin, Korva]}';
    expect(told(ships(own, hulk('Tavik', 'Korva')), 'engage Hulk with Union')).toEqual([
      'shows 3 affiliations, Orin Federation, Tavik Romulan, Korva Klingon',
      'called off: Federation attacks Borg only',
    ]);
  });

  test('that somebody concealed allows shows one who does', () => {
    const own = '{ship: Union, aboard: [Orin]}';
    expect(told(ships(own, hulk('Tavik', 'Drone', 'Drone')), 'engage Hulk with Union')).toEqual([
      ...['shows 1 affiliation, Drone Borg', 'began', 'sends Union against Hulk'],
    ]);
  });

  test('that the ship allows, or anything, shows nothing', () => {
    const [union, talon] = ['{ship: Union, aboard: [Orin]}', '{ship: Talon, aboard: [Korva]}'];
    expect(told(ships(union, cube('Drone', 'Tavik')), 'engage Cube with Union')).toEqual([
      ...['began', 'sends Union against Cube', 'has 6 against 8'],
    ]);
    expect(told(ships(talon, hulk('Korva')), 'engage Hulk with Talon')).toEqual([
      ...['began', 'sends Talon against Hulk', 'has 6 against 8'],
    ]);
  });

  test('of personnel shows theirs only', () => {
    const place = `{location: Rock, here: [Sarn, Kit, ${['Sarn', 'Kit', 'Korva'].map(theirs).join(', ')}]}`;
    expect(told(place, 'fight at Rock')).toEqual([
      'shows 2 affiliations, Sarn Bajoran, Sarn Bajoran',
      'called off: Bajoran does not attack Bajoran',
    ]);
  });
});
