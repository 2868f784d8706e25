/** Tells whether words go on about cards, players or names that were spoken of before. */
import { openIn, type OpenUse, type UseOfId } from '../tree/ids.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import type { Line } from '../grammar/core/symbols.ts';
import type { Cond, Effect } from '../tree/index.ts';

/** Effects as nodes. */
export const asNodes = (effects: readonly Effect[]): TreeNode[] => effects.map((node) => ({ is: 'effect', node }));

/** A condition as a node, if there is one. */
export const conditionNodes = (state: Cond | undefined): TreeNode[] =>
  state ? [{ is: 'condition', node: state }] : [];
/** All that a sentence says that goes on from another. */
export function nodesOf({ may, if: state, cost, do: effects }: Extract<Line, { k: 'continue' }>): TreeNode[] {
  const who: TreeNode[] = may === undefined ? [] : [{ is: 'player', node: may }];
  return [...who, ...conditionNodes(state), ...asNodes(cost ?? []), ...asNodes(effects)];
}

const SPEAKING: ReadonlySet<UseOfId['how']> = new Set(['ref', 'owner', 'player', 'id']);

/** The open references by which words go on about something, in order. */
export function goingOn(nodes: readonly TreeNode[]): OpenUse[] {
  return nodes.flatMap((node) => openIn(node).filter(({ how }) => SPEAKING.has(how)));
}

/** 'This mission', who acts and who is present are known without anything said before. */
const ALWAYS_KNOWN = /^(?:mission|actor|present)/;
const ITSELF = /^this /;

/** This card, this mission and who acts need nobody to have spoken of them. */
export const isKnownBefore = (words: string): boolean => ALWAYS_KNOWN.test(words) || ITSELF.test(words);

/** Does it go on about something other than this card, this mission, or who acts? */
export function looksBack(nodes: readonly TreeNode[]): boolean {
  return goingOn(nodes).some(({ words }) => !isKnownBefore(words));
}

/** Does it go on about anything at all, this card by its kind included? */
export function isAboutBefore(nodes: readonly TreeNode[], isKnown: (use: OpenUse) => boolean = () => false): boolean {
  return goingOn(nodes).some((use) => !ALWAYS_KNOWN.test(use.words) && !isKnown(use));
}

/** Does it ask what this text has done: 'revealed this way', 'killed by this dilemma'? */
export function asksOfThisText(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => someNode(node, (one) => spanOf(one) === 'ability'));
}
function spanOf(one: TreeNode): string | undefined {
  if (one.is === 'filter') return one.node.f === 'was' ? one.node.span : undefined;
  if (one.is === 'condition') return one.node.c === 'did' ? one.node.span : undefined;
  return undefined;
}

/** Does it go on about an outcome or a number: 'if you do', 'that many'? */
export function asksOfOutcome(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) =>
    someNode(
      node,
      (one) =>
        (one.is === 'condition' && one.node.c === 'ok') ||
        (one.is === 'amount' && typeof one.node === 'object' && one.node.a === 'that'),
    ),
  );
}

/** Is it said of those in a battle? */
export const saysInvolved = (given: TreeNode): boolean =>
  someNode(given, ({ is, node }) => is === 'place' && node.p === 'involved');

/** Does what is said go on about nothing before it: no card spoken of, nothing that the text has done, nor what came of it? */
export const standsAlone = (nodes: readonly TreeNode[], isKnown?: (use: OpenUse) => boolean): boolean =>
  !isAboutBefore(nodes, isKnown) && !asksOfThisText(nodes) && !asksOfOutcome(nodes);
