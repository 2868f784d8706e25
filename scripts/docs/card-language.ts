/** The table of docs/card-language.md: every construction with an example, its rendering and how many shipped cards use it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { KeptCards } from '../../src/catalog/kept-cards.ts';
import { allConstructions, constructionsIn } from './constructions.ts';
import { code, read, root, table } from './text.ts';

const EXAMPLES = 'scripts/docs/language-examples.yaml';

/** A text that shows a construction. */
export interface Example {
  readonly edition: string;
  readonly type: string;
  readonly text: string;
}

const schema = v.record(
  v.string(),
  v.strictObject({ edition: v.optional(v.string(), 'second-edition'), type: v.string(), text: v.string() }),
);

/** The examples by construction. */
export const languageExamples = (): ReadonlyMap<string, Example> =>
  new Map(Object.entries(v.parse(schema, parse(read(EXAMPLES)))));

/** The editions whose cards are shipped, and how their column is called. */
const EDITIONS = [
  ['second-edition', '2E'],
  ['objectives', 'OBJ'],
  ['premiere-1994', '94'],
] as const;

/** The shipped cards of an edition as the build has compiled them: `npm run docs` and `npm test` build before. */
export function compiledCards(edition: string): KeptCards {
  const path = join(root, 'dist', `cards-${edition}.jsonl`);
  const kept = existsSync(path) ? KeptCards.from(readFileSync(path)) : null;
  if (kept === null) throw new Error(`there are no compiled cards of ${edition}: npm run build makes them`);
  return kept;
}

interface Use {
  readonly titles: readonly string[];
}

/** Which cards of an edition use which constructions. */
function usesIn(edition: string): ReadonlyMap<string, Use> {
  const cards = compiledCards(edition);
  const uses = new Map<string, string[]>();
  cards.entries.forEach((_, index) => {
    const { id, compiled } = cards.card(index);
    for (const name of constructionsIn(compiled.program, compiled.requirements))
      uses.set(name, [...(uses.get(name) ?? []), id]);
  });
  return new Map([...uses].map(([name, titles]) => [name, { titles }]));
}

/** In which order families stand, each with what it is. */
const FAMILIES: readonly (readonly [family: string, what: string])[] = [
  ['when', 'When a text works'],
  ['event', 'What it waits for, asks about or forbids'],
  ['condition', 'What must be so: after *if*, *while*, *unless*'],
  ['state', 'What is said of cards in a condition: *is …*'],
  ['effect', 'What happens'],
  ['modification', 'What becomes of cards for a while'],
  ['trait', 'What cards gain, lose and become'],
  ['as long as', 'How long it lasts'],
  ['cards', 'Which cards'],
  ['place', 'Where'],
  ['requirement', 'What is required of personnel'],
  ['amount', 'How much'],
];

/**
 * The tables, one a family. `rendering` gives the house style of an example: from the compiler where pages are made, from the page as it is
 * where they are only looked at.
 */
export function constructionTables(rendering: (name: string, example: Example) => string): string {
  const examples = languageExamples();
  const uses = EDITIONS.map(([edition]) => usesIn(edition));
  const used = uses.flatMap((use) => [...use.keys()]);
  const names = [...new Set([...allConstructions(), ...used])];
  const unknown = [...examples.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${EXAMPLES}: the tree has no "${unknown}"`);
  const silent: string[] = [];
  const tables = FAMILIES.map(([family, what]) => {
    const rows = names
      .filter((name) => name.startsWith(`${family} `))
      .flatMap((name): (readonly string[])[] => {
        const example = examples.get(name);
        const [title] = uses.flatMap((use) => use.get(name)?.titles ?? []);
        const counts = uses.map((use) => `${use.get(name)?.titles.length ?? 0}`);
        const own = name.slice(family.length + 1);
        if (example) return [[code(own), example.text, rendering(name, example), ...counts]];
        if (title !== undefined) return [[code(own), `as on ${title}`, '', ...counts]];
        silent.push(code(name));
        return [];
      });
    const head = [family, 'example', 'in house style', ...EDITIONS.map(([, short]) => short)];
    return [`### ${what}`, table(head, rows)].join('\n\n');
  });
  const rest = `In the tree, but on no shipped card and in no example here: ${silent.join(', ')}.`;
  return [...tables, ...(silent.length > 0 ? ['### No example', rest] : [])].join('\n\n');
}

/** The rows of the tables as they stand on the page: construction, example, house style. */
export function rowsOnPage(page: string): ReadonlyMap<string, readonly [text: string, rendering: string]> {
  const rows = new Map<string, readonly [string, string]>();
  let family = '';
  for (const line of page.split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((one) => one.trim().replaceAll('\\|', '|'));
    const [, first = '', text, house] = cells;
    if (FAMILIES.some(([name]) => name === first)) family = first;
    const [, own] = /^`(.+)`$/.exec(first) ?? [];
    if (own !== undefined && text !== undefined && house !== undefined) rows.set(`${family} ${own}`, [text, house]);
  }
  return rows;
}
