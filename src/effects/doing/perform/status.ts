/** Verbs that change what a card or a player is like: stopped, commanded, scores. */
import { attemptIn } from '../../undertakings.ts';
import { leaveAttempt } from '../card-moves.ts';
import { isStopped, isType } from '../../reading/index.ts';
import { isForbidden } from '../../standing/index.ts';
import { mayBeDone, noteImmune, settled, sourceOf, type Perform } from './outcome.ts';
import { pendingCards, doneBy, amountIn } from '../../../engine/acting/action.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';

export const stop: Perform = (engine, action) => {
  const by = doneBy(action);
  const cards = pendingCards(engine, action).filter((card) => canBeStopped(engine, card, by, action.even === true));
  noteImmune(engine, action, cards);
  if (cards.length > 0) engine.emit({ type: 'stopped', cards, ...sourceOf(action) }, engine.cite('stop'));
  // A personnel stopped in the attempt is out of it.
  leaveAttempt(engine, cards);
  return settled(action, cards);
};

/** Only personnel and ships are stopped, and none whom a text exempts. */
function canBeStopped(engine: Engine, card: CardNumber, by: CardNumber, even: boolean): boolean {
  const isStoppable = isType(engine, card, 'personnel') || isType(engine, card, 'ship');
  if (!isStoppable || !engine.isInPlay(card)) return false;
  return mayBeDone(engine, card, 'stop', by, even);
}

export const unstop: Perform = (engine, action) => {
  const cards = pendingCards(engine, action).filter((card) => isStopped(engine, card));
  if (cards.length > 0) engine.emit({ type: 'unstopped', cards, ...sourceOf(action) });
  return settled(action, cards);
};

/** Face down what lay face up, the other side up of what has two, and the other way round. */
export const flip: Perform = (engine, action) => {
  const cards = pendingCards(engine, action);
  for (const card of cards)
    engine.emit({ type: 'flipped', cards: [card], isDown: !engine.has(card, 'flipped') }, engine.cite('flip'));
  return settled(action, cards);
};

export const score: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  engine.emit({ type: 'scored', player, points: amountIn(action), ...sourceOf(action) }, engine.cite('score'));
  return action;
};

/** A score never goes below 0. */
export const losePoints: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const points = Math.min(amountIn(action), engine.scoreOf(player));
  if (points > 0) engine.emit({ type: 'lost', player, points, ...sourceOf(action) }, engine.cite('lose points'));
  return { ...action, amount: points };
};

export const command: Perform = (engine, action) => {
  const player = action.player ?? action.agent;
  const by = doneBy(action);
  const pending = pendingCards(engine, action).filter((card) => mayBeDone(engine, card, 'command', by, false));
  const cards = pending.filter(
    (card) =>
      !engine.ruleset.texts.commandsCopy(engine, card, player) &&
      !isForbidden(engine, { name: 'command', player, cards: [card] }),
  );
  if (cards.length < pending.length)
    engine.emit(
      { type: 'announced', player, words: 'commands a copy already', numbers: [], shown: [] },
      engine.cite('command.copy'),
    );
  if (cards.length > 0) engine.emit({ type: 'command', cards, player }, engine.cite('command.take'));
  // Who is taken over is out of the attempt of another.
  const attempt = attemptIn(engine);
  if (attempt && attempt.player !== player) leaveAttempt(engine, cards);
  engine.ruleset.texts.takenOver(engine, cards, player);
  return settled(action, cards);
};
