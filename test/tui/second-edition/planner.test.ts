/** The planner. */
import { describe, expect, it } from 'vitest';
import { createStore } from '../../../src/tui/frame/store.ts';
import { secondEditionFace } from '../../../src/tui/second-edition/index.ts';
import { missions } from '../../../src/tui/second-edition/board.ts';
import { plannerPane } from '../../../src/tui/second-edition/planner.ts';
import { gameOf, tableOf } from './plays.ts';

function planned(here: string, hand: string): readonly string[] {
  const game = gameOf(`  kirk: {hand: [${hand}], missions: [{mission: Rock, here: [${here}]}]}\n  spock: {}`);
  const store = createStore(
    tableOf(game, 0),
    secondEditionFace,
    { columns: 80, rows: 24, pace: 'off' },
    () => undefined,
  );
  return plannerPane({ ...store.desk(), board: missions }, 80).entries.map(({ line }) =>
    line
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
}

describe('the planner', () => {
  it('tells what the people in play have, what the hand adds, and who fills what is missing', () => {
    expect(planned('Ensign', 'Brute, Smith')).toEqual([
      '◐ Rock 30',
      'in play Engineer 1/2 ✗ · Cunning 5/>12 ✗ lacks 8',
      '+ hand  ✓ enough margin 4',
      'fills   Smith ✓ all',
      'fills   Brute: Cunning +3',
    ]);
  });

  it('says that nothing in hand helps, and nothing of the hand where it is enough already', () => {
    expect(planned('Ensign', 'Trap').at(-1)).toBe('hand    nothing helps');
    expect(planned('Smith, Smith', 'Smith')).toEqual([
      '◐ Rock 30  ✓ enough',
      'in play Engineer 4/2 ✓ · Cunning 18/>12 ✓ margin 5',
    ]);
  });
});
