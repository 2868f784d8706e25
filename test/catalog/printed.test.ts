/** The shipped cards against the community's data: the facts are the printed ones, and our words mean what the printed ones mean. */
import { SECOND_EDITION, SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedLibrary, type Card } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { compileKeywords, compileSkills, compileText } from '../../src/language/index.ts';
import type { Program } from '../../src/language/tree/index.ts';
import { corpusLexicon, haveCorpus } from '../language/corpus.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const FOLDER = new URL('../../../shared/corpus/second-edition/', import.meta.url);
const rows = (file: string): string[][] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/**
 * Cards whose texts come out as another tree than the printed words, each read by hand: said shorter, or in words for
 * what the language does not read. Lower it.
 */
const OTHERWISE_SAID = 16;

const parts = (...names: readonly (string | undefined)[]): string => names.filter((name) => name).join('|');

/** The printed rows by title, subtitle, place and type. */
function printedCards(): ReadonlyMap<string, readonly string[]> {
  const split = new Map(rows('titles.txt').map(([name, type, ...words]) => [`${name}|${type}`, words]));
  const found = new Map<string, readonly string[]>();
  for (const row of rows('cards.txt')) {
    const name = (row[0] ?? '').replace(/ \*\w+$| \([A-Za-z0-9]+\)$/, '');
    const key = `${parts(...(split.get(`${name}|${row[6] ?? ''}`) ?? [name]))}#${(row[6] ?? '').toLowerCase()}`;
    if (!found.has(key)) found.set(key, row);
  }
  return found;
}

const keyOf = (card: Card): string => `${parts(card.title, card.subtitle, card.mission?.location)}#${card.type}`;

/** What of the facts is not as printed, in words. */
function wrongFacts(card: Card, row: readonly string[]): readonly string[] {
  const names = card.type === 'ship' ? ['range', 'weapons', 'shields'] : ['integrity', 'cunning', 'strength'];
  const hasAttributes = card.type === 'ship' || card.type === 'personnel';
  const facts: (readonly [string, unknown, unknown])[] = [
    ...(hasAttributes
      ? names.map((name, index) => [name, card.attributes[name], Number(row[19 + index])] as const)
      : []),
    ...(card.type === 'personnel'
      ? [['skills', card.skills, compileSkills(row[18] ?? '', SECOND_EDITION_LEXICON)] as const]
      : []),
    ...(card.type === 'mission' || card.type === 'interrupt' ? [] : [['cost', card.cost, Number(row[7])] as const]),
    ...(card.mission && card.mission.kind !== 'headquarters'
      ? [
          ['points', card.mission.points, Number(row[10])] as const,
          ['span', card.mission.span, Number(row[9])] as const,
        ]
      : []),
    ...(card.type === 'mission' ? [] : [['unique', card.unique, row[4] === 'Y'] as const]),
  ];
  return facts.flatMap(([name, ours, printed]) =>
    sorted(ours) === sorted(printed) ? [] : [`${card.id}: ${name} ${sorted(ours)}, printed ${sorted(printed)}`],
  );
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'src') return undefined;
    const isPlain = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isPlain ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner;
  });
}

describe.skipIf(!haveCorpus)('the shipped cards (skipped where ../shared is absent)', () => {
  const cards = shippedLibrary(secondEditionWords, notCarriedOut).all();
  let printed: ReadonlyMap<string, readonly string[]> = new Map();
  beforeAll(() => {
    printed = printedCards();
  });

  it('are real cards', () => {
    expect(cards.filter((card) => !printed.has(keyOf(card))).map((card) => card.id)).toEqual([]);
  });

  it('have the printed facts', () => {
    expect(cards.flatMap((card) => wrongFacts(card, printed.get(keyOf(card)) ?? []))).toEqual([]);
  });

  it('mean what is printed, in words of our own', () => {
    const lexicon = corpusLexicon();
    const otherwise = cards.filter((card) => {
      const row = printed.get(keyOf(card)) ?? [];
      const text = (row[22] ?? '').trim();
      if (card.mission?.kind === 'headquarters') return false;
      const { keywords } = compileKeywords(row[15] ?? '', SECOND_EDITION);
      const read = compileText(text, { title: card.title, type: card.type, keywords, lexicon }).program;
      return meaning(read) !== meaning(card.compiled.program);
    });
    expect(otherwise.length, otherwise.map((card) => card.id).join('; ')).toBeLessThanOrEqual(OTHERWISE_SAID);
  }, 60_000);

  it('take no printed sentence over', () => {
    const copied = cards.filter((card) => {
      const text = (printed.get(keyOf(card))?.[22] ?? '').trim();
      return card.text !== '' && text.length > 30 && text.includes(card.text.replace(/\.$/, ''));
    });
    expect(copied.map((card) => `${card.id}: ${card.text}`)).toEqual([]);
  });
});

function meaning({ abilities }: Program): string {
  return sorted(abilities);
}
