/** What card texts of every edition share: the marks and moves of cards, and the questions that each edition answers for them. */
import type { CardNumber, RuleId, Seat } from '../engine/asking/request.ts';
import type { Engine } from '../engine/kernel/kernel.ts';
import type { PrintedFacts } from '../engine/ruleset/declared.ts';
import type { Frame, Occurrence, Responder } from '../engine/state/state.ts';
import type { Dialect } from '../language/dialect.ts';
import type { BattleValue } from '../language/tree/index.ts';
import type { Context, Silent } from './reading/index.ts';

/** On what terms a text has a card played: so much dearer or cheaper, at one card whatever is asked of that otherwise. */
export interface PlayTerms {
  readonly costBy?: number;
  readonly at?: CardNumber;
}

/** What is asked whether skills are to be paid for. */
export interface SkillCheck {
  readonly player: Seat;
  readonly cards: readonly CardNumber[];
  /** Would the requirement be met if the skills of these personnel were not used? */
  readonly isMet: (skillless: Silent) => boolean;
  /** Is one of them chosen, so that who is paid for could be meant though others would do? */
  readonly isChoice?: boolean;
  /** Must it be paid: was something begun that asks for it? */
  readonly isDue?: boolean;
}

/** What is printed on a place where personnel and ships are. */
export interface PlaceFacts {
  readonly kind: 'planet' | 'space' | 'headquarters';
  readonly location?: string;
  readonly quadrant: string;
  readonly span: number;
}

/** What is printed on a task that is attempted. */
export interface TaskFacts {
  readonly points: number;
  /** As shown to a player: `[Fed] [Kli]` or a sentence; the compiled form belongs to `src/effects`. */
  readonly attempt: string;
  readonly requirements: string;
}

/** What is printed on a mission: it is a place and its task in one. */
export interface MissionFacts extends PlaceFacts, TaskFacts {}

/** What is printed on the card as a place; undefined where it is none. */
export const placeFacts = (card: Partial<PrintedFacts>): PlaceFacts | undefined => card.place ?? card.mission;

/** What is printed on the card as a task; undefined where it is none. */
export const taskFacts = (card: Partial<PrintedFacts>): TaskFacts | undefined => card.task ?? card.mission;

/** What a card asks of those who attempt it, and who they may be; empty lines for a card that nobody attempts. */
export const taskLines = (card: Partial<PrintedFacts>): Pick<TaskFacts, 'attempt' | 'requirements'> =>
  taskFacts(card) ?? NO_TASK;
const NO_TASK = { attempt: '', requirements: '' };

/** A pile of the owner's of a card, and which end of it. */
export interface PileOfCard {
  readonly zone: string;
  readonly at: 'top' | 'bottom';
  /** Rules of its own by which such a card goes there. */
  readonly rules?: readonly RuleId[];
}

/** What texts ask their edition. */
export interface TextEdition {
  /** The language in which requirements are told. */
  readonly dialect: Dialect;
  /** The skills there are; cards may have others. */
  readonly skills: readonly string[];
  /** The affiliations there are; cards may have others. */
  readonly affiliations: readonly string[];
  /** The engine's names of zones, by the words of the language. */
  readonly zones: ReadonlyMap<string, string>;
  /** The zone of those who were captured; null: nobody is. */
  readonly captives: string | null;
  /** The zone of cards that are in play on no other card. */
  readonly withoutHost: string;
  /** How what lies on a card may lie with it. */
  readonly lyingOn: readonly string[];
  /** How cards lie with another that are not in play there: who puts them there shows them to nobody by it. */
  readonly lyingOutside: readonly string[];
  /** How cards lie beneath a mission, where the edition says it in a word of its own. */
  readonly lyingBeneath?: string;
  /** Zones in which nothing is in play. */
  readonly outsidePlay: ReadonlySet<string>;
  /** Zones that a card is still in, or has just left, while it is played from the hand. */
  readonly playedFrom: ReadonlySet<string>;
  /** How a card lies that a text puts into a zone, at its top or elsewhere; null: as it lay. */
  readonly faceIn: (zone: string, isOnTop: boolean) => 'up' | 'down' | null;
  /** Where a card goes whose host leaves play: a pile of its owner's. */
  readonly pileOf: (engine: Engine, card: CardNumber) => PileOfCard;
  /** Does the ship's damage destroy it? `more`: how many more damage cards it bears than others, by texts. */
  readonly isWrecked: (engine: Engine, ship: CardNumber, more: number) => boolean;
  /** Can nobody and nothing be at the place itself, but aboard ships there? Left out: whoever is put there is there. */
  readonly isGroundless?: (engine: Engine, place: CardNumber) => boolean;
  /** Does the card count where something is required; left out: all do. */
  readonly counts?: (engine: Engine, card: CardNumber) => boolean;
  /** How far it is from one place to another: only which is further matters. */
  readonly distance?: (engine: Engine, from: CardNumber, to: CardNumber) => number;
  /** Does this name mean the card of that title, though it is not all of it? */
  readonly isNamedBy?: (title: string, name: string) => boolean;
  /** Are the teams of both players on a planet apart, so that the other one's is not present with a dilemma? */
  readonly areTeamsApart?: true;
  /** Is the ship where it is at home? */
  readonly isDocked?: (engine: Engine, ship: CardNumber) => boolean;
  /** Who draws where one of these cards is selected at random; whoever the text calls "you" where that is not said. */
  readonly drawnBy?: (engine: Engine, cards: readonly CardNumber[]) => Seat;
  /** Does the card go out of the game, wherever a text or a rule would put it that takes it off the table? */
  readonly leavesTheGame: (engine: Engine, card: CardNumber) => boolean;
  /** For a trace: the rules by which a text is used that a keyword is short for. */
  readonly noteKeyword: (engine: Engine, keyword: string) => void;
  /** Cards have come under the player's command: where they lie now. */
  readonly takenOver: (engine: Engine, cards: readonly CardNumber[], player: Seat) => void;
  /** Cards have come or gone: what becomes of the piles they lie in. */
  readonly settlePiles: (engine: Engine, cards: readonly CardNumber[]) => void;
  /** Draws so many from a pile that is not drawn from to the hand; false where it is one that is. */
  readonly drawAside: (engine: Engine, pile: string, player: Seat, wanted: number) => boolean;
  /** Could the player play the card just now, were it in hand: by its cost, its demands, a place for it? */
  readonly canPlay: (engine: Engine, card: CardNumber, player: Seat, terms?: PlayTerms) => boolean;
  /** Where the card may enter play; 0 stands for no card on the table. */
  readonly placesFor: (engine: Engine, card: CardNumber, player: Seat) => readonly CardNumber[];
  /** Begins a response that is made by playing its card. */
  readonly playResponse: (engine: Engine, responder: Responder, occurrence: Occurrence, subject: number) => void;
  /** Would the card be one too many under the player's command? `except` is a card that is about to leave. */
  readonly commandsCopy: (engine: Engine, card: CardNumber, player: Seat, except?: CardNumber) => boolean;
  readonly isStaffed: (engine: Engine, ship: CardNumber) => boolean;
  /** Was the card turned over, so that it lies face down in play? Missing where none is. */
  readonly isFlipped?: (engine: Engine, card: CardNumber) => boolean;
  /** What a card of another type is played or used as; missing where none is, null where this one is not. */
  readonly usedAs?: (engine: Engine, card: CardNumber) => 'event' | 'interrupt' | 'equipment' | null;
  /** Is the ship cloaked? Missing where no ship can be. */
  readonly isCloaked?: (engine: Engine, ship: CardNumber) => boolean;
  /** Those whose skills are not used for want of payment; null while the player is asked or pays (come back then). */
  readonly unpaidSkills: (engine: Engine, frame: Frame, check: SkillCheck) => Silent | null;
  /** The player's personnel whose skills cannot be paid for while this card is played. */
  readonly unpayableSkills: (engine: Engine, player: Seat, played: CardNumber) => Silent;
  /** Was the card prevented as a whole? */
  readonly wasPrevented: (engine: Engine, card: CardNumber) => boolean;
  /** Prevents a dilemma as a whole: what it has done stays done, nothing more of it is carried out. */
  readonly preventWhole: (context: Context, card: CardNumber) => void;
  /** What the card costs that is being played, by what changes that so far. */
  readonly costOfPlay: (engine: Engine, card: CardNumber) => number;
  /** What is left to pay with just now. */
  readonly leftToPay: (engine: Engine, player: Seat) => number;
  /** Where a task that is no place itself is being done, or was; 0: nowhere. */
  readonly placeOfTask?: (engine: Engine, task: CardNumber) => CardNumber;
  /** Of a ship in play: how much of its range is used. */
  readonly rangeUsed: (engine: Engine, ship: CardNumber) => number;
  /** What the player's side has in all of a value in the battle at hand, without what texts add to that; 0 outside battles. */
  readonly battleTotal: (engine: Engine, player: Seat, value: BattleValue) => number;
  /** Is the card the tactic that this player has laid for the engagement at hand, and is it turned up? */
  readonly isCurrentTactic: (engine: Engine, card: CardNumber, player: Seat) => boolean;
  /** Changes how many dilemmas are drawn in the attempt in progress, and how much may be spent on them. */
  readonly changeBudget: (engine: Engine, draw: number, spend: number) => void;
}

declare module '../engine/ruleset/declared.ts' {
  interface RulesetParts {
    readonly texts: TextEdition;
  }
  interface PrintedFacts {
    mission: MissionFacts;
    /** Of cards that are a place only, or a task only. */
    place: PlaceFacts;
    task: TaskFacts;
    /** Where a dilemma may be used: planet, space or dual. */
    dilemma: 'planet' | 'space' | 'dual';
  }
  interface Flags {
    stopped: true;
    completed: true;
    /** Turned over: face down, or its other side up. */
    flipped: true;
  }
  interface EditionEvents {
    stopped: { readonly type: 'stopped'; readonly cards: readonly CardNumber[]; readonly by?: CardNumber };
    unstopped: { readonly type: 'unstopped'; readonly cards: readonly CardNumber[]; readonly by?: CardNumber };
    /** isDown: it lies face down now, or its other side is up. */
    flipped: { readonly type: 'flipped'; readonly cards: readonly CardNumber[]; readonly isDown: boolean };
  }
  interface Movements {
    played: true;
    drew: true;
    discarded: true;
    destroyed: true;
    killed: true;
    placed: true;
    returned: true;
    removed: true;
    captured: true;
    downloaded: true;
    took: true;
    exchanged: true;
    replaced: true;
    damaged: true;
    overcome: true;
  }
}

/** Is the card a captive? */
export const isCaptive = (engine: Engine, card: CardNumber): boolean =>
  engine.zoneOf(card) === engine.ruleset.texts.captives;

/** How cards lie beneath others. */
export const beneath = ({ ruleset: { texts } }: Engine): string => texts.lyingBeneath ?? 'beneath';

/** The engine's name of a zone of the language. @throws Error if the edition has none of that name */
export function zoneName(engine: Engine, word: string): string {
  const zone = engine.ruleset.texts.zones.get(word);
  if (zone === undefined) throw new Error(`${engine.ruleset.name} has no zone '${word}'`);
  return zone;
}
