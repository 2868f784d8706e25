/** The table of the objectives variant in lines. */
import { describe, expect, it } from 'vitest';
import { say } from '../second-edition/plays.ts';
import { meeting, tableAt } from './plays.ts';

const opened = (query: string, table: ReturnType<typeof tableAt>): readonly string[] => {
  const outcome = table.command(query);
  if (!outcome.ok) throw new Error(outcome.message);
  return (outcome.lines ?? []).map((line) => line.trim());
};

function lines(query: string, ...commands: readonly string[]): readonly string[] {
  const table = tableAt(meeting(), 0);
  say(table, ...commands);
  return opened(query, table);
}

describe('the table in lines', () => {
  it('tells locations with keywords and what fits, ships with hull and systems, and objectives with what they ask', () => {
    const table = lines('table');
    expect(table).toEqual(
      expect.arrayContaining([
        'keywords: Ruins, Region: Reach',
        'objectives that fit: Chart (40)',
        'ship Hulk @10 of spock [range 8 left, hull damage 35 %]',
        'active objectives:',
        'requires: Law and Cunning>9',
        'to be done at: planet, Colony',
        'fits none of your locations',
      ]),
    );
    expect(table.filter((line) => line.includes('tactic pile 2'))).toHaveLength(2);
  });

  it('tells where an objective was completed', () => {
    const table = lines('table', 'attempt Survey at Rock', 'stack none');
    expect(table).toContain('completed objectives:');
    expect(table).toContain('completed at Rock');
    expect(table).toContain('completed here: Survey (35)');
  });

  it('tells tactics of an engagement as far as one may know them', () => {
    const table = lines('table', 'engage Hulk with Talon', 'tactic draw', 'tactic none', 'tactic draw', 'tactic none');
    expect(table).toContain('drawn tactics: Salvo (attack +3 · defence +0 · hull 35 %)');
    expect(table).toContain('drawn tactics: 1 face down');
  });

  it('tells of a tactic that may be downloaded what it does, and of no other in the pile', () => {
    const drawing = (core: string) => {
      const table = tableAt(meeting(`core: [${core}], active: [Survey], tactics: [Ram]`), 0);
      say(table, 'engage Hulk with Talon');
      return table;
    };
    expect(opened('look Ram', drawing('War Room'))).toContain('attack +5 · defence +1 · hull 70 %');
    expect(() => opened('look Ram', drawing(''))).toThrow();
  });

  it('tells of a card what only this variant prints on it', () => {
    expect(lines('look Coils')).toContain('propulsion system');
    expect(lines('look Talon')).toContain('systems: Coils (propulsion)');
    expect(lines('look Hulk')).toContain('hull damage 35 %, destroyed at 100 %: Salvo 35 %');
  });
});
