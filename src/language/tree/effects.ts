/** What a text makes happen: its effects, what becomes of cards for a while, and how long that lasts. */
import type { Amount, Filter, Place, Prop, Requirement, Sel } from './cards.ts';
import type { Cond } from './conditions.ts';
import type { EventPattern, PatternOf } from './events.ts';
import type { Ability, Timing } from './program.ts';
import type { Attr, BattleValue, Id, PlayerRef } from './scalars.ts';

export type Duration =
  | 'turn'
  | 'dilemma'
  | 'attempt'
  | 'battle'
  | 'selection'
  | 'game'
  | 'orderAgain'
  | 'held' // as long as the card lies where its text has put it
  | { until: EventPattern }
  | { clock: 'start' | 'end'; whose: PlayerRef; next?: true }
  | { while: Cond };
export type Effect =
  // flow
  | { x: 'if'; if: Cond; then: Effect[]; else?: Effect[]; who?: PlayerRef } // who: asked of each of these players, one after the other
  | { x: 'may'; who: PlayerRef; must?: true; cost?: Effect[]; do: Effect[]; from?: 'left' } // must: it is paid if it can be; from: who of them is first
  | { x: 'oneOf'; who: PlayerRef | 'random'; of: Effect[][] }
  | { x: 'each'; over: Amount | Sel; as?: Id; do: Effect[] }
  | { x: 'repeat'; until: Cond; do: Effect[] }
  | { x: 'later'; at: Timing; do: Effect[]; within?: Duration } // within: as often as it happens until then
  // naming and picking
  | { x: 'count'; as: Id; of: Amount } // how many there are just now
  | { x: 'pick'; as: Id; sel: Sel; must?: true; fate?: 'kill' | 'stop' } // fate: what they are chosen for, where that comes later
  | { x: 'split'; what: Sel; as: Id; rest: Id } // at random, into halves
  | {
      x: 'name';
      as: Id;
      what:
        | 'card'
        | 'personnel'
        | 'ship'
        | 'event'
        | 'interrupt'
        | 'dilemma'
        | 'mission'
        | 'skill'
        | 'attribute'
        | 'number'
        | 'species'
        | 'keyword'
        | 'cardType'
        | 'affiliation'
        | 'player';
      who: PlayerRef;
      n?: number | { upTo: number }; // several, each of which is meant
      except?: Filter;
      only?: Filter; // a non-[Kli] ship
      of?: Sel; // a skill that this requires
      from?: Sel; // one of these cards
      until?: Duration; // how long the card keeps it
      lacking?: Sel; // a skill that none of these has
      among?: string[]; // one of these words
    }
  // one node moves every card
  | {
      x: 'put';
      why:
        | 'draw'
        | 'discard'
        | 'download'
        | 'kill'
        | 'destroy'
        | 'place'
        | 'return'
        | 'take'
        | 'remove'
        | 'capture'
        | 'repair'
        | 'play';
      what: Sel;
      to: Place;
      who?: PlayerRef;
      face?: 'up' | 'down';
      order?: 'any' | 'same' | 'random';
      even?: true; // even if it cannot be killed
      costBy?: Amount;
      under?: PlayerRef | 'nobody'; // whose command it comes under there, where the text says so
    }
  | { x: 'swap'; why: 'exchange' | 'replace'; a: Sel; b: Sel }
  | { x: 'look'; why: 'reveal' | 'examine'; what: Sel; who: PlayerRef }
  | { x: 'shuffle'; zone: Place }
  | { x: 'stop' | 'unstop'; what: Sel; even?: true } // even if it cannot be stopped
  | { x: 'damage'; what: Sel } // by the edition's rules, not by a card that says what it does
  | { x: 'nullify'; what: Sel } // what is waiting to take effect does not, what is in play or faced goes
  | { x: 'decloak'; what: Sel }
  | { x: 'delay'; what: Sel; turns: number } // what is being played takes effect so many of its player's turns later
  | { x: 'stakes'; who: PlayerRef } // they give up, or play on for one card more
  | { x: 'flip'; what: Sel } // turned over, face down or up again
  | { x: 'block' } // whoever faces this dilemma does not get past it
  | { x: 'goOn' } // whoever faces this dilemma goes on, whatever of it has happened
  | { x: 'command'; what: Sel; to: PlayerRef }
  | { x: 'ship'; why: 'move' | 'beam' | 'restoreRange' | 'useRange'; what: Sel; to?: Place } // useRange: all it has left this turn
  // numbers
  | { x: 'points'; who: PlayerRef; by: Amount } // score (+) / lose (-)
  | { x: 'counters'; who: PlayerRef; by: Amount }
  | { x: 'dilemmas'; who: PlayerRef; draw?: Amount; spend?: Amount }
  // continuous
  | { x: 'mod'; what: Sel; mods: Mod[]; until?: Duration; whoever?: true; granted?: true } // whoever: those who are meant at the time, not those of when it began; granted: as text of this card
  // what may be done and what not
  | { x: 'allow'; who: PlayerRef; act: Played; costBy?: number } // costBy: what is played so costs so much more or less
  | { x: 'invite'; who: PlayerRef; mission: Sel; with?: Sel } // they may attempt it with whoever is there; with: with such cards only
  | { x: 'mix'; who: PlayerRef; of: string[] } // a treaty: cards of theirs of these affiliations may be together
  | { x: 'barrier'; who: Sel; how: 'pass' | 'halt'; unless?: Requirement } // pass: they do not go from here to the location on the right or back; halt: they end their turn's moves here; unless: those aboard have it
  | { x: 'beamMost'; what: Sel; n: number } // so many of them may be beamed to or from here each turn
  | { x: 'homeward'; who: Sel; to: Filter } // they move as fast as they can to the nearest such card of their player's, and do nothing else
  | { x: 'tacticDownload'; who: PlayerRef; f?: Filter } // they may download (such) a tactic instead of drawing tactics
  | { x: 'redirect'; who: PlayerRef; what: Sel; place: Place } // what a card wants placed at a headquarters may be placed there
  | { x: 'forbid'; who: PlayerRef; act: EventPattern; until?: Duration } // players
  | { x: 'ban'; who: Sel; act: Barred; until?: Duration } // cards
  | { x: 'outOfPlay'; who: Sel }
  | { x: 'price'; who: Sel; act: Use; skill?: string; unless: Effect[] } // skill: on that one alone; unless: this is paid
  | { x: 'uncover'; who: PlayerRef; what: Sel; skill: string } // they play these as if they had completed a mission that requires the skill
  | { x: 'lie'; who: PlayerRef; place: Extract<Place, { p: 'beneath' }>; face: 'down' } // how cards lie that they place there
  // of its players: how many more cards they keep in hand at the end of their turn, how many more points they need to win, that they need not spend all counters
  | { x: 'playerRule'; who: PlayerRef; rule: 'hand' | 'points' | 'fewerCounters'; by: Amount }
  | { x: 'playerRule'; who: PlayerRef; rule: 'counters' | 'reports' | 'doubleTurns'; by?: never } // reports: instead of playing one card they may report any number
  | { x: 'cross'; who: Sel; a: Sel; b: Sel } // these ships may move between those places, though they are in different quadrants
  // timing
  | { x: 'prevent'; what?: Sel } // that / this; a dilemma as a whole
  | { x: 'instead'; do: Effect[] }
  | { x: 'overcome'; what: Sel }
  | { x: 'reselect'; to?: Sel; by?: PlayerRef } // ignore the selection and select again; this one is selected instead; or who is, is this player's choice
  | {
      x: 'battle';
      kind: 'combat' | 'engagement' | 'either';
      of: Sel; // its letter names those of them who are involved
      during?: Effect[]; // 'That ship is Weapons +2': once it has begun, before the totals
      win?: Effect[];
      notWin?: Effect[];
      lose?: Effect[]; // the other side wins: no tie
    }
  | { x: 'join'; what: Sel; to: 'attempt' | 'battle' }
  | { x: 'spare'; what: Sel } // is not involved in the battle at hand
  | { x: 'attempt'; mission: Sel; who: Sel; req?: Requirement; points?: number; complete: boolean }
  | { x: 'end'; what: 'attempt' | 'turn' | 'battle' }
  | { x: 'game'; what: 'win' | 'lose' | 'extraTurn' | 'skip'; who: PlayerRef };
/** What is no deed: what may be done and what not. */
export type Ruling = Extract<
  Effect,
  {
    x:
      | 'allow'
      | 'invite'
      | 'tacticDownload'
      | 'redirect'
      | 'forbid'
      | 'ban'
      | 'outOfPlay'
      | 'price'
      | 'uncover'
      | 'lie'
      | 'cross'
      | 'mix'
      | 'barrier'
      | 'beamMost'
      | 'homeward'
      | 'playerRule';
  }
>;
/** Cards that may be played there, or from there. */
export type Played = { e: 'play'; stage: 'did'; what: Sel } & (
  { place: Place; from?: never } | { from: Place; place?: never }
);
/** What cards may be kept from. */
export type Barred = PatternOf<'attempt'> | PatternOf<'move' | 'beam'> | PatternOf<'place'>;
/** What cards are good for. */
export type Use = 'useSkills' | 'useAbilities' | 'useAttributes';
export type Mod =
  | {
      m: 'num';
      prop: Prop | 'cost' | 'requirement' | 'reqAttr' | 'consume' | 'distance' | 'endurance';
      by: Amount;
      attr?: Attr;
      least?: number; // this change alone brings it no lower
    } // Strength +2, cost -1, add 5 to each attribute requirement
  | { m: 'battleTotal'; value: BattleValue; by: Amount } // of 'this': the total of its player's side in the battle at hand
  | { m: 'set'; prop: Prop; to: Amount } // Strength becomes 3
  | { m: 'gain' | 'lose'; trait: Trait }
  | { m: 'become'; trait: Trait }
  | { m: 'levels'; by: number; only?: { id: Id } } // of each skill that is required, or of the one that was named, so many levels more
  | {
      m: 'req';
      how: 'add' | 'remove' | 'set';
      req: Requirement; // set: what other texts ask for instead as well
    }
  | { m: 'req'; how: 'replace'; id: Id; req: Requirement } // instead of all levels of the skill that was named
  // Of a mission or dilemma: by the total of all; of personnel: each by their own.
  | { m: 'meet'; need: (Attr | string)[]; using: Attr | string; may?: true; of?: Sel }
  | {
      m: 'exempt';
      from:
        | 'randomSelection'
        | 'stop'
        | 'kill'
        | 'prevent'
        | 'destroy'
        | 'return'
        | 'capture'
        | 'command'
        | 'loseCommand' // whatever takes it from the player of this text, who commands it
        | 'leavePlay'
        | 'gainSkills'
        | 'nullify'
        | 'beam'; // what keeps others from beaming
      by?: Sel;
      except?: string[]; // but these skills may be gained
    }
  | { m: 'text'; off?: 'all' | 'next' | 'abilities'; grant?: Ability[]; copy?: Sel }
  // They have them, but these do not count where their player would use them.
  | { m: 'cannotUse'; is: 'skills' | 'attributes' | 'abilities'; only?: { id: Id } | { skill: string } | 'firstListed' }
  | { m: 'commander'; of: Sel } // is the corresponding Commander of that ship
  | { m: 'payBy'; cost: Effect[]; by: Effect[]; plays?: true } // a cost of its texts may be paid by something else; plays: also what is paid to play it
  | { m: 'choice'; of: PlayerRef } // who is selected by it at random is this player's choice
  | { m: 'staffed' }
  | { m: 'noStaffing' } // needs no icons, but somebody of its affiliation
  | { m: 'disabled' } // counts for nothing where it is
  | { m: 'course'; to: Sel } // does nothing but travel there
  | { m: 'towed'; with: string; req: Requirement } // by a ship with such equipment and crew
  | { m: 'nullified' } // a dilemma, where this is present
  | { m: 'projects' } // holograms may be there
  | { m: 'repairsItself' } // without an outpost
  | { m: 'boards'; doubled?: true } // fights whoever is aboard as it comes and at the start of each turn, each as strong as they are many; doubled: twice that, all of them
  | { m: 'commandeered' } // is used by those who have boarded it and have left nobody else aboard
  | { m: 'vaporized' } // nothing is left there but a way through
  | { m: 'multiply'; prop: Attr; by: number } // once everything is added
  | { m: 'asIfFacing'; who: Sel } // they may meet its requirements as if they were facing a dilemma
  | { m: 'everywhere' } // at all missions of the quadrant where it is
  | { m: 'sameQuadrant' }; // nothing is added to a distance for another quadrant
export type Trait =
  | { skill: string; n?: number }
  // one of its own, one of a card's, one of a list; new: none that it has already; nth: the second that is chosen
  | {
      skillChoice: 'any' | 'own' | { from: Sel } | { requiredBy: Sel } | { of: string[] };
      n?: number;
      new?: true;
      nth?: 2;
    }
  | { skillNamed: true; id: Id } // the skill that was named
  | { allSkills: Sel | 'own'; n?: 1; except?: string[] } // n: one level of each
  | { allRequired: Sel } // all skills in its requirements
  | { speciesNamed: true; id: Id }
  | { affiliationNamed: true; id: Id }
  | { keyword: string }
  | { icon: string }
  | { affiliation: string }
  | { species: string }
  | { uniqueness: boolean };
