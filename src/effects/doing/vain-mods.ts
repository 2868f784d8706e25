/** Which changes of cards change nothing, as is seen by whoever is asked: so much for each of none, a skill that nobody asks for. */
import { candidates, reaching, skillsFor } from '../meaning.ts';
import {
  every,
  isSomewhere,
  remembered,
  requiresAttribute,
  skillsRequired,
  textOf,
  type Program,
} from '../reading/index.ts';
import { areSeenToBeNone, isSeenToBeNothing, type Seen } from './seen.ts';
import type { Mod, Sel, Trait } from '../../language/tree/index.ts';

/** Does it change nothing of these cards? A table that is complete: of a change that it does not know nobody would say yes. */
export function changesNothing(seen: Seen, what: Sel, mod: Mod): boolean {
  switch (mod.m) {
    case 'num':
      return (
        isSeenToBeNothing(seen, mod.by) ||
        (mod.prop === 'reqAttr' && !areAsked(seen, what, mod.attr === undefined ? [] : [mod.attr]))
      );
    case 'battleTotal':
      return isSeenToBeNothing(seen, mod.by);
    case 'meet':
      return !areAsked(seen, what, mod.need);
    case 'gain':
      return isWithoutSource(seen, mod.trait);
    case 'choice':
      return !hasChance(seen, what);
    // What is a skill, an icon, a text to somebody is not asked, nor what is gained by what stays as it is.
    case 'lose':
    case 'set':
    case 'become':
    case 'levels':
    case 'req':
    case 'exempt':
    case 'text':
    case 'cannotUse':
    case 'commander':
    case 'payBy':
    case 'staffed':
    case 'noStaffing':
    case 'disabled':
    case 'course':
    case 'towed':
    case 'nullified':
    case 'projects':
    case 'repairsItself':
    case 'boards':
    case 'commandeered':
    case 'vaporized':
    case 'multiply':
    case 'asIfFacing':
    case 'everywhere':
    case 'sameQuadrant':
      return false;
  }
}

/** Do the requirements of one of these ask for one of that (for any attribute where none is named)? Of cards that are not known yet, they may. */
function areAsked({ context }: Seen, what: Sel, need: readonly string[]): boolean {
  if (what.ref === undefined) return true;
  const { engine } = context;
  return candidates(context, every(what)).some(
    (card) =>
      requiresAttribute(engine, card, need) || skillsRequired(engine, card).some((skill) => need.includes(skill)),
  );
}

/** Does one of these select at random, which is nobody's choice yet? */
function hasChance({ context }: Seen, what: Sel): boolean {
  const { engine } = context;
  return candidates(context, every(what)).some(
    (card) =>
      selectsAtRandom(textOf(engine.definitionOf(card)).program) && reaching(engine, card, 'choice').length === 0,
  );
}

const selectsAtRandom = remembered((program: Program): boolean =>
  isSomewhere(program, (node) => typeof node === 'object' && node !== null && 'by' in node && node.by === 'random'),
);

/** Is it taken from cards of which there are none, or of which none requires a skill? */
function isWithoutSource(seen: Seen, trait: Trait): boolean {
  const { context } = seen;
  const requiresNone = (of: Sel): boolean =>
    areSeenToBeNone(seen, of, (card) => skillsRequired(context.engine, card).length > 0);
  if ('allRequired' in trait) return requiresNone(trait.allRequired);
  const hasNone = (of: Sel): boolean =>
    areSeenToBeNone(seen, of, (card) => Object.keys(skillsFor(context, card)).length > 0);
  if ('allSkills' in trait) return trait.allSkills !== 'own' && hasNone(trait.allSkills);
  if (!('skillChoice' in trait) || typeof trait.skillChoice === 'string') return false;
  if ('requiredBy' in trait.skillChoice) return requiresNone(trait.skillChoice.requiredBy);
  return 'from' in trait.skillChoice && hasNone(trait.skillChoice.from);
}
