/** Who sits where, as the command line says it. */
import { describe, expect, it } from 'vitest';
import { readSeats, readViewer, seatNamed } from '../../src/cli/run/seats.ts';

describe('seats on the command line', () => {
  it('are called by their kind, or by the name given', () => {
    expect(readSeats('human,bot', 'second-edition')).toEqual([
      { name: 'human', kind: 'human' },
      { name: 'bot', kind: 'bot' },
    ]);
    expect(readSeats('script,script', 'second-edition')).toEqual([
      { name: 'script1', kind: 'script' },
      { name: 'script2', kind: 'script' },
    ]);
    expect(readSeats('kirk=human, random', 'second-edition')).toEqual([
      { name: 'kirk', kind: 'human' },
      { name: 'random', kind: 'random' },
    ]);
  });

  it.each(['human', 'human,bot,bot', 'human,klingon', 'a=human,a=bot', 'a:b=human,bot'])(
    'refuse %s with a sentence',
    (text) => {
      expect(readSeats(text, 'second-edition')).toEqual(expect.any(String));
    },
  );

  it('are found by name, number or kind', () => {
    const seats = [
      { name: 'Kirk', kind: 'human' },
      { name: 'two', kind: 'bot' },
    ];
    expect(seatNamed('kirk', seats)).toBe(0);
    expect(seatNamed('2', seats)).toBe(1);
    expect(seatNamed('bot', seats)).toBe(1);
    expect(seatNamed('3', seats)).toBeNull();
    expect(readViewer('all', seats)).toBe('all');
    expect(JSON.stringify(readViewer('spock', seats))).toContain('Kirk, two or all');
    expect(readViewer(undefined, seats)).toBeNull();
  });
});
