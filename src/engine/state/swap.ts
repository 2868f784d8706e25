/** One card stands for another: in whatever is going on and lasting, the new one takes the old one's place. */
import type { ChangeRefs as Change } from '../ruleset/state-rules.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Action, Frame, Lasting, Ref, State } from './state.ts';

/** Puts the new card's reference wherever the old one's stands; what has been done to the old one stays its own. */
export function swapRefs(rules: Ruleset, state: State, from: Ref, to: Ref): void {
  const isOld = (ref: Ref): boolean => ref.card === from.card && ref.stay === from.stay;
  const change: Change = (refs) => (refs.some(isOld) ? refs.map((ref) => (isOld(ref) ? to : ref)) : refs);
  // The text that does it goes on meaning the old card by its own names: "Place the one you replaced …".
  const teller = state.frames.findLast((frame) => frame.text !== undefined);
  for (const frame of state.frames) inFrame(frame, change, frame === teller);
  state.lasting = state.lasting.map((lasting) => inLasting(lasting, change));
  // The slices keep their order.
  Object.assign(state.slices, rules.state.swapped(state.slices, change));
}

function inFrame(frame: Frame, change: Change, isTeller: boolean): void {
  if (!isTeller) frame.cards = inSlots(frame.cards, change);
  if (frame.action) frame.action = inAction(frame.action, change);
  if (frame.occurrence) frame.occurrence = { ...frame.occurrence, cards: change(frame.occurrence.cards) };
  if (frame.also) frame.also = frame.also.map((item) => ({ ...item, cards: change(item.cards) }));
  if (frame.text) {
    const path = frame.text.path.map((entry) => (entry.left ? { ...entry, left: change(entry.left) } : entry));
    frame.text = { ...frame.text, path };
  }
}

function inSlots(slots: Readonly<Record<string, readonly Ref[]>>, change: Change): Record<string, readonly Ref[]> {
  return Object.fromEntries(Object.entries(slots).map(([name, refs]) => [name, change(refs)]));
}

/** Only what is still to happen to the old card happens to the new one. */
function inAction(action: Action, change: Change): Action {
  const objects = action.objects.map((object) => {
    const [ref = object.ref] = object.outcome === 'pending' ? change([object.ref]) : [];
    return ref === object.ref ? object : { ...object, ref };
  });
  return { ...action, objects };
}

function inLasting(lasting: Lasting, change: Change): Lasting {
  return { ...lasting, objects: change(lasting.objects), cards: inSlots(lasting.cards, change) };
}
