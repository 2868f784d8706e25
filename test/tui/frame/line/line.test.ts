/** The game in lines. */
import { describe, expect, it } from 'vitest';
import { LineMode } from '../../../../src/tui/frame/line/index.ts';
import type { TableSession } from '../../../../src/table/index.ts';
import { fakeGame } from '../../../players/fake-game.ts';
import { secondEditionFace } from '../../../../src/tui/second-edition/index.ts';

/** Plays the counting game with these lines; what was printed, and how it ended. */
async function play(...lines: string[]): Promise<{ printed: string[]; end: string; count: string }> {
  const game = fakeGame(['kirk', 'spock']);
  const printed: string[] = [];
  const log: string[] = [];
  const table: TableSession = {
    view: () => game.view('all'),
    trouble: () => null,
    request: () => game.request,
    waitsFor: () => null,
    answer(answer) {
      const events = game.answer(answer);
      if ('refused' in events) return events;
      log.push(`${events.length} event`);
      return undefined;
    },
    command: (line) =>
      line === 'hand' ? { ok: true, lines: ['Hand: 0 cards'] } : { ok: false, message: `refused: ${line}` },
    complete: () => [],
    describe: (option) => option.verb,
    whyNot: () => '',
    explain: () => [],
    preview: () => null,
    afterwards: () => [],
    accounts: () => [],
    past: () => [],
    printed: () => null,
    measure: () => [],
    log: () => log.map((text, answers) => ({ text, rules: [], cards: [], answers, events: 1 })),
    answers: () => log.length - 1,
    viewAt: () => game.view('all'),
    rules: () => [],
    subscribe: () => () => undefined,
    quit: () => undefined,
    isLeft: false,
  };
  const waiting = [...lines];
  const terminal = {
    print: (line: string) => void printed.push(line),
    next: () => Promise.resolve(waiting.shift() ?? null),
  };
  const end = await new LineMode(table, secondEditionFace, terminal).run();
  return { printed, end, count: game.hash() };
}

describe('line mode', () => {
  it('shows the table, asks with numbers, and ends with the input', async () => {
    const { printed, end } = await play();
    expect(end).toBe('end of input');
    expect(printed[0]).toBe('Turn 1 of kirk, segment orders, 0 counters left');
    expect(printed.slice(-4)).toEqual(['count 0:', '  1  add', '  2  toss', '  3  end']);
  });

  it('takes a number as an answer, tells what happened once, and asks again', async () => {
    const { printed, count } = await play('1', '3');
    expect(count).toBe('1-1');
    expect(printed.filter((line) => line === '  1 event')).toHaveLength(2);
    expect(printed).toContain('count 1:');
  });

  it('answers a query without asking again, and says why a line is refused', async () => {
    const { printed, count } = await play('hand', 'xyzzy', '9');
    expect(count).toBe('0-0');
    expect(printed.slice(-3)).toEqual([
      'Hand: 0 cards',
      'refused: xyzzy',
      'There is no number 9; the numbers go from 1 to 3.',
    ]);
    expect(printed.filter((line) => line === 'count 0:')).toHaveLength(1);
  });

  it('ends when the game is over, with the result', async () => {
    const { printed, end } = await play(...Array.from({ length: 10 }, () => '1'));
    expect(end).toBe('over');
    expect(printed.at(-1)).toContain('kirk wins: ten. Scores: kirk 10, spock 10.');
  });

  it('ends when the player leaves', async () => {
    expect((await play('1', 'quit', '1')).end).toBe('quit');
  });
});
