/** Commands of an edition that the command language has never heard of. */
import { describe, expect, test } from 'vitest';
import { commandOf, completions, helpFor, interpret } from '../../src/commands/index.ts';
import type { Request } from '../../src/engine/asking/request.ts';
import type { Game } from '../../src/engine/index.ts';
import { harbour } from '../tiny/editions.ts';
import { tinyWords } from '../tiny/words.ts';

const read = (game: Game, line: string) => interpret(game, line, undefined, tinyWords);

function asked(game: Game): Request {
  if (game.request === null) throw new Error('nobody is asked');
  return game.request;
}

function give(game: Game, line: string): void {
  const meant = read(game, line);
  if (meant.kind !== 'answer' || 'refused' in game.answer(meant.answer)) throw new Error(`${line} was refused`);
}

/** The tug is launched. */
function launched(): Game {
  const game = harbour();
  give(game, 'launch Tug');
  return game;
}

describe('a verb of its own', () => {
  test('is read and written, with a word of its own for a slot', () => {
    const game = launched();
    const stowing = read(game, 'beam Tug into my Barge');
    expect(stowing.kind).toBe('answer');
    if (stowing.kind === 'answer')
      expect(commandOf(game, asked(game), stowing.answer, tinyWords)).toBe('beam Utopia, Tug into @2');
    expect(read(game, 'beam Tug to Barge')).toMatchObject({
      kind: 'refused',
      refusal: { reason: expect.stringContaining('known here') },
    });
  });

  test('names a card by the place that its edition tells', () => {
    expect(read(harbour(), 'launch Utopia').kind).toBe('answer');
  });

  test('stands in help and completion', () => {
    const game = launched();
    expect(helpFor(game.request, '', tinyWords).join('\n')).toContain('beam HULL into HULL');
    expect(completions(game, 'beam Utopia, Tug into b', tinyWords)).toContain('beam Utopia, Tug into Barge');
  });
});

test('verbs of every edition are there, those of another are not', () => {
  expect(read(harbour(), 'end').kind).toBe('answer');
  expect(read(harbour(), 'attempt Barge')).toMatchObject({
    refusal: { reason: expect.stringContaining('there is no command "attempt"') },
  });
});

test('a query of its own takes its words, and that of another edition is none', () => {
  const game = harbour();
  expect(read(game, 'berth 2')).toEqual({ kind: 'query', query: { ask: 'own', query: 'berth', words: '2' } });
  expect(read(game, 'berth')).toMatchObject({ refusal: { reason: 'write berth N' } });
  expect(read(game, 'mission 2').kind).toBe('refused');
  expect(helpFor(null, 'over', tinyWords)).toEqual(['over', expect.stringContaining('table, berth N, log [N]')]);
});
