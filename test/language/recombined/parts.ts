/** Cuts the sentences of cards into the parts they are built from, each known to be understood by itself. */
import { sentences, tokenize } from '../../../src/language/text/text.ts';
import type { CorpusCard } from '../corpus.ts';
import type { Compiling } from './compiling.ts';

/** A part of a sentence and the card it stands on. */
export interface Part {
  readonly words: string;
  readonly title: string;
  readonly type: string;
}

export interface Parts {
  /** 'When …', 'While …', 'At the start of …' without the comma, that name nobody whom a pronoun could mean. */
  readonly heads: readonly Part[];
  /** Heads that speak of a personnel. */
  readonly personHeads: readonly Part[];
  /** Heads of what is about to happen to a personnel. */
  readonly perils: readonly Part[];
  /** What is done, about nothing said before. */
  readonly effects: readonly Part[];
  /** What is done to the personnel spoken of before. */
  readonly personEffects: readonly Part[];
  /** What is done about what is about to happen. */
  readonly preventions: readonly Part[];
  /** What stands between 'if' and its comma. */
  readonly conditions: readonly Part[];
  /** What stands before 'to' where something is paid. */
  readonly costs: readonly Part[];
  /** What stands behind 'Unless you have'. */
  readonly requirements: readonly Part[];
  /** 'For each …'. */
  readonly each: readonly Part[];
}

const PRONOUN =
  /\b(?:that|those|he|she|it|they|him|her|his|its|their|them|this way|other|others|another|remaining|instead|named|same|do so|do this|did)\b/i;
const SELF = /\bthis (?:personnel|ship|event|equipment|mission|dilemma|interrupt)\b/i;
/** Where what is bought begins. */
const BOUGHT =
  / to (?=(?:draw|score|download|destroy|unstop|kill|stop|take|examine|choose|shuffle|remove|reveal|begin|make|name|randomly) )/;
/** What is said of this card alone, as it is played or moves. */
const OWN_MATTER = /\bplay this\b|\bmay play\b|\bcounters?\b|\bRange required\b|\babout to (?:move|play)\b|\bnamed\b/;
const PREVENTS = /\bprevent (?:that|it)\b|\binstead\b/;
const PERSON = /\b(?:that personnel|he or she|him or her|his or her)\b/;
/** What does not mean the personnel of the head. */
const OTHER_PRONOUN =
  /\b(?:those|it|its|they|them|their|that (?!personnel\b)\w+|this way|others?|another|remaining|named|same|do so|do this|did|personnel from|a personnel|opponent)\b/i;
const PERIL = /\bpersonnel\b.* about to be (?:stopped|killed)/;

/** The sentences of a text, without their stops. */
function sentencesOf(text: string): string[] {
  return sentences(tokenize(text)).map((tokens) => text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0));
}

/** Every way to cut a sentence at a comma. */
function cuts(sentence: string): (readonly [string, string])[] {
  return [...sentence.matchAll(/, /g)].map(({ index }) => [sentence.slice(0, index), sentence.slice(index + 2)]);
}

/** Gathers the parts of cards that stand alone in a plain sentence around them. */
export class Cutting {
  readonly #compiling: Compiling;
  readonly #known = new Map<string, boolean>();
  constructor(compiling: Compiling) {
    this.#compiling = compiling;
  }

  #stands(text: string, { name: title, type }: CorpusCard): boolean {
    const key = `${type}|${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const stands = this.#compiling.fault({ title, type, text }) === undefined;
    this.#known.set(key, stands);
    return stands;
  }

  /** The parts of these cards. */
  of(cards: readonly CorpusCard[]): Parts {
    const made: Record<keyof Parts, Part[]> = {
      heads: [],
      personHeads: [],
      perils: [],
      effects: [],
      personEffects: [],
      preventions: [],
      conditions: [],
      costs: [],
      requirements: [],
      each: [],
    };
    for (const card of cards)
      for (const sentence of sentencesOf(card.text)) {
        this.#head(made, sentence, card);
        this.#order(made, sentence, card);
        this.#unless(made, sentence, card);
        this.#each(made, sentence, card);
      }
    for (const list of Object.values(made)) {
      const once = new Map(list.map((part) => [part.words, part]));
      list.splice(0, list.length, ...once.values());
    }
    return made;
  }

  #head(made: Record<keyof Parts, Part[]>, sentence: string, card: CorpusCard): void {
    if (!/^(?:When|While|Each time|At the (?:start|end) of) /.test(sentence)) return;
    const isStatic = sentence.startsWith('While');
    const all = cuts(sentence);
    const cut =
      all.find(([head]) => this.#stands(`${head}, ${isStatic ? 'you may ' : ''}draw a card.`, card)) ??
      (isStatic ? undefined : all[0]);
    if (!cut) return;
    const [head, rest] = cut;
    const { name: title, type } = card;
    const plain = { words: head, title, type };
    // Heads that already say 'that' go on about something before.
    if (!/\b(?:that|those)\b/.test(head) && !OWN_MATTER.test(head)) {
      if (PERIL.test(head)) made.perils.push(plain);
      else if (/\bpersonnel\b/.test(head)) made.personHeads.push(plain);
      made.heads.push(plain);
    }
    this.#body(made, rest, card);
  }

  #body(made: Record<keyof Parts, Part[]>, said: string, card: CorpusCard): void {
    const { name: title, type } = card;
    let rest = said;
    if (rest.startsWith('if ')) {
      const all = cuts(rest);
      const cut =
        all.find(([state]) => this.#stands(`When your personnel is stopped, ${state}, draw a card.`, card)) ?? all[0];
      if (!cut) return;
      if (!PRONOUN.test(cut[0])) made.conditions.push({ words: cut[0].slice('if '.length), title, type });
      rest = cut[1];
    }
    const part = { words: rest, title, type };
    if (OWN_MATTER.test(rest)) return;
    if (PREVENTS.test(rest)) {
      if (!PRONOUN.test(rest.replace(PREVENTS, ''))) made.preventions.push(part);
    } else if (!PRONOUN.test(rest)) made.effects.push(part);
    else if (PERSON.test(rest) && !OTHER_PRONOUN.test(rest)) made.personEffects.push(part);
  }

  #order(made: Record<keyof Parts, Part[]>, sentence: string, card: CorpusCard): void {
    if (!sentence.startsWith('Order - ')) return;
    const { name: title, type } = card;
    const said = sentence.slice('Order - '.length);
    const at = said.search(BOUGHT);
    if (at < 0 || PRONOUN.test(said.slice(0, at)) || said.startsWith('If ')) return;
    const cost = said.slice(0, at).toLowerCase().slice(0, 1) + said.slice(1, at);
    made.costs.push({ words: cost, title, type });
  }

  #unless(made: Record<keyof Parts, Part[]>, sentence: string, card: CorpusCard): void {
    const { name: title, type } = card;
    if (!sentence.startsWith('Unless you have ')) return;
    const cut = cuts(sentence).findLast(([head]) => this.#stands(`${head}, draw a card.`, card));
    if (cut) made.requirements.push({ words: cut[0].slice('Unless you have '.length), title, type });
  }

  #each(made: Record<keyof Parts, Part[]>, sentence: string, card: CorpusCard): void {
    const said = / (for each [^,()]+?)(?= \(| until|$)/.exec(sentence)?.[1];
    if (said === undefined || PRONOUN.test(said) || SELF.test(said)) return;
    const { name: title, type } = card;
    made.each.push({ words: said, title, type });
  }
}
