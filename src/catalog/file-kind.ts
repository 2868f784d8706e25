/** What a file seems to be, so that one of another kind is refused by that word and not by each of its lines. */
import { isCardTable } from './lackey/index.ts';

/** Kinds of text the program knows. */
export type TextKind =
  | 'a journal'
  | 'a recording of a terminal'
  | 'cards that spaceline keeps'
  | 'a deck'
  | 'a card table'
  | 'a card file'
  | 'a scenario'
  | 'JSON'
  | 'XML or HTML';

/** The kind of a text, by its first lines and its build; null where it could be anything. */
export function kindOfText(text: string): TextKind | null {
  const start = text.replace(/^\ufeff/, '').trimStart();
  return KINDS.find(([, isOne]) => isOne(start))?.[0] ?? null;
}

/** The first that fits counts. */
const KINDS: readonly (readonly [TextKind, (start: string) => boolean])[] = [
  ['a journal', (start) => start.startsWith('{"journal":')],
  ['a recording of a terminal', (start) => /^\{"version": ?2,/.test(start)],
  ['cards that spaceline keeps', (start) => start.startsWith('{"format":')],
  ['a deck', (start) => start.startsWith('<') && /<superzone\b/i.test(start)],
  ['XML or HTML', (start) => /^<[!?a-z]/i.test(start)],
  ['a card table', isCardTable],
  ['a scenario', (start) => /^(?:\{\s*)?["']?scenario["']?\s*:/m.test(start)],
  ['a card file', isCardFile],
  ['JSON', (start) => /^[[{]/.test(start) && isJson(start)],
  ['a deck', isDeckList],
];

/** A list of cards, among other YAML files. */
export function isCardFile(text: string): boolean {
  return /^- /m.test(text) && /^\s*(?:- )?\{?\s*title:/m.test(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Most lines of a deck list are counted names. */
function isDeckList(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => /^\s*[^\s#]/.test(line));
  return lines.filter((line) => /^\s*\d+(?:\s*[x\u00d7])?\s+\S/i.test(line)).length * 2 > lines.length;
}

/** How files begin that are no text. */
const BEGINNINGS: readonly (readonly [string, readonly number[]])[] = [
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a ZIP archive, or a document packed like one', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

/** What a file that is no text is, by its first bytes; null where that is not known. */
export function kindOfBytes(bytes: Uint8Array): string | null {
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}
