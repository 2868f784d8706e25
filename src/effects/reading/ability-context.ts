/** What an ability's words mean when it is used. */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';
import { responderContext, type Context } from './context.ts';
import { withBindings } from './letters.ts';
import { lettersOfEvent } from './patterns.ts';
import { whereItEnters } from './present.ts';

/** By the event it responds to, the state it needs, its condition. */
export function abilityContext(
  engine: Engine,
  responder: Responder,
  ability: Ability,
  occurrence: Occurrence | undefined,
): Context {
  const { at } = ability;
  const plain = beforeItEnters(responderContext(engine, responder, occurrence), occurrence);
  const context =
    at.t === 'on' && occurrence
      ? { ...plain, cards: { ...plain.cards, ...lettersOfEvent(plain, at.ev, occurrence) } }
      : plain;
  return withBindings(context, at.t === 'window' ? at.while : undefined, ability.if);
}

/** What a card says while it is about to be played itself, it says of where it will be. */
function beforeItEnters(context: Context, occurrence: Occurrence | undefined): Context {
  if (occurrence?.name !== 'play' || occurrence.stage !== 'about' || !occurrence.where) return context;
  const { engine, source, cards, numbers } = context;
  if (!occurrence.cards.some(({ card }) => card === source.card)) return context;
  const there = whereItEnters(engine, occurrence.where.card);
  return { ...context, cards: { ...cards, ...there.cards }, numbers: { ...numbers, ...there.numbers } };
}
