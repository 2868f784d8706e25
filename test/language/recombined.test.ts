/** Over sentences put together anew from the parts of the community's cards: a phrase learnt once works wherever it may stand. */
import { beforeAll, describe, expect, test } from 'vitest';
import { haveCorpus } from './corpus.ts';
import { Compiling } from './recombined/compiling.ts';
import { recombined, sharesOf } from './recombined/shares.ts';

/** So many sentences of each kind (`npm run carry-over` makes more, and ranks what is left over). */
const COUNT = 20;
const SEED = 7;
/** One card of so many, since reading them all takes its time. */
const EVERY = 4;
/** Which share in a hundred must be read whole; raise it when more are. Some of what chance puts together makes no sense. */
const WHOLE = 92;

describe.skipIf(!haveCorpus)('over recombined community data (skipped where ../shared is absent)', () => {
  let shares: ReturnType<typeof sharesOf> = [];
  beforeAll(() => {
    const compiling = new Compiling();
    shares = sharesOf(compiling, recombined(compiling, { count: COUNT, seed: SEED, every: EVERY }));
  }, 300_000);

  test('most of them are understood and carried out', () => {
    const all = shares.reduce((sum, share) => sum + share.all, 0);
    const whole = shares.reduce((sum, share) => sum + share.whole, 0);
    const report = shares.map((share) => `${share.kind} ${String(share.whole)}/${String(share.all)}`).join(', ');
    expect((100 * whole) / all, report).toBeGreaterThanOrEqual(WHOLE);
  });

  test('what is said in other words means the same, and of another thing the same of that', () => {
    const changed = shares.flatMap(({ faults }) => faults.filter(({ fault }) => fault.why === 'meaning'));
    expect(changed.map(({ made, fault }) => `[${made.kind}] ${made.text}: ${fault.words}`)).toEqual([]);
  });
});
