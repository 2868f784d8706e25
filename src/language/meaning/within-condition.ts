/** Tells where a further sentence holds only if the condition of the sentence before does. */
import type { Line } from '../grammar/core/symbols.ts';
import type { Ability, Effect } from '../tree/index.ts';
import { otherwise } from './clauses.ts';
import { openIn, type OpenUse } from '../tree/ids.ts';
import { someNode, type TreeNode } from '../tree/visit.ts';
import { asksOfThisText, asNodes, isKnownBefore, nodesOf, standsAlone } from './looking-back.ts';

type Sentence = Extract<Line, { k: 'continue' }>;
type Conditional = Extract<Effect, { x: 'if' }>;

export class WithinCondition {
  /** The condition under which the sentence before stood. */
  #over: Conditional | undefined;
  #isThen = false;
  #isAside = false;

  /** Reads a sentence; 'Then …' and what stands in parentheses is under the condition of the sentence before. */
  then({ isThen, isAside, ...said }: Sentence, read: (said: Sentence) => boolean): boolean {
    this.#isThen = isThen === true;
    this.#isAside = isAside === true;
    return read(said);
  }

  /** Puts what stands in parentheses and means `more` under the condition of what was done before, whatever holds since then. */
  takesAside(before: readonly Effect[], more: readonly Effect[]): boolean {
    const over = this.#isAside ? underCondition(before.at(-1)) : undefined;
    over?.push(...more);
    return over !== undefined;
  }

  /** Puts a sentence that means `more` under a condition of those before, if it belongs there. */
  takes(before: readonly Effect[], given: Sentence, more: readonly Effect[], type: string): boolean {
    const spoken = speaksOfThem(given) ? conditionOfTouched(before) : undefined;
    const over = spoken ?? (type === 'dilemma' ? this.#inDilemma(before, given, more) : undefined);
    if (!over) return false;
    over.then.push(...more);
    this.#over = over;
    return true;
  }

  #inDilemma(before: readonly Effect[], given: Sentence, more: readonly Effect[]): Conditional | undefined {
    const goesOn = this.#over !== undefined && this.#over === before.at(-1) && isAbout(given);
    const chosen = isOfAnother(given) ? conditionOfChoice(before) : undefined;
    const next = this.#isThen ? conditional(before.at(-1)) : undefined;
    return next ?? chosen ?? conditionOver(before, more) ?? (goesOn ? this.#over : undefined);
  }

  /** 'Otherwise, …' after a sentence under the condition is said of that sentence. */
  otherwise(before: readonly Effect[], other: Effect[]): boolean {
    return this.#over !== undefined && this.#over === before.at(-1) && otherwise(this.#over.then, other);
  }
}

function isAbout(given: Sentence): boolean {
  const nodes = nodesOf(given);
  return !standsAlone(nodes);
}

/** 'Your opponent then chooses another personnel': than one that was chosen before. */
const isOfAnother = ({ may, if: state, cost, do: effects }: Sentence): boolean =>
  may === undefined &&
  state === undefined &&
  cost === undefined &&
  effects.some(({ x }) => x === 'pick') &&
  asNodes(effects).some((node) => openIn(node).some(({ how, words }) => how === 'other' && OTHERS.has(words)));
const OTHERS: ReadonlySet<string> = new Set(['last', 'one before']);

/**
 * 'Unless …, select a personnel to be stopped. Unless that personnel has …': it is said of those who were chosen, or of what was done
 * to them. What prevents it stays beside it.
 */
function speaksOfThem(given: Sentence): boolean {
  const nodes = nodesOf(given);
  if (does(nodes, 'prevent')) return false;
  const isChosenHere = does(nodes, 'pick');
  const isOfThem = ({ how, words }: OpenUse): boolean =>
    OF_CARDS.has(how) && !isKnownBefore(words) && !(isChosenHere && words === 'pick');
  return asksOfThisText(nodes) || nodes.some((node) => openIn(node).some(isOfThem));
}
const does = (nodes: readonly TreeNode[], verb: Effect['x']): boolean =>
  nodes.some((given) => someNode(given, ({ is, node }) => is === 'effect' && node.x === verb));
const OF_CARDS: ReadonlySet<OpenUse['how']> = new Set(['ref', 'owner', 'other']);

/** The condition under which the sentence before chooses somebody: where it does not hold nobody is another. */
function conditionOfChoice(before: readonly Effect[]): Conditional | undefined {
  const last = conditional(before.at(-1));
  return last?.then.some(({ x }) => x === 'pick') && !before.some(({ x }) => x === 'pick') ? last : undefined;
}

/** The condition under which the sentence before does something to a card, where no other was spoken of. */
function conditionOfTouched(before: readonly Effect[]): Conditional | undefined {
  const last = conditional(before.at(-1));
  return last?.then.some(touches) && !before.slice(0, -1).some(touches) ? last : undefined;
}
function touches(effect: Effect): boolean {
  if (effect.x === 'pick') return true;
  if (effect.x === 'ship') return effect.what.ref === undefined;
  const isToCards = effect.x === 'put' || effect.x === 'stop' || effect.x === 'unstop' || effect.x === 'look';
  return isToCards && effect.what.ref === undefined && effect.what.n !== 'all';
}

/** What is done under a condition, or once a battle is won. */
const underCondition = (effect: Effect | undefined): Effect[] | undefined =>
  effect?.x === 'battle' ? effect.win : conditional(effect)?.then;

const conditional = (effect: Effect | undefined): Conditional | undefined =>
  effect?.x === 'if' && effect.else === undefined ? effect : undefined;

/**
 * The condition into which more effects belong: the sentence before ended in a selection, a name or a look that nothing was done
 * with yet ('Unless …, select three personnel. Place this dilemma …'), or placed this card, which is to be moved again later.
 */
function conditionOver(before: readonly Effect[], more: readonly Effect[]): Conditional | undefined {
  const last = conditional(before.at(-1));
  if (last === undefined) return undefined;
  const isOpen = prepares(last.then.at(-1)) && !before.some(({ x }) => x === 'pick');
  const isUndone = more[0]?.x === 'later' && last.then.some(placesThis);
  return isOpen || isUndone ? last : undefined;
}

/** Is it done for the sake of what follows? */
function prepares(effect: Effect | undefined): boolean {
  if (effect?.x === 'may') return effect.cost === undefined && effect.do.at(-1)?.x === 'name';
  return effect?.x === 'pick' || effect?.x === 'name' || effect?.x === 'look';
}

/**
 * 'Unless …, place this dilemma on this mission. … At the end of this turn, it is overcome': what becomes of it again becomes of it only
 * where it was placed. Tells whether that was under a condition, and says it there.
 */
export function saidWherePlaced(abilities: readonly Ability[], [only, ...rest]: readonly Effect[]): boolean {
  if (only?.x !== 'later' || rest.length > 0 || !only.do.every(isOfThis)) return false;
  const row = abilities
    .flatMap(({ at, do: effects }) => (at.t === 'resolve' ? effects.flatMap(rowsOfPlacing) : []))
    .at(-1);
  row?.push(only);
  return row !== undefined;
}
const isOfThis = (effect: Effect): boolean =>
  (effect.x === 'put' || effect.x === 'overcome') && effect.what.ref === 'this';

/** The rows under conditions in which this card is placed. */
function rowsOfPlacing(effect: Effect): Effect[][] {
  if (effect.x !== 'if') return [];
  return [effect.then, effect.else ?? []].filter((row) => row.some(placesThis));
}

function placesThis(effect: Effect): boolean {
  return effect.x === 'put' && effect.why === 'place' && effect.what.ref === 'this';
}
