/** At which locations an objective can be attempted, as it is printed (OBJ-ATT-02, -03, -12). */
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { keywordsOf } from '../../effects/meaning.ts';
import { missionKind } from '../second-edition/table.ts';

/** What an objective asks of its location. */
export function asksOf(objective: Definition): NonNullable<Definition['objective']> {
  if (!objective.objective) throw new Error(`${objective.title} is no objective`);
  return objective.objective;
}

/** OBJ-ATT-02, -12: is the location of the type that the objective asks for? */
export function isOfItsKind(engine: Engine, objective: CardNumber, place: CardNumber): boolean {
  const kind = missionKind(engine, place);
  const { kind: asked } = asksOf(engine.definitionOf(objective));
  return kind !== 'headquarters' && (asked === 'either' || asked === kind);
}

/** OBJ-ATT-03: the keywords that the objective asks for and the location lacks. */
export function keywordsMissing(engine: Engine, objective: CardNumber, place: CardNumber): readonly string[] {
  const has = new Set(keywordsOf(engine, place).map((keyword) => keyword.toLowerCase()));
  return asksOf(engine.definitionOf(objective)).at.filter((keyword) => !has.has(keyword.toLowerCase()));
}

export const fits = (engine: Engine, objective: CardNumber, place: CardNumber): boolean =>
  isOfItsKind(engine, objective, place) && keywordsMissing(engine, objective, place).length === 0;
