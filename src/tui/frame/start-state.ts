/** What is chosen before a game: rows to turn, to type in and to take, some of them on pages of their own. Plain data, changed by keys. */
import type { KeyEvent } from './keys/decoder.ts';

export interface Offer {
  /** What is handed back when it is chosen. */
  readonly value: string;
  readonly label: string;
  /** What it is called for itself, where its label says more. */
  readonly name?: string;
  /** More about it, to be read while the cursor is there. */
  readonly about?: string;
}

type Values = Readonly<Record<string, string>>;

/** One row of the start screen. */
export type Row =
  /** Ends the start screen. `says`: beside its label, perhaps as the other rows stand. */
  | {
      readonly is: 'take';
      readonly name: string;
      readonly label: string;
      readonly says: string | ((values: Values) => string);
      readonly about?: string;
      /** What Enter does there, in a word; left out: play, and on a page show. */
      readonly enters?: string;
    }
  /** One of several, turned with the arrows; at least one, perhaps as the other rows stand. */
  | {
      readonly is: 'turn';
      readonly name: string;
      readonly label: string;
      readonly offers: readonly Offer[] | ((values: Values) => readonly Offer[]);
    }
  /** Typed: digits, or any text; what it is where nothing is typed. */
  | {
      readonly is: 'type';
      readonly name: string;
      readonly label: string;
      readonly only: 'digits' | 'text';
      readonly otherwise?: string;
      /** What Enter on it takes; left out: what it takes on any row that is no action. */
      readonly takes?: string;
      /** What Enter does there, in a word. */
      readonly enters?: string;
    }
  /** Opens further rows in place of these. */
  | {
      readonly is: 'page';
      readonly name: string;
      readonly label: string;
      readonly says: string;
      readonly rows: readonly Row[];
    };

export interface StartState {
  /** The page that is open; null: the first rows. */
  readonly page: string | null;
  /** The name of the row the cursor is on. */
  readonly row: string;
  /** What each row stands at: the value of its offer, or what was typed. */
  readonly values: Values;
}

/** What was taken in the end, by the name of its row (null: the screen was left), and what all rows stood at. */
export interface StartResult {
  readonly taken: string | null;
  readonly values: Values;
}

export interface StartStep {
  readonly state: StartState;
  readonly done?: StartResult;
}

const withPages = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => (row.is === 'page' ? [row, ...withPages(row.rows)] : [row]));

/** The rows that are shown: those of the page that is open. */
export function rowsShown({ page }: StartState, rows: readonly Row[]): readonly Row[] {
  const open = rows.find(({ name }) => name === page);
  return open?.is === 'page' ? open.rows : rows;
}

/** What a row can be turned to, as the others stand. */
export const offersOf = ({ offers }: Extract<Row, { is: 'turn' }>, values: Values): readonly Offer[] =>
  typeof offers === 'function' ? offers(values) : offers;

/** The screen as it opens: the cursor on the first row, the values as given. A row that turns stands at one of its offers. */
export function initialStart(rows: readonly Row[], values: Values): StartState {
  return { page: null, row: firstRow(rows), values: settled(rows, values) };
}

/** The screen as it is, over other rows: the cursor stays where it is as far as that row is there. */
export function keptAt(state: StartState, rows: readonly Row[]): StartState {
  const page = rows.some(({ name, is }) => name === state.page && is === 'page') ? state.page : null;
  const shown = rowsShown({ ...state, page }, rows);
  const row = shown.some(({ name }) => name === state.row)
    ? state.row
    : page === state.page
      ? firstRow(shown)
      : (state.page ?? '');
  return {
    page,
    row: shown.some(({ name }) => name === row) ? row : firstRow(shown),
    values: settled(rows, state.values),
  };
}

/** The values with every row that turns at one of its offers: at its first where it stood at none. */
function settled(rows: readonly Row[], values: Values): Values {
  return withPages(rows).reduce<Values>((now, row) => {
    if (row.is !== 'turn') return now;
    const offers = offersOf(row, values);
    const known = offers.some(({ value }) => value === now[row.name]);
    return known ? now : { ...now, [row.name]: offers[0]?.value ?? '' };
  }, values);
}

const firstRow = (rows: readonly Row[]): string => rows[0]?.name ?? '';

/** What was typed or taken in a row: nothing yet at first. */
const heldIn = (values: Values, row: Row): string => values[row.name] ?? '';

/** What a row stands at, for reading. */
export function shownValue(row: Row, { values }: StartState): string {
  const value = heldIn(values, row);
  switch (row.is) {
    case 'take':
      return typeof row.says === 'string' ? row.says : row.says(values);
    case 'turn':
      return offersOf(row, values).find((offer) => offer.value === value)?.label ?? '';
    case 'type':
      return value === '' ? (row.otherwise ?? '') : value;
    case 'page':
      return row.says;
  }
}

/** More about what a row stands at; empty where there is nothing to say. */
export function aboutRow(row: Row, { values }: StartState): string {
  if (row.is === 'take') return row.about ?? '';
  if (row.is !== 'turn') return '';
  return offersOf(row, values).find(({ value }) => value === values[row.name])?.about ?? '';
}

const longest = { digits: 9, text: 24 };

/** One key on the start screen. */
export function pressAtStart(state: StartState, all: readonly Row[], event: KeyEvent): StartStep {
  const rows = rowsShown(state, all);
  const row = rows.find(({ name }) => name === state.row);
  if (row === undefined) return { state };
  if (event.kind === 'paste') return { state: row.is === 'type' ? typed(state, row, event.text) : state };
  const isTyping = row.is === 'type' && row.only === 'text' && event.text !== '' && event.name !== 'enter';
  if (isTyping) return { state: typed(state, row, event.text) };
  switch (event.name) {
    case 'up':
    case 'k':
    case 'shift-tab':
      return { state: toRow(state, rows, -1) };
    case 'down':
    case 'j':
    case 'tab':
      return { state: toRow(state, rows, 1) };
    case 'home':
    case 'pageup':
      return { state: toRow(state, rows, -rows.length) };
    case 'end':
    case 'pagedown':
      return { state: toRow(state, rows, rows.length) };
    case 'left':
    case 'h':
      return { state: turned(state, all, row, -1) };
    case 'right':
    case 'l':
    case 'space':
      return { state: turned(state, all, row, 1) };
    case 'enter':
      return entered(state, row, rows);
    case 'backspace':
      return { state: row.is === 'type' ? withValue(state, row, heldIn(state.values, row).slice(0, -1)) : state };
    case 'escape':
    case 'q':
      return state.page === null ? { state, done: { taken: null, values: state.values } } : { state: closed(state) };
    case 'ctrl-c':
      return { state, done: { taken: null, values: state.values } };
    default:
      return { state: row.is === 'type' ? typed(state, row, event.text) : state };
  }
}

function entered(state: StartState, row: Row, rows: readonly Row[]): StartStep {
  if (row.is === 'page') return { state: { ...state, page: row.name, row: firstRow(row.rows) } };
  if (row.is !== 'take' && state.page !== null) return { state: closed(state) };
  const own = row.is === 'type' ? row.takes : undefined;
  return { state, done: { taken: row.is === 'take' ? row.name : (own ?? takenBy(rows)), values: state.values } };
}

/** Back from a page to its row. */
const closed = (state: StartState): StartState => ({ ...state, page: null, row: state.page ?? state.row });

/** Enter on a row that is no action starts what the first of the plain actions starts. */
const takenBy = (rows: readonly Row[]): string | null =>
  rows.find(({ is, name }) => is === 'take' && name === 'start')?.name ?? null;

const withValue = (state: StartState, { name }: Row, value: string): StartState => ({
  ...state,
  values: { ...state.values, [name]: value },
});

function typed(state: StartState, row: Extract<Row, { is: 'type' }>, text: string): StartState {
  const fitting = row.only === 'digits' ? text.replaceAll(/\D/g, '') : text.replaceAll(/[\p{Cc}:;#",=]/gu, '');
  return withValue(state, row, (heldIn(state.values, row) + fitting).slice(-longest[row.only]));
}

function toRow(state: StartState, rows: readonly Row[], step: number): StartState {
  const to = rows.findIndex(({ name }) => name === state.row) + step;
  return { ...state, row: rows[Math.max(0, Math.min(rows.length - 1, to))]?.name ?? state.row };
}

function turned(state: StartState, all: readonly Row[], row: Row, step: 1 | -1): StartState {
  if (row.is === 'type' && row.only === 'digits')
    return withValue(state, row, String(Math.max(0, Number(state.values[row.name]) + step)));
  if (row.is !== 'turn') return state;
  const offers = offersOf(row, state.values);
  const at = offers.findIndex(({ value }) => value === state.values[row.name]);
  const next = offers[(at + step + offers.length) % offers.length];
  if (next === undefined) return state;
  // What others can be turned to may hang on it.
  const stands = withValue(state, row, next.value);
  return { ...stands, values: settled(all, stands.values) };
}
