/** What is offered in a turn is what nothing forbids, and the other way round: whatever cards are named, in positions of the kept games. */
import { expect, test } from 'vitest';
import { isType } from '../../../src/effects/reading/index.ts';
import { isLegalChoice } from '../../../src/engine/asking/answers.ts';
import type { CardNumber, Option, Proposal, Request } from '../../../src/engine/asking/request.ts';
import type { Game } from '../../../src/engine/index.ts';
import type { Engine } from '../../../src/engine/kernel/kernel.ts';
import { chanceFrom } from '../../../src/players/index.ts';
import { orderDeeds, playDeeds } from '../../../src/rules/first-edition/all-deeds.ts';
import { PARTS } from '../../../src/rules/first-edition/order.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { isEquipment, spaceline } from '../../../src/rules/first-edition/table.ts';
import { inside } from '../../engine/walks.ts';
import { keptGames, positionsOf } from './kept-games.ts';

/** Of so many positions one is looked at, and so many proposals of each verb are tried there. */
const EVERY = 8;
const TRIES = 12;

type Chance = ReturnType<typeof chanceFrom>;

/** The cards that can be named, by kind. */
function named(engine: Engine, seat: number) {
  const cards = Array.from({ length: engine.state.definitionOf.length - 1 }, (_, index) => index + 1);
  const inPlay = cards.filter((card) => engine.isInPlay(card));
  const ofType = (type: string) => inPlay.filter((card) => isType(engine, card, type));
  const [ships, outposts, missions] = [ofType('ship'), ofType('outpost'), spaceline(engine)];
  const people = inPlay.filter((card) => isType(engine, card, 'personnel') || isEquipment(engine, card));
  return { ships, outposts, missions, people, hand: engine.zone('hand', seat), places: [...missions, ...ships] };
}

/** A proposal of a verb with cards of the right kind, chosen by chance; null where there are none of a kind. */
function proposed(verb: string, engine: Engine, seat: number, chance: Chance): Proposal | null {
  const { ships, outposts, missions, people, hand, places } = named(engine, seat);
  const pick = (cards: readonly CardNumber[]): CardNumber => cards[chance.below(cards.length)] ?? 0;
  const list = (card: CardNumber) => [{ kind: 'card', card } as const];
  const bySome: Readonly<Record<string, () => Omit<Proposal, 'seat' | 'verb'>>> = {
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
  };
  const some = bySome[verb]?.();
  if (!some) throw new Error(`nothing is proposed with ${verb}`);
  const all = [
    ...PARTS.flatMap((part) => some[part] ?? []),
    ...(some.list ?? []).flatMap((one) => ('card' in one ? [one.card] : [])),
  ];
  return all.includes(0) ? null : { ...some, verb, seat };
}

/** Is the proposal one of the things that the option lets do? */
function covers(option: Option, { verb, list = [], ...parts }: Proposal): boolean {
  if (option.verb !== verb) return false;
  if (PARTS.some((part) => parts[part] !== undefined && option[part] !== parts[part])) return false;
  if (!option.selection) return list.length === 0;
  const { from } = option.selection;
  const chosen = list.map((one) => from.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)));
  return isLegalChoice(option.selection, chosen);
}

/** The verbs that can be done while this is asked. */
function verbsNow({ kind }: Request): readonly string[] {
  const deeds = kind === 'play' ? playDeeds : kind === 'orders' ? orderDeeds : [];
  return deeds.map(({ verb }) => verb);
}

/** What is offered and forbidden, or neither; in words. */
function wrongAt(game: Game, seed: number): readonly string[] {
  const { request } = game;
  if (!request) return [];
  const engine = inside(premiere1994, game);
  const chance = chanceFrom(seed, 1);
  return verbsNow(request).flatMap((verb) =>
    Array.from({ length: TRIES }).flatMap(() => {
      const proposal = proposed(verb, engine, request.player, chance);
      if (proposal === null) return [];
      const isOffered = request.options.some((option) => covers(option, proposal));
      const { reason, rules } = game.whyNot(proposal);
      const isFree = reason.startsWith('say the whole of it');
      if (!isFree && rules.length === 0) return [`${JSON.stringify(proposal)}: refused by no rule: ${reason}`];
      return isOffered === isFree
        ? []
        : [`${JSON.stringify(proposal)}: ${isOffered ? 'offered' : 'not offered'}, ${reason}`];
    }),
  );
}

test.each(keptGames.map((kept) => [kept.name, kept] as const))('all along the game %s', (_name, kept) => {
  const wrong: string[] = [];
  positionsOf(kept, (game, answers) => {
    if (answers % EVERY === 0) for (const each of wrongAt(game, answers)) wrong.push(`answer ${answers}: ${each}`);
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});
