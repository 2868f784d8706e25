/** Scores that runs note: a chapter's newest takes the place of the one before, others stay. */
import { expect, test } from 'vitest';
import { withRun } from '../../scripts/mutants/recorded.ts';
import type { ChapterScore } from '../../scripts/mutants/score.ts';

const run = (chapter: string, score: number): ChapterScore => ({
  chapter,
  ...{ mutants: 10, killed: 8, endless: 0, survived: 1, equivalent: 1, untried: 0, score },
});

test('a run changes what it has tried, and nothing else', () => {
  const first = withRun({}, [run('rules/b', 80), run('rules/a', 90)], 1);
  expect(Object.keys(first)).toEqual(['rules/a', 'rules/b']);
  const second = withRun(first, [run('rules/b', 88.8)], 7);
  expect(second).toEqual({
    'rules/a': { score: 90, mutants: 10, survived: 1, equivalent: 1, every: 1 },
    'rules/b': { score: 88.8, mutants: 10, survived: 1, equivalent: 1, every: 7 },
  });
});
