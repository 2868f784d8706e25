/** Where words stand in their text. */
import type { Token } from './text.ts';

/** The words of a text that stand in a row of its tokens. */
export function wordsOf(cleaned: string, tokens: readonly Token[]): string {
  if (tokens.length === 0) return '';
  const { from, to } = spanOf(tokens);
  return cleaned.slice(from, to);
}

/** Where a row of tokens begins and ends in its text. @throws RangeError if there is none in it */
export function spanOf(tokens: readonly Token[]): { readonly from: number; readonly to: number } {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) throw new RangeError('no words stand anywhere');
  return { from: first.from, to: last.to };
}
