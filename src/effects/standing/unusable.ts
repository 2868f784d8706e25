/**
 * Skills, attributes and abilities that a text says a personnel cannot use. The personnel has them still: texts of others see
 * them. They do not count where its player would use them: to meet a requirement, in a battle, by own game text.
 */
import { type Standing, reaching, skillsOf, valueOf } from '../meaning.ts';
import { type Context, isType, withoutUnpaid, wordOf } from '../reading/index.ts';
import { modifications } from './modifications.ts';
import { modificationsFor } from './modified.ts';
import { isSwitchedOff } from './switching.ts';
import type { Mod } from '../../language/tree/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { EITHER } from '../../engine/asking/select.ts';

type Skills = Readonly<Record<string, number>>;

/** The skills that a personnel can use. */
function skillsInUse(engine: Engine, card: CardNumber): Skills {
  const skills = skillsOf(engine, card);
  if (modificationsFor(engine, 'cannotUse', card).length === 0) return skills;
  return barsOn(engine, card, 'skills').reduce<Skills>(
    (left, { mod, context }) => (mod.m === 'cannotUse' ? without(left, namedBy(context, mod.only, card)) : left),
    skills,
  );
}

/** The skills that a personnel has for a text: its player's own texts can refer to those only that it can use. */
function skillsFor(context: Context, card: CardNumber): Skills {
  const { engine } = context;
  return withoutUnpaid(context, card, isOwnText(context, card) ? skillsInUse(engine, card) : skillsOf(engine, card));
}

/** An attribute of a card where it is used: for a requirement, in a battle. */
function valueInUse(engine: Engine, card: CardNumber, value: string): number {
  const isBarred =
    modificationsFor(engine, 'cannotUse', card).length > 0 && barsOn(engine, card, 'attributes').length > 0;
  return isBarred ? 0 : valueOf(engine, card, value);
}

/** Can the keywords of a personnel, abilities that they are, serve a text: one of others, or if it can use them? */
function isAbleFor(context: Context, card: CardNumber): boolean {
  const { engine } = context;
  if (modifications(engine, 'text').length === 0 || !isOwnText(context, card)) return true;
  return !isType(engine, card, 'personnel') || !isSwitchedOff(engine, card);
}

function isOwnText({ engine, source }: Context, card: CardNumber): boolean {
  const whose = engine.isInPlay(source.card) ? engine.commanderOf(source.card) : engine.ownerOf(source.card);
  return engine.isInPlay(card) && whose === engine.commanderOf(card);
}

function barsOn(engine: Engine, card: CardNumber, is: 'skills' | 'attributes'): ReturnType<typeof reaching> {
  return reaching(engine, card, 'cannotUse', (mod) => mod.m === 'cannotUse' && mod.is === is);
}

type Only = Extract<Mod, { m: 'cannotUse' }>['only'];

/** The skills that are meant; null: all. */
function namedBy({ engine, words }: Context, only: Only, card: CardNumber): readonly string[] | null {
  if (only === undefined) return null;
  // Listed are those that are printed.
  if (only === 'firstListed') return Object.keys(engine.definitionOf(card).skills).slice(0, 1);
  if ('skill' in only) return [only.skill];
  return wordOf({ words }, only.id).split(EITHER);
}

function without(skills: Skills, barred: readonly string[] | null): Skills {
  return barred ? Object.fromEntries(Object.entries(skills).filter(([name]) => !barred.includes(name))) : {};
}

/** The interpreter's answers about what of a card can be used: skills, attributes, abilities. */
export const uses: Pick<Standing, 'skillsInUse' | 'skillsFor' | 'valueInUse' | 'isAbleFor'> = {
  skillsInUse,
  skillsFor,
  valueInUse,
  isAbleFor,
};
