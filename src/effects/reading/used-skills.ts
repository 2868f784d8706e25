/** Which skills were used for something: those that it asks for and that the personnel has. */
import { levelIn, skillsOf } from '../meaning.ts';
import { skillsRequired } from './required.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** Has the card one of these skills, and does that mission or dilemma ask for it? */
export function hasOneUsed(engine: Engine, skills: readonly string[], asking: CardNumber, card: CardNumber): boolean {
  const required = asking > 0 ? skillsRequired(engine, asking) : [];
  return skills.some((skill) => required.includes(skill) && levelIn(skillsOf(engine, card), skill) > 0);
}
