/** Results of scenarios as text and as data. */
import { formatProblem, shortened, toldLine, type Problem } from '../catalog/index.ts';
import type { ScenarioResult } from './run-scenario.ts';

/** What running one file gave: a result, or what is wrong with the file. */
export type FileOutcome =
  | { readonly kind: 'run'; readonly result: ScenarioResult; readonly warnings: readonly Problem[] }
  | { readonly kind: 'malformed'; readonly file: string; readonly problems: readonly Problem[] };

/** The lines for one file; with `trace` every step. */
export function outcomeLines(outcome: FileOutcome, options: { readonly trace?: boolean } = {}): readonly string[] {
  if (outcome.kind === 'malformed') return outcome.problems.map(formatProblem);
  const { result, warnings } = outcome;
  const { file, title, rules, passed, failures, trace } = result;
  const cited = rules.length > 0 ? ` [${rules.join(' ')}]` : '';
  const head = `${passed ? 'ok  ' : 'FAIL'} ${file}: ${toldLine(title)}${cited}`;
  const steps = options.trace ? trace.map((line) => `  ${line}`) : [];
  const wrong = failures.map(
    ({ line, expected, actual }) => `  ${file}:${line}: ${failureWords(expected, actual, ';')}`,
  );
  return [...warnings.map(formatProblem), head, ...steps, ...wrong];
}

/** So much of what was expected and of what is is told in a line; as data it is whole. */
const TOLD = 200;

/** What was expected and what is, for a line. */
export function failureWords(expected: string, actual: string, mark: ',' | ';'): string {
  return `expected ${shortened(expected, TOLD)}${mark} is ${shortened(actual, TOLD)}`;
}

/** The line below all outcomes: how many scenarios hold, failed and are malformed. */
export function summaryLine(outcomes: readonly FileOutcome[]): string {
  const passed = outcomes.filter((outcome) => outcome.kind === 'run' && outcome.result.passed).length;
  const malformed = outcomes.filter(({ kind }) => kind === 'malformed').length;
  const failed = outcomes.length - passed - malformed;
  const parts = [`${passed} of ${outcomes.length} ${outcomes.length === 1 ? 'scenario holds' : 'scenarios hold'}`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (malformed > 0) parts.push(`${malformed} malformed`);
  return parts.join(', ');
}

/** One outcome as plain data for `--json`: the result or the problems, and the trace where `trace` asks for it. */
export function outcomeJson(outcome: FileOutcome, options: { readonly trace?: boolean } = {}): unknown {
  if (outcome.kind === 'malformed') return { file: outcome.file, malformed: true, problems: outcome.problems };
  const { trace, ...result } = outcome.result;
  return options.trace ? { ...result, trace } : result;
}

/** The exit status: 0 all hold, 1 an expectation fails, 2 a file is malformed. */
export function outcomeStatus(outcomes: readonly FileOutcome[]): 0 | 1 | 2 {
  if (outcomes.some(({ kind }) => kind === 'malformed')) return 2;
  return outcomes.every((outcome) => outcome.kind === 'run' && outcome.result.passed) ? 0 : 1;
}
