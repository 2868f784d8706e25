/** Lines of commands, in scripts and in `--do`. */
import { expect, test } from 'vitest';
import { splitDo, splitScript } from '../../src/commands/index.ts';
import { splitPlayer, withoutComment } from '../../src/commands/lines.ts';

test('a script is a command a line, without blank lines and comments', () => {
  expect(splitScript('# opening\n\ndraw\r\n  kirk: end  # done\n#\nplay Log #2')).toEqual([
    { line: 3, text: 'draw' },
    { line: 4, text: 'kirk: end' },
    { line: 6, text: 'play Log #2' },
  ]);
});

test('in --do a semicolon separates, but not within quotes', () => {
  const texts = splitDo('draw; play "Ship; Old"  ;; end;').map(({ text }) => text);
  expect(texts).toEqual(['draw', 'play "Ship; Old"', 'end']);
});

test.each([
  ['draw # all', 'draw'],
  ['play "A # B"', 'play "A # B"'],
  ['play A #1', 'play A #1'],
  ['  # x', ''],
])('the comment of %s', (line, expected) => expect(withoutComment(line)).toBe(expected));

test.each([
  ['kirk: draw', 'kirk', 'draw'],
  ['KIRK : play Foo: Bar', 'KIRK', 'play Foo: Bar'],
  ['play Foo: Bar', null, 'play Foo: Bar'],
  ['sulu: draw', 'sulu', 'draw'],
  ['play "x: y"', null, 'play "x: y"'],
])('the player of %s', (line, player, command) =>
  expect(splitPlayer(line, ['kirk', 'spock'], () => ['play', 'draw'])).toEqual({ player, command }),
);
