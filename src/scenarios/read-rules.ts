/** Ids of rules in a scenario: one that the edition's ledger does not have is refused, with the nearest that it has. */
import { isScalar, type Node } from 'yaml';
import { fold, nearest, type Where } from '../catalog/index.ts';
import type { Field, Nodes } from './nodes.ts';

export class RuleReader {
  constructor(
    private readonly nodes: Nodes,
    private readonly ruleset: string,
    /** Every rule of the edition; asked only where a scenario names one. */
    private readonly ids: () => readonly string[],
  ) {}

  /** The rules of a field that holds one or a list of them. */
  all(field: Field | undefined): readonly string[] {
    if (!field) return [];
    const single = isScalar(field.value) && field.value.value !== null ? [field.value] : undefined;
    return (single ?? this.nodes.items(field.value, field.key)).flatMap(
      (item) => this.one(item, this.nodes.where(item), 'a rule') ?? [],
    );
  }

  /** One rule, as the ledger writes it; null, with a problem, for what is none. */
  one(node: Node | null, where: Where, what: string): string | null {
    const written = this.nodes.text(node, where, what);
    if (written === null) return null;
    const ids = this.ids();
    const id = ids.find((one) => fold(one) === fold(written));
    if (id !== undefined) return id;
    const [near] = nearest(written, ids);
    const remedy = `"spaceline rules --ruleset ${this.ruleset} WORDS" finds the id of a rule`;
    const message = `${this.ruleset} has no rule "${written}"`;
    this.nodes.fail(where, message, near === undefined ? remedy : `did you mean "${near}"? ${remedy}`);
    return null;
  }
}
