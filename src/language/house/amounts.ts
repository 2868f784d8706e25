/** Writes amounts and requirements in house style. */
import type { Dialect } from '../dialect.ts';
import type { Attr, Prop, Requirement, Sel } from '../tree/index.ts';
import { several } from './conditions.ts';
import { levelled, propWords } from './filters.ts';
import { listWords } from './lists.ts';
import { ownerWords, playerWords } from './players.ts';
import { amountWords, cardWords, raise, requirementWords, unwritable } from './symbols.ts';

const PROPS: ReadonlySet<Prop> = new Set<Prop>([
  'cost',
  'span',
  'attributes',
  'points',
  'Integrity',
  'Cunning',
  'Strength',
  'Range',
  'Weapons',
  'Shields',
  'dots',
  'staffing',
]);
/** 'The number of different species among X'. */
function differentWords(dialect: Dialect, { distinct, ...sel }: Sel): string {
  return `the number of different ${distinct ?? raise(sel)} among ${cardWords(dialect, sel)}`;
}
amountWords.is((dialect, amount) => {
  if (typeof amount === 'number') return String(amount);
  switch (amount.a) {
    case 'count':
      return amount.sel.distinct === undefined
        ? `the number of ${countedWords(dialect, amount.sel)}`
        : differentWords(dialect, amount.sel);
    case 'prop': {
      if (!PROPS.has(amount.prop)) throw unwritable(amount);
      const fold = amount.fold === undefined ? '' : { sum: 'total ', max: 'highest ', min: 'lowest ' }[amount.fold];
      return `the ${amount.printed ? 'printed ' : ''}${fold}${propWords(dialect, amount.prop)} of ${amount.fold === undefined ? cardWords(dialect, amount.of) : countedWords(dialect, amount.of)}`;
    }
    case 'times':
      if (amount.k < 2) throw unwritable(amount);
      return `${amount.k === 2 ? 'twice' : `${amount.k} times`} ${amountWords(dialect, amount.of)}`;
    case 'half':
      return `half ${amountWords(dialect, amount.of)}`;
    case 'least': {
      const [cap, of, more] = amount.of;
      if (typeof cap !== 'number' || of === undefined || more !== undefined) throw unwritable(amount);
      return `${amountWords(dialect, of)} (max ${cap})`;
    }
    case 'levels':
      return `the levels of ${amount.skill} of ${countedWords(dialect, amount.of)}`;
    case 'that':
      return 'that number';
    case 'named':
      return `named number ${amount.id.toUpperCase()}`;
    case 'battleTotal':
      return `${ownerWords(dialect, amount.of)} ${amount.value} total`;
    case 'score':
      return `score of ${playerWords(dialect, amount.of)}`;
    default:
      throw unwritable(amount);
  }
});

/** What is counted, without a number. */
function countedWords(dialect: Dialect, sel: Sel): string {
  const { n, ...rest } = sel;
  if (sel.of === 'eachOpponent' || sel.of === 'eachPlayer') return n === 'all' ? several(dialect, rest) : raise(sel);
  return sel.n !== undefined || sel.ref !== undefined ? cardWords(dialect, sel) : several(dialect, sel);
}

requirementWords.is((dialect, req) => {
  switch (req.r) {
    case 'or':
      if (req.of.every((one) => one.r === 'at'))
        return `these requirements: ${req.of.map((one) => missionWords(dialect, one)).join('; or ')}`;
      return req.of.map((one) => requirementWords(dialect, one)).join(' or ');
    case 'and':
      return listWords(
        req.of.map((one) => (one.r === 'or' ? `(${requirementWords(dialect, one)})` : requirementWords(dialect, one))),
        'and',
      );
    case 'skill':
      return levelled(req.skill, req.n);
    case 'attr':
      return `${attributeWords(req.attr)}${req.op}${amountWords(dialect, req.n)}`;
    case 'card':
      return cardWords(dialect, req.sel);
    case 'one':
      return `a personnel with ${requirementWords(dialect, req.req)}`;
    case 'persons':
      return personsWords(dialect, req.of);
    case 'ship':
      return `${req.props.map(shipWords).join(' + ')}${req.op}${amountWords(dialect, req.n)}`;
    case 'at':
      return `these requirements: ${missionWords(dialect, req)}`;
    case 'named':
      if (req.most) return `${req.n} or less of named skill ${req.id.toUpperCase()}`;
      return levelled(`named skill ${req.id.toUpperCase()}`, req.n);
    case 'differentSkills':
      return `${req.n} different skills`;
    case 'skillsOf':
      return `skills ${isBound(req.what) ? 'on' : 'needed to complete'} ${cardWords(dialect, req.what)}${req.except ? ` (except ${req.except.join(' or ')})` : ''}`;
  }
});
/** A card spoken of before, or this one: what it needs or has is said alike. */
const isBound = ({ ref }: Sel): boolean => ref !== undefined;
function missionWords(dialect: Dialect, { mission, req }: Extract<Requirement, { r: 'at' }>): string {
  return `${mission === 'planet' ? '[P]' : '[S]'} - ${requirementWords(dialect, req)}`;
}
const shipWords = (prop: Prop): string =>
  prop === 'unusedRange' ? 'unused Range' : prop === 'attributes' ? "total ship's attributes" : prop;
const ORDINALS = ['a', 'a second', 'a third', 'a fourth'];
function personsWords(dialect: Dialect, of: readonly Requirement[]): string {
  return listWords(
    of.map((one, index) => `${ORDINALS[index] ?? 'another'} personnel with ${requirementWords(dialect, one)}`),
    'and',
  );
}
function attributeWords(attr: Attr | 'any' | { named: string }): string {
  if (typeof attr === 'object') throw unwritable(attr);
  return attr === 'any' ? 'any attribute' : attr;
}
