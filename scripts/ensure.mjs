// Brings a clone to the point where it can run: packages installed, bundle built. Plain node, since it runs before `npm ci`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/spaceline');

/** What the bundle is made from; decks and casts are read when the game runs, so they are not among it. */
const buildInputs = [
  ...['src', 'cards', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['scripts/build.mjs', 'scripts/left-out.mjs', 'scripts/licences.mjs', 'scripts/licences'],
];
const buildStamp = join(root, 'dist/.stamp');

export const say = (line) => process.stderr.write(`${line}\n`);

const filesUnder = (path) => {
  const here = join(root, path);
  if (!existsSync(here)) return [];
  try {
    return readdirSync(here)
      .filter((name) => name !== 'node_modules')
      .sort()
      .flatMap((name) => filesUnder(`${path}/${name}`));
  } catch {
    return [path];
  }
};

/** One hash over the names and contents of files and folders, given relative to the root. */
export const hashOf = (paths) => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of paths.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const writeStamp = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Runs a program, hands signals on to it, says now and then that it is still running; resolves to its exit status. */
export const run = (what, command, args, options = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const heartbeat = setInterval(() => {
      say(`… ${what}: ${Math.round((Date.now() - started) / 1000)} s`);
    }, 15_000);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    let received;
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const end = (status) => {
      clearInterval(heartbeat);
      for (const signal of signals) process.off(signal, forward);
      resolve(status);
    };
    child.on('error', (error) => {
      say(`${what}: ${error.message}`);
      end(2);
    });
    child.on('exit', (code, signal) => {
      // Interrupted means interrupted for all of us: nothing after this may run. npm hides that it was interrupted.
      const interruption = received ?? signal;
      if (interruption !== null || code === 130)
        process.exit(interruption ? 128 + constants.signals[interruption] : 130);
      end(code);
    });
  });

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

// npm writes its own record last, so a broken-off installation never looks complete.
const isInstalled = () => {
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      (present[path] === undefined ? wanted.optional === true : present[path].integrity === wanted.integrity),
  );
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`spaceline needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(2);
};

export const ensureInstalled = async () => {
  checkNode();
  if (isInstalled()) return;
  say('Installing packages (npm ci) …');
  // NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'] ?? '';
  const stdio = ['ignore', 2, 2];
  const status =
    basename(npm) === 'npm-cli.js'
      ? await run('npm ci', process.execPath, [npm, ...args], { stdio })
      : await run('npm ci', 'npm', args, { stdio, shell: process.platform === 'win32' });
  if (status === 0) return;
  say('Could not install the packages (npm ci failed). Is the package registry within reach?');
  process.exit(2);
};

/** Builds if anything changed; false when that failed. */
export const buildIfChanged = async () => {
  const stamp = hashOf(buildInputs);
  if (existsSync(join(root, 'dist/main.js')) && readStamp(buildStamp) === stamp) return true;
  say('Building …');
  const status = await run('build', process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] });
  if (status === 0) writeStamp(buildStamp, stamp);
  return status === 0;
};
