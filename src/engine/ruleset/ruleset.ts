/** A ruleset is one value: everything an edition adds to the engine. No check for an edition exists anywhere else. */
import type { EngineEvent } from '../state/events.ts';
import type { CardNumber, Proposal, Refusal, RequestKind, RuleId } from '../asking/request.ts';
import type { Definition } from '../definition.ts';
import type { SeatSetup } from '../game.ts';
import type { Engine } from '../kernel/kernel.ts';
import type { Procedures } from '../kernel/procedure.ts';
import type { PlaceNames } from '../places/places.ts';
import type { Frame } from '../state/state.ts';
import type { ActionRules } from './action-rules.ts';
import type { Flag, RulesetParts, Slices } from './declared.ts';
import type { DeckRule, DeckWarning } from './deck-rules.ts';
import type { RuleKey } from './rule-keys.ts';
import type { ShowingRules } from './showing-rules.ts';
import type { StateRules } from './state-rules.ts';
import type { TextRules } from './text-rules.ts';
import type { WindowRules } from './windows.ts';

/** What an edition declares. */
export interface RulesetDeclaration extends RulesetParts {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The ids of the ledger that a key stands for. */
  readonly ledger: Readonly<Partial<Record<RuleKey, readonly RuleId[]>>>;
  /** Rules of another edition that this one builds on, and those of its own that it has in their place. */
  readonly replaced?: ReadonlyMap<RuleId, readonly RuleId[]>;
  readonly places: PlaceNames;
  readonly procedures: Procedures;
  /** The procedure that is a whole game. */
  readonly game: string;
  /** Names of a turn's segments, for positions. */
  readonly segments: readonly string[];
  /** The frames that stand on the stack in a segment, for positions. */
  readonly framesAt: (segment: string) => readonly Frame[];
  readonly requestKinds: readonly RequestKind[];
  readonly deckRules: readonly DeckRule[];
  readonly deckWarnings?: readonly DeckWarning[];
  /** With so many points a game is won, whatever else that takes; left out where no number of them wins. */
  readonly pointsToWin?: number;
  /** For an edition that knows a last turn: what a game begins with that ends after so many, and how many bots play among themselves. */
  readonly turnLimit?: { readonly ofBots: number; readonly begin: (turns: number) => Partial<Slices> };
  /** Where the cards of a deck's parts begin, in the order in which they get their numbers. */
  readonly laidOut: (setup: SeatSetup) => readonly LaidOut[];
  /** Is a card at this place, under this commander, in play? */
  readonly inPlay: (engine: Engine, card: CardNumber) => boolean;
  readonly state: StateRules;
  readonly actions: ActionRules;
  readonly windows: WindowRules;
  readonly text: TextRules;
  readonly showing: ShowingRules;
  /** Before every step: contradictions are put before the active player; true if a frame was pushed or the game is over. */
  readonly settle: (engine: Engine) => boolean;
  readonly whyNot: (engine: Engine, proposal: Proposal) => Refusal;
}

/** Cards of one part of a deck, in the zone they begin in. */
export interface LaidOut {
  readonly zone: string;
  readonly cards: readonly Definition[];
  /** They lie there open, commanded by their owner. */
  readonly isOpen?: true;
}

/** The declaration with what is worked out from it once. */
export interface Ruleset extends RulesetDeclaration {
  /** The bit of a flag. @throws Error if the ruleset has no such flag */
  readonly bitOf: (flag: Flag) => number;
  /** Bits that end with a card's stay, and those of flags that silence a card. */
  readonly bitsOfStay: number;
  readonly silencing: number;
  /** Events after which every value and every place is what it was. */
  readonly changesNothing: ReadonlySet<string>;
  readonly bookkeeping: ReadonlySet<string>;
}

/** Of the engine's own events: whether any value or place may be another afterwards, and whether a viewer is ever shown them. */
const ENGINE_EVENTS: Readonly<Record<EngineEvent['type'], { readonly changes: boolean; readonly isShown: boolean }>> = {
  place: { changes: true, isShown: true },
  scored: { changes: true, isShown: true },
  lost: { changes: true, isShown: true },
  command: { changes: true, isShown: true },
  began: { changes: true, isShown: true },
  ended: { changes: true, isShown: true },
  announced: { changes: false, isShown: true },
  used: { changes: true, isShown: true },
  shuffled: { changes: true, isShown: true },
  selected: { changes: false, isShown: true },
  rigged: { changes: false, isShown: false },
  examined: { changes: false, isShown: true },
  revealed: { changes: false, isShown: true },
  hid: { changes: true, isShown: false },
  prevented: { changes: true, isShown: true },
  swapped: { changes: true, isShown: true },
  won: { changes: true, isShown: true },
  tied: { changes: true, isShown: true },
  named: { changes: false, isShown: true },
  decided: { changes: true, isShown: true },
  chance: { changes: false, isShown: true },
  'lasting began': { changes: true, isShown: false },
  'lasting ended': { changes: true, isShown: false },
  fact: { changes: true, isShown: false },
  passed: { changes: false, isShown: true },
};
const engineEvents = Object.entries(ENGINE_EVENTS);
const CHANGES_NOTHING = engineEvents.flatMap(([type, { changes }]) => (changes ? [] : [type]));
const BOOKKEEPING = engineEvents.flatMap(([type, { isShown }]) => (isShown ? [] : [type]));

/** A ruleset from its declaration, with a bit for each mark of cards and the events that change or tell nothing, those of the engine among them. */
export function ruleset(declared: RulesetDeclaration): Ruleset {
  const { flags, changesNothing, bookkeeping } = declared.state;
  const bits: Partial<Record<Flag, number>> = Object.fromEntries(flags.map(({ name }, index) => [name, 1 << index]));
  const bitOf = (flag: Flag): number => {
    const bit = bits[flag];
    if (bit === undefined) throw new Error(`cards of ${declared.name} are never ${flag}`);
    return bit;
  };
  const together = (these: typeof flags): number => these.reduce((all, { name }) => all | bitOf(name), 0);
  return {
    ...declared,
    bitOf,
    bitsOfStay: together(flags.filter(({ endsWithStay }) => endsWithStay)),
    silencing: together(flags.filter(({ silences }) => silences)),
    changesNothing: new Set([...CHANGES_NOTHING, ...changesNothing]),
    bookkeeping: new Set([...BOOKKEEPING, ...bookkeeping]),
  };
}
