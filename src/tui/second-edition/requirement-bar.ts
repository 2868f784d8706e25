/** The requirement bar: what a team has against what is asked, part by part: `Engineer 3/1 ✓ · Cunning 31/>30 ✓ margin 0`. */
import type { Measured } from '../../engine/state/events.ts';
import { haveWords, lacking, leastOf } from '../../rules/shared/measured.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { Entry } from '../frame/panels/pane.ts';
import { line, span, width } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { type StandingView } from '../../rules/second-edition/views.ts';

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

/** The same as entries of a pane of a width. */
export const barEntries = (name: string, parts: readonly Measured[], width: number): readonly Entry[] =>
  barLines(name, parts, width - 1).map((each): Entry => ({ line: each }));

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
  const margin = marginOf(parts);
  return margin === null ? '✓ enough' : `✓ enough margin ${margin}`;
}

/** What is missing alone, in words, or that nothing is. */
export function leftWords(parts: readonly Measured[]): string {
  const missing = parts.filter(({ isMet }) => !isMet);
  return missing.length === 0 ? 'enough' : missing.map(haveWords).join('; ');
}

/** What the mission's team would be without somebody; empty where nothing is asked, or the viewer may not know. */
export const leftWithout = ({ attempt }: View, card: CardNumber): readonly Measured[] =>
  attempt?.standing?.without.find((each) => each.card === card)?.mission ?? NOTHING_TOLD.mission;

/** What those who attempt have against what is asked of them; nothing for whoever may not know. */
export const standingIn = ({ standing }: { readonly standing: Standing | null }): Standing => standing ?? NOTHING_TOLD;

type Standing = Pick<StandingView, 'mission' | 'dilemma'>;
const NOTHING_TOLD: Standing = { mission: [], dilemma: [] };

/** What would be left without a candidate, as long as there is room for: `left: ✓ enough margin 3`, `✓ +3`, `✗ Cunn -14`. */
export function leftLine(parts: readonly Measured[], columns: number): Line {
  const inFull = columns >= roomy ? [`left: ${leftText(parts)}`] : [];
  const ways = [...inFull, ...[longestName, shortName, 1].map((letters) => leftBriefly(parts, letters))];
  const text = ways.find(({ length }) => length < columns) ?? `✗ ${parts.filter(({ isMet }) => !isMet).length}`;
  return line(` ${text}`, parts.every(({ isMet }) => isMet) ? 'good' : 'bad');
}

/** From so many columns on it stands in full in every line of a list, in fewer in none. */
const roomy = 40;
const longestName = 30;
const shortName = 4;

/** `✓ +3`, `✗ Engi -1 Cunn -14`. */
function leftBriefly(parts: readonly Measured[], letters: number): string {
  const missing = parts.filter(({ isMet }) => !isMet);
  if (missing.length > 0)
    return `✗ ${missing.map((part) => `${part.what.slice(0, letters)} -${lacking(part)}`).join(' ')}`;
  const margin = marginOf(parts);
  return margin === null ? '✓' : `✓ +${margin}`;
}

/** By how much the number that is nearest to its bound is beyond it; null where no number is asked for. */
function marginOf(parts: readonly Measured[]): number | null {
  const margins = parts.flatMap(({ count }) =>
    count === undefined || count.op === '>=' ? [] : [Math.abs(count.have - leastOf(count.op, count.need))],
  );
  return margins.length === 0 ? null : Math.min(...margins);
}
