/** A command line as it comes over the wire: words, some of them in quotes. No shell ever sees it. */

/** The words of a command; null where a quote is not closed. */
export function wordsIn(command: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (const letter of command) {
    if (quote !== null) {
      if (letter === quote) quote = null;
      else word = (word ?? '') + letter;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
      word ??= '';
    } else if (/\s/.test(letter)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + letter;
  }
  if (word !== null) words.push(word);
  return quote === null ? words : null;
}

/** Options among the words, each known one by its name, and the words that are none. */
export interface Parsed {
  readonly words: readonly string[];
  readonly has: (option: string) => boolean;
  readonly ruleset: string | null;
}

/** Reads options that a command takes; a string says which is none of them. `--ruleset` takes a word. */
export function parsed(words: readonly string[], known: readonly string[]): Parsed | string {
  const plain: string[] = [];
  const found = new Set<string>();
  let ruleset: string | null = null;
  let isOpen = true;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (isOpen && word === '--') isOpen = false;
    else if (isOpen && word === '--ruleset' && known.includes('--ruleset')) {
      at += 1;
      ruleset = words[at] ?? '';
    } else if (isOpen && word.startsWith('-')) {
      if (!known.includes(word)) return `there is no option ${word.slice(0, 40)} here`;
      found.add(word);
    } else plain.push(word);
  }
  return { words: plain, has: (option) => found.has(option), ruleset };
}
