/** Skills that a text takes from somewhere: of the player's choice, one of a card's, or all of a card's (2E-SKILL-11 to -13). */
import type { Candidate } from '../../engine/request.ts';
import { choose } from '../../engine/select.ts';
import type { Mod, Sel, Trait } from '../../language/tree.ts';
import type { Context } from '../context.ts';
import { openGainUse } from '../skill-use.ts';
import { skillsRequired } from '../required.ts';
import { skillsOf } from '../values.ts';
import type { Progress } from './handlers.ts';
import { objectsOf, type Found } from './objects.ts';

/** The gains among these modifications whose skills are known only when the text is carried out. */
export function openSkills(mods: readonly Mod[]): Trait | undefined {
  return mods.flatMap((mod) => (mod.m === 'gain' && isOpen(mod.trait) ? [mod.trait] : []))[0];
}

function isOpen(trait: Trait): boolean {
  return 'skillChoice' in trait || ('allSkills' in trait && trait.allSkills !== 'own');
}

/** Settles which skills are gained: the levels of a source's skills as they are now, or the one that the player chooses. */
export function takeSkills(context: Context, trait: Trait): Progress {
  const { frame } = context;
  if (!frame) return 'done';
  const from = sourceOf(trait);
  const found = from && objectsOf(context, from);
  if (from && !found) return 'asked';
  openGainUse(
    context,
    (found?.refs ?? []).map(({ card }) => card),
  );
  const levels: Record<string, number> = {};
  for (const { card } of found?.refs ?? []) {
    for (const [skill, level] of Object.entries(skillsOf(context.engine, card)))
      levels[skill] = (levels[skill] ?? 0) + level;
  }
  if ('allSkills' in trait) {
    for (const [skill, level] of Object.entries(levels)) frame.numbers[`skill ${skill}`] = level;
  } else if (frame.words.skill === undefined) chooseSkill(context, eligible(context, trait, found, levels));
  return 'again';
}

/** The skills to choose from: those of the source, those it requires, or every skill. */
function eligible(
  context: Context,
  trait: Trait,
  found: Found | null | undefined,
  levels: Readonly<Record<string, number>>,
): readonly string[] {
  if (!found) return everySkill(context);
  if (!('skillChoice' in trait) || trait.skillChoice === 'any' || 'from' in trait.skillChoice)
    return Object.keys(levels);
  return [...new Set(found.refs.flatMap(({ card }) => skillsRequired(context.engine, card)))];
}

function sourceOf(trait: Trait): Sel | undefined {
  if ('allSkills' in trait) return trait.allSkills === 'own' ? undefined : trait.allSkills;
  if (!('skillChoice' in trait) || trait.skillChoice === 'any') return undefined;
  return 'from' in trait.skillChoice ? trait.skillChoice.from : trait.skillChoice.requiredBy;
}

/** Every skill that a card of this game has. */
function everySkill({ engine }: Context): readonly string[] {
  return [...new Set(engine.definitions.flatMap(({ skills }) => Object.keys(skills)))].sort();
}

function chooseSkill(context: Context, skills: readonly string[]): void {
  if (skills.length === 0) return;
  const from: Candidate[] = skills.map((value) => ({ kind: 'word', value }));
  choose(context.engine, {
    player: context.you,
    prompt: 'Choose a skill',
    from,
    min: 1,
    max: 1,
    as: 'skill',
    source: context.source.card,
    rules: ['2E-SELECT-01', '2E-SKILL-13'],
  });
}
