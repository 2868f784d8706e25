/** Reading YAML nodes with their places; what does not fit becomes a problem that says what would be right. */
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { errorAt, fold, LIMITS, nearest, type Problem, type Where, type YamlSource } from '../catalog/index.ts';

/** A key of a map with its value. */
export interface Field {
  readonly key: string;
  readonly value: Node | null;
  readonly where: Where;
}

export class Nodes {
  readonly source: YamlSource;
  readonly problems: Problem[] = [];

  constructor(source: YamlSource) {
    this.source = source;
  }

  fail(where: Where, message: string, remedy: string): void {
    this.problems.push(errorAt(where, message, remedy));
  }

  where(node: unknown): Where {
    return this.source.where(node);
  }

  /** The fields of a map, in the order of the file; nothing where the node is none. */
  fields(node: unknown, what: string): readonly Field[] {
    const map = this.source.resolved(node);
    if (map === null || (isScalar(map) && map.value === null)) return [];
    if (!isMap(map)) {
      this.fail(this.where(node), `${what} must be a map`, 'write NAME: VALUE, or {NAME: VALUE, …}');
      return [];
    }
    return map.items.map(({ key, value }) => ({
      key: isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))) : '',
      value: this.source.resolved(value),
      where: this.where(key),
    }));
  }

  /** Reports a field that is not one of those known. */
  unknown({ key, where }: Field, what: string, known: readonly string[]): void {
    const [near] = nearest(key, known);
    this.fail(
      where,
      `${what} has no field "${key}"`,
      near === undefined ? `write one of: ${known.join(', ')}` : `did you mean "${near}"?`,
    );
  }

  /** The items of a list; an empty field is an empty list. */
  items(node: Node | null, what: string): readonly Node[] {
    if (node === null || (isScalar(node) && node.value === null)) return [];
    if (!isSeq(node)) {
      this.fail(this.where(node), `${what} must be a list`, 'write [A, B], or begin each entry with "- "');
      return [];
    }
    if (node.items.length > LIMITS.listEntries) {
      this.fail(this.where(node), `${what} has ${node.items.length} entries`, `give at most ${LIMITS.listEntries}`);
      return [];
    }
    return node.items.flatMap((item) => this.source.resolved(item) ?? []);
  }

  /** A text as it is written; a number is read as text too. Null with a problem for anything else. */
  text(node: Node | null, where: Where, what: string): string | null {
    if (isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number')) {
      const text = (typeof node.value === 'number' ? (node.source ?? String(node.value)) : node.value).trim();
      if (text !== '' && !/[\n\t]/.test(text)) return text;
    }
    this.fail(
      where,
      `${what} must be a text on one line`,
      'in quotes where it holds ": ", " #" or, within brackets, a comma',
    );
    return null;
  }

  /** A whole number, not negative. */
  number(node: Node | null, where: Where, what: string): number | null {
    if (isScalar(node) && typeof node.value === 'number' && Number.isInteger(node.value) && node.value >= 0)
      return node.value;
    this.fail(where, `${what} must be a whole number, 0 or more`, `write ${what}: 1`);
    return null;
  }

  truth(node: Node | null, where: Where, what: string): boolean | null {
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    this.fail(where, `${what} must be true or false`, `write ${what}: true`);
    return null;
  }

  /** One of a closed list of words. */
  choice(node: Node | null, where: Where, what: string, choices: readonly string[]): string | null {
    const text = this.text(node, where, what);
    if (text === null) return null;
    const found = choices.find((choice) => fold(choice) === fold(text));
    if (found !== undefined) return found;
    const [near] = nearest(text, choices);
    this.fail(
      where,
      `${what} can't be "${text}"`,
      near === undefined ? `write one of: ${choices.join(', ')}` : `did you mean "${near}"?`,
    );
    return null;
  }

  /** A list of texts and numbers; a single one stands for a list of one. A number is `@N`. */
  cardNames(node: Node | null, where: Where, what: string): readonly string[] {
    if (isScalar(node) && node.value !== null) return this.cardName(node, where, what);
    return this.items(node, what).flatMap((item) => this.cardName(item, this.where(item), what));
  }

  cardName(node: Node, where: Where, what: string): readonly string[] {
    if (isScalar(node) && typeof node.value === 'number') return [`@${node.value}`];
    const text = this.text(node, where, what);
    return text === null ? [] : [text];
  }
}

/** A key that names a card: a bare number is `@N`. */
export function cardKey(key: string): string {
  return /^\d+$/.test(key) ? `@${key}` : key;
}
