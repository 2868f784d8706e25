/** The values of a card's fields, wherever they were read from, as an edition takes them. */
import type { CardFields } from '../engine/ruleset/card-kinds.ts';

export class FieldValues implements CardFields {
  readonly type: string;
  keywords: CardFields['keywords'] = {};
  readonly #texts = new Map<string, string>();
  readonly #numbers = new Map<string, number>();
  readonly #truths = new Set<string>();
  readonly #words = new Map<string, readonly string[]>();
  readonly #levels = new Map<string, Readonly<Record<string, number>>>();

  constructor(type: string) {
    this.type = type;
  }

  /** Takes the value of a field; what could not be read is not there. */
  setText(name: string, value: string | undefined): void {
    if (value !== undefined) this.#texts.set(name, value);
  }

  setNumber(name: string, value: number | undefined): void {
    if (value !== undefined) this.#numbers.set(name, value);
  }

  /** The field is there and true. */
  setTrue(name: string): void {
    this.#truths.add(name);
  }

  setWords(name: string, value: readonly string[]): void {
    this.#words.set(name, value);
  }

  setLevels(name: string, value: Readonly<Record<string, number>>): void {
    this.#levels.set(name, value);
  }

  has(name: string): boolean {
    return [this.#texts, this.#numbers, this.#truths, this.#words, this.#levels].some((read) => read.has(name));
  }

  text(name: string): string {
    return there(name, this.#texts.get(name));
  }

  number(name: string): number {
    return there(name, this.#numbers.get(name));
  }

  words(name: string): readonly string[] {
    return this.#words.get(name) ?? [];
  }

  levels(name: string): Readonly<Record<string, number>> {
    return this.#levels.get(name) ?? {};
  }

  /** What a field of text says; undefined where it says nothing. */
  said(name: string): string | undefined {
    return this.#texts.get(name);
  }
}

function there<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`the field ${name} was not read`);
  return value;
}
