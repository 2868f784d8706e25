/** Reads what cards gain, lose and become, and how long that lasts. */
import type { Definition } from '../../parse/grammar.ts';
import { list, listed, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import type { Duration, Trait } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { possessor } from './possessors.ts';
import { cards, condition, duration, event, iconTrait, letter, number, skill, trait } from './symbols.ts';
import { possessive } from './words.ts';

// ---------------------------------------------------------------- how long
export const until = (words: string, value: Duration): Parser<Duration> => w(words, value);
const durationWords = duration.is(
  until("(until the end of (this|the|that|your|that opponent's|that player's) turn|for this turn)", 'turn'),
  // 'For each dilemma overcome this turn': it says since when, not how long.
  until('this turn', 'turn').cost(1),
  until('(until (the)? end of (this|that|the)? (mission)? attempt|this attempt)', 'attempt'),
  until('this selection', 'selection'),
  until('(for the (rest|remainder) of the game|until the end of the game|this game)', 'game'),
  until('until this order is executed again|until next use', 'orderAgain'),
  until('until the start of your next turn', { clock: 'start', whose: 'you', next: true }),
  until('until the end of your next turn', { clock: 'end', whose: 'you', next: true }),
  p`until ${event}`.to(([ev]): Duration => ({ until: ev })).cost(2),
  p`while ${condition}`.to(([state]): Duration => ({ while: state })).cost(1),
);

// ---------------------------------------------------------------- traits
const ITS_OWN = w('(he or she|he|she|it|they) already (has|have)', 0);
const traitWords = trait.is(
  p`${opt(number)} ${skill}`.to(([n, name]): Trait => ({ skill: name, ...(n !== undefined && n > 1 && { n }) })),
  w('(a skill of your choice|any (one)? skill (of your choice)?)', { skillChoice: 'any' }),
  listed('keywords').to((name): Trait => ({ keyword: name })),
  listed('species')
    .to((name): Trait => ({ species: name }))
    .cost(1),
  iconTrait,
  p`(a|an|the) ${iconTrait} icon`.to(([given]) => given),
  p`(all (of? the)? skills|each skill) from|on|of ${cards}`.to(([from]): Trait => ({ allSkills: from })),
  p`(all (of)?|each of) ${possessor} skills`.to(([from]): Trait | undefined =>
    from.ref?.endsWith('he') === true ? undefined : { allSkills: from },
  ),
  p`${possessor} skills`.to(([from]): Trait | undefined =>
    from.ref !== undefined &&
    /^\?(personnel$|(discarded|revealed|removed|killed|destroyed|chosen|selected) )/.test(from.ref)
      ? { allSkills: from }
      : undefined,
  ),
  p`all skills (that)? ${cards} has|have in (its|their) requirements`.to(([allRequired]): Trait => ({ allRequired })),
  p`one (level)? of every skill (that)? ${ITS_OWN}`.to((): Trait => ({ allSkills: 'own', n: 1 })),
  p`all of? (his|her|its|their|his or her)? skills <paren> except ${list(skill, w('(, or|or|, and|and|,)', 0))} </paren>`.to(
    ([except]): Trait => ({ allSkills: 'own', except }),
  ),
  p`(a|one|any) skill (that)? ${ITS_OWN}`.to((): Trait => ({ skillChoice: 'own' })),
  p`a skill of your choice that (he or she|he|she|it) does not (already)? have`.to((): Trait => ({
    skillChoice: 'any',
    new: true,
  })),
  p`${some(p`${skill} ,`.to(([one]) => one))} or ${skill}`.to(([all, last]): Trait => ({
    skillChoice: { of: [...all, last] },
  })),
  p`${skill} or ${skill}`.to(([one, other]): Trait => ({ skillChoice: { of: [one, other] } })),
  p`each skill ${cards} has|have`.to(([from]): Trait => ({ allSkills: from })),
  p`all of? (his|her|its|their|his or her)? skills`.to((): Trait => ({ allSkills: 'own' })),
  p`a|one|any skill from|on|of ${cards}`.to(([from]): Trait => ({ skillChoice: { from } })),
  p`one of ${possessor} skills`.to(([from]): Trait => ({ skillChoice: { from } })),
  p`(a|one|any) skill (that)? ${cards} (already)? has|have`.to(([from]): Trait => ({ skillChoice: { from } })).cost(1),
  p`a skill (that is)? required by ${cards}`.to(([requiredBy]): Trait => ({ skillChoice: { requiredBy } })),
  w('a second skill of your choice', { skillChoice: 'any', nth: 2 }),
  w('that skill', { skillNamed: true, id: open('skill') }),
  p`skill ${letter}`.to(([id]): Trait => ({ skillNamed: true, id })),
  p`${possessive} skills`.to(([ref]): Trait => ({ allSkills: { ref } })),
  w('unique', { uniqueness: true }),
  w('non- unique', { uniqueness: false }),
);

export const FAMILY: readonly Definition[] = [durationWords, traitWords];
