/**
 * Settles when a response is taken, whatever tense its text uses: what prevents something before that happens; what changes the cost of the
 * card played before the cost is paid; all else as it says.
 */
import { leftOutByChoice } from './left-out.ts';
import { beforeIt, byAnother } from './stand-ins.ts';
import { happeningThere } from './where-it-happens.ts';
import { isOfCost } from '../tree/of-cost.ts';
import type { Ability, Effect, Fight, Mod, Place } from '../tree/index.ts';
import { bothWays, withPrice } from '../tree/build.ts';

/** The ability with the stage at which the rulebook takes it. */
export function staged(given: Ability): Ability {
  const ability = leftOutByChoice(
    byAnother(unstoppingLater(drawingMore(happeningThere(whereItWas(beforeIt(selecting(gainingForGood(given)))))))),
  );
  const { at } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'did') return ability;
  // Whom a battle stops at its end can only be unstopped once it has ended.
  if (at.ev.e === 'winBattle' && ability.do.some(unstops))
    return { ...ability, at: { ...at, ev: { ...at.ev, e: 'wonBattle' } } };
  // Nobody is kept from being stopped once he is.
  if (at.ev.e === 'endBattle' && ability.do.some(keepsUnstopped))
    return { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } } };
  if (at.ev.e === 'failAttempt' && ability.do.some(keepsUnstopped))
    return { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } }, do: ability.do.map(forTheAttempt) };
  // A dilemma as a whole is prevented at any time while it is faced: what it has done by then, to who 'is killed by' it, is done.
  if (ability.do.some(preventsWhole) && !ability.do.some(preventsAction)) return ability;
  // What a mission is worth is changed before its points are scored.
  if (at.ev.e === 'complete' && ability.do.some(changesPoints))
    return { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } } };
  const played = at.ev.e !== 'play' ? [] : at.ev.what?.ref === 'this' ? ['this', 'that'] : ['that'];
  const all = withPrice(ability);
  return all.some((effect) => prevents(effect) || changesCost(effect, played))
    ? { ...ability, at: { ...at, ev: { ...at.ev, stage: 'about' } } }
    : ability;
}

/** 'When you play this, name X or Y. This gains that skill': as long as it is in play. */
function gainingForGood(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.e !== 'play' || at.ev.what?.ref !== 'this') return ability;
  return {
    ...ability,
    do: ability.do.map((effect) =>
      effect.x === 'mod' && effect.what.ref !== undefined && effect.until === undefined && effect.mods.every(gainsNamed)
        ? { ...effect, until: 'game' as const }
        : effect,
    ),
  };
}
const gainsNamed = (mod: Mod): boolean => mod.m === 'gain' && 'skillNamed' in mod.trait;

/** 'When X is killed in combat, unstop those involved', 'begin combat. If you win, unstop …': they are stopped only when it ends. */
function unstoppingLater(ability: Ability): Ability {
  const { at } = ability;
  const fought = at.t === 'on' && 'battle' in at.ev && !BATTLES.has(at.ev.e) ? at.ev.battle : undefined;
  return { ...ability, do: ability.do.map((effect) => unstoppedLater(effect, fought)) };
}
function unstoppedLater(effect: Effect, battle: Fight | undefined): Effect {
  const after = (row: readonly Effect[]): Effect[] => row.map((one) => unstoppedLater(one, battle));
  if (battle !== undefined && unstopsInvolved(effect))
    return { x: 'later', at: { t: 'on', ev: { e: 'endBattle', stage: 'did', battle } }, do: [effect] };
  switch (effect.x) {
    case 'battle':
      return { ...effect, ...(effect.win && { win: effect.win.map((one) => unstoppedLater(one, effect.kind)) }) };
    case 'oneOf':
      return { ...effect, of: effect.of.map(after) };
    case 'may':
      return { ...effect, do: after(effect.do) };
    default:
      return effect;
  }
}
const BATTLES: ReadonlySet<unknown> = new Set(['battle', 'winBattle', 'wonBattle', 'endBattle']);

/** What has happened to a card that is not where it was. */
const GONE: ReadonlySet<unknown> = new Set(['kill', 'destroy', 'discard', 'return', 'remove', 'leavePlay']);

/** 'When an opponent's personnel is killed, if this ship is at the same mission': who is gone was here. */
function whereItWas(ability: Ability): Ability {
  const { at, if: state } = ability;
  if (at.t !== 'on' || at.ev.stage !== 'did' || !GONE.has(at.ev.e) || at.ev.what?.at) return ability;
  if (state?.c !== 'is' || state.who.ref !== 'this' || state.state.s !== 'at') return ability;
  const { place } = state.state;
  if (place.p !== 'at' || place.mission.ref !== 'that') return ability;
  const here: Place = { p: 'here' };
  return {
    ...ability,
    at: { ...at, ev: { ...at.ev, what: { ...at.ev.what, at: here } } },
    if: { ...state, state: { ...state.state, place: here } },
  };
}

/** When a card is selected, "replace it with another" and "choose another to be killed instead" change the selection. */
function selecting(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.e !== 'select') return ability;
  const fate = 'fate' in at.ev ? at.ev.fate : undefined;
  return { ...ability, do: ability.do.map((effect) => selectedInstead(effect, fate)) };
}
/** Once dilemmas have been drawn, to draw more of them is no matter of the number any more. */
function drawingMore(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || at.ev.e !== 'drawDilemmas' || at.ev.stage !== 'did') return ability;
  return { ...ability, do: ability.do.map(drawnNow) };
}
function drawnNow(effect: Effect): Effect {
  if (effect.x !== 'dilemmas' || typeof effect.draw !== 'number' || effect.draw < 1 || effect.spend !== undefined)
    return effect;
  const { who } = effect;
  return {
    x: 'put',
    why: 'draw',
    what: { n: effect.draw, from: 'top', at: { p: 'zone', zone: 'dilemmaPile', of: who } },
    to: { p: 'zone', zone: 'drawn', of: who },
    ...(who !== 'you' && { who }),
  };
}
function selectedInstead(effect: Effect, selectedTo: string | undefined): Effect {
  // What comes from a hand or a pile takes its place in the game, too.
  if (effect.x === 'swap' && effect.why === 'replace' && effect.a.ref === 'that' && effect.b.at?.p !== 'zone')
    return { x: 'reselect', to: effect.b };
  if (effect.x !== 'instead') return effect;
  const [pick, fate] = effect.do;
  if (effect.do.length !== 2 || pick?.x !== 'pick' || pick.sel.n !== undefined || !fate) return effect;
  // Who is selected in place of another has the same fate.
  if (fateOf(fate, pick.as) !== selectedTo) return effect;
  const { by, ...to } = pick.sel;
  return { x: 'reselect', to: by === 'random' ? { ...to, by } : to };
}
/** What is done to the one with this letter. */
function fateOf(effect: Effect, letter: string): string | undefined {
  if (effect.x === 'stop') return effect.what.ref === letter ? 'stop' : undefined;
  return effect.x === 'put' && effect.what.ref === letter ? effect.why : undefined;
}
const keepsUnstopped = (effect: Effect): boolean =>
  effect.x === 'mod' && effect.mods.some((mod) => mod.m === 'exempt' && mod.from === 'stop');
/** Whom the failure does not stop is not kept from it for longer. */
const forTheAttempt = (effect: Effect): Effect =>
  effect.x === 'mod' && effect.until === undefined && keepsUnstopped(effect) ? { ...effect, until: 'attempt' } : effect;
const unstopsInvolved = (effect: Effect): boolean => effect.x === 'unstop' && effect.what.at?.p === 'involved';
/** Behind a choice or not. */
const unstops = (effect: Effect): boolean => effect.x === 'unstop' || innerEffects(effect).some(unstops);

function changesCost(effect: Effect, played: readonly string[]): boolean {
  const isCost =
    effect.x === 'mod' &&
    effect.what.ref !== undefined &&
    played.includes(effect.what.ref) &&
    effect.until === undefined &&
    effect.mods.some(isOfCost);
  return isCost || innerEffects(effect).some((inner) => changesCost(inner, played));
}

function changesPoints(effect: Effect): boolean {
  const isPoints = effect.x === 'mod' && effect.mods.some((mod) => mod.m === 'num' && mod.prop === 'points');
  return isPoints || innerEffects(effect).some(changesPoints);
}

function prevents(effect: Effect): boolean {
  return effect.x === 'prevent' || innerEffects(effect).some(prevents);
}

/** Prevents a card as a whole. */
function preventsWhole(effect: Effect): boolean {
  return (effect.x === 'prevent' && effect.what !== undefined) || innerEffects(effect).some(preventsWhole);
}

/** Prevents what is about to happen rather than a card as a whole. */
function preventsAction(effect: Effect): boolean {
  return (effect.x === 'prevent' && !effect.what) || innerEffects(effect).some(preventsAction);
}

function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.x) {
    case 'if':
      return bothWays(effect);
    case 'may':
      return withPrice(effect);
    case 'oneOf':
      return effect.of.flat();
    case 'each':
      return effect.do;
    default:
      return [];
  }
}
