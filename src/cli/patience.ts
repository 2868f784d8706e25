/**
 * Has node wait longer before it optimises a function. The rules are many small functions that meet ever new cards in the first seconds: what is optimised
 * early is thrown away and made again, which took half of the first 5,000 answers' time; and a short run ends before it pays. Imported for what it does, before anything else.
 */
import { setFlagsFromString } from 'node:v8';

interface Patience {
  /** The flag that says how long a function waits: so long at first, and later on as is usual. */
  readonly flag: string;
  readonly first: number;
  readonly usual: number;
}

/** By node's major version, as others know no such flags: one for each compiler that optimises. */
const patience = new Map<string, readonly Patience[]>([
  ['20', [{ flag: '--interrupt-budget', first: 600_000, usual: 67_584 }]],
  [
    '24',
    [
      { flag: '--invocation-count-for-maglev', first: 4000, usual: 400 },
      { flag: '--invocation-count-for-turbofan', first: 100_000, usual: 3000 },
    ],
  ],
]);

/** What is still at work then has met most of what it will meet. */
const secondsOfPatience = 8;

const [major = ''] = process.versions.node.split('.');
const all = patience.get(major);
if (all) {
  for (const { flag, first } of all) setFlagsFromString(`${flag}=${first}`);
  setTimeout(() => {
    for (const { flag, usual } of all) setFlagsFromString(`${flag}=${usual}`);
  }, 1000 * secondsOfPatience).unref();
}
