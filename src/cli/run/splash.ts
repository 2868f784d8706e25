/** What is seen at once while the game is loaded: a ship. It goes when the table is drawn, or when there is something to say. */
import { sgrOf, type ColourDepth } from '../../tui/frame/screen/colours.ts';
import type { PlayOptions } from '../play.ts';
import { readSettings } from '../settings/index.ts';
import { exitStatus } from '../exit.ts';
import { beforeWords } from './output.ts';
import { screenSettings } from './screen.ts';
import { isOnTerminal } from './terminal.ts';

const ship: readonly string[] = [
  '                        ___________',
  '           ____________/           \\____________',
  '  ________/   s  p  a  c  e  l  i  n  e   o  o  \\________',
  ' (_________________________________________________ _____)',
  '           \\_______________   ___________________/',
  '                           \\  \\',
  '        _____________       \\  \\_________________',
  '   ====(_____________)=======)                 o )>',
  '        _____________       /__________________ /',
  '   ====(_____________)=====/',
];

const words = 'The card game of starships, played by its rules';

/** Stars behind the ship: always the same ones. */
const stars: readonly (readonly [column: number, row: number])[] = [
  [4, 1],
  [60, 0],
  [70, 5],
  [6, 12],
  [52, 12],
  [34, 0],
  [66, 10],
  [1, 7],
];

const canvas = { columns: 72, rows: 15 };

/** The picture, in the middle of a screen: pairs of a place and what stands there. */
function picture(
  columns: number,
  rows: number,
): readonly (readonly [row: number, column: number, text: string, isStar: boolean])[] {
  const left = Math.floor((columns - canvas.columns) / 2) + 1;
  const top = Math.floor((rows - canvas.rows) / 2) + 1;
  return [
    ...stars.map(([column, row]) => [top + row, left + column, '.', true] as const),
    ...ship.map((line, row) => [top + 1 + row, left + 5 + line.search(/\S/), line.trimStart(), false] as const),
    [top + 13, left + Math.floor((canvas.columns - words.length) / 2), words, true],
  ];
}

/** The bytes that show it. */
export function splashBytes(columns: number, rows: number, depth: ColourDepth): string {
  const [hull, sky] = depth === 'none' ? ['', '2'] : [sgrOf(215, 'fore', depth), sgrOf(111, 'fore', depth)];
  const drawn = picture(columns, rows).map(
    ([row, column, text, isStar]) => `\x1b[${row};${column}H\x1b[${isStar ? sky : hull}m${text}\x1b[m`,
  );
  return `\x1b[?1049h\x1b[?25l\x1b[2J${drawn.join('')}`;
}

const awayBytes = '\x1b[?25h\x1b[?1049l';
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let takeAway: (() => void) | null = null;

/** Shows the ship on a terminal that has room for it, unless it is not wanted. */
export function showSplash(options: Pick<PlayOptions, 'json' | 'plain' | 'color' | 'ascii'>): void {
  const { stdout } = process;
  if (!isOnTerminal() || options.json === true || options.plain === true || takeAway !== null) return;
  const { settings } = readSettings();
  if (settings.splash === 'off' || stdout.columns < canvas.columns || stdout.rows < canvas.rows + 2) return;
  const { depth } = screenSettings(process.env, options, settings);
  stdout.write(splashBytes(stdout.columns, stdout.rows, settings.look === 'mono' ? 'none' : depth));
  const away = (): void => {
    splashDone();
    stdout.write(awayBytes);
  };
  const interrupted = (): void => {
    away();
    process.exit(exitStatus.interrupted);
  };
  takeAway = () => {
    takeAway = null;
    beforeWords(null);
    process.off('exit', away);
    for (const signal of endings) process.off(signal, interrupted);
  };
  beforeWords(away);
  process.once('exit', away);
  for (const signal of endings) process.once(signal, interrupted);
}

/** Something else has the screen now: it covers the ship, and gives the terminal back in its turn. */
export function splashDone(): void {
  takeAway?.();
}
