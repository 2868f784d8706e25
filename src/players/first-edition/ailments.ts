/** What ails a ship: cards on it that hold it where it is, or that will destroy it, until somebody aboard cures them. */
import { textOf } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Ability, Cond, Effect, Requirement } from '../../language/tree/index.ts';
import { remembered } from '../remembered.ts';
import { hosted } from '../second-edition/position.ts';
import { meets } from '../second-edition/requirements.ts';
import type { Place } from './position.ts';
import { bothWays } from '../../language/tree/build.ts';

interface Ailment {
  readonly holds: boolean;
  readonly dooms: boolean;
  /** What those aboard must have for it to be over. */
  readonly cures: readonly Requirement[];
}

/** The blocks within an effect. */
function inner(effect: Effect): readonly Effect[] {
  switch (effect.x) {
    case 'if':
      return bothWays(effect);
    case 'later':
      return effect.do;
    default:
      return [];
  }
}

const anyOf = (effects: readonly Effect[], is: (effect: Effect) => boolean): boolean =>
  effects.some((effect) => is(effect) || anyOf(inner(effect), is));

const asked = (condition: Cond): readonly Requirement[] => (condition.c === 'req' ? [condition.req] : []);

/** 'Unless A aboard by then'. */
const escapes = (effects: readonly Effect[]): readonly Requirement[] =>
  effects.flatMap((effect) => [
    ...(effect.x === 'if' && effect.if.c === 'not' ? asked(effect.if.of) : []),
    ...escapes(inner(effect)),
  ]);

const curesIn = ({ at, do: effects }: Ability): readonly Requirement[] =>
  at.t === 'state' ? asked(at.while) : isFatal(effects) ? escapes(effects) : [];

const isFatal = (effects: readonly Effect[]): boolean =>
  anyOf(effects, (effect) => effect.x === 'put' && effect.why === 'destroy');

const ailmentsOf = remembered((ship: CardView): readonly Ailment[] =>
  hosted(ship, 'on').map(({ definition }): Ailment => {
    const { abilities } = textOf(definition).program;
    return {
      holds: abilities.some(({ do: effects }) => effects.some(({ x }) => x === 'ban')),
      dooms: abilities.some(({ do: effects }) => isFatal(effects)),
      cures: abilities.flatMap(curesIn),
    };
  }),
);

const isUncured = ({ cures }: Ailment, crew: readonly CardView[]): boolean =>
  cures.length === 0 || cures.some((cure) => !meets(cure, crew));

/** Whether what lies on the ship keeps it where it is, whoever of these is aboard. */
export const isHeld = ({ card }: Place, crew: readonly CardView[]): boolean =>
  ailmentsOf(card).some((ailment) => ailment.holds && isUncured(ailment, crew));

/** Whether what lies on the ship will destroy it, whoever of these is aboard. */
export const isDoomed = ({ card }: Place, crew: readonly CardView[]): boolean =>
  ailmentsOf(card).some((ailment) => ailment.dooms && isUncured(ailment, crew));
