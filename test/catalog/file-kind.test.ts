/** Files of another kind than was meant are refused by the right word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindOfBytes, kindOfText, type TextKind } from '../../src/catalog/file-kind.ts';
import { COLUMNS } from '../../src/catalog/lackey/second-edition/columns.ts';
import { errorAt, firstProblems, warningAt, type Problem } from '../../src/catalog/problem.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the kind of a text', () => {
  it.each<[TextKind | null, string]>([
    ['a journal', '{"journal":1,"version":"0.1.0"}\nAnna: draw # 0123\n'],
    ['a journal', '\ufeff{"journal":1}\r\n'],
    ['a recording of a terminal', '{"version": 2, "width": 80, "height": 24}\n[0.1, "o", "x"]\n'],
    ['cards that spaceline keeps', '{"format":1,"stamp":"source"}\n{}\n[]\n'],
    ['a deck', '<deck><superzone name="Deck"><card><name id="1">Worf</name></card></superzone></deck>'],
    ['a deck', '# mine\n2 Worf\n3\tDavies\n1x Earth\nMissions:\n'],
    ['XML or HTML', '<!doctype html><p>2 Worf'],
    ['a card table', [COLUMNS.join('\t'), ''].join('\n')],
    ['a card file', '- title: Worf\n  type: personnel\n'],
    ['a card file', '- {title: Worf, type: personnel}\n'],
    ['a scenario', '# why\nscenario: Worf stays\ncards:\n  - {title: Worf}\n'],
    ['a scenario', '{"scenario": "Worf stays"}'],
    ['JSON', '[1, 2]'],
    [null, '{ this is no JSON'],
    [null, ''],
    [null, 'Once upon a time.\n2 ships flew.\nThen none.\n'],
  ])('is %s', (kind, text) => {
    expect(kindOfText(text)).toBe(kind);
  });

  it('is told for everything that is shipped and tested with', () => {
    const all = (folder: string, ending: string): readonly string[] =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => join(root, folder, name));
    for (const [kind, paths] of [
      ['a deck', all('decks', '.txt')],
      ['a card file', all('cards', '.yaml')],
      ['a scenario', all('test/scenarios', '.yaml')],
    ] as const) {
      expect(paths.length).toBeGreaterThan(3);
      for (const path of paths) expect(kindOfText(readFileSync(path, 'utf8')), path).toBe(kind);
    }
  });
});

it('the kind of a file that is no text is told by its first bytes', () => {
  expect(kindOfBytes(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('a JPEG picture');
  expect(kindOfBytes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d))).toBe('a PNG picture');
  expect(kindOfBytes(Uint8Array.of(0xff, 0xd8))).toBeNull();
});

describe('many problems', () => {
  const at = (line: number, file = 'a.txt') => ({ file, line, column: 1 });
  const told = (problems: readonly Problem[], most?: number) =>
    firstProblems(problems, most).map(({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`);

  it('are told as far as they are many, each file by itself, and the rest is counted', () => {
    const errors = Array.from({ length: 5 }, (_, line) => errorAt(at(line + 1), 'wrong', 'mend it'));
    expect(told(errors)).toHaveLength(5);
    expect(told([...errors, errorAt(at(1, 'b.txt'), 'odd', '')], 3)).toEqual([
      ...['a.txt:1 error wrong', 'a.txt:2 error wrong', 'a.txt:3 error wrong', 'a.txt:4 error and 2 more'],
      'b.txt:1 error odd',
    ]);
    expect(told(Array.from({ length: 9_999 }, (_, line) => errorAt(at(line), 'wrong', ''))).at(-1)).toMatch(/more$/);
  });

  it('leave out warnings before errors', () => {
    const warnings = [1, 2, 3].map((line) => warningAt(at(line), 'odd', ''));
    expect(told([...warnings, errorAt(at(9), 'wrong', '')], 2)).toEqual([
      ...['a.txt:1 warning odd', 'a.txt:9 error wrong', 'a.txt:2 warning and 2 more'],
    ]);
  });
});
