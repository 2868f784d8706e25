/** What the verbs of the tiny ruleset do. */
import { pendingCards, withOutcome } from '../../src/engine/acting/action.ts';
import { guestsOf } from '../../src/engine/acting/guests.ts';
import type { CardNumber, Seat } from '../../src/engine/asking/request.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import { way } from '../../src/engine/places/rows.ts';
import type { ActionRules } from '../../src/engine/ruleset/action-rules.ts';

/** One hull goes into another, with all that is in it. */
export function stow(engine: Engine, player: Seat, card: CardNumber, into: CardNumber): void {
  const to = { host: into, relation: 'stowed' };
  engine.emit({ type: 'place', verb: 'stowed', player, cards: [card], to, face: 'down', entered: [], left: [] }, [
    'TINY-06',
  ]);
}

/** The buoy a hull lies at. */
export function buoyOf(engine: Engine, card: CardNumber): CardNumber {
  return engine.relationOf(card) === 'at' ? engine.hostOf(card) : 0;
}

/** A hull sails along the reach; whoever comes to a hidden cache first takes it and scores. */
export function sail(engine: Engine, player: Seat, card: CardNumber, buoy: CardNumber): void {
  const route = way(engine, buoyOf(engine, card), buoy);
  if (!route) throw new Error('a journey outside the reach');
  const to = { host: buoy, relation: 'at' };
  const journey = engine.numberOn(card, 'journey') + route.length - 1;
  engine.emit({ type: 'place', verb: 'sailed', player, cards: [card], to, entered: [], left: [] }, ['TINY-11']);
  engine.emit({ type: 'sailed', card, journey }, ['TINY-11']);
  for (const cache of engine.hosted(buoy, 'beneath')) {
    const scrap = { zone: 'scrap', player: engine.ownerOf(cache) };
    engine.emit(
      {
        type: 'place',
        verb: 'took',
        player,
        cards: [cache],
        to: scrap,
        face: 'up',
        known: 'all',
        entered: [],
        left: [],
      },
      ['TINY-09'],
    );
    engine.emit({ type: 'scored', player, points: 1 }, ['TINY-09']);
  }
}

export const performTiny: ActionRules['perform'] = {
  launch: (engine, action) => {
    const cards = pendingCards(engine, action);
    const { to } = action;
    if (!to) throw new Error('a launch without a buoy');
    engine.emit({
      type: 'place',
      verb: 'launched',
      player: action.agent,
      cards,
      to,
      face: 'up',
      commander: action.agent,
      known: 'all',
      entered: cards,
      left: [],
    });
    const after = withOutcome(action, cards, 'done', action.agent);
    return { ...after, objects: after.objects.map((object) => ({ ...object, ref: engine.ref(object.ref.card) })) };
  },
  // What is in a scrapped hull is scrapped with it, and seen by all.
  scrap: (engine, action) => {
    const cards = pendingCards(engine, action);
    for (const card of cards) {
      const all = [...guestsOf(engine, card).reverse(), card];
      const left = all.filter((one) => engine.isInPlay(one));
      const to = { zone: 'scrap', player: engine.ownerOf(card) };
      engine.emit({
        type: 'place',
        verb: 'scrapped',
        player: action.agent,
        cards: all,
        to,
        commander: null,
        entered: [],
        left,
      });
    }
    return withOutcome(action, cards, 'done', action.agent);
  },
  draw: (engine, action) => {
    const player = action.agent;
    const cards = engine.zone('deck', player).slice(0, action.amount ?? 1);
    if (cards.length > 0)
      engine.emit({ type: 'place', verb: 'drew', player, cards, to: { zone: 'hand', player }, entered: [], left: [] });
    return { ...action, amount: cards.length };
  },
  score: (engine, action) => {
    engine.emit({ type: 'scored', player: action.player ?? action.agent, points: action.amount ?? 0 });
    return action;
  },
  losePoints: (engine, action) => {
    const player = action.player ?? action.agent;
    const points = Math.min(action.amount ?? 0, engine.state.score[player] ?? 0);
    if (points > 0) engine.emit({ type: 'lost', player, points });
    return { ...action, amount: points };
  },
};
