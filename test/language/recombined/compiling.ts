/** Reads sentences made of parts of the community's cards: whether they compile whole and are carried out. */
import { notCarriedOut } from '../../../src/effects/gate.ts';
import { compileText, type Compiled, type Lexicon } from '../../../src/language/index.ts';
import { corpusCards, corpusLexicon, type CorpusCard } from '../corpus.ts';

/** A text as one card has it, or as it might stand on one like it. */
export interface Said {
  readonly title: string;
  readonly type: string;
  readonly text: string;
}

/** A text made of others. */
export interface Made extends Said {
  readonly kind: string;
  /** The text it must mean the same as, where one thing may be called another. */
  readonly like?: Said;
  readonly renamed?: readonly [from: string, to: string];
}

/** What is wrong with a text: words left over, two readings, nodes that nobody carries out. */
export type Fault = { readonly why: 'left' | 'ambiguous' | 'gate' | 'meaning'; readonly words: string };

/** Keys in one order, however the words came. */
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}

export class Compiling {
  readonly #lexicon: Lexicon = corpusLexicon();

  #compiled({ title, type, text }: Said): Compiled {
    return compileText(text, { title, type, lexicon: this.#lexicon });
  }

  /** What a text means, without where it says so. */
  #meaning(said: Said): string {
    return JSON.stringify(
      this.#compiled(said).program.abilities.map(({ src: _, ...rest }) => rest),
      sorted,
    );
  }

  /** The first fault of a text; undefined where there is none. */
  fault(made: Said & Partial<Made>): Fault | undefined {
    const fault = this.#unread(made);
    if (fault || !made.like) return fault;
    const [from, to] = made.renamed ?? ['', ''];
    const meant = this.#meaning(made.like);
    const wanted = from === '' ? meant : meant.replaceAll(`"${from}"`, `"${to}"`);
    const found = this.#meaning(made);
    if (found === wanted) return undefined;
    let at = 0;
    while (wanted[at] === found[at]) at++;
    const [is, should] = [found, wanted].map((one) => one.slice(Math.max(0, at - 60), at + 120));
    return { why: 'meaning', words: `${is ?? ''} RATHER THAN ${should ?? ''}` };
  }

  #unread(said: Said): Fault | undefined {
    const { program, leftover, ambiguous } = this.#compiled(said);
    const [left] = leftover;
    if (left !== undefined) return { why: 'left', words: left };
    const [tie] = ambiguous;
    if (tie !== undefined) return { why: 'ambiguous', words: tie };
    const [idle] = notCarriedOut(program);
    return idle === undefined ? undefined : { why: 'gate', words: idle };
  }

  /** The community's cards whose text has no fault; of every so many one. */
  supported(every: number): readonly CorpusCard[] {
    const cards = corpusCards().filter((card, index) => card.text !== '' && index % every === 0);
    return cards.filter((card) => this.fault({ ...card, title: card.name }) === undefined);
  }
}
