/** What the verbs of the tiny ruleset do. */
import { guestsOf, pendingCards, withOutcome } from '../../src/engine/acting/action.ts';
import type { Engine } from '../../src/engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../src/engine/asking/request.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';

/** One hull goes into another, with all that is in it. */
export function stow(engine: Engine, player: Seat, card: CardNumber, into: CardNumber): void {
  const to = { host: into, relation: 'stowed' };
  engine.emit({ type: 'place', verb: 'moved', player, cards: [card], to, face: 'down', entered: [], left: [] }, [
    'TINY-06',
  ]);
}

export const performTiny: Ruleset['perform'] = {
  launch: (engine, action) => {
    const cards = pendingCards(engine, action);
    const to = { zone: 'yard', player: action.agent };
    engine.emit({
      type: 'place',
      verb: 'played',
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
      const left = all.filter((one) => engine.ruleset.inPlay(engine, one));
      const to = { zone: 'scrap', player: engine.state.owner[card] ?? 0 };
      engine.emit({
        type: 'place',
        verb: 'destroyed',
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
