/** The ledger of rules: what each id says, in our words. Loaded only when somebody asks. */

import { editions } from './editions.ts';

export interface Rule {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

/** All rules of a ruleset, in the rulebook's order; none for a ruleset without a ledger. An entry reads `TOPIC: RULE`. */
export async function loadLedger(ruleset: string): Promise<readonly Rule[]> {
  const entries = Object.entries((await editions.get(ruleset)?.ledger()) ?? {});
  return entries.map(([id, entry]) => {
    const end = entry.indexOf(': ');
    return { id, topic: entry.slice(0, end), text: entry.slice(end + 2) };
  });
}

/**
 * The ids of every edition's rules, by the edition's name, as readers of files ask for them.
 * @throws Error (from what is returned) for an edition that there is not
 */
export async function loadRuleIds(): Promise<(ruleset: string) => readonly string[]> {
  const ledgers = await Promise.all(
    [...editions.keys()].map(async (name) => [name, (await loadLedger(name)).map(({ id }) => id)] as const),
  );
  const byEdition = new Map(ledgers);
  return (ruleset) => {
    const ids = byEdition.get(ruleset);
    if (!ids) throw new Error(`no ruleset ${ruleset}`);
    return ids;
  };
}

const folded = (words: string): string => words.toLowerCase();

/** How well a rule fits the words: in its id or topic counts more than in its text; 0 unless every word is somewhere. */
function fitOf(rule: Rule, words: readonly string[]): number {
  let fit = 0;
  for (const word of words) {
    if (folded(`${rule.id} ${rule.topic}`).includes(word)) fit += 3;
    else if (folded(rule.text).includes(word)) fit += 1;
    else return 0;
  }
  return fit;
}

/**
 * Rules by id (`2E-MOVE-02`, `move-02`), by section (`MOVE`), or by words that all occur in them; best first, otherwise in the rulebook's order.
 * No words: every rule.
 */
export function findRules(rules: readonly Rule[], query: string): readonly Rule[] {
  const asked = folded(query.trim());
  if (asked === '') return rules;
  const byId = rules.filter((rule) => folded(rule.id) === asked || folded(rule.id).endsWith(`-${asked}`));
  if (byId.length > 0) return byId;
  const section = rules.filter((rule) => folded(rule.id).includes(`-${asked.replace(/-$/, '')}-`));
  if (section.length > 0) return section;
  const words = asked.split(/\s+/);
  return rules
    .map((rule, index) => ({ rule, index, fit: fitOf(rule, words) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.index - b.index)
    .map(({ rule }) => rule);
}
