/**
 * Finds letters (A, B …) that a text uses where they name nothing: what a text says is not so, what it only counts and by what it only
 * describes another card is not known outside of that, as the effects carry it out. A tree that uses such a letter is refused.
 */
import type { Ability, Cond, Effect, Place, Requirement, Sel, State } from '../tree/index.ts';
import { hostOf } from '../tree/host-of.ts';
import { idsOf } from '../tree/ids.ts';
import { cards, condition, row, state, timing, type Parts } from '../tree/nodes.ts';
import { partsOf, type TreeNode } from '../tree/visit.ts';
import { filterParts } from '../tree/filter-parts.ts';

/** The first letter that an ability uses where it names nothing; undefined where each is bound. */
export function unboundLetter(ability: Ability): string | undefined {
  const scope = new Scope();
  scope.ability(ability);
  return scope.unbound;
}

const LETTER = /^[a-h]$/;
/** The letters that are given to a card that is found, to what that is with, and to what this is with in turn. */
const lettersOf = (sel: Sel | undefined): readonly string[] =>
  sel ? [...(sel.as === undefined ? [] : [sel.as]), ...lettersOf(sel.at && hostOf(sel.at))] : [];

class Scope {
  unbound: string | undefined;
  readonly #bound = new Set<string>();
  /** The letters that the last offer gave. */
  #offered: readonly string[] = [];

  ability({ at, if: so, cost, do: does }: Ability): void {
    this.#read([...timing(at), ...condition(so), ...row(cost)]);
    if (at.t === 'static') for (const node of does) this.#apart([{ is: 'effect', node }]);
    else this.#read(row(does));
  }

  #read(parts: Parts): void {
    for (const part of parts) this.#node(part);
  }

  #node(given: TreeNode): void {
    switch (given.is) {
      case 'condition':
        this.#condition(given.node);
        return;
      case 'effect':
        this.#effect(given.node);
        return;
      case 'event': {
        const { what, by, involving, place } = given.node;
        const from = 'from' in given.node ? given.node.from : undefined;
        this.#within(given);
        const there = [place, from].flatMap((one) => lettersOf(one && hostOf(one)));
        this.#bind(...lettersOf(what), ...lettersOf(by), ...lettersOf(involving), ...there, ...lettersAt(from));
        return;
      }
      case 'cards':
        this.#within(given);
        this.#bind(...lettersOf(given.node));
        return;
      default:
        this.#uses(given);
        this.#read(partsOf(given));
    }
  }

  /** Reads what is inside; letters given there are known there alone. */
  #within(given: TreeNode): void {
    this.#uses(given);
    this.#apart(partsOf(given));
  }

  #apart(parts: Parts): void {
    const before = new Set(this.#bound);
    this.#read(parts);
    this.#bound.clear();
    this.#bind(...before);
  }

  #condition(cond: Cond): void {
    const given: TreeNode = { is: 'condition', node: cond };
    switch (cond.c) {
      case 'and':
      case 'or':
        this.#read(partsOf(given));
        return;
      case 'some':
        this.#within(given);
        this.#bind(...lettersOf(cond.sel));
        return;
      case 'is':
        this.#read(cards(cond.who));
        this.#apart(state(cond.state));
        this.#bind(...lettersOfState(cond.state));
        return;
      case 'req':
        this.#within(given);
        this.#bind(...lettersRequired(cond.req));
        return;
      case 'did':
        this.#within(given);
        if (cond.ev.what?.as !== undefined) this.#bind(cond.ev.what.as);
        return;
      default:
        this.#apart(partsOf(given));
    }
  }

  #effect(effect: Effect): void {
    const given: TreeNode = { is: 'effect', node: effect };
    switch (effect.x) {
      case 'if':
        this.#either(effect);
        return;
      case 'may': {
        const before = new Set(this.#bound);
        this.#read(partsOf(given));
        this.#offered = [...this.#bound].filter((letter) => !before.has(letter));
        return;
      }
      case 'pick':
      case 'name':
      case 'count':
        this.#read(partsOf(given));
        this.#bind(effect.as);
        return;
      case 'split':
        this.#read(partsOf(given));
        this.#bind(effect.as, effect.rest);
        return;
      default:
        this.#read(partsOf(given));
    }
  }

  /** What is named only where the condition holds is not known otherwise, what an offer names is not where it was not taken. */
  #either({ if: cond, then, else: otherwise }: Extract<Effect, { x: 'if' }>): void {
    const offered = cond.c === 'ok' ? this.#offered : [];
    this.#read(condition(cond));
    const before = [...this.#bound];
    const untaken = before.filter((letter) => !offered.includes(letter));
    const isTaken = cond.c === 'ok' && cond.value;
    this.#only(isTaken ? before : untaken, row(then));
    const known = [...this.#bound];
    if (otherwise) this.#only(isTaken ? untaken : before, row(otherwise));
    this.#bind(...before, ...known);
  }

  /** Reads with these letters known. */
  #only(letters: readonly string[], parts: Parts): void {
    this.#bound.clear();
    this.#bind(...letters);
    this.#read(parts);
  }

  #bind(...letters: readonly string[]): void {
    for (const letter of letters) this.#bound.add(letter);
  }

  #uses(given: TreeNode): void {
    for (const { how, id } of idsOf(given))
      if (how !== 'as' && LETTER.test(id) && !this.#bound.has(id)) this.unbound ??= id;
  }
}

/** The letters of the other card of a state, and of what that is with: 'facing a dilemma at a mission (A)'. */
function lettersOfState(of: State): readonly string[] {
  switch (of.s) {
    case 'at':
      return lettersOf(hostOf(of.place));
    case 'facing':
    case 'attempting':
      return lettersOf(of.what);
    case 'every':
      return of.of.flatMap(lettersOfState);
    default:
      return [];
  }
}

/** The letters of cards that are demanded. */
function lettersRequired(of: Requirement): readonly string[] {
  if (of.r === 'and' || of.r === 'or') return of.of.flatMap(lettersRequired);
  return of.r === 'card' && of.sel.as !== undefined ? [of.sel.as] : [];
}

/** 'From a mission where you have a ship (A)'. */
function lettersAt(from: Place | undefined): readonly string[] {
  const { f } = (from && hostOf(from)) ?? {};
  return filterParts(f).flatMap((part) => (part.f === 'carries' ? lettersOf(part.sel) : []));
}
