// `npm test -- ARGS`: every check; ARGS go to vitest. With --static, all but vitest.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildIfChanged, cache, ensureInstalled, hashOf, readStamp, root, run, say, writeStamp } from './ensure.mjs';

/** Side by side: the longest on one processor; on the next all others one after the other, and then vitest, so that no processor waits. */
const longest = 'types-and-lint';
const others = ['format-check', 'imports', 'dead-code'];

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

/** Runs a check, or finds that it need not run; hands back what tells how it went, so that two at a time do not talk into each other. */
const staticCheck = async (name) => {
  const started = Date.now();
  const stamp = hashOf(checkInputs);
  const stampFile = join(cache, `${name}.stamp`);
  if (readStamp(stampFile) === stamp) {
    return () => tell(name, true, '', 'nothing changed since it last passed');
  }
  const { isFine, output } = await heard(name);
  // Only what was looked at counts as passed: files may have changed while the check ran.
  if (isFine && hashOf(checkInputs) === stamp) writeStamp(stampFile, stamp);
  const took = seconds(started);
  return () => tell(name, isFine, output, took);
};

/** Tells what a check said and how it went; one that failed is noted. */
const tell = (name, isFine, output, how) => {
  heading(name);
  process.stdout.write(output);
  console.log(`${name}: ${isFine ? 'fine' : 'FAILED'} (${how})`);
  if (!isFine) failedChecks.push(name);
};

const heard = async (name) => {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${name}-${process.pid}.out`);
  const written = openSync(file, 'w');
  const status = await run(name, scripts[name], [], { shell: true, env: tools, stdio: ['ignore', written, written] });
  closeSync(written);
  const output = readFileSync(file);
  rmSync(file);
  return { isFine: status === 0, output };
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
const checked = staticCheck(longest);
for (const name of others) (await staticCheck(name))();
const tests = isStatic ? undefined : await vitest(args);
(await checked)();

const failures = [...failedChecks, ...(tests !== undefined && tests.failed > 0 ? ['vitest'] : [])];
if (failures.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failures.join(', ')}. One alone: npm run NAME (vitest: npx vitest run).`);
} else if (isStatic) {
  say('All static checks are fine.');
}
// CI reads this line, so it comes last; a failed check counts as one failure.
if (tests !== undefined) console.log(`${tests.passed} passed, ${tests.failed + failedChecks.length} failed`);
