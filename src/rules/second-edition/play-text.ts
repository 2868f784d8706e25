/** Carrying out parts of the text of a card that is being played: its costs when they are paid, the rest when it takes effect. */
import { cardIfAny, numberIn, subjectIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame } from '../../engine/state/state.ts';
import { abilityOf, numberOf, type Ability } from '../../effects/reading/index.ts';
import { moveCards, PAID, pushText, takeNumbers } from '../../effects/doing/index.ts';
import { endPlay } from './lasting.ts';

/** Is the prevented card put away now? Only once, wherever a text then leaves it. */
export function isPutAwayNow(frame: Frame): boolean {
  const isFirst = frame.numbers.putAway === undefined;
  frame.numbers.putAway = 1;
  return isFirst;
}

/** A play is over: nothing lasts for it any more, and a card that no text has put anywhere is put away (2E-OP-13). */
export function finishPlay(engine: Engine, frame: Frame): void {
  endPlay(engine, frame);
  const card = cardIfAny(frame, 'card');
  if (engine.zoneOf(card) !== 'announced') return;
  moveCards(engine, {
    verb: 'placed',
    player: numberIn(frame, 'player'),
    cards: [card],
    to: { zone: 'discard', player: engine.ownerOf(card) },
    at: 'top',
    face: 'up',
    rules: ['2E-OP-13'],
  });
}

/** Puts one part of an ability on the stack; what an earlier part has bound ("that card") is known to it. */
export function pushPlayText(engine: Engine, frame: Frame, ability: number, part: 'cost' | 'do'): void {
  const card = cardIfAny(frame, 'card');
  const definition = engine.definitionOf(card);
  const block = abilityOf(definition, ability)[part];
  if (!block || block.length === 0) return;
  const responder = {
    source: engine.ref(card),
    definition: engine.definitionNumber(card),
    ability,
    you: numberIn(frame, 'player'),
  };
  const text = pushText(
    engine,
    responder,
    [numberOf(definition, block)],
    frame.occurrence ?? null,
    subjectIn(frame.numbers),
  );
  const { card: _, at: __, ...bound } = frame.cards;
  Object.assign(text.cards, bound);
  takeNumbers(frame, text, abilityOf(definition, ability));
  const paid = frame.numbers[PAID];
  if (paid !== undefined) text.numbers.amount = paid;
}

/** The numbers of the abilities of one kind, in printed order. */
export function abilitiesAt(engine: Engine, card: number, kind: Ability['at']['t']): number[] {
  const definition = engine.definitionOf(card);
  return definition.abilities.map((__, index) => index).filter((index) => abilityOf(definition, index).at.t === kind);
}
