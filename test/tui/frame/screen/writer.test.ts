/** Only what has changed is written to the terminal. */
import { Terminal } from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScreenWriter } from '../../../../src/tui/frame/screen/writer.ts';

const fed = (terminal: Terminal, bytes: string): Promise<void> => new Promise((done) => terminal.write(bytes, done));

const newTerminal = async (columns: number, rows: number): Promise<Terminal> => {
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true });
  await fed(terminal, '\x1b[?1049h\x1b[?7l');
  return terminal;
};

/** Everything one sees: character, colours and flags of each cell. */
const screenOf = (terminal: Terminal): string[] =>
  Array.from({ length: terminal.rows }, (_, row) => {
    const line = terminal.buffer.active.getLine(row)!;
    return Array.from({ length: terminal.cols }, (_unused, column) => {
      const cell = line.getCell(column)!;
      const flags = [cell.isBold(), cell.isDim(), cell.isInverse(), cell.isUnderline()].map(Boolean).map(Number);
      const ground = `${cell.getBgColor()},${flags.slice(2).join('')}`;
      // Of a blank nobody sees the colour of what is not written there, unless it is inverse.
      if ((cell.getChars() || ' ') === ' ' && flags[2] === 0) return ` ${ground}`;
      return `${cell.getChars()}${cell.getFgColor()},${ground},${flags.join('')}`;
    }).join('|');
  });

const fragment = fc.tuple(
  fc.constantFrom(
    '',
    '\x1b[1m',
    '\x1b[31m',
    '\x1b[7m',
    '\x1b[2;96m',
    '\x1b[38;5;208m',
    '\x1b[38;2;10;200;30m',
    '\x1b[44m',
  ),
  fc.constantFrom('a', 'spaceline', '      ', '──', 'é', 'ü▸', '漢字', '\x1b[H', '\t', '0123456789'),
  fc.constantFrom('', '\x1b[0m', '\x1b[39m', '\x1b[22m', '\x1b[m'),
);
const line = fc.array(fragment, { maxLength: 6 }).map((parts) => `${parts.flat().join('')}\x1b[m`);
const frame = fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n'));
/** The same line in many places: frames that look like scrolled ones. */
const alike = fc
  .array(fc.constantFrom('one \x1b[31mred\x1b[m line', 'two lines here', '\x1b[7m three \x1b[m', 'a fourth one', ''), {
    maxLength: 9,
  })
  .map((lines) => lines.join('\n'));
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ frame }) },
  { weight: 6, arbitrary: fc.record({ frame: alike }) },
  {
    weight: 1,
    arbitrary: fc.record({ columns: fc.integer({ min: 1, max: 40 }), rows: fc.integer({ min: 1, max: 10 }), frame }),
  },
  { weight: 1, arbitrary: fc.record({ garbage: fc.constant('\x1b[2;3Hnoise'), frame }) },
);

describe('the screen writer', () => {
  it('shows after any frames, resizes and repaints what a fresh paint would show', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('none', '16', '256'),
        fc.boolean(),
        async (steps, depth, ascii) => {
          let [columns, rows] = [30, 8];
          const terminal = await newTerminal(columns, rows);
          let bytes = '';
          const options = { depth, ascii, write: (text: string) => (bytes += text) } as const;
          const writer = createScreenWriter({ ...options, columns, rows });
          for (const next of steps) {
            if ('columns' in next) {
              [columns, rows] = [next.columns, next.rows];
              terminal.resize(columns, rows);
              writer.resize(columns, rows);
            }
            writer.paint(next.frame);
            if ('garbage' in next) {
              bytes += next.garbage;
              writer.repaint();
            }
            await fed(terminal, bytes);
            bytes = '';
            const fresh = await newTerminal(columns, rows);
            const once = createScreenWriter({ ...options, columns, rows });
            once.paint(next.frame);
            await fed(fresh, bytes);
            bytes = '';
            expect(screenOf(terminal)).toEqual(screenOf(fresh));
            fresh.dispose();
          }
          terminal.dispose();
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);

  const written = (...frames: string[]): string => {
    let last = '';
    const writer = createScreenWriter({
      columns: 80,
      rows: 24,
      depth: '16',
      ascii: false,
      write: (text) => (last = text),
    });
    for (const each of frames) {
      last = '';
      writer.paint(each);
    }
    return last;
  };

  it('writes nothing for a change that cannot be seen', () => {
    expect(written('hello', 'hello')).toBe('');
    expect(written('\x1b[31mhello\x1b[39m', '\x1b[0;1m\x1b[22;31mhello\x1b[0m   ')).toBe('');
    expect(written('a\nb', 'a\nb\n\n')).toBe('');
  });

  it('writes little for a small change, within the markers of a synchronised update', () => {
    const before = Array.from({ length: 24 }, (_, row) => `row ${row} ${'x'.repeat(60)}`);
    const after = before.map((text, row) => (row === 7 ? text.replace('7', '8') : text));
    const bytes = written(before.join('\n'), after.join('\n'));
    expect(bytes).toBe('\x1b[?2026h\x1b[8;5H8\x1b[?2026l');
  });

  it('lets the terminal move rows that only changed place', () => {
    const rows = Array.from({ length: 24 }, (_, row) => String.fromCharCode(97 + row).repeat(60));
    const scrolled = [...rows.slice(0, 16), ...rows.slice(17, 22), 'a new line', ...rows.slice(22)];
    expect(written(rows.join('\n'), scrolled.join('\n'))).toBe(
      '\x1b[?2026h\x1b[17;22r\x1b[17H\x1b[M\x1b[r\x1b[22Ha new line\x1b[?2026l',
    );
  });

  it('lets nothing but characters and their style through', () => {
    // eslint-disable-next-line no-control-regex
    const sequences = written('', '\x1b]0;title\x07a\x1b[2Jb\x1b[6nc\x07\x1b[?1049ld').match(/\x1b[^\x1b]*/g);
    expect(sequences).toEqual(['\x1b[?2026h', '\x1b[1Habcd', '\x1b[?2026l']);
  });

  it('keeps bold and inverse without colours, and draws in ASCII', () => {
    let bytes = '';
    const writer = createScreenWriter({
      columns: 20,
      rows: 1,
      depth: 'none',
      ascii: true,
      write: (text) => (bytes += text),
    });
    writer.paint('\x1b[1;31m▸ Troi’s\x1b[0m café');
    expect(bytes).toContain("\x1b[1m> Troi's \x1b[mcafe");
  });
});
