/** Letters in a condition: "while this is aboard your ship (A)", "if you command a ship (A)" name the cards that make it true. */
import { anyOf, every, meansStopped } from './every.ts';
import { remembered } from './remembered.ts';
import { attemptIn } from '../undertakings.ts';
import type { Context } from './context.ts';
import { inState, meets, candidates, inPlace } from '../meaning.ts';
import { spokenOfThen } from './facts.ts';
import { givesLetter } from './nodes.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ref } from '../../engine/state/state.ts';
import type { Cond, Requirement, Sel, State as TextState } from '../../language/tree/index.ts';

type Bindings = Readonly<Record<string, readonly Ref[]>>;

/** Does what is said give a letter to any card? */
const hasLetters = remembered((said: Cond | Sel): boolean => givesLetter(said));

/** The context with what a condition that holds has named by letters. */
export function withBindings(context: Context, ...conditions: readonly (Cond | undefined)[]): Context {
  return conditions.reduce<Context>((so, condition) => {
    if (condition === undefined || !hasLetters(condition)) return so;
    return { ...so, cards: { ...so.cards, ...bindingsOf(so, condition) } };
  }, context);
}

/** The cards by letter that a condition names. */
export function bindingsOf(context: Context, condition: Cond): Bindings {
  switch (condition.c) {
    case 'and':
      return joinedInTurn(context, condition.of);
    case 'or':
      return joined(condition.of.map((part) => bindingsOf(context, part)));
    case 'some':
      return ofSel(context, condition.sel, meant(context, condition.sel, candidates(context, anyOf(condition.sel))));
    case 'is': {
      const who = meant(
        context,
        condition.who,
        candidates(context, meansStopped(condition) ? every(condition.who) : anyOf(condition.who)),
      );
      const inIt = who.filter((card) => inState(context, condition.state, card));
      return { ...ofSel(context, condition.who, inIt), ...ofState(context, condition.state, inIt) };
    }
    case 'req':
      return ofRequirement(context, candidates(context, condition.who), condition.req);
    case 'did': {
      const { what } = condition.ev;
      if (what?.as === undefined) return {};
      return named(context, what, meant(context, what, spokenOfThen(context, condition)));
    }
    case 'printed':
    case 'not':
    case 'cmp':
    case 'parity':
    case 'alike':
    case 'ok':
    case 'turn':
      return {};
  }
}

/** One after the other: what is said later may speak of what was named before. */
function joinedInTurn(context: Context, parts: readonly Cond[]): Bindings {
  return parts.reduce<Bindings>(
    (found, part) => ({ ...found, ...bindingsOf({ ...context, cards: { ...context.cards, ...found } }, part) }),
    {},
  );
}

function joined(all: readonly Bindings[]): Bindings {
  return Object.fromEntries(all.flatMap((one) => Object.entries(one)));
}

function named({ engine }: Context, sel: Sel, cards: readonly CardNumber[]): Bindings {
  return sel.as === undefined ? {} : { [sel.as]: cards.map((card) => engine.ref(card)) };
}

/** Of the cards that fit, the one that was chosen for the letter, if one was. */
function meant({ chosen }: Context, { as }: Sel, cards: readonly CardNumber[]): readonly CardNumber[] {
  const one = as === undefined ? undefined : chosen?.[as];
  return one === undefined ? cards : cards.filter((card) => card === one);
}

/** The cards by letter that a selection names: its own letter, and those of its place: 'your personnel aboard a ship (A) at a mission (B)'. */
export function ofSel(context: Context, sel: Sel, cards: readonly CardNumber[]): Bindings {
  return { ...named(context, sel, cards), ...(sel.at && ofState(context, { s: 'at', place: sel.at }, cards)) };
}

/** "Is facing a dilemma (A)", "is at a mission (A)": the other card of the state. */
function ofState(context: Context, state: TextState, cards: readonly CardNumber[]): Bindings {
  const { engine } = context;
  if (state.s === 'facing') return ofOther(context, state.what, attemptIn(engine)?.facing ?? undefined);
  if (state.s === 'attempting') return ofOther(context, state.what, attemptIn(engine)?.mission);
  if (state.s === 'every') return joined(state.of.map((part) => ofState(context, part, cards)));
  if (state.s !== 'at') return {};
  const { place } = state;
  switch (place.p) {
    case 'present':
      // Nobody is present with himself.
      return joint(context, place.with, (item) =>
        cards.some((card) => card !== item.card && isAt(context, place, 'with', item, card)),
      );
    case 'aboard':
      return joint(context, place.ship, (item) => cards.some((card) => isAt(context, place, 'ship', item, card)));
    case 'at':
      return joint(context, place.mission, (item) => cards.some((card) => isAt(context, place, 'mission', item, card)));
    case 'on':
    case 'beneath':
      return joint(context, place.card, (item) => cards.some((card) => isAt(context, place, 'card', item, card)));
    case 'zone':
    case 'involved':
    case 'here':
    case 'wherePlayable':
    case 'quadrantOf':
      return {};
  }
}

/** The other card of a state, and the one that this is with: 'a dilemma at a planet mission (A)'. */
function ofOther(context: Context, sel: Sel | undefined, other: Ref | undefined): Bindings {
  return sel === undefined ? {} : ofSel(context, sel, other ? [other.card] : []);
}

/** Of the cards the place speaks of, those that the subject is really with, and what these are with in turn. */
function joint(context: Context, sel: Sel, isWithIt: (item: Ref) => boolean): Bindings {
  if (!hasLetters(sel)) return {};
  const all = meant(context, sel, candidates(context, sel));
  const withIt = all.filter((card) => isWithIt(context.engine.ref(card)));
  return ofSel(context, sel, withIt);
}

/** Is the card in the place when the place is made of this one card? */
function isAt(
  context: Context,
  place: Extract<TextState, { s: 'at' }>['place'],
  key: 'with' | 'ship' | 'mission' | 'card',
  item: Ref,
  card: CardNumber,
): boolean {
  const one: Context = { ...context, cards: { ...context.cards, [ANCHOR]: [item] } };
  return inPlace(one, { ...place, [key]: { ref: ANCHOR } }, card);
}

const ANCHOR = 'anchor';

/** Cards that a met requirement asked for: "if you have 2 or more personnel with Honor (A)". */
function ofRequirement(context: Context, cards: readonly CardNumber[], requirement: Requirement): Bindings {
  if (requirement.r === 'and' || requirement.r === 'or')
    return joined(requirement.of.map((part) => ofRequirement(context, cards, part)));
  if (requirement.r !== 'card' || !meets(context, cards, requirement)) return {};
  const found = candidates(context, every(requirement.sel)).filter((card) => cards.includes(card));
  return named(context, requirement.sel, found);
}
