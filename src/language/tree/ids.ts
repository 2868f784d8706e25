/** The letters and other ids by which a text's tree names cards, players and names, and speaks of them again. */
import { openWords } from './open.ts';
import { everyNode, type TreeNode } from './visit.ts';

/** An id, and how it stands there: as what binds it (`as`), or as what speaks of a card, a player or a name. */
export interface UseOfId {
  readonly how: 'as' | 'ref' | 'other' | 'owner' | 'commander' | 'player' | 'id';
  readonly id: string;
}

/** An open reference, and as what it stands there. */
export interface OpenUse {
  readonly how: UseOfId['how'];
  readonly words: string;
}

/** The open references in a tree, as a text says them; none may remain once it is resolved. */
export function openIn(given: TreeNode): OpenUse[] {
  return idsIn(given).flatMap(({ how, id }) => {
    const words = openWords(id);
    return words === undefined ? [] : [{ how, words }];
  });
}

/** All ids in a tree, as a text says them. */
export function idsIn(given: TreeNode): readonly UseOfId[] {
  return everyNode(given).flatMap(idsOf);
}

/** The ids of a node itself. */
export function idsOf(given: TreeNode): readonly UseOfId[] {
  switch (given.is) {
    case 'cards': {
      const { ref, as, other } = given.node;
      return [...used('ref', ref), ...used('as', as), ...(other ?? []).flatMap((id) => used('other', id))];
    }
    case 'player':
      return ofPlayer(given.node);
    case 'filter':
      return used('id', given.node.f === 'named' || given.node.f === 'namedAttr' ? given.node.id : undefined);
    case 'trait':
      return used('id', 'id' in given.node ? given.node.id : undefined);
    case 'requirement':
      return used('id', given.node.r === 'named' ? given.node.id : undefined);
    case 'amount':
      return used('id', typeof given.node === 'object' && given.node.a === 'named' ? given.node.id : undefined);
    case 'mod':
      if (given.node.m === 'req' && given.node.how === 'replace') return used('id', given.node.id);
      return used(
        'id',
        (given.node.m === 'cannotUse' || given.node.m === 'levels') &&
          typeof given.node.only === 'object' &&
          'id' in given.node.only
          ? given.node.only.id
          : undefined,
      );
    case 'effect':
      return bindings(given.node);
    case 'ability':
    case 'row':
    case 'timing':
    case 'event':
    case 'condition':
    case 'state':
    case 'count':
    case 'place':
    case 'duration':
    case 'limit':
      return [];
  }
}

const used = (how: UseOfId['how'], id: string | undefined): readonly UseOfId[] =>
  id === undefined ? [] : [{ how, id }];

function ofPlayer(who: Extract<TreeNode, { is: 'player' }>['node']): readonly UseOfId[] {
  if (typeof who === 'string') return [];
  if ('owner' in who) return used('owner', who.owner);
  return 'player' in who ? used('player', who.player) : used('commander', who.commander);
}

function bindings(effect: Extract<TreeNode, { is: 'effect' }>['node']): readonly UseOfId[] {
  switch (effect.x) {
    case 'split':
      return [...used('as', effect.as), ...used('as', effect.rest)];
    case 'pick':
    case 'name':
    case 'count':
    case 'each':
      return used('as', effect.as);
    default:
      return [];
  }
}

/** The letters that a tree has given already. */
export function lettersIn(given: TreeNode): Set<string> {
  const letters = idsIn(given).filter(({ how, id }) => (how === 'as' || how === 'ref') && /^[a-h]$/.test(id));
  return new Set(letters.map(({ id }) => id));
}
