/** Walks through the tree of a text without knowing its nodes, and tells whether a change is one of cost, and whom it means. */
import type { Ability, Effect, Filter, Mod } from '../../language/tree/index.ts';

/** The values directly inside a node: fields of an object, items of a list. */
export function textChildren(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  return typeof node === 'object' && node !== null ? Object.values(node) : [];
}

/** Is that true of a node, or of anything inside it? */
export const isSomewhere = (node: unknown, isSo: (inner: unknown) => boolean): boolean =>
  isSo(node) || textChildren(node).some((child) => isSomewhere(child, isSo));

/** What a filter asks, of which all must be so; nothing where there is none. */
export const filterParts = (filter: Filter | undefined): readonly Filter[] =>
  filter?.f === 'and' ? filter.of : filter ? [filter] : [];

/** Is it an effect? */
export const isEffect = (node: unknown): node is Effect => typeof node === 'object' && node !== null && 'x' in node;

/** Is it an effect that puts cards somewhere? */
export const isPut = (node: unknown): node is Extract<Effect, { x: 'put' }> => isEffect(node) && node.x === 'put';

/** Is a letter given to any card inside? 'The same as X' gives none. */
export const givesLetter = (node: unknown): boolean =>
  isSomewhere(
    node,
    (inner) => typeof inner === 'object' && inner !== null && 'as' in inner && typeof inner.as === 'string',
  );

/** Is it the cost of a card that is changed, by a number or to one? */
export const isOfCost = (mod: Mod): mod is Extract<Mod, { m: 'num' | 'set' }> =>
  (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost';

/** What is paid for it: nothing where it is free. */
export const costsIn = ({ cost }: Pick<Partial<Ability>, 'cost'>): readonly Effect[] => cost ?? NOTHING;

/** May its player leave it? It says so, or it costs something. */
export const isOptional = (ability: Ability): boolean => ability.may !== undefined || costsIn(ability).length > 0;

/** What is done where it is so, or what is otherwise: mostly nothing. */
export const whatIsSo = ({ then, else: otherwise }: If, isSo: boolean): readonly Effect[] =>
  isSo ? then : (otherwise ?? NOTHING);
type If = Extract<Effect, { x: 'if' }>;
const NOTHING: readonly Effect[] = [];

/** The level of a skill that is spoken of: one where words tell none. */
export const levelAsked = ({ n }: { readonly n?: number }): number => n ?? 1;

/** Is it known only when it comes to that whom a change means? 'The next … you play', 'each event … is cost +1': those that are played then. */
export const isOfWhoeverThen = ({ what, mods, whoever }: Extract<Effect, { x: 'mod' }>): boolean =>
  what.nth !== undefined || whoever === true || (what.ref === undefined && mods.every(isOfCost));
