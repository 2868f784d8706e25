/** Rows of cells as lines of text, each column as wide as its widest cell; the first so many columns are words, the others numbers. */
export function textTable(rows: readonly (readonly string[])[], words: number): readonly string[] {
  const widths = new Map<number, number>();
  for (const row of rows)
    for (const [column, { length }] of row.entries())
      widths.set(column, Math.max(length, widths.get(column) ?? length));
  const padded = (cell: string, column: number): string => {
    const width = widths.get(column) ?? cell.length;
    return column < words ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(padded).join('  '));
}
