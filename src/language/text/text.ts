/** From printed text to tokens and sentences: cleaning, icons, titles, numbers. */

export interface Token {
  readonly kind: 'word' | 'number' | 'signed' | 'icon' | 'title' | 'mark';
  readonly text: string;
  /** Lower case, as patterns compare it. */
  readonly low: string;
  readonly from: number;
  readonly to: number;
}

/** What is put right before reading: pattern, replacement. */
export type Correction = readonly [from: RegExp, to: string];

/** What corrects known typos and residue: it changes only what the table names, and runs of white space. */
export function correcting(corrections: readonly Correction[]): (text: string) => string {
  let hasAny: ((text: string) => boolean) | undefined;
  return (text) => {
    hasAny ??= anyOf(corrections);
    // Few texts have any of them: all are looked for at once, and one after another only where there is one.
    const right = hasAny(text) ? corrections.reduce((now, [from, to]) => now.replace(from, to), text) : text;
    return right.replace(/\s+/g, ' ').trim();
  };
}

/** Tells whether a text has any of them; those are looked for together that disregard the same. */
function anyOf(corrections: readonly Correction[]): (text: string) => boolean {
  const byFlags = new Map<string, string[]>();
  for (const [{ source, flags }] of corrections) {
    const own = flags.replace('g', '');
    byFlags.set(own, [...(byFlags.get(own) ?? []), `(?:${source})`]);
  }
  const joined = [...byFlags].map(([flags, sources]) => new RegExp(sources.join('|'), flags));
  return (text) => joined.some((one) => one.test(text));
}

const SHAPE =
  /(?<title>\{[^}]*\})|(?<icon>\[[^\]]*\])|(?<signed>(?<![\w\]])[-+]\d+)|(?<number>\d+(?![\w']))|(?<word>[Nn]on-(?=\S)|(?:[A-Z]\.){2,}|(?<=\p{Lu}[\p{L}'-]*\s)[A-Z]\.(?=\s[A-Z][a-z])|and\/or(?![\p{L}])|[\p{L}\d][\p{L}\d'_]*(?:-[\p{L}\d][\p{L}\d'_]*)*)|(?<mark>->|<=|>=|!=|\S)/gu;

/** The tokens of a cleaned text. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(SHAPE)].map((match) => {
    const kind = kindOf(match.groups ?? {});
    const raw = match[0];
    const inner = kind === 'title' ? raw.slice(1, -1).trim() : raw;
    return { kind, text: inner, low: inner.toLowerCase(), from: match.index, to: match.index + raw.length };
  });
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): Token['kind'] {
  if (groups['title'] !== undefined) return 'title';
  if (groups['icon'] !== undefined) return 'icon';
  if (groups['signed'] !== undefined) return 'signed';
  if (groups['number'] !== undefined) return 'number';
  return groups['word'] !== undefined ? 'word' : 'mark';
}

/** Sentences: they end at a stop outside parentheses and quotes. */
export function sentences(tokens: readonly Token[]): Token[][] {
  const all: Token[][] = [];
  let open: Token[] = [];
  let depth = 0;
  /** Parentheses closed in this sentence: only the first one can be the whole of a reminder. */
  let groups = 0;
  let quoted = false;
  tokens.forEach((token, index) => {
    if (token.low === '"') quoted = !quoted;
    if (token.low === '(') depth++;
    if (token.low === ')' && --depth === 0) groups++;
    const stop = token.low === '.' && depth <= 0 && !quoted;
    if (!stop) open.push(token);
    const reminderEnds =
      token.low === ')' &&
      depth === 0 &&
      groups === 1 &&
      open[0]?.low === '(' &&
      tokens[index + 1]?.low !== '.' &&
      tokens[index + 1]?.low !== ';';
    if ((stop || reminderEnds) && open.length > 0) {
      all.push(open);
      open = [];
      groups = 0;
    }
  });
  if (open.length > 0) all.push(open);
  return all;
}
