/** Gives references to cards ('that personnel', 'it') their meaning: the letter of a card spoken of, or such cards as the words say. */
import { areAllPicked, meanAllOfThem } from './all-done.ts';
import { allSeen } from './among-seen.ts';
import type { Mentions } from './antecedents.ts';
import { meanDemanded, meanPresent } from './demanded-cards.ts';
import type { Halves } from './halved-groups.ts';
import { meanComplete, meanFoughtAt, meanHost, meanKind, meanMission, meanUnspoken, saysHost } from './host.ts';
import type { Names } from './names.ts';
import type { PlayerOfCard } from './players.ts';
import { kindsSaid, type Kinds } from './kinds-of-cards.ts';
import { KIND_WORDS } from './mentions.ts';
import { happenedTo, lastOf, oneBefore, withEarlier } from './other-than.ts';
import { kindOf } from './topics.ts';
import { allOf } from '../tree/build.ts';
import { openReference, openWords } from '../tree/open.ts';
import type { Filter, Id, Sel } from '../tree/index.ts';

/** What the words of a card are read with. */
interface Known {
  readonly type: string;
  readonly host: string | undefined;
  readonly demanded: Sel | undefined;
  readonly said: Mentions;
  readonly names: Names;
  readonly halves: Halves;
}

/** How far the reading has got. */
export interface Progress {
  /** Is an effect being read, not an event or a state? */
  isDoing: boolean;
  isDamage: boolean;
  /** What damage does all the time: 'this' is the ship. */
  isDamageText: boolean;
  /** Was it said that some personnel are facing a dilemma? */
  isFaced: boolean;
  /** Is it said of a battle that has begun? */
  isFought: boolean;
  /** The kinds of cards that what is done can be done to, for the reference that is read next. */
  able?: Kinds;
  /** Can it be done to cards in play alone? */
  isInPlay?: boolean;
}

/** What the cards of a reference must be, for what is done to them. */
interface Able {
  readonly able: Kinds;
  readonly isInPlay: boolean;
}

export class References {
  readonly progress: Progress = {
    isDoing: false,
    isDamage: false,
    isDamageText: false,
    isFaced: false,
    isFought: false,
  };
  readonly #known: Known;
  constructor(known: Known) {
    this.#known = known;
  }

  /** Resolves the reference of some cards, and what they are other than, where they are open. */
  resolve(sel: Sel): void {
    const { said } = this.#known;
    const { able, isInPlay = false } = this.progress;
    this.progress.able = undefined;
    this.progress.isInPlay = false;
    if (openWords(sel.other?.[0]) === 'last titled') this.#differ(sel);
    if (openWords(sel.other?.[0]) === 'last') this.#besidesHost(sel);
    if (sel.other) sel.other = [...new Set(sel.other.flatMap((id) => withEarlier(said, this.#otherThan(id, sel))))];
    const words = openWords(sel.ref);
    if (words === undefined) return;
    const problem = this.#mean(sel, spoken(words), { able, isInPlay });
    if (problem !== undefined) said.problem ??= problem;
  }

  /** 'Download a different Klingon': of another title; 'a different mission', who is in play, is another card. */
  #differ(sel: Sel): void {
    const before = lastOf(this.#known.said, kindOf(sel.f));
    if (sel.at?.p !== 'zone' || sel.at.zone === 'play' || sel.at.zone === 'brig') sel.other = [before];
    else {
      delete sel.other;
      const isAnother: Filter = { f: 'not', of: { f: 'same', prop: 'title', as: { ref: before } } };
      sel.f = allOf([sel.f, isAnother]) ?? isAnother;
    }
  }

  /** 'Plays on your personnel. Each of your other personnel present …': than the one it lies on. */
  #besidesHost(sel: Sel): void {
    const { host, said } = this.#known;
    if (host === undefined || kindOf(sel.f) !== host || said.all.some(({ kind }) => kind === host)) return;
    delete sel.other;
    const isNotIt: Filter = { f: 'not', of: { f: 'carries', how: 'on', sel: { ref: 'this' } } };
    sel.f = allOf([sel.f, isNotIt]) ?? isNotIt;
  }

  /** What 'other' cards are other than. */
  #otherThan(id: Id, { f, at }: Sel): Id {
    const { said, type } = this.#known;
    const words = openWords(id);
    const kind = kindOf(f);
    if (words === 'one before') return oneBefore(said, kind);
    if (words !== 'last') return id;
    return (f === undefined && happenedTo(said)) || lastOf(said, kind, kind === type && at?.p !== 'zone');
  }

  /** Resolves whose it is: "that personnel's owner". */
  ofOwner(who: PlayerOfCard): void {
    const isOwner = 'owner' in who;
    const words = openWords(isOwner ? who.owner : who.commander);
    const found = words === undefined ? undefined : this.#card(spoken(words));
    if (found === undefined) return;
    if (isOwner) who.owner = found;
    else who.commander = found;
  }

  /** The card that belongs to somebody; notes that there is none. */
  #card(words: string): Id | undefined {
    const { type, said, halves } = this.#known;
    // A dilemma speaks of its own owner so.
    const itself = words === 'it' && type === 'dilemma' ? 'this' : undefined;
    const meant = openReference(words);
    if (meant.open === 'this' && !this.#meansHost(meant.kind)) return 'this';
    const half = meant.open === 'half' ? halves.of(meant.half) : undefined;
    const found =
      half ??
      (meant.open === 'pick'
        ? said.lastPick()
        : meant.open === 'done'
          ? said.lastDone(meant.done, meant.kind)
          : (said.antecedent(meant.open === 'this' ? meant.kind : words) ?? itself));
    if (found === undefined) said.problem ??= `nothing before fits "${words}"`;
    return found;
  }

  /** Binds a node; what is not understood of it, if anything. */
  #mean(node: Sel, words: string, able: Able): string | undefined {
    const { type, said, halves, demanded } = this.#known;
    const meant = openReference(words);
    switch (meant.open) {
      case 'done':
        said.doneTo(node, words, meant.done, meant.kind);
        return undefined;
      case 'others':
        said.others(node);
        return undefined;
      case 'this':
        return this.#thisKind(node, meant.kind);
      case 'half':
        return halves.mean(node, meant.half);
      case 'present':
        return meanPresent(node, this.#bearer(), said, demanded);
      case 'its mission':
        return meanComplete(node, type, said);
      case 'mission':
        return meanMission(node, type);
      case 'definite':
        if (meant.kind === 'ship' && type === 'dilemma' && said.antecedent('ship') === undefined)
          return this.#thisKind(node, meant.kind);
        said.definite(node, meant.kind);
        return undefined;
      case 'each one': {
        const each = said.eachOne();
        if (each !== undefined) node.ref = each;
        return each === undefined ? 'no cards are changed each' : undefined;
      }
      case 'he':
      case 'pick':
      case 'spoken of':
        return this.#spokenOf(node, words, meant.open, able);
    }
  }

  #spokenOf(node: Sel, words: string, open: 'he' | 'pick' | 'spoken of', able: Able): string | undefined {
    const { type, host, said, names, demanded } = this.#known;
    const { isDoing, isFaced } = this.progress;
    // On a card that is no personnel, 'he' may be whoever was named.
    const titled = open === 'he' && type !== 'personnel' ? 'personnel' : words;
    if (names.meanTitled(node, titled, said.all, isDoing)) return undefined;
    if (words === 'several' && said.isCounted) return 'some of those are meant who were only counted';
    const found = open === 'pick' ? said.lastPick() : this.#fitting(words, able);
    if (Object.keys(node).length === 1 && allSeen(said, words, node)) return undefined;
    if (found !== undefined) {
      node.ref = found;
      this.#onlySuch(node, words);
      meanAllOfThem(node, words, said.all);
    } else if (Object.keys(node).length === 1 && areAllPicked(words, node, said.all)) return undefined;
    else if (host !== undefined && saysHost(words, host)) meanHost(node, host);
    else if (this.progress.isFought && words === 'that mission') meanFoughtAt(node);
    else if (!meanUnspoken(node, words, type, isFaced) && !meanDemanded(node, words, demanded))
      return `nothing before fits "${words.replace(' as ', ' ')}"`;
    return undefined;
  }

  /** 'Examine the top four cards. Discard those events': of cards that may be of other kinds only these. */
  #onlySuch(node: Sel, words: string): void {
    const [those, kind] = words.split(' ');
    if (those !== 'those' || kind === undefined || !KIND_WORDS.has(kind)) return;
    const one = this.#known.said.all.findLast(({ id }) => id !== undefined && id === node.ref);
    if (!one?.sel || one.sel.f || one.kind !== undefined || one.asserted === true || node.f) return;
    const all = kindsSaid(one.sel);
    if (all?.size !== 1 || !all.has(kind)) node.f = { f: 'kind', is: kind };
  }

  /** The card spoken of with which that can be done; 'it' is this card where it alone can undergo that. */
  #fitting(words: string, { able, isInPlay }: Able): Id | undefined {
    const { type, said } = this.#known;
    if (words === 'it' && said.isOneOfTwo(able)) return undefined;
    const found = able && said.antecedent(words, able, isInPlay);
    const isThis = words === 'it' && able?.has(type) === true;
    const meant = found ?? (isThis ? 'this' : said.antecedent(words, undefined, isInPlay));
    if (words === 'it' && meant !== undefined && able?.has(type) !== false && said.isOfAnyKind(meant))
      said.problem ??= 'either of two is "it"';
    return meant;
  }

  /** What 'present' is said of: the card, or what bears it. */
  #bearer(): string {
    return this.progress.isDamageText ? 'ship' : (this.#known.host ?? this.#known.type);
  }

  /** 'This ship' on damage, and on what is played on a ship, is the ship that the card is on; of a dilemma that is faced. */
  #thisKind(node: Sel, kind: string): string | undefined {
    const { type, said } = this.#known;
    if (this.#meansHost(kind)) meanHost(node, kind);
    else return meanKind(node, kind, this.progress.isDamageText ? kind : type, said);
    return undefined;
  }

  #meansHost(kind: string): boolean {
    // What damage does all the time it does to 'this': that is the ship.
    if (this.progress.isDamageText) return false;
    return kind === this.#known.host || (this.progress.isDamage && kind === 'ship');
  }
}

/** 'Both' and 'all of them' are more than one. */
const spoken = (words: string): string => (words === 'each of them' ? 'several' : words);
