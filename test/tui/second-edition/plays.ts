/** Positions in which an attempt or a battle is about to begin, at a table. */
import { interpret } from '../../../src/commands/index.ts';
import type { Game } from '../../../src/engine/index.ts';
import type { Viewer } from '../../../src/engine/showing/view.ts';
import { begin, readScenario } from '../../../src/scenarios/index.ts';
import { GameTable, Session, type TableWords } from '../../../src/table/index.ts';
import { secondEditionLines } from '../../../src/tui/second-edition/lines.ts';
import { editions } from '../../commands/games.ts';

const CARDS = `
  - {title: Ensign, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: Engineer, integrity: 5, cunning: 5, strength: 5}
  - {title: Smith, type: personnel, affiliation: Federation, cost: 1, icons: [staff], skills: 2 Engineer, integrity: 5, cunning: 9, strength: 5}
  - {title: Brute, type: personnel, affiliation: Klingon, cost: 1, icons: [staff], skills: Honor, integrity: 5, cunning: 3, strength: 9}
  - {title: Rock, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: "[Fed]", requirements: "2 Engineer and Cunning>12"}
  - {title: Trap, type: dilemma, dilemma: dual, cost: 1, text: "Unless Law or 9 Engineer: randomly kill 1."}
  - {title: Pit, type: dilemma, dilemma: dual, cost: 1, text: "Your opponent chooses a personnel to be stopped."}
  - {title: Sky, type: dilemma, dilemma: space, cost: 1, text: "Randomly stop 1."}
  - {title: Brawl, type: event, cost: 1, text: "Plays in your core. Order - Begin combat involving your personnel. If you win, randomly kill an opponent's personnel involved."}
  - {title: Raider, type: ship, affiliation: Klingon, cost: 2, staffing: [staff], range: 8, weapons: 9, shields: 2}
  - {title: Scout, type: ship, affiliation: Federation, cost: 2, staffing: [staff], range: 8, weapons: 6, shields: 4}
  - {title: Sky Field, type: mission, mission: space, quadrant: alpha, span: 3, points: 35, attempt: "[Fed]", requirements: Engineer}
  - {title: Volley, type: interrupt, text: "Order - Begin an engagement involving your [Kli] ship. If you win, randomly kill an opponent's personnel involved."}
  - {title: Purge, type: event, cost: 1, text: "Plays in your core. Order - Destroy this event to kill your personnel."}
`;

/** A game of these players, kirk to give orders. */
export const gameOf = (players: string): Game => gameFrom(`cards:${CARDS}players:\n${players}\nsegment: orders\n`);

/** A game as a position of a scenario says it. */
export function gameFrom(position: string): Game {
  const text = `scenario: a play\n${position}steps: []\n`;
  const { scenario, problems } = readScenario(text, 'play.yaml', editions);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  const game = begin(scenario, editions);
  if ('problem' in game) throw new Error(game.problem);
  return game;
}

/** kirk's team on the planet, spock's dilemmas. */
export const attemptOf = (team: string, dilemmas: string): Game =>
  gameOf(`  kirk: {missions: [{mission: Rock, here: [${team}]}]}\n  spock: {dilemmas: [${dilemmas}]}`);

/** The answer that a command gives. */
export function give(game: Game, command: string): ReturnType<Game['answer']> {
  const read = interpret(game, command, new Map());
  if (read.kind !== 'answer') throw new Error(`${command}: ${JSON.stringify(read)}`);
  return game.answer(read.answer);
}

/** A table at which both are people, seen by one of them. */
export function tableOf(game: Game, viewer: Viewer, words: TableWords = secondEditionLines): GameTable {
  const seats = game.seats.map((name) => ({ name, kind: 'human' }));
  const session = new Session(game, seats, 1, null);
  return new GameTable(session, { viewer, words, rules: [], save: () => ({ ok: true }) });
}

/** Gives commands at a table, whoever is asked. */
export function say(table: GameTable, ...commands: readonly string[]): void {
  for (const command of commands) {
    const outcome = table.command(command);
    if (!outcome.ok) throw new Error(`${command}: ${outcome.message}`);
  }
}
