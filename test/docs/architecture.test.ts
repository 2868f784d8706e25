/** ARCHITECTURE.md says what is so: its picture, its ways through files, its hunts, its lists. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { floors, roomImports, type RoomImport } from '../../scripts/docs/house.ts';
import { filesUnder, read, root } from '../../scripts/docs/text.ts';

const text = read('ARCHITECTURE.md');

const pattern = v.optional(v.string());
const ruleSchema = v.object({
  name: v.string(),
  from: v.looseObject({ path: pattern }),
  to: v.looseObject({ path: pattern, pathNot: pattern }),
});
type Rule = v.InferOutput<typeof ruleSchema>;

/** What `npm run imports` forbids. */
const { forbidden } = v.parse(
  v.object({ default: v.object({ forbidden: v.array(ruleSchema) }) }),
  await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href),
).default;

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

  /** Whether a rule of `npm run imports` forbids that files of one room import those of another. */
  function forbids({ from: source, to: target }: Rule, { from, to, runs }: RoomImport): boolean {
    const known = ['path', 'pathNot', 'dependencyTypesNot'];
    if (source.path === undefined || target.path === undefined) return false;
    if (Object.keys(target).some((key) => !known.includes(key))) return false;
    const fits = (wanted: string, room: string): boolean => new RegExp(wanted).test(`src/${room}/index.ts`);
    const isSpared = target.pathNot !== undefined && fits(target.pathNot, to);
    const isMeant = runs || target['dependencyTypesNot'] === undefined;
    return isMeant && fits(source.path, from) && fits(target.path, to) && !isSpared;
  }

  it('is built as npm run imports allows', () => {
    const wrong = imports.flatMap((one) =>
      forbidden.filter((rule) => forbids(rule, one)).map(({ name }) => `${one.from} imports ${one.to}: ${name}`),
    );
    expect(wrong).toEqual([]);
    const rules = forbidden.filter((rule) => forbids(rule, { from: 'engine', to: 'rules', runs: true }));
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
  const headings = [
    'an affiliation',
    'a verb of card text',
    'an event',
    'a card type',
    'a rule option',
    'an edition',
  ].map((what) => `### … ${what}`);

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
    const files = ['src/language', 'src/effects', 'src/players/second-edition'].flatMap((folder) =>
      filesUnder(folder, '.ts').filter((file) => read(file).includes("'decloak'")),
    );
    expect(cells('### … a verb of card text', 0).flatMap(filesIn).toSorted()).toEqual(files.toSorted());
  });

  it('an event: all files that name shuffled, but for what shuffles', () => {
    const files = ['src/engine', 'src/table', 'src/scenarios'].flatMap((folder) =>
      filesUnder(folder, '.ts').filter((file) => read(file).includes("'shuffled'")),
    );
    const listed = [0, 1].flatMap((column) => cells('### … an event', column).flatMap(filesIn));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it('a rule option: the files that name repair.done', () => {
    const files = ['src/rules', 'test/scenarios/premiere-1994/advanced', 'scripts/docs'].flatMap((folder) =>
      filesUnder(folder, '.ts', '.yaml').filter((file) => /\brepair\.done\b/.test(read(file))),
    );
    expect(cells('### … a rule option', 0).flatMap(filesIn).toSorted()).toEqual(files.toSorted());
  });

  it('an edition: every file of the tiny one', () => {
    const listed = cells('### … an edition', 2).flatMap(filesIn);
    expect(listed.toSorted()).toEqual([...filesUnder('test/tiny', '.ts')]);
  });
});
