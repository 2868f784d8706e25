/** The score by chapter, and what survived. */
import { dirname } from 'node:path';
import type { Edit } from './edits.ts';
import type { Tried } from './pool.ts';

/** An edit that changes nothing anybody could see, and why. */
export interface Equivalent {
  readonly file: string;
  readonly in: string;
  readonly edit: string;
  readonly why: string;
}

export interface ChapterScore {
  readonly chapter: string;
  readonly mutants: number;
  readonly killed: number;
  readonly endless: number;
  readonly survived: number;
  readonly equivalent: number;
  readonly untried: number;
  /** Noticed (killed or endless) in a hundred of those tried that change something; one place after the point. */
  readonly score: number;
}

export interface Account {
  readonly chapters: readonly ChapterScore[];
  readonly total: ChapterScore;
  readonly survivors: readonly Tried[];
  /** What the list of equivalent edits says wrongly. */
  readonly faults: readonly string[];
}

/** A file of the rulebook; of other rooms a folder. */
function chapterOf(file: string): string {
  return file.startsWith('src/rules/') ? file.slice('src/'.length, -'.ts'.length) : dirname(file).slice('src/'.length);
}

/** Is it this edit that the list speaks of? */
export const isNamedBy =
  (known: Equivalent) =>
  (edit: Edit): boolean =>
    known.file === edit.file && known.in === edit.within && known.edit === edit.what;

/** Counts; of the files that were looked at every equivalent edit must be among them, and survive. */
export function account(tried: readonly Tried[], equivalents: readonly Equivalent[]): Account {
  const files = new Set(tried.map(({ edit }) => edit.file));
  const isEquivalent = (one: Tried): boolean => equivalents.some((known) => isNamedBy(known)(one.edit));
  const faults = equivalents
    .filter(({ file }) => files.has(file))
    .flatMap((known) => {
      const one = tried.find(({ edit }) => isNamedBy(known)(edit));
      const name = `${known.file}, ${known.in}: ${known.edit}`;
      if (!one) return [`there is no such edit: ${name}`];
      return one.outcome === 'killed' || one.outcome === 'endless'
        ? [`not equivalent, ${one.by ?? ''} fails: ${name}`]
        : [];
    });
  const chapters = [...new Set(tried.map(({ edit }) => chapterOf(edit.file)))].map((chapter) =>
    scoreOf(
      chapter,
      tried.filter(({ edit }) => chapterOf(edit.file) === chapter),
      isEquivalent,
    ),
  );
  const survivors = tried.filter((one) => one.outcome === 'survived' && !isEquivalent(one));
  return { chapters, total: scoreOf('all', tried, isEquivalent), survivors, faults };
}

function scoreOf(chapter: string, tried: readonly Tried[], isEquivalent: (one: Tried) => boolean): ChapterScore {
  const count = (outcome: Tried['outcome']): number => tried.filter((one) => one.outcome === outcome).length;
  const equivalent = tried.filter((one) => one.outcome === 'survived' && isEquivalent(one)).length;
  const [killed, endless, untried] = [count('killed'), count('endless'), count('untried')];
  const survived = count('survived') - equivalent;
  const decided = killed + endless + survived;
  const score = decided === 0 ? 100 : Math.floor(((killed + endless) * 1000) / decided) / 10;
  return { chapter, mutants: tried.length, killed, endless, survived, equivalent, untried, score };
}

const COLUMNS = ['mutants', 'killed', 'endless', 'survived', 'equivalent', 'untried'] as const;

/** An edit with its place. */
export const placeOf = ({ file, line, within, what }: Edit): string => `${file}:${line} ${within}: ${what}`;

/** The survivors with their places, then the table. */
export function accountLines({ chapters, total, survivors, faults }: Account): readonly string[] {
  const wide = Math.max(...[...chapters, total].map(({ chapter }) => chapter.length));
  const head = ['chapter'.padEnd(wide), ...COLUMNS, 'score'].join('  ');
  const row = (one: ChapterScore): string =>
    [
      one.chapter.padEnd(wide),
      ...COLUMNS.map((column) => `${one[column]}`.padStart(column.length)),
      one.score.toFixed(1).padStart(5),
    ].join('  ');
  const places = survivors.map(({ edit }) => placeOf(edit));
  return [...places, ...(places.length > 0 ? [''] : []), head, ...chapters.map(row), row(total), ...faults];
}

/** The same as plain data. */
export function accountJson({ chapters, total, survivors, faults }: Account): unknown {
  const places = survivors.map(({ edit: { file, line, within, what } }) => ({ file, line, in: within, edit: what }));
  return { chapters, total, survivors: places, faults };
}
