/** Reads what happens to the cards that a clause is about: 'X is killed', 'to be stopped', 'is placed in …'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allOf, allYours, kind, putAway, unstopping } from '../../tree/build.ts';
import type { Effect, Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, count, destination, number, place, player, quality, skill, type Destination } from './symbols.ts';
import { counted, group, wholeGroups } from './whole-groups.ts';

const they = w('(he or she|he|she|it|they|that personnel)', 0);
/** A dilemma that returns goes face up under its owner's dilemma pile. */
export function pileBottom(rest: Destination): typeof rest {
  const { to } = rest;
  return to.p === 'zone' && to.zone === 'dilemmaPile' && to.pos === undefined
    ? { ...rest, to: { ...to, pos: 'bottom' }, face: rest.face ?? 'up' }
    : rest;
}

/** What happens to cards that are the subject: 'X is killed'. */
export const participled = alternatives<(what: Sel) => Effect>('participled');
const participledWords = participled.is(
  w('stopped', (what) => ({ x: 'stop', what })),
  w('unstopped', unstopping),
  w('killed', (what) => putAway('kill', what)),
  w('destroyed', (what) => putAway('destroy', what)),
  w('discarded', (what) => putAway('discard', what)),
  p`stopped , even if ${they} cannot be stopped`.to(() => (what: Sel): Effect => ({ x: 'stop', what, even: true })),
  p`killed , even if ${they} cannot be killed`.to(() => (what: Sel): Effect => ({
    ...putAway('kill', what),
    even: true,
  })),
  p`destroyed , even if ${they} cannot be destroyed`.to(() => (what: Sel): Effect => ({
    ...putAway('destroy', what),
    even: true,
  })),
  w('removed from the game', (what) => putAway('remove', what)),
  p`(placed|put) ${destination}`.to(([rest]) => (what: Sel): Effect => ({ x: 'put', why: 'place', what, ...rest })),
  p`returned ${destination}`.to(([rest]) => (what: Sel): Effect => ({
    x: 'put',
    why: 'return',
    what,
    ...pileBottom(rest),
  })),
);
/** Infinitives after 'choose X to': 'be stopped', 'stop', 'return to hand'. */
export const fate = alternatives<(what: Sel) => Effect>('fate');
const fateWords = fate.is(
  p`to be ${participled}`.to(([make]) => make),
  w('to stop', (what) => ({ x: 'stop', what })),
  w('to kill', (what) => putAway('kill', what)),
  w('to destroy', (what) => putAway('destroy', what)),
  w('to remove from the game', (what) => putAway('remove', what)),
  p`to return ${destination}`.to(([rest]) => (what: Sel): Effect => ({
    x: 'put',
    why: 'return',
    what,
    ...pileBottom(rest),
  })),
  p`to place ${destination}`.to(([rest]) => (what: Sel): Effect => ({ x: 'put', why: 'place', what, ...rest })),
);
/** House verbs of a random choice that at once does something. */
export const randomly: Parser<(what: Sel) => Effect> = any<(what: Sel) => Effect>(
  w('stop~', (what) => ({ x: 'stop', what })),
  w('kill~', (what) => putAway('kill', what)),
  w('destroy~', (what) => putAway('destroy', what)),
);

/** 'X is stopped', 'this dilemma returns to …'. */
export const passives = alternatives<Effect[]>('passives');
const passivesWords = passives.is(
  p`${cards} (is|be) (both|all)? ${participled}`.to(([what, make]) => [make(what)]),
  // 'Your copies of that personnel are stopped': all of them.
  p`${wholeGroups(cards)} are (both|all)? ${participled}`.to(([what, make]) => [make(allYours(what))]),
  p`${cards} return~ ${destination}`.to(([what, rest]): Effect[] => [
    { x: 'put', why: 'return', what, ...pileBottom(rest) },
  ]),
  p`${cards} and ${cards} return~ ${destination}`
    .to(([one, other, rest]): Effect[] =>
      [one, other].map((what): Effect => ({ x: 'put', why: 'return', what, ...pileBottom(rest) })),
    )
    .cost(6),
  p`${group} join~ that|this|the (mission attempt|attempt)`.to(([what]): Effect[] => [
    { x: 'join', what, to: 'attempt' },
  ]),
  p`${counted(cards)} may join that|this|the (mission attempt|attempt)`.to(([what]): Effect[] => [
    { x: 'may', who: 'you', do: [{ x: 'join', what, to: 'attempt' }] },
  ]),
  p`${player} now command~ ${cards}`.to(([to, what]): Effect[] => [{ x: 'command', what, to }]),
);

const PERSONNEL: Filter = kind('personnel');
/** 'Choose one to be killed': one of those spoken of, if several were. */
const oneOfThem: Parser<Sel> = any(w('one', 1), w('two', 2), w('three', 3))
  .to((n): Sel => ({ ref: open('some of them'), n, f: PERSONNEL }))
  .cost(2);
/** House: a bare number is so many personnel. */
export const picked: Parser<Sel> = any<Sel>(
  counted(cards),
  oneOfThem,
  p`a|an ${skill}`.to(([is]): Sel => ({ f: { f: 'and', of: [{ f: 'skill', is }, PERSONNEL] } })).cost(5),
  p`${number} with ${quality}`
    .to(([n, f]): Sel => ({ f: allOf([PERSONNEL, f]) ?? PERSONNEL, ...(n > 1 && { n }) }))
    .cost(3),
  p`${count} ${opt(w('other', [open('last')]))}`
    .to(([n, other]): Sel | undefined =>
      n === 'one' || typeof n === 'number'
        ? { f: PERSONNEL, ...(n !== 'one' && { n }), ...(other && { other }) }
        : undefined,
    )
    .cost(3),
  p`${count} ${opt(w('other', [open('last')]))} ${place}`
    .to(([n, other, at]): Sel | undefined =>
      n === 'one' || typeof n === 'number'
        ? { f: PERSONNEL, ...(n !== 'one' && { n }), ...(other && { other }), at }
        : undefined,
    )
    .cost(3),
);
export const FAMILY: readonly Definition[] = [participledWords, fateWords, passivesWords];
