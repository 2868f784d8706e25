/** Which drawn dilemmas to stack: those that teams like the one at hand stand worst, for the cost that may be spent. */
import { textOf } from '../../effects/reading/index.ts';
import { placeFacts } from '../../effects/terms.ts';
import type { Option } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { AttemptView } from '../../rules/second-edition/views.ts';
import { chanceFrom } from '../chance.ts';
import { isLegal } from '../selection.ts';
import { requirementsOf, titlesBeneath } from './missions.ts';
import type { Position } from './position.ts';
import { bestStack, Trial, type Choosable } from './stacks.ts';
import { imaginedTeams } from './strangers.ts';
import { choosableIn, costOf } from '../../engine/showing/looking.ts';

/** By how much a dilemma may raise its own cost when it is revealed. */
const raiseOf = (card: CardView): number =>
  textOf(card.definition)
    .program.abilities.flatMap((ability) => ability.do)
    .flatMap((effect) => (effect.x === 'mod' && effect.what.ref === 'this' ? effect.mods : []))
    .reduce(
      (sum, mod) =>
        mod.m === 'num' && mod.prop === 'cost' && typeof mod.by === 'number' ? sum + Math.max(0, mod.by) : sum,
      0,
    );

const costRaised = (card: CardView): number => costOf(card) + raiseOf(card);

/** Whether it will be faced at all: of the right type, and not a copy of one overcome here. */
function willBeFaced(card: CardView, place: CardView | undefined): boolean {
  if (place === undefined) return true;
  const { dilemma, title } = card.definition;
  const isRightType = dilemma === 'dual' || dilemma === placeFacts(place.definition)?.kind;
  return isRightType && !titlesBeneath(place).has(title);
}

/** So many teams are imagined in place of the one whose faces are concealed. */
const teamsImagined = 24;

/** Those who attempt, as their opponent may think of them: whoever is known, and strangers like those the missions call for. */
export function likelyTeams(position: Position, attempt: AttemptView): readonly (readonly CardView[])[] {
  const mission = position.card(attempt.mission);
  const requirement = mission === undefined ? null : requirementsOf(mission);
  const asked = position.board.tasks(position, attempt.player).flatMap((task) => requirementsOf(task) ?? []);
  const { cards, count } = attempt.involved;
  const chance = chanceFrom(position.turn, attempt.player, attempt.mission, count);
  const imagined = imaginedTeams(asked, requirement, chance);
  return Array.from({ length: teamsImagined }, () => [...imagined(count - cards.length), ...cards]);
}

interface Drawn extends Choosable {
  readonly index: number;
}

/** The drawn dilemmas that would be faced, each title once. */
function choosable(option: Option, position: Position, place: CardView | undefined): readonly Drawn[] {
  const titles = new Set<string>();
  return choosableIn(option).flatMap((candidate, index): Drawn[] => {
    const card = candidate.kind === 'card' ? position.card(candidate.card) : undefined;
    if (card === undefined || titles.has(card.definition.title) || !willBeFaced(card, place)) return [];
    titles.add(card.definition.title);
    return [{ index, cost: costRaised(card), abilities: textOf(card.definition).program.abilities }];
  });
}

/** The best stack for the money against teams that those who attempt may be. */
export function stackDilemmas(option: Option, position: Position, attempt: AttemptView): readonly number[] {
  const selection = option.selection;
  if (selection === undefined) return [];
  const mission = position.card(attempt.mission);
  const requirement = mission === undefined ? null : requirementsOf(mission);
  const trial = new Trial(requirement, likelyTeams(position, attempt));
  const drawn = choosable(option, position, position.card(attempt.place ?? attempt.mission));
  const chosen = bestStack(drawn, attempt.total - attempt.spent, trial).map(({ index }) => index);
  return isLegal(selection, chosen) ? chosen : selection.example;
}
