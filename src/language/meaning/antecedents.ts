/** Keeps the cards that a text has spoken of so far, and finds which of them later words mean. */
import { allSelected } from './all-done.ts';
import { common, kinds, kindsSaid } from './kinds-of-cards.ts';
import { hasLeft, isOpen, meantBy, type Mention } from './mentions.ts';
import { seenAs } from './seen-cards.ts';
import { about, kindOf, letterOf } from './topics.ts';
import type { Id, Sel } from '../tree/index.ts';
import { VERB_OF } from '../tree/open.ts';

/** How cards are spoken of. */
interface Way {
  /** By the way only. */
  readonly isAside?: boolean;
  /** It is asked whether there is such a card, or whether it is so. */
  readonly isSupposed?: boolean;
  /** There is one of them at least, which is not all of them. */
  readonly isOne?: boolean;
  /** What an effect does to them. */
  readonly done?: string;
}

export class Mentions {
  /** Is it asked whether something is so? */
  isAsking = false;
  /** Are the words of a cost being read? */
  isPaid = false;
  /** Is it a text that always holds? */
  isLasting = false;
  /** Were several counted, of whom nothing more is known? */
  isCounted = false;
  /** Was something else than this card placed aboard a ship that was not chosen before? */
  isOtherLoaded = false;
  /** What could not be resolved, the first thing. */
  problem: string | undefined;
  readonly all: Mention[] = [];
  /** The card whose text it is. */
  readonly type: string;
  readonly #letters: Set<string>;
  #each: Mention | Id | undefined;
  /** Who is asked for and not meant just now. */
  #away: readonly Mention[] = [];

  constructor(type: string, letters: Set<string>) {
    this.type = type;
    this.#letters = letters;
  }

  /** While this is done, each one of the cards can be meant, if nothing else fits. */
  amongEach(sel: Sel, act: () => void): void {
    const around = this.#each;
    const isOfEach = sel.n === 'all' && sel.ref === undefined;
    const each: Mention = { ...about(sel), ...letterOf(sel), plural: false, sel, picked: false };
    this.#each = isOfEach ? each : sel.ref;
    if (isOfEach) this.all.unshift(each);
    act();
    if (isOfEach) this.all.splice(this.all.indexOf(each), 1);
    this.#each = around;
  }

  /** Each one of the cards that are being changed, and nothing else. */
  eachOne(): Id | undefined {
    return typeof this.#each === 'object' ? this.bound(this.#each) : this.#each;
  }

  /** What the condition of an ability speaks of is known as such. */
  asked(read: () => void): void {
    const before = this.all.length;
    this.supposing(read);
    for (const one of this.all.slice(before)) one.asked = true;
  }

  /** What is read so is asked, of the ability or of what it does. */
  supposing(read: () => void): void {
    this.isAsking = true;
    read();
    this.isAsking = false;
  }

  /** 'If your Medical personnel is present, that personnel is stopped instead': whoever it would have happened to, if not the same happens. */
  ofWhatHappens(isTheSame: boolean, read: () => void): void {
    const asked = this.all.filter((one) => one.asked === true && one.id !== 'that');
    const rest = this.all.filter((one) => !asked.includes(one));
    if (isTheSame || !rest.some(({ id }) => id === 'that')) {
      read();
      return;
    }
    this.all.splice(0, this.all.length, ...rest);
    this.#away = asked;
    read();
    this.#away = [];
    this.all.unshift(...asked);
  }

  /** The kind of card a selector means. */
  kindOf(sel: Sel): string | undefined {
    if (sel.ref === 'this') return this.type;
    return kindOf(sel.f) ?? this.all.findLast(({ id }) => id !== undefined && id === sel.ref)?.kind;
  }

  /** What is meant without a word of its own is not spoken of. */
  unsaid(read: () => void): void {
    const before = this.all.length;
    read();
    this.all.splice(before);
  }

  /** What there is not is not meant later. */
  denied(before: number, what: Sel): void {
    this.all.push(...this.all.splice(before).filter(({ sel }) => sel !== what));
  }

  lastPick(): string | undefined {
    return this.all.findLast((one) => one.picked)?.id;
  }

  /** The letter of what is meant; `able`: only these kinds of cards can be; `isInPlay`: and none that has just left play. */
  antecedent(said: string, able?: ReadonlySet<string>, isInPlay = false): string | undefined {
    const isAble = ({ kind, sel, asserted }: Mention): boolean => {
      // 'If it is an event, A. If it is a personnel, B': what it was in A is not so in B.
      const those = kind === undefined || asserted === true ? sel && kindsSaid(sel) : kinds(kind);
      return common(those, able)?.size !== 0;
    };
    // 'Discard the top card. If it is a personnel, place it in your brig': what was called so just now.
    const isThere = ({ done, id, asserted }: Mention): boolean =>
      id === 'that' || !hasLeft(done) || (said === 'it' && asserted === true);
    const there = isInPlay ? this.all.filter(isThere) : this.all;
    const fitting = able ? there.filter(isAble) : there;
    const found = meantBy(said, fitting);
    if (found && isOpen(said, found, [...fitting, ...this.#away])) this.problem ??= `either of two is "${said}"`;
    return found && this.bound(found);
  }

  /** 'When your personnel is killed by a dilemma, if it costs 3': which of both? */
  isOneOfTwo(able: ReadonlySet<string> | undefined): boolean {
    const has = (kind: string): boolean => able?.has(kind) !== false && this.all.some((one) => one.kind === kind);
    const isThat = this.all.some(({ id, kind }) => id === 'that' && kind === 'personnel');
    return isThat && has('personnel') && has('dilemma');
  }

  /** 'If your Thief is present with this equipment, destroy it': only said to be there, and nothing of what kind of card it is. */
  isOfAnyKind(id: Id): boolean {
    const one = this.all.findLast((mention) => mention.id === id);
    if (!one?.sel || id === 'that' || one.sel.ref !== undefined) return false;
    return one.kind === undefined && one.done === undefined && one.asserted !== true;
  }

  /** 'The ship': the one spoken of. */
  definite(sel: Sel, kind: string): void {
    const found = this.antecedent(kind);
    if (found === undefined) this.problem ??= `nothing before fits "the ${kind}"`;
    else {
      sel.ref = found;
      delete sel.f;
    }
  }

  /** What was chosen; of those spoken of before, it is one of them. */
  picked(id: string, sel: Sel): void {
    const whole = sel.n === undefined ? undefined : sel.ref;
    const of = whole === undefined ? undefined : this.all.findLast((one) => one.id === whole);
    const kind = of?.kind;
    this.#inTheSamePile(sel);
    this.all.push({
      ...about(sel),
      ...(kind !== undefined && { kind }),
      ...(of && whole !== undefined && { partOf: whole }),
      id,
      ...(sel.other && { others: sel.other }),
      picked: true,
      done: 'pick',
      ...(sel.at && { place: sel.at }),
    });
  }

  /** 'Chooses an additional personnel': from the pile of the first. */
  #inTheSamePile(sel: Sel): void {
    const { other } = sel;
    if (!other || sel.at !== undefined || sel.ref !== undefined) return;
    const first = this.all.find((one) => one.picked && one.id !== undefined && other.includes(one.id));
    if (first?.place?.p === 'zone') sel.at = structuredClone(first.place);
  }

  bound(mention: Mention): string {
    if (mention.id === undefined) {
      mention.id = this.letter();
      if (mention.sel) mention.sel.as = mention.id;
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

  /** This card is spoken of. */
  itself(): void {
    this.all.push({ id: 'this', kind: this.type, plural: false, picked: false, ...(this.isPaid && { price: true }) });
  }

  /** What was spoken of before is spoken of again. */
  again(id: Id | undefined): void {
    const last = id === undefined ? undefined : this.all.findLast((one) => one.id === id);
    if (last) this.all.push({ ...last, picked: false });
  }

  /** 'You now command that ship (it becomes …)': whatever it was spoken of with, it is what the text goes on about. */
  taken(id: Id | undefined): void {
    const last = id === undefined ? undefined : this.all.findLast((one) => one.id === id);
    if (!last?.aside) return;
    const { aside: _, attach: __, ...known } = last;
    this.all.push(known);
  }

  /** Cards are spoken of, if there are any. */
  mention(sel: Sel | undefined, { isAside = false, isSupposed = false, isOne = false, done }: Way = {}): void {
    if (!sel) return;
    if (sel.ref !== undefined) {
      this.part(sel);
      return;
    }
    const whole = seenAs(sel.f);
    const seen = whole === undefined ? undefined : this.all.findLast((one) => one.done === whole);
    const { vague, ...topic } = about(sel);
    this.all.push({
      ...(seen && { partOf: this.bound(seen) }),
      ...topic,
      ...(vague && !isOne && { vague }),
      ...letterOf(sel),
      sel,
      picked: false,
      ...(isAside && { aside: true }),
      ...(isSupposed && this.isAsking && { supposed: true }),
      ...(this.isPaid && { price: true }),
      ...(done !== undefined && { done }),
    });
  }

  /** 'If it is a Drone': a card of which nothing was known is that, and is what the text goes on about. */
  asserted(who: Sel, kind: string | undefined): void {
    const index = this.all.findLastIndex((one) => one.id !== undefined && one.id === who.ref);
    const one = this.all[index];
    if (!one || one.id === 'this' || one.kind !== undefined || one.plural) return;
    this.all.splice(index, 1);
    // 'Killed by a card, if that card is an event, destroy it': not by the way any more.
    const { aside: _, ...known } = one;
    this.all.push({ ...known, ...(kind !== undefined && { kind }), asserted: true });
  }

  /** A card that is there without being named: 'facing a dilemma', 'begins a mission attempt'. */
  implied(kind: string, attach: (sel: Sel) => void): void {
    const sel: Sel = { f: { f: 'kind', is: kind } };
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
  part(sel: Sel, isAsked = false): void {
    const whole = this.all.findLast((one) => one.id === sel.ref);
    // 'If the other has Honor, that personnel …': of two the other is one.
    const isOther = isAsked && sel.other !== undefined && sel.n === 'all';
    if (!whole || sel.n === undefined || (sel.n === 'all' && !isOther) || sel.ref === 'this') return;
    const { kind, filter } = whole;
    this.all.push({
      ...{ plural: sel.n !== 1 && !isOther, picked: false, sel, ...letterOf(sel) },
      ...(isOther && { vague: true as const }),
      ...(filter && { filter }),
      ...(kind !== undefined && { kind }),
      ...(whole.id !== undefined && { partOf: whole.id }),
    });
  }

  /** 'The discarded personnel': the one of the effect that does so. */
  doneTo(sel: Sel, said: string, done: string, kind: string): void {
    const fits = (one: Mention): boolean => kind === 'card' || one.kind === undefined || one.kind === kind;
    const all = this.all.filter((one) => one.done === (VERB_OF.get(done) ?? done) && fits(one));
    const found = all.at(-1);
    // 'The chosen personnel' after two choices are those of both.
    if (all.length > 1 && all.every((one) => one.picked && one.kind === found?.kind)) allSelected(sel, kind);
    else if (found) sel.ref = this.bound(found);
    else this.problem ??= `nothing before fits "${said}"`;
  }

  /** The letter of the card to which that was done last. */
  lastDone(done: string, kind: string): string | undefined {
    const found = this.all.findLast(
      (one) =>
        one.done === (VERB_OF.get(done) ?? done) && (kind === 'card' || one.kind === undefined || one.kind === kind),
    );
    return found && this.bound(found);
  }

  /** 'The others': those of the cards spoken of from which some were taken. */
  others(sel: Sel): void {
    const part = this.all.findLast((one) => one.partOf !== undefined);
    if (part?.partOf === undefined) {
      this.problem ??= 'nothing before fits "the others"';
      return;
    }
    sel.ref = part.partOf;
    sel.other = this.#taken(part.partOf);
  }

  /** 'Take one into hand, place one on top': another one of those than went before. */
  amongRest(sel: Sel): void {
    if (sel.ref === undefined || typeof sel.n !== 'number' || sel.other !== undefined) return;
    const taken = this.#taken(sel.ref);
    if (taken.length > 0) sel.other = taken;
  }

  /** The letters of those that were taken from some cards, in order. */
  #taken(whole: Id): Id[] {
    return this.all.filter((one) => one.partOf === whole).map((one) => this.bound(one));
  }
}
