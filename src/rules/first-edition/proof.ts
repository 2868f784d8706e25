/** A team proves that it has what is asked of it, and shows no more than that (94-SHOW-06, 94-DIL-04). */
import { holds } from '../../effects/meaning.ts';
import {
  contextOf,
  missionContext,
  neededFor,
  personnelIn,
  requirementsOf,
  type Cond,
} from '../../effects/reading/index.ts';
import { showUsed } from '../../effects/doing/index.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Shown } from '../../engine/state/events.ts';
import type { Requirement } from '../../language/tree/index.ts';
import { conditionsOf } from './dilemma-texts.ts';

/** Those of a smallest set who overcome the dilemma are shown, with what each of them gives. */
export function proveAgainst(engine: Engine, dilemma: CardNumber, team: readonly CardNumber[]): void {
  const attempt = attemptIn(engine);
  if (!attempt) return;
  const context = contextOf(engine, engine.ref(dilemma), attempt.player);
  const met = (condition: Cond): readonly Requirement[] => {
    if (condition.c === 'req') return holds(context, condition) ? [condition.req] : [];
    if (condition.c === 'and') return condition.of.flatMap(met);
    return condition.c === 'or'
      ? condition.of
          .filter((one) => holds(context, one))
          .slice(0, 1)
          .flatMap(met)
      : [];
  };
  const needed = conditionsOf(context, dilemma).flatMap(met);
  show(
    engine,
    needed.flatMap((requirement) => neededFor(context, team, requirement)),
  );
}

/** The same of a mission's requirements. */
export function proveFor(engine: Engine, mission: CardNumber, team: readonly CardNumber[]): void {
  const requirement = requirementsOf(engine, mission);
  if (requirement) show(engine, neededFor(missionContext(engine, mission), team, requirement));
}

function show(engine: Engine, shown: readonly Shown[]): void {
  const attempt = attemptIn(engine);
  if (!attempt || shown.length === 0) return;
  const { player } = attempt;
  engine.emit({ type: 'revealed', cards: personnelIn(shown), known: 'all', player }, ['94-SHOW-06']);
  showUsed(engine, player, 'has what is asked:', shown, ['94-SHOW-06']);
}
