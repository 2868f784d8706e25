/** Who chooses, and whose cost is meant, where the words leave it open. */
import { isNode, kindOf, type Node } from './untyped-node.ts';

/** What of its cards another player chooses who does something to them. */
const CHOSEN: ReadonlySet<unknown> = new Set(['mod', 'stop', 'unstop']);

/** 'Your opponent may stop a ship': whoever does it chooses the ship. */
export function chosenBy(node: Node, actor: unknown): void {
  const { what } = node;
  if (!CHOSEN.has(node['x']) || !isNode(what)) return;
  const isChoice = what['n'] === undefined || typeof what['n'] === 'number';
  if (isChoice && what['ref'] === undefined && what['nth'] === undefined && what['by'] === undefined)
    what['by'] = structuredClone(actor);
}

/** 'It is cost -1' is not said of a mission, 'it is worth 5 more points' of nothing else. */
export function aboutCost(node: Node): void {
  const { what, mods } = node;
  if (!isNode(what) || what['ref'] !== '?it' || !Array.isArray(mods)) return;
  if (mods.every((mod) => isNode(mod) && mod['m'] === 'num' && mod['prop'] === 'cost')) what['ref'] = '?it with a cost';
  if (mods.every((mod) => isNode(mod) && mod['m'] === 'num' && mod['prop'] === 'points'))
    what['ref'] = '?it worth points';
}

const isEvent = (timing: unknown, event: string): boolean =>
  isNode(timing) && timing['t'] === 'on' && isNode(timing['ev']) && timing['ev']['e'] === event;
const UNPLACED = ['at', 'of', 'ref', 'other'];

/**
 * 'When an opponent begins a mission attempt, randomly select a personnel': one of those who attempt. 'At the start of each of
 * your turns, choose a personnel', said by a dilemma: one of that player's.
 */
export function ofThoseMeant(sel: Node, cardType: string, timing: unknown): void {
  if (kindOf(sel['f']) !== 'personnel' || UNPLACED.some((key) => sel[key] !== undefined)) return;
  const isClock = isNode(timing) && timing['t'] === 'clock';
  if (sel['by'] === 'random' && isEvent(timing, 'attempt')) sel['at'] = { p: 'involved' };
  if (sel['by'] === 'you' && cardType === 'dilemma' && isClock) sel['of'] = 'you';
}

/** 'Beneath that opponent's mission' after an opponent has completed one: that mission. */
export function completed(sel: Node, timing: unknown): void {
  const isAnOpponents = sel['of'] === 'opponent' && Object.keys(sel).length === 2;
  if (!isAnOpponents || !isEvent(timing, 'complete')) return;
  if (JSON.stringify(sel['f']) !== '{"f":"kind","is":"mission"}') return;
  delete sel['of'];
  delete sel['f'];
  sel['ref'] = 'that';
}
