/** At which locations an objective can be attempted, as they are printed and as they count (OBJ-ATT-02, -03, -12). */
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

/** The type of location that an objective asks for, in words. */
export const kindAsked = ({ kind }: ReturnType<typeof asksOf>): string =>
  kind === 'either' ? 'planet or space' : kind;

/** OBJ-ATT-02, -12: does the objective ask for a location of this type? */
function asksForKind(objective: Definition, kind: string | undefined): boolean {
  const { kind: asked } = asksOf(objective);
  return kind !== 'headquarters' && (asked === 'either' || asked === kind);
}

/** OBJ-ATT-03: the keywords that the objective asks for beyond these. */
function askedBeyond(objective: Definition, keywords: readonly string[]): readonly string[] {
  const has = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  return asksOf(objective).at.filter((keyword) => !has.has(keyword.toLowerCase()));
}

/** Could the objective be attempted at the location, by what is printed on both? */
export const fitsAsPrinted = (objective: Definition, { place, keywords }: Definition): boolean =>
  asksForKind(objective, place?.kind) && askedBeyond(objective, Object.keys(keywords)).length === 0;

/** OBJ-ATT-02, -12: is the location of the type that the objective asks for? */
export const isOfItsKind = (engine: Engine, objective: CardNumber, place: CardNumber): boolean =>
  asksForKind(engine.definitionOf(objective), missionKind(engine, place));

/** OBJ-ATT-03: the keywords that the objective asks for and the location lacks. */
export const keywordsMissing = (engine: Engine, objective: CardNumber, place: CardNumber): readonly string[] =>
  askedBeyond(engine.definitionOf(objective), keywordsOf(engine, place));

export const fits = (engine: Engine, objective: CardNumber, place: CardNumber): boolean =>
  isOfItsKind(engine, objective, place) && keywordsMissing(engine, objective, place).length === 0;
