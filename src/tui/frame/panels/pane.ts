/** What a panel holds: a title and lines, some of which can be pointed at. */
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { LogLine } from '../../../table/index.ts';
import { cut, fill, line, span, titledRule, toned } from '../text.ts';
import type { Line, Token } from '../text.ts';

export interface Entry {
  readonly line: Line;
  /** Set where the cursor may rest. */
  readonly points?: boolean;
  readonly card?: CardNumber;
  /** What happened that it tells. */
  readonly told?: LogLine;
}

export interface Pane {
  readonly title: string;
  readonly right: string;
  readonly entries: readonly Entry[];
  /** Lines that stay at the bottom whatever is scrolled. */
  readonly foot?: readonly Line[];
  /** Below another pane in the same place: a heading instead of a rule across. */
  readonly isPart?: boolean;
}

export const note = (text: string, token: Token = 'dim'): Entry => ({ line: line(text, token) });

/** The entries the cursor may rest on. */
export const pointable = (pane: Pane): readonly Entry[] => pane.entries.filter(({ points }) => points === true);

/** The pane in a rectangle: rule, the stretch of entries around the cursor, foot. `cursor` null: no cursor here. */
export function paneLines(pane: Pane, width: number, height: number, cursor: number | null): readonly Line[] {
  const foot = (pane.foot ?? []).slice(0, Math.max(0, height - 2));
  const room = Math.max(0, height - 1 - foot.length);
  const under = cursor === null ? undefined : pointable(pane)[cursor];
  const at = under === undefined ? 0 : pane.entries.indexOf(under);
  const top = firstShown(pane.entries.length, room, at);
  const shown = pane.entries.slice(top, top + room);
  const below = pane.entries.length - top - shown.length;
  const more = [...(top > 0 ? [`▴ ${top}`] : []), ...(below > 0 ? [`▾ ${below}`] : [])].join(' ');
  const right = [pane.right, more].filter((part) => part !== '').join('  ');
  // What stands at the right says facts; of a title its beginning is enough.
  const title = cut(pane.title, Math.max(16, width - right.length - 7));
  const heading = [span(title, cursor === null ? 'heading' : 'focus')];
  const rule =
    pane.isPart === true
      ? fill([span('── ', 'dim'), ...heading], width)
      : titledRule(heading, right === '' ? [] : [span(right, 'dim')], width);
  const body = shown.map((entry) =>
    entry === under ? atCursor(entry.line, width) : fill([span(' '), ...entry.line], width),
  );
  const empty = Array.from({ length: room - shown.length }, () => fill([], width));
  return [rule, ...body, ...empty, ...foot.map((each) => fill([span(' '), ...each], width))];
}

/** The whole line in the cursor's colours, and a sign before it for who sees none. */
const atCursor = (spans: Line, width: number): Line => toned(fill([span('▸'), ...spans], width), 'cursor');

/** How many rows the pane would fill. */
export const rowsNeeded = ({ entries, foot = [] }: Pane): number => 1 + entries.length + foot.length;

/** The first entry shown: page by page with one entry of overlap, so that most steps of the cursor scroll nothing. */
function firstShown(count: number, room: number, at: number): number {
  if (count <= room) return 0;
  const page = Math.max(1, room - 1);
  return Math.min(count - room, Math.floor(at / page) * page);
}
