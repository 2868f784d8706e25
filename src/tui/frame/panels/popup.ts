/** A box over the table: help, a card, the answer to a question of the player's. */
import type { Desk, Overlay, Ui } from '../state.ts';
import { inspectedPane } from '../focus.ts';
import type { Rect } from '../layout.ts';
import { clip, fill, line, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { helpLines } from './help.ts';
import { resultLines } from './result.ts';

/** The box and where it goes, in a screen of a size. */
export function popup(ui: Ui, desk: Desk, overlay: Overlay): { readonly rect: Rect; readonly lines: readonly Line[] } {
  const widest = Math.max(20, Math.min(ui.columns - 2, overlay.kind === 'inspector' ? 60 : 84));
  const inner = widest - 4;
  const { title, lines } = content(ui, desk, overlay, inner);
  const height = Math.max(3, Math.min(ui.rows - 3, lines.length + 2));
  const room = height - 2;
  const top = Math.max(0, Math.min(overlay.scroll, lines.length - room));
  const shown = lines.slice(top, top + room);
  const rest = lines.length - top - shown.length;
  const more = rest > 0 ? ` ▾ ${rest} ` : '';
  const rect = {
    x: Math.floor((ui.columns - widest) / 2),
    y: Math.max(0, Math.floor((ui.rows - 2 - height) / 2)),
    width: widest,
    height,
  };
  const head = clip([span('┌─ ', 'focus'), span(title, 'focus'), span(' ')], widest - 1);
  const dashes = (used: number): string => '─'.repeat(Math.max(0, widest - 1 - used));
  const used = head.reduce((sum, { text }) => sum + text.length, 0);
  return {
    rect,
    lines: [
      [...head, span(`${dashes(used)}┐`, 'focus')],
      ...Array.from({ length: room }, (_, row) => [
        span('│ ', 'focus'),
        ...fill(shown[row] ?? [], inner),
        span(' │', 'focus'),
      ]),
      [span(`└─${more}${dashes(more.length + 2)}┘`, 'focus')],
    ],
  };
}

/** A line as it is; one that is too long in several, indented as it was. */
function paragraph(text: string, width: number): readonly Line[] {
  if (text.length <= width) return [line(text)];
  const indent = ' '.repeat(text.length - text.trimStart().length);
  return wrapped(text.trim(), Math.max(10, width - indent.length)).map((each) => line(`${indent}${each}`));
}

function content(
  ui: Ui,
  desk: Desk,
  overlay: Overlay,
  width: number,
): { readonly title: string; readonly lines: readonly Line[] } {
  switch (overlay.kind) {
    case 'help':
      return { title: 'Keys', lines: helpLines(desk.face, width) };
    case 'inspector': {
      const { title, entries } = inspectedPane(ui, desk, width);
      return { title, lines: entries.map((entry) => entry.line) };
    }
    case 'result':
      return { title: 'Game over', lines: resultLines(desk, width) };
    case 'text':
    case 'lesson':
      return { title: overlay.title, lines: overlay.lines.flatMap((text) => paragraph(text, width)) };
  }
}
