/** Reads that requirements are met by something else: other attributes or skills, or one skill replaced by another. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, allYours, kind } from '../../tree/build.ts';
import type { Attr, Duration, Effect, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { possessor } from './possessors.ts';
import { attribute, cards, duration, letter, number, requirement, skill } from './symbols.ts';

const need: Parser<string> = any<string>(attribute, skill);
const needed = list(need, w('(, and|and|, or|or|and/or|,)', 0));
const demand = w('requirement|requirements', 0);
/** 'Each dilemma you face at this mission'. */
const FACED: Sel = { n: 'all', f: kind('dilemma'), at: { p: 'here' } };
const faced: Parser<Sel> = w('each dilemma (you|your personnel) face~ (at this mission|here)', FACED);
const targets = list(any(faced, cards), w('(, and|and|,)', 0).cost(2));

function metWith(all: readonly Sel[], required: string[], using: string, until: Duration | undefined): Effect[] {
  return all.map((what) => ({
    x: 'mod',
    what,
    mods: [{ m: 'meet', need: required, using }],
    ...(until !== undefined && { until }),
  }));
}
const attributes = list(attribute, w(', and|and|,', 0));
/** 'Your [Fer] personnel may meet Integrity requirements using Cunning': each by their own. */
function mayMeet(what: Sel, required: Attr[], using: Attr, of?: Sel, until?: Duration): Effect {
  return {
    x: 'mod',
    what: allYours(what),
    mods: [{ m: 'meet', need: required, using, may: true, ...(of && { of }) }],
    ...(until !== undefined && { until }),
  };
}
/** One of the skills that a card requires is chosen, and something else is asked for instead of it. */
const replacing: Parser<Effect[]> = any<Effect[]>(
  p`replace~ all levels of (any one|that) skill in ${possessor} requirements with ${requirement} ${opt(duration)}`.to(
    ([what, req, until]): Effect[] => [
      { x: 'name', as: open('new'), what: 'skill', who: ACTOR, of: what },
      {
        x: 'mod',
        what,
        mods: [{ m: 'req', how: 'replace', id: open('skill'), req }],
        ...(until !== undefined && { until }),
      },
    ],
  ),
  p`replace~ skill ${letter} in the requirements of ${cards} with ${requirement} ${opt(duration)}`.to(
    ([id, what, req, until]): Effect[] => [
      { x: 'mod', what, mods: [{ m: 'req', how: 'replace', id, req }], ...(until !== undefined && { until }) },
    ],
  ),
);

/** One of the skills that a card requires is chosen, and more levels of it are asked for. */
const heightening: Parser<Effect[]> = any<Effect[]>(
  p`add~ ${number} (level|levels) of one skill that is in ${possessor} requirements to that requirement ${opt(duration)}`.to(
    ([by, what, until]): Effect[] => [
      { x: 'name', as: open('new'), what: 'skill', who: ACTOR, of: what },
      {
        x: 'mod',
        what,
        mods: [{ m: 'levels', by, only: { id: open('skill') } }],
        ...(until !== undefined && { until }),
      },
    ],
  ),
  p`add~ ${number} (level|levels) of skill ${letter} to the requirements of ${cards} ${opt(duration)}`.to(
    ([by, id, what, until]): Effect[] => [
      { x: 'mod', what, mods: [{ m: 'levels', by, only: { id } }], ...(until !== undefined && { until }) },
    ],
  ),
);

/** 'Meet its Integrity requirements using Cunning instead', 'replace all levels of any one skill in its requirements with 2 Law'. */
export const meeting = alternatives<Effect[]>('meeting');
const meetingWords = meeting.is(
  p`meet~ ${needed} ${demand} (of|on) ${targets} (using|with) ${need} instead? ${opt(duration)}`.to(
    ([required, , all, using, until]) => metWith(all, required, using, until),
  ),
  p`meet~ ${possessor} ${needed} ${demand} (using|with) ${need} instead? ${opt(duration)}`.to(
    ([what, required, , using, until]) => metWith([what], required, using, until),
  ),
  p`${cards} may meet ${attributes} ${demand} ${opt(p`of ${cards}`.to(([of]) => of))} (using|with) ${attribute} instead? ${opt(duration)}`.to(
    ([what, required, , of, using, until]) => [mayMeet(what, required, using, of, until)],
  ),
  // Those of the mission, and those of the dilemmas faced there.
  p`you may meet ${attributes} ${demand} (using|with) ${attribute} instead?`.to(([required, , using]) => [
    mayMeet({ ref: open('that mission') }, required, using),
    ...metWith([FACED], required, using, undefined),
  ]),
  p`you may use ${possessor} ${attribute} to meet ${attributes} ${demand}`.to(([what, using, required]) => [
    mayMeet(what, required, using),
  ]),
  replacing,
  heightening,
);

export const FAMILY: readonly Definition[] = [meetingWords];
