/** Rows that the community's tables break in known ways, put together again. */

export interface Line {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The lines of a table that are not empty. A record broken inside a field goes on in a line that begins with a TAB;
 * both together are one row.
 */
export function logicalLines(
  text: string,
  columns: number,
): { readonly lines: readonly Line[]; readonly repaired: number } {
  const lines: Line[] = [];
  let repaired = 0;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (raw.trim() === '') continue;
    const before = lines.at(-1);
    if (before && raw.startsWith('\t') && fieldsIn(before.text) + fieldsIn(raw) <= columns + 1) {
      lines[lines.length - 1] = { ...before, text: before.text + raw };
      repaired++;
    } else {
      lines.push({ line: index + 1, text: raw });
    }
  }
  return { lines, repaired };
}

function fieldsIn(line: string): number {
  return line.split('\t').length;
}
