// `npm test -- ARGS`: every check; ARGS go to vitest. With --static, all but vitest.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildIfChanged, cache, ensureInstalled, hashOf, readStamp, root, run, say, writeStamp } from './ensure.mjs';

/** Side by side: the longest on one processor, all others one after the other on the next. */
const lanes = [['lint'], ['typecheck', 'format-check', 'imports', 'dead-code']];

/** What static checks look at: unchanged since they passed, they need not run again. */
const checkInputs = [
  ...['src', 'test', 'bench', 'scripts', 'bin', 'package.json', 'package-lock.json', 'tsconfig.json', '.gitignore'],
  ...['eslint.config.mjs', '.prettierrc.json', '.prettierignore', '.editorconfig', '.dependency-cruiser.mjs'],
  ...['knip.json', 'vitest.config.mjs'],
];

const heading = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tools = { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? '') };

const staticCheck = async (name) => {
  const started = Date.now();
  const stamp = hashOf(checkInputs);
  const stampFile = join(cache, `${name}.stamp`);
  if (readStamp(stampFile) === stamp) {
    heading(name);
    console.log(`${name}: fine (nothing changed since it last passed)`);
    return true;
  }
  const isFine = await told(name);
  // Only what was looked at counts as passed: files may have changed while the check ran.
  if (isFine && hashOf(checkInputs) === stamp) writeStamp(stampFile, stamp);
  console.log(`${name}: ${isFine ? 'fine' : 'FAILED'} (${seconds(started)})`);
  return isFine;
};

/** Runs a check and tells what it said once it is done, so that two at a time do not talk into each other. */
const told = async (name) => {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}-${process.pid}.out`);
  const output = openSync(file, 'w');
  const status = await run(name, scripts[name], [], { shell: true, env: tools, stdio: ['ignore', output, output] });
  closeSync(output);
  heading(name);
  process.stdout.write(readFileSync(file));
  rmSync(file);
  return status === 0;
};

const readSummary = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
};

const vitest = async (args) => {
  const summaryFile = join(cache, `vitest-${process.pid}.json`);
  heading('vitest');
  const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
  const status = await run('vitest', process.execPath, [...command, `--outputFile.json=${summaryFile}`, ...args]);
  const summary = readSummary(summaryFile);
  rmSync(summaryFile, { force: true });
  const unloadable = summary.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = summary.numFailedTests + unloadable.length;
  // Vitest may fail without a failed test, by an error outside all tests.
  return { passed: summary.numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) };
};

const build = async () => {
  heading('build');
  const isFine = await buildIfChanged();
  console.log(`build: ${isFine ? 'fine' : 'FAILED'}`);
  return isFine;
};

await ensureInstalled();

const args = process.argv.slice(2);
const isStatic = args[0] === '--static';
const failedChecks = [];
if (!isStatic && !(await build())) failedChecks.push('build');
await Promise.all(
  lanes.map(async (names) => {
    for (const name of names) if (!(await staticCheck(name))) failedChecks.push(name);
  }),
);
const tests = isStatic ? undefined : await vitest(args);

const failures = [...failedChecks, ...(tests !== undefined && tests.failed > 0 ? ['vitest'] : [])];
if (failures.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failures.join(', ')}. One alone: npm run NAME (vitest: npx vitest run).`);
} else if (isStatic) {
  say('All static checks are fine.');
}
// CI reads this line, so it comes last; a failed check counts as one failure.
if (tests !== undefined) console.log(`${tests.passed} passed, ${tests.failed + failedChecks.length} failed`);
