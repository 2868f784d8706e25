/** Cards of the objectives variant on a list. */
import type { CardView } from '../../engine/showing/view.ts';
import { playedText } from '../frame/cards.ts';
import type { Line } from '../frame/text.ts';
import { listLine as listLineOfShared, textLine } from '../second-edition/card-lines.ts';
import { asksWhere, pointsOf, tacticText } from './card-facts.ts';
import { requirementsOf } from '../second-edition/card-facts.ts';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** A card of any type: tactics with what they add, systems with their type, objectives with what they are worth and ask. */
export function listLine(card: CardView, acts: boolean, width: number): Line {
  const { system, objective, tactic } = card.definition;
  const text = playedText(card);
  if (tactic !== undefined) return textLine(card, { lead: 'T', text: joined(tacticText(card), text) }, acts, width);
  if (system !== undefined) {
    const cost = card.values['cost'] ?? card.definition.cost;
    return textLine(card, { lead: `${cost ?? '-'} Y`, text: joined(system, text) }, acts, width);
  }
  if (objective !== undefined) {
    const asked = requirementsOf(card);
    return textLine(card, { lead: `${pointsOf(card)} O`, text: joined(asksWhere(card), asked, text) }, acts, width);
  }
  return listLineOfShared(card, acts, width);
}
