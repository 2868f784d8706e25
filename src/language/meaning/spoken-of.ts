/** What events, states and places speak of, for the words that come after them. */
import type { Mentions } from './antecedents.ts';
import { about, isNode, type Node } from './untyped-node.ts';

/** What happens at a mission, said or unsaid. */
const AT_MISSIONS: ReadonlySet<unknown> = new Set([
  'attempt',
  'failAttempt',
  'endAttempt',
  'battle',
  'winBattle',
  'eligible',
]);
/** The cards that a place hangs on. */
const CARDS_OF_PLACES = ['ship', 'mission', 'card', 'with'] as const;

/** What happens, to which cards, by what, with whom and where. */
export function saidByEvent(node: Node, cardType: string, said: Mentions): void {
  const { what } = node;
  if (cardType === 'dilemma' && node['e'] === 'reveal' && isNode(what) && what['ref'] === 'this')
    node['e'] = 'revealDilemma';
  if (isNode(what) && what['ref'] === undefined) said.all.push({ ...about(what), id: 'that', picked: false });
  if (node['e'] === 'drawDilemmas' || node['e'] === 'chooseDilemmas')
    said.all.push({ id: 'that', kind: 'dilemma', plural: true, picked: false, said: '' });
  // "By a card an opponent owns": what does it is not who is meant next, unless it is said to be one.
  said.mention(node['by'], isNode(node['by']) && node['by']['f'] === undefined);
  said.mention(node['involving']);
  saidOfOrigin(node['from'], said);
  saidOfPlace(node['place'], said);
  if (node['place'] === undefined && AT_MISSIONS.has(node['e']))
    said.implied('mission', (sel) => {
      node['place'] = { p: 'at', mission: sel };
    });
}

/** The mission from which a ship moves, and what is there: 'a mission where you have a ship'. */
function saidOfOrigin(from: unknown, said: Mentions): void {
  const mission = isNode(from) ? from['mission'] : undefined;
  if (!isNode(mission)) return;
  said.mention(mission, true);
  const { f } = mission;
  const parts: unknown[] = isNode(f) && Array.isArray(f['of']) ? f['of'] : [f];
  for (const part of parts)
    if (isNode(part) && part['f'] === 'carries' && part['how'] === 'at') said.mention(part['sel'], true);
}

/** The ship, mission or other card of a place; `isAside`: said by the way only. */
export function saidOfPlace(place: unknown, said: Mentions, isAside = false): void {
  if (!isNode(place) || typeof place['p'] !== 'string') return;
  for (const key of CARDS_OF_PLACES) said.mention(place[key], isAside);
}

/** What somebody faces, attempts or is with; `subject`: the kind of who is in that state. */
export function saidByState(state: Node, subject: string | undefined, said: Mentions): void {
  said.mention(state['what'], true);
  if (state['what'] === undefined && (state['s'] === 'facing' || state['s'] === 'attempting'))
    said.implied(state['s'] === 'facing' ? 'dilemma' : 'mission', (sel) => {
      state['what'] = sel;
    });
  const { place } = state;
  if (!isNode(place)) return;
  // Of a ship or an event that is somewhere, 'it' means that; of a personnel it is where he is.
  const isNoPersonnel = subject !== undefined && subject !== 'personnel';
  for (const key of CARDS_OF_PLACES) {
    const other = place[key];
    // "While this personnel is present with your Android, he …" goes on about the subject.
    said.mention(other, isNoPersonnel || (isNode(other) && said.kindOf(other) === subject));
  }
}
