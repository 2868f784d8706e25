/**
 * A small part of `npm run attack`: games that are killed, and files that are harmed, each by chance of a fixed seed. More by hand:
 * `SPACELINE_KILLS=4 SPACELINE_MUTATIONS=40 npx vitest run test/cli/attack`.
 */
import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../attack/kinds.ts';
import { killOften, victims } from '../attack/kills/index.ts';
import { mutate } from '../attack/mutations.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const seed = 12;
const jobs = 2;
const progress = (): void => undefined;

/** So often each is killed, and so many files of each kind are harmed. */
const kills = Number(process.env.SPACELINE_KILLS ?? 1);
const mutations = Number(process.env.SPACELINE_MUTATIONS ?? 5);

describe('killed at any moment', () => {
  // The screen needs a pseudo terminal; `npm run attack` kills it too.
  const all = victims.map((victim, index) => ({ ...victim, index })).filter(({ name }) => name !== 'screen');

  // Real processes on a machine that others share: once more, if the system has ended one of them itself.
  it.each(all)(
    '$name: what was shown as done is kept, and it goes on as if nothing had been',
    { retry: 1 },
    async (victim) => {
      const killed = await killOften(victim, victim.index, { seed, count: kills, jobs, progress });
      expect(killed.length).toBe(kills);
      expect(killed.flatMap(({ harms }) => harms)).toEqual([]);
    },
  );
});

describe('harmed by chance', () => {
  const all = kinds.map((kind, index) => ({ ...kind, index }));

  it.each(all)('$name get a plain answer, and nothing else is changed', async (kind) => {
    const count = kind.isReadOnce === true ? Math.min(5, mutations) : mutations;
    const { statuses, harmful } = await mutate(kind, kind.index, {
      seed,
      first: 0,
      count,
      realEvery: 20,
      jobs,
      progress,
    });
    expect(harmful.map(({ number, did, args, harms }) => ({ number, did, args, harms }))).toEqual([]);
    expect(statuses.size).toBeGreaterThan(0);
  });
});
