/** The foot of a selection: what the marked ones come to, worked out anew at every mark. */
import type { Option, Selection } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { cardOf, placeWith, seatOf } from '../frame/cards.ts';
import { measureLine, measures } from '../frame/question/marking.ts';
import type { Marks, Measure } from '../frame/question/marking.ts';
import { stackState } from './stack.ts';
import { barLines } from './requirement-bar.ts';
import { measured, sumText, tasksMet, teamAt } from './team.ts';
import { cut, line } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { placesOn, type BoardDesk } from './board.ts';
import { missingText } from './card-lines.ts';

/** The lines under the dilemmas that are stacked, and under a team that goes elsewhere; null under any other list. */
export function footLines(
  desk: BoardDesk,
  index: number,
  selection: Selection,
  marks: Marks,
  width: number,
): readonly Line[] | null {
  const option = desk.request?.options[index];
  if (desk.request?.kind === 'stack') return stackFoot(desk.view, selection, marks);
  if (option !== undefined && desk.board.transfers.has(option.verb))
    return beamFoot(desk, { option, index, selection, marks }, width);
  return null;
}

function stackFoot(view: View, selection: Selection, marks: Marks): readonly Line[] {
  const state = stackState(view, selection, marks);
  if (state === null) return [measureLine(measures(selection, marks))];
  const { cost, total, remarks } = state;
  const unfaced = marks.filter((mark) => remarks.has(mark)).length;
  const costs: Measure = { text: `cost ${cost} of ${total}, ${total - cost} left`, met: true };
  const lost: readonly Measure[] = unfaced === 0 ? [] : [{ text: `${unfaced} will not be faced`, met: false }];
  return [measureLine([...measures(selection, marks).slice(0, 1), costs, ...lost])];
}

interface Beaming {
  readonly option: Option;
  readonly index: number;
  readonly selection: Selection;
  readonly marks: Marks;
}

/** Staffing, requirements and numbers of the team as they will be when the marked ones have been beamed. */
function beamFoot(desk: BoardDesk, { option, index, selection, marks }: Beaming, width: number): readonly Line[] {
  const foreseen = marks.length === 0 ? desk.view : desk.preview({ option: index, chosen: marks });
  const after = foreseen ?? desk.view;
  const [from, to] = [cardOf(after, option.from), cardOf(after, option.to ?? option.aboard)];
  const staffed = foreseen === null ? [] : [to, from].flatMap((card) => staffing(card));
  if (to === undefined) return [measureLine([...measures(selection, marks), ...staffed])];
  const marked = foreseen === null ? personnelOf(after, selection, marks) : [];
  const team = [...teamAt(after, to), ...marked];
  return [
    measureLine([...measures(selection, marks), ...staffed]),
    ...taskLines({ ...desk, view: after }, to, team, width),
  ];
}

const personnelOf = (view: View, { from }: Selection, marks: Marks): readonly CardView[] =>
  marks.flatMap((mark) => {
    const candidate = from[mark];
    const card = candidate?.kind === 'card' ? cardOf(view, candidate.card) : undefined;
    return card?.definition.type === 'personnel' && !card.stopped ? [card] : [];
  });

const staffing = (card: CardView | undefined): readonly Measure[] => {
  const state = card?.ship;
  if (card === undefined || state?.staffed === undefined) return [];
  const missing = state.staffed ? 'staffed' : `needs ${missingText(card)}`;
  return [{ text: `${card.definition.title} ${missing}`, met: state.staffed }];
};

/** How far the team is from what there is to do there; elsewhere what it has, and what it could complete. */
function taskLines(desk: BoardDesk, to: CardView, team: readonly CardView[], width: number): readonly Line[] {
  const { board, view } = desk;
  const place = cardOf(view, placeWith({ places: (each, seat) => placesOn(board, each, seat) }, view, to.number));
  const tasks = place === undefined ? [] : board.tasksFor(view, place, seatOf(view));
  const asked = tasks
    .map((task) => ({ task, parts: measured(desk, task, team) }))
    .filter(({ parts }) => parts.length > 0);
  if (asked.length > 0)
    return asked.flatMap(({ task, parts }) =>
      barLines(task === place ? 'team' : `${cut(task.definition.title, Math.floor(width / 3))}:`, parts, width),
    );
  const met = [...new Set(tasksMet(desk, team).map(({ task }) => task.definition.title))];
  const enough =
    met.length === 0
      ? line(`- not enough for any of your ${board.words.task}s yet`, 'dim')
      : line(`✓ enough for ${met.join(', ')}`, 'good');
  return [enough, line(sumText(team), 'dim')];
}
