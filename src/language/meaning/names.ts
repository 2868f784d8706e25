/** Keeps what a text has had named so far, for 'that skill', 'that card title', 'that number'. */
import { KEPT, type Naming } from './kept-names.ts';
import type { Mentions } from './antecedents.ts';
import { KIND_WORDS, meantBy, type Mention } from './mentions.ts';
import { both } from './topics.ts';
import { turnInto } from '../tree/copies.ts';
import type { Amount, Effect, Filter, Id, Named, Place, Prop, Sel } from '../tree/index.ts';
import { open, openWords } from '../tree/open.ts';
import type { TreeNode } from '../tree/visit.ts';

/** What is named by its title. */
const TITLED: ReadonlySet<string> = new Set(['card', ...KIND_WORDS]);

/** What a card has by itself as well, and may share with others. */
const SHARED: Readonly<Partial<Record<Named, Prop>>> = {
  species: 'species',
  affiliation: 'affiliation',
  cardType: 'type',
};

/** Where cards are that can be done something to; beneath a mission lies what others are copies of. */
const STANDING: ReadonlySet<Place['p']> = new Set(['involved', 'here', 'present', 'at', 'aboard']);

/** What was named, the letter it goes by, and which cards alone could be named. */
interface Name {
  readonly what: string;
  readonly as: Id;
  readonly only?: Filter;
  /** Whose card it is the title of, and where: of 'a unique personnel you command', 'a ship involved' only theirs there is meant. */
  readonly from?: Pick<Sel, 'of' | 'at'>;
}

export class Names {
  /** What was named, the last one last. */
  readonly #all: Name[] = [];
  /** How much had been spoken of when the last one was. */
  #since = 0;

  /** Begins with the name that the card keeps, if another of its texts gave one. */
  constructor(kept?: Naming) {
    if (kept) this.#all.push({ ...kept, as: KEPT });
  }

  /** What an effect names or counts, under its letter. */
  given(effect: Extract<Effect, { x: 'name' | 'count' }>, said: Mentions): void {
    if (openWords(effect.as) === 'new') effect.as = said.letter();
    if (effect.x === 'count') this.add({ what: 'number', as: effect.as }, said.all.length);
    else if (effect.what !== 'player') this.add(effect, said.all.length);
  }

  add(name: Name, mentions: number): void {
    this.#all.push(name);
    this.#since = mentions;
  }

  /** 'That personnel' after a personnel was named, and nothing of the kind spoken of since: whoever has the title. */
  meanTitled(sel: Sel, said: string, mentions: readonly Mention[], isDoing: boolean): boolean {
    const found = this.#named(said.replace(/^those /, ''));
    if (!found || meantBy(said, mentions.slice(this.#since))) return false;
    delete sel.ref;
    if (isDoing) sel.n = 'all';
    sel.f = both(titleOf(found), sel.f);
    if (found.from?.of !== undefined) sel.of ??= found.from.of;
    if (found.from?.at && STANDING.has(found.from.at.p)) sel.at ??= structuredClone(found.from.at);
    return true;
  }

  #named(said: string): Name | undefined {
    return this.#all.findLast(({ what }) => TITLED.has(what) && (what === said || said === 'card'));
  }

  /** Binds a node that goes on about what was named last of its kind; gives the problem if nothing was. */
  mean(given: TreeNode): string | undefined {
    switch (given.is) {
      case 'condition':
        if (given.node.c === 'some') this.#besides(given.node.sel);
        return undefined;
      case 'filter':
        return this.#filter(given.node);
      case 'trait':
        return 'id' in given.node ? this.#bind(given.node) : undefined;
      case 'requirement':
        return given.node.r === 'named' ? this.#bind(given.node) : undefined;
      case 'mod':
        if (given.node.m === 'req' && given.node.how === 'replace') return this.#bind(given.node);
        return (given.node.m === 'cannotUse' || given.node.m === 'levels') &&
          typeof given.node.only === 'object' &&
          'id' in given.node.only
          ? this.#bind(given.node.only)
          : undefined;
      case 'amount':
        return this.#amount(given.node);
      default:
        return undefined;
    }
  }

  #bind(node: { id: Id }): string | undefined {
    const words = openWords(node.id);
    if (words === undefined) return undefined;
    const found = this.#all.findLast(({ what }) => (words === 'title' ? TITLED.has(what) : what === words));
    if (!found) return `no ${words} was named before`;
    node.id = found.as;
    return undefined;
  }

  /** 'That many' after a number was named or counted. */
  #amount(amount: Amount): string | undefined {
    if (typeof amount === 'number') return undefined;
    if (amount.a === 'named') return this.#bind(amount);
    const last = this.#all.at(-1);
    if (amount.a === 'that' && last?.what === 'number') turnInto<object & Amount>(amount, { a: 'named', id: last.as });
    return undefined;
  }

  #filter(filter: Filter): string | undefined {
    this.#shared(filter);
    const problem = filter.f === 'named' || filter.f === 'namedAttr' ? this.#bind(filter) : undefined;
    if (problem !== undefined) return problem;
    this.#copies(filter);
    // Only cards that could be named are meant.
    const named = filter.f === 'named' ? this.#all.find((one) => one.as === filter.id) : undefined;
    if (filter.f === 'named' && named?.only) filter.only = structuredClone(named.only);
    return undefined;
  }

  /** 'If you do not command a personnel of that species': than the one whose it is, which has it for certain. */
  #besides(sel: Sel): void {
    if (partsOf(sel.f).some((one) => this.#sharedProp(one) !== undefined)) sel.other ??= [open('last')];
  }

  /** What 'of that species' is about, where none was named. */
  #sharedProp(filter: Filter): Prop | undefined {
    if (filter.f !== 'named' || filter.only) return undefined;
    const words = openWords(filter.id);
    return words === undefined || this.#all.some(({ what }) => what === words) ? undefined : SHARED[filter.what];
  }

  /** 'Of that species', where none was named: that of the card spoken of. */
  #shared(filter: Filter): void {
    const prop = this.#sharedProp(filter);
    if (prop !== undefined) turnInto<Filter>(filter, { f: 'same', prop, as: { ref: open(`same ${prop}`) } });
  }

  /** 'A copy of that dilemma', after a dilemma was named: a card of that title. */
  #copies(filter: Filter): void {
    const words = filter.f === 'copyOf' ? openWords(filter.sel.ref) : undefined;
    const found = words === undefined ? undefined : this.#named(words);
    if (found) turnInto<Filter>(filter, titleOf(found));
  }
}

/** The filter for cards of the title that was named. */
function titleOf({ what, as, only }: Name): Filter {
  const title: Filter = { f: 'named', what: 'title', id: as, ...(only && { only: structuredClone(only) }) };
  return what === 'card' ? title : { f: 'and', of: [{ f: 'kind', is: what }, title] };
}
const partsOf = (filter: Filter | undefined): readonly Filter[] =>
  filter === undefined ? [] : filter.f === 'and' ? filter.of : [filter];
