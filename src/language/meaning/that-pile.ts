/** Finds the pile that 'that pile' and 'on the bottom' mean: the one spoken of last; and whose 'its owner's hand' is, from which something comes. */
import { copied } from '../tree/copies.ts';
import type { Ability, Place, PlayerRef, Sel } from '../tree/index.ts';
import { open, THAT_PILE } from '../tree/open.ts';
import { partsOf, type TreeNode } from '../tree/visit.ts';

type Pile = Extract<Place, { p: 'zone' }>;

const PILES: ReadonlySet<string> = new Set(['deck', 'dilemmaPile', 'discard']);
/** Whose pile it is may be known of the card that goes there alone, or several piles may be meant. */
const isOne = ({ zone, of }: Pile): boolean =>
  PILES.has(zone) && (typeof of === 'string' ? of !== 'eachOpponent' && of !== 'eachPlayer' : !('owner' in of));

/** Of any player's pile, in which are that player's own cards, what is taken goes back to its owner's. */
const whoseIs = ({ of }: Pile): PlayerRef => (of === 'anyPlayer' ? { owner: 'it' } : copied(of));

/** Makes of each pile that was spoken of before the pile itself; what could not be found, if anything. */
export function meanPiles(ability: Ability): string | undefined {
  let last: Pile | undefined;
  let problem: string | undefined;
  const visit = (given: TreeNode): void => {
    if (given.is === 'place' && given.node.p === 'zone') {
      const { node } = given;
      if (node.zone === THAT_PILE && last) Object.assign(node, { zone: last.zone, of: whoseIs(last) });
      else if (node.zone === THAT_PILE) problem ??= 'no pile was spoken of before';
      else if (isOne(node)) last = node;
      else last = undefined;
    }
    partsOf(given).forEach(visit);
  };
  visit({ is: 'ability', node: ability });
  return problem;
}

/** 'Examine its owner's hand': of the card spoken of, while 'to its owner's hand' is of whatever goes there. */
export function fromItsOwner({ at }: Sel): void {
  if (at?.p !== 'zone' || typeof at.of === 'string' || !('owner' in at.of) || at.of.owner !== 'it') return;
  at.of = { owner: open('it') };
}
