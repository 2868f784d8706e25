/** Explains how the levels of a card's skills came about. */
import type { Explanation } from '../../engine/game.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { reaching, levelIn } from '../meaning.ts';
import type { Modification } from './modifications.ts';
import { gainable, gainSkill, loseSkill, stepOf } from './values.ts';
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';

/** How the levels of skills came about: all of them added up, each gain and loss with its rule. */
export function explainSkills(engine: Engine, card: CardNumber): Explanation {
  const { skills } = engine.definitionOf(card);
  const levels: Record<string, number> = { ...skills };
  const found = reaching(engine, card, 'skills');
  const may = gainable(engine, card);
  const gains = found.flatMap((item) => skillSteps(item, 'gain', levels, may));
  const losses = found.flatMap((item) => skillSteps(item, 'lose', levels, may));
  return { value: sumOf(levels), base: sumOf(skills), steps: [...gains, ...losses] };
}

/** One gain or loss, carried out on the levels: a line for each skill that changes. */
function skillSteps(
  item: Modification,
  kind: 'gain' | 'lose',
  levels: Record<string, number>,
  may: (skill: string) => boolean,
): Explanation['steps'] {
  const { mod } = item;
  if (mod.m !== kind) return [];
  const before = { ...levels };
  if (kind === 'gain') gainSkill(item, mod.trait, levels, may);
  else loseSkill(item, mod.trait, levels);
  const isAll = 'allSkills' in mod.trait;
  return [...new Set([...Object.keys(before), ...Object.keys(levels)])].flatMap((skill) => {
    const change = levelIn(levels, skill) - levelIn(before, skill);
    if (change === 0) return [];
    const keys: readonly RuleKey[] =
      kind === 'gain' ? gainRules(isAll, levelIn(before, skill) > 0) : [isAll ? 'skill.lost.all' : 'skill.lost'];
    return [stepOf(item, kind, `${change > 0 ? '+' : ''}${change} ${skill}`, keys)];
  });
}

function gainRules(isAll: boolean, hasIt: boolean): readonly RuleKey[] {
  const gained = hasIt ? 'skill.gained.again' : 'skill.gained';
  return isAll ? [gained, 'skill.gained.all'] : [gained];
}

function sumOf(levels: Readonly<Record<string, number>>): number {
  return Object.values(levels).reduce((sum, level) => sum + level, 0);
}
