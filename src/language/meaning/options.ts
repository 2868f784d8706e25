/** Reference around 'choose one': each option speaks of its own cards, and what follows may go on about those of all. */
import type { Mentions } from './antecedents.ts';
import { meantBy, type Mention } from './mentions.ts';
import type { Node } from './untyped-node.ts';

/** What an effect goes on about by 'that personnel', 'those cards', 'it', 'they'. */
const GOES_ON = /"ref":"\?(?!pick|others|this |mission")([^"]+)"/;

export class Options {
  readonly #said: Mentions;
  readonly #visit: (value: unknown) => void;
  constructor(said: Mentions, visit: (value: unknown) => void) {
    this.#said = said;
    this.#visit = visit;
  }

  /** Resolves a choice in a row of effects; 'replace those cards' behind it moves from the row into each option. */
  resolve(choice: Node, behind: unknown[]): void {
    const options = listsIn(choice['of']);
    const spoken = options.map((option) => this.#within([], option));
    while (options.length > 0 && behind.length > 0) {
      const said = GOES_ON.exec(JSON.stringify(behind[0]))?.[1];
      if (said === undefined || !spoken.every((all) => meantBy(said, all))) return;
      const more = behind.shift();
      options.forEach((option, index) => {
        const own = structuredClone(more);
        option.push(own);
        this.#within(spoken[index] ?? [], own);
      });
    }
  }

  /** Resolves words of one option; what it speaks of is not there for the others, nor for what follows. */
  #within(spoken: readonly Mention[], value: unknown): readonly Mention[] {
    const { all } = this.#said;
    const before = all.length;
    all.push(...spoken);
    this.#visit(value);
    return all.splice(before);
  }
}

function listsIn(value: unknown): unknown[][] {
  return Array.isArray(value) ? value.filter((one): one is unknown[] => Array.isArray(one)) : [];
}
