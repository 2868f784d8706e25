/** Which personnel are shown to meet requirements, and what of each: a smallest set that does (2E-OP-42, 2E-LOOK-05). */
import { meets, missionContext } from '../../effects/requirements.ts';
import type { Requirement } from '../../effects/text-of.ts';
import { skillsOf, valueOf } from '../../effects/values.ts';
import type { Engine } from '../../engine/kernel.ts';
import type { CardNumber, Seat } from '../../engine/request.ts';

/** Sets of more cards than this are made small card by card, not searched for. */
const SEARCHED = 3;

/** Shows to all, of a smallest set of the personnel, the skills and attributes that meet the requirement; null: nothing is asked for. */
export function showWhoMeetsThem(
  engine: Engine,
  player: Seat,
  mission: CardNumber,
  cards: readonly CardNumber[],
  requirement: Requirement | null,
): void {
  const set = requirement ? smallestSet(engine, mission, cards, requirement) : [];
  const shown = requirement ? partsUsed(engine, mission, set, requirement) : [];
  const parts = [...new Set(shown.flatMap(({ part }) => (part === '' ? [] : part.split(', '))))];
  const words = ['requirements met', ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
  engine.emit({ type: 'announced', player, words, numbers: [], shown }, [
    ...['2E-REQ-24', '2E-REQ-01', '2E-SKILL-02', '2E-SKILL-05', '2E-SKILL-06', '2E-LOOK-05', '2E-OP-42'],
  ]);
}

/** A set of the cards that meets the requirement and of which none can be left out; up to three cards, a smallest one. */
function smallestSet(
  engine: Engine,
  mission: CardNumber,
  cards: readonly CardNumber[],
  requirement: Requirement,
): readonly CardNumber[] {
  const context = missionContext(engine, mission);
  const isEnough = (set: readonly CardNumber[]): boolean => meets(context, set, requirement);
  const small = cards.reduce<readonly CardNumber[]>((set, card) => {
    const without = set.filter((other) => other !== card);
    return isEnough(without) ? without : set;
  }, cards);
  for (let size = 1; size < small.length && size <= SEARCHED; size++) {
    const found = firstOf(cards, size, [], isEnough);
    if (found) return found;
  }
  return small;
}

/** The first set of so many cards, in their order, that is enough. */
function firstOf(
  cards: readonly CardNumber[],
  size: number,
  chosen: readonly CardNumber[],
  isEnough: (set: readonly CardNumber[]) => boolean,
): readonly CardNumber[] | null {
  if (size === 0) return isEnough(chosen) ? chosen : null;
  for (const [index, card] of cards.entries()) {
    const found = firstOf(cards.slice(index + 1), size - 1, [...chosen, card], isEnough);
    if (found) return found;
  }
  return null;
}

/** What of each card of the set is used: skills and attributes by name. */
function partsUsed(
  engine: Engine,
  mission: CardNumber,
  set: readonly CardNumber[],
  requirement: Requirement,
): readonly { readonly card: CardNumber; readonly part: string }[] {
  const names = namesIn(engine, mission, set, requirement);
  return set.map((card) => {
    const own = names.filter((name) => (skillsOf(engine, card)[name] ?? valueOf(engine, card, name.toLowerCase())) > 0);
    return { card, part: own.join(', ') };
  });
}

/** Skills and attributes a requirement asks for, in the alternative that the set meets. */
function namesIn(
  engine: Engine,
  mission: CardNumber,
  set: readonly CardNumber[],
  requirement: Requirement,
): readonly string[] {
  const inAll = (of: readonly Requirement[]): readonly string[] => [
    ...new Set(of.flatMap((part) => namesIn(engine, mission, set, part))),
  ];
  switch (requirement.r) {
    case 'and':
      return inAll(requirement.of);
    case 'or':
      return inAll(requirement.of.filter((part) => meets(missionContext(engine, mission), set, part)).slice(0, 1));
    case 'skill':
      return [requirement.skill];
    case 'attr':
      return typeof requirement.attr === 'string' && requirement.attr !== 'any' ? [requirement.attr] : [];
    case 'one':
      return namesIn(engine, mission, set, requirement.req);
    case 'card':
    case 'named':
    case 'skillsOf':
    case 'differentSkills':
      return [];
  }
}
