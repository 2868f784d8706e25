/** Engagements and attempts of the objectives variant as plays. */
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/engine/showing/view.ts';
import { stageLines, type Stage } from '../../../src/tui/frame/scene.ts';
import { objectivesFace } from '../../../src/tui/objectives/index.ts';
import { say } from '../second-edition/plays.ts';
import { meeting, tableAt } from './plays.ts';

/** The stages that a viewer is shown after these commands. */
function played(viewer: Viewer, game: ReturnType<typeof meeting>, ...commands: readonly string[]): readonly Stage[] {
  const table = tableAt(game, viewer);
  say(table, ...commands);
  return objectivesFace.stages({ view: table.view(), past: table.past(), printed: (card) => table.printed(card) });
}

const text = (stage: Stage | undefined): readonly string[] =>
  stage === undefined
    ? []
    : stageLines(stage, 76).map((line) =>
        line
          .map((span) => span.text)
          .join('')
          .trimEnd(),
      );

const DUEL = ['engage Hulk with Talon', 'tactic draw', 'tactic draw', 'tactic draw', 'tactic draw'];

describe('an engagement as a play', () => {
  it('goes from who attacks whom over the tactics to the totals and what comes of them', () => {
    const stages = played(0, meeting(), ...DUEL, 'tactic Salvo', 'tactic Roll', 'no');
    expect(stages.map(({ title }) => title)).toEqual([
      'Talon engages Hulk',
      'Talon engages Hulk: tactics',
      'Talon engages Hulk: totals',
      'Talon engages Hulk',
    ]);
    expect(text(stages[0])).toContain('kirk sends Talon against Hulk');
    expect(text(stages[1])).toEqual(
      expect.arrayContaining(['kirk draws Salvo', 'spock draws 1 card', 'kirk lays Salvo']),
    );
    expect(text(stages[1]).join()).not.toContain('spock lays Roll');
    expect(text(stages[2])).toEqual(
      expect.arrayContaining([
        'Salvo: attack +3 · defence +0 · hull 35 %',
        'Damage - This ship is Range -2.',
        'kirk: 3 of the attack is from Salvo',
        'spock: 4 of the defence is from Roll',
      ]),
    );
    expect(text(stages[3])).toContain('Talon: hull damage 20 % of 100 % ■■□□□□□□□□');
    expect(stages[3]?.end).toEqual({ text: 'spock WINS: 9 to 12', token: 'bad' });
  });

  it('adds up the hull of a ship that was damaged before, and tells its destruction', () => {
    const game = meeting('active: [Survey], tactics: [Ram, Salvo]', 'hand: []', '');
    const attack = (tactic: string): readonly string[] => ['engage Hulk with Talon', 'tactic draw', tactic];
    const first = [...attack('tactic none'), 'tactic Ram', 'no', 'end', 'end', 'end', 'end'];
    const stages = played(0, game, ...first, ...attack('tactic Salvo'));
    const [before, after] = stages.filter(({ end }) => end !== null).map((stage) => text(stage).join('\n'));
    expect(before).toContain('Hulk: hull damage 70 % of 100 %');
    expect(after).toContain('Hulk: hull damage 105 % of 100 %');
    expect(after).toContain('kirk destroys Hulk');
  });

  it('has the counterattack as a play of its own', () => {
    const commands = [
      'engage Hulk with Talon',
      'tactic none',
      'tactic none',
      'counterattack',
      'tactic none',
      'tactic none',
    ];
    const titles = played(0, meeting(), ...commands).map(({ title }) => title);
    expect(titles).toEqual([
      'Talon engages Hulk',
      'Talon engages Hulk: totals',
      'Talon engages Hulk',
      'Counterattack',
      'Counterattack: totals',
      'Counterattack',
    ]);
  });
});

describe('an attempt as a play', () => {
  it('names the objective and the location, and ends with the points', () => {
    const stages = played(0, meeting(), 'attempt Survey at Rock', 'stack none');
    expect(stages[0]?.title).toBe('kirk attempts Survey at Rock');
    expect(stages[0]?.right).toBe('planet · 35 points');
    expect(stages.at(-1)?.end?.text).toBe('OBJECTIVE COMPLETE +35 (35/100)');
    expect(text(stages.at(-1))).toContain('team Law 3/1 ✓ · Cunning 15/>9 ✓ margin 5');
  });
});
