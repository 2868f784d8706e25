/** One card in full: what it is, its numbers as they are now and why, its text. */
import type { CardView } from '../../engine/showing/view.ts';
import { nameOf, playedText } from '../frame/cards.ts';
import { affiliationTags, attributeNames, skillText } from './card-facts.ts';
import type { Desk } from '../frame/state.ts';
import { line, span, wrapped } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';

/** The card laid out for a width. */
export function cardLines(desk: Desk, card: CardView, width: number): readonly Line[] {
  const { definition } = card;
  const text = playedText(card);
  return [
    line(`${card.definition.unique ? '• ' : ''}${definition.title}`, 'heading'),
    ...paragraph(definition.subtitle ?? '', width, 'plain'),
    ...paragraph(kindOf(card), width, 'dim'),
    ...numbers(card),
    ...paragraph(skillText(card.skills), width, 'plain'),
    ...paragraph(
      [...card.icons, ...card.keywords.map((keyword) => withParameter(card, keyword))].join(', '),
      width,
      'dim',
    ),
    ...missionLines(card, width),
    ...(text === '' ? [] : [[], ...paragraph(text, width, 'plain')]),
    ...stateLines(desk, card, width),
    ...desk.explain(card.number).flatMap((text) => paragraph(text, width, 'dim')),
  ];
}

const paragraph = (text: string, width: number, token: 'plain' | 'dim'): readonly Line[] =>
  text === '' ? [] : wrapped(text, Math.max(10, width - 2)).map((each) => line(each, token));

/** `Commander: U.S.S. Galaxy`, `Host`. */
function withParameter({ definition }: CardView, keyword: string): string {
  const parameter = definition.keywords[keyword] ?? '';
  return parameter === '' ? keyword : `${keyword}: ${parameter}`;
}

function kindOf(card: CardView): string {
  const { type, mission, dilemma, species, class: shipClass } = card.definition;
  const cost = card.values['cost'] ?? card.definition.cost;
  const parts = [
    [mission?.kind ?? dilemma, type].filter((part) => part !== undefined).join(' '),
    affiliationTags(card),
    species ?? '',
    shipClass ?? '',
    cost === undefined ? '' : `cost ${cost}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** `Integrity 8`, and the printed number where it counts differently now. */
function numbers(card: CardView): readonly Line[] {
  return attributeNames(card.definition.type).map((name) => {
    const now = card.values[name] ?? 0;
    const printed = card.definition.attributes[name] ?? 0;
    const change = now === printed ? [] : [span(`  printed ${printed}`, 'dim')];
    return [
      span(`${name.charAt(0).toUpperCase()}${name.slice(1)} `.padEnd(10), 'dim'),
      span(String(now), now === printed ? 'plain' : 'heading'),
      ...change,
    ];
  });
}

function missionLines(card: CardView, width: number): readonly Line[] {
  const facts = card.definition.mission;
  if (facts === undefined) return [];
  const { values } = card;
  const points = facts.kind === 'headquarters' ? '' : ` · ${values['points'] ?? facts.points} points`;
  return [
    ...paragraph(`${facts.quadrant} · span ${values['span'] ?? facts.span}${points}`, width, 'plain'),
    ...paragraph(facts.attempt === '' ? '' : `Attempt: ${facts.attempt}`, width, 'plain'),
    ...paragraph(
      facts.requirements === '' ? '' : `Requires: ${card.requirements ?? facts.requirements}`,
      width,
      'plain',
    ),
  ];
}

function stateLines(desk: Desk, card: CardView, width: number): readonly Line[] {
  const states = [
    card.stopped ? 'stopped' : '',
    card.completed ? 'completed' : '',
    card.commander !== null && card.commander !== card.owner ? `commanded by ${nameOf(desk.view, card.commander)}` : '',
  ].filter((state) => state !== '');
  return states.length === 0 ? [] : [[], ...paragraph(states.join(', '), width, 'dim')];
}
