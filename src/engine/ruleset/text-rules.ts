/** What the engine needs of card text without knowing the language: who responds, and how a text is carried out. */
import type { CardNumber, Seat, Selection } from '../asking/request.ts';
import type { AbilityHandle, Definition } from '../definition.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Frame, Lasting, Occurrence, Ref, Responder } from '../state/state.ts';

export interface TextRules {
  /**
   * The cards of the occurrence that this ability responds to just now (pattern, condition, costs payable, limit); null
   * if it does not respond. A responder that was collected before (`that`) keeps its cards.
   */
  readonly responds: (engine: Engine, responder: Responder, occurrence: Occurrence) => readonly Ref[] | null;
  /** Is the card where this ability works? */
  readonly works: (engine: Engine, card: CardNumber, handle: AbilityHandle) => boolean;
  /** The player whom the text of a card, or one of its abilities, calls "you". */
  readonly youOf: (engine: Engine, card: CardNumber, handle?: AbilityHandle) => Seat;
  /** Is it used by playing its card, as an interrupt is? */
  readonly isPlayed: (engine: Engine, responder: Responder) => boolean;
  /** The player who may play the card as if it were in hand, though it is not; null where nobody may. */
  readonly asInHand: (engine: Engine, card: CardNumber) => Seat | null;
  /** Is there a text at work by which anybody may play cards as if they were in hand? */
  readonly opensElsewhere: (engine: Engine) => boolean;
  /** Mandatory responses have no "may" and are not played. */
  readonly isOptional: (engine: Engine, responder: Responder) => boolean;
  /** Would nothing come of it, as everybody can see? For such texts alone nobody is asked. */
  readonly isIdle: (engine: Engine, responder: Responder, occurrence: Occurrence) => boolean;
  /** Does its effect prevent the action it responds to? */
  readonly prevents: (engine: Engine, responder: Responder) => boolean;
  /** Does it only change a cost? */
  readonly changesCost: (engine: Engine, responder: Responder) => boolean;
  /** May it be used again in the window in which it was used: is it no response, and paid for anew each time? */
  readonly isUsedAgain: (engine: Engine, responder: Responder) => boolean;
  /**
   * Pushes the frame that carries the ability out; `occurrence.cards` are those it responds to, `subject` is the frame of
   * the action responded to, -1 if none.
   */
  readonly begin: (engine: Engine, responder: Responder, occurrence: Occurrence, subject: number) => void;
  /** What an effect that lasts is about, by the names by which what lasts is asked for (`Table.lastingAbout`); always the same. */
  readonly topicsOf: (definitions: readonly Definition[], lasting: Lasting) => readonly string[];
  /** What may be named, while the text of the frame has a player name something: the same for all copies of a game, whatever lies in it. */
  readonly named: (engine: Engine, frame: Frame) => Pick<Selection, 'from' | 'open'>;
  /** Was something put off until what happens now ("after you have drawn, …")? */
  readonly awaits: (engine: Engine, occurrence: Occurrence) => boolean;
  /**
   * Pushes the frame that carries out the oldest of what was put off until then, but for what `hasGoneOn`; gives its number,
   * null where nothing was.
   */
  readonly goOn: (
    engine: Engine,
    occurrence: Occurrence,
    subject: number,
    hasGoneOn: (id: number) => boolean,
  ) => number | null;
}
