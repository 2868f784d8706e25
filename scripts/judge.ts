/**
 * `npm run judge -- draw SEED [COUNT]`: draws supported cards of the community's data by chance, tells what is printed on them, for
 * somebody who writes as scenarios what must happen, and keeps their facts with a text in house style in test/judge/cards.
 * `npm run judge -- refresh`: writes those texts anew after the language has changed.
 * `npm run judge -- run FILE|FOLDER…`: runs such scenarios, with every step told where one fails.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeLines } from '../src/scenarios/index.ts';
import { drawn, fileOf, isThere, kept, printedCards, printOf, samples } from '../test/judge/cards.ts';
import { judged } from '../test/judge/run.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

function draw(seed: string, count: number): void {
  const all = printedCards();
  const chosen = drawn(all, Number(seed), count);
  const ofSample = chosen.map(({ id, card: { affiliations } }) => ({ id, affiliations }));
  writeFileSync(fileOf(seed), kept(all, ofSample));
  for (const card of chosen) say(printOf(card));
}

function refresh(): void {
  const all = printedCards();
  for (const { seed, drawn: ofSample } of samples()) writeFileSync(fileOf(seed), kept(all, ofSample));
}

const filesAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => file.endsWith('.yaml'))
        .toSorted()
        .map((file) => join(path, file))
    : [path];

function run(paths: readonly string[]): void {
  for (const file of paths.flatMap(filesAt)) {
    const outcome = judged(readFileSync(file, 'utf8'), file);
    const passed = outcome.kind === 'run' && outcome.result.passed;
    if (!passed) process.exitCode = 1;
    for (const line of outcomeLines(outcome, { trace: !passed && outcome.kind === 'run' })) say(line);
  }
}

const [verb, ...rest] = process.argv.slice(2);
const [first = '', count = '150'] = rest;
if (verb === 'run' && rest.length > 0) run(rest);
else if (!isThere) fail('The community data is not at hand (../shared/corpus/second-edition/cards.txt).');
else if (verb === 'draw' && /^\d+$/.test(first) && /^\d+$/.test(count)) draw(first, Number(count));
else if (verb === 'refresh') refresh();
else fail('Say draw SEED [COUNT], refresh, or run FILE|FOLDER….');
