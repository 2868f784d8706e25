/** A frame (text with SGR sequences, as ink writes it) as cells: what stands in each column of each row, and how. */
import { asciiFor, widthOf } from './characters.ts';
import { sgrOf } from './colours.ts';
import type { Colour, ColourDepth } from './colours.ts';
import { leavesNoTrace } from './pen.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

/** One column of one row. `style`: parameters of an SGR sequence after a reset; empty: default. */
export interface Cell {
  readonly character: string;
  readonly style: string;
  /** Nothing is seen of it, whatever its colour. */
  readonly isBlank: boolean;
}

const cells = new Map<string, Map<string, Cell>>();

/** The cell of a character in a style: always the same one. */
function cellOf(character: string, style: string): Cell {
  let styled = cells.get(style);
  if (styled === undefined) cells.set(style, (styled = new Map<string, Cell>()));
  const known = styled.get(character);
  if (known !== undefined) return known;
  const made = { character, style, isBlank: character === ' ' && leavesNoTrace(style) };
  styled.set(character, made);
  return made;
}

export const blank = cellOf(' ', '');

export interface CellOptions {
  readonly depth: ColourDepth;
  readonly ascii: boolean;
}

interface Style {
  readonly flags: ReadonlySet<number>;
  readonly fore: Colour;
  readonly back: Colour;
}

const plain: Style = { flags: new Set(), fore: null, back: null };

/** Flags an SGR parameter sets (bold, dim, italic, underline, inverse, strike), and those that another takes back. */
const flagOn = new Set([1, 2, 3, 4, 7, 9]);
const flagOff: Readonly<Record<number, readonly number[]>> = { 22: [1, 2], 23: [3], 24: [4], 27: [7], 29: [9] };

// The escape sequences a frame may hold: control sequences and operating-system commands; anything else is dropped.
// eslint-disable-next-line no-control-regex
const token = /\x1b\[([0-9;:]*)m|\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b.?|[^\x1b]/gsu;

/** The cells of one line of a frame. Characters of no column are dropped, of two become `??`: nothing may shift the rest. */
export function cellsOf(line: string, { depth, ascii }: CellOptions): readonly Cell[] {
  const row: Cell[] = [];
  let style = plain;
  let sgr = '';
  for (const [text, parameters] of line.matchAll(token)) {
    if (parameters !== undefined) {
      style = changed(style, parameters);
      sgr = parametersOf(style, depth);
    } else if (!text.startsWith('\x1b')) {
      const width = widthOf(text);
      const character = width === 2 ? '?' : ascii ? asciiFor(text) : text;
      for (let column = 0; column < width; column += 1) row.push(cellOf(character, sgr));
    }
  }
  return row;
}

function parametersOf(style: Style, depth: ColourDepth): string {
  const parts = [...style.flags].sort((a, b) => a - b).map(String);
  parts.push(sgrOf(style.fore, 'fore', depth), sgrOf(style.back, 'back', depth));
  return parts.filter((part) => part !== '').join(';');
}

function changed(style: Style, parameters: string): Style {
  const codes = parameters.split(/[;:]/).map(Number);
  let next = style;
  for (let index = 0; index < codes.length; index += 1) {
    const code = itemAt(codes, index);
    if (code === 38 || code === 48) {
      const { colour, length } = extended(codes.slice(index + 1));
      next = code === 38 ? { ...next, fore: colour } : { ...next, back: colour };
      index += length;
    } else next = withCode(next, code);
  }
  return next;
}

function withCode(style: Style, code: number): Style {
  if (code === 0) return plain;
  if (flagOn.has(code)) return { ...style, flags: new Set([...style.flags, code]) };
  const off = flagOff[code];
  if (off !== undefined) return { ...style, flags: new Set([...style.flags].filter((flag) => !off.includes(flag))) };
  if (code >= 30 && code <= 37) return { ...style, fore: code - 30 };
  if (code >= 90 && code <= 97) return { ...style, fore: code - 82 };
  if (code >= 40 && code <= 47) return { ...style, back: code - 40 };
  if (code >= 100 && code <= 107) return { ...style, back: code - 92 };
  if (code === 39) return { ...style, fore: null };
  return code === 49 ? { ...style, back: null } : style;
}

const byte = (value: number | undefined): number => Math.min(255, Math.max(0, value ?? 0));

/** A colour of the 256 (`5;n`) or in three parts (`2;r;g;b`), and how many parameters it took. */
function extended(rest: readonly number[]): { readonly colour: Colour; readonly length: number } {
  if (rest[0] === 5) return { colour: byte(rest[1]), length: 2 };
  if (rest[0] === 2) return { colour: [byte(rest[1]), byte(rest[2]), byte(rest[3])], length: 4 };
  return { colour: null, length: 1 };
}
