/** What lies in the package: its card files, and where the build keeps them compiled. No card is read here, so little need be loaded. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, from the source and from the bundle alike. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no package.json above ${fileURLToPath(import.meta.url)}`);
    folder = above;
  }
  return folder;
}

/** The folder of the bundle; null when run from the source, where the compiler itself may change from run to run. */
export function bundleFolder(): string | null {
  const folder = dirname(fileURLToPath(import.meta.url));
  return basename(folder) === 'dist' ? folder : null;
}

/** A file of the package as text. */
interface CardFile {
  readonly name: string;
  readonly text: string;
}

/** The card files of an edition (`cards/<edition>/*.yaml`), in order of name; before them those of others that its list of shared files names. */
export function shippedCardFiles(edition: string): readonly CardFile[] {
  const cards = join(packageRoot(), 'cards');
  const own = readdirSync(join(cards, edition))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  const shared = sharedFiles(edition).filter((name) => name.endsWith('.yaml'));
  const paths = [...shared, ...own.map((name) => `${edition}/${name}`)].map((name) => join(cards, name));
  return paths.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

/** What an edition has of other editions' files: a path below `cards` in each line of `cards/<edition>/shared.txt`. */
function sharedFiles(edition: string): readonly string[] {
  const list = join(packageRoot(), 'cards', edition, 'shared.txt');
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** A hash over the names and texts of these card files: cards compiled from them are kept with it, and compiled anew where it is another one. */
export function stampOf(files: readonly CardFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${basename(name)}\0${text}\0`);
  return hash.digest('hex');
}

/** The name of the file beside the bundle in which the build keeps the cards of an edition. */
export const keptName = (edition: string): string => `cards-${edition}.jsonl`;

/** The list of titles and subtitles of an edition: its own, or the one it shares. */
export function titlesPath(edition: string): string {
  const shared = sharedFiles(edition).find((name) => basename(name) === 'titles.txt');
  return join(packageRoot(), 'cards', shared ?? join(edition, 'titles.txt'));
}

/** A hash over the program and an edition's list of titles, on which imported cards that are kept compiled depend; null when run from the source. */
export function programStamp(edition: string): string | null {
  const folder = bundleFolder();
  if (folder === null) return null;
  // The entry names its chunks by their contents, so it changes whenever any of them does.
  const parts = [join(folder, 'main.js'), titlesPath(edition)].filter(existsSync).map((path) => readFileSync(path));
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
