/** Cites the rules of an edition that builds on another: its own in the place of those that it replaces. */
import type { Option, Question, Refusal, Request, RuleId } from '../asking/request.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The rules to be cited in an edition: its own in the place of those of another edition that it replaces. */
export function cited({ replaced }: Ruleset, rules: readonly RuleId[]): readonly RuleId[] {
  // Most options are the edition's own, or name rules that hold in both: nothing is copied for them.
  if (!replaced || !rules.some((rule) => replaced.has(rule))) return rules;
  return [...new Set(rules.flatMap((rule) => replaced.get(rule) ?? [rule]))];
}

export function citedIn(ruleset: Ruleset, refusal: Refusal): Refusal {
  return { ...refusal, rules: cited(ruleset, refusal.rules) };
}

/** A request with the rules of its options and its own. */
export function asCited(ruleset: Ruleset, request: Request): Request {
  if (!ruleset.replaced) return request;
  const options = optionsAsCited(ruleset, request.options);
  return { ...request, options, rules: cited(ruleset, request.rules) };
}

export function optionsAsCited(ruleset: Ruleset, options: readonly Option[]): readonly Option[] {
  if (!ruleset.replaced) return options;
  return options.map((option) => {
    const rules = cited(ruleset, option.rules);
    return rules === option.rules ? option : { ...option, rules };
  });
}

export const questionAsCited = (ruleset: Ruleset, question: Question): Question => ({
  ...question,
  rules: cited(ruleset, question.rules),
});
