/**
 * Has node wait longer before it optimises a function. The rules are many small functions that meet ever new cards in the first seconds: what is optimised
 * early is thrown away and made again, which took half of the first 5,000 answers' time; and a short run ends before it pays. Imported for what it does, before anything else.
 */
import { setFlagsFromString } from 'node:v8';

interface Waiting {
  /** The flag that says how long a function waits: so long at first, and later on as is usual. */
  readonly flag: string;
  readonly first: number;
  readonly usual: number;
}

interface Patience {
  /** One for each compiler that optimises. */
  readonly waiting: readonly Waiting[];
  /** For so many seconds where bots play many games. */
  readonly secondsForBots: number;
}

/** What is still at work then has met most of what it will meet. */
const secondsOfPatience = 8;

/**
 * By node's major version, as others know no such flags. Bots meet so much that is new that in node 24 an end after 8 seconds takes a sixth more of the
 * processor until the fifteenth second and a tenth more until the fiftieth, where it begins to pay; node 20 needs a seventh more without that end.
 */
const patience = new Map<string, Patience>([
  [
    '20',
    {
      waiting: [{ flag: '--interrupt-budget', first: 600_000, usual: 67_584 }],
      secondsForBots: secondsOfPatience,
    },
  ],
  [
    '24',
    {
      waiting: [
        { flag: '--invocation-count-for-maglev', first: 4000, usual: 400 },
        { flag: '--invocation-count-for-turbofan', first: 100_000, usual: 3000 },
      ],
      secondsForBots: 60,
    },
  ],
]);

const [major = ''] = process.versions.node.split('.');
const { waiting, secondsForBots } = patience.get(major) ?? { waiting: [], secondsForBots: secondsOfPatience };

const endsAfter = (seconds: number): NodeJS.Timeout =>
  setTimeout(() => {
    for (const { flag, usual } of waiting) setFlagsFromString(`${flag}=${usual}`);
  }, 1000 * seconds).unref();

for (const { flag, first } of waiting) setFlagsFromString(`${flag}=${first}`);
const end = endsAfter(secondsOfPatience);

/** Waits as long as it pays for bots that are about to play many games; to be called before the first. */
export function waitForBots(): void {
  clearTimeout(end);
  endsAfter(secondsForBots);
}
