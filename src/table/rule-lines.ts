/** Rules of the ledger for reading. */
import { wrapped } from '../catalog/wrapped.ts';
import type { Rule } from '../rules/ledger.ts';

/** A rule for reading: id and topic, then its text, wrapped and indented. */
export const ruleLines = (rule: Rule): readonly string[] => [
  `${rule.id}  ${rule.topic}`,
  ...wrapped(rule.text, 76).map((line) => `    ${line}`),
];
