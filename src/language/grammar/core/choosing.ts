/** Reads which cards are chosen or randomly selected, and what becomes of them. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR } from '../../tree/build.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { fate, picked, randomly } from './fates.ts';
import { duration, letter, mods } from './symbols.ts';

const bind = (sel: Sel, meant?: 'kill' | 'stop'): Effect => {
  const { as, ...rest } = sel;
  return { x: 'pick', as: as ?? open('new'), sel: rest, ...(meant && { fate: meant }) };
};
/** House: what is done to them comes later, and may not come. */
const meant: Parser<'kill' | 'stop' | undefined> = opt(
  any<'kill' | 'stop'>(w('meant to be killed', 'kill'), w('meant to be stopped', 'stop')),
);
const then = (sel: Sel, make: (what: Sel) => Effect): Effect[] => [bind(sel), make({ ref: sel.as ?? open('pick') })];
const chosen = (sel: Sel): Sel => ({ ...sel, by: ACTOR });
/** What is chosen is not drawn at random: 'choose a random personnel' is not known to be either. */
const toChoose = picked.to((sel) => (sel.by === 'random' ? undefined : sel));
const atRandom = (sel: Sel): Sel => ({ ...sel, by: 'random' });

const others: Parser<Sel> = w('the (other|others|rest)', { ref: open('others'), n: 'all' });

/** 'Choose a personnel to be killed', 'randomly select two personnel'. */
export const choosing: Parser<Effect[]> = any<Effect[]>(
  p`randomly select~ ${picked} ${fate}`.to(([sel, make]) => then(atRandom(sel), make)),
  p`randomly select~ ${picked} and choose~ ${toChoose} ${fate}`.to(([one, other, make]) => [
    ...then(atRandom(one), make),
    ...then(chosen(other), make),
  ]),
  p`randomly select~ ${picked} ${meant}`.to(([sel, deed]) => [bind(atRandom(sel), deed)]),
  p`randomly ${randomly} ${picked}`.to(([make, sel]) => then(atRandom(sel), make)),
  p`choose~ ${toChoose} ${fate}`.to(([sel, make]) => then(chosen(sel), make)),
  // 'Choose one of them to be stopped and the other to be killed'.
  p`choose~ ${toChoose} ${fate} ,? and ${others} ${fate}`.to(([sel, make, rest, makeOthers]) => [
    ...then(chosen(sel), make),
    makeOthers(rest),
  ]),
  // 'Choose one personnel to be killed or three personnel to be stopped'.
  p`choose~ ${toChoose} ${fate} ,? or ${toChoose} ${fate}`.to(([one, make, other, makeOther]): Effect[] => [
    { x: 'oneOf', who: ACTOR, of: [then(chosen(one), make), then(chosen(other), makeOther)] },
  ]),
  p`choose~ ${toChoose} to be ${mods} ${opt(duration)}`.to(([sel, changes, until]) =>
    then(chosen(sel), (what) => ({ x: 'mod', what, mods: changes, ...(until !== undefined && { until }) })),
  ),
  p`choose~ ${toChoose} to ${mods} ${opt(duration)}`.to(([sel, changes, until]) =>
    then(chosen(sel), (what) => ({ x: 'mod', what, mods: changes, ...(until !== undefined && { until }) })),
  ),
  p`choose~ ${toChoose} ${meant}`.to(([sel, deed]) => [bind(chosen(sel), deed)]),
  p`choose~ an opponent ${opt(p`<paren> ${letter} </paren>`.to(([id]) => id))}`
    .to(([as]): Effect[] => [{ x: 'name', as: as ?? open('new'), what: 'player', who: ACTOR }])
    .cost(2),
);
