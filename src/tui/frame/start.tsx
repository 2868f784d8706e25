/** The start screen: go on with a game, choose decks, opponent and seed for a new one, settings. */
import { Box, Text } from 'ink';
import type { ScreenSettings } from './run-table.tsx';
import { runOnScreen } from './run-table.tsx';
import { smallest } from './layout.ts';
import { initialStart, pressAtStart, shownValue } from './start-state.ts';
import type { Row, StartResult, StartState } from './start-state.ts';
import { column, fill, line, span, toned } from './text.ts';
import type { Line } from './text.ts';
import { ansi } from './theme.ts';

interface StartProps {
  readonly state: StartState;
  readonly rows: readonly Row[];
  readonly columns: number;
  readonly height: number;
}

const widest = 64;
const labelWidth = 15;

/** The start screen in a terminal of a size. */
function Start({ state, rows, columns, height }: StartProps) {
  if (columns < smallest.columns || height < smallest.rows) {
    return <Text>{`now ${columns}x${height}, need ${smallest.columns}x${smallest.rows}`}</Text>;
  }
  const width = Math.min(widest, columns - 2);
  const body = rows.flatMap((row): readonly Line[] =>
    row.is === 'heading' ? [[], line(row.label, 'dim')] : [rowLine(row, state, width)],
  );
  const at = body.findIndex((each) => each[0]?.text.startsWith('▸'));
  const room = height - headRows - footRows;
  const top = Math.max(0, Math.min(body.length - room, at - Math.floor(room / 2)));
  const lines: readonly Line[] = [
    line('spaceline', 'heading'),
    line('The card game of starships, played by its rules', 'dim'),
    [],
    ...body.slice(top, top + room),
    [],
    keys(width),
  ];
  const above = Math.max(0, Math.floor((height - lines.length) / 3));
  return (
    <Box width={columns} height={height}>
      <Box position="absolute" marginLeft={Math.floor((columns - width) / 2)} marginTop={above} width={width}>
        <Text>{lines.map(ansi).join('\n')}</Text>
      </Box>
    </Box>
  );
}

const headRows = 3;
const footRows = 2;

function rowLine(row: Row, state: StartState, width: number): Line {
  const isHere = row.name === state.row;
  const value = shownValue(row, state);
  const shown = row.is === 'turn' && isHere && row.offers.length > 1 ? `◂ ${value} ▸` : value;
  const cursor = row.is === 'type' && isHere ? '_' : '';
  const text = row.is === 'take' && value === '' ? row.label : `${column(row.label, labelWidth)}${shown}${cursor}`;
  const spans = fill([span(isHere ? '▸ ' : '  '), span(text)], width);
  return isHere ? toned(spans, 'cursor') : spans;
}

const keys = (width: number): Line =>
  fill(
    [
      span('↑↓', 'key'),
      span(' choose  '),
      span('←→', 'key'),
      span(' change  '),
      span('Enter', 'key'),
      span(' play  '),
      span('Esc', 'key'),
      span(' leave'),
    ],
    width,
  );

/** Shows the start screen with these rows, standing at these values. */
export async function runStart(
  settings: ScreenSettings,
  rows: readonly Row[],
  values: Readonly<Record<string, string>>,
): Promise<StartResult> {
  let state = initialStart(rows, values);
  let result: StartResult = { taken: null, values: state.values };
  await runOnScreen(settings, (startColumns, startRows, redraw) => {
    let [columns, height] = [startColumns, startRows];
    return {
      element: () => <Start state={state} rows={rows} columns={columns} height={height} />,
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
  return result;
}
