/** Begins to carry out an ability: puts its text on the stack as a frame, its costs first. */
import { standing } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { useKey } from '../../engine/acting/responders.ts';
import type { Frame, Occurrence, Ref, Responder, TextPosition } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';
import {
  abilityContext,
  carriersBefore,
  keptWords,
  opponentOfTrigger,
  opponentsOfCondition,
  stoodAt,
  GUESTS,
  abilityOf,
  blockAt,
  numberOf,
  rulesOfCondition,
  amountTold,
  costsIn,
  type Context,
} from '../reading/index.ts';
import { mayNarrow } from './one-of-them.ts';
import { respondersIn } from '../../engine/kernel/frames.ts';

/** Puts an ability's text on the stack: costs first, then what it does. */
export function beginText(engine: Engine, responder: Responder, occurrence: Occurrence | null, subject: number): Frame {
  const definition = engine.definitionOf(responder.source.card);
  const ability = abilityOf(definition, responder.ability);
  const key = useKey(responder);
  if (ability.at.t === 'window') engine.noteKeys(...rulesOfCondition(ability.at.while));
  if (ability.keyword !== undefined) engine.ruleset.texts.noteKeyword(engine, ability.keyword);
  const { source, you } = responder;
  const limited = ability.limit?.per === 'battle' ? { limited: 'battle' } : {};
  engine.emit(
    { type: 'used', card: source.card, ability: responder.ability, player: you, shown: [], key, ...limited },
    engine.cite(ability.cost ? 'text.use.with costs' : 'text.use'),
  );
  const cost = ability.cost ? [numberOf(definition, ability.cost)] : [];
  const play = isBought(ability) ? engine.frames[subject] : undefined;
  if (play) {
    // "Cost +2 -> draw 2": the cost rises now, the effect waits until the card has been played.
    play.responders = [...respondersIn(play), responder];
    return pushText(engine, responder, cost, occurrence, subject);
  }
  const blocks = [numberOf(definition, ability.do), ...cost];
  return pushText(engine, responder, blocks, occurrence, subject);
}

/** Is what the ability does bought with a higher cost of the card that is being played? */
function isBought(ability: Ability): boolean {
  return costsIn(ability).some(
    (cost) => cost.x === 'mod' && cost.mods.some((mod) => mod.m === 'num' && mod.prop === 'cost'),
  );
}

/** A text frame that carries out these blocks, the last one first. */
export function pushText(
  engine: Engine,
  responder: Responder,
  blocks: readonly number[],
  occurrence: Occurrence | null,
  subject: number,
): Frame {
  const { at } = abilityOf(engine.definitionOf(responder.source.card), responder.ability);
  // "At the start of each player's turn, that player …": whose turn it is.
  const isEachTurn = at.t === 'clock' && at.whose === 'anyPlayer';
  const each = isEachTurn ? engine.turn.player : undefined;
  const text: TextPosition = {
    source: sourceOf(engine, responder),
    definition: responder.definition,
    ability: responder.ability,
    you: responder.you,
    path: blocks.map((block) => ({
      block,
      index: 0,
      phase: 0,
      left: undefined,
      times: undefined,
      round: undefined,
      each,
    })),
    last: null,
    ok: 'yes',
  };
  const definition = engine.definitionOf(responder.source.card);
  const ability = abilityOf(definition, responder.ability);
  const context = abilityContext(engine, responder, ability, occurrence ?? undefined);
  const stood = placeBefore(engine, responder);
  const effects = blocks.map((block) => blockAt(definition, block));
  const since = engine.facts('turn').length;
  const numbers: Frame['numbers'] = {
    subject,
    since,
    amount: amountTold(occurrence),
    narrow: mayNarrow(ability, effects) ? 1 : 0,
  };
  if (occurrence) numbers.player = occurrence.player;
  const words = { ...keptWords(engine, responder.source) };
  if (occurrence?.words) Object.assign(words, occurrence.words);
  if (isEachTurn) words.round = 'anyPlayer';
  return engine.push('text', {
    text,
    cards: { ...context.cards, ...carriersBefore(context, ability), ...stood.cards },
    numbers: Object.assign(
      numbers,
      stood.numbers,
      opponentOfTrigger(engine, responder, ability, occurrence),
      opponentsOfCondition(context, ability),
    ),
    words,
    occurrence: occurrence ?? undefined,
  });
}

/** What the words of a text refer to whose card has left by what it responds to: as it stood before. */
export function asItStood(engine: Engine, responder: Responder, context: Context): Context {
  const { cards, numbers } = placeBefore(engine, responder);
  return {
    ...context,
    source: sourceOf(engine, responder),
    cards: { ...context.cards, ...cards },
    numbers: { ...context.numbers, ...numbers },
  };
}

/** What is on the card as its text begins: it may leave by its own cost. */
function guestsBefore(engine: Engine, { source, guests }: Responder): Frame['cards'] {
  const now = guests ?? engine.hosted(source.card, 'on').map((card) => engine.ref(card));
  return now.length === 0 ? {} : { [GUESTS]: now };
}

/** Where the card stands as its text begins, and what is on it: 'present' and 'here' mean that place if it leaves by its own cost. */
function placeBefore(engine: Engine, responder: Responder): Pick<Frame, 'cards' | 'numbers'> {
  const guests = guestsBefore(engine, responder);
  const there = responder.stood ?? standing(engine, responder.source.card).stood;
  if (!there) return { cards: guests, numbers: {} };
  const hosts = [there.host, ...(there.beyond ? [there.beyond] : [])];
  const { cards, numbers } = stoodAt(hosts, there.place);
  return { cards: { ...guests, ...cards }, numbers };
}

/** "When this is killed, remove it from the game": where the action responded to has put the card. */
function sourceOf(engine: Engine, { source, left }: Responder): Ref {
  const now = engine.ref(source.card);
  return left === true && now.stay === source.stay + 1 ? now : source;
}
