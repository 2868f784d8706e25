/** Works out which kinds of cards (personnel, ship …) words can mean, by their filter, their place or what they refer to. */
import type { Ability, Filter, Place, Prop, Sel, State } from '../tree/index.ts';
import { everyNode, type TreeNode } from '../tree/visit.ts';
import { KIND_WORDS } from './mentions.ts';

/** Kinds of cards; undefined where any may be meant. */
export type Kinds = ReadonlySet<string> | undefined;

export const kinds = (...names: readonly string[]): ReadonlySet<string> => new Set(names);
const PERSONNEL = kinds('personnel');
const SHIP = kinds('ship');
const MISSION = kinds('mission');
const DILEMMA = kinds('dilemma');
/** What lies on ships as damage. */
const DAMAGE = kinds('event', 'dilemma');
/** What decks, and so hands, are made of. */
export const OF_DECKS = kinds('personnel', 'ship', 'equipment', 'event', 'interrupt');

/** What a zone can hold. */
export const HELD_IN: ReadonlyMap<string, Kinds> = new Map<string, Kinds>([
  ['hand', OF_DECKS],
  ['deck', OF_DECKS],
  ['dilemmaPile', DILEMMA],
  ['dilemmaStack', DILEMMA],
  ['drawn', DILEMMA],
  ['brig', PERSONNEL],
]);

/** What can be with a card on the table, and what kinds of cards that card can be. */
export const ON_TABLE: ReadonlyMap<Place['p'], { readonly guest: Kinds; readonly host: Kinds }> = new Map([
  ['aboard', { guest: kinds('personnel', 'equipment', 'event', 'dilemma'), host: kinds('ship') }],
  ['at', { guest: kinds('personnel', 'ship', 'equipment', 'event', 'dilemma'), host: kinds('mission') }],
  ['present', { guest: kinds('personnel', 'equipment', 'event'), host: undefined }],
  ['on', { guest: kinds('personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma'), host: undefined }],
  ['here', { guest: kinds('personnel', 'ship', 'equipment', 'event', 'dilemma'), host: undefined }],
  [
    'beneath',
    { guest: kinds('personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma'), host: kinds('mission') },
  ],
]);

/** Which cards have this characteristic. */
export const BEARERS: ReadonlyMap<
  Prop | 'distance' | 'consume' | 'requirement' | 'reqAttr' | 'endurance',
  ReadonlySet<string>
> = new Map([
  ['Integrity', PERSONNEL],
  ['Cunning', PERSONNEL],
  ['Strength', PERSONNEL],
  ['Range', SHIP],
  ['Weapons', SHIP],
  ['Shields', SHIP],
  ['attributes', kinds('personnel', 'ship')],
  ['unusedRange', SHIP],
  ['endurance', SHIP],
  ['staffing', SHIP],
  ['span', MISSION],
  ['points', MISSION],
  ['quadrant', MISSION],
  ['cost', kinds('personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma')],
]);

/** Those of both. */
export function common(one: Kinds, other: Kinds): Kinds {
  if (one === undefined || other === undefined) return one ?? other;
  return new Set([...one].filter((kind) => other.has(kind)));
}

function either(all: readonly Kinds[]): Kinds {
  return all.some((one) => one === undefined) ? undefined : new Set(all.flatMap((one) => [...(one ?? [])]));
}

/** The kinds that its own words leave to a phrase, whatever it refers to. */
export const kindsSaid = ({ f, at }: Sel): Kinds => common(f && ofFilter(f), at && ofPlace(at));

/** What the letters of an ability can mean. */
export class CardsMeant {
  readonly #letters = new Map<string, Kinds>();

  constructor(ability: Ability, cardType: string) {
    // What does damage speaks of the ship that it is on.
    this.#letters.set('this', ability.at.t === 'damage' || ability.damage ? SHIP : kindOfType(cardType.toLowerCase()));
    if (ability.at.t === 'on' && ability.at.ev.what?.ref === undefined) this.#bind('that', ability.at.ev.what);
    for (const { is, node } of everyNode({ is: 'ability', node: ability })) {
      if (is === 'cards' && node.as !== undefined) this.#bind(node.as, node);
      if (is === 'effect' && node.x === 'pick') this.#bind(node.as, node.sel);
    }
  }

  /** The kinds that a phrase can mean; empty where what it says cannot be together. */
  of(sel: Sel): Kinds {
    return common(sel.ref === undefined ? undefined : this.#letters.get(sel.ref), kindsSaid(sel));
  }

  #bind(letter: string, sel: Sel | undefined): void {
    if (sel)
      this.#letters.set(
        letter,
        this.#letters.has(letter) ? either([this.#letters.get(letter), this.of(sel)]) : this.of(sel),
      );
  }
}

/** 'While this ship is present with another ship': only who is in one place with others is present with them. */
export function isNeverPresent({ is, node }: TreeNode, meant: CardsMeant): boolean {
  const areApart = (sel: Sel): boolean =>
    [...(meant.of(sel) ?? ANY)].every((kind) => SHIP.has(kind) || MISSION.has(kind));
  if (is === 'place') return node.p === 'present' && areApart(node.with);
  if (is !== 'condition' || node.c !== 'is' || node.state.s !== 'at') return false;
  return node.state.place.p === 'present' && areApart(node.who);
}
const ANY = kinds('card');

/** What can be done to the kinds of cards of an edition of its own is not known here. */
const kindOfType = (type: string): Kinds => (KIND_WORDS.has(type) ? kinds(type) : undefined);

/** 'Each Navigation on your personnel': nobody lies on a personnel. */
const ON_PERSONNEL = kinds('equipment', 'event', 'interrupt', 'dilemma');
function ofPlace(at: Place): Kinds {
  if (at.p === 'on') return isPersonnel(kindsSaid(at.card)) ? ON_PERSONNEL : undefined;
  // 'This mission' is one that is here.
  if (at.p === 'present' || at.p === 'aboard') return ON_TABLE.get(at.p)?.guest;
  return at.p === 'zone' ? HELD_IN.get(at.zone) : undefined;
}
const isPersonnel = (all: Kinds): boolean => all?.size === 1 && all.has('personnel');

/** Those of all of these: none where one of several alternatives among them could be no such card, 'a ship with Range>8 or Honor'. */
function ofAll(filters: readonly Filter[]): Kinds {
  const whole = filters.map(ofFilter).reduce(common, undefined);
  const alternatives = filters.flatMap((one) => (one.f === 'or' ? one.of : []));
  const isAlike = alternatives.every((one) => common(whole, ofFilter(one))?.size !== 0);
  return isAlike ? whole : new Set();
}

function ofFilter(filter: Filter): Kinds {
  switch (filter.f) {
    case 'and':
      return ofAll(filter.of);
    case 'or':
      return either(filter.of.map(ofFilter));
    case 'kind':
      return kindOfType(filter.is);
    case 'species':
    case 'skill':
    case 'levels':
    case 'commander':
    case 'printed':
      return PERSONNEL;
    case 'damage':
      return DAMAGE;
    case 'class':
    case 'fitted':
    case 'staffs':
      return SHIP;
    case 'mission':
      return filter.is === 'dual' ? DILEMMA : filter.is === 'headquarters' ? MISSION : kinds('mission', 'dilemma');
    case 'quadrant':
    case 'leftOf':
      return MISSION;
    case 'faced':
      return DILEMMA;
    case 'num':
      return BEARERS.get(filter.prop);
    case 'state':
      return ofState(filter.is);
    default:
      return undefined;
  }
}

function ofState(state: State): Kinds {
  switch (state.s) {
    case 'facing':
    case 'disabled':
    case 'equipped':
      return PERSONNEL;
    case 'attempting':
      return kinds('personnel', 'mission', 'ship');
    case 'staffed':
    case 'damaged':
    case 'docked':
      return SHIP;
    case 'complete':
      return MISSION;
    case 'isA':
      return ofFilter(state.f);
    default:
      return undefined;
  }
}
