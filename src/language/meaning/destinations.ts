/** Where moved cards go, as far as it hangs on what was said of them before. */
import { openWords } from '../tree/open.ts';
import type { Mentions } from './antecedents.ts';
import { isNode, type Node } from './untyped-node.ts';

/** 'Replace those cards': where they were seen. */
export function back(node: Node, said: Mentions): void {
  const { to, what } = node;
  if (!isNode(to) || !isNode(to['of']) || to['of']['owner'] !== '?back' || !isNode(what)) return;
  const seen = said.all.find((one) => one.id !== undefined && one.id === what['ref'])?.sel;
  if (!seen || !isNode(seen['at']) || seen['from'] === undefined || seen['from'] === 'topOrBottom')
    said.problem ??= 'it is not known where these cards were seen';
  else node['to'] = { ...structuredClone(seen['at']), pos: seen['from'] };
}

/** 'Kill that personnel': to its owner's pile, also where the words come to mean a choice of such cards. */
export function ownPile({ what, to }: Node): () => void {
  const said = isNode(what) ? what['ref'] : undefined;
  const isItsOwn = said !== undefined && isNode(to) && isNode(to['of']) && to['of']['owner'] === said;
  return () => {
    if (isItsOwn && isNode(what) && what['ref'] === undefined) to['of'] = { owner: 'it' };
  };
}

/** 'Discard the others': into the piles of their owners. */
export function ownedByOthers({ what, to }: Node): void {
  if (!isNode(what) || !isNode(to) || !isNode(to['of']) || to['of']['owner'] !== '?others') return;
  to['of'] = { owner: what['ref'] };
}

/** 'Its owner' of a card that is bound is the owner of that binding. */
export function owned(node: Node): void {
  const { what, to } = node;
  if (!isNode(what) || !isNode(to) || typeof what['ref'] !== 'string') return;
  if (isNode(to['of']) && to['of']['owner'] === 'it') to['of'] = { owner: what['ref'] };
  if (isNode(to['of']) && openWords(to['of']['owner']) !== undefined) to['of'] = { owner: what['ref'] };
}

/** Why cards are moved: what is placed in a discard pile is spoken of as discarded. */
export function whyOf({ why, to }: Node): unknown {
  return why === 'place' && isNode(to) && to['zone'] === 'discard' ? 'discard' : why;
}
