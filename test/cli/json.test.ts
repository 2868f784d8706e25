/** Lines of other programs, and what they are told at the end. */
import { describe, expect, it, vi } from 'vitest';
import { OBJECT_NAMES } from '../hostile.ts';
import { readLine, sayRequest } from '../../src/cli/run/json.ts';
import { GameTable, Session } from '../../src/table/index.ts';
import { secondEditionLines } from '../../src/tui/second-edition/lines.ts';
import { fakeGame } from '../players/fake-game.ts';

describe('a line of JSON from another program', () => {
  it('is an answer, a command or a look at the table', () => {
    expect(readLine('{"answer":{"option":2}}')).toEqual({ is: 'answer', answer: { option: 2 } });
    expect(readLine('{"answer":{"option":0,"chosen":[1,0]}}')).toEqual({
      is: 'answer',
      answer: { option: 0, chosen: [1, 0] },
    });
    expect(readLine('{"command":"draw"}')).toEqual({ is: 'command', command: 'draw' });
    expect(readLine('{"view":true}')).toEqual({ is: 'view' });
  });

  it.each([
    ...OBJECT_NAMES.map((word) => `{"${word}":{"option":0}}`),
    ...OBJECT_NAMES.map((word) => `{"answer":{"${word}":0}}`),
    ...OBJECT_NAMES.map((word) => `{"answer":{"option":"${word}"}}`),
    'draw',
    '7',
    '[]',
    'null',
    '{}',
    '{"answer":3}',
    '{"answer":{}}',
    '{"answer":{"option":-1}}',
    '{"answer":{"option":1.5}}',
    '{"answer":{"option":0,"chosen":1}}',
    '{"answer":{"option":0,"chosen":["a"]}}',
    '{"command":5}',
  ])('that makes no sense is told what would: %s', (line) => {
    const read = readLine(line);
    expect(read.is).toBe('problem');
    expect(read.is === 'problem' && read.message).toMatch(/\{|needs/);
  });
});

describe('the end of a game among people', () => {
  it('tells the winners, the scores, and the seed that was kept secret', () => {
    const names = ['kirk', 'spock'];
    const people = names.map((name) => ({ name, kind: 'human' }));
    const session = new Session(fakeGame(names, 10), people, 41, null);
    const table = new GameTable(session, {
      viewer: 1,
      words: secondEditionLines,
      rules: [],
      save: () => ({ ok: true }),
    });
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    sayRequest(table);
    const said = write.mock.calls.map(([text]): unknown => JSON.parse(String(text)));
    write.mockRestore();
    const scores = { kirk: 10, spock: 10 };
    const accounts = names.map((name): unknown => expect.objectContaining({ name, points: [] }));
    expect(said).toEqual([{ type: 'over', winners: ['kirk'], reason: 'ten', scores, accounts, seed: 41 }]);
  });
});
