/** What the makers of the handbook share: files of the project, tables, and the generated parts of a page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A file of the project as text. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files under a folder whose names end so, in order of name, relative to the project. */
export function filesUnder(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .toSorted();
}

/** A text inside a cell of a table: a stroke would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Words as code; none for none. */
export const code = (words: string): string => (words === '' ? '' : `\`${words}\``);

const SECTION = /(<!-- made: ([^\n]*?) -->\n)[^]*?(<!-- end of \2 -->)/g;

/** A page with its generated parts made anew; each stands between `made: NAME` and `end of NAME`. */
export function withSections(text: string, make: (name: string) => string): string {
  return text.replace(SECTION, (_, begin: string, name: string, end: string) => `${begin}\n${make(name)}\n\n${end}`);
}
