/** Works out what the words of an ability ('that personnel', A, 'that opponent') mean as it is used, by its event and its condition. */
import type { CardNumber } from '../../engine/asking/request.ts';
import { EITHER } from '../../engine/asking/select.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';
import type { Ability } from '../../language/tree/index.ts';
import { skillsOf } from '../meaning.ts';
import { KEPT, responderContext, type Chosen, type Context } from './context.ts';
import { withBindings } from './letters.ts';
import { opponentOfTrigger } from './one-opponent.ts';
import { lettersOfEvent } from './patterns.ts';
import { whereItEnters } from './present.ts';

/** What the words of an ability refer to as it responds or is used: by the event, the state it needs and its condition; `chosen`: which one card some letters mean. */
export function abilityContext(
  engine: Engine,
  responder: Responder,
  ability: Ability,
  occurrence: Occurrence | undefined,
  chosen?: Chosen,
): Context {
  const { at } = ability;
  const told = occurrence && chosen ? ofChosen(engine, occurrence, chosen) : occurrence;
  const plain = beforeItEnters(responderContext(engine, responder, told), told);
  const cards = at.t === 'on' && told ? withMore(plain.cards, lettersOfEvent(plain, at.ev, told)) : plain.cards;
  const numbers = withMore(plain.numbers, opponentOfTrigger(engine, responder, ability, told));
  const isPlain = cards === plain.cards && numbers === plain.numbers && !chosen;
  const context = isPlain ? plain : { ...plain, numbers, cards: chosen ? onlyChosen(cards, chosen) : cards, chosen };
  return withBindings(context, at.t === 'window' || at.t === 'state' ? at.while : undefined, ability.if);
}

/** Both, what is told later counting; where there is no more, what was known stays the same thing. */
function withMore<T extends Readonly<Record<string, unknown>>>(known: T, more: T): T {
  return Object.keys(more).length === 0 ? known : { ...known, ...more };
}

/** What happened, as far as it happened to the card that was chosen. */
function ofChosen(engine: Engine, occurrence: Occurrence, { that }: Chosen): Occurrence {
  if (that === undefined) return occurrence;
  const cards = occurrence.cards.filter(({ card }) => card === that);
  return { ...occurrence, cards, ...withOwnSkills(engine, occurrence, that) };
}

/** Of the skills that several used together, those that this one has. */
function withOwnSkills(engine: Engine, { name, words }: Occurrence, card: CardNumber): Pick<Occurrence, 'words'> {
  const used = words?.[KEPT];
  if (name !== 'useSkill' || used === undefined) return {};
  const own = used.split(EITHER).filter((skill) => skill in skillsOf(engine, card));
  return own.length === 0 ? {} : { words: { ...words, [KEPT]: own.join(EITHER) } };
}

function onlyChosen(cards: Context['cards'], chosen: Chosen): Context['cards'] {
  return Object.fromEntries(
    Object.entries(cards).map(([letter, refs]) => {
      const one = chosen[letter];
      return [letter, one === undefined ? refs : refs.filter(({ card }) => card === one)];
    }),
  );
}

/** What a card says while it is about to be played itself, it says of where it will be. */
function beforeItEnters(context: Context, occurrence: Occurrence | undefined): Context {
  if (occurrence?.name !== 'play' || occurrence.stage !== 'about' || !occurrence.where) return context;
  const { engine, source, cards, numbers } = context;
  if (!occurrence.cards.some(({ card }) => card === source.card)) return context;
  const there = whereItEnters(engine, occurrence.where.card);
  return { ...context, cards: { ...cards, ...there.cards }, numbers: { ...numbers, ...there.numbers } };
}
