import { expect, it } from 'vitest';
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
