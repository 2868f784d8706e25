/** Whose text is being read, and what its words refer to just now. */
import { attemptIn, battleIn } from '../undertakings.ts';
import { EITHER } from '../../engine/asking/select.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Frame, Lasting, Occurrence, Ref, Responder } from '../../engine/state/state.ts';
import type { PlayerRef } from '../../language/tree/index.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** Skills that are not used, by who has them: some, or all of that card's. */
export type Silent = ReadonlyMap<CardNumber, ReadonlySet<string> | 'all'>;

/** Every context says all of this, in one order: what is read of it is found quickly. */
export interface Context {
  readonly engine: Engine;
  /** The card that bears the text ("this"). */
  readonly source: Ref;
  /** The player whom the text calls "you". */
  readonly you: Seat;
  /** What the text has bound so far: "that", "a", "b" … */
  readonly cards: Readonly<Record<string, readonly Ref[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, string>>;
  /** The frame of the text while it is carried out. */
  readonly frame: Frame | undefined;
  /** Only cards whose faces this player may know count: what a player may rely on before playing a card. */
  readonly openTo: Seat | undefined;
  /** Personnel whose skills are not used: their use has a price that is not paid. */
  readonly skillless: Silent | undefined;
  /** "Mission" means a task: what is attempted, completed or failed. */
  readonly isOfTask: boolean;
  /** The card that is being played: it is not counted, unless its own text says "this"; 0: none. */
  readonly played: CardNumber;
  /** Of cards that have left play it is asked whose they were: "if that event is your event". */
  readonly asItWas: boolean;
  /** A dilemma asks for a card with this quality: what stands for a requirement of it does here. */
  readonly asRequired: boolean;
  /** The one card that a letter means where several would do: as its player chose, or while it is asked which could be chosen. */
  readonly chosen: Chosen | undefined;
}

/** Which card a letter of a text means, by letter. */
export type Chosen = Readonly<Record<string, CardNumber>>;

/** What the words of a text refer to that is not being carried out: of a continuous effect, a condition, a trigger. */
export function contextOf(engine: Engine, source: Ref, you: Seat): Context {
  return contextWith(engine, source, you, NOTHING, keptWords(engine, source));
}

/** What words of a text stand for. */
type Bound = Pick<Context, 'cards' | 'numbers'>;

function contextWith(
  engine: Engine,
  source: Ref,
  you: Seat,
  { cards, numbers }: Bound,
  words: Context['words'],
  frame?: Frame,
  played: CardNumber = 0,
): Context {
  return {
    engine,
    source,
    you,
    cards,
    numbers,
    words,
    frame,
    played,
    openTo: undefined,
    skillless: undefined,
    chosen: undefined,
    isOfTask: false,
    asItWas: false,
    asRequired: false,
  };
}
const NOTHING: Bound = { cards: {}, numbers: {} };

const NO_WORDS: Readonly<Record<string, string>> = {};
/** The letter of the name that a card keeps for all its texts. */
export const KEPT = 'n';
/** The word by which a name that a card keeps is found among all that lasts. */
export const NAMED = 'named';
declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    /** The topic of what lasts and keeps a name. */
    naming: number;
  }
}

/** The name that the card has kept last for its other texts, under the letter that means it; empty where it has named nothing. */
export function keptWords(engine: Engine, { card, stay }: Ref): Readonly<Record<string, string>> {
  const naming = engine.lastingAbout((engine.scratch.naming ??= engine.topic(NAMED)));
  if (naming.length === 0) return NO_WORDS;
  const kept = naming.filter(
    ({ source }) => source.card === card && (source.stay === stay || wasPlaced(engine, source, stay)),
  );
  const last = kept.at(-1);
  if (!last) return NO_WORDS;
  // What was named for a time is meant beside what the same text has named since.
  const all = kept.filter(
    (one) => one === last || (one.until === last.until && one.block === last.block && one.index === last.index),
  );
  return { [KEPT]: all.map((one) => wordOf(one, NAMED)).join(EITHER) };
}

/** Is it the dilemma that named something while it was faced, and then placed itself on a card, or came beneath the mission? */
function wasPlaced(engine: Engine, { card, stay }: Ref, now: number): boolean {
  return (
    now === stay + 1 &&
    engine.definitionOf(card).type === 'dilemma' &&
    ['on', 'here', 'beneath'].includes(engine.relationOf(card))
  );
}

/** The card, if it is in the middle of being played, responses to the play included. */
const playedNow = (engine: Engine, { card }: Ref): CardNumber => (engine.isUndergoing(card, 'play') ? card : 0);

/** What the words of a text refer to as it responds to something, or is used by itself. */
export function responderContext(engine: Engine, responder: Responder, occurrence?: Occurrence): Context {
  const { source, you } = responder;
  const kept = keptWords(engine, source);
  const said = occurrence
    ? { cards: { that: occurrence.cards }, numbers: { amount: amountTold(occurrence), player: occurrence.player } }
    : NOTHING;
  const words = occurrence?.words ? { ...kept, ...occurrence.words } : kept;
  return contextWith(engine, source, you, said, words, undefined, playedNow(engine, source));
}

/** What the words of a text refer to in the middle of being carried out. @throws Error for a frame that carries none out */
export function frameContext(engine: Engine, frame: Frame): Context {
  const { text } = frame;
  if (!text) throw new Error(`${frame.procedure} carries out no text`);
  const { source, you } = text;
  return contextWith(engine, source, you, frame, frame.words, frame, playedNow(engine, source));
}

/** What the words of an effect that lasts refer to: what they referred to as it began. */
export function lastingContext(engine: Engine, lasting: Lasting): Context {
  return contextWith(engine, lasting.source, lasting.you, lasting, lasting.words);
}

/** The word that a letter of a text stands for; empty as long as none was named. */
export const wordOf = ({ words }: Pick<Context, 'words'>, id: string): string => words[id] ?? '';

/** How much of it there was; 0 of what is not counted. */
export const amountTold = (occurrence: Pick<Occurrence, 'amount'> | null): number => occurrence?.amount ?? 0;

/** The cards that a reference names: "this", "that", or what was bound by its letter. */
export function bound({ source, cards, numbers }: Context, id: string): readonly Ref[] {
  // On a damage card, the ship it lies on.
  if (id === 'this') return cards.this ?? [source];
  const own = numbers.each === undefined ? undefined : cards[ofPlayer(id, numbers.each)];
  return own ?? cardsIfAny({ cards }, id);
}

/** The name of what a letter means for one of the players each of whom chose for it. */
export const ofPlayer = (letter: string, seat: Seat | ''): string => `${letter} of ${seat}`;

/** All seats but this one, clockwise. */
export function opponentsOf(engine: Engine, seat: Seat): Seat[] {
  const count = engine.seats.length;
  const opponents: Seat[] = [];
  for (let step = 1; step < count; step++) opponents.push((seat + step) % count);
  return opponents;
}

/** The number by which a text in progress knows the one opponent it speaks of, where there are several. */
export const ONE_OPPONENT = 'one opponent';

/** The players a word stands for, in turn order from "you" where there are several. */
export function playersOf(context: Context, who: PlayerRef): readonly Seat[] {
  const { engine, you, numbers, words } = context;
  const count = engine.seats.length;
  if (typeof who === 'object') return namedPlayers(context, who);
  // "Each player chooses one of his or her …": the one whose choice it is.
  const round = words === NO_WORDS || numbers.each === undefined ? undefined : words.round;
  if (round === who && numbers.each !== undefined) return [numbers.each];
  switch (who) {
    case 'you':
      return [you];
    case 'opponent': {
      // "Each player …, an opponent's": an opponent of whoever is at it.
      if (round === 'eachPlayer' && numbers.each !== undefined) return opponentsOf(engine, numbers.each);
      const one = numbers[ONE_OPPONENT];
      return one === undefined ? opponentsOf(engine, you) : [one];
    }
    case 'anyOpponent':
    case 'eachOpponent':
      return opponentsOf(engine, you);
    case 'eachPlayer':
    case 'anyPlayer':
      return [you, ...opponentsOf(engine, you)];
    case 'left':
      return [(you + 1) % count];
    case 'right':
      return [(you + count - 1) % count];
    case 'active':
      return [engine.turn.player];
    case 'attempting':
      return attempted(engine, 'player');
    case 'drawing':
      return attempted(engine, 'opponent');
    case 'winner':
    case 'loser': {
      const battle = battleIn(engine);
      if (!battle || battle.winner < 0) return [];
      return battle.sides.map(({ player }) => player).filter((seat) => (seat === battle.winner) === (who === 'winner'));
    }
  }
}

/** Who attempts, or meets those who attempt; nobody outside attempts. */
function attempted(engine: Engine, role: 'player' | 'opponent'): readonly Seat[] {
  const attempt = attemptIn(engine);
  return attempt ? [attempt[role]] : [];
}

function namedPlayers(context: Context, who: Extract<PlayerRef, object>): readonly Seat[] {
  const { engine } = context;
  if ('player' in who) {
    const seat = context.numbers[who.player];
    return seat === undefined ? [] : [seat];
  }
  const id = 'owner' in who ? who.owner : who.commander;
  const [ref] = bound(context, id);
  if (!ref) return [];
  const owner = id === 'this' ? meetingOwner(context, ref.card) : engine.ownerOf(ref.card);
  const commander = engine.commanderOf(ref.card);
  return ['owner' in who || commander < 0 ? owner : commander];
}

/** Whose dilemma it is that somebody faces: of one from the own pile, in place of an opponent's, the opponent's. */
function meetingOwner({ engine }: Context, card: CardNumber): Seat {
  const attempt = attemptIn(engine);
  const owner = engine.ownerOf(card);
  return attempt?.facing?.card === card && owner === attempt.player ? attempt.opponent : owner;
}

/** The one player a word stands for: the first where several fit. */
export function playerOf(context: Context, who: PlayerRef | undefined): Seat {
  return (who === undefined ? undefined : playersOf(context, who)[0]) ?? context.you;
}

/** Those who do something one after the other. */
export type EachOf = 'eachPlayer' | 'eachOpponent';

/** Is it each of several players, one after the other? */
export const isEachOf = (who: unknown): who is EachOf => who === 'eachPlayer' || who === 'eachOpponent';

/** What the words mean while it is about this one of them: 'each opponent draws for each personnel they command'. */
export const inTheirTurn = (context: Context, who: PlayerRef | undefined, seat: Seat): Context => ({
  ...context,
  numbers: { ...context.numbers, each: seat },
  words: typeof who === 'string' ? { ...context.words, round: who } : context.words,
});

/** The context for one of those who do it: where each of several players does, of their own. */
export const inTurnOf = (context: Context, who: PlayerRef | undefined, seat: Seat): Context =>
  isEachOf(who) ? inTheirTurn(context, who, seat) : context;
