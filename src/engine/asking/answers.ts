/** Answers against requests: what is legal, what is forced, what was chosen. */
import type { Engine } from '../kernel/kernel.ts';
import {
  chosenIn,
  type Answer,
  type Choice,
  type Candidate,
  type CardNumber,
  type Refusal,
  type Request,
  type Selection,
  type SetCondition,
} from './request.ts';
import type { Ref } from '../state/state.ts';
import { itemAt } from '../kernel/lists.ts';
import { kept } from '../state/reduce.ts';

/** Does the set of chosen indices meet the condition? */
export function meetsCondition(condition: SetCondition, chosen: readonly number[]): boolean {
  switch (condition.is) {
    case 'count': {
      const count = chosen.filter((index) => condition.of.includes(index)).length;
      return count >= condition.min && count <= condition.max;
    }
    case 'total': {
      const total = chosen.reduce((sum, index) => sum + itemAt(condition.weights, index), 0);
      return total >= condition.min && total <= condition.max;
    }
    case 'all':
      return condition.of.every((part) => meetsCondition(part, chosen));
    case 'any':
      return condition.of.some((part) => meetsCondition(part, chosen));
  }
}

/** Is this choice of indices legal for the selection? */
export function isLegalChoice(selection: Selection, chosen: readonly number[]): boolean {
  if (chosen.length < selection.min || chosen.length > selection.max) return false;
  if (new Set(chosen).size !== chosen.length) return false;
  if (chosen.some((index) => !Number.isInteger(index) || index < 0 || index >= selection.from.length)) return false;
  return !selection.condition || meetsCondition(selection.condition, chosen);
}

/** The choice that an answer means, or why it means none. */
export function choiceOf(request: Request | null, answer: Answer): Choice | Refusal {
  if (!request) return NOBODY_IS_ASKED;
  const option = request.options[answer.option];
  if (option) return { ...answer, option };
  return { refused: true, rules: request.rules, reason: `there is no option ${answer.option}` };
}

const NOBODY_IS_ASKED: Refusal = { refused: true, rules: [], reason: 'the game is over: nobody is asked' };

/** Why what is chosen with an option is not legal, or null if it is. */
export function refuseChoice(choice: Choice): Refusal | null {
  const { option } = choice;
  const chosen = chosenIn(choice);
  if (!option.selection) {
    if (chosen.length === 0) return null;
    return { refused: true, rules: option.rules, reason: 'this option takes no list' };
  }
  if (isLegalChoice(option.selection, chosen)) return null;
  const { min, max } = option.selection;
  const size = min === max ? `${min}` : `${min} to ${max}`;
  return { refused: true, rules: option.rules, reason: `choose ${size} different of those offered` };
}

const NOBODY: readonly Candidate[] = [];

/** The candidates that were chosen, in order. */
export function chosenOf({ option, chosen }: Choice): readonly Candidate[] {
  if (!option.selection || !chosen) return NOBODY;
  const { from } = option.selection;
  return chosen.map((index) => from[index]).filter((candidate) => candidate !== undefined);
}

/** The only legal choice of a request, or null if two different ones are legal (identical copies count as one). */
export function onlyChoice(engine: Engine, request: Request): Choice | null {
  const [option, another] = request.options;
  if (!option) throw new Error(`a request without options: ${request.prompt}`);
  if (another) return null;
  const selection = option.selection;
  if (!selection) return { option };
  // How many titles there are is another matter in another library: a game asks the same in all.
  if (selection.open !== undefined) return null;
  if (selection.max === 0) return { option, chosen: [] };
  const alike = allAlike(engine, selection);
  if (request.kind === 'order' && alike) return { option, chosen: selection.example };
  if (selection.min !== selection.max) return null;
  if (selection.min === selection.from.length && (!selection.ordered || alike))
    return { option, chosen: selection.example };
  return alike ? { option, chosen: selection.example } : null;
}

/** Do all candidates differ in nothing that matters: copies of one card in one place, state and role? */
function allAlike(engine: Engine, selection: Selection): boolean {
  const [first, ...rest] = selection.from;
  if (!first || rest.length === 0) return true;
  return rest.every((candidate) => areAlike(engine, first, candidate));
}

function areAlike(engine: Engine, one: Candidate, other: Candidate): boolean {
  if (one.kind !== 'card' || other.kind !== 'card') return false;
  const { state } = engine;
  const isSameIn = (part: readonly number[]): boolean => part[one.card] === part[other.card];
  // The printed card first: it tells most of them apart.
  if (!isSameIn(state.definitionOf) || engine.hasGuests(one.card) || engine.hasGuests(other.card)) return false;
  const { owner, commander, place, flags, numbers } = state;
  return (
    [owner, commander, place, flags, ...Object.values(numbers)].every(isSameIn) &&
    rolesOf(engine, one.card) === rolesOf(engine, other.card)
  );
}

/** Where a card stands in what is going on: what is about to happen to one copy makes it another than its fellows. */
function rolesOf({ state, ruleset }: Engine, card: CardNumber): string {
  const holds = (refs: readonly Ref[]): boolean => refs.some((ref) => ref.card === card);
  return [
    ...state.frames.flatMap((frame) => [
      ...Object.values(frame.cards).map(holds),
      (frame.action?.objects ?? []).some(({ ref }) => ref.card === card),
    ]),
    ...state.lasting.map(({ objects }) => holds(objects)),
    ruleset.state.isInvolved(state, card),
    Object.keys(kept(state.uses.turn, 'turn')).some((key) => key.startsWith(`${card}.`)),
  ].join();
}
