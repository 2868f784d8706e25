/** Several cards drawn by one command, and segments that end by themselves. */
import { expect, it } from 'vitest';
import { secondEditionFace } from '../../src/tui/second-edition/index.ts';
import { createStore } from '../../src/tui/frame/store.ts';
import { unaskedAnswer } from '../../src/table/unasked.ts';
import { tableWithBot } from '../tui/by-keys.ts';

const drawsIn = (table: ReturnType<typeof tableWithBot>): number =>
  table.past().filter(({ logged: { event } }) => event.type === 'place' && event.verb === 'drew').length;

it('several cards are drawn one after the other, each an answer of its own', () => {
  const table = tableWithBot(7);
  const [answers, draws] = [table.answers(), drawsIn(table)];
  expect(table.command('draw 3')).toEqual({ ok: true });
  expect(table.answers()).toBe(answers + 3);
  expect(drawsIn(table)).toBe(draws + 3);
  expect(table.command('Anna: draw 2')).toEqual({ ok: true });
  expect(drawsIn(table)).toBe(draws + 5);
});

it('where no more can be drawn it is said how many were, and refused where none can', () => {
  const table = tableWithBot(7);
  expect(table.command('draw 99')).toEqual({ ok: true, lines: ['7 of 99 drawn: no more can be drawn now.'] });
  expect(table.request()?.kind).toBe('play');
  expect(table.command('draw 2')).toMatchObject({ ok: false, verb: 'draw' });
  expect(table.command('draw 0').ok).toBe(false);
});

it('a segment ends by itself only where ending is all one can do, and only if that is wanted', () => {
  const table = tableWithBot(7);
  table.command('draw 6');
  const six = table.request();
  table.command('draw');
  const seven = table.request();
  if (six === null || seven === null) throw new Error('nobody is asked');
  expect(seven.options.map(({ verb }) => verb)).toEqual(['end']);
  expect(unaskedAnswer(six, { endsAlone: true })).toBeNull();
  expect(unaskedAnswer(seven, { endsAlone: true })).toEqual({ option: 0 });
  expect(unaskedAnswer(seven, {})).toBeNull();
});

it('that a segment has ended by itself is said on the screen, not that somebody ended it', () => {
  const table = tableWithBot(7, 'human', 0, { endsAlone: true });
  const store = createStore(table, secondEditionFace, { columns: 80, rows: 24, pace: 'step' }, () => undefined);
  const type = (name: string): void => void store.key({ kind: 'key', name, text: name });
  for (let draw = 0; draw < 6; draw += 1) type('d');
  expect(store.ui().message).toBeNull();
  type('d');
  // Nothing can be ordered in a first turn without a ship or a person: both segments are over.
  expect(store.desk().view.turn.segment).toBe('discard');
  expect(store.ui().message).toEqual({ text: 'Nothing else was left to do: on to discard.', kind: 'note' });
  expect(table.command('undo')).toEqual({ ok: true });
  store.refresh();
  expect(store.desk().request?.options.map(({ verb }) => verb)).toEqual(['end']);
  type('e');
  expect(store.ui().message).toBeNull();
});
