/**
 * The syntax tree of the card language: what a card's game text means.
 *
 * About 60 small orthogonal nodes; a text is a Program of keywords and abilities. The compiler builds trees, the renderer
 * writes them back (`compile(render(x)) = x`, spans left aside), `src/effects` carries them out.
 * Trees are plain JSON: no classes, functions or cycles.
 */
// ---------------------------------------------------------------- scalars
export type Id = string; // binding, unique inside one Ability: 'this' | 'that' | 'a' | 'b' …
export type Span = [line: number, from: number, to: number]; // back to the printed text
export type Attr = 'Integrity' | 'Cunning' | 'Strength' | 'Range' | 'Weapons' | 'Shields';
export type Kind = 'personnel' | 'ship' | 'equipment' | 'event' | 'interrupt' | 'dilemma' | 'mission' | 'card';
export type Op = '<' | '<=' | '=' | '>=' | '>' | '!=';
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'eachOpponent'
  | 'eachPlayer'
  | 'anyPlayer'
  | 'left'
  | 'right'
  | 'active'
  | 'winner'
  | 'loser'
  | 'attempting'
  | { owner: Id }
  | { commander: Id }
  | { player: Id };

// ---------------------------------------------------------------- program
export interface Program {
  keywords: Keyword[];
  abilities: Ability[];
  gaps: Gap[];
}
export interface Keyword {
  name: string;
  arg?: string | number | Requirement | Effect[];
} // Region: X, Decay: 3, Replicate - cost
export interface Gap {
  text: string;
  at?: Span;
  why: string;
} // for the report only: a text with a gap is refused as a whole

export interface Ability {
  at: Timing;
  may?: PlayerRef; // optional, and whose choice; absent = mandatory
  if?: Cond; // a requirement: checked before any cost
  cost?: Effect[]; // everything printed before 'to'
  do: Effect[];
  limit?: Limit;
  src?: Span; // where the words stand; not part of the meaning
}
export type Timing =
  | { t: 'resolve' } // event / interrupt / dilemma instructions, in printed order
  | { t: 'order' } // Order - …
  | { t: 'headquarters' } // You may play … at this mission: `do` is one rule effect (act: play, what: the cards)
  | { t: 'static'; while?: Cond } // continuous effect, never an action
  | { t: 'window'; while: Cond } // While …, you may … : an action any time the state holds
  | { t: 'on'; ev: EventPattern } // When …
  | {
      t: 'clock';
      edge: 'start' | 'end';
      of: 'turn' | 'segment' | 'attempt' | 'dilemma' | 'battle';
      whose: PlayerRef;
      nth?: number;
    }
  | { t: 'damage' } // Damage - … : the only live text once on a ship
  | { t: 'playNeed' }
  | { t: 'playCost' }
  | { t: 'playTo'; to: Place; cap?: number }
  | { t: 'staffNeed' }
  | { t: 'attemptAs' }; // alternative requirements / who may attempt
export interface Limit {
  times?: number;
  per?: 'turn' | 'game' | 'dilemma' | 'attempt' | 'battle';
  cap?: number;
  each?: 'mission' | 'ship' | 'player';
}

// ---------------------------------------------------------------- events
export type Stage = 'about' | 'did'; // 'about' may be prevented or replaced, 'did' may not
export type EventName =
  | 'play'
  | 'download'
  | 'draw'
  | 'discard'
  | 'examine'
  | 'reveal'
  | 'shuffle'
  | 'place'
  | 'return'
  | 'take'
  | 'remove'
  | 'kill'
  | 'stop'
  | 'unstop'
  | 'destroy'
  | 'capture'
  | 'exchange'
  | 'replace'
  | 'damage'
  | 'command'
  | 'move'
  | 'beam'
  | 'select'
  | 'choose'
  | 'name'
  | 'gain'
  | 'useSkill'
  | 'score'
  | 'losePoints'
  | 'spendCounter'
  | 'instruct'
  | 'attempt'
  | 'drawDilemmas'
  | 'chooseDilemmas'
  | 'revealDilemma'
  | 'face'
  | 'dilemmaAction'
  | 'overcome'
  | 'prevent'
  | 'checkRequirements'
  | 'complete'
  | 'failAttempt'
  | 'endAttempt'
  | 'battle'
  | 'winBattle'
  | 'endBattle';
export interface EventPattern {
  e: EventName | EventName[];
  stage: Stage;
  who?: PlayerRef; // the player who does it
  what?: Sel; // the card it is done to; binds 'that'
  by?: Sel; // 'by a dilemma', 'by a card an opponent owns'
  place?: Place;
  from?: Place;
  purpose?: 'complete' | 'meet';
  battle?: 'combat' | 'engagement' | 'either';
  involving?: Sel;
  nth?: number;
  span?: Span2;
}
export type Span2 = 'turn' | 'game' | 'attempt' | 'ability';

// ---------------------------------------------------------------- conditions
export type Cond =
  | { c: 'and' | 'or'; of: Cond[] }
  | { c: 'not'; of: Cond }
  | { c: 'some'; sel: Sel; n?: Amount; op?: Op } // you command three …, there are no …, you have a captive
  | { c: 'is'; who: Sel; state: State } // this personnel is facing a dilemma / aboard / stopped …
  | { c: 'req'; who: Sel; req: Requirement } // (un)less you have Medical and Integrity>20
  | { c: 'cmp'; a: Amount; op: Op; b: Amount } // scores, costs, counts
  | { c: 'did'; ev: EventPattern; span: Span2 } // you have completed a mission …; played no other personnel this turn
  | { c: 'ok'; value: boolean; who?: PlayerRef } // if you do / if you cannot / if you win / otherwise
  | { c: 'turn'; whose: PlayerRef; nth?: number };
export type State =
  | { s: 'at'; place: Place }
  | { s: 'facing'; what?: Sel }
  | { s: 'attempting'; what?: Sel }
  | { s: 'inBattle'; kind?: 'combat' | 'engagement' }
  | { s: 'stopped' | 'staffed' | 'damaged' | 'complete' | 'attemptable' | 'overcome' | 'prevented' | 'eligible' }
  | { s: 'equipped'; with: Sel }
  | { s: 'isA'; f: Filter }
  | { s: 'couldBePlayed'; place: Place }
  | { s: 'sameAs'; prop: Prop; to: Sel };

// ---------------------------------------------------------------- requirements (bold text and mission lines)
export type Requirement =
  | { r: 'and' | 'or'; of: Requirement[] }
  | { r: 'skill'; skill: string; n: number }
  | { r: 'attr'; attr: Attr | 'any' | { named: Id }; op: Op; n: Amount }
  | { r: 'card'; sel: Sel } // a Hand Weapon, three Thief personnel, William T. Riker
  | { r: 'one'; req: Requirement } // a personnel who has 2 Anthropology
  | { r: 'skillsOf'; what: Sel }
  | { r: 'differentSkills'; n: number };

// ---------------------------------------------------------------- amounts
export type Amount =
  | number
  | { a: 'count'; sel: Sel }
  | { a: 'prop'; prop: Prop; of: Sel; fold?: 'sum' | 'max' | 'min' }
  | { a: 'times'; k: number; of: Amount }
  | { a: 'plus'; of: Amount[] }
  | { a: 'that' }
  | { a: 'named'; id: Id }
  | { a: 'score'; of: PlayerRef }
  | { a: 'alt'; base: Amount; if: Cond; then: Amount }; // +1 (or +2 while in combat)
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
  | 'handSize';

// ---------------------------------------------------------------- selectors
export interface Sel {
  ref?: Id; // 'this personnel', 'that card', 'it', 'those'
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
  nth?: 'first' | 'next' | 'last' | number;
}
export type Count = number | 'all' | 'any' | { upTo: Amount } | { min: Amount } | { eq: Amount } | { allBut: number };
export type Filter =
  | { f: 'and' | 'or'; of: Filter[] }
  | { f: 'not'; of: Filter }
  | { f: 'kind'; is: Kind }
  | { f: 'title'; is: string }
  | { f: 'keyword'; is: string; arg?: string }
  | { f: 'species'; is: string }
  | { f: 'affiliation'; is: string }
  | { f: 'icon'; is: string }
  | { f: 'class'; is: string }
  | { f: 'skill'; is: string; n?: number }
  | { f: 'unique' }
  | { f: 'state'; is: State }
  | { f: 'num'; prop: Prop; op: Op; n: Amount }
  | { f: 'mission'; is: 'planet' | 'space' | 'headquarters' | 'dual' }
  | { f: 'quadrant'; is: 'A' | 'G' | 'D' }
  | { f: 'requires'; req: Requirement }
  | { f: 'same'; prop: Prop; as: Sel }
  | { f: 'copyOf'; sel: Sel }
  | { f: 'was'; ev: EventPattern; span: Span2 }; // revealed this way, killed, you played this turn
export type Place =
  | { p: 'present'; with: Sel }
  | { p: 'aboard'; ship: Sel }
  | { p: 'at'; mission: Sel }
  | { p: 'on'; card: Sel }
  | { p: 'beneath'; card: Sel }
  | { p: 'zone'; zone: ZoneName; of: PlayerRef; pos?: 'top' | 'bottom' | 'topOrBottom' }
  | { p: 'involved' }
  | { p: 'here' }
  | { p: 'wherePlayable' }
  | { p: 'quadrantOf'; sel: Sel };
export type ZoneName =
  'hand' | 'deck' | 'discard' | 'dilemmaPile' | 'dilemmaStack' | 'core' | 'brig' | 'removed' | 'play';

// ---------------------------------------------------------------- effects
export type Duration =
  | 'turn'
  | 'dilemma'
  | 'attempt'
  | 'battle'
  | 'game'
  | 'orderAgain'
  | { until: EventPattern }
  | { clock: 'start' | 'end'; whose: PlayerRef; next?: true }
  | { while: Cond };
export type Effect =
  // flow
  | { x: 'if'; if: Cond; then: Effect[]; else?: Effect[] }
  | { x: 'may'; who: PlayerRef; cost?: Effect[]; do: Effect[] }
  | { x: 'oneOf'; who: PlayerRef; of: Effect[][]; n?: 'one' | 'any' }
  | { x: 'each'; over: Amount | Sel; as?: Id; do: Effect[] }
  | { x: 'repeat'; until: Cond; do: Effect[] }
  | { x: 'later'; at: Timing; do: Effect[] }
  // naming and picking
  | { x: 'pick'; as: Id; sel: Sel; must?: true }
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
      except?: Filter;
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
        | 'play';
      what: Sel;
      to: Place;
      who?: PlayerRef;
      face?: 'up' | 'down';
      order?: 'any' | 'same';
      costBy?: Amount;
    }
  | { x: 'swap'; why: 'exchange' | 'replace'; a: Sel; b: Sel }
  | { x: 'look'; why: 'reveal' | 'examine' | 'search'; what: Sel; who: PlayerRef }
  | { x: 'shuffle'; zone: Place }
  | { x: 'stop' | 'unstop'; what: Sel }
  | { x: 'command'; what: Sel; to: PlayerRef }
  | { x: 'ship'; why: 'move' | 'beam' | 'restoreRange' | 'useRange'; what: Sel; to?: Place }
  // numbers
  | { x: 'points'; who: PlayerRef; by: Amount } // score (+) / lose (-)
  | { x: 'counters'; who: PlayerRef; by: Amount }
  | { x: 'dilemmas'; who: PlayerRef; draw?: Amount; spend?: Amount }
  // continuous
  | { x: 'mod'; what: Sel; mods: Mod[]; until?: Duration }
  | {
      x: 'rule';
      allow: boolean;
      who?: Sel | PlayerRef;
      act: EventPattern | 'useSkills' | 'useAbilities' | 'useAttributes' | 'gainSkills';
      unless?: Effect[];
      until?: Duration;
    }
  // timing
  | { x: 'prevent'; what?: EventPattern } // that / this
  | { x: 'instead'; do: Effect[] }
  | { x: 'overcome'; what: Sel }
  | { x: 'reselect' }
  | { x: 'battle'; kind: 'combat' | 'engagement' | 'either'; of: Sel; with?: Sel; win?: Effect[]; notWin?: Effect[] }
  | { x: 'join'; what: Sel; to: 'attempt' | 'battle' }
  | { x: 'attempt'; mission: Sel; who: Sel; req?: Requirement; points?: number; complete: boolean }
  | { x: 'end'; what: 'attempt' | 'turn' | 'battle' }
  | { x: 'game'; what: 'win' | 'lose' | 'extraTurn' | 'skip'; who: PlayerRef };
export type Mod =
  | { m: 'num'; prop: Prop | 'cost' | 'requirement' | 'reqAttr' | 'consume'; by: Amount } // Strength +2, cost -1, add 5 to each attribute requirement
  | { m: 'set'; prop: Prop; to: Amount } // Strength becomes 3
  | { m: 'gain' | 'lose'; trait: Trait }
  | { m: 'become'; trait: Trait }
  | { m: 'req'; how: 'add' | 'remove' | 'set'; req: Requirement }
  | { m: 'meet'; need: (Attr | string)[]; using: Attr | string }
  | { m: 'exempt'; from: 'randomSelection' | 'stop' | 'kill' | 'prevent' | 'destroy'; by?: Sel }
  | { m: 'text'; off?: 'all' | 'next' | 'abilities'; grant?: Ability[]; copy?: Sel }
  | { m: 'staffed' | 'joins' };
export type Trait =
  | { skill: string; n?: number }
  | { skillChoice: 'any' | { from: Sel } | { required: true } | { had: true }; n?: number }
  | { allSkills: Sel | 'own' }
  | { keyword: string }
  | { icon: string }
  | { affiliation: string }
  | { species: string }
  | { uniqueness: boolean };
