/** What a text has named so far, and which of it later words mean: 'that skill', 'that card title', 'that number'. */
import { KEPT } from './kept-names.ts';
import type { Mentions } from './antecedents.ts';
import { KIND_WORDS, meantBy, type Mention } from './mentions.ts';
import { openWords } from '../tree/open.ts';
import { both, isNode, type Node } from './untyped-node.ts';

/** What is named by its title. */
const TITLED: ReadonlySet<unknown> = new Set(['card', ...KIND_WORDS]);

export class Names {
  /** The effects that name, the last one last. */
  readonly #all: Node[] = [];
  /** How much had been spoken of when the last one was. */
  #since = 0;

  /** Begins with the name that the card keeps, if another of its texts gave one. */
  constructor(kept?: Node) {
    if (kept) this.#all.push({ ...kept, as: KEPT });
  }

  /** What an effect names or counts, under its letter. */
  given(node: Node, said: Mentions): void {
    if (openWords(node['as']) === 'new') node['as'] = said.letter();
    if (node['what'] !== 'player')
      this.add(node['x'] === 'count' ? { what: 'number', as: node['as'] } : node, said.all.length);
  }

  add(node: Node, mentions: number): void {
    this.#all.push(node);
    this.#since = mentions;
  }

  /** 'That personnel' after a personnel was named, and nothing of the kind spoken of since: whoever has the title. */
  meanTitled(node: Node, said: string, mentions: readonly Mention[], isDoing: boolean): boolean {
    const found = this.#named(said.replace(/^those /, ''));
    if (!found || meantBy(said, mentions.slice(this.#since))) return false;
    delete node['ref'];
    Object.assign(node, { ...(isDoing && { n: 'all' }), f: both(titleOf(found), node['f']) });
    return true;
  }

  #named(said: string): Node | undefined {
    return this.#all.findLast(({ what }) => TITLED.has(what) && (what === said || said === 'card'));
  }

  /** Binds a node that goes on about what was named last of its kind; gives the problem if nothing was. */
  mean(node: Node): string | undefined {
    const words = openWords(node['id']);
    if (node['a'] === 'that') {
      const last = this.#all.at(-1);
      if (last?.['what'] === 'number') Object.assign(node, { a: 'named', id: last['as'] });
    } else if (words !== undefined) {
      const found = this.#all.findLast(({ what }) => (words === 'title' ? TITLED.has(what) : what === words));
      if (!found) return `no ${words} was named before`;
      node['id'] = found['as'];
    }
    this.#copies(node);
    // Only cards that could be named are meant.
    const named = node['f'] === 'named' && this.#all.find((one) => one['as'] === node['id']);
    if (named && named['only'] !== undefined) node['only'] = structuredClone(named['only']);
    return undefined;
  }

  /** 'A copy of that dilemma', after a dilemma was named: a card of that title. */
  #copies(node: Node): void {
    const { sel } = node;
    const words = isNode(sel) ? openWords(sel['ref']) : undefined;
    if (node['f'] !== 'copyOf' || words === undefined) return;
    const found = this.#named(words);
    if (!found) return;
    delete node['sel'];
    Object.assign(node, titleOf(found));
  }
}

/** The filter for cards of the title that was named. */
function titleOf({ what, as, only }: Node): Node {
  const title = { f: 'named', what: 'title', id: as, ...(only !== undefined && { only: structuredClone(only) }) };
  return what === 'card' ? title : { f: 'and', of: [{ f: 'kind', is: what }, title] };
}
