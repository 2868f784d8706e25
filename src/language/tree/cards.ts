/** Which cards: selectors, filters, places; and what is counted or required of them. */
import type { Cond, State } from './conditions.ts';
import type { EventPattern, Span2 } from './events.ts';
import type { Attr, BattleValue, Id, Kind, Named, Op, PlayerRef } from './scalars.ts';

export interface Sel {
  ref?: Id; // 'this personnel', 'that card', 'it', 'those'; 'selected': those of the selection that goes on
  as?: Id; // binds what was selected here, for a later ref
  n?: Count; // absent: one
  of?: PlayerRef;
  via?: 'command' | 'own' | 'commandNotOwn'; // your …, … an opponent owns
  f?: Filter;
  at?: Place; // present, aboard, at this mission, in a zone; absent: in play
  by?: 'random' | PlayerRef; // inline choice; absent: the ability's controller
  other?: Id[]; // another, other
  best?: { prop: Prop; dir: 'max' | 'min' };
  from?: 'top' | 'bottom' | 'topOrBottom';
  alike?: Likeness; // so many that are the same in this: 'four personnel of the same species', 'three present together'
  distinct?: Prop; // different ones only: counted by what they differ in
  total?: { op: '<=' | '>='; n: Amount }; // what their costs come to together
  nth?: 'first' | 'next' | 'last' | number;
}
export type Count =
  number | 'all' | 'any' | { upTo: Amount } | { min: Amount } | { eq: Amount } | { allBut: number } | { until: Cond }; // until: one after the other, until it is so of those selected
export type Filter =
  | { f: 'and' | 'or'; of: Filter[] }
  | { f: 'not'; of: Filter }
  | { f: 'kind'; is: Kind }
  | { f: 'title'; is: string }
  | { f: 'keyword'; is: string; arg?: string }
  | { f: 'species'; is: string }
  | { f: 'printed'; what: 'gender' | 'classification'; is: string } // as printed, whatever else it is
  | { f: 'fitted'; with: string } // special equipment of a ship
  | { f: 'affiliation'; is: string }
  | { f: 'icon'; is: string }
  | { f: 'class'; is: string }
  | { f: 'skill'; is: string; n?: number }
  | { f: 'named'; what: Named; id: Id; only?: Filter } // that skill, that title: as named, and only what could be named
  | { f: 'namedAttr'; id: Id; op: Op; n: Amount } // that attribute>7
  | { f: 'unique' }
  | { f: 'damage' } // has a text that works while the card lies on a ship as damage
  | { f: 'whose'; of: PlayerRef } // commanded by that player; out of play, owned
  | { f: 'state'; is: State }
  | { f: 'num'; prop: Prop; plus?: Prop; op: Op; n: Amount; printed?: true } // Cunning + Strength<11
  | { f: 'staffs'; is: string } // a ship with such an icon in its staffing requirements
  | { f: 'levels'; n: number } // so many levels of one skill
  | { f: 'mission'; is: 'planet' | 'space' | 'headquarters' | 'dual' }
  | { f: 'quadrant'; is: 'A' | 'G' | 'D' }
  | { f: 'requires'; req: Requirement }
  | { f: 'requiresAttr'; is: Attr } // a mission that requires Strength
  | { f: 'required'; of: Sel } // has a skill that the mission requires
  | { f: 'used'; like: 'event' | 'interrupt' | 'equipment' } // of another type, but played or used as such
  | { f: 'playable'; at: Sel } // could be played at one of these
  | { f: 'leftOf' } // a location with another on its right
  | { f: 'unmet'; of: PlayerRef } // has requirements that this player's personnel cannot meet
  | { f: 'begins'; with: string } // the first word of its title
  | { f: 'bears'; word: string } // somewhere in its title
  | { f: 'same'; prop: Prop; as: Sel }
  | { f: 'copyOf'; sel: Sel }
  | { f: 'among'; of: Sel[] } // this personnel or your Android present
  | { f: 'carries'; how: 'aboard' | 'on' | 'at' | 'beneath'; sel: Sel } // the ship X is aboard, an event that has no cards on it
  | { f: 'faced'; by?: Sel } // a dilemma that is being faced, by such personnel
  | { f: 'commander'; of?: Sel } // a personnel whose keyword Commander names that ship; absent: the one that he or she is aboard
  | { f: 'was'; ev: EventPattern; span: Span2 }; // revealed this way, killed, you played this turn
export type Place =
  | { p: 'present'; with: Sel }
  | { p: 'aboard'; ship: Sel; was?: true } // was: until that left play
  | { p: 'at'; mission: Sel }
  | { p: 'on'; card: Sel; was?: true }
  | { p: 'beneath'; card: Sel }
  | { p: 'zone'; zone: ZoneName; of: PlayerRef; pos?: 'top' | 'bottom' | 'topOrBottom' }
  | { p: 'involved'; here?: true } // here: in an attempt of this mission
  | { p: 'here' }
  | { p: 'wherePlayable'; card?: Sel } // at a headquarters (of these) where what is moved could be played
  | { p: 'quadrantOf'; sel: Sel };
export type ZoneName =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'dilemmaPile'
  | 'dilemmaStack'
  | 'drawn'
  | 'aside'
  | 'core'
  | 'brig'
  | 'removed'
  | 'play'
  | string;

export type Requirement =
  | { r: 'and' | 'or'; of: Requirement[] }
  | { r: 'skill'; skill: string; n: number }
  | { r: 'attr'; attr: Attr | 'any' | { named: Id }; op: Op; n: Amount }
  | { r: 'card'; sel: Sel } // a Hand Weapon, three Thief personnel, William T. Riker
  | { r: 'one'; req: Requirement } // a personnel who has 2 Anthropology
  | { r: 'persons'; of: Requirement[] } // a personnel with Honor and a second personnel with Law: each by another
  | { r: 'ship'; props: Prop[]; op: Op; n: Amount } // of the ship of the attempt: Shields + unused Range>13
  | { r: 'at'; mission: 'planet' | 'space'; req: Requirement } // what it asks for at such missions
  | { r: 'skillsOf'; what: Sel; except?: string[] }
  | { r: 'differentSkills'; n: number }
  | { r: 'named'; id: Id; n: number; most?: true }; // that skill; `most`: so much or less

export type Amount =
  | number
  | { a: 'count'; sel: Sel }
  | { a: 'prop'; prop: Prop; of: Sel; fold?: 'sum' | 'max' | 'min'; printed?: true }
  | { a: 'times'; k: number; of: Amount }
  | { a: 'plus'; of: Amount[] }
  | { a: 'round'; of: Amount; to: number } // to the nearest multiple
  | { a: 'half'; of: Amount } // rounded down
  | { a: 'levels'; skill: string; of: Sel } // of a skill, all together
  | { a: 'least'; of: Amount[] } // not more than
  | { a: 'until'; of: Amount; there: Sel } // as many as are missing until so many are there
  | { a: 'that' }
  | { a: 'named'; id: Id }
  | { a: 'score'; of: PlayerRef }
  | { a: 'battleTotal'; value: BattleValue; of: PlayerRef } // of that player's side in the battle at hand, before what texts add to it
  | { a: 'turns'; of: PlayerRef } // which this player has had: the one in progress is not over
  | { a: 'counters'; of: PlayerRef } // which this player has still to spend this turn
  | { a: 'alt'; base: Amount; if: Cond; then: Amount }; // +1 (or +2 while in combat)
/** In what cards are the same: a property, or where they are. */
export type Likeness = Prop | 'presence';
export type Prop =
  | 'cost'
  | Attr
  | 'attributes'
  | 'span'
  | 'points'
  | 'title'
  | 'affiliation'
  | 'species'
  | 'skills'
  | 'type'
  | 'dots'
  | 'quadrant' // where the mission is
  | 'region'
  | 'staffing' // staffing requirement icons of a ship
  | 'anyAttribute' // one of the attributes is enough
  | 'unusedRange'
  | 'classification'
  | 'distance' // of a mission: how far it is from where the text is
  | 'handSize';
