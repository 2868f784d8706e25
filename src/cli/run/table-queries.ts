/** Queries at a table that a view answers: a mission, a card. */
import { fold, toldLine } from '../../catalog/index.ts';
import { namesOf, wordsOf } from '../../commands/index.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { View } from '../../engine/showing/view.ts';
import type { SeatWindow } from '../../table/seat-window.ts';
import { cardsIn } from '../../tui/cards.ts';
import { lookLines, missionLines, missionsOf } from '../../tui/line/table.ts';
import type { CommandOutcome } from '../../tui/session.ts';

export const said = (lines: readonly string[]): CommandOutcome => ({ ok: true, lines });
export const sorry = (message: string): CommandOutcome => ({ ok: false, message: toldLine(message) });

/** `mission N`: the mission with that number, counted as the table counts them. */
export function missionQuery(view: View, words: string): CommandOutcome {
  const missions = missionsOf(view);
  const number = Number(words);
  const mission = missions[number - 1];
  if (mission === undefined) return sorry(`mission needs a number from 1 to ${missions.length}: mission N`);
  return said(missionLines(view, mission, number, true));
}

/** `look CARD`: a card by its number, its name or the beginning of it, with how its numbers came about. */
export function lookQuery(view: View, words: string, explain: (card: CardNumber) => readonly string[]): CommandOutcome {
  const wanted = fold(words.replace(/^@/, ''));
  const cards = [...cardsIn(view).values()];
  const card =
    cards.find((each) => `${each.number}` === wanted) ??
    cards.find((each) => namesOf(each.definition, wordsOf(view)).includes(wanted)) ??
    cards.find((each) => namesOf(each.definition, wordsOf(view)).some((name) => name.startsWith(wanted)));
  if (card === undefined) return sorry(`You see no card called '${words}'.`);
  return said([...lookLines(view, card), ...explain(card.number).map((line) => `  ${line}`)]);
}

/** How the numbers of a card came about, a line each; none where they are as printed. */
export function explainLines(window: SeatWindow, card: CardNumber): readonly string[] {
  const cards = cardsIn(window.view());
  return Object.entries(cards.get(card)?.values ?? {}).flatMap(([name, value]) => {
    const explanation = window.explain(card, name);
    if (explanation === null || explanation.steps.length === 0) return [];
    const steps = explanation.steps.map((step) => {
      const source = step.source === null ? '' : ` (${cards.get(step.source)?.definition.title ?? 'a card'})`;
      return `${step.change}${source}${step.rules.length === 0 ? '' : ` [${step.rules.join(' ')}]`}`;
    });
    return [`${name} ${value} = ${explanation.base} printed, ${steps.join(', ')}`];
  });
}
