/** Rules of the ledger for reading. */
import { wrapped } from '../catalog/wrapped.ts';
import type { Rule } from '../rules/ledger.ts';

/** With the indent they fit a box on a screen of 80 columns. */
const RULE_COLUMNS = 70;

/** A rule for reading: id and topic, then its text, wrapped and indented. */
export const ruleLines = (rule: Rule): readonly string[] => [
  `${rule.id}  ${rule.topic}`,
  ...wrapped(rule.text, RULE_COLUMNS).map((line) => `    ${line}`),
];
