/** References around 'choose one': each option speaks of its own cards, and what follows may go on about those of all. */
import type { Mentions } from './antecedents.ts';
import { meantBy, type Mention } from './mentions.ts';
import { openIn } from '../tree/ids.ts';
import type { Effect } from '../tree/index.ts';
import type { TreeNode } from '../tree/visit.ts';

/** Whom a text chose, the others of some, this card and this mission are nothing that an option has spoken of. */
const OF_NO_OPTION = /^(?:pick|others|this |mission$)/;

/** What an effect goes on about by 'that personnel', 'those cards', 'it', 'they'. */
function goesOnAbout(effect: Effect): string | undefined {
  const uses = openIn({ is: 'effect', node: effect });
  return uses.find(({ how, words }) => how === 'ref' && !OF_NO_OPTION.test(words))?.words;
}

export class Options {
  readonly #said: Mentions;
  readonly #visit: (node: TreeNode) => void;
  constructor(said: Mentions, visit: (node: TreeNode) => void) {
    this.#said = said;
    this.#visit = visit;
  }

  /** Resolves a choice in a row of effects; 'replace those cards' behind it moves from the row into each option. */
  resolve({ of: options }: Extract<Effect, { x: 'oneOf' }>, behind: Effect[]): void {
    const spoken: (readonly Mention[])[] = [];
    for (const option of options) {
      const [first] = option;
      if (first && goesOnAbout(first) === 'it' && this.#isOfOption(spoken.at(-1)))
        this.#said.problem ??= 'it is not known whether "it" is of the option before';
      spoken.push(this.#within([], { is: 'row', node: option }));
    }
    for (let [more] = behind; more && options.length > 0; [more] = behind) {
      const said = goesOnAbout(more);
      if (said === undefined || !spoken.every((all) => meantBy(said, all))) return;
      behind.shift();
      for (const [index, option] of options.entries()) {
        const own = structuredClone(more);
        option.push(own);
        this.#within(spoken[index] ?? [], { is: 'effect', node: own });
      }
    }
  }

  /** 'Take command of an equipment; or return it': has the option before spoken of what nobody spoke of before? */
  #isOfOption(spoken: readonly Mention[] = []): boolean {
    const found = meantBy('it', spoken);
    if (found === undefined || found.id === 'this') return false;
    // What has no letter yet is nothing that was spoken of before.
    return found.id === undefined || !this.#said.all.some(({ id }) => id === found.id);
  }

  /** Resolves words of one option; what it speaks of is not there for the others, nor for what follows. */
  #within(spoken: readonly Mention[], node: TreeNode): readonly Mention[] {
    const { all } = this.#said;
    const before = all.length;
    all.push(...spoken);
    this.#visit(node);
    return all.splice(before);
  }
}
