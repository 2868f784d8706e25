/**
 * `npm run carry-over [COUNT] [SEED] [KIND]`: how well the grammar carries over to sentences it has not seen. Takes the
 * supported cards of the community's data apart, puts their parts together anew and exchanges like for like; says of each
 * kind of change which share compiles whole and is carried out, and what is left over of the others.
 */
import { haveCorpus } from '../test/language/corpus.ts';
import { Compiling } from '../test/language/recombined/compiling.ts';
import { grouped, recombined, sharesOf } from '../test/language/recombined/shares.ts';

const [count = '150', seed = '7', only = ''] = process.argv.slice(2);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (whole: number, all: number): string => String(Math.floor((100 * whole) / all)).padStart(3);
/** So many words tell one phrase from another. */
const WORDS = 4;

if (haveCorpus) {
  const compiling = new Compiling();
  const made = recombined(compiling, { count: Number(count), seed: Number(seed) }).filter(
    ({ kind }) => only === '' || kind === only,
  );
  const shares = sharesOf(compiling, made);
  for (const { kind, whole, all } of shares) say(`${percent(whole, all)} %  ${kind} (${whole} of ${all})`);
  const whole = shares.reduce((sum, share) => sum + share.whole, 0);
  say(`${percent(whole, made.length)} %  all (${whole} of ${made.length})`);
  const faults = shares.flatMap((share) => share.faults);
  const ranked = grouped(faults, ({ made: { kind }, fault: { why, words } }) =>
    why === 'meaning' ? `meaning: ${kind}` : `${why}: ${words.split(' ').slice(0, WORDS).join(' ')}`,
  );
  for (const [phrase, those] of [...ranked].toSorted((a, b) => b[1].length - a[1].length)) {
    say(`${those.length} ${phrase}`);
    for (const { made: one, fault } of those.slice(0, only === '' ? 2 : 60))
      say(`     [${one.kind}] ${one.type}: ${one.text} => ${fault.words}`);
  }
} else {
  process.stderr.write('The community data is not at hand (../shared/corpus/second-edition/cards.txt).\n');
  process.exitCode = 2;
}
