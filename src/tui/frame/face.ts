/**
 * What the table of an edition looks like: everything the frame has to be told of it, in one value. The frame draws what any edition has (screen, keys,
 * panes, questions, log); whatever words, panels and rows are an edition's own stand in its face.
 */
import type {
  Answer,
  Candidate,
  CardNumber,
  Request,
  RequestKind,
  Seat,
  Selection,
} from '../../engine/asking/request.ts';
import type { CardView, PlayerView, View } from '../../engine/showing/view.ts';
import type { About, TableWords } from '../../table/index.ts';
import type { RowLines } from './layout.ts';
import type { Goal, Lesson } from './lessons.ts';
import type { Entry, Pane } from './panels/pane.ts';
import type { Marks } from './question/marking.ts';
import type { Stage, Story } from './scene.ts';
import type { Desk } from './state.ts';
import type { Line } from './text.ts';

/** What has a place of its own on the screen, and need not be said in the middle of it again. */
export interface Beside {
  /** The card that is pointed at. */
  readonly card: boolean;
  /** What is under way; the middle shows the place where it goes on. */
  readonly underWay: boolean;
}

/** A panel that has a number, between the places and the log, or a key of its own, after them. */
export interface PanelFace {
  readonly name: string;
  /** What its key says. */
  readonly label: string;
  /** Its key, where that is not a number. */
  readonly key?: string;
  readonly pane: (desk: Desk, width: number, beside: Beside) => Pane;
}

/** Something that goes on for a while and has a panel of its own; it is shown when it begins. */
export interface UnderWay {
  /** Another one is another thing. */
  readonly name: string;
  /** The place where it goes on, where there is one. */
  readonly place: CardNumber | null;
}

/** A key with which an order begins. */
export interface OrderKey {
  readonly key: string;
  readonly verb: string;
  /** Not shown in the hint line. */
  readonly isRare?: true;
}

/** A key that answers a question at once. */
export interface Shortcut {
  readonly key: string;
  readonly label: string;
  /** The kinds of questions at which it works. */
  readonly at: ReadonlySet<RequestKind>;
  /** What it answers after so many that it has given; null: this question is left open. */
  readonly answer: (view: View, request: Request, given: number) => Answer | null;
  /** It answers what the player is asked next as well, as long as it can. */
  readonly goesOn?: true;
}

/** An order that would help where another one can't be given, and what it does then. */
export interface Remedy {
  readonly verb: string;
  readonly does: string;
}

/** What is pointed at: a card, and the place that is selected. */
export interface Pointed {
  readonly card: CardNumber | null;
  readonly place: CardNumber | null;
}

export interface RowState {
  readonly selected: CardNumber | null;
  readonly hasFocus: boolean;
}

/** How an edition's questions look. */
export interface QuestionFace {
  /** The zone whose cards are picked where they lie, and what its pane is called; null: there is none. */
  readonly picksFrom: { readonly zone: string; readonly title: string } | null;
  /** Kinds of questions in which something is laid at a place: it is the one that is selected, in this field of the options. */
  readonly laidAt: ReadonlyMap<RequestKind, 'at' | 'on'>;
  /** How fields of an option are asked for, where not in the usual words. */
  readonly asks: ReadonlyMap<string, string>;
  /** What is going on while the question is asked. */
  readonly context: (desk: Desk, width: number) => readonly Entry[];
  /** What the card that asks says of it. */
  readonly sourceText: (card: CardView) => string;
  /** Whether the pane says already which card asks. */
  readonly saysSource: (kind: RequestKind) => boolean;
  /** What a choice that points at a card brings; for an option's number. */
  readonly choiceNotes: (desk: Desk, card: CardView | undefined, option: number) => Line;
  /** A card among the candidates of a selection. */
  readonly candidateLine: (view: View, from: readonly Candidate[], card: CardView, width: number) => Line;
  /** What line mode says before the question: what it is about, as it stands. */
  readonly said: (view: View) => readonly string[];
  /** What line mode says after a card among the candidates: what comes of choosing it; empty: nothing. */
  readonly candidateNote: (view: View, card: CardNumber) => string;
  /** Words by which a card is found in a filter, beside its name. */
  readonly filterWords: (card: CardView) => readonly string[];
  /** Why marking a candidate is in vain, by its index, as the marks stand. */
  readonly remarks: (desk: Desk, selection: Selection, marks: Marks) => ReadonlyMap<number, string>;
  /** The lines under a selection; null: how the marks stand against its size and condition. */
  readonly foot: (
    desk: Desk,
    option: number,
    selection: Selection,
    marks: Marks,
    width: number,
  ) => readonly Line[] | null;
}

export interface TableFace {
  /** The same table in lines: line mode, and what is typed to look at it. */
  readonly lines: TableWords;
  /** Commands to try: on the screen, and in line mode's help. */
  readonly examples: { readonly screen: string; readonly lines: string };
  /** What the first line says after whose turn it is; empty: nothing. */
  readonly turnNote: (view: View) => string;
  /** The same as pips: how much is left of how much; null: nothing that could be counted so. */
  readonly turnPips: (view: View) => { readonly left: number; readonly of: number } | null;
  /** The points with which one wins; null: it is not won by points. */
  readonly pointsToWin: number | null;
  /** What it says after a player's score; empty: nothing. */
  readonly scoreNote: (player: PlayerView) => string;
  /** What the result says beside a player's score. */
  readonly resultNote: (player: PlayerView) => string;
  /** A player's places in a row: what the cursor moves over on the table. */
  readonly places: (view: View, seat: Seat) => readonly CardView[];
  readonly isPlace: (card: CardView) => boolean;
  /** How many lines a player's row has. */
  readonly rowLines: RowLines;
  /** A player's row: a rule and at least three lines, as many in all as there is height. */
  readonly row: (view: View, seat: Seat, state: RowState, width: number, height: number) => readonly Line[];
  /** What the key says that opens a place, and the place. */
  readonly place: {
    readonly label: string;
    readonly pane: (desk: Desk, place: CardNumber | null, width: number, beside: Beside) => Pane;
  };
  readonly panels: readonly PanelFace[];
  /** The panels that have a place of their own on a wide screen; `idle`: below, while nothing is under way. */
  readonly aside: {
    readonly upper: string | null;
    readonly lower: string | null;
    readonly idle: string | null;
    /** What is shown below those, as far as there is room. */
    readonly below: readonly string[];
  };
  /** The kinds of requests that stay open while the player looks around, and the panel that each begins with. */
  readonly openEnded: ReadonlyMap<RequestKind, string>;
  readonly underWay: (view: View) => readonly UnderWay[];
  /** The panel that shows what is under way. */
  readonly underWayPanel: string;
  /** A card in full, in lines of a width. */
  readonly card: (desk: Desk, card: CardView, width: number) => readonly Line[];
  /** A card on a list; `acts`: something can be done with it now. */
  readonly listLine: (card: CardView, acts: boolean, width: number) => Line;
  /** What the columns of a list are, for the rule above it. */
  readonly listHeading: string;
  readonly question: QuestionFace;
  readonly orders: readonly OrderKey[];
  readonly shortcuts: readonly Shortcut[];
  /** What an order would be about that is begun by its key but can't be given: so it is said why. */
  readonly about: (view: View, verb: string, pointed: Pointed) => About;
  /** What would help where an order can't be given, what helps best first; those that are no option now are not named. */
  readonly remedies: (view: View, request: Request, verb: string) => readonly Remedy[];
  /** What the signs on the table mean, for the help. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[];
  /** What words of cards and rules mean, for the help. */
  readonly words: readonly (readonly [word: string, meaning: string])[];
  readonly lessons: readonly Lesson[];
  /** What happened as plays: attempts, battles, whatever nobody should miss; oldest first. */
  readonly stages: (story: Story) => readonly Stage[];
  /** What a first game advises to do next; null: nothing. */
  readonly nextGoal: (view: View, request: Request) => Goal | null;
}
