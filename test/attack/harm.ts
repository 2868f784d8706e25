/** What no run of the program may do, whatever it is given. */
import { harmIn } from '../hostile.ts';
import type { Ran } from '../program/batch.ts';

const mostColumns = 2000;
const allowed: ReadonlySet<number | null> = new Set([0, 1, 2]);

/** What is wrong with how a run went and what it said, a line each; nothing, if it went well or refused in plain words. */
export function harmOf({ status, signal, isHung, out, err }: Ran, isJson: boolean): readonly string[] {
  const harms: string[] = [];
  if (isHung) harms.push('it hung');
  else if (signal !== null) harms.push(`it was ended by ${signal}`);
  else if (!allowed.has(status)) harms.push(`its status is ${status ?? 'none'}`);
  if (status !== 0 && out.trim() === '' && err.trim() === '') harms.push('it said nothing');
  for (const [name, text, hasObjects] of [
    ['output', out, isJson],
    ['errors', err, false],
  ] as const) {
    const lines = text.split('\n');
    if (lines.some((line) => /^ {4}at \S/.test(line))) harms.push(`a raw stack is in its ${name}`);
    const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
    if (!hasObjects && longest > mostColumns) harms.push(`a line of its ${name} is longer than ${mostColumns}`);
    if (hasObjects)
      harms.push(...lines.filter((line) => line !== '' && !isObject(line)).map(() => 'a line is no JSON'));
    const unseen = harmIn(text);
    if (unseen.length > 0) harms.push(`raw characters in its ${name}: ${unseen.slice(0, 5).join(' ')}`);
  }
  return [...new Set(harms)];
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
