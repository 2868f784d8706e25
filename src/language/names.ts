/** What a text has named so far, and which of it later words mean: 'that skill', 'that card title', 'that number'. */
import { KIND_WORDS } from './mentions.ts';
import { isNode, type Node } from './node.ts';

/** What is named by its title. */
const TITLED: ReadonlySet<unknown> = new Set(['card', ...KIND_WORDS]);

export class Names {
  /** The effects that name, the last one last. */
  readonly #all: Node[] = [];

  add(node: Node): void {
    this.#all.push(node);
  }

  /** Binds a node that goes on about what was named last of its kind; gives the problem if nothing was. */
  mean(node: Node): string | undefined {
    const { id } = node;
    if (node['a'] === 'that') {
      const last = this.#all.at(-1);
      if (last?.['what'] === 'number') Object.assign(node, { a: 'named', id: last['as'] });
    } else if (typeof id === 'string' && id.startsWith('?')) {
      const said = id.slice(1);
      const found = this.#all.findLast(({ what }) => (said === 'title' ? TITLED.has(what) : what === said));
      if (!found) return `no ${said} was named before`;
      node['id'] = found['as'];
    }
    this.#copies(node);
    // Only cards that could be named are meant (2E-NAME-02).
    const named = node['f'] === 'named' && this.#all.find((one) => one['as'] === node['id']);
    if (named && named['only'] !== undefined) node['only'] = structuredClone(named['only']);
    return undefined;
  }

  /** 'A copy of that dilemma', after a dilemma was named: a card of that title. */
  #copies(node: Node): void {
    const { sel } = node;
    if (node['f'] !== 'copyOf' || !isNode(sel) || typeof sel['ref'] !== 'string' || !sel['ref'].startsWith('?')) return;
    const said = sel['ref'].slice(1);
    const found = this.#all.findLast(({ what }) => TITLED.has(what) && (what === said || said === 'card'));
    if (!found) return;
    const only = found['only'] === undefined ? {} : { only: structuredClone(found['only']) };
    const title = { f: 'named', what: 'title', id: found['as'], ...only };
    delete node['sel'];
    Object.assign(node, found['what'] === 'card' ? title : { f: 'and', of: [{ f: 'kind', is: found['what'] }, title] });
  }
}
