/** Lines of styled text of an exact width: what every panel is made of. All text in it is one column a character. */
import { oneColumn } from './screen/characters.ts';

/** What a stretch of text means; how that looks is the theme's. */
export type Token =
  | 'plain'
  | 'dim'
  | 'heading'
  /** What the viewer commands, and what the opponents command. */
  | 'mine'
  | 'theirs'
  | 'good'
  | 'bad'
  | 'key'
  /** The thing the cursor is on. */
  | 'cursor'
  /** The title of what has the focus. */
  | 'focus'
  | 'question'
  /** Colours by which things that belong together are told at a glance: never by them alone. */
  | Tint;

export type Tint = 'blue' | 'red' | 'green' | 'yellow' | 'violet' | 'cyan';

export interface Span {
  readonly text: string;
  readonly token: Token;
}
export type Line = readonly Span[];

export const span = (text: string, token: Token = 'plain'): Span => ({ text: oneColumn(text), token });
export const line = (text: string, token: Token = 'plain'): Line => [span(text, token)];
/** The word as the first of a title. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const width = (spans: Line): number => spans.reduce((sum, { text }) => sum + text.length, 0);

/** The text, cut to a width with an ellipsis. */
export function cut(text: string, columns: number): string {
  const clean = oneColumn(text);
  if (clean.length <= columns) return clean;
  return columns < 1 ? '' : `${clean.slice(0, columns - 1).trimEnd()}…`;
}

/** The text in exactly so many columns. */
export const column = (text: string, columns: number): string => cut(text, columns).padEnd(Math.max(0, columns));

/** The line, cut to a width with an ellipsis. */
export function clip(spans: Line, columns: number): Line {
  if (width(spans) <= columns) return spans;
  const kept: Span[] = [];
  let left = columns - 1;
  for (const { text, token } of spans) {
    if (left < 0) break;
    kept.push(text.length > left ? { text: `${text.slice(0, left)}…`, token } : { text, token });
    left -= text.length > left ? left + 1 : text.length;
  }
  return kept;
}

/** The line in exactly so many columns. */
export function fill(spans: Line, columns: number): Line {
  const clipped = clip(spans, columns);
  const missing = columns - width(clipped);
  return missing > 0 ? [...clipped, { text: ' '.repeat(missing), token: 'plain' }] : clipped;
}

/** One part at the left edge and one at the right; the left one gives way. */
export function both(left: Line, right: Line, columns: number): Line {
  const rightPart = clip(right, columns);
  return [...fill(left, columns - width(rightPart)), ...rightPart];
}

/** A rule with a title in it, and perhaps more at its right end. */
export function titledRule(title: Line, right: Line, columns: number): Line {
  const end: Line = right.length === 0 ? [] : [span(' '), ...right, span(' ─', 'dim')];
  const start = clip([span('─ ', 'dim'), ...title, span(' ')], columns - 1);
  const room = columns - width(start);
  const shown = width(end) <= room - 1 ? end : [];
  return [...start, span('─'.repeat(Math.max(0, room - width(shown))), 'dim'), ...shown];
}

/** `■■■□□□□`: how much there is of a whole, in so many columns. Something is never shown as nothing, nor a part as the whole. */
export function meter(amount: number, whole: number, columns: number, token: Token = 'plain'): Line {
  const share = whole <= 0 ? 0 : Math.max(0, Math.min(1, amount / whole));
  const exact = Math.round(share * columns);
  const full = share === 0 || share === 1 ? exact : Math.max(1, Math.min(columns - 1, exact));
  return [span('■'.repeat(full), token), span('□'.repeat(columns - full), 'dim')];
}

/** Every span of the line in one token: a line under the cursor, or one that can't be done. */
export const toned = (spans: Line, token: Token): Line => spans.map(({ text }) => ({ text, token }));

/** The line in two, the first part of so many columns. */
export function parted(spans: Line, columns: number): readonly [Line, Line] {
  const [start, rest]: [Span[], Span[]] = [[], []];
  let left = columns;
  for (const { text, token } of spans) {
    if (left > 0) start.push({ text: text.slice(0, left), token });
    if (text.length > left) rest.push({ text: text.slice(Math.max(0, left)), token });
    left -= text.length;
  }
  return [start, rest];
}

/** Words in lines of at most so many columns; longer words are broken. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (let word of oneColumn(text).split(/ +/)) {
    const room = columns - current.length - 1;
    if (current !== '' && word.length > room) {
      lines.push(current);
      current = '';
    }
    while (word.length > columns && columns > 0) {
      lines.push(word.slice(0, columns));
      word = word.slice(columns);
    }
    current = current === '' ? word : `${current} ${word}`;
  }
  return current === '' && lines.length > 0 ? lines : [...lines, current];
}
