/** First Edition's questions: where a seed is laid, what waits to take effect, what a battle has come to, whom an order is about. */
import type { CardNumber, Selection } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { doing } from '../../table/index.ts';
import { cardOf, nameOf, playedText, titleOf, zone } from '../frame/cards.ts';
import type { QuestionFace } from '../frame/face.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Marks } from '../frame/question/marking.ts';
import type { Desk } from '../frame/state.ts';
import { barEntries, barWords, leftText, standingIn } from '../second-edition/requirement-bar.ts';
import { questionOn } from '../second-edition/question.ts';
import { spacelineBoard } from './board.ts';
import { listLine } from './lists.ts';
import { attackEntries } from './encounter.ts';

const shared = questionOn(spacelineBoard, listLine);

/** The attempt in the midst of which somebody is asked: the dilemma they face, and how the team stands against both. */
function attemptNotes({ view, request }: Desk, width: number): readonly Entry[] {
  const { attempting } = view;
  if (!attempting) return [];
  const { facing, team, mission, player } = attempting;
  const standing = standingIn(attempting);
  const faced =
    facing === null || facing.number === request?.source
      ? ''
      : `, facing ${facing.definition.title}: ${playedText(facing)}`;
  return [
    note(`${doing(nameOf(view, player), 'attempts')} ${titleOf(view, mission)} with ${team.count}${faced}`),
    ...barEntries('dilemma', standing.dilemma, width),
    ...barEntries('mission', standing.mission, width),
  ];
}

/** The Mission that is laid. */
function layingNotes({ view, request }: Desk, width: number): readonly Entry[] {
  const mission = request?.kind === 'line' ? cardOf(view, request.options[0]?.card) : undefined;
  return mission === undefined ? [] : [{ line: listLine(mission, false, width) }];
}

/** What was played and waits to take effect, the first first. */
function waitingNotes({ view, request }: Desk): readonly Entry[] {
  if (request?.kind !== 'respond') return [];
  return view.players.flatMap(({ seat, name }) =>
    zone(view, seat, 'announced').cards.map((card) =>
      note(`${doing(name, 'plays')} ${card.definition.title}: ${playedText(card)}`),
    ),
  );
}

/** The attempt as line mode says it before a question. */
function said(view: View): readonly string[] {
  const standing = view.attempting?.standing ?? null;
  if (standing === null) return [];
  return [
    ...(standing.dilemma.length === 0 ? [] : [`The dilemma asks: ${barWords(standing.dilemma)}.`]),
    ...(standing.mission.length === 0 ? [] : [`The mission asks: ${barWords(standing.mission)}.`]),
  ];
}

/** The personnel among candidates of an attempt; an Outpost stands for everybody there. */
function teamIn({ view }: Desk, { from }: Selection, marks: Marks): readonly CardNumber[] {
  const cards = (indices: readonly number[]): readonly CardView[] =>
    indices.flatMap((index) => {
      const candidate = from[index];
      return candidate?.kind === 'card' ? (cardOf(view, candidate.card) ?? []) : [];
    });
  const all = cards([...from.keys()]);
  const marked = cards(marks);
  const team = marked.some(({ definition }) => definition.type === 'outpost') ? all : marked;
  return team.filter(({ definition }) => definition.type === 'personnel').map(({ number }) => number);
}

/** The team of an attempt that is chosen by name: what all of them lack. */
const choiceNotes: QuestionFace['choiceNotes'] = (desk, card, index) => {
  const option = desk.request?.options[index];
  if (desk.request?.kind === 'line') return [];
  if (option?.verb !== 'attempt' || option.card === undefined || option.selection === undefined)
    return shared.choiceNotes(desk, card, index);
  const team = teamIn(desk, option.selection, [...option.selection.from.keys()]);
  return [{ text: `  all: ${leftText(desk.measure(option.card, team))}`, token: 'dim' }];
};

/** Under a team that is to attempt a mission: how it stands. */
const foot: QuestionFace['foot'] = (desk, index, selection, marks, width) => {
  const option = desk.request?.options[index];
  if (option?.verb !== 'attempt' || option.card === undefined) return shared.foot(desk, index, selection, marks, width);
  const parts = desk.measure(option.card, teamIn(desk, selection, marks));
  return barEntries('team', parts, width).map(({ line }) => line);
};

const filterWords = (card: CardView): readonly string[] => [
  ...shared.filterWords(card),
  card.definition.type,
  ...(card.definition.dilemma === undefined ? [] : [card.definition.dilemma]),
];

export const question: QuestionFace = {
  ...shared,
  laidAt: new Map([
    ['seed', 'on'],
    ['outpost', 'at'],
  ]),
  asks: new Map([...shared.asks, ['with', 'with whom'], ['on', 'on or under what']]),
  context: (desk, width) => [
    ...layingNotes(desk, width),
    ...attemptNotes(desk, width),
    ...attackEntries(desk),
    ...waitingNotes(desk),
  ],
  saysSource: () => false,
  choiceNotes,
  said,
  candidateNote: () => '',
  remarks: () => new Map(),
  filterWords,
  foot,
};
