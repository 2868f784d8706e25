/** Scenarios: small files with a position, commands, and what must hold afterwards. */
import type { Problem } from '../catalog/index.ts';
import { readScenario, type Editions } from './read-scenario.ts';
import type { FileOutcome } from './report.ts';
import { runScenario, type Starter } from './run-scenario.ts';

export { readScenario, type Editions } from './read-scenario.ts';
export { outcomeJson, outcomeLines, outcomeStatus, summaryLine, type FileOutcome } from './report.ts';
export { runScenario, type Failure, type ScenarioResult, type Starter } from './run-scenario.ts';
export type { Scenario } from './scenario.ts';

/** Reads and runs the text of one scenario file. */
export function runScenarioText(text: string, file: string, editions: Editions & Starter): FileOutcome {
  const { scenario, problems } = readScenario(text, file, editions);
  if (scenario === null) return { kind: 'malformed', file, problems };
  const warnings: readonly Problem[] = problems;
  return { kind: 'run', result: runScenario(scenario, editions), warnings };
}
