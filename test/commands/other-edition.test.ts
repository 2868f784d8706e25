/** Commands of an edition that the command language has never heard of. */
import { describe, expect, test } from 'vitest';
import { commandOf, completions, helpFor, interpret, type CommandRefusal } from '../../src/commands/index.ts';
import type { Game } from '../../src/engine/index.ts';
import { harbour } from '../tiny/editions.ts';
import { tinyWords } from '../tiny/words.ts';

const read = (game: Game, line: string) => interpret(game, line, undefined, tinyWords);

/** The command as it is written once it is understood. */
function written(game: Game, line: string): string | null {
  const meant = read(game, line);
  if (meant.kind !== 'answer' || game.request === null) return null;
  return commandOf(game, game.request, meant.answer, tinyWords);
}

function refusal(game: Game, line: string): CommandRefusal {
  const meant = read(game, line);
  if (meant.kind !== 'refused') throw new Error(`${line} was not refused`);
  return meant.refusal;
}

/** The tug is launched. */
function launched(): Game {
  const game = harbour();
  const meant = read(game, 'play Tug near Red');
  if (meant.kind !== 'answer' || 'refused' in game.answer(meant.answer)) throw new Error('the tug is not launched');
  return game;
}

describe('a verb of its own', () => {
  test('is read and written, with words of its own for its slots', () => {
    expect(written(harbour(), 'play Tug near Red')).toBe('play Utopia, Tug near Red');
    expect(refusal(harbour(), 'play Tug at Red').reason).toContain('no card or place "tug at red"');
    expect(written(launched(), 'beam Tug into my Barge')).toBe('beam Utopia, Tug into @2');
  });

  test('names a card by the place that its edition tells', () => {
    expect(written(harbour(), 'play utopia near green')).toBe('play Utopia, Tug near Green');
  });

  test('is told in help, and its slot completed', () => {
    const game = launched();
    expect(helpFor(game.request, '', tinyWords).join('\n')).toContain('beam HULL into HULL');
    expect(completions(game, 'beam Utopia, Tug into b', tinyWords)).toContain('beam Utopia, Tug into Barge');
  });
});

test('verbs of every edition are there, those of another are not', () => {
  expect(written(harbour(), 'end')).toBe('end');
  expect(refusal(harbour(), 'attempt Barge').reason).toContain('there is no command "attempt"');
});

test('a query of its own takes its words, and that of another edition is none', () => {
  const game = harbour();
  expect(read(game, 'berth 2')).toEqual({ kind: 'query', query: { ask: 'own', query: 'berth', words: '2' } });
  expect(refusal(game, 'berth').reason).toBe('write berth N');
  expect(read(game, 'mission 2').kind).toBe('refused');
  expect(helpFor(null, 'over', tinyWords).join()).toMatch(/^over,.*table, berth N, log \[N\]/);
});
