/** Works out where moved cards go, where that depends on what was said of them before: 'replace those cards'. */
import { open, openWords } from '../tree/open.ts';
import type { Mentions } from './antecedents.ts';
import { hostOf } from '../tree/host-of.ts';
import type { Effect, Id, Place, Sel } from '../tree/index.ts';

type Move = Extract<Effect, { x: 'put' }>;
type Zone = Extract<Place, { p: 'zone' }>;

/** The card whose owner's zone this is. */
function ownerIn(to: Place): Id | undefined {
  return to.p === 'zone' && typeof to.of === 'object' && 'owner' in to.of ? to.of.owner : undefined;
}
const zoneOf = (to: Zone, owner: Id): Zone => ({ ...to, of: { owner } });

/** 'Replace those cards'. */
export const isBack = ({ to }: Move): boolean => ownerIn(to) === open('back');

/** 'Replace those cards': where they were seen. */
export function back(move: Move, said: Mentions): void {
  if (!isBack(move)) return;
  const seen = said.all.find((one) => one.id !== undefined && one.id === move.what.ref)?.sel;
  if (seen?.at?.p !== 'zone' || seen.from === undefined || seen.from === 'topOrBottom')
    said.problem ??= 'it is not known where these cards were seen';
  else move.to = { ...structuredClone(seen.at), pos: seen.from };
}

/** 'Take a ship from a mission and place it at that mission': the card it was at is not where it goes, but it is what 'another' is other than. */
export function originOf({ what, to }: Move): readonly Sel[] {
  const isReference = hostOf(to)?.ref !== undefined;
  const host = isReference && what.at?.p === to.p ? hostOf(what.at) : undefined;
  return host ? [host] : [];
}

/** 'Kill that personnel': to its owner's pile, also where the words come to mean a choice of such cards. */
export function ownPile({ what, to }: Move): () => void {
  const said = what.ref;
  const isItsOwn = said !== undefined && ownerIn(to) === said;
  return () => {
    if (isItsOwn && what.ref === undefined && to.p === 'zone') to.of = { owner: 'it' };
  };
}

/** 'Discard the others': into the piles of their owners. */
export function ownedByOthers(move: Move): void {
  const { what, to } = move;
  if (to.p === 'zone' && ownerIn(to) === open('others') && what.ref !== undefined) move.to = zoneOf(to, what.ref);
}

/** Settles who captures: whose brig it is. What is not understood of it: 'choose one of your personnel to be captured' does not say by whom, but on a dilemma. */
export function captured(move: Move, cardType: string, said: Mentions): string | undefined {
  const { why, what, to } = move;
  if (why !== 'capture' || to.p !== 'zone') return undefined;
  if (cardType === 'dilemma') {
    // It captures for its owner; that he or she chooses whom, it says.
    const isSaid = move.who !== undefined || what.by !== undefined || what.ref !== undefined || what.n === 'all';
    move.who = structuredClone(to.of);
    return isSaid ? undefined : 'it is not known who chooses whom it captures';
  }
  const meant = said.all.find((one) => one.id !== undefined && one.id === what.ref);
  const isOwn = what.ref === 'this' || what.of === 'you' || (meant !== undefined && meant.theirs !== true);
  return isOwn ? 'it is not known by whom' : undefined;
}

/** 'Its owner' of a card that is bound is the owner of that binding. */
export function owned(move: Move): void {
  const { what, to } = move;
  const owner = ownerIn(to);
  if (to.p !== 'zone' || owner === undefined || what.ref === undefined) return;
  if (owner === 'it' || openWords(owner) !== undefined) move.to = zoneOf(to, what.ref);
}

/** 'Place a Damage card aboard that ship': it lies on the ship as damage, it is no cargo. */
export function damageOn(move: Move): void {
  const { what, to } = move;
  const isDamage = what.f?.f === 'damage' || (what.f?.f === 'and' && what.f.of.some(({ f }) => f === 'damage'));
  if (isDamage && to.p === 'aboard') move.to = { p: 'on', card: to.ship };
}

/** Why cards are moved: what is placed in a discard pile is spoken of as discarded. */
export function whyOf({ why, to }: Move): string {
  return why === 'place' && to.p === 'zone' && to.zone === 'discard' ? 'discard' : why;
}

/** 'Kill that personnel' goes to the discard pile of that one's owner. */
export function toTheirOwner(move: Move, words: Id | undefined): void {
  const { what, to } = move;
  if (to.p !== 'zone' || words === undefined || what.ref === undefined) return;
  if (ownerIn(to) === words) move.to = zoneOf(to, what.ref);
}

/** Only who is in play is killed, destroyed or captured: not who was discarded to pay for that. */
export const isOfInPlay = ({ why, to }: Move): boolean =>
  why === 'kill' || why === 'destroy' || (to.p === 'zone' && to.zone === 'brig');
