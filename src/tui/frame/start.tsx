/** The start screen: go on with a game, choose decks, opponent and seed for a new one, settings. */
import { Box, Text } from 'ink';
import { useContext } from 'react';
import type { ScreenSettings } from './run-table.tsx';
import { runOnScreen } from './run-table.tsx';
import { smallest } from './layout.ts';
import { aboutRow, initialStart, keptAt, offersOf, pressAtStart, rowsShown, shownValue } from './start-state.ts';
import type { Row, StartResult, StartState } from './start-state.ts';
import { column, fill, line, span, toned, wrapped } from './text.ts';
import type { Line } from './text.ts';
import { ansi, Theme } from './theme.ts';

interface StartProps {
  readonly state: StartState;
  readonly rows: readonly Row[];
  readonly says: string;
  readonly columns: number;
  readonly height: number;
}

const SAYS = 'The card game of starships, played by its rules';
const widest = 76;
/** Columns of the labels, where none is longer. */
const labelWidth = 15;

/** The start screen in a terminal of a size. */
function Start({ state, rows: all, says, columns, height }: StartProps) {
  const theme = useContext(Theme);
  if (columns < smallest.columns || height < smallest.rows) {
    return <Text>{`now ${columns}x${height}, need ${smallest.columns}x${smallest.rows}`}</Text>;
  }
  const width = Math.min(widest, columns - 2);
  const rows = rowsShown(state, all);
  const labels = Math.max(labelWidth, ...rows.map((row) => (shownValue(row, state) === '' ? 0 : row.label.length + 2)));
  const here = rows.find(({ name }) => name === state.row);
  const about = here === undefined ? '' : aboutRow(here, state);
  const saysMore = rows.some((row) =>
    row.is === 'turn'
      ? offersOf(row, state.values).some((offer) => offer.about !== undefined)
      : row.is === 'take' && row.about !== undefined,
  );
  const more = about === '' ? [] : firstRows(wrapped(about, width - 2));
  const body = rows.map((row) => rowLine(row, state, labels, width));
  const at = body.findIndex((each) => each[0]?.text.startsWith('▸'));
  const room = height - headRows - footRows - (saysMore ? 1 + aboutRows : 0);
  const top = Math.max(0, Math.min(body.length - room, at - Math.floor(room / 2)));
  const lines: readonly Line[] = [
    line('spaceline', 'heading'),
    line(says, 'dim'),
    [],
    ...body.slice(top, top + room),
    ...(saysMore ? [[], ...Array.from({ length: aboutRows }, (_, row) => line(`  ${more[row] ?? ''}`, 'dim'))] : []),
    [],
    keys(width, state.page !== null, here),
  ];
  const above = Math.max(0, Math.floor((height - lines.length) / 3));
  return (
    <Box width={columns} height={height}>
      <Box position="absolute" marginLeft={Math.floor((columns - width) / 2)} marginTop={above} width={width}>
        <Text>{lines.map((each) => ansi(each, theme)).join('\n')}</Text>
      </Box>
    </Box>
  );
}

/** Lines for what is said of the row at the cursor. */
const aboutRows = 5;

/** So many of them as there is room for; the last one says where more was to be said. */
const firstRows = (rows: readonly string[]): readonly string[] =>
  rows.slice(0, aboutRows).map((row, index) => (index === aboutRows - 1 && rows.length > aboutRows ? `${row} …` : row));

const headRows = 3;
const footRows = 2;

function rowLine(row: Row, state: StartState, labels: number, width: number): Line {
  const isHere = row.name === state.row;
  const value = shownValue(row, state);
  const shown = row.is === 'turn' && isHere && offersOf(row, state.values).length > 1 ? `◂ ${value} ▸` : value;
  const cursor = row.is === 'type' && isHere ? '_' : '';
  const isPlain = (row.is === 'take' || row.is === 'page') && value === '';
  const text = isPlain ? row.label : `${column(row.label, labels)}${shown}${cursor}`;
  const spans = fill([span(isHere ? '▸ ' : '  '), span(text)], width);
  return isHere ? toned(spans, 'cursor') : spans;
}

/** What Enter does at a row. */
function entersWith(row: Row | undefined, isPage: boolean): string {
  if (row?.is === 'page') return 'open';
  if (row?.is === 'take') return row.enters ?? (isPage ? 'show' : 'play');
  if (row?.is === 'type' && row.enters !== undefined) return row.enters;
  return isPage ? 'done' : 'play';
}

const keys = (width: number, isPage: boolean, row: Row | undefined): Line =>
  fill(
    [
      span('↑↓', 'key'),
      span(' choose  '),
      span('←→', 'key'),
      span(' change  '),
      span('Enter', 'key'),
      span(` ${entersWith(row, isPage)}  `),
      span('Esc', 'key'),
      span(isPage ? ' back' : ' leave'),
    ],
    width,
  );

/** Rows that change while they are shown, and whoever tells of that. */
export interface LiveRows {
  rows(): readonly Row[];
  subscribe(listener: () => void): () => void;
  /** What stands under the title, a line. */
  says?(): string;
}

/** Shows the start screen with these rows, standing at these values. */
export async function runStart(
  settings: ScreenSettings,
  shown: readonly Row[] | LiveRows,
  values: Readonly<Record<string, string>>,
): Promise<StartResult> {
  const live: LiveRows = 'rows' in shown ? shown : { rows: () => shown, subscribe: () => () => undefined };
  let rows = live.rows();
  let state = initialStart(rows, values);
  let result: StartResult = { taken: null, values: state.values };
  let unsubscribe = (): void => undefined;
  const ended = await runOnScreen(settings, (startColumns, startRows, redraw) => {
    let [columns, height] = [startColumns, startRows];
    unsubscribe = live.subscribe(() => {
      rows = live.rows();
      state = keptAt(state, rows);
      redraw();
    });
    return {
      element: () => <Start state={state} rows={rows} says={live.says?.() ?? SAYS} columns={columns} height={height} />,
      key(event) {
        if (event.kind === 'key' && event.name === 'ctrl-l') return 'repaint';
        if (event.kind === 'key' && event.name === 'ctrl-z') return 'suspend';
        const step = pressAtStart(state, rows, event);
        state = step.state;
        if (step.done !== undefined) {
          result = step.done;
          return 'leave';
        }
        redraw();
        return null;
      },
      resize(newColumns, newRows) {
        [columns, height] = [newColumns, newRows];
        redraw();
      },
    };
  });
  unsubscribe();
  return ended.ended === 'quit' ? result : { taken: null, values: state.values };
}
