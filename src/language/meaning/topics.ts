/** Tells of which kind of card, of one or several, and whose cards a noun phrase speaks. */
import { allOf } from '../tree/build.ts';
import type { Filter, PlayerRef, Sel } from '../tree/index.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';

/** What a noun phrase is about. */
export interface Topic {
  kind?: string;
  plural: boolean;
  /** 'Your personnel': one or several. */
  vague?: true;
  /** Another player's. */
  theirs?: true;
  /** What is said of them, to find 'that Android' by. */
  filter?: Filter;
}

const OTHERS: ReadonlySet<PlayerRef> = new Set<PlayerRef>([
  'opponent',
  'anyOpponent',
  'eachOpponent',
  'eachPlayer',
  'anyPlayer',
  'left',
  'right',
  'drawing',
  'winner',
  'loser',
]);

/** Is it a player other than "you": a word for one, or whose a card is? */
export function isOther(who: PlayerRef): boolean {
  return OTHERS.has(who) || (typeof who === 'object' && !('player' in who));
}

/** A filter together with one that there may be already. */
export const both = (one: Filter, other: Filter | undefined): Filter => allOf([one, other]) ?? one;

/** Its kind, whether it means several, whose it is, and its filter. */
export function about({ f, n, of }: Sel): Topic {
  const kind = kindOf(f);
  return {
    plural: n !== undefined && n !== 1 && !isBearer(f),
    ...(n === undefined && of !== undefined && { vague: true as const }),
    ...(of !== undefined && OTHERS.has(of) && { theirs: true as const }),
    ...(f && { filter: f }),
    ...(kind !== undefined && { kind }),
  };
}

/** The one card that this one is on: 'this ship', of what is played on ships. */
function isBearer(filter: Filter | undefined): boolean {
  if (filter?.f !== 'and' && filter?.f !== 'or') return false;
  return filter.of.some((one) => one.f === 'carries' && one.sel.ref === 'this');
}

/** The kind of card a filter asks for, if it says one. */
export function kindOf(filter: Filter | undefined): string | undefined {
  switch (filter?.f) {
    case 'kind':
      return filter.is === 'card' ? undefined : filter.is;
    case 'species':
    case 'printed':
    case 'commander':
      return 'personnel';
    case 'mission':
      return 'mission';
    case 'among':
      return kindOf(filter.of.at(-1)?.f);
    case 'and':
      return filter.of.map(kindOf).findLast((one) => one !== undefined);
    case 'or': {
      const [first, ...others] = filter.of.map(kindOf);
      return others.every((one) => one === first) ? first : undefined;
    }
    default:
      return undefined;
  }
}

/** Does a noun phrase say this name: of an affiliation, a species, a title? */
export function saysName(given: TreeNode, name: string): boolean {
  return someNode(given, ({ is, node }) => is === 'filter' && 'is' in node && node.is === name);
}

/** Does it ask for a title? */
export function saysTitle(filter: Filter | undefined): boolean {
  return (
    filter !== undefined &&
    someNode({ is: 'filter', node: filter }, ({ is, node }) => is === 'filter' && node.f === 'title')
  );
}

/** The letter that cards have. */
export const letterOf = ({ as }: Sel): { id?: string } => (as === undefined ? {} : { id: as });

/** Types of cards that lie in a core, or nowhere: nobody is with them, and they are at no mission. */
export const NOWHERE: ReadonlySet<string> = new Set(['event', 'interrupt']);
