/** What is read off the nodes of a tree while references are resolved. */

export type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLAYERS: ReadonlySet<unknown> = new Set([
  'opponent',
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
export function isPlayer(value: unknown): boolean {
  return (
    PLAYERS.has(value) ||
    (isNode(value) && (typeof value['owner'] === 'string' || typeof value['commander'] === 'string'))
  );
}

/** Is "this card's owner" a player spoken of? Where a card goes when it leaves ("its owner's discard pile") names none. */
export function meansOwner(key: string, value: Node, cardType: string): boolean {
  return value['owner'] === 'this' && (cardType === 'dilemma' || key !== 'of');
}

/** A filter together with one that there may be already. */
export const both = (one: Node, other: unknown): Node =>
  other === undefined ? one : { f: 'and', of: [one, other].flatMap(partsOf) };
const partsOf = (filter: unknown): unknown[] =>
  isNode(filter) && filter['f'] === 'and' && Array.isArray(filter['of']) ? filter['of'] : [filter];

/** What a noun phrase is about. */
export interface Topic {
  kind?: string;
  plural: boolean;
  /** 'Your personnel': one or several. */
  vague?: true;
  /** Another player's. */
  theirs?: true;
  /** The filter, to find 'that Android' by. */
  said: string;
}

/** Its kind, whether it means several, whose it is, and its filter. */
export function about(sel: unknown): Topic {
  if (!isNode(sel)) return { plural: false, said: '' };
  const kind = kindOf(sel['f']);
  const n = sel['n'];
  return {
    plural: n !== undefined && n !== 1 && !isBearer(sel['f']),
    ...(n === undefined && sel['of'] !== undefined && { vague: true as const }),
    ...(PLAYERS.has(sel['of']) && { theirs: true as const }),
    said: JSON.stringify(sel['f'] ?? ''),
    ...(kind !== undefined && { kind }),
  };
}

/** The one card that this one is on: 'this ship', of what is played on ships. */
function isBearer(filter: unknown): boolean {
  if (!isNode(filter) || !Array.isArray(filter['of'])) return false;
  return filter['of'].some(
    (one) => isNode(one) && one['f'] === 'carries' && isNode(one['sel']) && one['sel']['ref'] === 'this',
  );
}

/** The kind of card a filter asks for, if it says one. */
export function kindOf(filter: unknown): string | undefined {
  if (!isNode(filter)) return undefined;
  if (filter['f'] === 'kind' && typeof filter['is'] === 'string')
    return filter['is'] === 'card' ? undefined : filter['is'];
  if (filter['f'] === 'species' || filter['f'] === 'commander') return 'personnel';
  if (filter['f'] === 'mission') return 'mission';
  if (filter['f'] === 'among' && Array.isArray(filter['of'])) return kindOf(among(filter['of']));
  if (filter['f'] === 'and' && Array.isArray(filter['of'])) {
    return filter['of'].map(kindOf).findLast((one) => one !== undefined);
  }
  if (filter['f'] === 'or' && Array.isArray(filter['of'])) {
    const [first, ...others] = filter['of'].map(kindOf);
    return others.every((one) => one === first) ? first : undefined;
  }
  return undefined;
}

/** The filter of the last of some noun phrases. */
function among(all: readonly unknown[]): unknown {
  const last = all.at(-1);
  return isNode(last) ? last['f'] : undefined;
}
