/** Whole pages besides the table: lines to be read, and lines to be brought by pasting or typing them. */
import type { KeyEvent } from './keys/decoder.ts';
import { Rows } from './rows.tsx';
import { runOnScreen, type Program, type ScreenSettings, type TableResult } from './run-table.tsx';
import { line, span, titledRule, wrapped, type Line } from './text.ts';

/** Rows above and below the lines of a page. */
const headRows = 2;
const footRows = 2;

const hints = (...words: readonly string[]): Line =>
  words.map((word, at) => span(`${at % 2 === 0 ? '' : ' '}${word}${at % 2 === 0 ? '' : '  '}`, at % 2 === 0 ? 'key' : 'plain')); // prettier-ignore

interface Page {
  readonly title: string;
  readonly right: string;
  readonly lines: readonly Line[];
  readonly foot: Line;
}

/** A page on a screen of a size. */
function paged({ title, right, lines, foot }: Page, columns: number, height: number) {
  const all = [titledRule(line(title, 'heading'), line(right, 'dim'), columns), [], ...lines];
  const filled = [...all, ...Array.from({ length: Math.max(0, height - all.length - 1) }, (): Line => []), foot];
  const rect = { x: 0, y: 0, width: columns, height };
  return <Rows columns={columns} rows={height} blocks={[{ rect, lines: filled.slice(-height) }]} />;
}

/** What keys do that every page has. */
const common: ReadonlyMap<string, ReturnType<Program['key']>> = new Map([
  ['ctrl-l', 'repaint'],
  ['ctrl-z', 'suspend'],
  ['ctrl-c', 'leave'],
]);

const leaves: ReadonlySet<string> = new Set(['escape', 'q', 'enter']);

/** Lines of a page that has this height. */
const roomIn = (height: number): number => Math.max(1, height - headRows - footRows);

/** Shows lines to be read until they are left. */
export function runReading(settings: ScreenSettings, title: string, text: readonly string[]): Promise<TableResult> {
  return runOnScreen(settings, (startColumns, startRows, redraw) => {
    let [columns, height, top] = [startColumns, startRows, 0];
    const shown = (): readonly string[] => text.flatMap((each) => wrapped(each, Math.max(1, columns - 1)));
    const to = (row: number): null => {
      top = Math.max(0, Math.min(shown().length - roomIn(height), row));
      redraw();
      return null;
    };
    const moves: ReadonlyMap<string, () => number> = new Map([
      ['up', () => top - 1],
      ['k', () => top - 1],
      ['down', () => top + 1],
      ['j', () => top + 1],
      ['pageup', () => top - roomIn(height)],
      ['pagedown', () => top + roomIn(height)],
      ['space', () => top + roomIn(height)],
      ['home', () => 0],
      ['end', () => shown().length],
    ]);
    return {
      element() {
        const [lines, room] = [shown(), roomIn(height)];
        const last = Math.min(lines.length, top + room);
        const right = lines.length <= room ? '' : `${top + 1} to ${last} of ${lines.length}`;
        const page = lines.slice(top, top + room).map((each) => line(each));
        return paged({ title, right, lines: page, foot: hints('↑↓', 'scroll', 'Esc', 'back') }, columns, height);
      },
      key(event) {
        if (event.kind === 'paste') return null;
        if (leaves.has(event.name)) return 'leave';
        const move = moves.get(event.name);
        return move === undefined ? (common.get(event.name) ?? null) : to(move());
      },
      resize(newColumns, newRows) {
        [columns, height] = [newColumns, newRows];
        to(top);
      },
    };
  });
}

/** What was typed or pasted, and what became of it: null where it was given up. */
export interface Brought {
  readonly text: string;
  /** More was pasted than may be: nothing of that is in it. */
  readonly isTooLong: boolean;
}

/** One key on a page that lines are brought to. */
export function pressInText({ text, isTooLong }: Brought, event: KeyEvent, most: number): Brought {
  const more = event.kind === 'paste' ? event.text.replaceAll(/\r\n|\r/g, '\n') : typedBy(event);
  if (event.kind === 'key' && event.name === 'backspace')
    return { text: Array.from(text).slice(0, -1).join(''), isTooLong: false };
  if (more === '') return { text, isTooLong };
  // A paste is cut off where it is too long for a key decoder; nobody would see what is missing.
  return text.length + more.length >= most ? { text, isTooLong: true } : { text: text + more, isTooLong: false };
}

function typedBy({ name, text }: Extract<KeyEvent, { kind: 'key' }>): string {
  if (name === 'enter') return '\n';
  return name === 'tab' ? '\t' : text;
}

/** Lets somebody bring lines, by pasting or typing; null where they give it up. */
export async function runBringing(settings: ScreenSettings, title: string, most: number): Promise<string | null> {
  let brought: Brought = { text: '', isTooLong: false };
  const left = { isDone: false };
  await runOnScreen(settings, (startColumns, startRows, redraw) => {
    let [columns, height] = [startColumns, startRows];
    return {
      element() {
        const lines = brought.text === '' ? [] : brought.text.split('\n');
        const room = roomIn(height);
        const page = lines.slice(-room).map((each, at, { length }) => line(at === length - 1 ? `${each}_` : each));
        const right = brought.isTooLong ? 'that is too long' : `${lines.length} lines`;
        const foot = hints('Ctrl+D', 'keep it', 'Esc', 'give it up');
        const empty = [line('Paste it here, or type it.', 'dim')];
        return paged({ title, right, lines: page.length === 0 ? empty : page, foot }, columns, height);
      },
      key(event) {
        if (event.kind === 'key' && (event.name === 'escape' || event.name === 'ctrl-d')) {
          left.isDone = event.name === 'ctrl-d';
          return 'leave';
        }
        const wish = event.kind === 'key' ? common.get(event.name) : undefined;
        if (wish !== undefined) return wish;
        brought = pressInText(brought, event, most);
        redraw();
        return null;
      },
      resize(newColumns, newRows) {
        [columns, height] = [newColumns, newRows];
        redraw();
      },
    };
  });
  return left.isDone && brought.text.trim() !== '' ? brought.text : null;
}
