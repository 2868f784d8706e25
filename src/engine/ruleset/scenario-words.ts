/** The words in which scenarios of an edition are written: positions, places, expectations and events. */
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import type { CardView, View } from '../showing/view.ts';
import type { GameEvent, PlaceEvent } from '../state/events.ts';
import type { PositionCard, PositionSetup } from '../state/position.ts';

/** A card with nothing printed on it but this, for places that a scenario leaves open. */
export interface BlankCard {
  readonly title: string;
  readonly type: string;
  readonly printed: Partial<Definition>;
}

/** A list of a player in a position: the zone of that name. */
export interface ZoneOfPlayer {
  readonly faceUp: boolean;
  /** Whose the cards are that do not say it: the player's, or the other player's. */
  readonly owner: 'player' | 'other';
  /** Who commands them: the player, their owner, or nobody. */
  readonly commander: 'player' | 'owner' | null;
  /** The only type of card that lies there, and what would be right. */
  readonly only?: { readonly type: string; readonly remedy: string };
  /** So many cards lie there at least; blank ones fill it up, counted from 1. */
  readonly filled?: { readonly least: number; readonly card: (index: number) => BlankCard };
  /** References that each of its entries must have. */
  readonly needs?: readonly string[];
}

/** A row that all players share, at the top of a file: the row of that name. Its cards are the first player's that do not say it. */
export interface SharedRow {
  /** Who commands them: their owner, or nobody. */
  readonly commander: 'owner' | null;
  /** The only type of card that lies there, and what would be right. */
  readonly only?: { readonly type: string; readonly remedy: string };
}

/** How cards lie with another: the relation of that name. */
export interface RelationOfCard {
  /** Whose they are that do not say it: those of the player who has the card they lie with, or that player's first opponent's. */
  readonly owner: 'holder' | 'opponent';
  /** Who commands them: that player, their owner, or nobody. */
  readonly commander: 'holder' | 'owner' | null;
  /** Types that lie face down there. */
  readonly concealed: readonly string[];
}

/** What may be expected under a key. */
export type ExpectationForm =
  /** One of those that every edition has. */
  | 'common'
  | { readonly of: 'players'; readonly number: (view: View, seat: Seat) => number }
  /** What lies in a zone: a count or the cards. */
  | { readonly of: 'zone'; readonly zone: string; readonly isOrdered: boolean; readonly tellsFaces: boolean }
  /** What lies in a row that all share: exactly these cards, in order. */
  | { readonly of: 'row'; readonly row: string }
  /** By card: what lies with it, a count or the cards in order. */
  | { readonly of: 'pile'; readonly relation: string }
  /** By card: a player, or whether there is one. */
  | { readonly of: 'player'; readonly told: (card: CardView) => Seat | null }
  /** At least these cards are so. */
  | { readonly of: 'cards'; readonly holds: (card: CardView) => boolean }
  /** By card: is it so, or where was it (a number of a card)? */
  | {
      readonly of: 'truth or place';
      readonly told: (card: CardView) => boolean;
      readonly at: (card: CardView) => CardNumber | undefined;
    }
  /** The last such event since the one before cites a rule. */
  | { readonly of: 'cited'; readonly happened: (event: GameEvent) => boolean }
  /** By card: a number, a truth, or words that are all said of the card (`isNot`: none of them). `explained`: the value whose making is traced. */
  | { readonly of: 'number'; readonly told: (card: CardView) => string; readonly explained?: string }
  | { readonly of: 'truth'; readonly told: (card: CardView) => boolean }
  | {
      readonly of: 'words';
      readonly known: readonly string[];
      readonly told: (card: CardView) => readonly string[];
      readonly isNot?: true;
    };

/** What a pattern can see of an event: one entry for each verb it stands for. */
export interface Happened {
  readonly verb: string;
  readonly cards: readonly CardNumber[];
  readonly players: readonly Seat[];
  readonly number?: number;
}

/** What an entry of a position says of its card beside its place and its face. */
export interface StatesOfCard {
  readonly is: (state: string) => boolean;
  readonly number: (state: string) => number | undefined;
  /** The card that it refers to. */
  readonly card: (reference: string) => CardNumber | undefined;
  /** Where it lies, if that is a zone. */
  readonly zone: string | undefined;
}

/** The parts of a deck as scenarios list them, by key: a blank card of each, counted from 1; or each deck is the text of a deck file. */
export type ScenarioDecks = { readonly parts: ReadonlyMap<string, (index: number) => BlankCard> } | 'files';

/** What stands at the top of a file, and what entries list, for the slices of a position. */
export interface TopOfPosition {
  readonly number: (register: string) => number;
  /** The player whom a key names; undefined where it is left out. */
  readonly seat: (key: string) => Seat | undefined;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The titles that entries list under a key, by the entry's card. */
  readonly titles: (key: string) => ReadonlyMap<CardNumber, readonly string[]>;
}

/** A word, a number or a truth that players agree on. */
export type Agreed = string | number | boolean;

/** What players agree on before a game, by name: as the state takes it, or what is wrong with one of them. */
export type ReadOptions = (agreed: ReadonlyMap<string, Agreed>) => {
  readonly slices: PositionSetup['slices'];
  readonly problems: readonly { readonly option: string; readonly message: string; readonly remedy: string }[];
};

export interface ScenarioWords {
  /** The segment of a position that names none. */
  readonly segment: string;
  /** Zones and rows of a player, by the key that is the zone's name. */
  readonly zones: ReadonlyMap<string, ZoneOfPlayer>;
  readonly rows: ReadonlyMap<string, SharedRow>;
  /** The zone that is filled with so many blank cards for every player where nobody has a card in it. */
  readonly blankZone: { readonly zone: string; readonly cards: number; readonly card: BlankCard } | null;
  /** Zones and shared rows in which a card is in play. */
  readonly inPlay: readonly string[];
  /** Words for zones, before `of PLAYER`; of several for one zone the first is told. */
  readonly zoneWords: readonly (readonly [words: string, zone: string])[];
  /** Zones that are told without a player; shared rows are told by their name. */
  readonly sharedZones: readonly string[];
  /** Words for relations, before the name of a card, and the relations each stands for. */
  readonly relationWords: ReadonlyMap<string, readonly string[]>;
  /** The relations that entries may name. */
  readonly relations: ReadonlyMap<string, RelationOfCard>;
  /** By the key that names the card of an entry: the keys that may stand beside it. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** By such a key: the relations that may stand beside it under a player's name, for what that player has there. */
  readonly ofPlayers?: ReadonlyMap<string, readonly string[]>;
  /** Keys of entries that name a player: a number, counted from 1. */
  readonly namesOfPlayers?: readonly string[];
  /** Keys of entries that list titles of cards. */
  readonly titles?: readonly string[];
  /** What may stand beside `face up` as a head. */
  readonly besideFace: readonly string[];
  /** Keys of entries that are true or false, and numbers. */
  readonly truths: readonly string[];
  readonly numbers: readonly string[];
  /** Keys of entries that name another card of their owner: the zone in which that one lies. */
  readonly references?: ReadonlyMap<string, string>;
  /** How `decks` at the top of a file are written, where a game may begin with them. */
  readonly decks?: ScenarioDecks;
  /** Lists at the top of a file: cards in play that get a truth; `without`: what they are before, in words. */
  readonly lists: ReadonlyMap<string, { readonly without: string }>;
  /** Numbers at the top of a file, and what each is where it is left out (`segment`: the one that the file names). */
  readonly registers: ReadonlyMap<string, (segment: string | null) => number>;
  /** Keys at the top of a file that name a player. */
  readonly seats?: readonly string[];
  /** What may stand under `options` at the top of a file. */
  readonly options?: ReadOptions;
  /** The truths and numbers of a card, and the registers, as positions take them. */
  readonly markedBy: (states: StatesOfCard, printed: Definition) => Pick<PositionCard, 'flags' | 'numbers'>;
  readonly registered: (top: TopOfPosition) => PositionSetup['slices'];
  /** Who can only pass is not asked; such a pass may be written all the same, and does nothing. */
  readonly passesAlone?: true;
  /** Kinds of request. */
  readonly requests: readonly string[];
  /** Values of a card that `attributes` may name. */
  readonly attributes: readonly string[];
  /** Keys of an `expect`, in the order in which they are told. */
  readonly expectations: ReadonlyMap<string, ExpectationForm>;
  /** Verbs that a pattern of events may begin with. */
  readonly eventVerbs: readonly string[];
  /** What an event stands for that not every edition has; nothing for any other. */
  readonly happenedIn: (event: GameEvent) => readonly Happened[];
  /** Cards to which the same happens as to those that change place. */
  readonly happenedWith: (event: PlaceEvent) => readonly CardNumber[];
}
