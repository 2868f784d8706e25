/** Open references: what they say, and that a text in which one remains is refused. */
import { expect, test } from 'vitest';
import { resolveAbility } from '../../src/language/meaning/resolve.ts';
import type { Ability, Effect } from '../../src/language/tree/index.ts';
import { openIn } from '../../src/language/tree/ids.ts';
import { open, openReference, openWords } from '../../src/language/tree/open.ts';

const doing = (...effects: Effect[]): Ability => ({ at: { t: 'resolve' }, do: effects });
const EVENT = { type: 'event', host: undefined, demanded: undefined };

test('an open id says its words, a bound one none', () => {
  expect(openWords(open('this ship'))).toBe('this ship');
  expect(openReference('this ship')).toEqual({ open: 'this', kind: 'ship' });
  expect(openWords('this')).toBeUndefined();
});

test('what was chosen is bound, and nothing stays open', () => {
  const chosen: Effect = { x: 'pick', as: open('new'), sel: { f: { f: 'kind', is: 'personnel' } } };
  const resolved = resolveAbility(doing(chosen, { x: 'stop', what: { ref: open('pick') } }), EVENT);
  expect(resolved).toEqual(doing({ ...chosen, as: 'a' }, { x: 'stop', what: { ref: 'a' } }));
});

test('a text in which a reference stays open is refused', () => {
  const stays = doing({ x: 'stop', what: { n: 'all', other: [open('before')] } });
  expect(openIn({ is: 'ability', node: stays })).toEqual([{ how: 'other', words: 'before' }]);
  expect(resolveAbility(stays, EVENT)).toEqual({ problem: 'nothing before fits "before"' });
});

test('resolving leaves the tree that was given as it was', () => {
  const given = doing({ x: 'stop', what: { ref: open('he') } });
  expect(resolveAbility(given, { ...EVENT, type: 'personnel' })).toEqual(doing({ x: 'stop', what: { ref: 'this' } }));
  expect(given).toEqual(doing({ x: 'stop', what: { ref: open('he') } }));
});
