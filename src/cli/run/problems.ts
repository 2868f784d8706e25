/** What is wrong with something the player gave, told. */
import { firstProblems, formatProblem, hasErrors, type Problem } from '../../catalog/index.ts';
import { complain } from './output.ts';

/** Tells problems to the user; true if any of them is an error. */
export function reportProblems(problems: readonly Problem[]): boolean {
  for (const problem of firstProblems(problems)) complain(formatProblem(problem));
  return hasErrors(problems);
}
