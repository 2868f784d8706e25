/** The open lists of the card language, read from card data, and how their entries are found in a text. */
import { tokenize, type Token } from './text.ts';

/** What card data name: texts may speak of it. */
export interface OpenLists {
  readonly titles: ReadonlySet<string>;
  readonly keywords: readonly string[];
  readonly species: readonly string[];
  readonly classes: readonly string[];
  readonly skills: readonly string[];
}

interface Entry {
  /** Which of the entries it is, counted as they were given. */
  readonly order: number;
  /** The first word as names are written. */
  readonly first: string;
  readonly value: string;
}

/** What may follow some words, and the entry that ends with them. */
interface Branch {
  readonly next: Map<string, Branch>;
  entry?: Entry;
}

const NONE: readonly never[] = [];

/** The entries of one open list, as a tree of their words. */
export class WordList {
  readonly #root: Branch = { next: new Map() };
  readonly #isCased: boolean;
  #size = 0;

  /** With `cased`, a name begins with its capital: 'each revealed card' does not name the card 'Revealed'. */
  constructor(values: Iterable<string>, plural: boolean, cased = false) {
    this.#isCased = cased;
    for (const value of values) for (const form of plural ? forms(value) : [value]) this.#add(form, value);
  }

  /** Does any entry begin with the word of a token? */
  hasFirst({ kind, low }: Token): boolean {
    return kind !== 'title' && this.#root.next.has(low);
  }

  /** Where entries that begin at a token end. */
  matches(tokens: readonly Token[], at: number): readonly { readonly end: number; readonly value: string }[] {
    const first = tokens[at];
    if (!first || first.kind === 'title') return NONE;
    let branch: Branch | undefined = this.#root.next.get(first.low);
    if (!branch) return NONE;
    const found: { readonly end: number; readonly entry: Entry }[] = [];
    for (let end = at + 1; branch; end += 1) {
      const { entry, next }: Branch = branch;
      if (entry && (!this.#isCased || entry.first.charAt(0) === first.text.charAt(0))) found.push({ end, entry });
      const following = tokens[end];
      branch = following && next.get(following.low);
    }
    found.sort((one, other) => one.entry.order - other.entry.order);
    return found.map(({ end, entry }) => ({ end, value: entry.value }));
  }

  /** Does an entry stand at a token? */
  isAt(tokens: readonly Token[], at: number): boolean {
    return this.matches(tokens, at).length > 0;
  }

  #add(form: string, value: string): void {
    const words = tokenize(form);
    const [name] = words;
    if (!name) return;
    let branch = this.#root;
    for (const { low } of words) {
      const next: Branch = branch.next.get(low) ?? { next: new Map() };
      branch.next.set(low, next);
      branch = next;
    }
    // Card data spells some names in two ways ("D'deridex", "D'Deridex"): one entry for both.
    branch.entry ??= { order: this.#size++, first: name.text, value };
  }
}

function forms(value: string): readonly string[] {
  const all = [value, `${value}s`];
  if (/(s|sh|ch|x)$/.test(value)) all.push(`${value}es`);
  if (value.endsWith('f')) all.push(`${value.slice(0, -1)}ves`);
  if (value.endsWith('y')) all.push(`${value.slice(0, -1)}ies`);
  return all;
}

/** Open lists made ready for reading. */
export interface WordLists {
  readonly titles: WordList;
  readonly keywords: WordList;
  readonly species: WordList;
  readonly classes: WordList;
  readonly skills: WordList;
}

/** The lists made ready. */
export function wordLists(open: OpenLists): WordLists {
  return {
    titles: new WordList(open.titles, false, true),
    keywords: new WordList(open.keywords, true),
    species: new WordList(open.species, true),
    classes: new WordList(
      open.classes.flatMap((name) => [name, name.replace(/ Class$/, '-class')]),
      false,
    ),
    skills: new WordList(open.skills, false),
  };
}
