/** `spaceline rules`: rules of a ledger by id, by chapter, by words. */
import { editions } from '../../rules/editions.ts';
import { findRules, loadLedger, type Rule } from '../../rules/ledger.ts';
import { couldNot, exitStatus, foundNothing, type ExitStatus } from '../exit.ts';
import type { RulesOptions } from '../rules.ts';
import { ruleLines } from '../../table/index.ts';
import { print } from './output.ts';

const sectionOf = (rule: Rule): string => rule.id.split('-')[1] ?? '';

/** The sections with how many rules each has. */
function sectionLines(rules: readonly Rule[]): readonly string[] {
  const counts = new Map<string, { first: Rule; count: number }>();
  for (const rule of rules) {
    const section = counts.get(sectionOf(rule));
    if (section === undefined) counts.set(sectionOf(rule), { first: rule, count: 1 });
    else section.count += 1;
  }
  return [...counts].map(
    ([section, { first, count }]) =>
      `${section.padEnd(10)}${String(count).padStart(4)}  from ${first.id}: ${first.topic}`,
  );
}

/** The rules that fit in the ledger of another edition: an id says by itself whose it is. */
async function elsewhere(query: string, ruleset: string): Promise<readonly Rule[]> {
  for (const name of editions.keys()) {
    const found = name === ruleset ? [] : findRules(await loadLedger(name), query);
    if (found.length > 0) return found;
  }
  return [];
}

/** `spaceline rules`: prints the rules that fit, or says that none does. */
export async function runRules(query: string, options: RulesOptions): Promise<ExitStatus> {
  const rules = await loadLedger(options.ruleset);
  if (rules.length === 0) return couldNot(`there is no ledger of rules for the ruleset '${options.ruleset}'`);
  const own = findRules(rules, query);
  const found = own.length > 0 ? own : await elsewhere(query, options.ruleset);
  if (found.length === 0) return foundNothing(`no rule fits '${query}'; spaceline rules lists the sections`);
  if (options.json === true) for (const rule of found) print(JSON.stringify(rule));
  else if (query === '') for (const line of sectionLines(rules)) print(line);
  else for (const rule of found) for (const line of ruleLines(rule)) print(line);
  return exitStatus.fine;
}
