/** The panel of a mission attempt: who attempts what, what may still be spent, what is faced and what was. */
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import type { AttemptView } from '../../rules/second-edition/views.ts';
import { doing } from '../../table/index.ts';
import { nameOf, titleOf, playedText } from '../frame/cards.ts';
import { barEntries, standingIn } from './requirement-bar.ts';
import type { BoardDesk } from './board.ts';
import type { Beside } from '../frame/face.ts';
import type { Desk } from '../frame/state.ts';
import { line, span, wrapped } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { hiddenNote } from '../frame/panels/zones.ts';
import { cardEntry } from './place.ts';
import { crewText, listLine } from './card-lines.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { choosableIn, costOf } from '../../engine/showing/looking.ts';

/** The attempt under way; says so where there is none. What the middle of the screen says already is left out. */
export function attemptPane(desk: BoardDesk, width: number, { underWay }: Beside): Pane {
  const { view } = desk;
  const { attempt } = view;
  if (!attempt)
    return { title: 'Dilemmas', right: '', entries: [note(`No ${desk.board.words.task} is being attempted.`)] };
  return {
    title: `Attempt: ${titleOf(view, attempt.mission)}${placeOf(view, attempt)}`,
    right: doing(nameOf(view, attempt.player), 'attempts'),
    entries: [
      ...summary(desk, attempt, width),
      ...barEntries(desk.board.words.task, standingIn(attempt).mission, width),
      ...faced(attempt, width),
      // What is faced now stands above.
      ...attempt.revealed
        .filter(({ card }) => card.number !== attempt.facing?.number)
        .map(({ card, outcome }): Entry => ({
          line: [span(`${outcome.padEnd(10)} `, outcome === 'overcome' ? 'good' : 'dim'), span(card.definition.title)],
          points: true,
          card: card.number,
        })),
      ...section(desk, 'Stack, first to be revealed on top', attempt.stack.cards, width),
      ...section(desk, 'Drawn', underWay ? attempt.drawn.cards.filter(isNotOffered(desk)) : attempt.drawn.cards, width),
      ...(attempt.involved.count === 0
        ? []
        : [{ line: [span(`Facing it: ${crewText([attempt.involved])}`, 'heading')] }]),
      ...(underWay
        ? []
        : [...attempt.involved.cards.map((card) => cardEntry(desk, card, width)), ...hiddenNote(attempt.involved)]),
    ],
  };
}

/** What is chosen from stands in the question. */
const isNotOffered = ({ request }: Desk): ((card: CardView) => boolean) => {
  const offered = new Set(
    request?.options.flatMap((option) =>
      choosableIn(option).flatMap((each) => (each.kind === 'card' ? [each.card] : [])),
    ),
  );
  return ({ number }) => !offered.has(number);
};

/** ` at Rock`, where a task is attempted that is no place itself. */
export const placeOf = (view: View, { place }: AttemptView): string =>
  place === undefined ? '' : ` at ${titleOf(view, place)}`;

/** The personnel of a pile that count: stopped ones do not. */
export const ableIn = ({ cards }: PileView): readonly CardView[] =>
  cards.filter(({ definition, stopped }) => definition.type === 'personnel' && !stopped);

/** What everybody knows of it: how many to draw, what may be spent and is. In two lines where one is too narrow. */
function summary(desk: Desk, attempt: AttemptView, width: number): readonly Entry[] {
  const draws: Line = [
    span(`${doing(nameOf(desk.view, attempt.opponent), 'draws')} ${attempt.draw}, may spend `),
    span(String(attempt.total), 'heading'),
    span(`, spent ${attempt.spent}`),
  ];
  const piles = line(`drawn ${attempt.drawn.count} · stack ${attempt.stack.count}`, 'dim');
  return width < 60 ? [{ line: draws }, { line: piles }] : [{ line: [...draws, span('  ·  ', 'dim'), ...piles] }];
}

function faced(attempt: AttemptView, width: number): readonly Entry[] {
  const { facing } = attempt;
  if (facing === null) return [];
  const kind = facing.definition.dilemma ?? 'dilemma';
  const head = [
    span('Facing ', 'question'),
    span(facing.definition.title, 'heading'),
    span(`  ${kind}, cost ${costOf(facing)}`, 'dim'),
  ];
  const text = wrapped(playedText(facing), Math.max(20, width - 3));
  return [
    { line: head, points: true, card: facing.number },
    ...text.map((each) => ({ line: [span(`  ${each}`)] })),
    ...barEntries('  team', standingIn(attempt).dilemma, width),
  ];
}

function section(desk: Desk, title: string, cards: readonly CardView[], width: number): readonly Entry[] {
  if (cards.length === 0) return [];
  return [
    { line: [span(title, 'heading')] },
    ...cards.map((card): Entry => ({ line: listLine(card, false, width), points: true, card: card.number })),
  ];
}
