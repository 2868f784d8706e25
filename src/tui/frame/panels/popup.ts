/** A box over the table: help, a card, the answer to a question of the player's. */
import type { Desk, Overlay, Ui } from '../state.ts';
import { inspectedPane } from '../focus.ts';
import { layout } from '../layout.ts';
import type { Rect } from '../layout.ts';
import { placeIn, stageLines } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { clip, fill, line, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { helpLines } from './help.ts';
import { resultLines } from './result.ts';

interface Box {
  readonly rect: Rect;
  readonly lines: readonly Line[];
}

interface Content {
  readonly title: string;
  readonly right?: string;
  readonly lines: readonly Line[];
}

/** The box and where it goes, in a screen of a size. */
export function popup(ui: Ui, desk: Desk, overlay: Overlay): Box {
  const { rect, shown } = overlay.kind === 'scene' ? sceneBox(ui, overlay) : boxOf(ui, desk, overlay);
  return framed(rect, shown, overlay.scroll);
}

/** How far what a box shows can be scrolled. */
export function mostScroll(ui: Ui, desk: Desk, overlay: Overlay): number {
  const { rect, shown } = overlay.kind === 'scene' ? sceneBox(ui, overlay) : boxOf(ui, desk, overlay);
  return Math.max(0, shown.lines.length - (rect.height - 2));
}

function boxOf(ui: Ui, desk: Desk, overlay: Exclude<Overlay, Scene>): { readonly rect: Rect; readonly shown: Content } {
  const width = Math.max(20, Math.min(ui.columns - 2, overlay.kind === 'inspector' ? 60 : 84));
  const shown = content(ui, desk, overlay, width - 4);
  const height = Math.max(3, Math.min(ui.rows - 3, shown.lines.length + 2));
  const x = Math.floor((ui.columns - width) / 2);
  const y = Math.max(0, Math.floor((ui.rows - 2 - height) / 2));
  return { rect: { x, y, width, height }, shown };
}

const widestScene = 100;
const tallestScene = 24;
const leastScene = 8;

/** A play is shown where the pane is, always in the same place: what it is about, and what stands at its sides, stays in sight. */
function sceneBox({ columns, rows, rowLines }: Ui, scene: Scene): { readonly rect: Rect; readonly shown: Content } {
  const { pane = { x: 0, y: 1, width: columns } } = layout(columns, rows, 'pane', rowLines).regions;
  const width = Math.max(20, Math.min(pane.width, widestScene));
  const all = scene.stages.map((each) => ({ ...each, shown: stageLines(each, width - 4) }));
  const stage = all[scene.at];
  if (stage === undefined) throw new Error(`there is no stage ${scene.at}`);
  const longest = Math.max(...all.map(({ shown }) => shown.length));
  const height = Math.max(3, Math.min(rows - 1 - pane.y, tallestScene, Math.max(leastScene, longest + 2)));
  const right = [stage.right, placeIn(scene)].filter((part) => part !== '').join(' · ');
  return {
    rect: { x: pane.x + Math.floor((pane.width - width) / 2), y: pane.y, width, height },
    shown: { title: stage.title, right, lines: stage.shown },
  };
}

/** Lines in a box with a title, those from `scroll` on. */
function framed(rect: Rect, { title, right = '', lines }: Content, scroll: number): Box {
  const { width, height } = rect;
  const [inner, room] = [width - 4, height - 2];
  const top = Math.max(0, Math.min(scroll, lines.length - room));
  const shown = lines.slice(top, top + room);
  const rest = lines.length - top - shown.length;
  const more = rest > 0 ? ` ▾ ${rest} ` : '';
  const end = right === '' ? '' : ` ${right} ─`;
  const head = clip([span('┌─ ', 'focus'), span(title, 'focus'), span(' ')], width - 1 - end.length);
  const dashes = (used: number): string => '─'.repeat(Math.max(0, width - 1 - used));
  const used = head.reduce((sum, { text }) => sum + text.length, 0);
  return {
    rect,
    lines: [
      [...head, span(`${dashes(used + end.length)}${end}┐`, 'focus')],
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

function content(ui: Ui, desk: Desk, overlay: Exclude<Overlay, Scene>, width: number): Content {
  switch (overlay.kind) {
    case 'help':
      return { title: 'Keys', lines: helpLines(ui, desk, width) };
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
