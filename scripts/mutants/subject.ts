/** What is run against a mutant: every scenario, and the tests of the rules; bundled with the instrumented source. */
import { carryOut, readScenario } from '../../src/scenarios/index.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { idsIn, scenarioFiles, scenarioText, watching } from '../../test/ledger/count.ts';
import type { Control } from './control.ts';
import { collected, type Collected } from './vitest-in-process.ts';

export interface Check {
  readonly name: string;
  /** Reads what the check needs, so that runs need not. */
  readonly prepare: () => void;
  /** What fails, in words; null if all holds. Errors are thrown through. */
  readonly run: () => Promise<string | null>;
}

/** Every check, in an order that is always the same; `loadTests` loads the files of the rules' tests, `read` keeps the scenarios read. */
export async function checks(
  control: Control,
  read: Map<string, Scenario>,
  loadTests: () => Promise<void>,
): Promise<readonly Check[]> {
  await loadTests();
  return [...scenarioFiles.map((name) => scenarioCheck(name, control, read)), ...collected.map(testCheck)];
}

function scenarioCheck(name: string, control: Control, scenarios: Map<string, Scenario>): Check {
  const outlived = new Set<string>();
  const editions = watching((wrong) => {
    control.tick();
    for (const one of wrong) outlived.add(one);
  });
  const prepared = (): Scenario => {
    const known = scenarios.get(name);
    if (known) return known;
    const { scenario, problems } = readScenario(scenarioText(name), name, editions);
    if (scenario === null) throw new Error(`${name} can't be read: ${JSON.stringify(problems)}`);
    scenarios.set(name, scenario);
    return scenario;
  };
  const run = (): string | null => {
    const scenario = prepared();
    outlived.clear();
    // A copy of the cards: what is remembered of a card would otherwise outlast the edit it was worked out under.
    const copy: Scenario = { ...scenario, start: structuredClone(scenario.start) };
    const result = carryOut(copy, editions);
    if ('problem' in result) return result.problem;
    const { failures, trace } = result;
    const [failure] = failures;
    if (failure) return `line ${failure.line}: expected ${failure.expected}; is ${failure.actual}`;
    const [left] = outlived;
    if (left !== undefined) return `outlives its scope: ${left}`;
    const cited = new Set(trace.flatMap(idsIn));
    const lost = copy.rules.find((id) => !cited.has(id));
    return lost === undefined ? null : `nothing in its trace cites ${lost}`;
  };
  return { name, prepare: () => void prepared(), run: () => Promise.resolve().then(run) };
}

const testCheck = ({ name, body }: Collected): Check => ({
  name,
  prepare: () => undefined,
  run: () =>
    Promise.resolve()
      .then(body)
      .then(() => null),
});
