/** The fields of a card read one by one, each by its form; what is not usual is a warning, what does not fit an error. */
import type { CardField, CardKinds } from '../engine/ruleset/card-kinds.ts';
import { compileKeywords } from '../language/index.ts';
import type { Keyword } from '../language/tree/index.ts';
import { parameters, type CardFacts } from './card-facts.ts';
import type { FieldMap, Word } from './field-map.ts';
import { FieldValues } from './field-values.ts';
import { ANOTHER_NAME, isObjectWord, usualIcon, usualSpelling, usualWords } from './known.ts';
import { didYouMean } from './names.ts';
import { errorAt, warningAt, type Problem } from './problem.ts';

const SEPARATORS = { commas: /,/, blanks: /[,\s]+|(?<=\])(?=\[)/, strokes: /[/,]/ } as const;
/** Never splits. */
const WHOLE = /(?!)/;

export class FieldReader {
  readonly #fields: FieldMap;
  readonly #kinds: CardKinds;
  readonly #problems: Problem[];
  readonly values: FieldValues;
  /** Keywords and who may attempt the card, where a field has said it. */
  keywords: readonly Keyword[] = [];
  attempt: CardFacts['attempt'] = null;

  /** Problems found while reading are added to `problems`. */
  constructor(fields: FieldMap, problems: Problem[], type: string, kinds: CardKinds) {
    this.#kinds = kinds;
    this.#fields = fields;
    this.#problems = problems;
    this.values = new FieldValues(type);
  }

  /** Reads a field, if the card has it. What is wrong with it cites the rules of the field. */
  field(name: string, field: CardField): void {
    if (!this.#fields.has(name)) return;
    const before = this.#problems.length;
    this.#read(name, field);
    const { rules } = field;
    if (rules !== undefined)
      this.#problems.push(...this.#problems.splice(before).map((problem) => ({ ...problem, rules })));
  }

  #read(name: string, field: CardField): void {
    const { values } = this;
    switch (field.is) {
      case 'name':
        return values.setText(name, this.#fields.name(name));
      case 'text':
        return values.setText(name, this.#fields.text(name));
      case 'choice':
        return values.setText(name, this.#fields.choice(name, field.of));
      case 'number':
        return values.setNumber(name, this.#fields.number(name, [field.least, field.most]));
      case 'words':
        return values.setWords(name, this.#list(name, field));
      case 'levels':
        return values.setLevels(name, this.#leveled(name, field));
      case 'truth':
        if (this.#fields.truth(name) === true) values.setTrue(name);
        return;
      case 'icons or sentence': {
        const said = this.#iconsOrSentence(name, field);
        this.attempt = said;
        if (said !== null) values.setWords(name, typeof said === 'string' ? [said] : said);
        return;
      }
      case 'keywords':
        this.keywords = this.#keywords(name);
        values.keywords = parameters(this.keywords);
    }
  }

  #list(name: string, { called, usual, between, apart = [] }: Extract<CardField, { is: 'words' }>): readonly string[] {
    const known = usualWords(usual, this.#kinds);
    const words = this.#fields.words(name, SEPARATORS[between]) ?? [];
    const found = words.map((word) =>
      usual.isOpen ? this.#any(called, word) : this.#usual(called, word, known, usual.isClosed),
    );
    const both = apart.filter((word) => found.includes(word));
    if (both.length > 1) {
      const what = `${both.join(' and ')} do not stand on one card`;
      this.#problems.push(errorAt(this.#fields.at(name), what, `write one of ${both.join(', ')}, or neither`));
    }
    return found;
  }

  /** `Archaeology, 2 Diplomacy`: a level before a word, one where none stands; where the field has it so, `Diplomacy x2` as well. */
  #leveled(
    name: string,
    { called, usual, times }: Extract<CardField, { is: 'levels' }>,
  ): Readonly<Record<string, number>> {
    const known = usualWords(usual, this.#kinds);
    const levels: Record<string, number> = {};
    for (const { word, where } of this.#fields.words(name, SEPARATORS.commas) ?? []) {
      const [, level, rest = word] = /^(\d+)\s+(.+)$/.exec(word) ?? [];
      const [, before = rest, behind] = (times && /^(.+?)\s+x\s?(\d+)$/i.exec(rest)) || [];
      const found = this.#usual(called, { word: before, where }, known);
      levels[found] = (levels[found] ?? 0) + Number(behind ?? level ?? 1);
    }
    return levels;
  }

  /** A list is kept as icons, a sentence as it stands. */
  #iconsOrSentence(
    name: string,
    { called, usual, also }: Extract<CardField, { is: 'icons or sentence' }>,
  ): CardFacts['attempt'] {
    const [known, others] = [usualWords(usual, this.#kinds), usualWords(also, this.#kinds)];
    if (!this.#fields.isList(name)) {
      const sentence = this.#fields.text(name);
      if (sentence === undefined || sentence.includes(' may ')) return sentence ?? null;
    }
    return (this.#fields.words(name, SEPARATORS.blanks) ?? []).map((one) => {
      const icon = usualIcon(this.#kinds, one.word, known, others);
      if (icon === undefined) this.#unknown(called, one, known);
      return icon ?? `[${one.word.replace(/[[\]]/g, '')}]`;
    });
  }

  /** One text (`Commander: U.S.S. Galaxy. Host.`) or a list of them. */
  #keywords(name: string): readonly Keyword[] {
    const texts = this.#fields.words(name, WHOLE) ?? [];
    return texts.flatMap(({ word, where }) => {
      const { keywords } = compileKeywords(word, this.#kinds.lexicon.dialect);
      for (const keyword of keywords)
        if (isObjectWord(keyword.name)) this.#refuse('keyword', { word: keyword.name, where });
      return keywords;
    });
  }

  /** The usual spelling of a word of an open list; an unknown one stays as it is, with a warning. */
  #usual(what: string, word: Word, known: readonly string[], isClosed?: true): string {
    const usual = usualSpelling(this.#kinds, word.word, known);
    if (usual === undefined) this.#unknown(what, word, known, isClosed);
    return usual ?? word.word;
  }

  /** A word of a list in which any word may stand. */
  #any(what: string, word: Word): string {
    if (isObjectWord(word.word)) this.#refuse(what, word);
    return word.word;
  }

  #refuse(what: string, { word, where }: Word): void {
    this.#problems.push(errorAt(where, `no ${what} can be called "${word}"`, ANOTHER_NAME));
  }

  #unknown(what: string, { word, where }: Word, known: readonly string[], isClosed?: true): void {
    if (isObjectWord(word)) return this.#refuse(what, { word, where });
    const remedy = didYouMean(word, known, `known are ${known.length > 20 ? 'none like it' : known.join(', ')}`);
    this.#problems.push((isClosed ? errorAt : warningAt)(where, `unknown ${what} "${word}"`, remedy));
  }
}
