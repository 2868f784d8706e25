/**
 * Letters and words for one card, also where several would do: "when your personnel is about to be stopped", "while your Thief is facing a
 * dilemma, … that personnel", "if your ship is here, … it" speak of one.
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Occurrence, Responder } from '../../engine/state/state.ts';
import type { Ability, Cond, Effect, EventPattern, Sel } from '../../language/tree/index.ts';
import { abilityContext } from './ability-context.ts';
import type { Chosen, Context } from './context.ts';
import { textChildren, isSomewhere } from './nodes.ts';
import { remembered } from './remembered.ts';
import { cardsIfAny } from '../../engine/kernel/frames.ts';

/** A letter that means one card, and where the ability speaks of that card again. */
interface Single {
  readonly letter: string;
  readonly isPaid: boolean;
  readonly isDone: boolean;
  /** Does it only say where: 'place this present with that personnel'? Of several in one place any will do. */
  readonly isOnlyWhere: boolean;
}

/** The letters of an ability that each mean one card, in the order of its words. */
export const singlesOf = remembered((ability: Ability): readonly Single[] => {
  const { at, if: state, cost = [], do: effects } = ability;
  const letters = [
    ...(at.t === 'on' ? ofEvent(at.ev) : []),
    ...(at.t === 'window' || at.t === 'state' ? ofCondition(at.while) : []),
    ...(state ? ofCondition(state) : []),
  ];
  return [...new Set(letters)].flatMap((letter) => {
    if ([cost, effects].some((part) => isPickedFrom(part, letter))) return [];
    const [isPaid, isDone, isAsked] = [cost, effects, state].map((part) => speaksOf(part, letter));
    if (!isPaid && !isDone && !isAsked) return [];
    const isOnlyWhere = !isPaid && effects.every((effect) => !speaksOf(placeless(effect, letter), letter));
    return [{ letter, isPaid: isPaid === true, isDone: isDone === true, isOnlyWhere }];
  });
});

/** The letters that each mean one card in a condition within a text, where what follows from it speaks of that card again. */
export const singlesIn = remembered(({ if: state, then }: Extract<Effect, { x: 'if' }>): readonly string[] =>
  [...new Set(ofCondition(state))].filter((letter) => speaksOf(then, letter)),
);

/** 'One of those': what is picked from are several. */
function isPickedFrom(node: unknown, letter: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('ref' in node && node.ref === letter && 'n' in node && node.n !== undefined) return true;
  return Object.values(node).some((value) => isPickedFrom(value, letter));
}

/** Is it one card: neither a number of them, nor all? */
const isOne = ({ n }: Sel): boolean => n === undefined || n === 1;

/** 'That', whom it happens to, and the letters of an event. */
function ofEvent(event: EventPattern): readonly string[] {
  const { what } = event;
  const that = what !== undefined && what.ref === undefined && isOne(what) ? ['that'] : [];
  return [...that, ...inside(event)];
}

/** The letters of a condition that holds: what it says is not so names nothing. */
function ofCondition(condition: Cond): readonly string[] {
  if (condition.c === 'not') return [];
  return condition.c === 'and' || condition.c === 'or' ? condition.of.flatMap(ofCondition) : inside(condition);
}

function inside(node: unknown): readonly string[] {
  const own = isLettered(node) && isOne(node) ? [node.as] : [];
  return [...own, ...textChildren(node).flatMap(inside)];
}

function isLettered(node: unknown): node is Sel & { readonly as: string } {
  return typeof node === 'object' && node !== null && 'as' in node && typeof node.as === 'string' && !('x' in node);
}

/** Does this part of the text mean the card with the letter? */
function speaksOf(node: unknown, letter: string): boolean {
  return isSomewhere(node, (inner) => typeof inner === 'object' && inner !== null && names(inner, letter));
}
function names(node: object, letter: string): boolean {
  if (letter === 'that' && 'x' in node && isOfThat(node) && !isLetters(node)) return true;
  return Object.entries(node).some(([key, value]) => NAMING.has(key) && [value].flat().includes(letter));
}
/** What is prevented, done instead or selected instead is so of the one to whom it happens. */
const isOfThat = (node: object & { readonly x: unknown }): boolean =>
  node.x === 'prevent' || node.x === 'instead' || (node.x === 'reselect' && 'to' in node);

/** An effect but for its place, where that is with the card with the letter. */
function placeless(effect: Effect, letter: string): unknown {
  if (effect.x !== 'put' || effect.to.p !== 'present' || effect.to.with.ref !== letter) return effect;
  const { to: _, ...rest } = effect;
  return rest;
}

/** 'Prevent that dilemma': it is about the card with a letter, not about whom it happens to. */
const isLetters = (node: object): boolean =>
  'what' in node &&
  typeof node.what === 'object' &&
  node.what !== null &&
  'ref' in node.what &&
  node.what.ref !== 'that';
const NAMING: ReadonlySet<string> = new Set(['ref', 'owner', 'commander', 'other']);

/** Is it so in one of the ways in which the ability can be meant, one card chosen for each of its letters? */
export function isSoInSomeWay(
  engine: Engine,
  responder: Responder,
  ability: Ability,
  occurrence: Occurrence | undefined,
  isSo: (context: Context) => boolean,
  chosen?: Chosen,
): boolean {
  const context = abilityContext(engine, responder, ability, occurrence, chosen);
  const open = singlesOf(ability).find(({ letter }) => cardsIfAny(context, letter).length > 1);
  if (!open) return isSo(context);
  const { letter } = open;
  return cardsIfAny(context, letter).some(({ card }) =>
    isSoInSomeWay(engine, responder, ability, occurrence, isSo, { ...chosen, [letter]: card }),
  );
}
