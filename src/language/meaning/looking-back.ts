/** What words go on about: whether something is said of cards, players or names that were spoken of before. */
import { openWords } from '../tree/open.ts';
import { idsIn, type UseOfId } from '../tree/ids.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import type { Effect } from '../tree/index.ts';

/** Effects as nodes. */
export const asNodes = (effects: readonly Effect[]): TreeNode[] => effects.map((node) => ({ is: 'effect', node }));

const SPEAKING: ReadonlySet<UseOfId['how']> = new Set(['ref', 'owner', 'player', 'id']);

/** The open references of some words, in order: what they go on about. */
export function openIn(nodes: readonly TreeNode[]): UseOfId[] {
  return nodes.flatMap((node) =>
    [...idsIn(node)].filter(({ how, id }) => SPEAKING.has(how) && openWords(id) !== undefined),
  );
}

/** 'This mission', who acts and who is present are known without anything said before. */
const ALWAYS_KNOWN = /^\?(mission|actor|present)/;
const ITSELF = /^\?this /;

/** Does it go on about something other than this card, this mission, or who acts? */
export function looksBack(nodes: readonly TreeNode[]): boolean {
  return openIn(nodes).some(({ id }) => !ALWAYS_KNOWN.test(id) && !ITSELF.test(id));
}

/** Does it go on about anything at all, this card by its kind included? */
export function isAboutBefore(nodes: readonly TreeNode[], isKnown: (use: UseOfId) => boolean = () => false): boolean {
  return openIn(nodes).some((use) => !ALWAYS_KNOWN.test(use.id) && !isKnown(use));
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
