/** Why something was refused, with its rules. */
import { expect, it } from 'vitest';
import { attemptOf, tableOf } from '../tui/second-edition/plays.ts';

it('a key that can do nothing now is refused too: why tells its rules', () => {
  const table = tableOf(attemptOf('Smith', 'Trap'), 0);
  expect(table.command('why')).toEqual({ ok: true, lines: ['Nothing has been refused.'] });
  expect(table.whyNot('move')).toContain('move: no ship of yours is in play');
  const why = table.command('why');
  expect(why.ok && why.lines?.[0]).toMatch(/^refused 2E-.*move: no ship of yours is in play/);
});
