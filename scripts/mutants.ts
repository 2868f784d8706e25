// `npm run mutants -- [PART…]`: breaks rules, engine and effects one edit at a time; does a scenario or a test of the rules fail of it?
// PART: the beginning of a path (src/rules, src/engine/window.ts) or a chapter's name (attempt). See --help.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { parse } from 'yaml';
import { bundleOf, instrument, root, sourceFiles, workerText } from './mutants/bundle.ts';
import type { Edit } from './mutants/edits.ts';
import { FailsAnyway, tryAll, type Tried } from './mutants/pool.ts';
import { record, SCORES } from './mutants/recorded.ts';
import { account, accountJson, accountLines, isNamedBy, placeOf, type Equivalent } from './mutants/score.ts';

interface Options {
  readonly json?: boolean;
  readonly list?: boolean;
  readonly workers: number;
  readonly minutes: number;
  readonly every: number;
  readonly least: number;
  readonly against: string;
  readonly again?: string;
  readonly trust?: boolean;
  readonly record?: boolean;
}

const EQUIVALENT = 'test/mutants-equivalent.yaml';
const equivalentSchema = v.array(
  v.strictObject({ file: v.string(), in: v.string(), edit: v.string(), why: v.pipe(v.string(), v.minLength(10)) }),
);

function equivalents(): readonly Equivalent[] {
  return v.parse(equivalentSchema, parse(readFileSync(join(root, EQUIVALENT), 'utf8')));
}

/** The files that the parts name, in that order; all where there are none. */
function chosen(parts: readonly string[]): readonly string[] {
  const named = (part: string): readonly string[] =>
    sourceFiles.filter((file) => file.startsWith(part) || basename(file, '.ts') === part);
  const unknown = parts.find((part) => named(part).length === 0);
  if (unknown !== undefined)
    throw new InvalidArgumentError(`no file begins with "${unknown}" and no chapter is named so; try src/rules`);
  return parts.length === 0 ? sourceFiles : [...new Set(parts.flatMap(named))];
}

function wholeNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('give a whole number');
  return Number(text);
}

/** The edits to try: those an earlier run's output names, or each so-manieth. */
function wanted({ every, again }: Options): (edit: Edit) => boolean {
  if (again !== undefined) {
    const named = new Set(readFileSync(again, 'utf8').split('\n').map(withoutLine));
    return (edit) => named.has(withoutLine(placeOf(edit)));
  }
  let seen = 0;
  return () => seen++ % every === 0;
}

/** The place of an edit, whatever lines have moved since. */
const withoutLine = (place: string): string => place.replace(/^survived: /, '').replace(/:\d+ /, ' ');

const say = (line: string): boolean => process.stderr.write(`${line}\n`);

const SECOND = 1000;
const BETWEEN_LINES = 15 * SECOND;

/** Tells survivors as they come, so that a run broken off has said something, and now and then how far it is. */
function teller(all: number, started: number): (one: Tried, done: number) => void {
  let last = started;
  return ({ edit, outcome }, done) => {
    if (outcome === 'survived') say(`survived: ${placeOf(edit)}`);
    const now = Date.now();
    if (now - last < BETWEEN_LINES) return;
    last = now;
    say(`… ${done} of ${all} edits, ${Math.round((now - started) / SECOND)} s`);
  };
}

async function run(parts: readonly string[], options: Options): Promise<number> {
  const files = chosen(parts);
  const listed = equivalents();
  const isListed = (edit: Edit): boolean => listed.some((one) => isNamedBy(one)(edit));
  const isWanted = wanted(options);
  const { edits, leftOut, texts } = instrument(files, (edit) => isWanted(edit) && !(options.trust && isListed(edit)));
  if (options.list) {
    for (const edit of edits) console.log(placeOf(edit));
    return 0;
  }
  const known = listed.filter((one) => !leftOut.some(isNamedBy(one)));
  const [code, program] = await Promise.all([bundleOf(texts), workerText()]);
  const started = Date.now();
  say(`${edits.length} edits in ${files.length} files; first everything without an edit`);
  const tried = await tryAll(
    edits,
    program,
    { code, edits: edits.length, root, against: options.against },
    {
      workers: options.workers,
      hasTime: () => Date.now() - started < options.minutes * 60 * SECOND,
      tell: teller(edits.length, started),
    },
  );
  const result = account(tried, known);
  if (options.record) {
    const whole = isFair(options) ? result.chapters.filter(({ untried }) => untried === 0) : [];
    record(root, whole, options.every);
    const left = result.chapters.length - whole.length;
    if (left > 0)
      say(`${left} chapters are not noted in ${SCORES}: only all that was wanted, against every check, makes a score`);
  }
  if (options.json) console.log(JSON.stringify(accountJson(result), null, 2));
  else for (const line of accountLines(result)) console.log(line);
  return result.total.score < options.least || result.faults.length > 0 || result.total.untried > 0 ? 1 : 0;
}

/** Edits chosen without looking, against every scenario and test. */
const isFair = ({ again, against }: Options): boolean => again === undefined && against === '';

const program = new Command('mutants')
  .argument('[part...]', 'beginnings of paths, or chapters by name; all if none is given')
  .description(
    `Break rules, engine and effects, one small edit at a time, and see whether a scenario or a test of the rules fails of it.
An edit that changes nothing stands in ${EQUIVALENT} with a reason and does not count.

Exit status 0 if the score is reached, 1 if not (or time ran out, or that file is wrong), 2 if it could not be done.`,
  )
  .option('--json', 'plain data')
  .option('--list', 'only list the edits')
  .option('--workers <n>', 'threads', wholeNumber, 2)
  .option('--every <n>', 'only each so-manieth edit: a sample in less time', wholeNumber, 1)
  .option('--again <file>', 'only the edits that the output of an earlier run names: its survivors')
  .option('--against <pattern>', 'only scenarios and tests whose name fits: quick, for a new one', '')
  .option('--trust', 'don’t try the edits that are listed as changing nothing')
  .option('--record', `note the scores in ${SCORES}, for docs/rules (npm run docs)`)
  .option('--minutes <n>', 'begin no further edit after so long', wholeNumber, 120)
  .option('--least <percent>', 'the score to reach', wholeNumber, 90)
  .action(async (parts: readonly string[], options: Options) => {
    process.exitCode = await run(parts, options);
  });

try {
  await program.exitOverride().parseAsync();
} catch (error) {
  if (error instanceof FailsAnyway || error instanceof InvalidArgumentError) say(error.message);
  else if (!(error instanceof Error && 'exitCode' in error)) throw error;
  process.exitCode = error instanceof Error && 'exitCode' in error && error.exitCode === 0 ? 0 : 2;
}
