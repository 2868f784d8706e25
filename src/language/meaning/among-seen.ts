/** Which cards a text means once it has looked at some: one of those seen, each of them, the others. */
import type { Effect, Id, Sel } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import { isSame } from '../tree/same.ts';
import { allDone } from './all-done.ts';
import type { Mentions } from './antecedents.ts';
import type { Mention } from './mentions.ts';
import { asksOfThisText } from './looking-back.ts';
import { isOutOfPile, withoutRevealed } from './seen-cards.ts';
import { about } from './topics.ts';
import { someNode } from '../tree/visit.ts';

type Move = Extract<Effect, { x: 'put' }>;

/** With any of these it is known already which cards are meant. */
const KNOWN_BY = ['ref', 'at', 'of', 'as', 'other', 'by'] as const;

/** 'Examine the top four cards. Take a ship into hand': one of those seen. */
export function amongSeen(said: Mentions, sel: Sel): void {
  if (KNOWN_BY.some((key) => sel[key] !== undefined)) return;
  if (!asksOfThisText([{ is: 'cards', node: sel }])) ofSeen(said, sel);
}

/** 'Examine a hand and choose a card': one of those seen; who is chosen by a dilemma faces it, unless he is discarded or taken. */
export function chosenOfSeen(said: Mentions, sel: Sel, next: Effect | undefined): void {
  if (sel.by === 'random' || (said.type === 'dilemma' && !isOutOfPile(next))) return;
  const { by } = sel;
  delete sel.by;
  // What was examined was not revealed: 'revealed' can only mean that.
  if (said.all.some((one) => one.done === 'examine') && !said.all.some((one) => one.done === 'reveal'))
    withoutRevealed(sel);
  amongSeen(said, sel);
  if (by !== undefined) sel.by = by;
}

/** 'Examine an opponent's hand and discard a card', with no word of whose hand: one of those seen. */
export function outOfHandSeen(said: Mentions, sel: Sel): void {
  const { at } = sel;
  const isUnsaid = at?.p === 'zone' && isSame(at.of, { player: open('holder') });
  const seen = said.all.findLast((one) => one.done === 'examine' || one.done === 'reveal');
  if (isUnsaid && sel.n === 'all' && sel.other && seen?.plural) {
    delete sel.at;
    ofSeen(said, sel);
    return;
  }
  if (!isUnsaid || seen?.sel?.n !== 'all' || seen.sel.at?.p !== 'zone' || seen.sel.at.zone !== 'hand') return;
  // 'A card of the same type as a card in that hand' is none of that hand.
  if (sel.f && someNode({ is: 'filter', node: sel.f }, ({ is, node }) => is === 'filter' && node.f === 'same')) {
    said.problem ??= 'it is not said from which hand';
    return;
  }
  delete sel.at;
  sel.ref = said.bound(seen);
  sel.n ??= 1;
}

/**
 * 'Choose one to be killed': one of several spoken of last; those seen are chosen from only to go elsewhere. Else any personnel, where
 * no other cards were spoken of: 'if you have an equipment present, choose one' is left open.
 */
export function someSpokenOf(
  said: Mentions,
  sel: Sel,
  next: Effect | undefined,
  { isAny, isOpen }: { isAny: boolean; isOpen: boolean },
): void {
  const isFitting = (one: Mention): boolean =>
    one.plural && (one.done === 'reveal' || one.done === 'examine' ? isOutOfPile(next) : one.kind === 'personnel');
  const those = isAny ? undefined : said.all.findLast(isFitting);
  if (!those && (isOpen || (!isAny && said.all.some(({ id }) => id !== 'this')))) return;
  delete sel.ref;
  if (those) {
    delete sel.f;
    sel.ref = said.bound(those);
  } else if (sel.n === 1) delete sel.n;
}

/** 'Examine the top four dilemmas. Remove each dilemma …', 'reveal four cards. Place a Klingon in your hand': those seen. */
export function someOfSeen(said: Mentions, { what: sel, why, to }: Move): void {
  if (why === 'place' && to.p === 'zone') {
    amongSeen(said, sel);
    return;
  }
  if (sel.n !== 'all' || about(sel).kind !== 'dilemma') return;
  amongSeen(said, sel);
  if (sel.ref !== undefined) said.all.push({ ...about(sel), picked: false, sel, partOf: sel.ref });
}

/** 'Reveal four cards. Place each Klingon revealed in hand and each other card in your discard pile': of those seen. */
function ofSeen(said: Mentions, sel: Sel): void {
  const seen = said.all.findLast((one) => one.plural && (one.done === 'examine' || one.done === 'reveal'));
  if (!seen?.sel?.at) return;
  const after = said.all.slice(said.all.indexOf(seen) + 1);
  if (sel.other && after.length === 0) said.problem ??= 'it is not known than which of them another is meant';
  if (sel.other) sel.other = after.map((one) => said.bound(one));
  sel.ref = said.bound(seen);
  sel.n ??= 1;
}

/** '…, place one card on the bottom of your deck, and remove one card from the game': the others of those seen. */
export function amongLeft(said: Mentions, sel: Sel): void {
  if (Object.keys(sel).some((key) => key !== 'n' && key !== 'other')) return;
  const taken = said.all.filter((one) => one.partOf !== undefined);
  const [first] = taken;
  if (sel.other || !first) {
    ofSeen(said, sel);
    return;
  }
  if (first.partOf === undefined || taken.some((one) => one.partOf !== first.partOf)) return;
  const other = taken.map((one) => said.bound(one));
  sel.ref = first.partOf;
  sel.n ??= 1;
  sel.other = other;
}

/** 'For each event revealed, … Discard those cards': all that were revealed, of whatever kind. */
export function wholeOf(said: Mentions, words: string, found: Id): Id {
  const one = said.all.findLast(({ id }) => id === found);
  return words === 'those card' && one?.done === 'each' && one.partOf !== undefined ? one.partOf : found;
}

/** 'Those cards' after two looks in a row: all that were seen. */
export function allSeen(said: Mentions, words: string, sel: Sel): boolean {
  const last = said.all.slice(-2);
  const isSeen = words === 'those card' && last.length === 2 && last.every((one) => one.done === 'examine');
  if (isSeen) allDone(sel, 'examine', 'card');
  return isSeen;
}
