/** Writes several things in a row. */

/** `A`, `A or B`, `A, B, or C`. */
export function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1);
  if (last === undefined || words.length < 3) return words.join(` ${joint} `);
  return `${words.slice(0, -1).join(', ')}, ${joint} ${last}`;
}
