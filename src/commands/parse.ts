/** A command without its player, taken apart: verb, object, slots, with the names read among what is offered or known. */
import type { Entry } from './lexicon.ts';
import { SLOTS, type Slot, type VerbForm } from '../engine/ruleset/command-verbs.ts';
import { slotWord } from './grammar.ts';
import { readReference, type Names, type Reference } from './references.ts';

/** What stands where a list may stand. */
export type List = 'all' | 'none' | readonly Reference[];

export interface Parsed {
  /** The card named before the list; unknown where no such card can be seen. */
  readonly lead?: Reference | 'unknown';
  readonly object: List | null;
  readonly slots: Readonly<Partial<Record<Slot, readonly Reference[]>>>;
  readonly ability?: number;
}

/** What went wrong: a name that fits nothing, or words that make no command. */
export type ParseFailure =
  | { readonly fails: 'name'; readonly words: string; readonly slot: Slot | 'object' }
  | { readonly fails: 'form'; readonly reason: string };

/** Names by where they stand: what an option offers as its object, its list, or in a slot. */
export interface NameSource {
  readonly offered: (slot: Slot | 'object') => readonly Entry[];
  readonly known: (slot: Slot | 'object') => readonly Entry[];
  readonly names: Omit<Names, 'offered' | 'known'>;
}

export const isFailure = (result: Parsed | ParseFailure): result is ParseFailure => 'fails' in result;

const isListFailure = (result: List | null | ParseFailure): result is ParseFailure =>
  typeof result === 'object' && result !== null && 'fails' in result;

/** Reads what follows the verb (folded). */
export function parseObjects(text: string, verb: VerbForm, source: NameSource): Parsed | ParseFailure {
  return new Parser(text, verb, source).parse();
}

class Parser {
  readonly #text: string;
  readonly #verb: VerbForm;
  readonly #source: NameSource;
  #lead: Reference | 'unknown' | undefined;
  #at = 0;

  constructor(text: string, verb: VerbForm, source: NameSource) {
    this.#text = text.trim();
    this.#verb = verb;
    this.#source = source;
  }

  parse(): Parsed | ParseFailure {
    const words = this.#verb.slots.map((slot) => slotWord(this.#verb, slot));
    const stops = [...words, ...(this.#verb.object === 'card' ? ['ability'] : [])];
    const object = this.#object(stops);
    if (isListFailure(object)) return object;
    const slots: Partial<Record<Slot, readonly Reference[]>> = {};
    let ability: number | undefined;
    for (;;) {
      const rest = this.#rest();
      if (rest === '')
        return {
          object,
          slots,
          ...(ability !== undefined && { ability }),
          ...(this.#lead !== undefined && { lead: this.#lead }),
        };
      const numbered = /^ability (\d+)(?= |$)/.exec(rest);
      if (numbered && stops.includes('ability')) {
        ability = Number(numbered[1]);
        this.#at += numbered[0].length;
        continue;
      }
      const slot = this.#verb.slots.find((one) => {
        const word = slotWord(this.#verb, one);
        return rest.startsWith(`${word} `) || rest === word;
      });
      if (slot === undefined)
        return { fails: 'form', reason: `"${rest}" does not belong there: write ${this.#verb.form}` };
      const word = slotWord(this.#verb, slot);
      if (slots[slot]) return { fails: 'form', reason: `"${word}" stands twice` };
      this.#at += word.length;
      const list = this.#list(
        slot,
        SLOTS.filter((one) => this.#verb.slots.includes(one)).map((one) => slotWord(this.#verb, one)),
      );
      if ('fails' in list) return list;
      if (list.length === 0) return { fails: 'form', reason: `a name is missing after "${word}"` };
      slots[slot] = list;
    }
  }

  #rest(): string {
    while (this.#text.charAt(this.#at) === ' ') this.#at += 1;
    return this.#text.slice(this.#at);
  }

  #object(stops: readonly string[]): List | null | ParseFailure {
    const rest = this.#rest();
    if (this.#verb.object === 'none') {
      return rest === ''
        ? null
        : { fails: 'form', reason: `"${this.#verb.form}" takes nothing, but "${rest}" follows` };
    }
    const word = /^(all|none)(?= |$)/.exec(rest)?.[1];
    if (this.#verb.object === 'list' && (word === 'all' || word === 'none') && this.#isAlone(rest, stops)) {
      this.#at += word.length;
      return word;
    }
    const slotNext = this.#verb.slots.some((slot) => rest.startsWith(`${slotWord(this.#verb, slot)} `));
    const mayLack = this.#verb.object === 'player' || this.#verb.mayLackObject === true;
    if (mayLack && (rest === '' || (slotNext && !this.#isNamed(stops)))) return null;
    if (rest === '') return { fails: 'form', reason: `a name is missing: write ${this.#verb.form}` };
    if (this.#verb.leads === true) this.#readLead(rest);
    return this.#list('object', stops);
  }

  /** The card before the last word; the list begins behind it. */
  #readLead(rest: string): void {
    const words = rest.slice(0, Math.max(0, rest.lastIndexOf(' '))).trimEnd();
    if (words === '') return;
    const { offered, known, names } = this.#source;
    const read = readReference(words, 0, [], {
      ...names,
      offered: offered('object'),
      known: () => known('object'),
    });
    if (read?.end === words.length) this.#lead = read.reference;
    else if (names.mode === 'known') this.#lead = 'unknown';
    else return;
    this.#at += words.length;
  }

  /** Does a name of an object stand here, though it begins like a slot? */
  #isNamed(stops: readonly string[]): boolean {
    if (this.#verb.object !== 'card') return false;
    const { offered, known, names } = this.#source;
    const among: Names = { ...names, offered: offered('object'), known: () => known('object') };
    return readReference(this.#text, this.#at, stops, among) !== null;
  }

  #isAlone(rest: string, stops: readonly string[]): boolean {
    const after = rest.replace(/^(all|none) ?/, '');
    return after === '' || stops.some((word) => after.startsWith(`${word} `));
  }

  /** Names separated by commas. */
  #list(slot: Slot | 'object', stops: readonly string[]): readonly Reference[] | ParseFailure {
    const { offered, known, names } = this.#source;
    const among: Names = { ...names, offered: offered(slot), known: () => known(slot) };
    const references: Reference[] = [];
    for (;;) {
      const rest = this.#rest();
      if (rest === '') return references;
      const read = readReference(this.#text, this.#at, stops, among);
      if (!read) return { fails: 'name', words: firstWords(rest, stops), slot };
      references.push(read.reference);
      this.#at = read.end;
      if (!this.#rest().startsWith(',')) return references;
      this.#at += 1;
      if (this.#rest() === '') return { fails: 'form', reason: 'a name is missing after the last comma' };
    }
  }
}

/** The words up to where a name would end. */
function firstWords(rest: string, stops: readonly string[]): string {
  const ends = [rest.indexOf(','), ...stops.map((word) => rest.indexOf(` ${word} `))].filter((index) => index > 0);
  return rest.slice(0, Math.min(rest.length, ...ends)).trim();
}
