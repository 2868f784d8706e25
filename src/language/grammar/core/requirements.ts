/** Reads requirements: skills, attributes, cards; 'and' binds tighter than 'or', commas decide nothing. */
import { TEXT_LIMITS } from '../../parse/budget.ts';
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, many, opt, p, w, type Parser } from '../../parse/parser.ts';
import { andReq, orReq } from '../../tree/build.ts';
import type { Amount, Attr, Op, Prop, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { eitherOf } from './either-of.ts';
import { isOfOne, isOfThatCard, isOfTwo, isTornApart } from './of-one.ts';
import { possessor } from './possessors.ts';
import { amount, attribute, cards, letter, number, requirement, skill } from './symbols.ts';

export const operator = any<Op>(w('>', '>'), w('<', '<'));
/** 'Cunning>5', 'Cunning of 5 or more', 'Cunning greater than 5'. */
const bound: Parser<readonly [Op, Amount]> = any<readonly [Op, Amount]>(
  p`${any<Op>(operator, w('>=', '>='), w('<=', '<='), w('=', '='))} ${amount}`,
  p`of? ${number} or more|greater`.to(([n]) => ['>=', n]),
  p`of? ${number} or less|fewer`.to(([n]) => ['<=', n]),
  p`of? (more|greater|higher) than ${number}`.to(([n]) => ['>', n]),
  p`of? (less|lower|fewer) than ${number}`.to(([n]) => ['<', n]),
  p`of? at least ${number}`.to(([n]) => ['>=', n]),
);
const anyAttribute: Parser<Attr | 'any'> = any<Attr | 'any'>(attribute, w('(any|an) attribute', 'any'));

const basic: Parser<Requirement> = any<Requirement>(
  p`${opt(number)} ${skill}`.to(([n, name]) => ({ r: 'skill', skill: name, n: n ?? 1 })),
  p`${opt(number)} of? (that|those) (skill|skills)`.to(([n]) => ({ r: 'named', id: open('skill'), n: n ?? 1 })),
  p`${number} or less|fewer of? (that skill|those skills)`.to(([n]): Requirement => ({
    r: 'named',
    id: open('skill'),
    n,
    most: true,
  })),
  p`${number} or less|fewer of? named skill ${letter}`.to(([n, id]): Requirement => ({
    r: 'named',
    id,
    n,
    most: true,
  })),
  p`${opt(number)} named skill ${letter}`.to(([n, id]) => ({ r: 'named', id, n: n ?? 1 })),
  p`(total|a|an)? ${anyAttribute} ${bound}`.to(([attr, [op, n]]) => ({ r: 'attr', attr, op, n })),
);
/** What one personnel must have: skills and attributes only. */
export const ofOne = list(list(basic, w(', and|and', 0)).to(andReq), w(', or|or', 0)).to(orReq);
/** The same within a requirement: what others may have as well is not said of that one. */
const ofThatOne: Parser<Requirement> = list(list(basic, w(', and|and', 0)).to(andReq), w(', or|or', 0).cost(3)).to(
  (all): Requirement | undefined => (all.every(isOfOne) ? orReq(all) : undefined),
);
const who = w('((who|that) (has|have)|with) both?', 0);
/** 'A personnel with Honor, a second personnel with Law': one after the other, each somebody else. */
const persons: Parser<Requirement> =
  p`(a|one) personnel ${who} ${ofOne} ${many(p`,? and? (a second|a third|a fourth|another|a different) personnel ${who} ${ofOne}`.to(([, req]) => req))}`.to(
    ([, first, others]): Requirement | undefined =>
      others.length > 0 && others.length < TEXT_LIMITS.persons ? { r: 'persons', of: [first, ...others] } : undefined,
  );
/** '[P] - Medical; or [S] - Navigation': by the kind of the mission. */
const byMission: Parser<Requirement> = p`${any(
  w('[P]', 'planet' as const),
  w('[S]', 'space' as const),
)} - ${requirement}`.to(([mission, req]): Requirement => ({ r: 'at', mission, req }));
/** 'Unused Range>8', 'Shields + unused Range this turn>13', "total ship's attributes>21": of the ship of the attempt. */
const ofShip: Parser<Prop> = any<Prop>(
  w('Shields', 'Shields'),
  w('Weapons', 'Weapons'),
  w('(unused|remaining) Range (this turn)?', 'unusedRange'),
  w("total ship's attributes", 'attributes'),
);
const shipMeasure: Parser<Requirement> = p`${list(ofShip, w('+', 0))} ${operator} ${amount}`.to(
  ([props, op, n]): Requirement | undefined =>
    props.length > 1 || props.some((one) => one === 'unusedRange' || one === 'attributes')
      ? { r: 'ship', props, op, n }
      : undefined,
);
export const item = alternatives<Requirement>('part of a requirement');
const itemWords = item.is(
  basic,
  persons,
  shipMeasure,
  p`<paren> ${requirement} </paren>`.to(([req]) => req),
  p`(a|one) personnel ${who} ${ofThatOne}`.to(([, req]): Requirement => ({ r: 'one', req })),
  p`(the)? skills (needed|required) to complete ${cards}`.to(([what]): Requirement => ({ r: 'skillsOf', what })),
  p`(the)? skills (on|of) ${cards}`.to(([what]): Requirement | undefined => skillsExcept(what)),
  p`${possessor} skills`.to(([what]): Requirement => ({ r: 'skillsOf', what })),
  p`${number} different skills`.to(([n]) => ({ r: 'differentSkills', n })),
  cards
    .withWords((sel, words) =>
      sel.ref === undefined && !sel.other && isOfThatCard(sel) && !isOfTwo(sel, words) ? sel : undefined,
    )
    .to((sel): Requirement | undefined => sel && { r: 'card', sel })
    .cost(5),
);
/** 'The skills on that personnel (except Law)': what is excepted is skills, not personnel who have them. */
function skillsExcept({ f, ...what }: Sel): Requirement | undefined {
  if (!f) return { r: 'skillsOf', what };
  if (f.f !== 'not') return what.ref === undefined ? { r: 'skillsOf', what: { ...what, f } } : undefined;
  const named = f.of.f === 'or' ? f.of.of : [f.of];
  const except = named.flatMap((one) => (one.f === 'skill' && one.n === undefined ? [one.is] : []));
  return except.length === named.length ? { r: 'skillsOf', what, except } : undefined;
}

/** What stands between parts that must all be met. */
export const joiner = alternatives<boolean>('and of a requirement');
const joinerWords = joiner.is(w(', and|and', true).cost(1), w(',', false).cost(1));
const requirementWords = requirement.is(
  eitherOf(
    item,
    { and: joiner, or: w(', or|or|; or', 0).cost(1) },
    { allOf: andReq, anyOf: (all) => (isTornApart(all) ? undefined : orReq(all)) },
  ),
  p`these requirements : ${list(byMission, w('; or|or', 0))}`.to(([all]) => orReq(all)),
  list(byMission, w(';|; or', 0)).to((all) => (all.length > 1 ? orReq(all) : undefined)),
);

/** Does it ask for skills and attributes alone, and for more than one skill? */
export function isOfLevels(req: Requirement): boolean {
  const parts = req.r === 'and' || req.r === 'or' ? req.of : [req];
  const isPlain = parts.every((one) => one.r === 'skill' || one.r === 'attr');
  return isPlain && (parts.length > 1 || parts.some((one) => one.r === 'attr' || one.n > 1));
}

export const FAMILY: readonly Definition[] = [itemWords, joinerWords, requirementWords];
