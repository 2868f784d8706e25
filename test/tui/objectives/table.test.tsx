/** The screen of the objectives variant. */
import { afterEach, describe, expect, it } from 'vitest';
import { plain, sitDown } from '../harness.tsx';
import { say } from '../second-edition/plays.ts';
import { meeting, tableAt } from './plays.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function sit(columns = 80, rows = 24, commands: readonly string[] = [], viewer: 0 | 1 = 0, game = meeting()) {
  const table = tableAt(game, viewer);
  say(table, ...commands);
  const seat = sitDown(table, columns, rows, plain);
  open.push(seat);
  return { ...seat, table };
}

/** A line of the screen that holds some words. */
const lineWith = (text: string, words: string): string => text.split('\n').find((each) => each.includes(words)) ?? '';

const RIGHT = '\x1b[C';

describe('the table of locations', () => {
  for (const [columns, rows] of [
    [80, 24],
    [110, 35],
    [160, 50],
  ] as const)
    it(`looks as it did at ${columns}x${rows}: a place, the objectives, what is engaged, what is laid`, () => {
      const { text, type } = sit(columns, rows);
      type('1', RIGHT, RIGHT, '\r');
      expect(text()).toMatchSnapshot('a place');
      type('8');
      expect(text()).toMatchSnapshot('objectives');
      type('E');
      expect(text()).toMatchSnapshot('engaging');
      const laying = ['engage Hulk with Talon', ...Array.from({ length: 4 }, () => 'tactic draw')];
      expect(sit(columns, rows, laying).text()).toMatchSnapshot('laying');
    });

  it('shows of each location its quadrant, what can be done there, and how hulls are', () => {
    const { text } = sit();
    expect(lineWith(text(), 's3 Gam O1')).not.toBe('');
    expect(lineWith(text(), 'me 3')).toContain('me A1 op A1!35');
    expect(lineWith(text(), 'kirk to play')).toContain('obj 0 . tac 2');
  });

  it('shows in the pane of a place systems and damage markers with their numbers', () => {
    const { text, type } = sit(160, 50);
    type('1', RIGHT, RIGHT, '\r');
    expect(text()).toContain('keywords Nebula');
    expect(text()).toContain('Chart: Navigation 0/2 !');
    expect(lineWith(text(), 'A Talon')).toContain('systems 1');
    expect(lineWith(text(), 'A Hulk')).toContain('hull 35 %');
    expect(text()).toContain('Systems: 1');
    expect(text()).toContain('Damage markers: 1');
  });
});

describe('objectives', () => {
  it('say where they fit and which team is enough, own ones and those of others', () => {
    const { text, type } = sit(160, 50);
    type('8');
    expect(text()).toContain('Survey 35  planet . Rock');
    expect(lineWith(text(), ' Rock  ')).not.toBe('');
    expect(text()).toContain('+ +5');
    expect(text()).toContain('Dig 30  planet, Colony . fits nowhere');
    expect(text()).toContain('spock:');
  });

  it('stand in the planner with the places where they can be done', () => {
    const { text, type } = sit();
    type('g');
    expect(text()).toContain('Survey 35  + enough');
    expect(text()).toContain('at      Rock');
    expect(text()).not.toContain('Dig');
  });

  it('are attempted from a list that says whether the team would do', () => {
    const { text, type } = sit();
    type('a');
    expect(text()).toContain('Survey at Rock  35 . + team enough');
    expect(text()).toContain('Chart at Void with Talon  40 . team lacks Navigation 0/2');
  });

  it('that fit nowhere are exchanged, with what they ask for', () => {
    const { text } = sit(
      80,
      24,
      ['end', 'end', 'end'],
      0,
      meeting('active: [Dig], objective pile: [Survey]', 'hand: []'),
    );
    expect(text()).toContain('exchange Dig  planet, Colony  30 . Geology');
  });
});

describe('an engagement', () => {
  it('is warned of where the open numbers are against it', () => {
    const { text, type } = sit();
    type('E');
    expect(text()).toContain('Hulk');
    expect(text()).toContain('6 against 8, behind by 2 . hull 35 %');
  });

  it('says while a tactic is marked what the side comes to', () => {
    const { text, type } = sit(80, 24, ['engage Hulk with Talon', 'tactic draw', 'tactic draw', 'tactic none']);
    expect(text()).toContain('no tactic: attack 6 against 8 and their tactic');
    type('a');
    expect(text()).toContain('attack 6 + 3 = 9 against 8 and their tactic');
  });

  it('shows what a text lets be downloaded in the place of drawing, by name and with its numbers', () => {
    const game = meeting('core: [War Room], active: [Survey], tactics: [Salvo, Roll]');
    const { text, type } = sit(110, 35, ['engage Hulk with Talon'], 0, game);
    expect(text()).toContain('using Salvo  instead of drawing: attack +3 . defence +0 . hull 35 %');
    expect(text()).toContain('using Roll  instead of drawing: attack +1 . defence +4 . hull 20 %');
    type('\x1b[B');
    expect(text()).toContain('Damage - This ship is Range -2.');
  });

  it('is played with keys: draw, draw, lay', () => {
    const { table, type } = sit();
    type('E', '\r', '\r', 'a', '\r');
    expect(table.view().players[0]?.zones['drawn tactics']?.count).toBe(1);
    type('s', 'a', '\r');
    expect(table.view().players[0]?.zones['drawn tactics']?.count).toBe(2);
  });

  it('shows to the other side how many were drawn, never which', () => {
    const { text } = sit(160, 50, ['engage Hulk with Talon', 'tactic draw', 'tactic none'], 1);
    expect(text()).toContain('kirk drew 1 tactic, face down');
    expect(text()).not.toContain('kirk drew Salvo');
  });

  it('asks the defender for a counterattack with what it comes to', () => {
    const { text } = sit(80, 24, ['engage Hulk with Talon', 'tactic none', 'tactic none'], 1);
    expect(text()).toContain('counterattack Talon with Hulk  6 against 6, a tie');
  });

  it('shows the place where it goes on', () => {
    const { store } = sit(80, 24, ['engage Hulk with Talon']);
    expect(store.desk().view.battle?.kind).toBe('engagement');
    expect(store.ui().place).toBe(store.desk().view.players[0]?.zones['locations']?.cards[2]?.number);
  });
});
