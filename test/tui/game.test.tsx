import { describe, expect, it } from 'vitest';
import { readSetup, deckPath } from '../../src/cli/run/decks.ts';
import { GameTable } from '../../src/cli/run/table.ts';
import { newGame } from '../../src/engine/index.ts';
import type { Answer } from '../../src/engine/request.ts';
import { botNamed } from '../../src/players/index.ts';
import { chanceFrom } from '../../src/players/chance.ts';
import { Session } from '../../src/players/session.ts';
import { secondEdition } from '../../src/rules/second-edition/index.ts';
import { shownCandidates, shownChoices, markLetter, pickLetter } from '../../src/tui/panels/question.ts';
import { currentStage, isOpenEnded } from '../../src/tui/state.ts';
import { sitDown } from './harness.tsx';

const verbKeys: Readonly<Record<string, string>> = {
  play: 'p',
  draw: 'd',
  beam: 'b',
  move: 'm',
  attempt: 'a',
  use: 'o',
  end: 'e',
};

const seatsAtTable = (seed: number) => {
  const setups = ['tng-federation', 'klingon'].map((name) =>
    readSetup(deckPath(name, 'second-edition'), 'second-edition', secondEdition.deckRules),
  );
  const seats = setups.map((setup, seat) => {
    if (typeof setup === 'string') throw new Error(setup);
    return { name: ['Anna', 'Bot'][seat] ?? '', ...setup };
  });
  const session = new Session(
    newGame(secondEdition, seats, seed),
    [
      { name: 'Anna', kind: 'human' },
      { name: 'Bot', kind: 'random' },
    ],
    seed,
    null,
  );
  const table = new GameTable(session, { viewer: 0, rules: [], save: () => ({ ok: true }) });
  table.letBotsAnswer();
  return table;
};

/** Gives an answer by keys alone, as a player would who knows what they want; how many bytes each key wrote. */
function give(seat: ReturnType<typeof sitDown>, answer: Answer): readonly number[] {
  const bytes: number[] = [];
  const key = (text: string): void => {
    seat.written();
    seat.type(text);
    bytes.push(Buffer.byteLength(seat.written()));
  };
  const { request } = seat.store.desk();
  const option = request?.options[answer.option];
  if (request === null || option === undefined) throw new Error('nothing is asked');
  if (isOpenEnded(request)) key(verbKeys[option.verb] ?? ' ');
  const asked = () => seat.store.desk().request === request;
  for (let keys = 0; keys < 80 && asked(); keys += 1) {
    const [ui, desk] = [seat.store.ui(), seat.store.desk()];
    const stage = currentStage(ui, desk);
    if (stage === null) throw new Error(`no question is open for ${desk.describe(option)}`);
    if (stage.is === 'pick') {
      const index = shownChoices(stage.choices, '').findIndex(({ options }) => options.includes(answer.option));
      if (pickLetter(index) === '') throw new Error(`no letter for ${desk.describe(option)}`);
      key(pickLetter(index));
    } else if (stage.is === 'mark') {
      const next = (answer.chosen ?? []).find((index) => !(ui.question?.marks ?? []).includes(index));
      const spare = (ui.question?.marks ?? []).find((index) => !(answer.chosen ?? []).includes(index));
      const rows = shownCandidates(desk, stage.selection.from, '');
      const index = spare ?? next;
      key(index === undefined ? '\r' : markLetter(rows.indexOf(index)));
    } else key('\r');
    expect(seat.store.ui().message, desk.describe(option)).toBeNull();
  }
  expect(asked(), `still asked after ${JSON.stringify(answer)}`).toBe(false);
  return bytes;
}

describe('a whole game by keys', () => {
  it.each([
    [80, 24, 3],
    [100, 30, 4],
  ] as const)(
    'is played to its end at %ix%i',
    (columns, rows, seed) => {
      const table = seatsAtTable(seed);
      const bot = botNamed('bot');
      if (bot === null) throw new Error('no bot');
      const chance = chanceFrom(seed);
      const seat = sitDown(table, columns, rows, { depth: '16', ascii: false });
      const bytes: number[] = [];
      for (let answers = 0; answers < 1500; answers += 1) {
        const request = seat.store.desk().request;
        if (request === null) break;
        bytes.push(...give(seat, bot(seat.store.desk().view, request, chance)));
        expect(seat.frame().split('\n').length).toBe(rows);
      }
      expect(seat.text()).toContain('Game over');
      seat.close();
      const median = bytes.sort((a, b) => a - b)[Math.floor(bytes.length / 2)] ?? 0;
      expect(median).toBeLessThan(650);
    },
    120_000,
  );
});
