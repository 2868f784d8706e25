/** Tells where a further sentence of a dilemma holds only if the condition of the sentence before does. */
import type { Line } from '../grammar/core/symbols.ts';
import type { Effect } from '../tree/index.ts';
import { otherwise } from './clauses.ts';
import { openIn } from '../tree/ids.ts';
import { asNodes, nodesOf, standsAlone } from './looking-back.ts';

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
  takes(before: readonly Effect[], given: Sentence, more: readonly Effect[]): boolean {
    const goesOn = this.#over !== undefined && this.#over === before.at(-1) && isAbout(given);
    const chosen = isOfAnother(given) ? conditionOfChoice(before) : undefined;
    const next = this.#isThen ? conditional(before.at(-1)) : undefined;
    const over = next ?? chosen ?? conditionOver(before, more) ?? (goesOn ? this.#over : undefined);
    if (!over) return false;
    over.then.push(...more);
    this.#over = over;
    return true;
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

/** The condition under which the sentence before chooses somebody: where it does not hold nobody is another. */
function conditionOfChoice(before: readonly Effect[]): Conditional | undefined {
  const last = conditional(before.at(-1));
  return last?.then.some(({ x }) => x === 'pick') && !before.some(({ x }) => x === 'pick') ? last : undefined;
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

function placesThis(effect: Effect): boolean {
  return effect.x === 'put' && effect.why === 'place' && effect.what.ref === 'this';
}
