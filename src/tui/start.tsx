/** The start screen: choose deck, opponent and seed, or go on with the last game. */
import { Box, Text } from 'ink';
import type { ScreenSettings } from './run-table.tsx';
import { runOnScreen } from './run-table.tsx';
import { smallest } from './layout.ts';
import { initialStart, pressAtStart, shownRows } from './start-state.ts';
import type { Row, StartChoice, StartOffers, StartState } from './start-state.ts';
import { ansi, column, fill, line, span, toned } from './text.ts';
import type { Line } from './text.ts';

interface StartProps {
  readonly state: StartState;
  readonly offers: StartOffers;
  readonly columns: number;
  readonly rows: number;
}

const labels: Readonly<Record<Row, string>> = {
  resume: 'Go on',
  deck: 'Your deck',
  opponent: 'Opponent',
  versus: 'Their deck',
  seed: 'Seed',
  start: 'Start a new game',
  first: 'First game, explained as it goes',
};

const widest = 64;

/** The start screen in a terminal of a size. */
function Start({ state, offers, columns, rows }: StartProps) {
  if (columns < smallest.columns || rows < smallest.rows) {
    return <Text>{`now ${columns}x${rows}, need ${smallest.columns}x${smallest.rows}`}</Text>;
  }
  const width = Math.min(widest, columns - 2);
  const lines: readonly Line[] = [
    line('spaceline', 'heading'),
    line('The card game of starships, played by its rules', 'dim'),
    [],
    ...shownRows(offers).flatMap((row): readonly Line[] => [
      ...(row === 'start' ? [[]] : []),
      rowLine(row, state, offers, width),
      ...(row === 'resume' ? [[]] : []),
    ]),
    [],
    keys(width),
  ];
  const top = Math.max(0, Math.floor((rows - lines.length) / 3));
  return (
    <Box width={columns} height={rows}>
      <Box position="absolute" marginLeft={Math.floor((columns - width) / 2)} marginTop={top} width={width}>
        <Text>{lines.map(ansi).join('\n')}</Text>
      </Box>
    </Box>
  );
}

function rowLine(row: Row, state: StartState, offers: StartOffers, width: number): Line {
  const isHere = row === state.row;
  const value = valueOf(row, state, offers);
  const turns = row === 'deck' || row === 'versus' || row === 'opponent';
  const shown = turns && isHere ? `◂ ${value} ▸` : value;
  const text = value === '' ? labels[row] : `${column(labels[row], 13)}${shown}`;
  const spans = fill([span(isHere ? '▸ ' : '  '), span(text)], width);
  return isHere ? toned(spans, 'cursor') : spans;
}

function valueOf(row: Row, state: StartState, { decks, opponents, unfinished }: StartOffers): string {
  switch (row) {
    case 'resume':
      return unfinished?.label ?? '';
    case 'deck':
      return decks[state.deck]?.label ?? '';
    case 'versus':
      return decks[state.versus]?.label ?? '';
    case 'opponent':
      return opponents[state.opponent]?.label ?? '';
    case 'seed':
      return state.seed === '' ? '0' : state.seed;
    case 'start':
    case 'first':
      return '';
  }
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
      span('q', 'key'),
      span(' leave'),
    ],
    width,
  );

/** Shows the start screen; null where the player leaves it. */
export async function runStart(settings: ScreenSettings, offers: StartOffers): Promise<StartChoice | null> {
  let state = initialStart(offers);
  let choice: StartChoice | null = null;
  await runOnScreen(settings, (startColumns, startRows, redraw) => {
    let [columns, rows] = [startColumns, startRows];
    return {
      element: () => <Start state={state} offers={offers} columns={columns} rows={rows} />,
      key(event) {
        if (event.kind === 'key' && event.name === 'ctrl-l') return 'repaint';
        if (event.kind === 'key' && event.name === 'ctrl-z') return 'suspend';
        const step = pressAtStart(state, offers, event);
        state = step.state;
        if (step.done !== undefined) {
          choice = step.done === 'leave' ? null : step.done;
          return 'leave';
        }
        redraw();
        return null;
      },
      resize(newColumns, newRows) {
        [columns, rows] = [newColumns, newRows];
        redraw();
      },
    };
  });
  return choice;
}
