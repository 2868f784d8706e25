/** The fields of one card as they stand in YAML: read by kind, each with its place; what does not fit is a problem. */
import { isCollection, isMap, isPair, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { LIMITS } from './limits.ts';
import { errorAt, type Problem, type Where } from './problem.ts';
import { shortened } from './shown.ts';
import { didYouMean } from './names.ts';
import type { Passage, YamlSource } from './yaml-source.ts';

export interface Word {
  readonly word: string;
  readonly where: Where;
}

interface Field {
  readonly value: Node | null;
  readonly where: Where;
}

export class FieldMap {
  readonly where: Where;
  readonly #source: YamlSource;
  readonly #problems: Problem[];
  readonly #fields = new Map<string, Field>();
  readonly #tooLong = new Set<string>();

  /** Problems found while reading are added to `problems`. */
  constructor(map: YAMLMap, source: YamlSource, problems: Problem[]) {
    this.where = source.where(map);
    this.#source = source;
    this.#problems = problems;
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : undefined;
      const where = source.where(key);
      if (name === undefined) this.#fail(where, 'a field needs a plain name', 'write NAME: VALUE');
      else this.#set(name, { value: source.resolved(value), where });
    }
  }

  #set(name: string, field: Field): void {
    this.#fields.set(name, field);
    const [from, to] = field.value?.range ?? [0, 0];
    this.#checkLength(name, to - from, LIMITS.fieldCharacters);
  }

  /** What is too long is reported once, and not read. */
  #checkLength(name: string, length: number, most: number): void {
    if (length <= most || this.#tooLong.has(name)) return;
    this.#tooLong.add(name);
    this.#fail(this.at(name), `${shortened(name)} has ${length} characters`, `write at most ${most}`);
  }

  names(): readonly Word[] {
    return [...this.#fields].map(([word, { where }]) => ({ word, where }));
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** Where the value of a field stands; the card where it has no such field. */
  at(name: string): Where {
    const field = this.#fields.get(name);
    if (!field) return this.where;
    return field.value?.range ? this.#source.where(field.value) : field.where;
  }

  /** The value of a field as it is written. */
  passage(name: string): Passage {
    const field = this.#fields.get(name);
    return field?.value?.range ? this.#source.passage(field.value) : { where: this.at(name), written: '' };
  }

  /** A title or another name: a text of a line. */
  name(name: string): string | undefined {
    const text = this.text(name);
    this.#checkLength(name, text?.length ?? 0, LIMITS.nameCharacters);
    return text;
  }

  /** A string; a number or another plain word is taken as it is written. */
  text(name: string): string | undefined {
    const field = this.#fields.get(name);
    if (!field || this.#tooLong.has(name)) return undefined;
    const text = plainText(field.value);
    if (text === undefined || text.trim() === '') {
      this.#fail(
        this.at(name),
        `${name} must be a text`,
        `write ${name}: TEXT, in quotes where it holds ": " or a comma in {…}`,
      );
      return undefined;
    }
    return text.replace(/\s+/g, ' ').trim();
  }

  /** A whole number within bounds. */
  number(name: string, [least, most]: readonly [number, number]): number | undefined {
    const field = this.#fields.get(name);
    if (!field) return undefined;
    const value = isScalar(field.value) ? field.value.value : undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    const given = plainText(field.value);
    const message = given === undefined ? `${name} must be a number` : `${name} is ${given === '' ? 'empty' : given}`;
    this.#fail(this.at(name), message, `write a whole number from ${least} to ${most}`);
    return undefined;
  }

  truth(name: string): boolean | undefined {
    const field = this.#fields.get(name);
    if (!field) return undefined;
    const value = isScalar(field.value) ? field.value.value : undefined;
    if (typeof value === 'boolean') return value;
    this.#fail(this.at(name), `${name} must be true or false`, `write ${name}: true`);
    return undefined;
  }

  /** One of a closed list. */
  choice<Name extends string>(name: string, choices: readonly Name[]): Name | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (found === undefined) {
      this.#fail(this.at(name), `${name} can't be ${text}`, didYouMean(text, choices, `write ${choices.join(', ')}`));
    }
    return found;
  }

  /** A YAML list, or one text split at a separator. */
  words(name: string, separator: RegExp): readonly Word[] | undefined {
    const field = this.#fields.get(name);
    if (!field || this.#tooLong.has(name)) return undefined;
    const words = this.#wordsOf(field.value, separator);
    if (words === undefined)
      this.#fail(this.at(name), `${name} must be a text or a list of texts`, `write ${name}: [A, B]`);
    return words;
  }

  /** Whether the field is written as a YAML list. */
  isList(name: string): boolean {
    return isSeq(this.#fields.get(name)?.value);
  }

  #wordsOf(node: Node | null, separator: RegExp): readonly Word[] | undefined {
    if (!isCollection(node)) return split(plainText(node), separator, this.#source.where(node));
    const all = node.items.map((item) => this.#listed(item, separator));
    return all.every((words) => words !== undefined) ? all.flat() : undefined;
  }

  /** An entry of a list; `Region: Neutral Zone` without quotes is a map to YAML and means the same. */
  #listed(item: unknown, separator: RegExp): readonly Word[] | undefined {
    if (isPair(item)) {
      const [key, value] = [plainText(item.key), plainText(item.value)];
      return key === undefined || value === undefined
        ? undefined
        : [{ word: `${key}: ${value}`, where: this.#source.where(item.key) }];
    }
    const node = this.#source.resolved(item);
    if (isMap(node)) return this.#wordsOf(node, separator);
    return split(plainText(node), separator, this.#source.where(item));
  }

  #fail(where: Where, message: string, remedy: string): void {
    this.#problems.push(errorAt(where, message, remedy));
  }
}

function split(text: string | undefined, separator: RegExp, where: Where): readonly Word[] | undefined {
  const words = text?.split(separator).map((word) => word.replace(/\s+/g, ' ').trim());
  return words?.filter((word) => word !== '').map((word) => ({ word, where }));
}

/** A scalar as it is written; undefined for a list, a map or nothing. */
function plainText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  const { value, source } = node;
  if (typeof value === 'string') return value;
  return value === null ? '' : (source ?? JSON.stringify(value));
}
