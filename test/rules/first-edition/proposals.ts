/** Proposals with cards of the right kind, chosen by chance: what somebody might want to do, whether it may be done or not. */
import { isType } from '../../../src/effects/reading/index.ts';
import type { CardNumber, Proposal } from '../../../src/engine/asking/request.ts';
import type { Engine } from '../../../src/engine/kernel/kernel.ts';
import type { chanceFrom } from '../../../src/players/index.ts';
import { PARTS } from '../../../src/rules/first-edition/order.ts';
import { isEquipment, spaceline } from '../../../src/rules/first-edition/table.ts';

export type Chance = ReturnType<typeof chanceFrom>;

/** The cards that can be named, by kind. */
function named(engine: Engine, seat: number) {
  const cards = Array.from({ length: engine.state.definitionOf.length - 1 }, (_, index) => index + 1);
  const inPlay = cards.filter((card) => engine.isInPlay(card));
  const ofType = (type: string) => inPlay.filter((card) => isType(engine, card, type));
  const [ships, outposts, missions] = [ofType('ship'), ofType('outpost'), spaceline(engine)];
  const people = inPlay.filter((card) => isType(engine, card, 'personnel') || isEquipment(engine, card));
  const seeds = [...engine.zone('seeds', seat), ...engine.zone('outposts', seat)];
  return { ships, outposts, missions, people, seeds, hand: engine.zone('hand', seat), places: [...missions, ...ships] };
}

type Parts = Omit<Proposal, 'seat' | 'verb'>;

/** What is named with each verb; 0 where there is no card of that kind. */
function partsWith(engine: Engine, seat: number, chance: Chance): Readonly<Record<string, () => Parts>> {
  const { ships, outposts, missions, people, seeds, hand, places } = named(engine, seat);
  const pick = (cards: readonly CardNumber[]): CardNumber => cards[chance.below(cards.length)] ?? 0;
  const list = (card: CardNumber) => [{ kind: 'card', card } as const];
  return {
    report: () => ({ card: pick(hand), at: pick([...outposts, ...outposts, ...missions]) }),
    build: () => ({ card: pick(hand), at: pick(missions) }),
    load: () => ({ aboard: pick([...ships, ...ships, ...outposts]), list: list(pick(people)) }),
    unload: () => ({ to: pick([...outposts, ...outposts, ...missions]), list: list(pick(people)) }),
    move: () => ({ card: pick([...ships, ...ships, ...people]), to: pick([...missions, ...missions, ...ships]) }),
    beam: () => ({ from: pick(places), to: pick(places), list: list(pick(people)) }),
    attempt: () =>
      chance.below(2) === 0
        ? { card: pick(missions), with: pick(ships) }
        : { card: pick(missions), list: list(pick(people)) },
    attack: () => ({ card: pick([...ships, ...outposts]), list: list(pick(ships)) }),
    cloak: () => ({ card: pick(ships) }),
    decloak: () => ({ card: pick(ships) }),
    play: () => ({ card: pick(hand), on: pick([...places, ...people]) }),
    seed: () => ({ card: pick([...hand, ...seeds, ...seeds]), on: pick(places) }),
    place: () => ({ card: pick(missions) }),
    retaliate: () => ({ on: pick(ships), list: list(pick(ships)) }),
  };
}

/** The cards that a proposal names. */
const cardsOf = (parts: Parts): readonly CardNumber[] => [
  ...PARTS.flatMap((part) => parts[part] ?? []),
  ...(parts.list ?? []).flatMap((one) => ('card' in one ? [one.card] : [])),
];

/** A proposal of a verb with cards of the right kind, chosen by chance; null where there are none of a kind. */
export function proposed(verb: string, engine: Engine, seat: number, chance: Chance): Proposal | null {
  const some = partsWith(engine, seat, chance)[verb]?.();
  if (!some) throw new Error(`nothing is proposed with ${verb}`);
  return cardsOf(some).includes(0) ? null : { ...some, verb, seat };
}

/** Parts that a command may leave out. */
const LEFT_OUT: Readonly<Record<string, readonly (typeof PARTS)[number][]>> = {
  report: ['at'],
  unload: ['to'],
  beam: ['from'],
  attempt: ['with'],
  play: ['on'],
};

/** Any verb, by any player, with parts left out that may be, or with several cards: as somebody might say it who sees no rule in the way. */
export function anyProposal(engine: Engine, asked: number, chance: Chance): Proposal | null {
  const seat = chance.below(6) === 0 ? 1 - asked : asked;
  const all = partsWith(engine, seat, chance);
  const verbs = Object.keys(all);
  const verb = verbs[chance.below(verbs.length)] ?? '';
  const [some, other] = [all[verb]?.(), all[verb]?.()];
  if (!some || !other || [some, other].some((parts) => cardsOf(parts).includes(0))) return null;
  const isNamed = (part: (typeof PARTS)[number]): boolean => !LEFT_OUT[verb]?.includes(part) || chance.below(3) > 0;
  const parts = Object.fromEntries(
    PARTS.flatMap((part) => (some[part] !== undefined && isNamed(part) ? [[part, some[part]]] : [])),
  );
  const list = [...(some.list ?? []), ...(chance.below(2) === 0 ? (other.list ?? []) : [])];
  return { ...parts, ...(list.length > 0 && { list }), verb, seat };
}
