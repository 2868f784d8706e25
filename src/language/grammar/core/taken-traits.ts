/** Reads what a card takes from another or becomes by choice: all its skills and attributes, a species. */
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR } from '../../tree/build.ts';
import type { Amount, Attr, Duration, Effect, Mod, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { possessor } from './possessors.ts';
import { attribute, cards, duration, letter } from './symbols.ts';

const ATTRIBUTES: readonly Attr[] = ['Integrity', 'Cunning', 'Strength'];
/** The letter of a card that is chosen as its skills are taken. */
const CHOSEN = 'h';
/** All skills of a card, and its attributes added to one's own. */
function everythingOf(from: Sel): Mod[] {
  const of: Sel = { ref: from.ref ?? CHOSEN };
  return [
    { m: 'gain', trait: { allSkills: from.ref === undefined ? { ...from, as: CHOSEN } : of } },
    ...ATTRIBUTES.map((prop): Mod => ({ m: 'num', prop, by: { a: 'prop', prop, of } })),
  ];
}
const lasting = (until: Duration | undefined): { until?: Duration } => (until === undefined ? {} : { until });
const verb = w('(gain~)', 0);

/** 'He gains all skills and attributes on a personnel in your discard pile', 'he becomes a species of your choice'. */
export const taking: Parser<Effect[]> = any<Effect[]>(
  p`(make|have)? ${cards} ${verb} all skills and attributes (on|of|from) ${cards} ${opt(duration)}`.to(
    ([what, , from, until]): Effect[] => [{ x: 'mod', what, mods: everythingOf(from), ...lasting(until) }],
  ),
  // 'Replace his Integrity with the Integrity of a personnel in your discard pile': of one that is chosen.
  p`replace~ ${possessor} ${attribute} with the ${attribute} of ${cards} ${opt(duration)}`.to(
    ([whose, prop, taken, from, until]): Effect[] => {
      // Whoever is chosen is another one.
      const what: Sel = whose.ref === open('he') ? { ref: open('this personnel') } : whose;
      const pick: Effect[] = from.ref === undefined ? [{ x: 'pick', as: CHOSEN, sel: { ...from, by: ACTOR } }] : [];
      const to: Amount = { a: 'prop', prop: taken, of: { ref: from.ref ?? CHOSEN } };
      return [...pick, { x: 'mod', what, mods: [{ m: 'set', prop, to }], ...lasting(until) }];
    },
  ),
  // 'Your personnel cannot gain skills here'.
  p`${cards} cannot gain skills here`.to(([what]): Effect[] | undefined =>
    what.at || what.ref !== undefined || what.of === undefined
      ? undefined
      : [{ x: 'mod', what: { n: 'all', ...what, at: { p: 'here' } }, mods: [{ m: 'exempt', from: 'gainSkills' }] }],
  ),
  p`(make|have)? ${cards} become~ a species of your choice ${opt(duration)}`.to(([what, until]): Effect[] => [
    { x: 'name', as: open('new'), what: 'species', who: ACTOR },
    { x: 'mod', what, mods: [{ m: 'become', trait: { speciesNamed: true, id: open('species') } }], ...lasting(until) },
  ]),
);

/** 'Becomes the named affiliation', house 'becomes species A'; what a ship can bear. */
export const becomingNamed: Parser<Mod[]> = any<Mod[]>(
  w('require~ an additional damage card to destroy it', [{ m: 'num', prop: 'endurance', by: 1 }]),
  p`become~ affiliation ${letter}`.to(([id]): Mod[] => [{ m: 'become', trait: { affiliationNamed: true, id } }]),
  w('become~ (that|the named) affiliation', [
    { m: 'become', trait: { affiliationNamed: true, id: open('affiliation') } },
  ]),
  p`become~ species ${letter}`.to(([id]): Mod[] => [{ m: 'become', trait: { speciesNamed: true, id } }]),
);
