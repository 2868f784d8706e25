/** A cast is there so that its cards stand in one place: no scenario defines one of them once more, word for word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const scenarios = join(root, 'test/scenarios');

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A card by its fields, in whatever order they are written. */
const written = (card: Fields): string =>
  JSON.stringify(Object.entries(card).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const cardsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const castNamed = (name: unknown): ReadonlySet<string> => {
  const path = join(root, 'cards/casts', `${String(name)}.yaml`);
  return new Set(cardsIn(parse(readFileSync(path, 'utf8'))).map(written));
};

/** The titles of cards in a scenario's text that its cast has just so. */
function repeatedIn(text: string, castOf: (name: unknown) => ReadonlySet<string>): readonly unknown[] {
  const scenario: unknown = parse(text);
  if (!isFields(scenario) || scenario['cast'] === undefined) return [];
  const cast = castOf(scenario['cast']);
  return cardsIn(scenario['cards']).flatMap((card) => (cast.has(written(card)) ? [card['title']] : []));
}

test('a card that stands in the cast is found, however its fields are ordered; another of its name is not', () => {
  const cast = new Set([written({ title: 'Kurn', cost: 1 }), written({ title: 'Grok', cost: 1 })]);
  const text = 'cast: x\ncards:\n  - {cost: 1, title: Kurn}\n  - {title: Grok, cost: 2}\n';
  expect(repeatedIn(text, () => cast)).toEqual(['Kurn']);
});

test('no scenario repeats a card of its cast', () => {
  const files = readdirSync(scenarios, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const casts = new Map<unknown, ReadonlySet<string>>();
  const castOf = (name: unknown): ReadonlySet<string> => {
    const cast = casts.get(name) ?? castNamed(name);
    casts.set(name, cast);
    return cast;
  };
  const repeated = files.flatMap((name) =>
    repeatedIn(readFileSync(join(scenarios, name), 'utf8'), castOf).map((title) => `${name}: ${String(title)}`),
  );
  expect(casts.size).toBeGreaterThan(0);
  expect(repeated).toEqual([]);
});
