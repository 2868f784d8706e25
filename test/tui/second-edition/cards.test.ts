/** How cards of the Second Edition are told in a line. */
import { describe, expect, it } from 'vitest';
import { attemptTags, attemptWords } from '../../../src/tui/second-edition/card-facts.ts';
import { toldPane } from '../../../src/tui/frame/panels/log.ts';
import { fakeSession, tableFixture } from '../fixture.ts';
import { sitDown } from '../harness.tsx';

describe('who may attempt a mission', () => {
  it('is told in as many columns as there are', () => {
    expect(attemptTags('[Dom] [Fed]', 12)).toBe('Dom Fed');
    expect(attemptTags('[Dom] [Fed]', 6)).toBe('DomFed');
    expect(attemptTags('[Car] [Dom] [Kli]', 6)).toBe('Car+2');
    expect(attemptTags('[Car] [Dom] [Kli]', 4)).toBe('');
  });

  it('says of any affiliation which is excepted, or that one is', () => {
    expect(attemptTags('Any affiliation may attempt this mission.', 6)).toBe('any');
    expect(attemptTags('Any affiliation (except [Bor]) may attempt this mission.', 7)).toBe('any-Bor');
    expect(attemptTags('Any affiliation (except [Bor]) may attempt this mission.', 6)).toBe('any-…');
    expect(attemptWords('Any affiliation (except [Bor]) may attempt this mission.')).toBe(
      'any affiliation (except [Bor])',
    );
  });
});

describe('a line of the log in full', () => {
  it('has each rule in lines of the width there is, however they came', () => {
    const { view, request } = tableFixture();
    const { session } = fakeSession(view, request);
    const seat = sitDown(session, 80, 24);
    const desk = {
      ...seat.store.desk(),
      rules: () => ['2E-ONE  First', '    cut here', '    and there', '2E-TWO  Second'],
    };
    const said = {
      text: 'Anna draws',
      full: 'Anna draws Worf, Chief of Security',
      rules: ['2E-ONE'],
      cards: [],
      answers: 1,
      events: 1,
    };
    const lines = toldPane(desk, said, 60, false).entries.map(({ line }) => line.map(({ text }) => text).join(''));
    seat.close();
    expect(lines.slice(0, 5)).toEqual([said.full, '', '2E-ONE First', 'cut here and there', '2E-TWO Second']);
  });
});
