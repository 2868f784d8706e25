/** `spaceline scenario`: runs scenario files and folders of them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, readTextFile, shippedCasts, type Problem } from '../../catalog/index.ts';
import {
  outcomeJson,
  outcomeLines,
  outcomeStatus,
  runScenarioText,
  summaryLine,
  type Editions,
  type FileOutcome,
} from '../../scenarios/index.ts';
import { editionWords } from '../../rules/card-editions.ts';
import { couldNot, type ExitStatus } from '../exit.ts';
import type { ScenarioOptions } from '../scenario.ts';
import { loadRuleIds } from '../../rules/ledger.ts';
import { usualEdition } from '../../rules/usual-edition.ts';
import { allEditions } from './editions.ts';
import { complain, print } from './output.ts';
import { libraryOf } from './library.ts';

/** The scenario files of a path, in order of name; the path itself where it is no folder. */
function filesOf(path: string): readonly string[] {
  if (!isFolder(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** What can't be looked at is no folder: that it can't be read is told when it is. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return false;
  }
}

function outcomeOf(file: string, editions: Editions): FileOutcome {
  const source = readTextFile(file, 'a scenario file, or a folder of them');
  const problems: readonly Problem[] = 'severity' in source ? [source] : [];
  return 'severity' in source ? { kind: 'malformed', file, problems } : runScenarioText(source.text, file, editions);
}

/** Runs all scenarios of the paths. */
export async function runScenarios(paths: readonly string[], options: ScenarioOptions): Promise<ExitStatus> {
  const editions: Editions = {
    rulesets: await allEditions(),
    usual: usualEdition,
    words: editionWords,
    library: libraryOf,
    ruleIds: await loadRuleIds(),
    casts: shippedCasts(),
  };
  const files = paths.flatMap(filesOf);
  if (files.length === 0) return couldNot(`there are no scenario files (.yaml) in ${paths.join(', ')}`);
  for (const problem of new Set(Object.keys(editions.rulesets).flatMap((name) => libraryOf(name).problems))) {
    complain(formatProblem(problem));
  }
  const outcomes: FileOutcome[] = [];
  for (const file of files) {
    const outcome = outcomeOf(file, editions);
    outcomes.push(outcome);
    if (options.json === true) print(JSON.stringify(outcomeJson(outcome, { trace: options.trace === true })));
    else for (const line of outcomeLines(outcome, { trace: options.trace === true })) print(line);
  }
  if (options.json !== true) print(summaryLine(outcomes));
  return outcomeStatus(outcomes);
}
