/** What the engine asks and what players answer: persons, bots, scripts, tests and remote players use nothing else. */
import type { RequestKind } from '../ruleset/declared.ts';

/** A card's number in the game. 0 is nobody. */
export type CardNumber = number;
/** A seat: 0 is the first in seat order; turns pass to the next higher number. -1 is nobody's. */
export type Seat = number;

/** The card that is meant; nobody where none is. */
export const cardOrNobody = (card: CardNumber | undefined): CardNumber => card ?? 0;
/** The seat that is meant; nobody's where none is. */
export const seatOrNobody = (seat: Seat | null | undefined): Seat => seat ?? -1;

/** An id of a ledger. */
export type RuleId = string;

export type { RequestKind } from '../ruleset/declared.ts';

/** One thing that can be pointed at. `card` also stands for a card as a place. */
export type Candidate =
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'player'; readonly player: Seat }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly value: string };

/** A condition on the chosen set as data, so that every front end can show it while marking. */
export type SetCondition =
  | { readonly is: 'count'; readonly of: readonly number[]; readonly min: number; readonly max: number }
  | { readonly is: 'total'; readonly weights: readonly number[]; readonly min: number; readonly max: number }
  | { readonly is: 'all' | 'any'; readonly of: readonly SetCondition[] };

/** `min` to `max` of `from`, in order or not. Indices in a condition refer to `from`. */
export interface Selection {
  readonly from: readonly Candidate[];
  /** It is a title of any card that there is: some thousands, and none of them tells anything of this game. */
  readonly open?: 'title';
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly condition?: SetCondition;
  /** One legal choice (indices into `from`). */
  readonly example: readonly number[];
}

/** One thing a player may do now, in the words of the command language (`VERB card at/on/aboard/to/from/with …`). */
export interface Option {
  readonly verb: string;
  /** The card that is played, used or moved, named first in the command. */
  readonly card?: CardNumber;
  /** Which ability of `card`, counted from 1, for `use`. */
  readonly ability?: number;
  readonly at?: CardNumber;
  readonly on?: CardNumber;
  readonly aboard?: CardNumber;
  readonly to?: CardNumber;
  readonly from?: CardNumber;
  readonly with?: CardNumber;
  readonly using?: CardNumber;
  readonly player?: Seat;
  readonly selection?: Selection;
  /** The rules by which it may be done. */
  readonly rules: readonly RuleId[];
}

/** A card that an option names in one of its places. @throws Error if it names none there */
export function cardOfOption<Slot extends 'card' | 'at' | 'on' | 'to' | 'from' | 'with'>(
  option: Pick<Option, Slot>,
  slot: Slot,
): CardNumber {
  const card = option[slot];
  if (card === undefined) throw new Error(`an option was offered without its ${slot}`);
  return card;
}

/** A card that is named in one of its places; 0 where none is: who proposes something may leave it out. */
export const cardNamed = (named: Pick<Option, Slot>, slot: Slot): CardNumber => cardOrNobody(named[slot]);
type Slot = 'card' | 'at' | 'on' | 'aboard' | 'to' | 'from' | 'with' | 'using';

/** The place that is named, whichever way it lies there; 0 where none is. */
export const placeNamed = ({ at, on, aboard }: Pick<Option, 'at' | 'on' | 'aboard'>): CardNumber =>
  cardOrNobody(at ?? on ?? aboard);

export interface Request {
  readonly kind: RequestKind;
  /** Who is asked. */
  readonly player: Seat;
  /** What is asked, in a few words, for a person. */
  readonly prompt: string;
  /** A response: the event or period it is about, by its name in the card language. */
  readonly about?: string;
  /** The card whose text, or what is done with it, brings the request about, if any. */
  readonly source?: CardNumber;
  /** It is chosen how something is paid, not what it is about. */
  readonly pays?: true;
  readonly options: readonly Option[];
  /** Rules that the request itself carries out. */
  readonly rules: readonly RuleId[];
}

/** A request without what may be answered. */
export type Question = Omit<Request, 'options'>;

/** What is offered: nothing where nobody is asked. */
export const optionsIn = (request: Request | null): readonly Option[] => request?.options ?? NO_OPTIONS;
export const NO_OPTIONS: readonly Option[] = [];

/** `option` counts into `request.options`; `chosen` into that option's `selection.from`, in the order meant. */
export interface Answer {
  readonly option: number;
  readonly chosen?: readonly number[];
}

/** An answer by the option itself. */
export interface Choice {
  readonly option: Option;
  readonly chosen?: readonly number[];
}

/** What somebody wants to do, whether or not it is offered: the same shape as an option, with the list that was named. */
export interface Proposal extends Omit<Option, 'selection' | 'rules'> {
  readonly seat: Seat;
  readonly list?: readonly Candidate[];
  /** Several were named where one is meant. */
  readonly several?: readonly Candidate[];
}

/** Why not. The state is untouched. No ids only where no rule forbids it (unknown name, nobody is asked). */
export interface Refusal {
  readonly refused: true;
  /** All ids that failed, the most specific of the earliest step first. */
  readonly rules: readonly RuleId[];
  readonly reason: string;
}

/** What was chosen of the list: nothing where nothing is to be chosen. */
export const chosenIn = ({ chosen }: Pick<Choice, 'chosen'>): readonly number[] => chosen ?? NONE_CHOSEN;
const NONE_CHOSEN: readonly number[] = [];

/** The list that a proposal names, if it names one. */
export const listIn = ({ list }: Proposal): readonly Candidate[] => list ?? NO_LIST;
const NO_LIST: readonly Candidate[] = [];
