/** Plays on the screen: attempts and battles, stage by stage. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Pace } from '../../src/tui/frame/scene.ts';
import { nextStage, standsFor, type Scene, type Stage } from '../../src/tui/frame/scene.ts';
import { sitDown } from './harness.tsx';
import { attemptOf, say, tableOf } from './second-edition/plays.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A table at which kirk's attempt fails at the second dilemma stacked, just after that was stacked. */
function failing(columns = 80, rows = 24, pace: Pace = 'step') {
  const table = tableOf(attemptOf('Smith, Smith', 'Trap, Sky'), 0);
  say(table, 'attempt Rock');
  const seat = sitDown(table, columns, rows, { depth: 'none', ascii: true }, pace);
  open.push(seat);
  seat.type(':', 'stack Trap, Sky', '\r');
  return seat;
}

const END = 'FAILED: Cunning 9, needs more than 12';

describe('a play on the screen', () => {
  it('is gone through with Enter, and at last says how it ended', () => {
    const { text, type, store } = failing();
    expect(text()).toContain('- kirk attempts Rock ---');
    expect(text()).toContain('planet . 30 points . 1 of 4 -');
    expect(text()).toContain('Enter next  s skip the rest');
    type('\r');
    expect(text()).toContain('Unless Law or 9 Engineer: randomly kill 1.');
    expect(text()).toContain('team Law 0/1 !');
    expect(text()).not.toContain(END);
    expect(text()).not.toContain('fails at');
    type('\r');
    expect(text()).toContain('not faced: it is of the wrong type for this mission');
    type('\r');
    expect(text()).toContain(`| ${END} |`);
    type('\r');
    expect(store.ui().overlay).toBeNull();
  });

  it('is skipped with s; other keys are not meant for the table behind it', () => {
    const { text, type, store } = failing();
    type('e', 'a', 'q');
    expect(store.ui().overlay?.kind).toBe('scene');
    expect(store.ui().confirming).toBe(false);
    type('s');
    expect(store.ui().overlay).toBeNull();
    expect(text()).not.toContain('1 of 4');
  });

  it('tells nothing beforehand: the table behind is as it was, and what is asked next is not said', () => {
    const table = tableOf(attemptOf('Smith, Smith, Smith', 'Sky'), 0);
    say(table, 'attempt Rock');
    const seat = sitDown(table, 160, 50, { depth: 'none', ascii: true });
    open.push(seat);
    seat.type(':', 'stack Sky', '\r');
    expect(seat.store.ui().overlay?.kind).toBe('scene');
    expect(seat.store.desk().view.players[0]?.score).toBe(0);
    const [mission] = seat.store.desk().view.players[0]?.zones['missions']?.cards ?? [];
    expect(mission?.completed).not.toBe(true);
    expect(seat.text()).not.toContain('Your orders');
    expect(seat.text()).not.toContain('COMPLETE');
    while (seat.store.ui().overlay?.kind === 'scene') seat.type('\r');
    expect(seat.store.desk().view.players[0]?.score).toBe(30);
    expect(seat.text()).toContain('Your orders');
  });

  it('is scrolled no further than it goes', () => {
    const { type, store } = failing(80, 24);
    const scrolled = () => (store.ui().overlay?.kind === 'scene' ? store.ui().overlay?.scroll : -1);
    type('\x1b[B', '\x1b[B', '\x1b[F');
    expect(scrolled()).toBe(0);
  });

  it('is not shown where the settings say so: then it is news', () => {
    const { text, store } = failing(80, 24, 'off');
    expect(store.ui().overlay).toBeNull();
    expect(text()).toContain(`kirk fails at Rock: Cunning 9, needs more than 12`);
  });

  it.each([
    [40, 12],
    [80, 24],
    [110, 35],
    [160, 50],
    [200, 60],
  ])('fits a screen of %ix%i at every stage', (columns, rows) => {
    const { text, type, store } = failing(columns, rows);
    for (let stage = 1; stage <= 4; stage += 1) {
      expect(text().split('\n')).toHaveLength(rows);
      for (const line of text().split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
      expect(text()).toContain(`${stage} of 4`);
      type('\r');
    }
    expect(store.ui().overlay).toBeNull();
  });
});

describe('a play that goes on by itself', () => {
  const stage = (end: Stage['end']): Stage => ({
    name: 'one', title: '', right: '', place: null, lines: () => [], words: [], end, isOpen: false, answers: 1, happened: [],
  }); // prettier-ignore

  it('waits at its end, and as long as it is to anywhere else', () => {
    const end = { text: 'FAILED', token: 'bad' } as const;
    expect(standsFor(stage(null), 'step')).toBeNull();
    expect(standsFor(stage(null), 'fast')).toBeLessThan(standsFor(stage(null), 'slow') ?? 0);
    expect(standsFor(stage(end), 'fast')).toBeNull();
  });

  it('gives way at its end to what was to be shown then', () => {
    const scene: Scene = {
      kind: 'scene', stages: [stage(null), stage(null)], at: 0, scroll: 3, since: 0, then: { kind: 'result', scroll: 0 },
    }; // prettier-ignore
    const next = nextStage(scene);
    expect(next).toMatchObject({ kind: 'scene', at: 1, scroll: 0 });
    expect(next?.kind === 'scene' ? nextStage(next) : null).toEqual({ kind: 'result', scroll: 0 });
  });
});
