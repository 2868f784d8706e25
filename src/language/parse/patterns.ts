/** Finds literal words in a text by a pattern: `draw~ a|an`, `(he or she|it)`. */
import { distinct, eitherBegins, mayBegin, sequenceBegins, type Begins, type Step } from './begins.ts';

/** Literal words: where they end if they stand at a place. */
export interface Pattern extends Step {
  readonly steps: readonly Pattern[];
  /** How they would be written. */
  readonly source: string;
}

/** The patterns of a grammar by their words. */
export type Patterns = Map<string, Pattern>;

/** The one pattern of these words: the same words are the same step, so that it is known which alternatives begin alike. */
function theOne(patterns: Patterns, source: string, begins: () => Begins, ends: Pattern['ends']): Pattern {
  const known = patterns.get(source);
  if (known) return known;
  const steps: Pattern[] = [];
  const made: Pattern = { begins: begins(), ends, steps, source };
  steps.push(made);
  patterns.set(source, made);
  return made;
}

const NOWHERE: readonly number[] = [];

const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    be: ['is', 'are', 'be', 'was', 'were', 'been'],
    have: ['have', 'has', 'had'],
    do: ['do', 'does', 'did'],
    stop: ['stop', 'stops', 'stopped'],
    win: ['win', 'wins', 'won'],
    begin: ['begin', 'begins', 'began', 'begun'],
    draw: ['draw', 'draws', 'drew', 'drawn'],
    take: ['take', 'takes', 'took', 'taken'],
    choose: ['choose', 'chooses', 'chose', 'chosen'],
    lose: ['lose', 'loses', 'lost'],
    overcome: ['overcome', 'overcomes', 'overcame'],
  }),
);

function inflections(word: string): readonly string[] {
  const known = IRREGULAR.get(word);
  if (known) return known;
  if (word.endsWith('y') && !/[aeo]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`];
  const ed = word.endsWith('e') ? `${word}d` : `${word}ed`;
  return [word, /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`, ed];
}

function oneWord(patterns: Patterns, allowed: readonly string[]): Pattern {
  const words = new Set(allowed);
  return theOne(
    patterns,
    allowed.join('|'),
    () => ({ words, open: 0, empty: false }),
    (reader, at) => {
      const here = reader.tokens[at];
      if (!here || here.kind === 'title' || !words.has(here.low)) return NOWHERE;
      if (reader.farthest <= at) reader.farthest = at + 1;
      return [at + 1];
    },
  );
}

function inSequence(parts: readonly Pattern[]): Pattern {
  const only = parts[0];
  if (parts.length === 1 && only) return only;
  return {
    begins: sequenceBegins(parts.map((part) => () => part.begins)),
    steps: parts.flatMap((part) => part.steps),
    source: parts.map((part) => part.source).join(' '),
    ends: (reader, at) => {
      let open: readonly number[] = [at];
      for (const part of parts) {
        const [first] = open;
        if (first === undefined) return NOWHERE;
        open = open.length === 1 ? part.ends(reader, first) : distinct(open.flatMap((end) => part.ends(reader, end)));
      }
      return open;
    },
  };
}

function either(patterns: Patterns, options: readonly Pattern[]): Pattern {
  const only = options[0];
  if (options.length === 1 && only) return only;
  const begins = eitherBegins(options.map((option) => option.begins));
  return theOne(
    patterns,
    `(${options.map((option) => option.source).join(' | ')})`,
    () => begins,
    (reader, at) =>
      mayBegin(begins, reader, at) ? distinct(options.flatMap((option) => option.ends(reader, at))) : NOWHERE,
  );
}

function optional(patterns: Patterns, inner: Pattern): Pattern {
  return theOne(
    patterns,
    `(${inner.source})?`,
    () => ({ ...inner.begins, empty: true }),
    (reader, at) => {
      const ends = inner.ends(reader, at);
      return ends.length === 0 ? [at] : distinct([...ends, at]);
    },
  );
}

function wordForms(word: string): readonly string[] {
  if (word === '<paren>') return ['('];
  if (word === '</paren>') return [')'];
  return word.endsWith('~') ? inflections(word.slice(0, -1).toLowerCase()) : [word.toLowerCase()];
}

/**
 * Reads a pattern of literal words: blanks separate tokens, `( | )` groups alternatives, `?` makes the thing before it
 * optional, `word~` is any inflection of a word. Outside groups `a|b` is one of two words, unless `whole` says that the
 * bars of the whole pattern separate alternatives. What is made is kept among the patterns given.
 */
export function pattern(source: string, whole: boolean, patterns: Patterns): Pattern {
  let rest = source.trim();
  const perhaps = (inner: Pattern): Pattern => {
    if (!rest.startsWith('?')) return inner;
    rest = rest.slice(1);
    return optional(patterns, inner);
  };
  const group = (barsSeparate: boolean): Pattern => {
    const options: Pattern[] = [];
    let parts: Pattern[] = [];
    for (rest = rest.trimStart(); rest !== '' && !rest.startsWith(')'); rest = rest.trimStart()) {
      if (rest.startsWith('|')) {
        rest = rest.slice(1);
        options.push(inSequence(parts));
        parts = [];
      } else if (rest.startsWith('(')) {
        rest = rest.slice(1);
        const inner = group(true);
        if (!rest.startsWith(')')) throw new Error(`Unclosed group in ${source}`);
        rest = rest.slice(1);
        parts.push(perhaps(inner));
      } else {
        const word = (barsSeparate ? /^[^\s()?|]+/ : /^[^\s()?]+/).exec(rest)?.[0];
        if (word === undefined) throw new Error(`Odd pattern: ${source}`);
        rest = rest.slice(word.length);
        parts.push(perhaps(oneWord(patterns, word.split('|').flatMap(wordForms))));
      }
    }
    options.push(inSequence(parts));
    return either(patterns, options);
  };
  const all = group(whole);
  if (rest !== '') throw new Error(`Unopened group in ${source}`);
  return all;
}
