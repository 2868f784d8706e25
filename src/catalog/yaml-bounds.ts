/** Whether a YAML text can be read at all: deep nesting, references in references and very long maps would never end. */
import { Lexer, Parser, type CST } from 'yaml';
import { LIMITS } from './limits.ts';

/** What is too much in a text, where, and what would be right. */
export interface Excess {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
}

interface Open {
  readonly token: CST.Token;
  readonly depth: number;
  /** It stands in what is referred to elsewhere. */
  readonly isNamed: boolean;
}

/** The first place at which a YAML text is too deep, too long or refers too often; null if it can be read. */
export function excessIn(text: string): Excess | null {
  if (text.length > LIMITS.yamlCharacters) {
    const message = `the file has ${text.length} characters; at most ${LIMITS.yamlCharacters} are read`;
    return { offset: 0, message, remedy: 'split it into several files' };
  }
  let aliases = 0;
  const documents = documentsOf(text);
  if ('message' in documents) return documents;
  for (const document of documents) {
    const open: Open[] = [{ token: document, depth: 0, isNamed: false }];
    for (let one = open.pop(); one; one = open.pop()) {
      if (one.token.type === 'alias') aliases += 1;
      const excess = excessAt(one, aliases);
      if (excess) return { offset: 'offset' in one.token ? one.token.offset : 0, ...excess };
      open.push(...partsOf(one));
    }
  }
  return null;
}

/** The documents of a text. What is nested too deep is not read to its end, where the parser would call itself as often. */
function documentsOf(text: string): readonly CST.Token[] | Excess {
  const parser = new Parser();
  const documents: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    documents.push(...parser.next(lexeme));
    if (parser.stack.length > LIMITS.yamlDepth + AROUND) return { offset: parser.offset, ...tooDeep };
  }
  documents.push(...parser.end());
  return documents;
}

/** Besides the lists and maps that are open the parser holds the document around them, a value, and what comes behind it. */
const AROUND = 4;

const tooDeep = {
  message: `lists and maps stand inside each other more than ${LIMITS.yamlDepth} deep`,
  remedy: 'close the brackets, and quote a text that begins with one',
};

function excessAt({ token, depth, isNamed }: Open, aliases: number): Omit<Excess, 'offset'> | null {
  if (depth > LIMITS.yamlDepth) return tooDeep;
  if (token.type === 'alias' && (isNamed || aliases > LIMITS.yamlAliases)) {
    const message = isNamed
      ? 'what "&" names refers to something else itself'
      : `there are more than ${LIMITS.yamlAliases} references`;
    return { message, remedy: 'write out what "*" refers to' };
  }
  if ('items' in token && token.type !== 'block-seq' && token.items.length > LIMITS.yamlFields && hasKeys(token)) {
    const message = `a map has ${token.items.length} fields; at most ${LIMITS.yamlFields} are read`;
    return { message, remedy: 'begin each entry of a list with "- "' };
  }
  return null;
}

function hasKeys(token: CST.BlockMap | CST.FlowCollection): boolean {
  return token.type === 'block-map' || token.start.source === '{';
}

function partsOf({ token, depth, isNamed }: Open): readonly Open[] {
  if (token.type === 'document')
    return token.value ? [{ token: token.value, depth, isNamed: hasAnchor(token.start) }] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ start, key, sep, value }) => [
    ...(key ? [{ token: key, depth: depth + 1, isNamed: isNamed || hasAnchor(start) }] : []),
    ...(value
      ? [{ token: value, depth: depth + 1, isNamed: isNamed || hasAnchor(start) || hasAnchor(sep ?? []) }]
      : []),
  ]);
}

const hasAnchor = (before: readonly CST.SourceToken[]): boolean => before.some(({ type }) => type === 'anchor');
