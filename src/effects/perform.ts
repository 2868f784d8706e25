/** What each verb does when its action is performed: as much as possible, the rest is marked impossible (2E-EFFECT-01). */
import { pendingCards, withOutcome } from '../engine/action.ts';
import { shuffled } from '../engine/chance.ts';
import type { Movement, Place } from '../engine/events.ts';
import type { Engine } from '../engine/kernel.ts';
import type { CardNumber, RuleId, Seat } from '../engine/request.ts';
import type { Action } from '../engine/state.ts';
import { byOwner, leaveAttempt, moveCards } from './moving.ts';
import { isStopped, isType } from './places.ts';
import { isExempt, isUnique } from './values.ts';

type Perform = (engine: Engine, action: Action) => Action;

/** Done for these cards, impossible for the others still pending. */
function settled(action: Action, done: readonly CardNumber[]): Action {
  const after = withOutcome(action, done, 'done', action.agent);
  return withOutcome(
    after,
    after.objects.map((object) => object.ref.card),
    'impossible',
    action.agent,
  );
}

function sourceOf(action: Action): { by?: CardNumber } {
  return action.source ? { by: action.source.card } : {};
}

/** Moves the pending cards to a zone of their owners. */
function toOwners(
  verb: Movement,
  zone: string,
  more: { at?: 'top' | 'bottom'; face?: 'up' | 'down'; dies?: 'kill' | 'destroy'; rules: readonly RuleId[] },
): Perform {
  return (engine, action) => {
    const cards = pendingCards(engine, action).filter(
      (card) => more.dies === undefined || !isExempt(engine, card, more.dies),
    );
    for (const [player, own] of byOwner(engine, cards)) {
      const { dies: _, ...place } = more;
      moveCards(engine, {
        verb,
        player: action.agent,
        cards: own,
        to: { zone, player },
        ...place,
        ...sourceOf(action),
        commander: null,
        rules: more.rules,
      });
    }
    return settled(action, cards);
  };
}

const stop: Perform = (engine, action) => {
  const cards = pendingCards(engine, action).filter((card) => canBeStopped(engine, card));
  if (cards.length > 0)
    engine.emit({ type: 'stopped', cards, ...sourceOf(action) }, ['2E-ORDER-07', '2E-DIL-17', '2E-DIL-19']);
  // 2E-DIL-19: a personnel stopped in the attempt is out of it.
  leaveAttempt(engine, cards);
  return settled(action, cards);
};

/** Only personnel and ships are stopped (2E-STOP-09), and none whom a text exempts (2E-CANNOT-01). */
function canBeStopped(engine: Engine, card: CardNumber): boolean {
  return (isType(engine, card, 'personnel') || isType(engine, card, 'ship')) && !isExempt(engine, card, 'stop');
}

const unstop: Perform = (engine, action) => {
  const cards = pendingCards(engine, action).filter((card) => isStopped(engine, card));
  if (cards.length > 0) engine.emit({ type: 'unstopped', cards, ...sourceOf(action) });
  return settled(action, cards);
};

const draw: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const cards = engine.zone('deck', player).slice(0, action.amount ?? 1);
  moveCards(engine, {
    verb: 'drew',
    player,
    cards,
    to: { zone: 'hand', player },
    ...sourceOf(action),
    rules: ['2E-DRAW-07', '2E-OP-02'],
  });
  return { ...action, amount: cards.length };
};

/** Cards discarded go one at a time, each seen by all (2E-DISCARD-05). */
const discard: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards) {
    const player = engine.state.owner[card] ?? 0;
    moveCards(engine, {
      verb: 'discarded',
      player: action.agent,
      cards: [card],
      to: { zone: 'discard', player },
      at: 'top',
      face: 'up',
      ...sourceOf(action),
      rules: ['2E-KILL-02', '2E-DISCARD-05'],
    });
  }
  return settled(action, cards);
};

/** The card found is revealed to all and taken to hand; the rest of the deck is shuffled (2E-DOWNLOAD-01, -03). */
const download: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const cards = pendingCards(engine, action);
  moveCards(engine, {
    verb: 'downloaded',
    player,
    cards,
    to: { zone: 'hand', player },
    known: 'all',
    ...sourceOf(action),
    rules: ['2E-DOWNLOAD-01', '2E-DOWNLOAD-02'],
  });
  shuffle(engine, { zone: 'deck', player }, player);
  engine.emit({ type: 'hid' });
  return settled({ ...action, amount: cards.length }, cards);
};

/** Shuffles a pile and turns it face down; the outcome is in the event. */
export function shuffle(engine: Engine, place: Place, player: Seat): void {
  const cards = engine.state.lists[engine.places.code(place)] ?? [];
  const { order, chance } = shuffled(engine.state.chance, cards);
  engine.emit({ type: 'shuffled', place, order, player, chance }, ['2E-SETUP-03', '2E-DIL-09']);
}

/** Placing puts cards where a text says; it is not playing them, and costs nothing (2E-PLACE-01, -05). */
const place: Perform = (engine, action) => {
  const { to } = action;
  if (!to) return settled(action, []);
  const cards = pendingCards(engine, action).filter((card) => mayEnter(engine, card, action.agent, to));
  for (const card of cards) placeOne(engine, action, card, to);
  return settled(action, cards);
};

function placeOne(engine: Engine, action: Action, card: CardNumber, to: Place): void {
  const isDilemma = isType(engine, card, 'dilemma');
  const isPile = 'zone' in to && to.zone === 'dilemmas';
  const isDamage =
    'host' in to && to.relation === 'on' && isDamageCard(engine, card) && isType(engine, to.host, 'ship');
  const place: Place = isDamage && 'host' in to ? { host: to.host, relation: 'damage' } : to;
  const isConcealed = 'host' in to && (to.relation === 'here' || to.relation === 'aboard');
  const commander =
    'host' in to && !isDilemma && isConcealed
      ? {
          commander: engine.ruleset.inPlay(engine, card)
            ? (engine.state.commander[card] ?? action.agent)
            : action.agent,
        }
      : {};
  const isCaptive = 'zone' in to && to.zone === 'brig';
  moveCards(engine, {
    verb: isDamage ? 'damaged' : isCaptive ? 'captured' : 'placed',
    player: action.agent,
    cards: [card],
    to: place,
    at: action.at ?? (isPile ? 'bottom' : 'bottom'),
    face: action.face ?? (isConcealed ? 'down' : 'up'),
    ...commander,
    ...sourceOf(action),
  });
  if (isDamage && 'host' in to) destroyIfThirdDamage(engine, to.host, action.agent);
}

/** A card with a Damage text is a damage card once it lies on a ship (2E-DAMAGE-01). */
export function isDamageCard(engine: Engine, card: CardNumber): boolean {
  return engine.definitionOf(card).abilities.some((ability) => ability.triggers.includes('damage'));
}

/** A third damage card destroys the ship (2E-DAMAGE-03, -04). */
function destroyIfThirdDamage(engine: Engine, ship: CardNumber, player: Seat): void {
  if (engine.hosted(ship, 'damage').length < 3) return;
  const owner = engine.state.owner[ship] ?? 0;
  moveCards(engine, {
    verb: 'destroyed',
    player,
    cards: [ship],
    to: { zone: 'discard', player: owner },
    at: 'top',
    face: 'up',
    rules: ['2E-DAMAGE-04', '2E-DAMAGE-05', '2E-DAMAGE-06'],
  });
}

/** "Command only one" holds for every way into play (2E-UNIQ-10). */
function mayEnter(engine: Engine, card: CardNumber, player: Seat, to: Place): boolean {
  const isEntering = 'host' in to && (to.relation === 'here' || to.relation === 'aboard' || to.relation === 'ships');
  if (!isEntering || engine.ruleset.inPlay(engine, card)) return true;
  return !commandsCopy(engine, card, player);
}

/** Does the player command a card of this title, both with a dot (2E-UNIQ-01, -03, 2E-OP-50)? Captives count (2E-BRIG-06). */
export function commandsCopy(engine: Engine, card: CardNumber, player: Seat): boolean {
  if (!isUnique(engine, card)) return false;
  const { title } = engine.definitionOf(card);
  for (let other = 1; other < engine.state.definitionOf.length; other++) {
    if (other === card || engine.state.commander[other] !== player) continue;
    if (engine.definitionOf(other).title === title && engine.ruleset.inPlay(engine, other) && isUnique(engine, other))
      return true;
  }
  return false;
}

const returnCards: Perform = (engine, action) => {
  const { to } = action;
  const cards = pendingCards(engine, action);
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
      ...sourceOf(action),
      ...(isPile ? { rules: ['2E-DIL-13', '2E-DIL-14'] } : {}),
    });
    if (isPile) reachFaceUp(engine, owner);
  }
  return settled(action, cards);
};

/** The top card of a dilemma pile is never face up: the pile is shuffled and turned over as soon as it is (2E-OP-06). */
export function reachFaceUp(engine: Engine, player: Seat): void {
  const [top] = engine.zone('dilemmas', player);
  if (top !== undefined && ((engine.state.flags[top] ?? 0) & 2) !== 0)
    shuffle(engine, { zone: 'dilemmas', player }, player);
}

const take: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  const player = action.player ?? action.agent;
  moveCards(engine, {
    verb: 'took',
    player,
    cards,
    to: { zone: 'hand', player },
    ...sourceOf(action),
    rules: ['2E-DISCARD-07'],
  });
  return settled(action, cards);
};

const capture: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  moveCards(engine, {
    verb: 'captured',
    player: action.agent,
    cards,
    to: { zone: 'brig', player: action.agent },
    face: 'up',
    ...sourceOf(action),
    rules: ['2E-BRIG-01', '2E-BRIG-08'],
  });
  leaveAttempt(engine, cards);
  return settled(action, cards);
};

const score: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  engine.emit({ type: 'scored', player, points: action.amount ?? 0, ...sourceOf(action) }, ['2E-WIN-04']);
  return action;
};

/** A score never goes below 0 (2E-LOSEPTS-01, -03, 2E-OP-17). */
const losePoints: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const points = Math.min(action.amount ?? 0, engine.state.score[player] ?? 0);
  if (points > 0)
    engine.emit({ type: 'lost', player, points, ...sourceOf(action) }, ['2E-LOSEPTS-01', '2E-LOSEPTS-03']);
  return { ...action, amount: points };
};

const counters: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const change = action.amount ?? 0;
  engine.emit({ type: 'counters', player, change, left: Math.max(0, engine.state.counters + change) }, ['2E-OP-11']);
  return action;
};

const command: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const cards = pendingCards(engine, action).filter((card) => !commandsCopy(engine, card, player));
  if (cards.length > 0) engine.emit({ type: 'command', cards, player }, ['2E-CMD-03', '2E-UNIQ-05']);
  return settled(action, cards);
};

const select: Perform = (engine, action) => settled(action, pendingCards(engine, action));

const reveal: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  if (cards.length > 0)
    engine.emit({ type: 'revealed', cards, known: 'all', player: action.agent, ...sourceOf(action) }, ['2E-REVEAL-01']);
  return settled(action, cards);
};

const examine: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  const player = action.player ?? action.agent;
  if (cards.length > 0)
    engine.emit({ type: 'examined', cards, known: [player], player, ...sourceOf(action) }, ['2E-EXAMINE-01']);
  return settled(action, cards);
};

/** Exchange and replace put the new card in the old one's place; what was about to happen to it happens to the new one. */
function swap(verb: 'exchanged' | 'replaced'): Perform {
  return (engine, action) => {
    const [old, replacement] = pendingCards(engine, action);
    if (old === undefined || replacement === undefined) return settled(action, []);
    const { state } = engine;
    const there = engine.places.place(state.place[old] ?? 0);
    const from = engine.places.place(state.place[replacement] ?? 0);
    const commander = state.commander[old] ?? -1;
    const owner = state.owner[old] ?? 0;
    const back: Place =
      verb === 'replaced'
        ? { zone: 'discard', player: owner }
        : 'zone' in from
          ? { zone: from.zone, player: owner }
          : from;
    const isInvolved = state.attempt?.involved.some((ref) => ref.card === old) ?? false;
    engine.emit(
      {
        type: 'place',
        verb,
        player: action.agent,
        cards: [replacement],
        to: there,
        face: 'down',
        commander,
        entered: [replacement],
        left: [],
        known: 'all',
      },
      ['2E-EXCHANGE-03', '2E-REPLACE-03', '2E-LOOK-02'],
    );
    engine.emit({ type: 'swapped', verb, old, new: replacement, player: action.agent }, [
      '2E-EXCHANGE-01',
      '2E-EXCHANGE-02',
      '2E-REPLACE-01',
      '2E-REPLACE-02',
    ]);
    moveCards(engine, {
      verb,
      player: action.agent,
      cards: [old],
      to: back,
      at: 'top',
      ...(verb === 'replaced' ? { face: 'up' as const } : { face: 'down' as const }),
    });
    if (isInvolved && !engine.state.attempt?.involved.some((ref) => ref.card === replacement)) {
      engine.emit({ type: 'joined', cards: [replacement] }, ['2E-EXCHANGE-02']);
    }
    return settled(action, [old, replacement]);
  };
}

const overcome: Perform = (engine, action) => {
  const { attempt } = engine.state;
  const cards = pendingCards(engine, action);
  if (attempt)
    moveCards(engine, {
      verb: 'overcome',
      player: action.agent,
      cards,
      to: { host: attempt.mission.card, relation: 'beneath' },
      face: 'up',
      rules: ['2E-DIL-15', '2E-DIL-41'],
    });
  return settled(action, cards);
};

const shuffleVerb: Perform = (engine, action) => {
  if (action.to) shuffle(engine, action.to, action.agent);
  return action;
};

const restoreRange: Perform = (engine, action) => {
  const ships = pendingCards(engine, action);
  for (const ship of ships) engine.emit({ type: 'range', ship, used: 0, left: 0 });
  return settled(action, ships);
};

/** Verbs every edition shares; an edition adds its own (moving, beaming …). */
export const performTable: Readonly<Record<string, Perform>> = {
  stop,
  unstop,
  kill: toOwners('killed', 'discard', {
    at: 'top',
    face: 'up',
    dies: 'kill',
    rules: ['2E-KILL-01', '2E-KILL-03', '2E-DIL-17'],
  }),
  destroy: toOwners('destroyed', 'discard', {
    at: 'top',
    face: 'up',
    dies: 'destroy',
    rules: ['2E-KILL-01', '2E-KILL-03'],
  }),
  remove: toOwners('removed', 'removed', { face: 'up', rules: ['2E-REMOVE-01', '2E-REMOVE-02'] }),
  discard,
  draw,
  download,
  place,
  return: returnCards,
  take,
  capture,
  score,
  losePoints,
  counters,
  command,
  select,
  reveal,
  examine,
  exchange: swap('exchanged'),
  replace: swap('replaced'),
  overcome,
  shuffle: shuffleVerb,
  restoreRange,
};
