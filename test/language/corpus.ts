/** The community's card data, where it is at hand: for tests that report and check over real texts. */
import { SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { existsSync, readFileSync } from 'node:fs';
import { type Lexicon } from '../../src/language/index.ts';

const FOLDER = new URL('../../../shared/corpus/second-edition/', import.meta.url);
export const haveCorpus = existsSync(new URL('cards.txt', FOLDER));

export interface CorpusCard {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly skills: string;
  readonly affiliation: string;
  readonly keywords: string;
  readonly kind: string;
}

const rows = (file: string): string[][] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** Distinct cards by name and text. */
export function corpusCards(): CorpusCard[] {
  const cards = new Map<string, CorpusCard>();
  for (const row of rows('cards.txt')) {
    const [name = '', , , , , , type = ''] = row;
    const text = (row[22] ?? '').trim();
    const card = {
      name,
      type,
      text,
      skills: row[18] ?? '',
      affiliation: row[12] ?? '',
      keywords: row[15] ?? '',
      kind: row[8] ?? '',
    };
    if (type !== '' && type !== 'Type') cards.set(`${name.replace(/ \*\w+$/, '')}|${type}|${text}`, card);
  }
  return [...cards.values()];
}

/** The open lists as the corpus has them. */
export function corpusLexicon(): Lexicon {
  const cards = rows('cards.txt');
  const titles = rows('titles.txt').map((row) => row[2] ?? '');
  const distinct = (values: string[]): string[] =>
    [...new Set(values.map((one) => one.trim()))].filter((one) => one !== '');
  return {
    ...SECOND_EDITION_LEXICON,
    titles: new Set(distinct(titles).filter((one) => one.length > 3)),
    species: distinct([...SECOND_EDITION_LEXICON.species, ...cards.flatMap((row) => (row[17] ?? '').split('/'))]),
    classes: distinct(cards.map((row) => row[16] ?? '')),
  };
}
