/** Settles who chooses, whose cost is meant, and what is about to happen, where the words of a text leave it open. */
import { kindOf } from './topics.ts';
import type { Effect, PlayerRef, Sel, Timing } from '../tree/index.ts';
import { open } from '../tree/open.ts';

/** 'Your opponent may stop a ship': whoever does it chooses the ship. */
export function chosenBy(effect: Effect, actor: PlayerRef): void {
  if (effect.x !== 'mod' && effect.x !== 'stop' && effect.x !== 'unstop') return;
  const { what } = effect;
  const isChoice = what.n !== 'all';
  if (isChoice && what.ref === undefined && what.nth === undefined && what.by === undefined)
    what.by = structuredClone(actor);
}

/** 'One of them (your choice) is killed': whoever acts chooses anyway. */
export function ownChoice(effect: Effect): void {
  if ((effect.x === 'put' || effect.x === 'stop' || effect.x === 'unstop') && effect.what.by === 'you')
    delete effect.what.by;
}

/** 'It is cost -1' is not said of a mission, 'it is worth 5 more points' of nothing else. */
export function aboutCost({ what, mods }: Extract<Effect, { x: 'mod' }>): void {
  if (what.ref !== open('it')) return;
  if (mods.every((mod) => mod.m === 'num' && mod.prop === 'cost')) what.ref = open('it with a cost');
  if (mods.every((mod) => mod.m === 'num' && mod.prop === 'points')) what.ref = open('it worth points');
}

const isEvent = (timing: Timing | undefined, event: string): boolean => timing?.t === 'on' && timing.ev.e === event;
const UNPLACED = ['at', 'of', 'ref', 'other'] as const;

const isHeard = (timing: Timing): boolean => timing.t === 'clock' || (timing.t === 'on' && !isRevealed(timing));
/** As a dilemma is revealed those are meant who face it. */
const isRevealed = (timing: Timing): boolean => isEvent(timing, 'reveal') || isEvent(timing, 'revealDilemma');

/** As a dilemma is overcome those are still meant who have faced it. */
const isOwnOvercoming = (timing: Timing | undefined): boolean =>
  timing?.t === 'on' && timing.ev.e === 'overcome' && timing.ev.what?.ref === 'this';

/**
 * 'When an opponent begins a mission attempt, randomly select a personnel': one of those who attempt. 'At the start of each of
 * your turns, choose a personnel', said by a dilemma that was placed somewhere: one of that player's.
 */
export function ofThoseMeant(sel: Sel, cardType: string, timing: Timing | undefined): void {
  if (kindOf(sel.f) !== 'personnel' || UNPLACED.some((key) => sel[key] !== undefined)) return;
  if (sel.by === 'random' && isEvent(timing, 'attempt')) sel.at = { p: 'involved' };
  else if (sel.by !== undefined && isOwnOvercoming(timing)) sel.at = { p: 'involved' };
  else if (sel.by !== undefined && cardType === 'dilemma' && timing && isHeard(timing)) sel.of = 'you';
}

/** 'Beneath that opponent's mission' after an opponent has completed one: that mission. */
export function completed(sel: Sel, timing: Timing | undefined): void {
  const isAnOpponents = sel.of === 'opponent' && Object.keys(sel).length === 2;
  if (!isAnOpponents || !isEvent(timing, 'complete')) return;
  if (sel.f?.f !== 'kind' || sel.f.is !== 'mission') return;
  delete sel.of;
  delete sel.f;
  sel.ref = 'that';
}

/** 'When facing a dilemma, … prevent it': nothing is about to happen but the dilemma itself. */
export function isOfDilemma(at: Timing | undefined): boolean {
  if (at?.t === 'on') return at.ev.e === 'face' || at.ev.e === 'revealDilemma';
  return at?.t === 'window' && at.while.c === 'is' && at.while.state.s === 'facing';
}
