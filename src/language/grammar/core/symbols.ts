/** Declares the phrases of the grammar by name (condition, effect, place …); each is defined in a file of its own. */
import { alternatives, phrase } from '../../parse/grammar.ts';
import type {
  Ability,
  Amount,
  Attr,
  Cond,
  Count,
  Duration,
  Effect,
  EventName,
  EventPattern,
  Filter,
  Limit,
  Mod,
  Place,
  PlayerRef,
  Prop,
  Requirement,
  Segment,
  Sel,
  State,
  Trait,
  ZoneName,
} from '../../tree/index.ts';

/** An icon as a quality of cards, by the name it stands for, and as what a card gains. */
export const icon = alternatives<Filter>('icon');
export const iconName = alternatives<string>('name of an icon');
export const iconTrait = alternatives<Trait>('icon as a trait');

export const zoneName = alternatives<ZoneName>('zone name');
export const segment = alternatives<Segment>('segment');
/** What of a card can be measured. */
export const prop = alternatives<Prop>('measure');
/** How often something may be done: so often in each of these. */
export const per = alternatives<NonNullable<Limit['per']>>('period');
/** What was done to a card: 'stopped', 'removed from the game'. */
export const participle = alternatives<EventName>('participle');

export const number = phrase<number>('number');
export const signed = phrase<number>('signed number');
export const letter = phrase<string>('binding letter');
export const attribute = phrase<Attr>('attribute');
export const skill = phrase<string>('skill');
export const title = phrase<string>('title');
export const count = phrase<Count | 'one'>('count');
export const amount = phrase<Amount>('amount');
export const player = phrase<PlayerRef>('player');
export const owner = phrase<PlayerRef>('owner');
export const modifier = phrase<Filter>('modifier');
export const quality = phrase<Filter>('quality');
/** A noun phrase. */
export const cards = phrase<Sel>('cards');
/** A noun phrase that says how many or whose. */
export const determined = phrase<Sel>('determined cards');
export const place = phrase<Place>('place');
export const zonePlace = phrase<Place>('zone');
/** Where cards are put, and how they lie there. */
export type Destination = Pick<Extract<Effect, { x: 'put' }>, 'to' | 'face' | 'order'>;
export const destination = phrase<Destination>('destination');
export const requirement = phrase<Requirement>('requirement');
export const state = phrase<Extract<Cond, { c: 'is' }>['state']>('state');
export const condition = phrase<Cond>('condition');
/** What happens, without what more is said of when. */
export const happening = phrase<EventPattern>('happening');
export const event = phrase<EventPattern>('event');
export const duration = phrase<Duration>('duration');
export const trait = phrase<Trait>('trait');
export const mods = phrase<Mod[]>('modifications');
/** What a player does, without saying who. */
export const action = phrase<Effect[]>('action');
/** One effect, with its subject. */
export const effect = phrase<Effect[]>('effect');
/** Several effects in order. */
export const effects = phrase<Effect[]>('effects');
export const limit = phrase<Limit>('limit');

/** What one sentence says, before the sentences of a card are joined. */
export type Line =
  | { k: 'abilities'; all: Ability[] }
  | {
      k: 'continue';
      may?: PlayerRef;
      if?: Cond;
      cost?: Effect[];
      do: Effect[];
      limit?: Limit;
      isThen?: true;
      isAside?: true;
    }
  | { k: 'meanwhile'; is: State; what: Sel; mods: Mod[]; limit?: Limit } // 'while in combat, each of your X …': who is?
  | { k: 'limit'; limit: Limit }
  | { k: 'together'; limit: Limit } // of all orders
  | { k: 'onlyIf'; if: Cond } // a further condition of the ability before
  | { k: 'must'; f?: Filter; distinct?: Prop }
  | { k: 'yours'; f: Filter } // what only your own cards must be
  | { k: 'lasts'; until: Duration }
  | { k: 'otherwise'; do: Effect[]; isOfOne?: true } // isOfOne: 'if he is not', after one thing that was asked of him
  | { k: 'met'; do: Effect[] } // when the requirements of this dilemma are met
  | { k: 'also'; do: Effect[] }
  | { k: 'under'; under: PlayerRef | 'nobody' } // who commands what was placed before
  | { k: 'alone' } // of several copies only one works
  | { k: 'users'; f: Filter } // what it does it does where such personnel of yours are
  | { k: 'otherSide' } // what follows stands on the other side of the card
  | { k: 'allThereIs' } // of whoever has fewer cards than must be discarded
  | { k: 'reminder' };
export const line = phrase<Line>('sentence');
