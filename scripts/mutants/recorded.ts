/** The scores that runs have noted, by chapter, and of how many of the edits: docs/rules shows them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ChapterScore } from './score.ts';

/** Where scores are noted. */
export const SCORES = 'test/mutants-scores.json';

const schema = v.record(
  v.string(),
  v.strictObject({
    score: v.number(),
    mutants: v.number(),
    survived: v.number(),
    equivalent: v.number(),
    /** Each so-manieth edit was tried; 1: all. */
    every: v.number(),
  }),
);
export type Recorded = v.InferOutput<typeof schema>;

/** The scores noted so far, by chapter; none where there is no such file. */
export function recordedScores(root: string): Recorded {
  const file = join(root, SCORES);
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The scores with those of a run over what was noted before, in the order of the alphabet. */
export function withRun(before: Recorded, chapters: readonly ChapterScore[], every: number): Recorded {
  const own = chapters.map(({ chapter, score, mutants, survived, equivalent }) => {
    return [chapter, { score, mutants, survived, equivalent, every }] as const;
  });
  const all = Object.entries({ ...before, ...Object.fromEntries(own) });
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Notes the scores of a run that tried each so-manieth edit. */
export function record(root: string, chapters: readonly ChapterScore[], every: number): void {
  const scores = withRun(recordedScores(root), chapters, every);
  writeFileSync(join(root, SCORES), `${JSON.stringify(scores, null, 2)}\n`);
}
