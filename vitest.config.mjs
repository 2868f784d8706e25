import { defineConfig } from 'vitest/config';
import { nativeSources } from './scripts/native-sources.mjs';

// What draws or touches the process keeps state in its modules; all else is plain values and may share a worker.
const stateful = ['test/{tui,cli,host}/**/*.test.{ts,tsx}'];

// Whoever watches files wants what they hold now.
const isOnce = process.argv.includes('run');

export default defineConfig({
  plugins: isOnce ? [await nativeSources()] : [],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'game', include: ['test/**/*.test.{ts,tsx}'], exclude: stateful, isolate: false },
      },
      { extends: true, test: { name: 'terminal', include: stateful } },
    ],
  },
});
