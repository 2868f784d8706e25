/** Finds the cards that an effect is done to: which are meant, who chooses, at random or not. */
import { numberIfAny } from '../../../engine/kernel/frames.ts';
import { attemptIn } from '../../undertakings.ts';
import { amountOf, holds, candidates, isExempt } from '../../meaning.ts';
import {
  ofSel,
  bound,
  playerOf,
  playersOf,
  type Context,
  limitedAmount,
  rulesOfSel,
  beforeTheTied,
  noteCompanions,
  demanded,
  quantityOf,
  isOpenNumber,
  meanWhoseCards,
} from '../../reading/index.ts';
import { whoseChoice } from './by-choice.ts';
import { chosenNumber, endNumber } from './how-many.ts';
import { isFacedDilemma, showParts } from './faced-dilemma.ts';
import { bindLetters } from './letters-again.ts';
import { noteStopped, whoseRules } from './reach-rules.ts';
import { leavingTheRest } from './rest-of-cost.ts';
import { byOnePlace } from './one-place.ts';
import { slot, wantedSlot } from './slot.ts';
import { chooseTotal } from './totals.ts';
import { chooseAlike, likenessOf } from './alike.ts';
import { chooseUnlike } from './unlike.ts';
import { fromPiles, ownerOfPile } from './whose-pile.ts';
import { act, pending } from '../../../engine/acting/action.ts';
import { choose, selectRandomly } from '../../../engine/asking/select.ts';
import type { Action, Ref } from '../../../engine/state/state.ts';
import type { CardNumber, RuleId, Seat, SetCondition } from '../../../engine/asking/request.ts';
import type { Sel } from '../../../language/tree/index.ts';

/** The number in a count such as "up to 3". */
export function countAmount(context: Context): (n: NonNullable<Sel['n']>) => number {
  return (n) => {
    if (typeof n === 'number') return n;
    if (typeof n === 'string') return 0;
    if ('upTo' in n) return amountOf(context, n.upTo);
    if ('min' in n) return amountOf(context, n.min);
    if ('until' in n) return 0;
    return 'eq' in n ? limitedAmount(context, n.eq) : n.allBut;
  };
}

export interface Found {
  readonly refs: readonly Ref[];
  /** How many the text demanded. */
  readonly wanted: number;
}

/** Who makes a choice: a named player, else "you"; a tie of a dilemma's superlative is its owner's. */
function chooser(context: Context, sel: Sel): Seat {
  if (sel.by !== undefined && sel.by !== 'random') return playerOf(context, sel.by);
  const { engine, source } = context;
  const isFaced = attemptIn(engine)?.facing?.card === source.card;
  return sel.best && isFaced ? (attemptIn(engine)?.opponent ?? context.you) : context.you;
}

/**
 * The objects of an effect, or null where a player was asked and the effect must come back. `verb`: what is about to
 * be done; whoever cannot be the object of it cannot be chosen for it, but can be selected at random.
 * `among`: only these come into question. `even`: what forbids it does not count.
 */
export function objectsOf(
  context: Context,
  sel: Sel,
  verb?: string,
  among?: readonly CardNumber[],
  even?: true,
): Found | null {
  const found = findObjects(context, sel, even ? undefined : verb, among);
  if (found && context.frame) delete context.frame.cards[placeSlot(context)];
  // "Choose a ship (A)": what was found keeps its letter for the rest of the text.
  if (found && context.frame && (sel.as !== undefined || sel.at !== undefined)) {
    const cards = found.refs.map((ref) => ref.card);
    bindLetters(context, { ...ofSel(context, sel, cards), ...(sel.as !== undefined && { [sel.as]: found.refs }) });
  }
  if (found) meanWhoseCards(context, sel, found.refs);
  const letter = sel.as ?? sel.ref;
  if (found && letter !== undefined) noteCompanions(context, letter, found.refs[0]?.card);
  if (found && verb !== undefined) showParts(context, sel, found);
  return found;
}

function findObjects(context: Context, sel: Sel, verb?: string, among?: readonly CardNumber[]): Found | null {
  const { engine, frame } = context;
  if (!frame) throw new Error('objects are looked for while a text is carried out');
  if (sel.ref !== undefined && sel.n === undefined && !sel.f) return namedObjects(context, sel, sel.ref);
  const fitting = candidates(context, sel);
  const everywhere = among ? fitting.filter((card) => among.includes(card)) : fitting;
  noteStopped(context, sel, everywhere);
  engine.noteKeys(...rulesOfSel(sel));
  const before = frame.cards[slot(context)];
  // Of up to so many none is nothing done.
  const least = typeof sel.n === 'object' && 'upTo' in sel.n ? 1 : 0;
  if (before) return { refs: before, wanted: Math.max(least, demanded(sel, before.length, countAmount(context))) };
  const all = inOnePlace(context, sel, everywhere);
  if (!all) return null;
  const amount = countAmount(context);
  const wanted = demanded(sel, all.length, amount);
  // "Those personnel" are all of them, "one of those personnel" is a choice.
  const isChoice = sel.n !== 'all' && (sel.ref === undefined || sel.n !== undefined);
  const { min, max } = isChoice ? quantityOf(context, sel, all.length, amount) : { min: all.length, max: all.length };
  const sought: Sought = { sel, verb, cards: all, min, max, wanted };
  if (sel.by === 'random') return selectedAtRandom(context, sought);
  if (sel.from !== undefined) return takenFromPiles(context, sought);
  const cards = isChoice ? whoCanBeChosen(context, sought) : all;
  if (sel.total) return chosenByTotal(context, { ...sought, cards });
  return isChoice ? chosen(context, { ...sought, cards }) : { refs: refsOf(context, all), wanted };
}

/** Cards of which `min` to `max` are sought, and how many the text demands. */
interface Sought {
  readonly sel: Sel;
  readonly verb: string | undefined;
  readonly cards: readonly CardNumber[];
  readonly min: number;
  readonly max: number;
  readonly wanted: number;
}

/** Those selected at random; null where a player has been asked who, since that is said to be a player's choice. */
function selectedAtRandom(context: Context, { sel, cards, max, wanted }: Sought): Found | null {
  const { engine, source } = context;
  const eligible = cards.filter((card) => !isExempt(engine, card, 'randomSelection', source.card));
  const player = whoseChoice(context, sel);
  if (player !== null && eligible.length > max) {
    choose(engine, {
      player,
      prompt: `Choose who is selected: ${max}`,
      from: refsOf(context, eligible),
      min: max,
      max,
      as: slot(context),
      source: source.card,
      rules: engine.cite('select.choose'),
    });
    return null;
  }
  const rules = isFacedDilemma(context) ? engine.cite('select.random.in a dilemma') : [];
  const selected =
    selectUntil(context, sel, eligible, rules) ??
    selectRandomly(engine, eligible, max, drawer(context, eligible), source.card, rules);
  return { refs: refsOf(context, selected), wanted };
}

/** Those on top of a pile; null where it has still to be said how many, or whose pile it is. */
function takenFromPiles(context: Context, { sel, cards, max, wanted }: Sought): Found | null {
  const player = chooser(context, sel);
  const number = isOpenNumber(sel.n) ? chosenNumber(context, player, max) : max;
  if (number === null) return null;
  const owner = ownerOfPile(context, player, sel.at);
  if (owner === 'asked') return null;
  endNumber(context, player);
  return { refs: refsOf(context, fromPiles(context, sel, { all: cards, max: number, owner })), wanted };
}

/** Those that it can be done to, as long as they leave enough for the rest of a cost. */
function whoCanBeChosen(context: Context, { verb, cards }: Sought): readonly CardNumber[] {
  const { engine, source } = context;
  const able = verb === undefined ? cards : cards.filter((card) => !isExempt(engine, card, verb, source.card));
  if (able.length < cards.length) engine.noteKeys('select.immune');
  return leavingTheRest(context, able);
}

/** 'Personnel with total cost 8 or less': as many as come to that; all, where that is no question. */
function chosenByTotal(context: Context, { sel, cards, max }: Sought): Found | null {
  const rules = context.engine.cite('select.cards', ...whoseRules(sel));
  const asked = { player: chooser(context, sel), from: cards, max, as: slot(context), rules };
  if (chooseTotal(context, sel, asked)) return null;
  return { refs: refsOf(context, cards), wanted: cards.length + 1 };
}

/** Those that are chosen: alike, unlike, or any of them; null where a player has been asked. */
function chosen(context: Context, sought: Sought): Found | null {
  const { engine } = context;
  const { sel, verb, cards, min, max, wanted } = sought;
  const likeness = likenessOf(sel);
  if (likeness !== undefined) {
    const rules = engine.cite('select.cards', ...whoseRules(sel));
    const asked = { player: chooser(context, sel), verb, cards, min, max, as: slot(context), rules };
    const refs = chooseAlike(context, { ...asked, likeness });
    return refs && { refs, wanted };
  }
  if (sel.distinct !== undefined) {
    chooseUnlike(context, {
      player: chooser(context, sel),
      prompt: `${promptFor(verb, min, max)}, no two alike`,
      prop: sel.distinct,
      cards,
      min,
      max,
      as: slot(context),
      rules: engine.cite('select.cards'),
    });
    return null;
  }
  if (min === max && cards.length <= min) return { refs: refsOf(context, cards), wanted };
  chooseAny(context, sought);
  return null;
}

/** Asks for any of them; of a superlative, whoever is best without a tie is among them. */
function chooseAny(context: Context, { sel, verb, cards, min, max }: Sought): void {
  const { engine, source } = context;
  const certain = sel.best ? beforeTheTied(context, cards, sel.best) : [];
  const [least, most] = [Math.min(min, cards.length), Math.min(max, cards.length)];
  choose(engine, {
    player: chooser(context, sel),
    prompt: promptFor(verb, least, most),
    from: refsOf(context, [...certain, ...cards.filter((card) => !certain.includes(card))]),
    min: least,
    max: most,
    as: slot(context),
    source: source.card,
    rules: engine.cite('select.objects', ...whoseRules(sel)),
    ...(certain.length > 0 && { condition: firstOf(certain.length) }),
  });
}

const promptFor = (verb: string | undefined, min: number, max: number): string =>
  `Choose ${howMany(min, max)}${verb === undefined ? '' : ` to ${verb}`}`;

/** The first so many are among those chosen. */
const firstOf = (count: number): SetCondition => ({
  is: 'count',
  of: Array.from({ length: count }, (_, index) => index),
  min: count,
  max: count,
});

/** Who draws at random from these cards. */
export const drawer = ({ engine, you }: Context, cards: readonly CardNumber[]): Seat =>
  cards.length === 0 ? you : (engine.ruleset.texts.drawnBy?.(engine, cards) ?? you);

/** Where it is kept which place was chosen. */
const placeSlot = (context: Context): string => `${slot(context)} place`;

/** 'Two dilemmas beneath your mission': those of one place, as the player chooses where several would do; null where he was asked. */
function inOnePlace(context: Context, sel: Sel, cards: readonly CardNumber[]): readonly CardNumber[] | null {
  const { engine, frame, source } = context;
  const places = byOnePlace(context, sel, cards);
  if (!places) return cards;
  const wanted = demanded(sel, cards.length, countAmount(context));
  const enough = sel.n === 'all' ? places : places.filter((place) => place.cards.length >= wanted);
  const able = enough.length > 0 ? enough : places;
  const as = placeSlot(context);
  const chosen = frame?.cards[as]?.[0]?.card;
  if (able.length > 1 && chosen === undefined) {
    choose(engine, {
      player: chooser(context, sel),
      prompt: 'In which place?',
      from: refsOf(
        context,
        able.map(({ host }) => host),
      ),
      min: 1,
      max: 1,
      as,
      source: source.card,
    });
    return null;
  }
  return (able.find(({ host }) => host === chosen) ?? able[0])?.cards ?? [];
}

/** 'Randomly select personnel until …': one after the other, each from those left, until it is so of those selected. */
function selectUntil(
  context: Context,
  { n }: Sel,
  eligible: readonly CardNumber[],
  rules: readonly RuleId[],
): readonly CardNumber[] | undefined {
  if (typeof n !== 'object' || !('until' in n)) return undefined;
  const { engine, source } = context;
  const you = drawer(context, eligible);
  const selected: CardNumber[] = [];
  const isEnough = (): boolean => {
    const soFar = { ...context.cards, selected: refsOf(context, selected) };
    return selected.length > 0 && holds({ ...context, cards: soFar }, n.until);
  };
  while (selected.length < eligible.length && !isEnough()) {
    const left = eligible.filter((card) => !selected.includes(card));
    selected.push(...selectRandomly(engine, left, 1, you, source.card, rules));
  }
  return selected;
}

/** `1`, `up to 3`, `2 to 4`. */
function howMany(min: number, max: number): string {
  if (min === max) return String(min);
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** "That personnel" is meant even when it is gone: then the effect cannot be carried out on it. */
function namedObjects(context: Context, sel: Sel, ref: string): Found {
  const there = candidates(context, sel);
  const refs = bound(context, ref).filter((item) => !context.engine.isSame(item) || there.includes(item.card));
  return { refs, wanted: Math.max(refs.length, numberIfAny(context, wantedSlot(ref))) };
}

/** Makes 'that card' mean the cards just found, unless the text responds to something: then it means what it responds to. */
export function speakOf({ frame }: Context, { refs }: Found): void {
  if (frame && frame.occurrence === undefined) frame.cards.that = refs;
}

export function refsOf(context: Context, cards: readonly CardNumber[]): Ref[] {
  return cards.map((card) => context.engine.ref(card));
}

/** Puts an action of this text on the stack; on a dilemma, with the gap before it if that is still due. */
export function actOn(context: Context, action: Pick<Action, 'verb'> & Partial<Action>, found: Found): void {
  const { engine, frame, source, you } = context;
  const isDilemma = isFacedDilemma(context);
  const gap = isDilemma && frame?.numbers.gap === 1;
  if (frame && isDilemma) frame.numbers.gap = 1;
  act(engine, { agent: you, source, objects: pending(found.refs), wanted: found.wanted, gap, ...action });
}

/** The players an effect is for, where it names some. */
export function playersFor(context: Context, who: Parameters<typeof playersOf>[1] | undefined): readonly Seat[] {
  if (who === undefined) return [context.you];
  const seats = playersOf(context, who);
  return who === 'opponent' || who === 'anyPlayer' ? seats.slice(0, 1) : seats;
}
