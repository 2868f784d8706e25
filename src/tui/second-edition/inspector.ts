/** One card in full: what it is, its numbers as they are now and why, its text. */
import type { CardView } from '../../engine/showing/view.ts';
import { nameOf, playedText } from '../frame/cards.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import type { BoardDesk } from './board.ts';
import { affiliationTags, attributeNames, isHeadquarters, skillText, attemptOf, requirementsOf } from './card-facts.ts';
import type { Desk } from '../frame/state.ts';
import { capital, line, span, wrapped } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** The card laid out for a width. */
export function cardLines(desk: BoardDesk, card: CardView, width: number): readonly Line[] {
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
    ...factLines(desk, card, width),
    ...[...desk.board.printed(card), ...desk.board.present(desk.view, card)].flatMap((fact) =>
      paragraph(fact, width, 'plain'),
    ),
    ...(text === '' ? [] : [[], ...paragraph(text, width, 'plain')]),
    ...stateLines(desk, card, width),
    ...desk.explain(card.number).flatMap((text) => paragraph(text, width, 'dim')),
  ];
}

const paragraph = (text: string, width: number, token: 'plain' | 'dim'): readonly Line[] =>
  text === '' ? [] : wrapped(text, Math.max(10, width - 2)).map((each) => line(each, token));

/** `Commander: U.S.S. Galaxy`, `Host`. */
export function withParameter({ definition }: CardView, keyword: string): string {
  const parameter = definition.keywords[keyword] ?? '';
  return parameter === '' ? keyword : `${keyword}: ${parameter}`;
}

function kindOf(card: CardView): string {
  const { type, dilemma, species, class: shipClass } = card.definition;
  const cost = card.values['cost'] ?? card.definition.cost;
  const parts = [
    [placeFacts(card.definition)?.kind ?? dilemma, type].filter((part) => part !== undefined).join(' '),
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
    const now = valueIn(card, name);
    const printed = card.definition.attributes[name] ?? 0;
    const change = now === printed ? [] : [span(`  printed ${printed}`, 'dim')];
    return [
      span(`${capital(name)} `.padEnd(10), 'dim'),
      span(String(now), now === printed ? 'plain' : 'heading'),
      ...change,
    ];
  });
}

/** Where a place is and what a task is worth and asks. */
function factLines({ board, view }: BoardDesk, card: CardView, width: number): readonly Line[] {
  const [place, task] = [placeFacts(card.definition), taskFacts(card.definition)];
  const facts = [
    ...(place === undefined ? [] : [...board.placeWords(view, card).slice(1), `span ${valueIn(card, 'span')}`]),
    ...(task === undefined || isHeadquarters(card) ? [] : [`${valueIn(card, 'points')} points`]),
  ];
  const [attempt, requirements] = [attemptOf(card), requirementsOf(card)];
  return [
    ...paragraph(facts.join(' · '), width, 'plain'),
    ...paragraph(attempt === '' ? '' : `Attempt: ${attempt}`, width, 'plain'),
    ...paragraph(requirements === '' ? '' : `Requires: ${requirements}`, width, 'plain'),
  ];
}

function stateLines(desk: Desk, card: CardView, width: number): readonly Line[] {
  const states = [
    card.stopped ? 'stopped' : '',
    card.completed ? 'completed' : '',
    card.flipped ? 'its other side is up' : '',
    card.commander !== null && card.commander !== card.owner ? `commanded by ${nameOf(desk.view, card.commander)}` : '',
  ].filter((state) => state !== '');
  return states.length === 0 ? [] : [[], ...paragraph(states.join(', '), width, 'dim')];
}
