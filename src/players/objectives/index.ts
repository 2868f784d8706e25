/** The bot of the objectives variant: that of the Second Edition, with objectives, systems, tactics and attacks of its own accord. */
import { cardOfOption, type Answer, type Candidate, type Option, type Request } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import { hullOf } from '../../rules/objectives/damage.ts';
import type { Player } from '../player.ts';
import { answerWith } from '../random.ts';
import { answerIn } from '../second-edition/index.ts';
import { spendCounters } from '../second-edition/play.ts';
import { positionOf, type Position } from '../second-edition/position.ts';
import { orderAttack } from './attacks.ts';
import { objectivesBoard } from './board.ts';
import { harmTo, usualHull } from './duels.ts';
import { drawOn, installSystem, makeRoom } from './counters.ts';
import { orderFight } from './fights.ts';
import { mannedRaid, playRaider } from './raids.ts';
import { counterattack, drawTactic, layTactic } from './tactics.ts';
import { choosableIn, valueIn } from '../../engine/showing/looking.ts';
import { countersIn } from '../../rules/second-edition/views.ts';

const optionWith = (request: Request, verb: string): Option | undefined =>
  request.options.find((option) => option.verb === verb);

/** The objective with the fewest points goes: none of them fits (OBJ-DRAW-09). */
function exchange(request: Request, position: Position): Answer | null {
  const points = (option: Option): number => {
    const card = position.card(cardOfOption(option, 'card'));
    return card === undefined ? 0 : valueIn(card, 'points');
  };
  const [least] = request.options
    .filter(({ verb }) => verb === 'exchange')
    .sort((one, other) => points(one) - points(other));
  return least === undefined ? null : answerWith(request, least);
}

/** The index of the candidate worth most. */
function bestIndex(from: readonly Candidate[], worth: (candidate: Candidate) => number): number {
  const values = from.map(worth);
  return values.indexOf(Math.max(...values));
}

/** Of a ship's damage the worst, of several losing ships the one that it hurts most. */
function chooseDamage(request: Request, position: Position): Answer | null {
  const option = optionWith(request, 'choose');
  const cardOf = (candidate: Candidate) => (candidate.kind === 'card' ? position.card(candidate.card) : undefined);
  const from = choosableIn(option);
  const cards = from.flatMap((candidate) => cardOf(candidate) ?? []);
  if (option === undefined || cards.length === 0 || cards.length < from.length) return null;
  const isRepair = request.rules.includes('OBJ-REPAIR-01');
  if (!isRepair && !request.rules.includes('OBJ-DAMAGE-03')) return null;
  return answerWith(request, option, [
    bestIndex(from, (candidate) => {
      const card = cardOf(candidate);
      if (card === undefined) return 0;
      return isRepair ? hullOf(card.definition) : harmTo(card, usualHull.attack);
    }),
  ]);
}

/** A system goes aboard, or makes room for a better one. */
const refit = (request: Request, position: Position, view: View): Answer | null =>
  installSystem(request, position) ?? makeRoom(request, position, countersIn(view));

/** What the variant asks besides, or otherwise; null where the bot of the Second Edition answers as well. */
function ownAnswer(view: View, request: Request, position: Position): Answer | null {
  switch (request.kind) {
    case 'play':
      return (
        playRaider(request, position) ??
        spendCounters(request, position, (asked, now) => refit(asked, now, view)) ??
        refit(request, position, view) ??
        drawOn(request, position)
      );
    case 'orders':
      return orderFight(request, position) ?? orderAttack(request, position) ?? mannedRaid(request, position);
    case 'exchange':
      return exchange(request, position);
    case 'draw-tactics':
      return drawTactic(request, view, position);
    case 'lay-tactic':
      return layTactic(request, view, position);
    case 'counterattack':
      return counterattack(request, position);
    case 'choose':
      return chooseDamage(request, position);
    default:
      return null;
  }
}

/** The bot of Objectives: its answer to a request, from what its seat may see alone; what it leaves to chance is drawn from `chance`. */
export const objectivesPlayer: Player = (view, request, chance) => {
  const position = positionOf(view, request.player, objectivesBoard);
  return ownAnswer(view, request, position) ?? answerIn(view, request, position, chance);
};
