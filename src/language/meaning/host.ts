/** Finds the card that a text's own card lies on: 'Plays on your ship. This ship is Range +2.' */
import { open, openReference, openWords } from '../tree/open.ts';
import type { Mentions } from './antecedents.ts';
import { hasLeft, HE_OR_SHE, type Mention } from './mentions.ts';
import { kindsSaid } from './kinds-of-cards.ts';
import { both, kindOf, NOWHERE } from './topics.ts';
import { turnInto } from '../tree/copies.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';
import type { Ability, Cond, Effect, Filter, Id, Place, Sel } from '../tree/index.ts';
import { bothWays } from '../tree/build.ts';

/** The kind of card the text says it is played on (missions are 'here'); undefined where it says none, or several. */
export function hostKind(abilities: readonly Ability[]): string | undefined {
  const kinds = new Set<string | undefined>();
  for (const { at } of abilities) if (at.t === 'playTo' && at.to.p === 'on') kinds.add(kindOf(at.to.card.f));
  const [only] = kinds;
  return kinds.size !== 1 || only === 'mission' ? undefined : (only ?? calledHost(abilities));
}

/** 'Plays on your Cadet. This personnel …': it lies on what the text calls so; undefined where it calls it nothing, or two things. */
function calledHost(abilities: readonly Ability[]): string | undefined {
  const called = new Set(abilities.flatMap((node) => everyNode({ is: 'ability', node }).flatMap(calledThis)));
  const [only] = called;
  return called.size === 1 ? only : undefined;
}
function calledThis({ is, node }: TreeNode): string[] {
  const words = is === 'cards' ? openWords(node.ref) : undefined;
  const meant = words === undefined ? undefined : openReference(words);
  return meant?.open === 'this' && ON_TABLE.has(meant.kind) ? [meant.kind] : [];
}
const ON_TABLE: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/** Does the card put itself on a ship? */
export function isLaidOnShip(abilities: readonly Ability[]): boolean {
  return abilities.some(({ at, do: effects }) => at.t === 'resolve' && effects.some(isLaid));
}
function isLaid(effect: Effect): boolean {
  if (effect.x === 'may') return effect.do.some(isLaid);
  if (effect.x === 'if') return bothWays(effect).some(isLaid);
  if (effect.x !== 'put' || effect.why !== 'place' || effect.what.ref !== 'this' || effect.to.p !== 'on') return false;
  const { ref, f } = effect.to.card;
  return ref === open('this ship') || kindOf(f) === 'ship';
}

/** Makes of a reference the card that this one is on. */
export function meanHost(sel: Sel, kind: string): void {
  meanCarrier(sel, kind, 'on', { ref: 'this' }, sel.f);
}

/** Is that what this card lies on? */
export const isLainOn = (filter: Filter | undefined): boolean =>
  filter?.f === 'and' && filter.of.some((one) => one.f === 'carries' && one.how === 'on' && one.sel.ref === 'this');

/** Makes of a reference the card that carries another, and of which more may be said. */
function meanCarrier(sel: Sel, kind: string, how: 'on' | 'aboard', carried: Sel, more?: Filter): void {
  delete sel.ref;
  sel.n = 'all';
  const parts: Filter[] = [
    { f: 'kind', is: kind },
    { f: 'carries', how, sel: carried },
  ];
  sel.f = { f: 'and', of: more ? [...parts, more] : parts };
}

/** 'This ship' on a card of a type: the card itself, the ship spoken of, or on a dilemma the one that attempts; what is not understood of it. */
export function meanKind(sel: Sel, kind: string, cardType: string, said: Mentions): string | undefined {
  // The ship that was chosen, or the one that this card is aboard?
  const isOther = said.isOtherLoaded || said.all.some((one) => one.picked && one.kind === kind);
  if (kind === 'ship' && CARRIED.has(cardType) && isOther) return 'two ships can be meant by "this ship"';
  const spoken = kind === cardType ? 'this' : said.antecedent(kind);
  if (spoken === undefined && kind === 'ship' && cardType === 'dilemma') meanAttempting(sel);
  else if (spoken === undefined && kind === 'ship' && CARRIED.has(cardType))
    meanCarrier(sel, 'ship', 'aboard', { ref: 'this' }, sel.f);
  else if (spoken === undefined && ON_TABLE.has(kind) && NOWHERE.has(cardType))
    return `no ${kind} was spoken of that is "this ${kind}"`;
  else sel.ref = spoken ?? 'this';
  return undefined;
}

/** Makes of a reference the ship whose personnel attempt the mission. */
function meanAttempting(sel: Sel): void {
  meanCarrier(sel, 'ship', 'aboard', { f: { f: 'kind', is: 'personnel' }, at: { p: 'involved' } });
}

/** 'That ship', 'it', 'he or she' where nothing before fits: do they mean what the card is played on? */
export function saysHost(said: string, host: string): boolean {
  return said === host || (host === 'personnel' ? said === 'he' || said === HE_OR_SHE : said === 'it');
}

/** 'While facing a dilemma' on a card that faces none is said of your personnel. */
export function faceWithYours({ who, state }: Extract<Cond, { c: 'is' }>, cardType: string): void {
  if (who.ref !== 'this' || state.s !== 'facing') return;
  if (cardType !== 'event' && cardType !== 'interrupt') return;
  delete who.ref;
  who.of = 'you';
  who.f = { f: 'kind', is: 'personnel' };
}

/** 'While this equipment is on a ship' said by a card that can be aboard one. */
export function meanAboard({ who, state }: Extract<Cond, { c: 'is' }>, cardType: string): void {
  if (who.ref !== 'this' || !CARRIED.has(cardType) || state.s !== 'at' || state.place.p !== 'on') return;
  const { card } = state.place;
  if (card.ref === open('this ship') || kindOf(card.f) === 'ship') state.place = { p: 'aboard', ship: card };
}

/** 'If this is a planet mission' on a card that is none: the mission where it is; what is not understood of it, if anything. */
export function meanItsMission({ who, state }: Extract<Cond, { c: 'is' }>, cardType: string): string | undefined {
  const able = who.ref === 'this' && state.s === 'isA' ? kindsSaid({ f: state.f }) : undefined;
  if (able === undefined || able.has(cardType)) return undefined;
  if (!able.has('mission')) return 'this card is never that';
  who.ref = open('mission');
  return undefined;
}

/** What a word means where nothing before fits: 'he' of a personnel's own, 'that dilemma' where it is one that is faced. */
export function meanUnspoken(sel: Sel, words: string, cardType: string, isFaced: boolean): boolean {
  const { open } = openReference(words);
  if (open === 'he' && cardType === 'personnel') sel.ref = 'this';
  else if (isFaced && words === 'dilemma') {
    delete sel.ref;
    sel.n = 'all';
    sel.f = both({ f: 'kind', is: 'dilemma' }, { f: 'faced' });
  } else return false;
  return true;
}

/** 'That mission', of a battle: where those who are in it are. */
export function meanFoughtAt(sel: Sel): void {
  const involved: Sel = { n: 'all', at: { p: 'involved' } };
  delete sel.ref;
  sel.n = 'all';
  sel.f = both({ f: 'kind', is: 'mission' }, { f: 'carries', how: 'at', sel: involved });
}

/** 'This mission': the card itself, or where it is; what is not understood of it, if anything. */
export function meanMission(sel: Sel, cardType: string): string | undefined {
  if (cardType === 'mission') sel.ref = 'this';
  else if (sel.f !== undefined || sel.at !== undefined) return 'more is said of "this mission" than is understood';
  else {
    delete sel.ref;
    sel.f = { f: 'kind', is: 'mission' };
    sel.at = { p: 'here' };
  }
  return undefined;
}

/** The card that others are at the same mission with: what the text responds to, else the last one spoken of. */
function companion(said: Mentions): Id | undefined {
  const isThere = ({ kind, plural, done, id }: Mention): boolean =>
    STANDING.has(kind) && !plural && !hasLeft(done) && id !== 'this';
  if (said.all.some(({ id, kind }) => id === 'that' && STANDING.has(kind))) return 'that';
  const last = said.all.findLast(isThere);
  return last && said.bound(last);
}
const STANDING: ReadonlySet<string | undefined> = new Set(['personnel', 'ship']);

/** 'At the same mission': as what the text responds to, else as the one card spoken of, else as this card, if it is anywhere. */
export function meanSamePlace(place: Place, said: Mentions, isNowhere: boolean): void {
  if (place.p === 'quadrantOf') meanSameQuadrant(place.sel, said, isNowhere);
  if (place.p !== 'at' || place.mission.ref !== open('same place')) return;
  const at = companion(said);
  if (at !== undefined) place.mission.ref = at;
  else if (isNowhere) said.problem ??= 'nothing before is at a mission';
  else turnInto<Place>(place, { p: 'here' });
}

/** 'In this quadrant': where this card is; 'in the same quadrant': as the same that 'at the same mission' speaks of. */
function meanSameQuadrant(sel: Sel, said: Mentions, isNowhere: boolean): void {
  if (sel.ref !== open('this place') && sel.ref !== open('same place')) return;
  const other = sel.ref === open('same place') ? companion(said) : undefined;
  const isUnknown = sel.ref === open('this place') ? isNowhere : other === undefined;
  if (isUnknown) said.problem ??= 'it is not known which quadrant is meant';
  sel.ref = other ?? 'this';
}

/** 'If it is incomplete': the mission spoken of, else a mission's own; what is not understood of it, if anything. */
export function meanComplete(sel: Sel, cardType: string, said: Mentions): string | undefined {
  const mission = said.antecedent('that mission') ?? (cardType === 'mission' ? 'this' : undefined);
  if (mission === undefined) return 'no mission was spoken of before';
  sel.ref = mission;
  return undefined;
}

/** What is aboard a ship calls it 'this ship'. */
const CARRIED: ReadonlySet<string> = new Set(['personnel', 'equipment']);
