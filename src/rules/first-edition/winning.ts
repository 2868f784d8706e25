/** Winning (94-WIN). */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, RuleId, Seat } from '../../engine/asking/request.ts';
import { endOfThoseGone } from '../shared/lasting.ts';
import { beginStateText } from '../shared/state-texts.ts';
import { endProjections } from './holograms.ts';
import { DEFAULTS, option } from './options.ts';
import { drawPrize } from './prize.ts';
import { settleCommand } from './rogue-borg.ts';
import { SEATS, otherOf } from './seats.ts';

/** 94-CAPT-02: what a player has captured is the owner's again when the game is over. */
function giveBack(engine: Engine): void {
  for (const player of SEATS) {
    const isTaken = (card: CardNumber): boolean =>
      engine.ownerOf(card) === player && engine.commanderOf(card) === otherOf(player);
    const cards = engine.cards.filter(isTaken);
    if (cards.length > 0) engine.emit({ type: 'command', cards, player }, ['94-CAPT-02']);
  }
}

/** The game is won, and with it what was staked. */
function win(engine: Engine, winner: Seat, why: string, rules: readonly RuleId[]): void {
  const reason = `${why}${drawPrize(engine, winner)}`;
  engine.emit({ type: 'won', players: [winner], what: 'game', reason }, rules);
}

/** The game ends with the higher score, or in a draw (94-WIN-07). */
function endByScore(engine: Engine, reason: string, rules: readonly RuleId[]): void {
  giveBack(engine);
  const best = Math.max(...SEATS.map((seat) => engine.scoreOf(seat)));
  const players: readonly Seat[] = SEATS.filter((seat) => engine.scoreOf(seat) === best);
  const [winner, ...others] = players;
  if (winner !== undefined && others.length === 0) win(engine, winner, reason, rules);
  else engine.emit({ type: 'tied', players, what: 'game', reason }, [...rules, '94-WIN-07']);
}

/** Is no order and no text being carried out? */
const isBetween = ({ frames }: Engine): boolean => frames.length <= 2 && frames.at(-1)?.procedure === 'turn';

/** 94-WIN-02: whoever has so many points has won, at once. Before every step; true if the game is over. */
export function settle(engine: Engine): boolean {
  const needed = option(engine, 'win.points');
  if (!SEATS.some((seat) => engine.scoreOf(seat) >= needed)) {
    endOfThoseGone(engine, ['94-CARD-22']);
    if (endProjections(engine) || settleCommand(engine)) return true;
    return isBetween(engine) && beginStateText(engine);
  }
  const rules = ['94-WIN-01', '94-WIN-02'];
  endByScore(engine, `${needed} points`, needed === DEFAULTS['win.points'] ? rules : [...rules, '94-ADV-05']);
  return true;
}

/** 94-WIN-06: who gives up has lost, whatever the score. */
export function giveUp(engine: Engine, player: Seat): void {
  giveBack(engine);
  win(engine, otherOf(player), `${engine.nameOf(player)} gives up`, ['94-WIN-06']);
}

/** 94-WIN-03, 94-OP-30: by agreement only when a card must be drawn and none is left. */
export function endIfNothingToDraw(engine: Engine, player: Seat): void {
  if (option(engine, 'win.deck-out') === 'no-draw' && engine.zone('deck', player).length === 0)
    endByScore(engine, 'no card is left to draw', ['94-WIN-03', '94-OP-30']);
}

/** 94-WIN-03, 94-OP-30: at the end of the turn in which a draw deck is found empty. */
export function endIfDeckIsEmpty(engine: Engine): void {
  if (option(engine, 'win.deck-out') === 'empty' && SEATS.some((seat) => engine.zone('deck', seat).length === 0))
    endByScore(engine, 'a draw deck is empty', ['94-WIN-03', '94-OP-30']);
}

/** Does the game end with the hour (94-ADV-06)? Whoever keeps the clock then gives the answer `time`: it stands in the journal, and a replay ends at the same step (94-OP-39). */
export const isTimed = (engine: Engine): boolean => option(engine, 'win.minutes') !== 'none';

/** 94-ADV-06, 94-OP-39: the hour is up, and the higher score wins. */
export function endByTime(engine: Engine): void {
  endByScore(engine, 'the hour is up', ['94-ADV-06', '94-OP-39']);
}
