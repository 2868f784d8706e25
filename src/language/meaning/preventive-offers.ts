/** Offers against an effect: 'you may discard two cards to prevent this', said after what would be done. */
import type { Effect } from '../tree/index.ts';
import { open } from '../tree/open.ts';

/** 'That opponent may discard two cards to prevent this': the offer is made first, the effect is what happens without it. */
export function counterOffer(all: Effect[], one: Effect, isOwn: boolean): boolean {
  const before = all.at(-1);
  if (one.x !== 'may' || (one.who === 'you' && !isOwn) || !one.cost || !before) return false;
  const [prevention, ...rest] = one.do;
  if (prevention?.x !== 'prevent' || prevention.what) return false;
  // "Unless …, a personnel is killed. You may … to prevent this": the offer is made where that would be done.
  if (before.x === 'if' && !before.else && one.who === 'you') return counterOffer(before.then, one, isOwn);
  letterChosen(all.at(-2), before);
  keepFate(all.at(-2), before);
  all.splice(-1, 1, offered(one, one.cost), {
    x: 'if',
    if: { c: 'ok', value: false, ...(one.who !== 'you' && { who: one.who }) },
    then: [before],
    ...(rest.length > 0 && { else: rest }),
  });
  return true;
}

/** In a response, what another player may prevent is all that the text does, not what it responds to. */
export function counterToAll(all: Effect[], one: Effect): boolean {
  if (one.x !== 'may' || one.who === 'you' || !one.cost || one.do[0]?.x !== 'prevent' || all.length === 0) return false;
  const done: Effect = { x: 'if', if: { c: 'ok', value: false, who: one.who }, then: all.splice(0) };
  all.push(offered(one, one.cost), done);
  return true;
}

/** What stands before 'to prevent this' is paid in full or not at all. */
const offered = ({ who, must }: Extract<Effect, { x: 'may' }>, cost: Effect[]): Effect => ({
  x: 'may',
  who,
  ...(must && { must }),
  cost,
  do: [],
});

/** What was chosen before the offer keeps its letter: the offer may choose something, too. */
function letterChosen(chosen: Effect | undefined, done: Effect): void {
  if (chosen?.x !== 'pick' || chosen.as !== open('new') || !('what' in done) || typeof done.what !== 'object') return;
  if (!('ref' in done.what) || done.what.ref !== open('pick')) return;
  chosen.as = OFFERED;
  done.what.ref = OFFERED;
  if (done.x === 'put' && done.to.p === 'zone' && typeof done.to.of === 'object') done.to.of = { owner: OFFERED };
}

/** What was chosen for a deed was chosen for that, though the offer comes between. */
function keepFate(chosen: Effect | undefined, done: Effect): void {
  if (chosen?.x !== 'pick' || 'even' in done || !('what' in done) || typeof done.what !== 'object') return;
  if (!('ref' in done.what) || (done.what.ref !== chosen.as && done.what.ref !== open('pick'))) return;
  if (done.x === 'stop') chosen.fate = 'stop';
  if (done.x === 'put' && done.why === 'kill') chosen.fate = 'kill';
}

const OFFERED = 'a';
