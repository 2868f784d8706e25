/** The cards that a text has spoken of so far, and which of them later words mean. */
import { meantBy, type Mention } from './mentions.ts';
import { VERB_OF } from '../tree/open.ts';
import { about, isNode, kindOf, type Node } from './untyped-node.ts';

export class Mentions {
  /** Are the words of a cost being read? */
  isPaid = false;
  /** What could not be resolved, the first thing. */
  problem: string | undefined;
  readonly all: Mention[] = [];
  readonly #type: string;
  readonly #letters: Set<string>;

  constructor(type: string, letters: Set<string>) {
    this.#type = type;
    this.#letters = letters;
  }

  /** 'Examine the top four cards. Take a ship into hand': one of those seen. */
  amongSeen(sel: unknown): void {
    if (!isNode(sel) || ['ref', 'at', 'of', 'as', 'other', 'by'].some((key) => sel[key] !== undefined)) return;
    const seen = this.all.findLast((one) => one.plural && (one.done === 'examine' || one.done === 'reveal'));
    if (!seen || !isNode(seen.sel?.['at']) || /"span":"ability"/.test(JSON.stringify(sel))) return;
    Object.assign(sel, { ref: this.bound(seen), n: sel['n'] ?? 1 });
  }

  /** 'Examine a hand and choose a card': one of those seen; who is chosen by a dilemma faces it. */
  chosenOfSeen(sel: unknown): void {
    if (!isNode(sel) || sel['by'] === 'random' || this.#type === 'dilemma') return;
    const { by } = sel;
    delete sel['by'];
    // What was examined was not revealed: 'revealed' can only mean that.
    if (this.all.some((one) => one.done === 'examine') && !this.all.some((one) => one.done === 'reveal'))
      withoutRevealed(sel);
    this.amongSeen(sel);
    sel['by'] = by;
  }

  /** 'Examine the top four dilemmas. Remove each dilemma …': the dilemmas seen. */
  eachOfSeen(sel: unknown): void {
    if (!isNode(sel) || sel['n'] !== 'all' || about(sel).kind !== 'dilemma') return;
    this.amongSeen(sel);
    if (typeof sel['ref'] === 'string') this.all.push({ ...about(sel), picked: false, sel, partOf: sel['ref'] });
  }

  /** '…, place one card on the bottom of your deck, and remove one card from the game': the others of those seen. */
  amongLeft(sel: unknown): void {
    if (!isNode(sel) || Object.keys(sel).some((key) => key !== 'n')) return;
    const taken = this.all.filter((one) => one.partOf !== undefined);
    const [first] = taken;
    if (first?.partOf === undefined || taken.some((one) => one.partOf !== first.partOf)) return;
    const other = taken.map((one) => this.bound(one));
    Object.assign(sel, { ref: first.partOf, n: sel['n'] ?? 1, other });
  }

  /** While this is done, each one of the cards can be meant, if nothing else fits. */
  amongEach(sel: unknown, act: () => void): void {
    if (!isNode(sel) || sel['n'] !== 'all' || sel['ref'] !== undefined) {
      act();
      return;
    }
    const id = typeof sel['as'] === 'string' ? { id: sel['as'] } : {};
    const each: Mention = { ...about(sel), ...id, plural: false, sel, picked: false };
    this.all.unshift(each);
    act();
    this.all.splice(this.all.indexOf(each), 1);
  }

  /** What the condition of an ability speaks of is known as such. */
  saidIn(part: string, read: () => void): void {
    const before = this.all.length;
    read();
    if (part === 'if') for (const one of this.all.slice(before)) one.asked = true;
  }

  /** 'If your Medical personnel is present, that personnel is stopped instead': whoever it would have happened to. */
  ofWhatHappens(read: () => void): void {
    const asked = this.all.filter((one) => one.asked === true && one.id !== 'that');
    const rest = this.all.filter((one) => !asked.includes(one));
    if (!rest.some(({ id }) => id === 'that')) {
      read();
      return;
    }
    this.all.splice(0, this.all.length, ...rest);
    read();
    this.all.unshift(...asked);
  }

  /** The kind of card a selector means. */
  kindOf(sel: Node): string | undefined {
    if (sel['ref'] === 'this') return this.#type;
    return kindOf(sel['f']) ?? this.all.findLast(({ id }) => id !== undefined && id === sel['ref'])?.kind;
  }

  /** What is meant without a word of its own is not spoken of. */
  unsaid(read: () => void): void {
    const before = this.all.length;
    read();
    this.all.splice(before);
  }

  /** What there is not is not meant later. */
  denied(before: number, what: unknown): void {
    this.all.push(...this.all.splice(before).filter(({ sel }) => sel !== what));
  }

  lastPick(): string | undefined {
    return this.all.findLast((one) => one.picked)?.id;
  }

  /** 'other': than what was chosen or spoken of last, else than this card. */
  lastOf(kind: string | undefined): string {
    const fitting = this.all.filter((one) => one.kind === kind);
    const isTitled = (one: Mention): boolean => one.kind === undefined && one.said.includes('"f":"title"');
    const last = fitting.findLast((one) => one.picked) ?? fitting.at(-1) ?? this.all.findLast(isTitled);
    if (last) return this.bound(last);
    if (kind !== undefined && kind !== this.#type && this.all.length > 0)
      this.problem ??= 'nothing before fits "other"';
    return 'this';
  }

  antecedent(said: string): string | undefined {
    const found = meantBy(said, this.all);
    return found && this.bound(found);
  }

  /** 'The ship': the one spoken of; any ship where none was. */
  definite(node: Node, kind: string): void {
    const found = this.antecedent(kind);
    if (found === undefined) delete node['ref'];
    else {
      node['ref'] = found;
      delete node['f'];
    }
  }

  /** What was chosen; of those spoken of before, it is one of them. */
  picked(id: string, sel: unknown): void {
    const whole = isNode(sel) && typeof sel['ref'] === 'string' && sel['n'] !== undefined ? sel['ref'] : undefined;
    const of = whole === undefined ? undefined : this.all.findLast((one) => one.id === whole);
    const kind = of?.kind;
    if (isNode(sel)) this.#inTheSamePile(sel);
    this.all.push({
      ...about(sel),
      ...(kind !== undefined && { kind }),
      ...(of && whole !== undefined && { partOf: whole }),
      id,
      picked: true,
      done: 'pick',
      ...(isNode(sel) && isNode(sel['at']) && { place: sel['at'] }),
    });
  }

  /** 'Chooses an additional personnel': from the pile of the first. */
  #inTheSamePile(sel: Node): void {
    const { other } = sel;
    if (!Array.isArray(other) || sel['at'] !== undefined || sel['ref'] !== undefined) return;
    const first = this.all.find((one) => one.picked && other.includes(one.id));
    if (first?.place?.['p'] === 'zone') sel['at'] = structuredClone(first.place);
  }

  /** 'Those personnel' after two choices of one each: all that this text has selected. */
  together(said: string, node: Node): boolean {
    const kind = said.replace(/^those /, '');
    const picks = this.all.filter((one) => one.picked && (said === 'they' || one.kind === kind));
    const [first] = picks;
    if (picks.length < 2 || first?.kind === undefined || picks.some((one) => one.kind !== first.kind)) return false;
    allSelected(node, first.kind);
    return true;
  }

  bound(mention: Mention): string {
    if (mention.id === undefined) {
      mention.id = this.letter();
      if (mention.sel) mention.sel['as'] = mention.id;
      mention.attach?.();
    }
    return mention.id;
  }

  letter(): string {
    const free = 'abcdefgh'.split('').find((one) => !this.#letters.has(one));
    if (free === undefined) {
      this.problem ??= 'too many bindings';
      return 'h';
    }
    this.#letters.add(free);
    return free;
  }

  mention(sel: unknown, aside = false, done?: unknown): void {
    if (!isNode(sel)) return;
    if (sel['ref'] !== undefined) {
      this.part(sel);
      return;
    }
    if (Object.keys(sel).some((key) => ['x', 'p', 'a', 'c', 'owner', 'player'].includes(key))) return;
    const id = typeof sel['as'] === 'string' ? { id: sel['as'] } : {};
    const whole = /"e":"(reveal|examine)"/.exec(JSON.stringify(sel['f'] ?? ''))?.[1];
    const seen = whole === undefined ? undefined : this.all.findLast((one) => one.done === whole);
    this.all.push({
      ...(seen && { partOf: this.bound(seen) }),
      ...about(sel),
      ...id,
      sel,
      picked: false,
      ...(aside && { aside: true }),
      ...(this.isPaid && { price: true }),
      ...(typeof done === 'string' && { done }),
    });
  }

  /** 'If it is a Drone': a card of which nothing was known is that, and is what the text goes on about. */
  asserted(who: Node, kind: string | undefined): void {
    const index = this.all.findLastIndex((one) => one.id !== undefined && one.id === who['ref']);
    const one = this.all[index];
    if (!one || one.id === 'this' || one.kind !== undefined || one.plural) return;
    this.all.splice(index, 1);
    this.all.push({ ...one, ...(kind !== undefined && { kind }), asserted: true });
  }

  /** A card that is there without being named: 'facing a dilemma', 'begins a mission attempt'. */
  implied(kind: string, attach: (sel: Node) => void): void {
    const sel: Node = { f: { f: 'kind', is: kind } };
    this.all.push({
      ...about(sel),
      sel,
      picked: false,
      aside: true,
      attach: () => {
        attach(sel);
      },
    });
  }

  /** 'One of those cards': spoken of again as a card of its own. */
  part(sel: Node): void {
    const whole = this.all.findLast((one) => one.id === sel['ref']);
    if (!whole || sel['n'] === undefined || sel['n'] === 'all' || sel['ref'] === 'this') return;
    const id = typeof sel['as'] === 'string' ? { id: sel['as'] } : {};
    const { kind, said } = whole;
    this.all.push({
      ...{ plural: sel['n'] !== 1, said, picked: false, sel, ...id },
      ...(kind !== undefined && { kind }),
      ...(whole.id !== undefined && { partOf: whole.id }),
    });
  }

  /** 'The discarded personnel': the one of the effect that does so. */
  doneTo(node: Node, said: string, done: string, kind: string): void {
    const fits = (one: Mention): boolean => kind === 'card' || one.kind === undefined || one.kind === kind;
    const all = this.all.filter((one) => one.done === (VERB_OF.get(done) ?? done) && fits(one));
    const found = all.at(-1);
    // 'The chosen personnel' after two choices are those of both.
    if (all.length > 1 && all.every((one) => one.picked && one.kind === found?.kind)) allSelected(node, kind);
    else if (found) node['ref'] = this.bound(found);
    else this.problem ??= `nothing before fits "${said}"`;
  }

  /** 'The others': those of the cards spoken of from which some were taken. */
  others(node: Node): void {
    const part = this.all.findLast((one) => one.partOf !== undefined);
    if (part?.partOf === undefined) {
      this.problem ??= 'nothing before fits "the others"';
      return;
    }
    node['ref'] = part.partOf;
    node['other'] = [this.bound(part)];
  }
}

/** Makes of a reference all that the text has selected. */
function allSelected(node: Node, kind: string): void {
  const was = { f: 'was', ev: { e: 'select', stage: 'did' }, span: 'ability' };
  delete node['ref'];
  Object.assign(node, { n: 'all', f: kind === 'card' ? was : { f: 'and', of: [was, { f: 'kind', is: kind }] } });
}

/** A selector without 'revealed'. */
function withoutRevealed(sel: Node): void {
  const rest = unrevealed(sel['f']);
  if (rest === undefined) delete sel['f'];
  else sel['f'] = rest;
}

/** The filter without 'revealed', wherever it stands in it. */
function unrevealed(filter: unknown): unknown {
  if (!isNode(filter)) return filter;
  if (filter['f'] === 'was') return isNode(filter['ev']) && filter['ev']['e'] === 'reveal' ? undefined : filter;
  const { of } = filter;
  if ((filter['f'] !== 'and' && filter['f'] !== 'or') || !Array.isArray(of)) return filter;
  const rest = of.map(unrevealed).filter((part) => part !== undefined);
  return rest.length < 2 ? rest[0] : { ...filter, of: rest };
}
