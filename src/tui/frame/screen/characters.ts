/**
 * How many columns a character takes, and what stands for it where only ASCII is wanted. The interface draws nothing but
 * characters of one column; whatever else comes in (names, card texts, pasted text) is made so here.
 */

/** Ranges of code points that take two columns (East Asian wide, emoji). */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x25fd, 0x25fe],
  [0x2614, 0x2615],
  [0x2648, 0x2653],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x26c4, 0x26c5],
  [0x2705, 0x2705],
  [0x270a, 0x270b],
  [0x2728, 0x2728],
  [0x274c, 0x274e],
  [0x2753, 0x2757],
  [0x2795, 0x2797],
  [0x2b1b, 0x2b1c],
  [0x2b50, 0x2b55],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x10000, 0x10ffff],
];

const noColumn = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2028}\u{2029}\u{1160}-\u{11ff}]$/u;

/** Columns of one character: 0, 1 or 2. Above the basic plane everything counts as 2. */
export function widthOf(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return 1;
  if (noColumn.test(character)) return 0;
  return wide.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

const printable = /^[\x20-\x7e]*$/;

/** Text in which every UTF-16 unit is one column: composed, without control characters, `?` for what is wider. */
export function oneColumn(text: string): string {
  if (printable.test(text)) return text;
  let clean = '';
  for (const character of text.replaceAll(/[\t\n\r]/g, ' ').normalize('NFC')) {
    const width = widthOf(character);
    if (width === 1) clean += character;
    else if (width === 2) clean += '?';
  }
  return clean;
}

/** One ASCII character for each other one that the interface or a card uses. */
const inAscii: ReadonlyMap<string, string> = new Map(Object.entries({
  '─': '-', '│': '|', '┌': '+', '┐': '+', '└': '+', '┘': '+', '├': '+', '┤': '+', '━': '=', '╌': '.', '║': '|',
  '▸': '>', '◂': '<', '‹': '<', '›': '>',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '▴': '^', '▾': 'v', '▲': 'A', '◆': '#', '●': '*', '○': 'o', '✓': '+', '✗': '!', '•': '*', '·': '.',
  '…': '~', '–': '-', '—': '-', '‘': "'", '’': "'", '“': '"', '”': '"', '≥': '>', '≤': '<', '█': '#', '■': '#', '□': '.', '◐': '@', '◎': 'O', '✦': '*', '⌂': '^', '×': 'x',
  'Æ': 'A', 'æ': 'a', 'Ø': 'O', 'ø': 'o', 'ß': 's', '\u{a0}': ' ',
})); // prettier-ignore

/** The ASCII character that stands for one of the basic plane: an accent is dropped, the unknown becomes `?`. */
export function asciiFor(character: string): string {
  if (printable.test(character)) return character;
  const known = inAscii.get(character) ?? character.normalize('NFD').charAt(0);
  return printable.test(known) ? known : '?';
}
