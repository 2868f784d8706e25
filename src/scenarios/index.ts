/** Scenarios: small files with a position, commands, and what must hold afterwards. */
import { errorAt, firstProblems, kindOfText, type TextKind } from '../catalog/index.ts';
import { loadGame, newGame, newPosition, type Game } from '../engine/index.ts';
import { readScenario, type Editions } from './read-scenario.ts';
import type { FileOutcome } from './report.ts';
import { checkDeckOf, type CheckedDeck } from './decks.ts';
import { runDeckCheck, runScenario, type ScenarioResult } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';

export { readScenario, type Editions } from './read-scenario.ts';
export { outcomeJson, outcomeLines, outcomeStatus, summaryLine, type FileOutcome } from './report.ts';

/** Reads and runs the text of one scenario file. What is wrong with the file is an outcome too: `malformed`, with every problem at its place. */
export function runScenarioText(text: string, file: string, editions: Editions): FileOutcome {
  const seems = kindOfText(text);
  if (seems !== null && seems !== 'a scenario' && seems !== 'JSON') {
    const what = `this is no scenario; it seems to be ${seems}`;
    return { kind: 'malformed', file, problems: [errorAt({ file, line: 1, column: 1 }, what, A_SCENARIO)] };
  }
  const { scenario, problems } = readScenario(text, file, editions);
  if (scenario === null) return { kind: 'malformed', file, problems: firstProblems(problems, mostToldOf(seems)) };
  const result = carryOut(scenario, editions);
  if ('problem' in result) {
    const where = { file, line: 1, column: 1 };
    return { kind: 'malformed', file, problems: [errorAt(where, result.problem, 'write what the engine saved')] };
  }
  return { kind: 'run', result, warnings: problems };
}

/** Carries out a scenario that was read: its game, or only the check of its decks where one of them may not be played. */
export function carryOut(scenario: Scenario, editions: Editions): ScenarioResult | { readonly problem: string } {
  const decks = checkedDecks(scenario, editions);
  if (decks.some(({ breaches }) => breaches.length > 0)) return runDeckCheck(scenario, decks);
  const game = begin(scenario, editions);
  return 'problem' in game ? game : runScenario(scenario, game, decks);
}

const A_SCENARIO = 'begin with "scenario: TITLE", then players and steps';

/** Of what is no scenario at all, a few problems show it. */
const mostToldOf = (seems: TextKind | null): number | undefined => (seems === 'a scenario' ? undefined : 3);

/** The game at the scenario's position, or why there is none. @throws Error for a ruleset that is none of these */
export function begin({ ruleset, start, nameable }: Scenario, editions: Editions): Game | { readonly problem: string } {
  const rules = editions.rulesets[ruleset];
  if (!rules) throw new Error(`no ruleset ${ruleset}`);
  if ('decks' in start)
    return newGame(rules, start.decks.seats, start.decks.seed, start.decks.first, start.decks.slices, nameable);
  return 'state' in start ? loadGame(rules, start.state, nameable) : newPosition(rules, start.position, nameable);
}

/** The decks that a scenario begins with, checked; none if it begins with a position. */
function checkedDecks({ ruleset, start }: Scenario, editions: Editions): readonly CheckedDeck[] {
  const rules = editions.rulesets[ruleset];
  if (!rules) throw new Error(`no ruleset ${ruleset}`);
  return 'decks' in start ? start.decks.seats.map((seat) => checkDeckOf(seat, rules, start.decks.slices)) : [];
}
