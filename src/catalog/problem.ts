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

/** What is wrong at a place so that it can not be used, and what would be right. */
export function errorAt(where: Where, message: string, remedy: string): Problem {
  return { severity: 'error', message, remedy, ...placed(where) };
}

/** What is odd at a place and is used all the same, and what would be usual. */
export function warningAt(where: Where, message: string, remedy: string): Problem {
  return { severity: 'warning', message, remedy, ...placed(where) };
}

function placed({ file, line, column }: Where): Where {
  return { file, line, column };
}

/** Whether any of the problems is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(isError);
}

/** So many problems of one file are told; who has mended them sees the rest. */
const MOST_TOLD = 50;

/** The problems to tell: of a file with more than `most` the first ones, errors before warnings, and how many there are besides. */
export function firstProblems(problems: readonly Problem[], most = MOST_TOLD): readonly Problem[] {
  return [...new Set(problems.map(({ file }) => file))].flatMap((name) => {
    const all = problems.filter(({ file }) => file === name);
    if (all.length <= most) return all;
    const [errors, warnings] = [all.filter(isError), all.filter((problem) => !isError(problem))];
    const told = new Set([...errors, ...warnings].slice(0, most));
    const rest = all.filter((problem) => !told.has(problem));
    const [next] = rest;
    const more = next
      ? [{ ...next, severity: severityOf(rest), message: `and ${rest.length} more`, remedy: '', rules: [] }]
      : [];
    return [...all.filter((problem) => told.has(problem)), ...more];
  });
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

const severityOf = (problems: readonly Problem[]): Problem['severity'] =>
  problems.some(isError) ? 'error' : 'warning';

/** So much of a file's name, of what is wrong and of what would be right is told. */
const TOLD = { file: 200, message: 200, remedy: 300 };

/** One line for a terminal: `file:line:column: error: what (rule): what would be right`; what is long is shortened. */
export function formatProblem({ file, line, column, severity, message, remedy, rules }: Problem): string {
  const cited = rules && rules.length > 0 ? ` [${rules.join(' ')}]` : '';
  const advice = remedy === '' ? '' : `; ${shortened(remedy, TOLD.remedy)}`;
  const place = `${shortened(file, TOLD.file)}:${line}:${column}`;
  return `${place}: ${severity}: ${shortened(message, TOLD.message)}${cited}${advice}`;
}
