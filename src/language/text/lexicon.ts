/** The open lists of the card language, read from card data, and how their entries are found in a text. */
import { tokenize, type Token } from './text.ts';
import type { Program } from '../tree/index.ts';

export interface Lexicon {
  readonly titles: ReadonlySet<string>;
  readonly keywords: readonly string[];
  readonly species: readonly string[];
  readonly classes: readonly string[];
  readonly skills: readonly string[];
  /** The gate: what of a compiled text nobody carries out. Left out: everything is taken to be carried out. */
  readonly notCarriedOut?: (program: Program) => readonly string[];
}

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** What a text can be read with when no card data is at hand. */
export const DEFAULT_LEXICON: Lexicon = {
  titles: new Set(),
  skills: words(
    'Acquisition,Anthropology,Archaeology,Astrometrics,Biology,Diplomacy,Engineer,Exobiology,Geology,Honor,Intelligence,' +
      'Law,Leadership,Medical,Navigation,Officer,Physics,Programming,Science,Security,Telepathy,Transporters,Treachery',
  ),
  keywords: words(
    'Dissident,Thief,Drone,Shape-shifter,Infiltrator,Smuggler,Genetically Enhanced,Admiral,Gul,Bajoran Resistance,Founder,' +
      'Assassin,Host,General,Glinn,Vedek,Cadet,MACO,High Council Member,Chancellor,Dabo Girl,Waiter,Legate,Senator,Gatherer,' +
      'Alpha,Kai,Prylar,Praetor,Bluegill,Maneuver,Assault,Punishment,Capture,Rule,Pursuit,Infiltration,Pah-wraith,Crime,' +
      'Prophet,Paranoia,Morph,Tsunkatse,Cloaking Device,Temporal,Q,Hand Weapon,Orb,Persistent,Species 8472,Artifact,Nebula,' +
      'Mirror,Commodity,Ritual,Holoprogram,Nucleogenic,Consume,Decay,Replicate,Damage,Commander,Interlink,Recall,Chef,Harbinger,Think Tank',
  ),
  species: words(
    "Human,Klingon,Bajoran,Cardassian,Borg,Romulan,Ferengi,Hologram,Changeling,Vulcan,Jem'Hadar,Alien,Vorta,Android,Trill," +
      "Orion,Acamarian,Reman,Bolian,Betazoid,Breen,El-Aurian,Andorian,Talaxian,Vidiian,Hirogen,Kazon,Son'a,Suliban,Xindi",
  ),
  classes: [],
};

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

  /** Where entries that begin at a token end. */
  matches(tokens: readonly Token[], at: number): { end: number; value: string }[] {
    const first = tokens[at];
    if (!first || first.kind === 'title') return [];
    const found: { readonly end: number; readonly entry: Entry }[] = [];
    let branch = this.#root.next.get(first.low);
    for (let end = at + 1; branch; end += 1) {
      const { entry, next } = branch;
      if (entry && (!this.#isCased || entry.first.charAt(0) === first.text.charAt(0))) found.push({ end, entry });
      branch = next.get(tokens[end]?.low ?? '');
    }
    found.sort((one, other) => one.entry.order - other.entry.order);
    return found.map(({ end, entry }) => ({ end, value: entry.value }));
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

/** A lexicon made ready for reading. */
export interface LexiconIndex {
  readonly titles: WordList;
  readonly keywords: WordList;
  readonly species: WordList;
  readonly classes: WordList;
  readonly skills: WordList;
}

const indexes = new WeakMap<Lexicon, LexiconIndex>();

/** The index of a lexicon, made once for each. */
export function indexOf(lexicon: Lexicon): LexiconIndex {
  const known = indexes.get(lexicon);
  if (known) return known;
  const made: LexiconIndex = {
    titles: new WordList(lexicon.titles, false, true),
    keywords: new WordList(lexicon.keywords, true),
    species: new WordList(lexicon.species, true),
    classes: new WordList(
      lexicon.classes.flatMap((name) => [name, name.replace(/ Class$/, '-class')]),
      false,
    ),
    skills: new WordList(lexicon.skills, false),
  };
  indexes.set(lexicon, made);
  return made;
}
