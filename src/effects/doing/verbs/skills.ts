/** Skills that a text takes from somewhere: of the player's choice, one of a card's, or all of a card's. */
import type { Candidate, CardNumber } from '../../../engine/asking/request.ts';
import { choose } from '../../../engine/asking/select.ts';
import type { Engine } from '../../../engine/kernel/kernel.ts';
import type { Frame, Ref } from '../../../engine/state/state.ts';
import type { Mod, Requirement, Sel, Trait } from '../../../language/tree/index.ts';
import { type Context, skillsRequired, askedNow } from '../../reading/index.ts';
import { openGainUse } from '../skill-use.ts';
import { skillsFor, levelIn } from '../../meaning.ts';
import { isOneFromEach, SECOND_SKILL } from '../../standing/index.ts';
import type { Progress } from './handler.ts';
import { skillsOnCards, sorted } from './nameable.ts';
import { objectsOf, type Found } from './objects.ts';

/** The gains and losses among these modifications whose skills are known only when the text is carried out. */
export function openSkills(mods: readonly Mod[]): readonly Trait[] {
  return mods.flatMap((mod) => ((mod.m === 'gain' || mod.m === 'lose') && isOpen(mod) ? [mod.trait] : []));
}

function isOpen({ m, trait }: Extract<Mod, { m: 'gain' | 'lose' }>): boolean {
  if ('allSkills' in trait) return m === 'gain' && (trait.allSkills !== 'own' || trait.n !== undefined);
  return 'skillChoice' in trait || 'allRequired' in trait;
}

/** Must it be settled first who gains or loses: one of their own skills, or one that they do not have? */
export function isOfTheirOwn(trait: Trait): boolean {
  if ('allSkills' in trait) return trait.allSkills === 'own';
  return 'skillChoice' in trait && (trait.skillChoice === 'own' || trait.new === true);
}

/** Settles which skills are meant: the levels of a source's skills as they are now, or the one that the player chooses. */
export function takeSkills(context: Context, trait: Trait, gainers: readonly Ref[]): Progress {
  const { frame } = context;
  if (!frame) return 'done';
  const from = sourceOf(trait);
  const found = from && objectsOf(context, from);
  if (from && !found) return 'asked';
  // Used once, though it is asked of one after the other which skill; and before that is asked, so it lies above.
  const isUnderWay = Object.keys(frame.words).some((name) => name.startsWith(SKILL_OF));
  const progress = takeFrom(context, trait, gainers, found);
  const used = found?.refs.map(({ card }) => card) ?? [];
  if (!isUnderWay) openGainUse(context, used);
  return progress;
}

/** Settles it of these sources; without any, of the gainers themselves. */
function takeFrom(context: Context, trait: Trait, gainers: readonly Ref[], found: Found | null | undefined): Progress {
  const { frame, engine } = context;
  if (!frame) return 'done';
  if (found && isOneFromEach(trait)) return oneFromEach(context, found.refs);
  const sources = found?.refs ?? (isOfTheirOwn(trait) ? gainers : []);
  const levels: Record<string, number> = {};
  for (const { card } of sources) {
    const own = 'allRequired' in trait ? levelsRequired(engine, card) : skillsFor(context, card);
    for (const [skill, level] of Object.entries(own)) levels[skill] = levelIn(levels, skill) + level;
  }
  if ('skillChoice' in trait) {
    const all = eligible(context, trait, found, levels);
    // Two skills are not one skill twice.
    if (trait.nth === undefined) chooseSkill(context, all, 'skill');
    else {
      const others = all.filter((skill) => skill !== frame.words.skill);
      chooseSkill(context, others, SECOND_SKILL);
    }
    return 'again';
  }
  const isOneEach = 'allSkills' in trait && trait.n !== undefined;
  keepLevels(frame, isOneEach ? Object.fromEntries(Object.keys(levels).map((skill) => [skill, 1])) : levels);
  return 'again';
}

/** Keeps the skills that are gained, in place of those kept before. */
function keepLevels({ numbers }: Frame, levels: Readonly<Record<string, number>>): void {
  for (const name of Object.keys(numbers)) if (name.startsWith('skill ')) delete numbers[name];
  for (const [skill, level] of Object.entries(levels)) numbers[`skill ${skill}`] = level;
}

/** What the words begin with in which it is kept which skill of a card is meant. */
const SKILL_OF = 'skill of ';

/** 'One skill from each personnel revealed': of one card after the other it is asked which. */
function oneFromEach(context: Context, sources: readonly Ref[]): Progress {
  const { frame } = context;
  if (!frame) return 'done';
  const wordOf = ({ card }: Ref): string => `${SKILL_OF}${card}`;
  const able = sources.filter(({ card }) => Object.keys(skillsFor(context, card)).length > 0);
  const next = able.find((source) => frame.words[wordOf(source)] === undefined);
  if (next) {
    chooseSkill(context, Object.keys(skillsFor(context, next.card)), wordOf(next));
    return 'asked';
  }
  const levels: Record<string, number> = {};
  for (const source of able) {
    const skill = frame.words[wordOf(source)];
    if (skill !== undefined) levels[skill] = levelIn(levels, skill) + 1;
    delete frame.words[wordOf(source)];
  }
  keepLevels(frame, levels);
  return 'again';
}

/** The skills that a card requires, each with the highest level it is asked for in any alternative. */
function levelsRequired(engine: Engine, card: CardNumber): Readonly<Record<string, number>> {
  const levels: Record<string, number> = {};
  for (const { skill, n } of askedNow(engine, card).flatMap(skillParts))
    levels[skill] = Math.max(levelIn(levels, skill), n);
  return levels;
}

function skillParts(requirement: Requirement): readonly Extract<Requirement, { r: 'skill' }>[] {
  if (requirement.r === 'and' || requirement.r === 'or') return requirement.of.flatMap(skillParts);
  return requirement.r === 'skill' ? [requirement] : [];
}

/** The skills to choose from: those of the source, those it requires, or every skill. */
function eligible(
  context: Context,
  { skillChoice, new: isNew }: Extract<Trait, { skillChoice: unknown }>,
  found: Found | null | undefined,
  levels: Readonly<Record<string, number>>,
): readonly string[] {
  if (skillChoice === 'any') return everySkill(context).filter((skill) => !isNew || !Object.hasOwn(levels, skill));
  if (skillChoice === 'own' || 'from' in skillChoice) return Object.keys(levels);
  if ('of' in skillChoice) return skillChoice.of;
  return [...new Set((found?.refs ?? []).flatMap(({ card }) => skillsRequired(context.engine, card)))];
}

function sourceOf(trait: Trait): Sel | undefined {
  if ('allSkills' in trait) return trait.allSkills === 'own' ? undefined : trait.allSkills;
  if ('allRequired' in trait) return trait.allRequired;
  if (!('skillChoice' in trait) || typeof trait.skillChoice === 'string' || 'of' in trait.skillChoice) return undefined;
  return 'from' in trait.skillChoice ? trait.skillChoice.from : trait.skillChoice.requiredBy;
}

/** Every skill there is: those of the edition, and others that a card has, in the game or not. */
export const everySkill = ({ engine }: Context): readonly string[] =>
  sorted([...engine.ruleset.texts.skills, ...skillsOnCards(engine.nameable)]);

function chooseSkill(context: Context, skills: readonly string[], as: string): void {
  if (skills.length === 0) return;
  const from: Candidate[] = skills.map((value) => ({ kind: 'word', value }));
  choose(context.engine, {
    player: context.you,
    prompt: 'Choose a skill',
    from,
    min: 1,
    max: 1,
    as,
    source: context.source.card,
    rules: context.engine.cite('select.skill'),
  });
}
