/** Finds which of the things that a text has spoken of so far a word ('that ship', 'he or she') means. */
import { kindOf, saysName, type Topic } from './topics.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import type { Place, Sel } from '../tree/index.ts';

export interface Mention extends Topic {
  /** The binding, if it has one already. */
  id?: string;
  /** The selector to bind when somebody refers to it. */
  sel?: Sel;
  /** Who undergoes what the text responds to: one of these where several do, unless several are meant. */
  undergoing?: Sel;
  picked: boolean;
  /** What it was picked as another than. */
  others?: readonly string[];
  /** Where it was picked from. */
  place?: Place;
  /** The cards of which these are some. */
  partOf?: string;
  /** What an effect does to it. */
  done?: string;
  /** Only said to exist ('if you command a …') or to be where something is: 'he' and 'it' do not mean it. */
  aside?: true;
  /** Of a card it was said what it is ('if it is a Drone'): the text goes on about it. */
  asserted?: true;
  /** Said in the condition of the ability. */
  asked?: true;
  /** Of which it is asked in a condition whether there is such a card, or whether it is so. */
  supposed?: true;
  /** Part of what is paid. */
  price?: true;
  /** Said without a word of its own ('facing a dilemma'): how it comes into the tree. */
  attach?: () => void;
}

/** A species is had by personnel only, an affiliation by personnel and ships. */
const HAD_BY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'same species': ['personnel'],
    'same affiliation': ['personnel', 'ship'],
  }),
);
function canHave(same: string, kind: string | undefined): boolean {
  return kind === undefined || (HAD_BY.get(same)?.includes(kind) ?? true);
}

/** What takes cards out of play. */
const LEFT: ReadonlySet<string | undefined> = new Set([
  'discard',
  'kill',
  'destroy',
  'remove',
  'return',
  'take',
  'leavePlay',
]);
export const hasLeft = (done: string | undefined): boolean => LEFT.has(done);

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'he', 'they']);
/** Whoever it is, of whom a card cannot know. */
export const HE_OR_SHE = 'he or she';
export const KIND_WORDS: ReadonlySet<string> = new Set([
  'personnel',
  'ship',
  'equipment',
  'event',
  'interrupt',
  'dilemma',
  'mission',
]);

/** Whoever is said to be in a brig, or is put there. */
function isCaptive({ sel, place, done, kind }: Mention): boolean {
  const at = sel?.at ?? place;
  return kind === 'personnel' && ((at?.p === 'zone' && at.zone === 'brig') || done === 'capture' || done === 'place');
}

/** Is the text about it, not only asked whether there is such a card? */
const isTopic = ({ supposed, aside, price, attach }: Mention): boolean =>
  supposed === undefined && aside === undefined && price === undefined && attach === undefined;

/** 'They' after several single cards were spoken of: all of these, which no letter has. */
function areSeveral(mentions: readonly Mention[]): boolean {
  const personnel = mentions.filter(({ kind }) => kind === 'personnel');
  const isMany = personnel.some(({ plural, vague, aside }) => (plural || vague === true) && aside !== true);
  if (!isMany) return new Set(personnel.map((one) => one.id ?? one)).size > 1;
  // 'While your Klingon and your Romulan are present, both …': not those of the last alone.
  const alike = personnel.filter(({ vague, aside, price, done }) => vague && !aside && !price && done === undefined);
  if (alike.length > 1) return true;
  // "While your Vulcan is present with your Romulan, they": is it the Vulcans alone?
  const last = mentions.findLastIndex(({ vague, aside }) => vague === true && aside !== true);
  const behind = mentions[last + 1];
  return last >= 0 && behind?.aside === true && behind.kind === 'personnel' && behind.id !== 'this';
}

/**
 * 'Choose a ship. If you command a ship here, stop that ship', 'when you play an event, if you command a [Rom] event, return it': which of the
 * two?
 */
export function isOpen(said: string, found: Mention, mentions: readonly Mention[]): boolean {
  const isPronoun = said === 'it' || said === 'he' || said === HE_OR_SHE;
  if (!isPronoun && !KIND_WORDS.has(said)) return false;
  if (found.done === undefined && !found.picked && isLikeAnother(found)) return true;
  const at = mentions.indexOf(found);
  const isAnother = ({ id }: Mention): boolean => id === undefined || id !== found.id;
  const others = mentions.filter(
    (one) => one.kind === found.kind && !one.plural && one.id !== 'this' && isAnother(one),
  );
  return found.supposed === true
    ? others.some((one) => isTopic(one) && mentions.indexOf(one) < at)
    : isPronoun && found.id !== 'this' && others.some((one) => one.supposed === true && mentions.indexOf(one) > at);
}

/** 'If an opponent commands a personnel who has the same title as your personnel, that personnel …': which of the two? */
function isLikeAnother({ filter, kind }: Mention): boolean {
  const isAsOther = ({ is, node }: TreeNode): boolean =>
    is === 'filter' &&
    node.f === 'same' &&
    node.as.ref === undefined &&
    node.as.n !== 'all' &&
    kindOf(node.as.f) === kind;
  return filter !== undefined && someNode({ is: 'filter', node: filter }, isAsOther);
}

/** 'That [Kli] ship', 'that Ritual event': spoken of as such, and no other card. */
function isCalled({ filter, kind }: Mention, said: string): boolean {
  const [name = '', is] = said.split(' as ');
  const isSuch = filter !== undefined && saysName({ is: 'filter', node: filter }, name);
  return isSuch && (is === undefined || kind === undefined || kind === is);
}

/** The nearest that fits 'it', 'he', 'they', 'those X', 'that X'. */
export function meantBy(said: string, mentions: readonly Mention[]): Mention | undefined {
  if ((said === 'they' || said === 'several') && areSeveral(mentions)) return undefined;
  // 'Both', 'one of them' are said of more than one.
  if (said === 'several') {
    const those = meantBy('they', mentions);
    return those?.plural === true || those?.vague === true ? those : undefined;
  }
  // Of a card's own personnel is known which of both it is: whom the text responds to is meant.
  if (said === HE_OR_SHE) {
    const responded = mentions.some(({ id }) => id === 'that');
    return meantBy('he', responded ? mentions.filter(({ id }) => id !== 'this') : mentions) ?? meantBy('he', mentions);
  }
  const plural = said.startsWith('those ') || said === 'they';
  const kind = said.replace(/^(those|that) /, '');
  const fits = (one: Mention): boolean => {
    if (kind === 'it with a cost') return one.kind !== 'personnel' && one.kind !== 'mission' && !one.plural;
    if (kind === 'it worth points') return one.kind === 'mission' && !one.plural;
    // 'If it is a personnel, take it': the card that was asked about, whatever it is.
    if (kind === 'it')
      return (one.kind !== 'personnel' || one.asserted === true) && !one.plural && one.attach === undefined;
    if (kind === 'he') return (one.kind === 'personnel' || one.kind === undefined) && !one.plural;
    if (kind === 'they') return one.plural || one.kind === 'personnel' || (one.kind === undefined && one.id === 'that');
    if (kind === 'other he')
      return (one.kind === 'personnel' || one.kind === undefined) && one.id !== 'this' && !one.plural;
    if (kind.startsWith('same '))
      return (
        one.id !== 'this' && !one.plural && one.aside !== true && one.attach === undefined && canHave(kind, one.kind)
      );
    if (one.id === 'this') return false;
    if (kind === 'captive') return !one.plural && isCaptive(one);
    if (plural && !one.plural && one.vague !== true) return false;
    if (!plural && one.plural) return false;
    if (/^[A-Z]/.test(kind)) return isCalled(one, kind);
    if (said === 'that mission' || KIND_WORDS.has(kind))
      return one.kind === kind || (one.kind === undefined && one.aside !== true && one.price !== true);
    return true;
  };
  const strictly = mentions.filter(fits);
  // 'It' of a personnel where nothing else was spoken of.
  const fitting = kind === 'it' && strictly.length === 0 ? mentions.filter((one) => !one.plural) : strictly;
  const near = PRONOUNS.has(said) ? fitting.filter((one) => !one.aside) : fitting;
  // This card is meant by 'they' if nobody else is.
  const isOther = said === 'they' && near.some(({ id }) => id !== 'this');
  const others = isOther ? near.filter(({ id }) => id !== 'this') : near;
  // Whoever is discarded, or paid with, is not who gains by it, nor what becomes cheaper.
  const isGaining = kind === 'he' || kind === 'it with a cost';
  const kept = isGaining ? near.filter((one) => one.done !== 'discard' && one.price !== true) : others;
  const meant = kept.length > 0 ? kept : others;
  const wanted = kind === 'he' ? 'personnel' : kind;
  // 'Download an Infiltrator and place him or her …': who has just come is one.
  const isHim = (one: Mention): boolean => one.asserted === true || one.done === 'download';
  const isWanted = (one: Mention): boolean => one.kind === wanted || (kind === 'he' && isHim(one));
  const found = meant.findLast(isWanted) ?? meant.at(-1);
  // 'Choose a ship. If you command a ship here, stop that ship': which of the two?
  if (found?.price !== true) return found;
  // What is paid with is not what the text goes on about, where the event spoke of such a card.
  const isSame = ({ kind: of }: Mention): boolean => of === undefined || found.kind === undefined || of === found.kind;
  // 'If an opponent's ship is here, stop your ship to stop that ship': which of the two?
  if (KIND_WORDS.has(said) && meant.some((one) => one.price !== true && one.id !== 'that')) return undefined;
  const hasGone = said === 'it' && hasLeft(found.done);
  return meant.find((one) => one.id === 'that' && (hasGone || isSame(one))) ?? found;
}
