/** Verbs that move cards to hands and piles. */
import { isPlace } from '../../reading/index.ts';
import { attemptIn, placeOfAttempt } from '../../undertakings.ts';
import { byOwner, isRemoved, moveCards } from '../card-moves.ts';
import { mayBeDone, noteImmune, settled, sourceOf, type Perform } from './outcome.ts';
import { shuffle } from './piles.ts';
import { pendingCards, doneBy } from '../../../engine/acting/action.ts';
import type { Movement } from '../../../engine/ruleset/declared.ts';
import type {} from '../../../engine/state/events.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { RuleKey } from '../../../engine/ruleset/rule-keys.ts';

/** Who has left play by an answer is killed no more. */
const hasLeft = (engine: Engine, card: CardNumber): boolean =>
  engine.ruleset.texts.outsidePlay.has(engine.zoneOf(card));

/** Moves the pending cards to a zone of their owners. */
export function toOwners(
  verb: Movement,
  zone: string,
  more: { at?: 'top' | 'bottom'; face?: 'up' | 'down'; dies?: 'kill' | 'destroy'; keys: readonly RuleKey[] },
): Perform {
  const { dies, keys, ...place } = more;
  return (engine, action) => {
    const cards = pendingCards(engine, action).filter(
      (card) =>
        dies === undefined ||
        (!(dies === 'kill' && hasLeft(engine, card)) &&
          mayBeDone(engine, card, dies, doneBy(action), action.even === true)),
    );
    noteImmune(engine, action, cards);
    for (const [player, own] of byOwner(engine, cards)) {
      moveCards(engine, {
        verb,
        player: action.agent,
        cards: own,
        to: { zone, player },
        commander: null,
        rules: engine.cite(...keys),
        ...place,
        ...sourceOf(action),
      });
    }
    return settled(action, cards);
  };
}

export const draw: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const cards = engine.zone('deck', player).slice(0, action.amount ?? 1);
  if (cards.length === 0) engine.noteKeys('draw.empty deck');
  moveCards(engine, {
    verb: 'drew',
    player,
    cards,
    to: { zone: 'hand', player },
    rules: engine.cite('draw'),
    ...sourceOf(action),
  });
  const objects = cards.map((card) => ({ ref: engine.ref(card), outcome: 'done' as const, by: -1 }));
  return { ...action, amount: cards.length, objects };
};

/** Cards discarded go one at a time, each seen by all. */
export const discard: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards) {
    const player = engine.ownerOf(card);
    moveCards(engine, {
      verb: 'discarded',
      player: action.agent,
      cards: [card],
      to: { zone: 'discard', player },
      at: 'top',
      face: 'up',
      rules: engine.cite('discard'),
      ...sourceOf(action),
    });
  }
  return settled(action, cards);
};

/** The card found is revealed to all and taken to hand; the rest of the deck is shuffled. */
export const download: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const cards = pendingCards(engine, action);
  moveCards(engine, {
    verb: 'downloaded',
    player,
    cards,
    to: { zone: 'hand', player },
    known: 'all',
    rules: engine.cite('download.take'),
    ...sourceOf(action),
  });
  shuffle(engine, { zone: 'deck', player }, player, engine.cite('download.shuffle'));
  return settled({ ...action, amount: cards.length }, cards);
};

export const returnCards: Perform = (engine, action) => {
  const { to } = action;
  const by = doneBy(action);
  // 'When a dilemma is about to be returned, remove it from the game': it is nowhere to be returned from.
  const cards = pendingCards(engine, action).filter(
    (card) => !isRemoved(engine, card) && mayBeDone(engine, card, 'return', by, false),
  );
  noteImmune(engine, action, cards);
  for (const [owner, own] of byOwner(engine, cards)) {
    const zone = to && 'zone' in to ? to.zone : 'hand';
    const isPile = zone === 'dilemmas';
    moveCards(engine, {
      verb: 'returned',
      player: action.agent,
      cards: own,
      to: { zone, player: owner },
      at: action.at ?? 'bottom',
      face: isPile ? 'up' : 'down',
      rules: engine.cite(isPile ? 'return.to dilemma pile' : 'return.to owner'),
      ...sourceOf(action),
    });
  }
  return settled(action, cards);
};

export const take: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  const player = action.player ?? action.agent;
  moveCards(engine, {
    verb: 'took',
    player,
    cards,
    to: { zone: 'hand', player },
    rules: engine.cite('take'),
    ...sourceOf(action),
  });
  return settled(action, cards);
};

/** Damage that is removed goes to its owner's pile: a discard pile, or that of the dilemmas. */
export const repair: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards) {
    const { zone, at } = engine.ruleset.texts.pileOf(engine, card);
    moveCards(engine, {
      verb: 'repaired',
      player: action.agent,
      cards: [card],
      to: { zone, player: engine.ownerOf(card) },
      at,
      face: 'up',
      carrier: engine.hostOf(card),
      rules: engine.cite('damage.removed'),
      ...sourceOf(action),
    });
  }
  return settled(action, cards);
};

export const overcome: Perform = (engine, action) => {
  // A dilemma that lies beneath a mission has overcome itself already; what others placed there is overcome by them.
  const isDone = (card: CardNumber): boolean => engine.relationOf(card) === 'beneath' && action.source?.card === card;
  const cards = pendingCards(engine, action).filter((card) => !isDone(card));
  for (const card of cards) {
    const mission = missionOfDilemma(engine, card);
    if (mission === undefined) continue;
    moveCards(engine, {
      verb: 'overcome',
      player: action.agent,
      cards: [card],
      to: { host: mission, relation: 'beneath' },
      face: 'up',
      rules: engine.cite('dilemma.overcome'),
    });
  }
  return settled(action, cards);
};

const lyingWith: ReadonlySet<string> = new Set(['on', 'beneath']);

/** Where an overcome dilemma goes: beneath the mission it lies on, else the one that is being attempted. */
function missionOfDilemma(engine: Engine, card: CardNumber): CardNumber | undefined {
  const host = lyingWith.has(engine.relationOf(card)) ? engine.hostOf(card) : 0;
  const isOnMission = host > 0 && isPlace(engine, host);
  if (isOnMission) return host;
  const attempt = attemptIn(engine);
  return attempt ? placeOfAttempt(attempt).card : undefined;
}

export const shuffleVerb: Perform = (engine, action) => {
  if (action.to) shuffle(engine, action.to, action.agent);
  return action;
};
