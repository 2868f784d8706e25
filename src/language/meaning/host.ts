/** The card that a text's own card lies on: 'Plays on your ship. This ship is Range +2.' */
import { openReference } from '../tree/open.ts';
import type { Mentions } from './antecedents.ts';
import { HE_OR_SHE } from './mentions.ts';
import { both, isNode, kindOf, type Node } from './untyped-node.ts';
import type { Ability } from '../tree/index.ts';

/** The kind of card the text says it is played on (missions are 'here'); undefined where it says none, or several. */
export function hostKind(abilities: readonly Ability[]): string | undefined {
  const kinds = new Set<string | undefined>();
  for (const { at } of abilities) if (at.t === 'playTo' && at.to.p === 'on') kinds.add(kindOf(at.to.card.f));
  const [only] = kinds;
  return kinds.size === 1 && only !== 'mission' ? only : undefined;
}

/** Makes of a reference the card that this one is on. */
export function meanHost(node: Node, kind: string): void {
  delete node['ref'];
  const carrier = [
    { f: 'kind', is: kind },
    { f: 'carries', how: 'on', sel: { ref: 'this' } },
  ];
  Object.assign(node, { n: 'all', f: { f: 'and', of: node['f'] === undefined ? carrier : [...carrier, node['f']] } });
}

/** 'This ship' on a card of a type: the card itself, the ship spoken of, or on a dilemma the one that attempts. */
export function meanKind(node: Node, kind: string, cardType: string, said: Mentions): void {
  const spoken = kind === cardType ? 'this' : said.antecedent(kind);
  if (spoken === undefined && kind === 'ship' && cardType === 'dilemma') meanAttempting(node);
  else if (spoken === undefined && kind === 'ship' && CARRIED.has(cardType)) meanCarrier(node);
  else node['ref'] = spoken ?? 'this';
}

/** Makes of a reference the ship whose personnel attempt the mission. */
function meanAttempting(node: Node): void {
  delete node['ref'];
  const crew = { f: { f: 'kind', is: 'personnel' }, at: { p: 'involved' } };
  const carrier = [
    { f: 'kind', is: 'ship' },
    { f: 'carries', how: 'aboard', sel: crew },
  ];
  Object.assign(node, { n: 'all', f: { f: 'and', of: carrier } });
}

/** 'That ship', 'it', 'he or she' where nothing before fits: do they mean what the card is played on? */
export function saysHost(said: string, host: string): boolean {
  return said === host || (host === 'personnel' ? said === 'he' || said === HE_OR_SHE : said === 'it');
}

/** 'While facing a dilemma' on a card that faces none is said of your personnel. */
export function faceWithYours({ who, state }: Node, cardType: string): void {
  const isOwn = isNode(who) && who['ref'] === 'this' && isNode(state) && state['s'] === 'facing';
  if (!isOwn || (cardType !== 'event' && cardType !== 'interrupt')) return;
  delete who['ref'];
  Object.assign(who, { of: 'you', f: { f: 'kind', is: 'personnel' } });
}

/** What a word means where nothing before fits: 'he' of a personnel's own, 'that dilemma' where it is one that is faced. */
export function meanUnspoken(node: Node, words: string, cardType: string, isFaced: boolean): boolean {
  const { open } = openReference(words);
  const isHe = open === 'he';
  if (isHe && cardType === 'personnel') node['ref'] = 'this';
  else if (isFaced && words === 'dilemma') {
    delete node['ref'];
    Object.assign(node, { n: 'all', f: both({ f: 'kind', is: 'dilemma' }, { f: 'faced' }) });
  } else return false;
  return true;
}

/** 'This mission': the card itself, or where it is; what is not understood of it, if anything. */
export function meanMission(node: Node, cardType: string): string | undefined {
  if (cardType === 'mission') node['ref'] = 'this';
  else if (node['f'] !== undefined || node['at'] !== undefined)
    return 'more is said of "this mission" than is understood';
  else {
    delete node['ref'];
    node['f'] = { f: 'kind', is: 'mission' };
    node['at'] = { p: 'here' };
  }
  return undefined;
}

/** 'At the same mission': as what the text responds to, else as this card. */
export function meanSamePlace(place: Node, said: Mentions): void {
  const { mission } = place;
  if (place['p'] !== 'at' || !isNode(mission) || mission['ref'] !== '?same place') return;
  const that = said.all.find(({ id, kind }) => id === 'that' && (kind === 'personnel' || kind === 'ship'));
  if (that) mission['ref'] = 'that';
  else {
    delete place['mission'];
    place['p'] = 'here';
  }
}

/** 'If it is incomplete': the mission spoken of, else a mission's own; what is not understood of it, if anything. */
export function meanComplete(node: Node, cardType: string, said: Mentions): string | undefined {
  const mission = said.antecedent('that mission') ?? (cardType === 'mission' ? 'this' : undefined);
  if (mission === undefined) return 'no mission was spoken of before';
  node['ref'] = mission;
  return undefined;
}

/** What is aboard a ship calls it 'this ship'. */
const CARRIED: ReadonlySet<string> = new Set(['personnel', 'equipment']);
function meanCarrier(node: Node): void {
  delete node['ref'];
  const carrier = [
    { f: 'kind', is: 'ship' },
    { f: 'carries', how: 'aboard', sel: { ref: 'this' } },
  ];
  Object.assign(node, { n: 'all', f: { f: 'and', of: node['f'] === undefined ? carrier : [...carrier, node['f']] } });
}
