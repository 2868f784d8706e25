/** What a scenario file says, read and checked: a position, steps, expectations. */
import type { Problem, Where } from '../catalog/index.ts';
import type { Nameable, SeatSetup } from '../engine/index.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { ExpectationForm } from '../engine/ruleset/scenario-words.ts';
import type { PositionSetup } from '../engine/state/position.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';

/** A card as a scenario names it: a title, an `as` name, `PLAYER's X`, or its number. */
export type CardName = string;

/** A list entry where face-up cards can be told from others. */
export interface ListedCard {
  readonly card: CardName;
  readonly faceUp?: boolean;
}

/** A number is a count, a list is exact contents. */
export type Contents = number | readonly ListedCard[];

export type Fact =
  | { readonly is: 'refused'; readonly id: string | true }
  | { readonly is: 'asks' | 'request' | 'turn' | 'segment' | 'winner'; readonly value: string }
  | { readonly is: 'offers' | 'no offer'; readonly commands: readonly string[] }
  | { readonly is: 'score'; readonly of: readonly (readonly [player: string, number])[] }
  | { readonly is: 'where' | 'skills' | 'commands' | 'text'; readonly of: readonly (readonly [CardName, string])[] }
  | { readonly is: 'attributes'; readonly of: readonly (readonly [CardName, readonly (readonly [string, number])[]])[] }
  | { readonly is: 'breaches'; readonly of: readonly (readonly [player: string, readonly string[]])[] }
  | { readonly is: 'deck check'; readonly of: readonly (readonly [player: string, readonly string[]])[] }
  | { readonly is: 'warnings'; readonly of: readonly (readonly [player: string, Contents])[] }
  | { readonly is: 'events' | 'no events'; readonly patterns: readonly string[] }
  | { readonly is: 'hidden' | 'visible'; readonly player: string; readonly cards: readonly CardName[] }
  | EditionFact;

type Form<Of> = Extract<ExpectationForm, { readonly of: Of }>;

/** What only the edition knows, under its key. */
export type EditionFact =
  | {
      readonly is: 'players';
      readonly key: string;
      readonly form: Form<'players'>;
      readonly of: readonly (readonly [player: string, number])[];
    }
  | {
      readonly is: 'zone';
      readonly form: Form<'zone'>;
      readonly of: readonly (readonly [player: string, Contents])[];
    }
  | { readonly is: 'row'; readonly form: Form<'row'>; readonly contents: readonly ListedCard[] }
  | {
      readonly is: 'pile';
      readonly key: string;
      readonly form: Form<'pile'>;
      readonly of: readonly (readonly [CardName, Contents])[];
    }
  | {
      readonly is: 'player';
      readonly key: string;
      readonly form: Form<'player'>;
      readonly of: readonly (readonly [CardName, boolean | string])[];
    }
  | { readonly is: 'cards'; readonly key: string; readonly form: Form<'cards'>; readonly cards: readonly CardName[] }
  | {
      readonly is: 'number';
      readonly key: string;
      readonly form: Form<'number'>;
      readonly of: readonly (readonly [CardName, number])[];
    }
  | {
      readonly is: 'truth';
      readonly key: string;
      readonly form: Form<'truth'>;
      readonly of: readonly (readonly [CardName, boolean])[];
    }
  | { readonly is: 'cited'; readonly key: string; readonly form: Form<'cited'>; readonly id: string }
  | {
      readonly is: 'truth or place';
      readonly key: string;
      readonly form: Form<'truth or place'>;
      readonly of: readonly (readonly [CardName, boolean | string])[];
    }
  | {
      readonly is: 'words';
      readonly key: string;
      readonly form: Form<'words'>;
      readonly of: readonly (readonly [CardName, readonly string[]])[];
    };

/** A deck as a scenario writes it, with what is wrong with it as it stands there. */
export interface WrittenDeck extends SeatSetup {
  readonly problems: readonly Problem[];
}

/** A game that begins with decks. */
export interface DecksSetup {
  readonly seats: readonly WrittenDeck[];
  readonly seed: number;
  /** Who goes first; left out: chance decides. */
  readonly first?: Seat;
  /** What is otherwise than a game begins with. */
  readonly slices: PositionSetup['slices'];
}

/** A card that is written wrongly on purpose, with what loading it reports. */
export interface FaultyCard {
  readonly where: Where;
  readonly name: string;
  readonly problems: readonly Problem[];
  /** The rules that say what should stand there. */
  readonly rules: readonly string[];
}

/** One entry of an `expect` with its place in the file. */
export interface Expectation {
  readonly fact: Fact;
  readonly where: Where;
}

export type Step =
  | { readonly kind: 'command'; readonly player: string; readonly command: string; readonly where: Where }
  | { readonly kind: 'expect'; readonly entries: readonly Expectation[]; readonly where: Where };

export interface Scenario {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ruleset: string;
  readonly words: EditionWords;
  /** A position, decks, or the engine's own JSON. */
  readonly start: { readonly position: PositionSetup } | { readonly decks: DecksSetup } | { readonly state: string };
  /** The cards that can be named, those of the file first. */
  readonly nameable: Nameable;
  /** Cards that must not load. */
  readonly faulty: readonly FaultyCard[];
  /** Names given by `as`, folded. */
  readonly aliases: ReadonlyMap<string, CardNumber>;
  /** Respond requests are not passed by themselves. */
  readonly strict: boolean;
  readonly steps: readonly Step[];
}
