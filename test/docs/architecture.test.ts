/** ARCHITECTURE.md says what is so: its picture, its ways through files, its hunts, its lists. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { floors, roomImports, type RoomImport } from '../../scripts/docs/house.ts';
import { filesUnder, read, root } from '../../scripts/docs/text.ts';

const text = read('ARCHITECTURE.md');

/** The part of the page below a heading. */
function below(heading: string): string {
  const at = text.indexOf(`${heading}\n`);
  if (at < 0) throw new Error(`ARCHITECTURE.md has no "${heading}"`);
  const level = heading.split(' ')[0] ?? '';
  const rest = text.slice(at + heading.length);
  const end = rest.search(new RegExp(`\\n#{1,${level.length}} `));
  return end < 0 ? rest : rest.slice(0, end);
}

describe('the house', () => {
  const imports = roomImports();

  /** Whether a rule of `npm run imports` forbids that a file of one room imports one of another. */
  function forbids(rule: (typeof config.forbidden)[number], { from, to, runs }: RoomImport): boolean {
    const fits = (wanted: unknown, path: string): boolean =>
      typeof wanted !== 'string' || new RegExp(wanted).test(path);
    const target: Readonly<Record<string, unknown>> = rule.to;
    const source: Readonly<Record<string, unknown>> = rule.from;
    const known = ['path', 'pathNot', 'dependencyTypesNot'];
    if (typeof target['path'] !== 'string' || Object.keys(target).some((key) => !known.includes(key))) return false;
    const isFrom = fits(source['path'], `src/${from}/index.ts`) && source['path'] !== undefined;
    const isTo = fits(target['path'], `src/${to}/index.ts`);
    const isSpared = typeof target['pathNot'] === 'string' && fits(target['pathNot'], `src/${to}/index.ts`);
    return isFrom && isTo && !isSpared && (runs || target['dependencyTypesNot'] === undefined);
  }

  it('is built as npm run imports allows', () => {
    const forbidden = imports.flatMap((one) =>
      config.forbidden.filter((rule) => forbids(rule, one)).map(({ name }) => `${one.from} imports ${one.to}: ${name}`),
    );
    expect(forbidden).toEqual([]);
    const rules = config.forbidden.filter((rule) => forbids(rule, { from: 'engine', to: 'rules', runs: true }));
    expect(rules.map(({ name }) => name)).toEqual(['engine-imports']);
  });

  it('has every room in the picture and in the list', () => {
    const rooms = floors(imports).flat();
    const listed = [...below('## The house').matchAll(/^\| ((?:`\w+`(?:, )?)+) \| [^|]{12,}/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    expect(listed.toSorted()).toEqual(rooms.toSorted());
  });

  it('lets a room import only its own floor and those below', () => {
    const levels = new Map(floors(imports).flatMap((rooms, level) => rooms.map((room) => [room, level] as const)));
    const upwards = imports.filter(({ from, to }) => (levels.get(to) ?? -1) < (levels.get(from) ?? -1));
    expect(upwards).toEqual([]);
  });
});

describe('the ways through files', () => {
  const named = [...text.matchAll(/\]\(([\w/.-]+\.tsx?)\) `([\w ]+)`/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }));

  it('name what stands in those files', () => {
    expect(named.length).toBeGreaterThan(20);
    const gone = named.filter(({ file, name }) => !new RegExp(`\\b${name}\\b`).test(read(file)));
    expect(gone).toEqual([]);
  });
});

describe('the hunts', () => {
  const rows = [...below('## Where does it say …?').matchAll(/^\| … .* \| `([\w-]+)` \| \[(.*?)\]\((.*?)\) \|$/gm)];

  it('are ten or more, and each file has the rule', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(([, id = '', , file = '']) => !read(file).includes(id)).map(([row]) => row)).toEqual([]);
  });
});

describe('the lists of what to add', () => {
  const cells = (heading: string, column: number): readonly string[] =>
    below(heading)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[column + 1] ?? '');
  const filesIn = (cell: string): readonly string[] =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);
  const headings = ['### … an affiliation', '### … a verb of card text', '### … a card type', '### … an edition'];

  it.each(headings)('%s names files that there are', (heading) => {
    const files = [0, 2].flatMap((column) => cells(heading, column).flatMap(filesIn));
    expect(files.length).toBeGreaterThan(3);
    // NAME stands for any edition: the First one has such files.
    const gone = files
      .filter((file) => file.includes('/'))
      .map((file) =>
        file
          .replace(/^(cards\/|decks\/|src\/.*)NAME/, '$1first-edition')
          .replace('decks/first-edition', 'decks/premiere-1994'),
      )
      .filter((file) => !existsSync(join(root, file)));
    expect(gone).toEqual([]);
  });

  it('an affiliation: no other file of the rules, the language or the screen names one', () => {
    const files = filesUnder('src', '.ts', '.tsx').filter((file) => /'Kazon'/.test(read(file)));
    expect(files).toEqual(cells('### … an affiliation', 0).flatMap(filesIn).slice(0, 1));
  });

  it('a verb: the files that name decloak', () => {
    const files = ['src/language', 'src/effects'].flatMap((folder) =>
      filesUnder(folder, '.ts').filter((file) => read(file).includes("'decloak'")),
    );
    expect(cells('### … a verb of card text', 0).flatMap(filesIn).toSorted()).toEqual(files.toSorted());
  });

  it('an edition: every file of the tiny one', () => {
    const listed = cells('### … an edition', 2).flatMap(filesIn);
    expect(listed.toSorted()).toEqual([...filesUnder('test/tiny', '.ts')]);
  });
});
