/**
 * Computed values: attributes, cost, span, points and skills as they count now. Never stored changed; from the
 * printed value through the order of modifiers choose, replace, modify, lose, zero.
 */
import { countedAt } from '../../engine/kernel/tallies.ts';
import {
  printed,
  rulesOfCondition,
  rulesOfSel,
  bound,
  playersOf,
  presenceRules,
  inPlay,
  isAboutOpponent,
  isAlso,
  levelAsked,
  changedBy,
} from '../reading/index.ts';
import { type Standing, amountOf, reaching, matches, levelIn } from '../meaning.ts';
import { modifications, type Modification, replacedKeys } from './modifications.ts';
import { modificationsFor } from './modified.ts';
import type { Explanation } from '../../engine/game.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';
import type { Mod, Sel, Trait } from '../../language/tree/index.ts';

type Layer = 'replace' | 'modify' | 'lose';

const isReplacing = (mod: Mod): boolean => layerOf(mod) === 'replace';

function layerOf(mod: Mod): Layer {
  return mod.m === 'set' || mod.m === 'become' ? 'replace' : mod.m === 'lose' ? 'lose' : 'modify';
}

/** A number of a card as it counts now. */
function valueOf(engine: Engine, card: CardNumber, value: string): number {
  if (modificationsFor(engine, value, card).length === 0) return Math.max(0, printed(engine, card, value));
  return valueNow(value)(engine, card);
}

type ValueNow = (engine: Engine, card: CardNumber) => number;
const valuesNow = new Map<string, ValueNow>();

/** The computation of one number of cards, with its memory. */
function valueNow(value: string): ValueNow {
  const known = valuesNow.get(value);
  if (known) return known;
  const made = remembering<CardNumber, number>((engine, card) => counted(engine, card, value, null));
  valuesNow.set(value, made);
  return made;
}

/** How the number came about: base, each modifier with its source, the floor at 0 applied last. */
export function explainValue(engine: Engine, card: CardNumber, value: string): Explanation {
  const steps: ModifiedStep[] = [];
  return { value: counted(engine, card, value, steps), base: printed(engine, card, value), steps };
}

type ModifiedStep = Explanation['steps'][number];

/** The number as it counts; what made it so is added to `steps`, where somebody wants to know. */
function counted(engine: Engine, card: CardNumber, value: string, steps: ModifiedStep[] | null): number {
  const found = reaching(engine, card, value);
  let number = printed(engine, card, value);
  for (const item of decidedOrder(
    engine,
    card,
    found.filter(({ mod }) => layerOf(mod) === 'replace'),
  )) {
    if (item.mod.m !== 'set') continue;
    number = amountOf(item.context, item.mod.to);
    steps?.push(stepOf(item, 'replace', `= ${number}`, ['modify.replace']));
  }
  const added = new Map<string, number>();
  for (const item of leastLast(found)) {
    if (item.mod.m !== 'num') continue;
    const after = changedBy(number, withinCap(added, item, amountOf(item.context, item.mod.by)), item.mod.least);
    const change = after - number;
    number = after;
    steps?.push(
      stepOf(item, 'modify', change < 0 ? `${change}` : `+${change}`, [
        'modify.by amount',
        ...reachRules(engine, item, card),
      ]),
    );
  }
  for (const item of found) {
    if (item.mod.m !== 'multiply') continue;
    number *= item.mod.by;
    steps?.push(stepOf(item, 'modify', `x${item.mod.by}`, ['modify.by amount', ...reachRules(engine, item, card)]));
  }
  if (number < 0) steps?.push({ layer: 'zero', change: '= 0', source: null, rules: engine.cite('modify.zero') });
  return Math.max(0, number);
}

/** Changes that stop at some number come after the others: what is left above it is theirs. */
export const leastLast = <T extends Pick<Modification, 'mod'>>(found: readonly T[]): readonly T[] =>
  found.some(hasLeast) ? [...found.filter((one) => !hasLeast(one)), ...found.filter(hasLeast)] : found;
const hasLeast = ({ mod }: Pick<Modification, 'mod'>): boolean => mod.m === 'num' && mod.least !== undefined;

/** The rules by which a text reaches a card beyond being about it: present with it, owned by its player, cumulative. */
function reachRules(engine: Engine, item: Modification, card: CardNumber): readonly RuleKey[] {
  const { what, ability } = item;
  if (what === null) return [];
  const condition = ability?.at.t === 'static' ? ability.at.while : undefined;
  const keys: RuleKey[] = [...rulesOfSel(what), ...(condition ? rulesOfCondition(condition) : [])];
  if (condition && ability && isAlso(ability, engine.definitionOf(item.context.source.card))) keys.push('wording.also');
  if (condition && engine.seats.length > 2 && isAboutOpponent(condition)) keys.push('opponent.which one');
  if (what.at?.p === 'present') keys.push(...presenceRules(engine, card));
  if (what.via === 'own') keys.push('wording.you own');
  else if (what.of === 'you') keys.push('wording.your');
  if (!isUnique(item.context.engine, item.context.source.card)) keys.push('unique.cumulative');
  return keys;
}

/** The part of a change that the limit of its ability, "(limit +4)", still lets through; `added`: what each ability has added so far. */
export function withinCap(added: Map<string, number>, item: Modification, change: number): number {
  if (item.cap === null) return change;
  const limit = Math.abs(item.cap);
  const { card, stay } = item.context.source;
  const ability = `${card}.${stay}.${item.number}`;
  const before = countedAt(added, ability);
  const after = Math.max(-limit, Math.min(limit, before + change));
  added.set(ability, after);
  return after - before;
}

export function stepOf(item: Modification, layer: string, change: string, keys: readonly RuleKey[]): ModifiedStep {
  return { layer, change, source: item.context.source.card, rules: item.context.engine.cite(...keys) };
}

/** Several replacements of one characteristic: the one the active player decided on comes last. */
export function decidedOrder(
  engine: Engine,
  card: CardNumber,
  found: readonly Modification[],
): readonly Modification[] {
  if (found.length < 2) return found;
  const last = engine.decisions[replacementKey(card, found)];
  return [...found].sort((one, two) => rank(one, last) - rank(two, last));
}

function rank(item: Modification, last: number | undefined): number {
  return item.context.source.card === last ? Number.MAX_SAFE_INTEGER : item.context.source.card;
}

/** The name of the decision which of several replacements of one card's characteristic is last. */
export function replacementKey(card: CardNumber, found: readonly Modification[]): string {
  return `last ${card} ${found
    .map((item) => item.key)
    .sort()
    .join(' ')}`;
}

// ----------------------------------------------------------------------- skills and traits

/** Skills and their levels as they count now. */
function skillsOf(engine: Engine, card: CardNumber): Readonly<Record<string, number>> {
  const { skills } = engine.definitionOf(card);
  if (modificationsFor(engine, 'skills', card).length === 0) return skills;
  return skillsNow(engine, card);
}

const skillsNow = remembering((engine: Engine, card: CardNumber) =>
  modifiedSkills(engine, card, engine.definitionOf(card).skills),
);

function modifiedSkills(
  engine: Engine,
  card: CardNumber,
  skills: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const found = reaching(engine, card, 'skills');
  if (found.length === 0) return skills;
  const levels: Record<string, number> = { ...skills };
  const may = gainable(engine, card);
  const gains = found.flatMap((item) => (item.mod.m === 'gain' ? [{ item, trait: item.mod.trait }] : []));
  for (const { item, trait } of gains) gainSkill(item, trait, levels, may);
  // 'One level of every skill he already has', as long as a text in play says so: with what else was gained.
  const ofEach = gains.filter(
    ({ item, trait }) => item.ability !== null && 'allSkills' in trait && trait.allSkills === 'own',
  );
  for (const skill of Object.keys(levels)) if (may(skill)) levels[skill] = levelIn(levels, skill) + ofEach.length;
  for (const item of found) if (item.mod.m === 'lose') loseSkill(item, item.mod.trait, levels);
  return levels;
}

/** Which skills the card may gain: a text that forbids it may leave out some. */
export function gainable(engine: Engine, card: CardNumber): (skill: string) => boolean {
  const bars = reaching(engine, card, 'exempt', (mod) => mod.m === 'exempt' && mod.from === 'gainSkills');
  return (skill) => bars.every(({ mod }) => mod.m === 'exempt' && mod.except?.includes(skill) === true);
}

/** The skill that was named or chosen for a gain or a loss. */
function settledSkill({ context }: Modification, trait: Trait): string | undefined {
  if ('skillNamed' in trait) return context.words[trait.id];
  return 'skillChoice' in trait && !isOneFromEach(trait)
    ? context.words[trait.nth === undefined ? 'skill' : SECOND_SKILL]
    : undefined;
}

/** 'One skill from each': of several cards, one of each. */
export const isOneFromEach = (trait: Trait): boolean =>
  'skillChoice' in trait &&
  typeof trait.skillChoice === 'object' &&
  'from' in trait.skillChoice &&
  trait.skillChoice.from.n === 'all';

/** The word of the second skill that a text lets choose. */
export const SECOND_SKILL = 'second skill';

/** Raises levels as a gain says, of the skills that may be gained. */
export function gainSkill(
  item: Modification,
  trait: Trait,
  levels: Record<string, number>,
  may: (skill: string) => boolean,
): void {
  const raise = (skill: string | undefined, by: number): void => {
    if (skill !== undefined && skill !== '' && may(skill)) levels[skill] = levelIn(levels, skill) + by;
  };
  if ('skill' in trait) raise(trait.skill, levelAsked(trait));
  raise(settledSkill(item, trait), 'skillChoice' in trait ? levelAsked(trait) : 1);
  if ('allSkills' in trait || 'allRequired' in trait || isOneFromEach(trait))
    for (const [name, level] of Object.entries(item.context.numbers)) raise(/^skill (.+)$/.exec(name)?.[1], level);
}

/** Lowers levels as a loss says: one level, or all of all. */
export function loseSkill(item: Modification, trait: Trait, levels: Record<string, number>): void {
  if ('allSkills' in trait)
    for (const skill of Object.keys(levels)) if (trait.except?.includes(skill) !== true) delete levels[skill];
  const lost = 'skill' in trait ? trait.skill : settledSkill(item, trait);
  if (lost === undefined) return;
  const left = levelIn(levels, lost) - ('skill' in trait ? levelAsked(trait) : 1);
  if (left > 0) levels[lost] = left;
  else delete levels[lost];
}

function isUnique(engine: Engine, card: CardNumber): boolean {
  const found = reaching(engine, card, 'uniqueness');
  const last = found.at(-1)?.mod;
  if (last && 'trait' in last && 'uniqueness' in last.trait) return last.trait.uniqueness;
  return engine.definitionOf(card).unique;
}

/** Things of cards that several texts replace: only there can there be anything to decide. */
export function contested(engine: Engine): { readonly key: string; readonly cards: readonly CardNumber[] }[] {
  return replacedKeys(engine).flatMap((key) => {
    const found = modifications(engine, key).filter(({ mod }) => layerOf(mod) === 'replace');
    return found.length > 1 ? [{ key, cards: contestedCards(engine, found) }] : [];
  });
}

/** A text that replaces something of its own card alone meets others there only. */
function contestedCards(engine: Engine, found: readonly Modification[]): readonly CardNumber[] {
  const own = found.filter(({ what }) => what?.ref === 'this').map(({ context }) => context.source.card);
  const others = found.length - own.length;
  if (others > 1) return inPlay(engine);
  return others === 1 ? own : own.filter((card, index) => own.indexOf(card) !== index);
}

/** Replacements of one thing of one card that the active player has not yet put in order. */
export function undecidedReplacements(engine: Engine, card: CardNumber, key: string): readonly Modification[] | null {
  const group = reaching(engine, card, key, isReplacing);
  const isOpen = group.length > 1 && !(replacementKey(card, group) in engine.decisions);
  return isOpen && new Set(group.map((item) => JSON.stringify(item.mod))).size > 1 ? group : null;
}

/** What is done to cards by which they leave play; what is placed leaves it where that place is outside play. */
const LEAVING: ReadonlySet<string> = new Set([
  'kill',
  'destroy',
  'discard',
  'return',
  'remove',
  'capture',
  'take',
  'exchange',
  'replace',
  'leavePlay',
]);
/** From what a card must be exempt for this not to be done to it. */
const exemptions = (verb: string): readonly string[] =>
  LEAVING.has(verb) ? [verb, 'leavePlay', 'loseCommand'] : verb === 'command' ? [verb, 'loseCommand'] : [verb];

/** Is the card exempt from something (random selections, being stopped, killed …) that the card `by` does to it (0: a rule)? */
function isExempt(engine: Engine, card: CardNumber, from: string, by: CardNumber): boolean {
  const all = exemptions(from);
  return reaching(engine, card, 'exempt', (mod) => mod.m === 'exempt' && all.includes(mod.from)).some(
    ({ mod, context }) =>
      mod.m === 'exempt' &&
      (mod.from !== 'loseCommand' || engine.commanderOf(card) === context.you) &&
      (!mod.by || isBy(context, mod.by, by)),
  );
}

/** "… by dilemmas", "… by cards an opponent owns": a dilemma at work need not be in play. */
function isBy(context: Modification['context'], by: Sel, card: CardNumber): boolean {
  if (card === 0) return false;
  if (by.ref !== undefined) return bound(context, by.ref).some((ref) => ref.card === card);
  const owner = context.engine.ownerOf(card);
  if (by.of !== undefined && !playersOf(context, by.of).includes(owner)) return false;
  return !by.f || matches(context, by.f, card);
}

/** The interpreter's answers about what counts now of a card: numbers, skills, whether it is unique and what it is exempt from. */
export const values: Pick<Standing, 'valueOf' | 'skillsOf' | 'isUnique' | 'isExempt'> = {
  valueOf,
  skillsOf,
  isUnique,
  isExempt,
};
