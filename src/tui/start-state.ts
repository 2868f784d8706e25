/** The choices before a game: whose deck, against whom, with which seed. Plain data, changed by keys. */
import type { KeyEvent } from './keys/decoder.ts';

export interface Offer {
  /** What is handed back when it is chosen. */
  readonly value: string;
  readonly label: string;
}

/** What can be chosen; each list has at least one offer. `unfinished`: a game that can be gone on with. */
export interface StartOffers {
  readonly decks: readonly Offer[];
  readonly opponents: readonly Offer[];
  readonly seed: number;
  readonly unfinished: Offer | null;
}

export type StartChoice =
  | {
      readonly what: 'new';
      readonly deck: string;
      readonly versus: string;
      readonly opponent: string;
      readonly seed: number;
    }
  | { readonly what: 'resume'; readonly game: string }
  /** A game with the usual decks against the bot, explained as it goes. */
  | { readonly what: 'first' };

export const rows = ['resume', 'deck', 'opponent', 'versus', 'seed', 'start', 'first'] as const;
export type Row = (typeof rows)[number];

export interface StartState {
  readonly row: Row;
  readonly deck: number;
  readonly opponent: number;
  readonly versus: number;
  readonly seed: string;
}

/** Rows that are shown: without an unfinished game there is none to go on with. */
export const shownRows = (offers: StartOffers): readonly Row[] =>
  rows.filter((row) => row !== 'resume' || offers.unfinished !== null);

/** The first choices: one's own deck first, the opponent's the next one. */
export const initialStart = (offers: StartOffers): StartState => ({
  row: offers.unfinished === null ? 'deck' : 'resume',
  deck: 0,
  opponent: 0,
  versus: Math.min(1, offers.decks.length - 1),
  seed: String(offers.seed),
});

export interface StartStep {
  readonly state: StartState;
  /** What was chosen; `leave`: nothing. */
  readonly done?: StartChoice | 'leave';
}

const longestSeed = 9;

/** One key on the start screen. */
export function pressAtStart(state: StartState, offers: StartOffers, event: KeyEvent): StartStep {
  if (event.kind === 'paste') return { state };
  switch (event.name) {
    case 'up':
    case 'k':
    case 'shift-tab':
      return { state: toRow(state, offers, -1) };
    case 'down':
    case 'j':
    case 'tab':
      return { state: toRow(state, offers, 1) };
    case 'left':
    case 'h':
      return { state: turned(state, offers, -1) };
    case 'right':
    case 'l':
    case 'space':
      return { state: turned(state, offers, 1) };
    case 'enter':
      return { state, done: chosen(state, offers) };
    case 'backspace':
      return { state: state.row === 'seed' ? { ...state, seed: state.seed.slice(0, -1) } : state };
    case 'escape':
    case 'q':
    case 'ctrl-c':
      return { state, done: 'leave' };
    default:
      return {
        state:
          state.row === 'seed' && /^\d$/.test(event.text)
            ? { ...state, seed: (state.seed + event.text).slice(-longestSeed) }
            : state,
      };
  }
}

function toRow(state: StartState, offers: StartOffers, step: 1 | -1): StartState {
  const shown = shownRows(offers);
  const to = Math.max(0, Math.min(shown.length - 1, shown.indexOf(state.row) + step));
  return { ...state, row: shown[to] ?? state.row };
}

function turned(state: StartState, offers: StartOffers, step: 1 | -1): StartState {
  const around = (at: number, list: readonly Offer[]): number => (at + step + list.length) % list.length;
  switch (state.row) {
    case 'deck':
      return { ...state, deck: around(state.deck, offers.decks) };
    case 'versus':
      return { ...state, versus: around(state.versus, offers.decks) };
    case 'opponent':
      return { ...state, opponent: around(state.opponent, offers.opponents) };
    case 'seed':
      return { ...state, seed: String(Math.max(0, Number(state.seed) + step)) };
    case 'resume':
    case 'start':
    case 'first':
      return state;
  }
}

function chosen(state: StartState, { decks, opponents, unfinished }: StartOffers): StartChoice {
  if (state.row === 'resume' && unfinished !== null) return { what: 'resume', game: unfinished.value };
  if (state.row === 'first') return { what: 'first' };
  return {
    what: 'new',
    deck: decks[state.deck]?.value ?? '',
    versus: decks[state.versus]?.value ?? '',
    opponent: opponents[state.opponent]?.value ?? '',
    seed: Number(state.seed),
  };
}
