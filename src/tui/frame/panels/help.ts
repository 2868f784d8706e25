/** The help: what can be done now, what the signs on the table mean, and every binding by group. */
import { bindingsAt, bindingsOf, isAble, whereNow } from '../keys/bindings.ts';
import type { Binding } from '../keys/bindings.ts';
import type { Desk, Ui } from '../state.ts';
import { column, line, span } from '../text.ts';
import type { Line } from '../text.ts';
import { keyName } from './foot.ts';
import { meaningLines } from './legend.ts';
import type { Entry, Pane } from './pane.ts';

const groups: readonly Binding['group'][] = ['orders', 'questions', 'moving about', 'the rest'];

/** The whole help: the keys that do something now, the signs on the screen, then every key; in two columns where there is room. */
export function helpLines(ui: Ui, desk: Desk, width: number): readonly Line[] {
  const { face } = desk;
  const perRow = width >= 70 ? 2 : 1;
  const each = Math.floor(width / perRow);
  const list = (bindings: readonly Binding[]): readonly Line[] => rowsOf(bindings, perRow, each);
  return [
    line('Now', 'heading'),
    ...list(legalNow(ui, desk)),
    [],
    line('Signs', 'heading'),
    ...face.signs.flatMap((meaning) => meaningLines(meaning, width)),
    [],
    ...(face.words.length === 0
      ? []
      : [line('Words', 'heading'), ...face.words.flatMap((meaning) => meaningLines(meaning, width)), []]),
    ...groups.flatMap((group) => [
      line(`All keys: ${group}`, 'heading'),
      ...list(bindingsOf(face).filter((binding) => binding.group === group)),
      [],
    ]),
    line('The command line', 'heading'),
    line(`${face.examples.screen}    :log    :help`),
    ...(face.lessons.length === 0 ? [] : [[], line('l shows the lessons of a first game again.')]),
  ];
}

/** As many keys as have room in so many rows: a game that has only begun has little else to tell. */
export function keysPane({ face }: Desk, width: number, rows: number): Pane {
  const perRow = width >= 70 ? 2 : 1;
  const all = rowsOf(
    bindingsOf(face).filter(({ group }) => group !== 'questions'),
    perRow,
    Math.floor((width - 2) / perRow),
  );
  return { title: 'Keys', right: '', entries: all.slice(0, rows - 1).map((each): Entry => ({ line: each })) };
}

/** The orders and answers that are open now; how one moves about is the same at all times. */
function legalNow(ui: Ui, desk: Desk): readonly Binding[] {
  const where = whereNow(ui, desk);
  return bindingsAt(desk, where).filter(
    (binding) =>
      (binding.group === 'orders' || binding.group === 'questions') &&
      isAble(binding, desk) &&
      (binding.keys[0] !== '0' || ui.question !== null || desk.view.over !== null),
  );
}

function rowsOf(bindings: readonly Binding[], perRow: number, each: number): readonly Line[] {
  const cells = merged(bindings).map(([keys, label]) => [
    span(column(keys, 12), 'key'),
    span(column(label, each - 12)),
  ]);
  return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow).flat(),
  );
}

/** Bindings of one key and label are one line, wherever they work. */
function merged(list: readonly Binding[]): readonly (readonly [string, string])[] {
  const lines = new Map<string, readonly [string, string]>();
  for (const { keys, label } of list) {
    const names = keys.map(keyName).join(' ');
    lines.set(`${names} ${label}`, [names, label]);
  }
  return [...lines.values()];
}
