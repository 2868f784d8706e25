/** What others may put into any text or name: characters that act on a terminal, and words that JavaScript's objects know. */

/** Each would do something to a terminal, or pass for a line of ours, if it were written as it is. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'an escape': '\x1b[31mred',
  'a window title': '\x1b]0;title\x07',
  'a device control string': '\x1bP1$r\x1b\\',
  'C1 controls': '\x9b31m\x9d0;title\x9c\x85',
  'bidi overrides': '\u202etxt\u202d\u202c\u2066\u2069',
  'bidi marks': '\u200e\u200f\u061c',
  'a line break': 'first\nFORGED line',
  'a carriage return': 'first\rFORGED line',
  'line separators': 'first\u2028FORGED\u2029line',
  'zero width': 'a\u200bb\u200cc\u200dd\ufeffe\u00adf',
  'tags and fillers': 'a\u{e0041}b\u115fc\u3164d\ufe0f',
  'half a character': 'a\ud800b',
  'other controls': '\x07\x08\x00\x7f\t\v\f',
};

/** Names that every object of JavaScript answers to. */
export const OBJECT_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  '__lookupSetter__',
];

/** The same as XML may write it. */
export const entities = (text: string): string =>
  Array.from(text, (character) => `&#${character.codePointAt(0) ?? 0};`).join('');

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters of an output, written out, that no output may hold; `FORGED` at the beginning of a line is a line of somebody else's. */
export function harmIn(output: string): readonly string[] {
  const raw = [...output.replaceAll('\n', '').matchAll(unseen)].map(
    ([character]) => `U+${character.codePointAt(0)?.toString(16) ?? ''}`,
  );
  const forged = output.split('\n').filter((line) => line.startsWith('FORGED'));
  return [...new Set(raw), ...forged];
}
