/** The Second Edition's questions: what goes on while they are asked, what a choice brings, the foot that follows the marks. */
import { doing } from '../../table/index.ts';
import type { Candidate, CardNumber, Selection } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import type { Measured } from '../../engine/state/events.ts';
import { cardOf, nameOf, playedText, titleOf, zone } from '../frame/cards.ts';
import type { QuestionFace, TableFace } from '../frame/face.ts';
import type { Marks } from '../frame/question/marking.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { both, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import { ableIn, placeOf } from './attempt.ts';
import type { Board, BoardDesk } from './board.ts';
import { isHeadquarters, requirementsOf } from './card-facts.ts';
import { personnelLine } from './card-lines.ts';
import { footLines } from './question-foot.ts';
import {
  barEntries,
  barText,
  barWords,
  leftLine,
  leftText,
  leftWithout,
  leftWords,
  standingIn,
} from './requirement-bar.ts';
import { stackState } from './stack.ts';
import { isEnough, measured, sumText, tasksMet, teamAt } from './team.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** What a place or a task that is a choice is worth and asks; for a ship's move, what it costs and whether the crew is enough for it. */
function choiceNotes(desk: BoardDesk, card: CardView | undefined, option: number): Line {
  if (card === undefined) return [];
  const [place, task] = [placeFacts(card.definition), taskFacts(card.definition)];
  if (place === undefined && task === undefined) return [];
  const isTask = task !== undefined && !isHeadquarters(card);
  const worth = isTask ? ` ${valueIn(card, 'points')}` : '';
  const asked = isTask ? [card.requirements ?? task.requirements] : [];
  const order = moveFacts(desk, card, option) ?? attemptFacts(desk, option);
  return [span(`  ${[`${place?.kind ?? ''}${worth}`.trim(), ...(order ?? asked)].join(' · ')}`, 'dim')];
}

function moveFacts(desk: BoardDesk, place: CardView, index: number): readonly string[] | null {
  const option = desk.request?.options[index];
  const after = option?.verb === 'move' ? desk.preview({ option: index }) : null;
  const ship = after === null ? undefined : cardOf(after, option?.card);
  if (after === null || ship?.ship === undefined) return null;
  const met = tasksMet({ ...desk, view: after }, teamAt(after, ship));
  const isMet = met.some((each) => each.place.number === place.number);
  return [`range left ${ship.ship.rangeLeft}`, ...(isMet ? ['✓ enough'] : [])];
}

/** What the team that would attempt has against what is asked. */
function attemptFacts(desk: BoardDesk, index: number): readonly string[] | null {
  const option = desk.request?.options[index];
  const task = cardOf(desk.view, option?.card);
  if (option?.verb !== 'attempt' || task === undefined) return null;
  const host = cardOf(desk.view, option.with) ?? cardOf(desk.view, option.at) ?? task;
  const parts = measured(desk, task, teamAt(desk.view, host));
  if (parts.length === 0) return [];
  return isEnough(parts) ? ['✓ team enough', barText(parts)] : [`team lacks ${leftText(parts)}`];
}

/** The card that is being played while others may respond. */
function playedNote({ view, request }: Desk): readonly Entry[] {
  if (request?.kind !== 'respond') return [];
  return view.players.flatMap(({ seat, name }) =>
    zone(view, seat, 'announced').cards.map((card) =>
      note(`${doing(name, 'plays')} ${card.definition.title}: ${playedText(card)}`),
    ),
  );
}

/** What is going on while the question is asked, where a mission is being attempted. */
function attemptNote({ board, view, request }: BoardDesk, width: number): readonly Entry[] {
  const { attempt } = view;
  if (!attempt) return [];
  const { facing } = attempt;
  // The title of the pane is that of the card that asks.
  const where = request?.source === attempt.mission ? '' : ` ${titleOf(view, attempt.mission)}`;
  const faced = facing === null || request?.source === facing.number ? '' : ` · facing ${facing.definition.title}`;
  const spent = `cost spent ${attempt.spent} of ${attempt.total}`;
  const team = sumText(ableIn(attempt.involved));
  const bars = [
    ...barEntries('dilemma', standingIn(attempt).dilemma, width),
    ...barEntries(board.words.task, standingIn(attempt).mission, width),
  ];
  return [
    note(
      `${doing(nameOf(view, attempt.player), 'attempts')}${where}${placeOf(view, attempt)} with ${attempt.involved.count} · ${spent}${faced}`,
    ),
    ...(bars.length > 0 || team === '' ? bars : [note(`they have ${team}`)]),
  ];
}

/** Of a task it matters what it asks, of any other card what it says. */
function sourceText(source: CardView): string {
  const asked = requirementsOf(source);
  return asked === '' ? playedText(source) : `requires ${asked}`;
}

/** A crew lines up by numbers and skills; among cards of several types cost and type come first. */
const candidateLine =
  (list: TableFace['listLine']) =>
  (view: View, from: readonly Candidate[], card: CardView, width: number): Line => {
    const isTeam = from.every(
      (each) => each.kind === 'card' && cardOf(view, each.card)?.definition.type === 'personnel',
    );
    const facts = (isTeam ? personnelLine : list)(card, false, width);
    const without = leftWithout(view, card.number);
    return without.length === 0 ? facts : both(facts, leftLine(without, Math.floor(width / 3)), width);
  };

/** What an attempt asks of the team at the moment, in words. */
function said({ words }: Board, { attempt }: View): readonly string[] {
  const standing = attempt?.standing ?? null;
  if (!attempt || standing === null) return [];
  const asked = (name: string, parts: readonly Measured[]): readonly string[] =>
    parts.length === 0 ? [] : [`The ${name} asks: ${barWords(parts)}.`];
  return [...asked('dilemma', standing.dilemma), ...asked(words.task, standing.mission)];
}

/** What the mission's team would be without somebody. */
function candidateNote({ words }: Board, view: View, card: CardNumber): string {
  const without = leftWithout(view, card);
  return without.length === 0 ? '' : ` (left for the ${words.task}: ${leftWords(without)})`;
}

/** Why a dilemma would not be faced, as the stack is marked. */
function remarks({ view, request }: Desk, selection: Selection, marks: Marks): ReadonlyMap<number, string> {
  const state = request?.kind === 'stack' ? stackState(view, selection, marks) : null;
  return new Map(state && [...state.remarks].map(([index, remark]) => [index, `not faced: ${remark}`]));
}

/** The questions of a table; `list`: a card on a list. */
export const questionOn = (board: Board, list: TableFace['listLine']): QuestionFace => ({
  picksFrom: { zone: 'hand', title: 'Hand' },
  laidAt: new Map(),
  asks: new Map([['aboard', 'aboard which ship']]),
  context: (desk, width) => [...attemptNote({ ...desk, board }, width), ...playedNote(desk)],
  sourceText,
  saysSource: (kind) => kind === 'stack',
  choiceNotes: (desk, card, option) => choiceNotes({ ...desk, board }, card, option),
  candidateLine: candidateLine(list),
  said: (view) => said(board, view),
  candidateNote: (view, card) => candidateNote(board, view, card),
  filterWords: ({ skills, affiliations, keywords }) => [...Object.keys(skills), ...affiliations, ...keywords],
  remarks,
  foot: (desk, option, selection, marks, width) => footLines({ ...desk, board }, option, selection, marks, width),
});
