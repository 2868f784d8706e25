/** What views of the objectives variant show beside what those of the Second Edition do: who knows tactics, where objectives were completed. */
import type { ShowingRules } from '../../engine/ruleset/showing-rules.ts';
import { showingRules as shared } from '../second-edition/views.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { completedAt } from './state.ts';
import { knows, pool } from './table.ts';

declare module '../../engine/ruleset/declared.ts' {
  interface CardDetails {
    /** Of a completed objective: the location where it was completed (OBJ-REQ-07). */
    place: CardNumber;
  }
}

export const showing: ShowingRules = {
  ...shared,
  knows,
  pool,
  detailsOf: (engine, card, isVeiled) => ({
    ...shared.detailsOf(engine, card, isVeiled),
    ...(engine.zoneOf(card) === 'completed' && { place: completedAt(engine, card) }),
  }),
};
