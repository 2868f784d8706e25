/** Bytes of a text file as lines, each with the byte it begins at. */

export interface ByteLine {
  /** Without its line end (LF or CRLF); null where the bytes are no UTF-8. */
  readonly text: string | null;
  /** The byte it begins at. */
  readonly start: number;
  /** Whether its line end is there. */
  readonly isEnded: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The byte at which the text begins: behind a byte order mark of UTF-8, if there is one. */
export function startOfText(bytes: Uint8Array): number {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
}

/** The lines from byte `from` on; a last line without a line end is one of them, an empty rest is none. */
export function linesOf(bytes: Uint8Array, from: number): readonly ByteLine[] {
  const lines: ByteLine[] = [];
  for (let start = from; start < bytes.length;) {
    const lf = bytes.indexOf(LF, start);
    const end = lf < 0 ? bytes.length : lf;
    const isReturned = end > start && bytes[end - 1] === CR;
    lines.push({ text: utf8(bytes.subarray(start, isReturned ? end - 1 : end)), start, isEnded: lf >= 0 });
    start = end + 1;
  }
  return lines;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function utf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
