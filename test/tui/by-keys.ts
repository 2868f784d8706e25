/** A player who knows what they want and says it in keys: for whole games through the interface, in tests and measurements. */
import { readSetup, deckPath } from '../../src/cli/run/decks.ts';
import { GameTable, Session, type TableWords } from '../../src/table/index.ts';
import type { Ruleset } from '../../src/engine/ruleset/ruleset.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';
import { newGame } from '../../src/engine/index.ts';
import type { Viewer } from '../../src/engine/showing/view.ts';
import type { Answer, Option, Request } from '../../src/engine/asking/request.ts';
import { optionsWith } from '../../src/tui/frame/question/narrow.ts';
import type { Goal } from '../../src/tui/frame/lessons.ts';
import { botNamed } from '../../src/players/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { shownCandidates, shownChoices } from '../../src/tui/frame/panels/question.ts';
import { cursorIn } from '../../src/tui/frame/focus.ts';
import { currentStage, isOpenEnded } from '../../src/tui/frame/state.ts';
import type { sitDown } from './harness.tsx';

type Seat = ReturnType<typeof sitDown>;

/** What is played, with which decks, and who plays the second. */
export interface Edition {
  readonly ruleset: Ruleset;
  readonly decks: readonly [string, string];
  readonly words: TableWords;
  readonly bot: 'bot' | 'random';
}

const SECOND_EDITION: Edition = {
  ruleset: secondEdition,
  decks: ['tng-federation', 'klingon'],
  words: secondEditionLines,
  bot: 'bot',
};

/** A game of two shipped decks, the first seat a person's, the other a bot's. */
export function tableWithBot(
  seed: number,
  first: 'human' | 'bot' = 'human',
  viewer: Viewer = 0,
  unasked: Pick<ConstructorParameters<typeof GameTable>[1], 'endsAlone' | 'isFirstGame'> = {},
  { ruleset, decks, words, bot }: Edition = SECOND_EDITION,
): GameTable {
  const setups = decks.map((name) => readSetup(deckPath(name, ruleset.name), ruleset));
  const seats = setups.map((setup, seat) => {
    if (typeof setup === 'string') throw new Error(setup);
    return { name: ['Anna', 'Bot'][seat] ?? '', parts: setup };
  });
  const people = [
    { name: 'Anna', kind: first },
    { name: 'Bot', kind: bot },
  ];
  const session = new Session(newGame(ruleset, seats, seed), people, seed, null);
  const table = new GameTable(session, {
    viewer,
    words,
    rules: [],
    save: () => ({ ok: true }),
    ...unasked,
  });
  table.letBotsAnswer();
  return table;
}

/** The answer that does what the goal says: with every card that it names, and all who may come along. */
export function following(request: Request, { verb, text, cards }: Goal): Answer {
  const index = request.options.findIndex(
    (option, at) => option.verb === verb && cards.every((card) => optionsWith(request, card).includes(at)),
  );
  const option = request.options[index];
  if (option === undefined) throw new Error(`nothing that can be done is "${text}"`);
  const { selection } = option;
  return { option: index, ...(selection && { chosen: selection.from.map((_, at) => at) }) };
}

/** The arrow that brings the cursor nearer to a line; null where it is there. */
const stepTo = (from: number, to: number): string | null => (from === to ? null : from < to ? '\x1b[B' : '\x1b[A');

/** The arrow that brings the selected place nearer to the one where something is to be laid; null where that is no question, or it is there. */
function towards(seat: Seat, option: Option): string | null {
  const { face, request, view } = seat.store.desk();
  const field = request === null ? undefined : face.question.laidAt.get(request.kind);
  const wanted = field === undefined ? undefined : option[field];
  const { place } = seat.store.ui();
  if (wanted === undefined || wanted === place) return null;
  const numbers = view.players.flatMap((player) => face.places(view, player.seat)).map(({ number }) => number);
  return numbers.indexOf(wanted) < numbers.indexOf(place ?? 0) ? '\x1b[D' : '\x1b[C';
}

/** Gives an answer by keys alone, walking through lists with arrows; `key` types one. */
function give(seat: Seat, answer: Answer, key: (text: string) => void): void {
  const { request } = seat.store.desk();
  const option = request?.options[answer.option];
  if (request === null || option === undefined) throw new Error('nothing is asked');
  while (seat.store.ui().news.length > 0) key(' ');
  const { face } = seat.store.desk();
  const order = face.orders.find(({ verb }) => verb === option.verb);
  if (isOpenEnded(face, request)) key(order?.key ?? ' ');
  const asked = (): boolean => seat.store.desk().request === request;
  for (let keys = 0; keys < 400 && asked(); keys += 1) {
    const [ui, desk] = [seat.store.ui(), seat.store.desk()];
    const stage = currentStage(ui, desk);
    if (stage === null) throw new Error(`no question is open for ${desk.describe(option)}`);
    const step = towards(seat, option);
    if (step !== null) key(step);
    else if (stage.is === 'pick') {
      const index = shownChoices(stage.choices, '').findIndex(({ options }) => options.includes(answer.option));
      if (index < 0) throw new Error(`nothing to pick for ${desk.describe(option)}`);
      key(stepTo(cursorIn('question', ui, desk), index) ?? '\r');
    } else if (stage.is === 'mark') {
      const next = (answer.chosen ?? []).find((index) => !(ui.question?.marks ?? []).includes(index));
      const spare = (ui.question?.marks ?? []).find((index) => !(answer.chosen ?? []).includes(index));
      const rows = shownCandidates(desk, stage.selection, ui.question?.filter ?? '');
      const index = spare ?? next;
      const candidate = index === undefined ? undefined : stage.selection.from[index];
      if (index === undefined) key('\r');
      else if (!rows.includes(index) && candidate?.kind === 'word') ['/', candidate.value, '\r'].forEach(key);
      else key(stepTo(cursorIn('question', ui, desk), rows.indexOf(index)) ?? ' ');
    } else key('\r');
    const { message } = seat.store.ui();
    if (message?.kind === 'refusal') throw new Error(`${desk.describe(option)}: ${message.text}`);
  }
  if (asked()) throw new Error(`still asked after ${JSON.stringify(answer)}`);
}

/**
 * Plays until nobody is asked, as the bot would; `key` types a key, `shown` is called after each answer.
 */
export function playByKeys(
  seat: Seat,
  seed: number,
  key: (text: string) => void,
  shown: () => void,
  name = 'bot',
  most = 1500,
): void {
  const bot = botNamed(name, seat.store.desk().view.ruleset);
  if (bot === null) throw new Error(`there is no ${name}`);
  const chance = chanceFrom(seed);
  for (let answers = 0; answers < most; answers += 1) {
    // Behind a play nothing is asked.
    if (seat.store.ui().overlay?.kind === 'scene') key('s');
    const { request, view } = seat.store.desk();
    if (request === null) return;
    give(seat, bot(view, request, chance), key);
    shown();
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
