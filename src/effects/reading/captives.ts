/** Captives that a text may mean though nothing of them can be used: it looks for them where they are, or has put them there itself. */
import type { Context } from './context.ts';
import { cardsOfFacts } from './facts.ts';
import { isEffect, isPut, textChildren } from './nodes.ts';
import { partsApart } from './outside-places.ts';
import { remembered } from './remembered.ts';
import { textOf } from './text-of.ts';
import { groupAt } from '../../engine/kernel/tallies.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Effect, Program, Sel, ZoneName } from '../../language/tree/index.ts';

/** Does the selector mean this captive? `isOfDeed`: it asks for what this text has done. */
export function isCaptiveMeant(context: Context, sel: Sel, card: CardNumber, isOfDeed: boolean): boolean {
  const { engine, you } = context;
  if (isFromCaptives(context, sel)) return true;
  // 'When your personnel is placed in an opponent's brig, … that personnel'.
  if (sel.ref === 'that') return true;
  // 'Choose a captive … that captive's skills': who was chosen is still spoken of.
  if (sel.ref !== undefined && sel.ref !== 'this' && engine.commanderOf(card) !== you) return true;
  // 'Placed in a brig. If that personnel …': and so is who was captured.
  const isOfCatch = sel.ref !== undefined || isOfDeed;
  return isOfCatch && cardsOfFacts(context, { e: 'place', stage: 'did' }, 'ability').includes(card);
}

/** 'A captive', 'your personnel in an opponent's brig'; and by its letter what was chosen of those. */
function isFromCaptives({ engine, source }: Context, { ref, at }: Sel): boolean {
  const { captives, zones } = engine.ruleset.texts;
  const isTheirs = (zone: ZoneName): boolean => zones.get(zone) === captives;
  if (ref === undefined) return at?.p === 'zone' && isTheirs(at.zone);
  return (
    zonesOfLetters(textOf(engine.definitionOf(source.card)).program)
      .get(ref)
      ?.some(isTheirs) === true
  );
}

/** The zones in which a text looks for the cards to which it gives a letter, or into which it puts them. */
const zonesOfLetters = remembered((program: Program): ReadonlyMap<string, readonly ZoneName[]> => {
  const found = new Map<string, ZoneName[]>();
  const visit = (node: unknown): void => {
    const chosen = lettered(node);
    if (chosen) groupAt(found, chosen.as).push(...zonesOf(chosen.sel));
    if (isPutInZone(node)) groupAt(found, node.what.ref).push(node.to.zone);
    textChildren(node).forEach(visit);
  };
  visit(program);
  return found;
});

/** 'Place them in your opponent's brig. At the start of your next turn, … those personnel'. */
function isPutInZone(node: unknown): node is { what: { ref: string }; to: { zone: ZoneName } } {
  return isPut(node) && node.what.ref !== undefined && node.what.ref !== 'this' && node.to.p === 'zone';
}

/** Cards with a letter, and which those are: 'choose a personnel (A)', 'place a card (A)'. */
function lettered(node: unknown): { readonly as: string; readonly sel: Sel } | undefined {
  if (isPick(node)) return node;
  return isSel(node) && node.as !== undefined ? { as: node.as, sel: node } : undefined;
}
const isPick = (node: unknown): node is Extract<Effect, { x: 'pick' }> => isEffect(node) && node.x === 'pick';
const isSel = (node: unknown): node is Sel =>
  typeof node === 'object' && node !== null && 'as' in node && !('x' in node) && ('at' in node || 'f' in node);

const zonesOf = (sel: Sel): readonly ZoneName[] =>
  (partsApart(sel) ?? [sel]).flatMap(({ at }) => (at?.p === 'zone' ? [at.zone] : []));
