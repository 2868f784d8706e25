/** Cards of First Edition on a list: nothing has a cost, so a line begins with what the card is. */
import type { CardView } from '../../engine/showing/view.ts';
import { playedText } from '../frame/cards.ts';
import { column, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { affiliationTags, affiliationToken, attributeText, requirementsOf } from '../second-edition/card-facts.ts';
import { fullName, nameColumns, NARROW, personnelLine, tally, textLine } from '../second-edition/card-lines.ts';
import { iconsOn, pointsOf, spanOf } from './card-facts.ts';

/** Two letters for what a card is: `Pe`, `Sh`, `Eq`, `Ev`, `In`, `Ar`, `Ou`, `Mi`; of a dilemma where it may lie. */
function typeWord({ definition }: CardView): string {
  const { type, dilemma } = definition;
  if (dilemma !== undefined) return DILEMMAS.get(dilemma) ?? 'D';
  return type.charAt(0).toUpperCase() + type.charAt(1);
}
const DILEMMAS: ReadonlyMap<string, string> = new Map([
  ['planet', 'DP'],
  ['space', 'DS'],
  ['dual', 'DE'],
]);

/** `acts`: something can be done with it now. */
export function listLine(card: CardView, acts: boolean, width: number): Line {
  const { type, fields } = card.definition;
  const mark = acts ? span('• ', 'good') : span('  ');
  if (type === 'personnel') return [mark, span('Pe ', 'heading'), ...personnelLine(card, false, width - 3).slice(1)];
  if (type === 'mission') return textLine(card, { lead: 'Mi', text: missionText(card) }, acts, width);
  if (type !== 'ship') {
    const points = typeof fields?.['points'] === 'number' ? `${fields['points']} points. ` : '';
    return textLine(card, { lead: typeWord(card), text: `${points}${playedText(card)}` }, acts, width);
  }
  const name = nameColumns(width);
  const rest = width < NARROW ? '' : shipText(card, width);
  return [
    mark,
    span('Sh ', 'heading'),
    span(`${column(fullName(card, name), name)} `),
    span(`${column(affiliationTags(card), 4)} `, affiliationToken(card)),
    span(`${attributeText(card)}  `.slice(0, rest === '' ? -2 : undefined)),
    span(rest, 'dim'),
  ];
}

const shipText = ({ definition }: CardView, width: number): string => {
  const crew = definition.staffing.length === 0 ? 'anybody' : tally(definition.staffing);
  const { equipment } = definition.fields ?? {};
  return Array.isArray(equipment) && width >= ROOMY ? `${crew} · ${equipment.join(', ')}` : crew;
};
const ROOMY = 70;

const missionText = (mission: CardView): string =>
  [
    mission.definition.mission?.kind ?? '',
    String(pointsOf(mission)),
    `span ${spanOf(mission)}`,
    iconsOn(mission)
      .map((name) => name.slice(0, 3))
      .join(' '),
    requirementsOf(mission),
  ]
    .filter((word) => word !== '')
    .join(' · ');
