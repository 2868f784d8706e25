/** The help: every binding by group, and what the signs on the table mean. */
import { bindingsOf } from '../keys/bindings.ts';
import type { TableFace } from '../face.ts';
import type { Binding } from '../keys/bindings.ts';
import { column, line, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { keyName } from './foot.ts';

const groups: readonly Binding['group'][] = ['orders', 'questions', 'moving about', 'the rest'];

/** The whole help, one entry a line, in two columns where there is room. */
export function helpLines(face: TableFace, width: number): readonly Line[] {
  const perRow = width >= 70 ? 2 : 1;
  const each = Math.floor(width / perRow);
  return [
    ...groups.flatMap((group) => [
      line(group.charAt(0).toUpperCase() + group.slice(1), 'heading'),
      ...rowsOf(face, group, perRow, each),
      [],
    ]),
    line('Signs', 'heading'),
    ...face.signs.flatMap((meaning) => meaningLines(meaning, width)),
    [],
    ...(face.words.length === 0
      ? []
      : [line('Words', 'heading'), ...face.words.flatMap((meaning) => meaningLines(meaning, width)), []]),
    line('The command line', 'heading'),
    line(`${face.examples.screen}    :log    :help`),
    ...(face.lessons.length === 0 ? [] : [[], line('l shows the lessons of a first game again.')]),
  ];
}

/** A sign or word with its meaning beside it, in as many lines as that takes. */
function meaningLines([sign, meaning]: readonly [string, string], width: number): readonly Line[] {
  return wrapped(meaning, Math.max(20, width - signColumns)).map((text, index) => [
    span(column(index === 0 ? sign : '', signColumns), 'key'),
    span(text),
  ]);
}

const signColumns = 12;

function rowsOf(face: TableFace, group: Binding['group'], perRow: number, each: number): readonly Line[] {
  const cells = merged(bindingsOf(face).filter((binding) => binding.group === group)).map(([keys, label]) => [
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
