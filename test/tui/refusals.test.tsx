/** What can't be done is refused with what would help: the key that does it, or the word that one types. */
import { expect, it } from 'vitest';
import { LineMode } from '../../src/tui/frame/line/index.ts';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';
import { tableWithBot } from './by-keys.ts';
import { sitDown } from './harness.tsx';

const at = (table: ReturnType<typeof tableWithBot>) => sitDown(table, 110, 35);
const messageOf = ({ store }: ReturnType<typeof at>): string => store.ui().message?.text ?? '';

it('orders in the wrong segment name the keys that lead to them', () => {
  const table = tableWithBot(7);
  const seat = at(table);
  seat.type('m');
  expect(messageOf(seat)).toMatch(
    /orders are given in the segment Execute Orders: p plays a card first, d draws one\. \[/,
  );
  seat.type('e');
  expect(messageOf(seat)).toMatch(/counters are still to be spent: 7: p plays a card, d draws one\. \[/);
  table.command('draw 7');
  seat.type('d');
  expect(messageOf(seat)).toMatch(/no counters are left: e goes on to your orders\. \[/);
  expect(seat.text()).toContain('e goes on to your orders');
  seat.close();
});

it('an attempt without people there says how to bring them', () => {
  const table = tableWithBot(7);
  // As many personnel as can be paid: they wait at headquarters.
  for (let request = table.request(); request?.kind === 'play'; request = table.request()) {
    const play = request.options.findIndex(({ verb }) => verb === 'play');
    const end = request.options.findIndex(({ verb }) => verb === 'end' || verb === 'draw');
    table.answer({ option: play >= 0 ? play : end });
  }
  expect(table.request()?.kind).toBe('orders');
  const seat = at(table);
  seat.type('\x1b[C', 'a');
  expect(seat.store.ui().place).toBe(2);
  expect(messageOf(seat)).toMatch(/no unstopped personnel of yours is there.*: (b|m|e) [a-z ]+\. \[2E-ATT-16/);
  seat.close();
});

it('typed orders are helped with keys on the screen and with words in line mode', async () => {
  const table = tableWithBot(7);
  const seat = at(table);
  seat.type(':', 'end', '\r');
  expect(messageOf(seat)).toMatch(/^refused 2E-DRAW-05.*: p plays a card, d draws one\.$/);
  seat.close();
  const printed: string[] = [];
  const lines = ['end', 'quit'];
  const terminal = { print: (line: string) => printed.push(line), next: () => Promise.resolve(lines.shift() ?? null) };
  await new LineMode(table, secondEditionFace, terminal).run();
  expect(printed.join('\n')).toContain('counters are still to be spent: 7: "play" plays a card, "draw" draws one.');
});
