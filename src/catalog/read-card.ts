/** One card of a card file: its fields checked and turned into facts; its texts are compiled later (`compile-card.ts`). */
import type { YAMLMap } from 'yaml';
import type { CardField, CardKinds, CardType } from '../engine/ruleset/card-kinds.ts';
import { idOf, type CardFacts } from './card-facts.ts';
import { FieldMap } from './field-map.ts';
import { FieldReader } from './read-fields.ts';
import { didYouMean, withoutPrintingMark } from './names.ts';
import { errorAt, hasErrors, type Problem } from './problem.ts';
import type { YamlSource } from './yaml-source.ts';

/** The facts of one card, or null with the errors that prevent it; warnings come with the facts. */
export function readCard(
  map: YAMLMap,
  source: YamlSource,
  kinds: CardKinds,
): { readonly read: CardFacts | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const fields = new FieldMap(map, source, problems);
  const read = new CardReader(fields, kinds, problems).read();
  return { read, problems };
}

class CardReader {
  readonly #fields: FieldMap;
  readonly #kinds: CardKinds;
  readonly #problems: Problem[];

  constructor(fields: FieldMap, kinds: CardKinds, problems: Problem[]) {
    this.#fields = fields;
    this.#kinds = kinds;
    this.#problems = problems;
  }

  read(): CardFacts | null {
    const fields = this.#fields;
    const title = fields.name('title');
    const subtitle = fields.name('subtitle');
    if (!fields.has('title')) this.#missing('title', 'a card');
    const kind = this.#type();
    if (!kind) return null;
    const [type, cardType] = kind;
    this.#checkNames(type, cardType);
    if (title === undefined) return null;
    const read = new FieldReader(fields, this.#problems, type, this.#kinds);
    for (const [name, field] of this.#fieldsOf(cardType)) {
      read.field(name, field);
      this.#checkNeeded(read.values.said(name), field, type);
      this.#checkNever(name, read.values.words(name), type, cardType);
    }
    if (hasErrors(this.#problems)) return null;
    const printed = this.#kinds.print(read.values);
    const { place } = this.#kinds.linesOf(printed);
    const plain = withoutPrintingMark(title);
    const set = read.values.said('set');
    return {
      facts: {
        id: idOf(plain, subtitle, place),
        title: plain,
        ...(subtitle !== undefined && { subtitle }),
        type,
        unique: read.values.has('unique'),
        ...printed,
        text: read.values.said('text') ?? '',
      },
      keywords: read.keywords,
      attempt: read.attempt,
      ...(set !== undefined && { set }),
      where: fields.where,
      places: {
        text: fields.passage('text'),
        requirements: fields.passage('requirements'),
        attempt: fields.passage('attempt'),
      },
    };
  }

  /** The fields a card of a type may have, in the order in which they are read. */
  #fieldsOf(cardType: CardType): readonly (readonly [string, CardField])[] {
    const allowed = this.#allowed(cardType);
    return [...this.#kinds.fields].filter(([name]) => allowed.includes(name));
  }

  #allowed({ required, optional }: CardType): readonly string[] {
    return [...this.#kinds.common, ...required, ...optional];
  }

  #type(): readonly [string, CardType] | null {
    const { types } = this.#kinds;
    if (!this.#fields.has('type')) this.#missing('type', 'a card');
    const before = this.#problems.length;
    const type = this.#fields.choice('type', [...types.keys()]);
    const { rules } = this.#kinds;
    if (rules !== undefined)
      this.#problems.push(...this.#problems.splice(before).map((problem) => ({ ...problem, rules })));
    const known = type === undefined ? undefined : types.get(type);
    return type !== undefined && known ? [type, known] : null;
  }

  /** Every field must belong to the type; every required one must be there. */
  #checkNames(type: string, cardType: CardType): void {
    const allowed = this.#allowed(cardType);
    const a = withArticle(type);
    for (const { word, where } of this.#fields.names()) {
      if (allowed.includes(word)) continue;
      const otherwise = `${a} may have: ${allowed.join(', ')}`;
      this.#problems.push(errorAt(where, `unknown field "${word}" for ${a}`, didYouMean(word, allowed, otherwise)));
    }
    for (const name of cardType.required) if (!this.#fields.has(name)) this.#missing(name, a, cardType.rules);
  }

  /** What a card must have because of a word it says. */
  #checkNeeded(word: string | undefined, field: CardField, type: string): void {
    if (field.is !== 'choice' || word === undefined) return;
    for (const name of field.needs?.[word] ?? [])
      if (!this.#fields.has(name)) this.#missing(name, withArticle(`${word} ${type}`));
  }

  /** What other types of card may be, but this one never is. */
  #checkNever(name: string, words: readonly string[], type: string, { never, rules }: CardType): void {
    const wrong = never?.get(name)?.find((word) => words.includes(word));
    if (wrong === undefined) return;
    const problem = errorAt(this.#fields.at(name), `${withArticle(type)} is never ${wrong}`, `write another ${name}`);
    this.#problems.push(rules === undefined ? problem : { ...problem, rules });
  }

  #missing(name: string, whose: string, rules?: readonly string[]): void {
    const problem = errorAt(this.#fields.where, `${name} is missing`, `${whose} needs ${name}`);
    this.#problems.push(rules === undefined ? problem : { ...problem, rules });
  }
}

const withArticle = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
