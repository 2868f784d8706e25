/**
 * 'Draw a card. If you command three Klingons, draw two cards instead': one or the other is done. On a dilemma what is replaced has happened all
 * the same; elsewhere 'instead' takes the place of what is about to happen, or of what the text itself says before.
 */
import { opponentFirst } from './chosen-opponent.ts';
import { idsIn } from '../tree/ids.ts';
import type { Ability, Effect } from '../tree/index.ts';
import { condition } from '../tree/nodes.ts';
import { everyNode, someNode, type TreeNode } from '../tree/visit.ts';

type If = Extract<Effect, { x: 'if' }>;

/** The ability, each of its own deeds that it replaces by another made one of two. */
export function eitherOfTwo(ability: Ability, cardType: string): Ability {
  const isOfDilemma = cardType.toLowerCase() === 'dilemma';
  for (const { is, node } of everyNode({ is: 'ability', node: ability }))
    if (is === 'row') foldIn(node, ability, isOfDilemma ? isOneOfTwo : () => true);
  return ability;
}

/** Why it is not known what something is to take the place of, in words; undefined where it is. */
export function replacesUnknown(ability: Ability, cardType: string): string | undefined {
  if (isOfSomeOfThose(ability)) return 'it is not known whether the others are spared';
  const isOfDilemma = cardType.toLowerCase() === 'dilemma';
  if (isOfDilemma ? ability.at.t !== 'resolve' : ability.at.t === 'on') return undefined;
  const isUnknown = ({ is, node }: TreeNode): boolean =>
    is === 'effect' && node.x === 'instead' && (!isOfDilemma || areChanged(node.do) || isOfOthers(node.do));
  return someNode({ is: 'row', node: ability.do }, isUnknown)
    ? 'nothing happens that something else could take the place of'
    : undefined;
}
/** 'When any number of your personnel are about to be killed, choose one of them to be stopped instead': are the others killed? */
function isOfSomeOfThose({ at, do: effects }: Ability): boolean {
  if (at.t !== 'on' || at.ev.what?.n === undefined) return false;
  if (someNode({ is: 'row', node: effects }, ({ is, node }) => is === 'effect' && node.x === 'prevent')) return false;
  const chosen = new Set(effects.flatMap((one) => (one.x === 'pick' && one.sel.ref === 'that' ? [one.as] : [])));
  const isSome = ({ is, node }: TreeNode): boolean =>
    is === 'cards' && node.ref !== undefined && (chosen.has(node.ref) || (node.ref === 'that' && node.n !== undefined));
  return someNode(
    { is: 'row', node: effects },
    ({ is, node }) => is === 'effect' && node.x === 'instead' && someNode({ is: 'row', node: node.do }, isSome),
  );
}

/**
 * On a dilemma what is done to somebody has happened all the same, and something else besides ('that personnel is killed instead'); of what is
 * done to others, or to nobody, one or the other is meant.
 */
const isOfOthers = (does: readonly Effect[]): boolean => {
  const said = does.flatMap((node) => [...idsIn({ is: 'effect', node })]);
  const own = new Set(said.flatMap(({ how, id }) => (how === 'as' ? [id] : [])));
  const isThis = does.some((one) => 'what' in one && typeof one.what === 'object' && one.what.ref === 'this');
  return !isThis && said.every(({ how, id }) => how !== 'ref' || own.has(id) || id === 'this');
};

/** 'Those personnel are Cunning -2 instead': a number that is changed is no action that has happened. */
const areChanged = (does: readonly Effect[]): boolean => does.every(({ x }) => x === 'mod');

const isOneOfTwo = (does: readonly Effect[]): boolean =>
  areChanged(does) || (does[0]?.x !== 'pick' && isOfOthers(does));

function foldIn(row: Effect[], ability: Ability, isFolded: (does: readonly Effect[]) => boolean): void {
  const { at } = ability;
  for (let index = 1; index < row.length; index++) {
    const other = row[index];
    const does = other?.x === 'if' ? insteadIn(other) : undefined;
    if (other?.x !== 'if' || !does || !isFolded(does)) continue;
    const alike = row.slice(0, index).findLastIndex((one) => isAlike(one, does[0]));
    // What the text answers is what is replaced, if it is done to that: where it is about to happen, or nothing of its kind was said before.
    if (at.t === 'on' && isAboutThat(does) && (at.ev.stage === 'about' || alike < 0)) continue;
    const isOnly = index === 1 && (at.t !== 'on' || at.ev.stage === 'did');
    const replaced = alike < 0 && isOnly ? 0 : alike;
    const before = row[replaced];
    if (!before || isKnownBy(before, other)) continue;
    const then = does.map((one) => ofTheSame(asLong(one, before), before));
    row.splice(index, 1);
    const made = opponentFirst({ ...other, then, else: [before] }, ability);
    row.splice(replaced, 1, ...made);
    if (before.x === 'mod' && !areMeant(row, before.what.as)) delete before.what.as;
    index += made.length - 2;
  }
}

/** What is done instead if that is so, and nothing else. */
function insteadIn({ then: [only, ...others], else: otherwise }: If): readonly Effect[] | undefined {
  return only?.x === 'instead' && others.length === 0 && !otherwise ? only.do : undefined;
}

const isAlike = (one: Effect, other: Effect | undefined): boolean =>
  other?.x === one.x && (one.x !== 'put' || (other.x === 'put' && one.why === other.why));

/** 'Strength -1 until the end of this turn. If …, -2 instead': as long. */
function asLong(effect: Effect, before: Effect): Effect {
  if (effect.x !== 'mod' || before.x !== 'mod' || effect.until !== undefined || before.until === undefined)
    return effect;
  return { ...effect, until: before.until };
}

/** 'Each of your Klingons is Strength +1. If …, those personnel are Strength +3 instead': each of your Klingons. */
function ofTheSame(effect: Effect, before: Effect): Effect {
  if (effect.x !== 'mod' || before.x !== 'mod' || before.what.as === undefined) return effect;
  const { as, ...what } = before.what;
  const isSame = effect.what.ref === as && Object.keys(effect.what).length === 1;
  return isSame ? { ...effect, what: structuredClone(what) } : effect;
}

/** Is a letter meant by anything in the row? */
const areMeant = (row: readonly Effect[], letter: string | undefined): boolean =>
  row.some((node) => idsIn({ is: 'effect', node }).some(({ how, id }) => how === 'ref' && id === letter));

const isAboutThat = (does: readonly Effect[]): boolean =>
  does.some((effect) => idsIn({ is: 'effect', node: effect }).some(({ how, id }) => how === 'ref' && id === 'that'));

/** Is it what is done first that decides whether something else is done? */
function isKnownBy(before: Effect, { if: so }: If): boolean {
  const given = new Set(idsIn({ is: 'effect', node: before }).flatMap(({ how, id }) => (how === 'as' ? [id] : [])));
  const asks = condition(so);
  return so.c === 'ok' || asks.some((part) => idsIn(part).some(({ how, id }) => how === 'ref' && given.has(id)));
}
