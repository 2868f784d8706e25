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

/** What stands behind the name of a dilemma, word by word. */
const BEHIND_NAME: readonly RegExp[] = [
  /^[\w-]+$/, // the set
  /^st2e-\w+$/i, // the image
  /^[A-Z]{1,3}$/i, // the rarity
  /^[YN]$/i, // unique
  /^\w+$/, // the collector's number
  /^Dilemma$/i,
  /^\d+$/, // the cost
  /^[PSD]$/i, // its kind
];
/** Fields of a dilemma between its kind and its text: all empty. */
const BETWEEN = 13;

/** The fields of a dilemma whose TABs have become blanks; null for any other line. */
export function fieldsWithoutTabs(line: string): readonly string[] | null {
  const words = line.trim().split(/\s+/);
  for (let name = 1; name < words.length - BEHIND_NAME.length; name += 1) {
    const behind = words.slice(name, name + BEHIND_NAME.length);
    if (!BEHIND_NAME.every((shape, index) => shape.test(behind[index] ?? ''))) continue;
    const empty = Array.from({ length: BETWEEN }, () => '');
    const text = words.slice(name + BEHIND_NAME.length).join(' ');
    return [words.slice(0, name).join(' '), ...behind, ...empty, text];
  }
  return null;
}
