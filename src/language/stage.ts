/**
 * When a response is taken, whatever tense its text uses: what prevents something before that happens (2E-RESP-06); what
 * changes the card's own cost before the cost is paid (`PLAY 3`); all else as it says.
 */
import type { Ability, Effect } from './tree.ts';

/** The ability with the stage at which the rulebook takes it. */
export function staged(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'did') return ability;
  const isOwnPlay = at.ev.e === 'play' && at.ev.what?.ref === 'this';
  const all = [...(ability.cost ?? []), ...ability.do];
  return all.some(isOwnPlay ? changesOwnCost : prevents)
    ? { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } } }
    : ability;
}

function changesOwnCost(effect: Effect): boolean {
  const isCost =
    effect.x === 'mod' &&
    effect.what.ref === 'this' &&
    effect.until === undefined &&
    effect.mods.some((mod) => mod.m === 'num' && mod.prop === 'cost');
  return isCost || innerEffects(effect).some(changesOwnCost);
}

function prevents(effect: Effect): boolean {
  return effect.x === 'prevent' || innerEffects(effect).some(prevents);
}

function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.x) {
    case 'if':
      return [...effect.then, ...(effect.else ?? [])];
    case 'may':
      return [...(effect.cost ?? []), ...effect.do];
    case 'oneOf':
      return effect.of.flat();
    case 'each':
      return effect.do;
    default:
      return [];
  }
}
