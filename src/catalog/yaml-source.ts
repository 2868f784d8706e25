/** YAML with positions: every node of a document knows its file, line and column. */
import { isAlias, isNode, LineCounter, parseDocument, visit, type Document, type Node, type YAMLError } from 'yaml';
import { holdsUnseen, unseenIn } from './plain.ts';
import { errorAt, type Problem, type Where } from './problem.ts';
import { excessIn } from './yaml-bounds.ts';

const START = { line: 1, column: 1 };

/** A piece of a file. */
export interface Passage {
  readonly where: Where;
  readonly written: string;
}

/** Where words stand inside a passage, however its lines are broken; its beginning if they are not in it. */
export function whereIn({ where, written }: Passage, words: string): Where {
  const index = indexOf(written, words);
  const before = written.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  const first = before.length === 1;
  return {
    ...where,
    line: where.line + before.length - 1,
    column: first ? where.column + last.length : last.length + 1,
  };
}

/** Where words begin in a text, whatever blanks stand between them; 0 if they are not in it. */
function indexOf(written: string, words: string): number {
  const found = spaced(written).indexOf(spaced(words).trim());
  let [index, passed] = [0, 0];
  for (const piece of written.split(/(\s+)/)) {
    const length = spaced(piece).length;
    if (passed + length > found) return index + Math.max(0, found - passed);
    index += piece.length;
    passed += length;
  }
  return 0;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** A parsed document and where it came from. */
export class YamlSource {
  readonly file: string;
  readonly document: Document;
  readonly #text: string;
  readonly #lines: LineCounter;

  constructor(file: string, text: string, document: Document, lines: LineCounter) {
    this.file = file;
    this.#text = text;
    this.document = document;
    this.#lines = lines;
  }

  /** Where a node begins; the start of the file for a node that was not read from it. */
  where(node: unknown): Where {
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? { file: this.file, ...START } : this.whereAt(offset);
  }

  /** The line and column of an offset. */
  whereAt(offset: number): Where {
    const { line, col } = this.#lines.linePos(offset);
    return line === 0 ? { file: this.file, ...START } : { file: this.file, line, column: col };
  }

  /** A node as it is written, with its place. */
  passage(node: unknown): Passage {
    const range = isNode(node) ? node.range : undefined;
    return { where: this.where(node), written: range ? this.#text.slice(range[0], range[1]) : '' };
  }

  /** What an alias stands for; any other node is itself. */
  resolved(node: unknown): Node | null {
    if (isAlias(node)) return node.resolve(this.document) ?? null;
    return isNode(node) ? node : null;
  }
}

export interface ParsedYaml {
  readonly source: YamlSource;
  readonly problems: readonly Problem[];
  /** Offsets of what is wrong: what holds one of them is not to be relied on. */
  readonly broken: readonly number[];
}

/** A YAML text as a document; what does not parse, or can't be seen, is a problem at its place, the rest is still there. */
export function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new LineCounter();
  const excess = excessIn(text);
  const document = parseDocument(excess ? '' : text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
  });
  const source = new YamlSource(file, text, document, lines);
  if (excess) {
    const offset = excess.offset;
    return {
      source,
      problems: [errorAt(placeIn(text, file, offset), excess.message, excess.remedy)],
      broken: [offset],
    };
  }
  const unseen = unseenTexts(document, text);
  return {
    source,
    problems: [
      ...document.errors.map((error) => syntaxProblem(error, source)),
      ...unseen.map(({ offset, escape }) =>
        errorAt(source.whereAt(offset), holdsUnseen('this', escape), 'leave it out'),
      ),
    ],
    broken: [...document.errors.map(({ pos }) => pos[0]), ...unseen.map(({ offset }) => offset)],
  };
}

interface UnseenText {
  readonly offset: number;
  readonly escape: string;
}

/** Keys and values that hold what can't be seen, also where YAML writes it as an escape; values may have several lines. */
function unseenTexts(document: Document, text: string): readonly UnseenText[] {
  const found: UnseenText[] = [];
  if (!text.includes('\\') && unseenIn(text.replace(/[\n\r\t]/g, ' ')) === null) return found;
  visit(document, {
    Scalar(key, { value, range }) {
      if (typeof value !== 'string') return;
      const escape = unseenIn(key === 'key' ? value : value.replace(/[\n\t]/g, ' '));
      if (escape !== null) found.push({ offset: range?.[0] ?? 0, escape });
    },
  });
  return found;
}

function placeIn(text: string, file: string, offset: number): Where {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const REMEDIES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'name each field once',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent the lines of one list or map alike',
  MISSING_CHAR: 'close the quote or the bracket',
  MULTIPLE_DOCS: 'leave out the second "---"',
  BAD_ALIAS: 'quote a value that begins with "*" or "&"',
};
const USUAL_REMEDY = 'quote a value that holds ": " or " #", or begins with "[", "{", "*", "&" or a quotation mark';

function syntaxProblem(error: YAMLError, source: YamlSource): Problem {
  const message = error.message.replace(/\s+/g, ' ').replace(/^\w/, (letter) => letter.toLowerCase());
  return errorAt(source.whereAt(error.pos[0]), `not valid YAML: ${message}`, REMEDIES[error.code] ?? USUAL_REMEDY);
}
