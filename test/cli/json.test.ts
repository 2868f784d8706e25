import { describe, expect, it } from 'vitest';
import { OBJECT_NAMES } from '../hostile.ts';
import { readLine } from '../../src/cli/run/json.ts';

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
