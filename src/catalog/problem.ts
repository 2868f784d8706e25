/** What is wrong with a card file or a deck file: a value that says what, where, and what would be right. */

import { shortened } from './shown.ts';

/** A place in a file; lines and columns count from 1. */
export interface Where {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Where {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What would be right. */
  readonly remedy: string;
  /** Rules of the edition that are broken, if any. */
  readonly rules?: readonly string[];
}

export function errorAt(where: Where, message: string, remedy: string): Problem {
  return { severity: 'error', message, remedy, ...placed(where) };
}

export function warningAt(where: Where, message: string, remedy: string): Problem {
  return { severity: 'warning', message, remedy, ...placed(where) };
}

function placed({ file, line, column }: Where): Where {
  return { file, line, column };
}

/** Whether any of the problems is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** So much of a file's name, of what is wrong and of what would be right is told. */
const TOLD = { file: 200, message: 200, remedy: 300 };

/** One line for a terminal: `file:line:column: error: what (rule): what would be right`; what is long is shortened. */
export function formatProblem({ file, line, column, severity, message, remedy, rules }: Problem): string {
  const cited = rules && rules.length > 0 ? ` [${rules.join(' ')}]` : '';
  const advice = remedy === '' ? '' : `; ${shortened(remedy, TOLD.remedy)}`;
  const place = `${shortened(file, TOLD.file)}:${line}:${column}`;
  return `${place}: ${severity}: ${shortened(message, TOLD.message)}${cited}${advice}`;
}
