/** Positions of the objectives variant at a table: a team at a planet, ships that meet. */
import type { Game } from '../../../src/engine/index.ts';
import type { Viewer } from '../../../src/engine/showing/view.ts';
import type { GameTable } from '../../../src/table/index.ts';
import { objectivesFace } from '../../../src/tui/objectives/index.ts';
import { gameFrom, tableOf } from '../second-edition/plays.ts';

const CARDS = `
  - {title: Home, type: location, location: headquarters, quadrant: alpha, span: 2, text: "HQ: [Kli] cards, equipment."}
  - {title: Rock, type: location, location: planet, quadrant: alpha, span: 2, keywords: "Ruins. Region: Reach."}
  - {title: Void, type: location, location: space, quadrant: gamma, span: 3, keywords: Nebula.}
  - {title: Survey, type: objective, objective: planet, points: 35, requirements: "Law and Cunning>9"}
  - {title: Chart, type: objective, objective: space, at: Nebula, points: 40, requirements: "2 Navigation"}
  - {title: Dig, type: objective, objective: planet, at: Colony, points: 30, requirements: Geology}
  - {title: Korva, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 5}
  - {title: Drel, type: personnel, affiliation: Romulan, cost: 1, icons: [staff], skills: Law, integrity: 5, cunning: 5, strength: 6}
  - {title: Talon, type: ship, affiliation: Klingon, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 6}
  - {title: Hulk, type: ship, affiliation: Romulan, cost: 4, staffing: [staff], range: 8, weapons: 6, shields: 8}
  - {title: Coils, type: system, system: propulsion, cost: 2, text: "This ship: Range +2."}
  - {title: Salvo, type: tactic, attack: 3, hull: 35, text: "Damage - This ship is Range -2."}
  - {title: Ram, type: tactic, attack: 5, defense: 1, hull: 70}
  - {title: Roll, type: tactic, attack: 1, defense: 4, hull: 20}
  - {title: War Room, type: event, cost: 1, text: "Plays in your core. You may download a tactic instead of drawing tactics."}
  - {title: Trap, type: dilemma, dilemma: planet, cost: 1, text: "Randomly stop 1."}
`;

const locations = (damage: string): string =>
  `Home, {location: Rock, here: [Korva, Korva, Korva]}, {location: Void, ships: [{ship: Talon, aboard: [Korva], systems: [Coils]}, {ship: Hulk, commander: spock, aboard: [Drel], damage: [${damage}]}]}`;

/** kirk gives orders: a team on Rock, Talon and Hulk at Void; `more` stands with kirk, `theirs` with spock. */
export const meeting = (
  more = 'active: [Survey, Chart, Dig], tactics: [Salvo, Roll]',
  theirs = 'tactics: [Roll, Ram], dilemmas: [Trap]',
  damage = 'Salvo',
): Game =>
  gameFrom(
    `ruleset: objectives\ncards:${CARDS}players:\n  kirk: {locations: [${locations(damage)}], ${more}}\n  spock: {locations: [Home, Rock, Void], active: [Survey], ${theirs}}\nsegment: orders\n`,
  );

export const tableAt = (game: Game, viewer: Viewer): GameTable => tableOf(game, viewer, objectivesFace.lines);
