/** Prints what is wrong with a file or a value that the player gave. */
import { firstProblems, formatProblem, hasErrors, type Problem } from '../../catalog/index.ts';
import { complain } from './output.ts';

/** Tells problems to the user; true if any of them is an error. */
export function reportProblems(problems: readonly Problem[]): boolean {
  for (const problem of firstProblems(problems)) complain(formatProblem(problem));
  return hasErrors(problems);
}
