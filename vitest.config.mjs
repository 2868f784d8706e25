// How the tests are run: which files, in what order, and with how many workers.
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { nativeSources } from './scripts/native-sources.mjs';

// Hours that are shown are those of one place, wherever the tests run.
process.env.TZ = 'UTC';

// Whoever watches files wants what they hold now.
const isOnce = process.argv.includes('run');

/** What takes longest comes first, so that neither worker is left with it at the end: by name, since a fresh clone has no times of earlier runs. */
const longest = [
  ...[
    'test/judge.test.ts',
    'test/engine/ordeal.test.ts',
    'test/engine/remembered.test.ts',
    'test/cli/attack.test.ts',
    'test/exerciser/own-cards.test.ts',
    'test/engine/properties.test.ts',
    'test/cli/program.test.ts',
    'test/docs/blocks.test.ts',
  ],
  ...['test/tui/unseen.test.tsx', 'test/scenarios.test.ts', 'test/engine/games.test.ts', 'test/tui/game.test.tsx'],
  ...['test/cli/cards.test.ts', 'test/cli/demo.test.ts', 'test/cli/folders.test.ts', 'test/tui/plain.test.tsx'],
  ...['test/cli/told.test.ts', 'test/language/supported.test.ts', 'test/table/seat-window.test.ts'],
];

class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const index = longest.indexOf(relative(import.meta.dirname, moduleId).replaceAll('\\', '/'));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  plugins: isOnce ? [await nativeSources()] : [],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 2,
    // Modules keep nothing but what they would find again, so the files of a worker share them: to load them anew for each costs most of a minute.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
