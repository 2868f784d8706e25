/** A team: who is in it, what it has together, what it has against what is asked of it. */
import { SECOND_EDITION_LEXICON } from '../../language/grammar/second-edition/index.ts';
import type { Request } from '../../engine/asking/request.ts';
import type { Measured } from '../../engine/state/events.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { compileRequirements, type Lexicon } from '../../language/index.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { shortfall } from '../../players/second-edition/requirements.ts';
import { cardOf, hosted, seatOf, titleOf } from '../frame/cards.ts';
import { goal, type Goal } from '../frame/lessons.ts';
import { toDo, type BoardDesk, type Undertaking } from './board.ts';
import { attributeNames, requirementsOf } from './card-facts.ts';
import type { Desk } from '../frame/state.ts';
import { valueIn } from '../../engine/showing/looking.ts';
import { addTo } from '../../engine/kernel/tallies.ts';

/** How far a team is from what a task requires: 0 has it all; without end where that can't be counted. */
export type Lack = (task: CardView, team: readonly CardView[]) => number;

/** The same for requirements in a language; each is read once. */
export function lackIn(lexicon: Lexicon): Lack {
  const read = new Map<string, Requirement | null>();
  const requirementIn = (words: string): Requirement | null => {
    const known = read.get(words);
    if (known !== undefined) return known;
    const compiled = words === '' ? null : compileRequirements(words, lexicon);
    const requirement = compiled === null || 'problem' in compiled ? null : compiled;
    read.set(words, requirement);
    return requirement;
  };
  return (task, team) => {
    const requirement = requirementIn(requirementsOf(task));
    return requirement === null ? Infinity : shortfall(requirement, team);
  };
}

export const lackFor = lackIn(SECOND_EDITION_LEXICON);

const sum = (cards: readonly CardView[], value: (card: CardView) => number): number =>
  cards.reduce((total, card) => total + value(card), 0);

/** What a team has against what a card asks; empty where it asks nothing. */
export const measured = (
  desk: Pick<Desk, 'measure'>,
  asking: CardView,
  team: readonly CardView[],
): readonly Measured[] =>
  desk.measure(
    asking.number,
    team.map(({ number }) => number),
  );

/** Whether all that is asked is there; not where nothing is asked. */
export const isEnough = (parts: readonly Measured[]): boolean => parts.length > 0 && parts.every(({ isMet }) => isMet);

/** What the viewer has to do and the team has all for, with each place where that can be done. */
export function tasksMet(
  desk: Pick<BoardDesk, 'measure' | 'view' | 'board'>,
  team: readonly CardView[],
): readonly Undertaking[] {
  const all = toDo(desk.board, desk.view, seatOf(desk.view));
  const tasks = new Map(all.map(({ task }) => [task.number, task]));
  const met = new Set([...tasks].filter(([, task]) => isEnough(measured(desk, task, team))).map(([number]) => number));
  return all.filter(({ task }) => met.has(task.number));
}

/** The viewer's personnel that are not stopped: aboard a ship, or on a planet. */
export function teamAt(view: View, place: CardView): readonly CardView[] {
  const relation = place.definition.type === 'ship' ? 'aboard' : 'here';
  return hosted(place, relation)
    .flatMap(({ cards }) => cards)
    .filter(
      ({ definition, stopped, commander }) => definition.type === 'personnel' && !stopped && commander === seatOf(view),
    );
}

/** What a team has together: numbers and skills, plain sums of what the view shows. */
export function sumText(team: readonly CardView[]): string {
  if (team.length === 0) return '';
  const numbers = attributeNames('personnel').map(
    (name) => `${name.slice(0, 3)} ${sum(team, (card) => valueIn(card, name))}`,
  );
  const skills = new Map<string, number>();
  for (const { skills: own } of team) for (const [skill, level] of Object.entries(own)) addTo(skills, skill, level);
  const list = [...skills]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([skill, level]) => (level > 1 ? `${level} ${skill}` : skill));
  return `${numbers.join(' ')} · ${list.join(', ')}`;
}

/** The staffing icons of a ship that nobody of these people brings: a command icon serves as a staff icon too (2E-STAFF-01). */
export function unmanned({ definition }: CardView, people: readonly CardView[]): readonly string[] {
  const free = [...people];
  return definition.staffing.toSorted().filter((icon) => {
    const plain = free.findIndex(({ icons }) => icons.includes(icon));
    const at = plain >= 0 || icon !== 'staff' ? plain : free.findIndex(({ icons }) => icons.includes('command'));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

/** The attempt by those who are there and have all that is asked, as what to do next; null where nobody has. */
export function readyAttempt(view: View, { options }: Request, lack: Lack): Goal | null {
  const ready = options.find(({ verb, card, at, with: ship }) => {
    const task = cardOf(view, card);
    const host = cardOf(view, ship) ?? cardOf(view, at) ?? task;
    return verb === 'attempt' && task !== undefined && host !== undefined && lack(task, teamAt(view, host)) === 0;
  });
  if (ready?.card === undefined) return null;
  const named = [ready.card, ready.at, ready.with].flatMap((card) => cardOf(view, card) ?? []);
  return goal('attempt', `attempt ${titleOf(view, ready.card)}`, ...named);
}
