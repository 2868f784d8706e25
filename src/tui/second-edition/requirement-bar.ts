/** The requirement bar: what a team has against what is asked, part by part: `Engineer 3/1 ✓ · Cunning 31/>30 ✓ margin 0`. */
import type { Measured } from '../../engine/state/events.ts';
import { haveWords, lacking, leastOf } from '../../rules/second-edition/measured.ts';
import { line, span, width } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';

/** Every part, met or not, after a word, in as many lines of a width as it takes. */
export function barLines(name: string, parts: readonly Measured[], columns: number): readonly Line[] {
  const indent = `${name} `;
  const lines: Line[] = [];
  let now: Line = [span(indent, 'dim')];
  for (const part of parts) {
    const isFirst = now.length === 1;
    const text = partText(part);
    if (!isFirst && width(now) + 3 + text.length > columns) {
      lines.push(now);
      now = [span(' '.repeat(indent.length))];
    }
    const between = now.length === 1 ? [] : [span(' · ', 'dim')];
    now = [...now, ...between, span(text, part.isMet ? 'good' : 'plain')];
  }
  return parts.length === 0 ? [] : [...lines, now];
}

/** The same in words, for who hears it: `Engineer 3, needs 1: met`. */
export const barWords = (parts: readonly Measured[]): string =>
  parts.map((part) => `${haveWords(part)}: ${part.isMet ? 'met' : 'missing'}`).join('; ');

/** The same as text. */
export const barText = (parts: readonly Measured[]): string => parts.map(partText).join(' · ');

/** `Cunning 31/>30 ✓ margin 0`, `Cunning 17/>30 ✗ lacks 14`; of a skill the numbers say it. */
function partText(part: Measured): string {
  const { what, isMet, count } = part;
  const mark = isMet ? '✓' : '✗';
  if (count === undefined) return `${what} ${mark}`;
  const asked = `${what} ${count.have}/${count.op === '>=' ? '' : count.op}${count.need} ${mark}`;
  if (count.op === '>=') return asked;
  return isMet
    ? `${asked} margin ${Math.abs(count.have - leastOf(count.op, count.need))}`
    : `${asked} lacks ${lacking(part)}`;
}

/** What is missing alone, or that it is enough and how near. */
export function leftText(parts: readonly Measured[]): string {
  const missing = parts.filter(({ isMet }) => !isMet);
  if (missing.length > 0) return missing.map(partText).join(' · ');
  const margins = parts.flatMap(({ count }) =>
    count === undefined || count.op === '>=' ? [] : [Math.abs(count.have - leastOf(count.op, count.need))],
  );
  return margins.length === 0 ? '✓ enough' : `✓ enough margin ${Math.min(...margins)}`;
}

/** What is missing alone, in words, or that nothing is. */
export function leftWords(parts: readonly Measured[]): string {
  const missing = parts.filter(({ isMet }) => !isMet);
  return missing.length === 0 ? 'enough' : missing.map(haveWords).join('; ');
}

/** What would be left without a candidate: `left: ✓ enough margin 3`. */
export const leftLine = (parts: readonly Measured[]): Line =>
  line(` left: ${leftText(parts)}`, parts.every(({ isMet }) => isMet) ? 'good' : 'bad');
