/** Rules as an edition cites them that builds on another: its own, where it replaces one of those. */
import type { Refusal, Request, RuleId } from '../asking/request.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Its own rules in the place of those of another edition that it replaces. */
export function cited({ replaced }: Ruleset, rules: readonly RuleId[]): readonly RuleId[] {
  if (!replaced) return rules;
  return [...new Set(rules.flatMap((rule) => replaced.get(rule) ?? [rule]))];
}

export function citedIn(ruleset: Ruleset, refusal: Refusal): Refusal {
  return { ...refusal, rules: cited(ruleset, refusal.rules) };
}

/** A request with the rules of its options and its own. */
export function asCited(ruleset: Ruleset, request: Request): Request {
  if (!ruleset.replaced) return request;
  const options = request.options.map((option) => ({ ...option, rules: cited(ruleset, option.rules) }));
  return { ...request, options, rules: cited(ruleset, request.rules) };
}
