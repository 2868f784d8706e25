/** Where everything goes on screens of any size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divided, layout } from '../../../src/tui/frame/layout.ts';
import type { Rect } from '../../../src/tui/frame/layout.ts';

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const names = (columns: number, rows: number): string[] => Object.keys(layout(columns, rows, 'pane').regions).sort();

describe('the layout', () => {
  it('puts every region on the screen, none over another, none empty', () => {
    const size = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(size, size, fc.constantFrom('pane', 'log'), (columns, rows, focus) => {
        const rects = Object.values(layout(columns, rows, focus).regions);
        for (const [index, rect] of rects.entries()) {
          expect(Math.min(rect.x, rect.y, rect.width - 1, rect.height - 1)).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(columns);
          expect(rect.y + rect.height).toBeLessThanOrEqual(rows);
          for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
        }
      }),
    );
  });

  it('has at 80x24 the header, both rows of places, a pane, four lines of log, prompt and hints', () => {
    const { mode, regions } = layout(80, 24, 'pane');
    expect(mode).toBe('table');
    expect(names(80, 24)).toEqual(['header', 'hint', 'log', 'mine', 'pane', 'prompt', 'theirs']);
    expect(regions.log?.height).toBe(1 + 4);
    expect(Object.values(regions).reduce((sum, { height }) => sum + height, 0)).toBe(24);
  });

  it('keeps the inspector open from 110 columns, panels at both sides from 150x40', () => {
    expect(names(109, 30)).not.toContain('inspector');
    expect(names(110, 24)).toContain('inspector');
    expect(names(150, 39)).not.toContain('upper');
    expect(names(150, 40)).toEqual(expect.arrayContaining(['upper', 'lower', 'inspector', 'recent']));
  });

  it('divides two regions by what the upper one needs, and leaves the lower one its least', () => {
    const [upper, lower] = [
      { x: 1, y: 5, width: 9, height: 10 },
      { x: 1, y: 15, width: 9, height: 10 },
    ];
    expect(divided(upper, lower, 4, 8).map(({ y, height }) => [y, height])).toEqual([[5, 4], [9, 16]]); // prettier-ignore
    expect(divided(upper, lower, 40, 8).map(({ y, height }) => [y, height])).toEqual([[5, 12], [17, 8]]); // prettier-ignore
  });

  it('is capped and centred on a huge screen', () => {
    const { x, width } = layout(300, 100, 'pane').regions.header!;
    expect(x * 2 + width).toBe(300);
    expect(width).toBe(200);
  });

  it('falls back to lists and prompt below 80x24, and to nothing below 40x12', () => {
    expect(layout(79, 24, 'pane').mode).toBe('lines');
    expect(layout(80, 23, 'pane').mode).toBe('lines');
    expect(layout(40, 12, 'pane').mode).toBe('lines');
    expect(layout(39, 12, 'pane').mode).toBe('gate');
    expect(layout(40, 11, 'pane').mode).toBe('gate');
  });

  it('gives the log the place of the pane while it has the focus', () => {
    expect(layout(80, 24, 'log').regions.pane).toBeUndefined();
    expect(layout(80, 24, 'log').regions.log?.height).toBe(13);
  });
});
