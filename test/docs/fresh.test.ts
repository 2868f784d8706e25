/** What is generated of the handbook is as it would be made now. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageExamples, rowsOnPage } from '../../scripts/docs/card-language.ts';
import { asOnPage, LANGUAGE_PAGE, madePages } from '../../scripts/docs/pages.ts';
import { read, root } from '../../scripts/docs/text.ts';
import { page, PAGES } from './blocks.ts';

/** The first line that is otherwise, with its number. */
function difference(is: string, made: string): string | null {
  const [lines, wanted] = [is.split('\n'), made.split('\n')];
  const at = wanted.findIndex((line, index) => line !== lines[index]);
  if (at < 0) return lines.length === wanted.length ? null : `it ends in line ${wanted.length}`;
  return `line ${at + 1} must be: ${wanted[at]?.slice(0, 200) ?? ''}`;
}

describe('the handbook', () => {
  it('is as npm run docs makes it', () => {
    const stale = [...madePages(asOnPage())].flatMap(([file, made]) => {
      const wrong = existsSync(join(root, file)) ? difference(read(file), made) : 'it is not there';
      return wrong === null ? [] : [`${file} is stale (npm run docs): ${wrong}`];
    });
    expect(stale).toEqual([]);
  });

  it('shows every example of the card language with its rendering', () => {
    const rows = rowsOnPage(read(LANGUAGE_PAGE));
    const wrong = [...languageExamples()].filter(([name, { text }]) => {
      const [shown, rendering = ''] = rows.get(name) ?? [];
      return shown !== text || rendering === '';
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it.each([...PAGES, 'docs/rules/second-edition.md', 'docs/rules/objectives.md', 'docs/rules/premiere-1994.md'])(
    '%s links to what there is',
    (file) => {
      const links = [...page(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);
      const gone = [...new Set(links)].filter((target) => {
        const [path = '', anchor] = target.split('#');
        if (/^https?:/.test(path)) return false;
        const linked = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(root, linked))) return true;
        if (anchor === undefined) return false;
        const headings = [...readFileSync(join(root, linked), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
          words
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        );
        return !headings.includes(anchor);
      });
      expect(gone).toEqual([]);
    },
  );
});
