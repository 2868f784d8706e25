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

const DILEMMA_WITHOUT_TABS =
  /^(?<name>.+?)\s+(?<set>[\w-]+)\s+(?<image>st2e-\w+)\s+(?<rarity>[A-Z]{1,3})\s+(?<unique>[YN])\s+(?<info>\w+)\s+(?<type>Dilemma)\s+(?<cost>\d+)\s+(?<kind>[PSD])\s+(?<text>\S.*)$/i;
/** Fields of a dilemma between its kind and its text: all empty. */
const BETWEEN = 13;

/** The fields of a dilemma whose TABs have become blanks; null for any other line. */
export function fieldsWithoutTabs(line: string): readonly string[] | null {
  const found = DILEMMA_WITHOUT_TABS.exec(line)?.groups;
  if (!found) return null;
  const { name = '', set = '', image = '', rarity = '', unique = '', info = '', type = '' } = found;
  const { cost = '', kind = '', text = '' } = found;
  const empty = Array.from({ length: BETWEEN }, () => '');
  return [name, set, image, rarity, unique, info, type, cost, kind, ...empty, text];
}
