/** A dilemma faced in imagination: what its text takes from a team, as far as cards alone tell. It knows of no game at hand. */
import { compare } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Ability, Amount, Cond, Effect, PlayerRef, Sel } from '../../language/tree/index.ts';
import { fits } from './filters.ts';
import { isMetBy, meets } from './requirements.ts';
import { WholeTeam, type Team } from './teams.ts';
import { addedBy } from '../../engine/showing/looking.ts';

/** What a dilemma takes. */
export interface Toll {
  /** Personnel who are out of the attempt, in tenths: whom those who face it choose themselves counts less than whom chance takes. */
  readonly lost: number;
  /** How many of them are gone for longer than the attempt. */
  readonly gone: number;
  /** It goes back to its pile or stays on a card instead of being overcome. */
  readonly stays: boolean;
}

/** What somebody lost counts, in tenths, by who selects: who faces it gives up whoever is needed least. */
const CHOSEN_BY = { self: 6, chance: 10, opponent: 14 } as const;

/** What the text takes from a team; chance takes the first of them, whoever faces it gives up the last. `counted`: that team as it counts. */
export function face(
  abilities: readonly Ability[],
  team: readonly CardView[],
  counted: Team = new WholeTeam(team),
): Toll {
  const encounter = new Encounter(team, counted);
  for (const ability of abilities) if (ability.at.t === 'resolve') encounter.all(ability.do);
  return encounter;
}

/** Whether the words mean the player on the other side of whoever faces the dilemma: its owner. */
const isOther = (who: PlayerRef | 'random' | undefined): boolean => typeof who === 'object' || who === 'opponent';

const NOBODY: readonly CardView[] = [];

class Encounter implements Toll {
  lost = 0;
  gone = 0;
  stays = false;
  #present: readonly CardView[];
  #isDone = true;
  /** Whom letters stand for; most texts have none. */
  #named: Map<string, readonly CardView[]> | null = null;
  /** Who was selected, the last first, and what each of them counts once lost. */
  #selected: Selected | null = null;

  constructor(
    private readonly team: readonly CardView[],
    private readonly counted: Team,
  ) {
    this.#present = team;
  }

  all(effects: readonly Effect[] | undefined): void {
    for (const effect of effects ?? []) this.#one(effect);
  }

  #one(effect: Effect): void {
    switch (effect.x) {
      case 'if':
        this.all(this.#holds(effect.if) ? effect.then : effect.else);
        return;
      case 'may':
        // What might be paid instead is thought to cost as much as it spares.
        this.#isDone = false;
        return;
      case 'instead':
      case 'each':
        this.all(effect.do);
        return;
      case 'pick':
        this.#name(effect.as, this.#pick(effect.sel));
        return;
      case 'stop':
        this.#lose(this.#meant(effect.what));
        return;
      case 'put':
        this.#put(effect);
        return;
      default:
        return;
    }
  }

  #put({ what, why, to }: Extract<Effect, { x: 'put' }>): void {
    if (what.ref === 'this') {
      this.stays ||= why === 'return' || to.p === 'on';
      return;
    }
    if (what.f?.f === 'kind' && what.f.is !== 'personnel') return;
    const out = this.#meant(what);
    this.gone += out.length;
    this.#lose(out);
  }

  #lose(out: readonly CardView[]): void {
    this.#isDone = out.length > 0;
    const left: CardView[] = [];
    for (const card of this.#present) {
      if (out.includes(card)) this.lost += weightOf(card, this.#selected);
      else left.push(card);
    }
    this.#present = left;
  }

  #name(letter: string, cards: readonly CardView[]): void {
    this.#named ??= new Map();
    this.#named.set(letter, cards);
  }

  /** Those selected before, or those who are there. */
  #those(letter: string | undefined): readonly CardView[] {
    return letter === undefined ? this.#present : (this.#named?.get(letter) ?? NOBODY);
  }

  /** Whom a selector means, of those present or of those selected before. */
  #meant({ ref, other, f }: Sel): readonly CardView[] {
    const from = this.#those(ref);
    if (other === undefined && f === undefined) return from;
    const others = (other ?? []).flatMap((letter) => this.#named?.get(letter) ?? NOBODY);
    return from.filter((card) => !others.includes(card) && fits(f, card));
  }

  #pick(sel: Sel): readonly CardView[] {
    const meant = this.#meant(sel);
    const wanted = numberOf(sel, meant.length);
    const isOwn = sel.by === undefined || sel.by === 'you';
    const chosen = isOwn ? meant.slice(Math.max(0, meant.length - wanted)) : meant.slice(0, wanted);
    const weight = isOwn ? CHOSEN_BY.self : isOther(sel.by) ? CHOSEN_BY.opponent : CHOSEN_BY.chance;
    // Whom chance has put to the choice was not to be chosen freely.
    this.#selected = {
      cards: chosen,
      weight: sel.ref === undefined ? weight : CHOSEN_BY.chance,
      before: this.#selected,
    };
    this.#isDone = chosen.length > 0 && chosen.length >= wanted;
    return chosen;
  }

  #holds(condition: Cond): boolean {
    switch (condition.c) {
      case 'not':
        return !this.#holds(condition.of);
      case 'and':
        return condition.of.every((part) => this.#holds(part));
      case 'or':
        return condition.of.some((part) => this.#holds(part));
      case 'req': {
        const those = this.#those(condition.who.ref);
        const isMet = those === this.team ? isMetBy(condition.req, this.counted) : meets(condition.req, those);
        if (condition.req.r === 'card' && condition.req.sel.as !== undefined)
          this.#name(condition.req.sel.as, this.#meant(condition.req.sel));
        return isMet;
      }
      case 'some': {
        const { sel, n = 1 } = condition;
        // What the other player has is not known here.
        return !isOther(sel.of) && typeof n === 'number' && this.#meant(sel).length >= n;
      }
      case 'cmp': {
        const [one, other] = [this.#amount(condition.a), this.#amount(condition.b)];
        return one !== null && other !== null && compare(one, condition.op, other);
      }
      case 'ok':
        return condition.value === this.#isDone;
      default:
        return false;
    }
  }

  #amount(amount: Amount): number | null {
    if (typeof amount === 'number') return amount;
    if (amount.a === 'count') return this.#meant(amount.sel).length;
    if (amount.a !== 'prop') return null;
    const { prop } = amount;
    return this.#meant(amount.of).reduce((sum, card) => sum + addedBy(card, prop.toLowerCase()), 0);
  }
}

interface Selected {
  readonly cards: readonly CardView[];
  readonly weight: number;
  readonly before: Selected | null;
}

function weightOf(card: CardView, selected: Selected | null): number {
  for (let those = selected; those !== null; those = those.before) if (those.cards.includes(card)) return those.weight;
  return CHOSEN_BY.chance;
}

/** How many a selector wants of so many. */
function numberOf({ n }: Sel, among: number): number {
  if (n === undefined) return 1;
  if (typeof n === 'number') return n;
  if (n === 'all') return among;
  if (n === 'any') return 0;
  if ('allBut' in n) return Math.max(0, among - n.allBut);
  return 1;
}
