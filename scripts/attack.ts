// `npm run attack [KIND…]`: kills the built program at random moments, and lets it read files that were harmed by chance. Every kind, 200 kills and 500
// mutations each, take an hour or so. `--help` says what there is. Status 1 if anything did harm.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from '../test/attack/kinds.ts';
import { killOften, victims } from '../test/attack/kills/index.ts';
import { hasTerminal } from '../test/attack/kills/screen.ts';
import { mutate, type Harmful } from '../test/attack/mutations.ts';

const help = `npm run attack -- [KIND…] [--kills N] [--mutations N] [--seed N] [--first N] [--jobs N] [--keep FOLDER]

kills:     ${victims.map(({ name }) => name).join(', ')}
mutations: ${kinds.map(({ name }) => name).join(', ')}

--first N      begin with mutation N, to make one again: npm run attack -- decks --first 17 --mutations 1
--real N       every so many mutations one goes through a process of its own (10)
--keep FOLDER  put the files that did harm there`;

// What ends the attack ends the programs it has started, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const number = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ kills: number, mutations: number, seed: number, first: number, jobs: number, real: number, keep: number },
    help: { type: 'boolean' },
  },
});

function wholeNumber(name: 'kills' | 'mutations' | 'seed' | 'first' | 'jobs' | 'real', usual: number): number {
  const text = values[name] ?? `${usual}`;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  console.error(`--${name} takes a whole number, not '${text}'`);
  process.exit(2);
}

const names = [...victims, ...kinds].map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (values.help === true || unknown !== undefined) {
  console.log(unknown === undefined ? help : `there is no kind '${unknown}'\n\n${help}`);
  process.exit(unknown === undefined ? 0 : 2);
}

const isWanted = ({ name }: { readonly name: string }): boolean =>
  positionals.length === 0 || positionals.includes(name);
const [kills, mutations] = [wholeNumber('kills', 200), wholeNumber('mutations', 500)];
const [seed, first, jobs] = [wholeNumber('seed', 1), wholeNumber('first', 0), wholeNumber('jobs', 2)];
const realEvery = Math.max(1, wholeNumber('real', 10));

const figures: Record<string, Record<string, string | number>> = {};
let harmed = 0;

/** Says now and then how far it is. */
function progressOf(name: string, count: number): (made: number) => void {
  let done = 0;
  let told = Date.now();
  return (made) => {
    done += made;
    if (Date.now() - told < 10_000) return;
    told = Date.now();
    console.error(`… ${name}: ${done} of ${count}`);
  };
}

/** The same harm is told once, with how often it was done and the shortest file that did it. */
function tellHarms(all: readonly Harmful[], name: string): void {
  const wayOf = ({ harms }: Harmful): string => harms.join('; ').replace(/ U\+[0-9a-f]+/g, '');
  for (const harm of new Set(all.map(wayOf))) {
    const ones = all.filter((one) => wayOf(one) === harm);
    const [shortest] = ones.toSorted((one, other) => one.bytes.length - other.bytes.length);
    if (shortest === undefined) continue;
    const { number: which, did, args, isReal, said } = shortest;
    console.log(`${name}: ${ones.length}x ${harm}`);
    console.log(`    --first ${which} (${did.join(', ')})${isReal ? '' : ', in a shared process'}: ${args.join(' ')}`);
    console.log(`    ${JSON.stringify(said.slice(0, 200))}`);
  }
  if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });
  for (const { number: which, file, bytes } of values.keep === undefined ? [] : all)
    writeFileSync(join(values.keep ?? '', `${name}-${which}-${basename(file)}`), bytes);
}

for (const [index, victim] of victims.entries()) {
  if (!isWanted(victim) || kills === 0) continue;
  if (victim.name === 'screen' && !hasTerminal()) {
    console.log('screen: left out, there is no `script` of util-linux here');
    continue;
  }
  const killed = await killOften(victim, index, { seed, count: kills, jobs, progress: progressOf(victim.name, kills) });
  const harms = killed.flatMap((one) => one.harms);
  for (const harm of new Set(harms))
    console.log(`${victim.name}: ${harms.filter((one) => one === harm).length}x ${harm}`);
  harmed += harms.length;
  const at = (when: string): number => killed.filter((one) => one.when === when).length;
  const did = {
    killed: killed.length,
    'before it had begun': at('before'),
    within: at('within'),
    'at its end': at('after'),
  };
  const unshown = killed.reduce((sum, one) => sum + (one.answers - one.acknowledged), 0);
  figures[`kill: ${victim.name}`] = {
    ...did,
    'written, not yet shown': unshown,
    harmed: killed.filter((one) => one.harms.length > 0).length,
  };
}

for (const [index, kind] of kinds.entries()) {
  if (!isWanted(kind) || mutations === 0) continue;
  const plan = { seed, first, count: mutations, realEvery, jobs, progress: progressOf(kind.name, mutations) };
  const { made, real, statuses, harmful } = await mutate(kind, index, plan);
  tellHarms(harmful, kind.name);
  harmed += harmful.length;
  const ends = [...statuses].toSorted(([a], [b]) => (a ?? -1) - (b ?? -1));
  const ended = Object.fromEntries(ends.map(([status, count]) => [`status ${status ?? 'none'}`, count]));
  figures[`mutate: ${kind.name}`] = {
    made,
    'as it is run': real,
    ...ended,
    harmed: new Set(harmful.map((one) => one.number)).size,
  };
}

console.log(`\nseed ${seed}`);
for (const [name, row] of Object.entries(figures)) {
  const cells = Object.entries(row).map(([what, count]) => `${what} ${count}`);
  console.log(`${name.padEnd(22)} ${cells.join(', ')}`);
}
console.log(harmed === 0 ? 'nothing did harm' : `${harmed} did harm`);
process.exitCode = harmed === 0 ? 0 : 1;
