/** Which drawn dilemmas to stack: those that hurt most for the cost that may be spent. */
import { demandsOf, textOf, type Requirement } from '../../effects/reading/index.ts';
import type { Option } from '../../engine/asking/request.ts';
import type { CardView, PileView } from '../../engine/showing/view.ts';
import type { AttemptView } from '../../rules/second-edition/views.ts';
import type { Position } from './position.ts';
import { isLegal } from '../selection.ts';
import { titlesBeneath } from './missions.ts';
import { shortfall } from './requirements.ts';

/** What a dilemma's words promise, in tenths of a personnel lost; walls stop everybody and end the attempt. */
const threats: readonly (readonly [words: RegExp, weight: number])[] = [
  [/\ball your .*\bstopped|\bstop all\b|attempt ends|ends the attempt/i, 40],
  [/\bkilled?\b/i, 22],
  [/\bstopped|\bstop\b/i, 12],
  [/\breturns? to .*hand|place .*(deck|pile)/i, 12],
  [/\brandomly\b/i, 3],
];

const isWall = (card: CardView): boolean => threats[0]?.[0].test(card.definition.text) ?? false;

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

const plainCost = (card: CardView): number => card.values['cost'] ?? card.definition.cost ?? 0;

const costOf = (card: CardView): number => plainCost(card) + raiseOf(card);

/** What everybody whose face is concealed is thought to have of each attribute. */
const usualAttribute = 6;

/** Skills that a mission asks for: whoever attempts it has them, as a rule. */
function skillsAsked(requirement: Requirement | null): readonly (readonly [skill: string, levels: number])[] {
  switch (requirement?.r) {
    case 'and':
      return requirement.of.flatMap(skillsAsked);
    case 'skill':
      return [[requirement.skill, requirement.n]];
    default:
      return [];
  }
}

/** Those who attempt, as their opponent thinks of them: whoever is known, and one card for all the others together. */
export function likelyTeam(mission: CardView | undefined, involved: PileView): readonly CardView[] {
  const hidden = involved.count - involved.cards.length;
  if (mission === undefined || hidden <= 0) return involved.cards;
  const total = usualAttribute * hidden;
  const skills = Object.fromEntries(skillsAsked(textOf(mission.definition).requirements));
  return [...involved.cards, { ...mission, skills, values: { integrity: total, cunning: total, strength: total } }];
}

/** Whether the team has all that the dilemma asks for: then it passes by. */
const passesBy = (card: CardView, team: readonly CardView[]): boolean => {
  const demands = demandsOf(card.definition);
  return demands.length > 0 && demands.every((ways) => ways.some(({ req }) => shortfall(req, team) === 0));
};

const hurt = (card: CardView): number =>
  threats.reduce(
    (sum, [words, weight]) => (words.test(card.definition.text) ? sum + weight : sum),
    plainCost(card) * 6,
  );

interface Stack {
  readonly cost: number;
  readonly hurt: number;
  readonly chosen: readonly number[];
}

/** Whether it will be faced at all: of the right type, and not a copy of one overcome here. */
function willBeFaced(card: CardView, mission: CardView | undefined): boolean {
  if (mission === undefined) return true;
  const { dilemma, title } = card.definition;
  const isRightType = dilemma === 'dual' || dilemma === mission.definition.mission?.kind;
  return isRightType && !titlesBeneath(mission).has(title);
}

/** The best stack for the money: walls last, since they meet what the others have left over. */
export function stackDilemmas(option: Option, position: Position, attempt: AttemptView): readonly number[] {
  const selection = option.selection;
  if (selection === undefined) return [];
  const budget = attempt.total - attempt.spent;
  const mission = position.card(attempt.mission);
  const team = likelyTeam(mission, attempt.involved);
  let stacks: Stack[] = [{ cost: 0, hurt: 0, chosen: [] }];
  const titles = new Set<string>();
  const cardAt = (index: number): CardView | undefined => {
    const candidate = selection.from[index];
    return candidate?.kind === 'card' ? position.card(candidate.card) : undefined;
  };
  for (let index = 0; index < selection.from.length; index += 1) {
    const card = cardAt(index);
    if (card === undefined || titles.has(card.definition.title) || !willBeFaced(card, mission)) continue;
    if (passesBy(card, team)) continue;
    titles.add(card.definition.title);
    const withIt = stacks.map((stack) => ({
      cost: stack.cost + costOf(card),
      hurt: stack.hurt + hurt(card),
      chosen: [...stack.chosen, index],
    }));
    stacks = bestByCost([...stacks, ...withIt.filter((stack) => stack.cost <= budget)]);
  }
  const best = stacks.reduce((one, other) => (other.hurt > one.hurt ? other : one));
  const rank = (index: number): number => {
    const card = cardAt(index);
    return card === undefined ? 0 : isWall(card) ? 100 : costOf(card);
  };
  const chosen = [...best.chosen].sort((a, b) => rank(a) - rank(b));
  return isLegal(selection, chosen) ? chosen : selection.example;
}

/** Of stacks that cost the same, only the one that hurts most can be part of the best. */
function bestByCost(stacks: readonly Stack[]): Stack[] {
  const best = new Map<number, Stack>();
  for (const stack of stacks) {
    const known = best.get(stack.cost);
    if (known === undefined || stack.hurt > known.hurt) best.set(stack.cost, stack);
  }
  return [...best.values()];
}
