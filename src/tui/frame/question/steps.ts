/** Steps in an open question: begin, pick, mark, give the answer, step out. Each returns the interface as it is then. */
import { optionsIn, type Answer, type CardNumber } from '../../../engine/asking/request.ts';
import { cardAtCursor, cursorIn } from '../focus.ts';
import { markLetter, pickLetter, shownCandidates, shownChoices } from '../panels/question.ts';
import { allOptions, asking, behind, currentStage, isOpenEnded, laysAtPlace, opened } from '../state.ts';
import type { Desk, Question, Ui } from '../state.ts';
import { everything, inverted, reordered, toggled } from './marking.ts';
import type { Marks } from './marking.ts';
import { optionsWith } from './narrow.ts';
import type { Choice, Stage } from './narrow.ts';
import { withKeys } from './remedies.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

export interface Stepped {
  readonly ui: Ui;
  readonly answer?: Answer;
}

/** An order begun by its verb; at once given where the verb says it all. */
export function beginVerb(ui: Ui, desk: Desk, verb: string): Stepped {
  const pool = optionsIn(desk.request).flatMap((option, index) => (option.verb === verb ? [index] : []));
  if (pool.length === 0) {
    const about = desk.face.about(desk.view, verb, { card: cardAtCursor(ui, desk), place: ui.place });
    return { ui: { ...ui, message: { text: withKeys(desk, verb, desk.whyNot(verb, about)), kind: 'refusal' } } };
  }
  return begun(ui, desk, asking(pool, true));
}

/** What can be done with a card, begun from the card. */
export function beginWith(ui: Ui, desk: Desk, card: CardNumber): Stepped {
  const pool = optionsWith(desk.request, card);
  if (pool.length === 0) return { ui: { ...ui, overlay: { kind: 'inspector', scroll: 0 } } };
  const single = new Set(pool.map((index) => desk.request?.options[index]?.verb)).size === 1;
  return begun(ui, desk, asking(pool, single));
}

/** Everything that can be done now. */
export function beginAll(ui: Ui, desk: Desk): Stepped {
  if (desk.request === null)
    return { ui: { ...ui, message: { text: 'You are not asked anything now.', kind: 'note' } } };
  // Looking what there is must not do it, even where it is only one thing.
  return {
    ui: { ...opened(ui, desk, asking(allOptions(desk.request), isOpenEnded(desk.face, desk.request))), message: null },
  };
}

function begun(ui: Ui, desk: Desk, question: Question): Stepped {
  return answeredIfReady({ ...opened(ui, desk, question), message: null }, desk);
}

function answeredIfReady(ui: Ui, desk: Desk): Stepped {
  const stage = currentStage(ui, desk);
  return stage?.is === 'ready' ? { ui, answer: answerOf(stage) } : { ui };
}

const answerOf = ({ option, chosen }: Extract<Stage, { is: 'ready' }>): Answer =>
  chosen === undefined ? { option } : { option, chosen };

function picked(ui: Ui, desk: Desk, choice: Choice | undefined): Stepped {
  if (choice === undefined || ui.question === null) return { ui };
  if (laysAtPlace(ui, desk) && choice.card !== undefined) return laid(ui, desk, choice.options);
  const question = { ...ui.question, path: [...ui.question.path, choice.options] };
  return answeredIfReady(opened(ui, desk, question), desk);
}

/** The card is laid at the selected place, or it is said why it can't be. */
function laid(ui: Ui, desk: Desk, options: readonly number[]): Stepped {
  const all = optionsIn(desk.request);
  const field = desk.request === null ? undefined : desk.face.question.laidAt.get(desk.request.kind);
  const option = options.find((index) => field !== undefined && all[index]?.[field] === ui.place);
  if (option !== undefined) return { ui, answer: { option } };
  const [first] = options.map((index) => itemAt(all, index));
  if (first === undefined) return { ui };
  const about = {
    ...(first.card === undefined ? {} : { card: first.card }),
    ...(ui.place === null ? {} : { at: ui.place }),
  };
  return { ui: { ...ui, message: { text: desk.whyNot(first.verb, about), kind: 'refusal' } } };
}

const withMarks = (ui: Ui, marks: Marks): Ui =>
  ui.question === null ? ui : { ...ui, question: { ...ui.question, marks, asksNone: false } };

/** A letter typed: the choice, or the candidate to mark, that bears it. Null where no line does. */
export function lettered(ui: Ui, desk: Desk, letter: string): Stepped | null {
  const stage = currentStage(ui, desk);
  if (stage === null || ui.question === null || letter === '') return null;
  if (stage.is === 'pick') {
    const choice = shownChoices(stage.choices, ui.question.filter).find((_, index) => pickLetter(index) === letter);
    return choice === undefined ? null : picked(ui, desk, choice);
  }
  if (stage.is === 'ready') return null;
  const rows = shownCandidates(desk, stage.selection, ui.question.filter);
  const row = rows.findIndex((_, index) => markLetter(index) === letter);
  return row < 0 ? null : markRow({ ...ui, cursors: { ...ui.cursors, question: row } }, desk);
}

/** Marks the candidate at the cursor, or takes its mark back. */
export function markRow(ui: Ui, desk: Desk): Stepped {
  const stage = currentStage(ui, desk);
  const index = candidateAtCursor(ui, desk);
  if (stage?.is !== 'mark' || ui.question === null || index === undefined) return { ui };
  return { ui: withMarks(ui, toggled(stage.selection, ui.question.marks, index)) };
}

/** The place in the selection of the candidate at the cursor. */
function candidateAtCursor(ui: Ui, desk: Desk): number | undefined {
  const stage = currentStage(ui, desk);
  if (stage?.is !== 'mark' || ui.question === null) return undefined;
  return shownCandidates(desk, stage.selection, ui.question.filter)[cursorIn('question', ui, desk)];
}

const NONE_MARKED = 'Nothing is marked: Enter again takes none, Space marks this line.';

/** Enter: takes the choice at the cursor, or gives the marks as the answer; with nothing marked the only one asked for is that at the cursor, and none is taken only when asked again. */
export function entered(ui: Ui, desk: Desk): Stepped {
  const stage = currentStage(ui, desk);
  if (stage === null || ui.question === null) return { ui };
  if (stage.is === 'ready') return { ui, answer: answerOf(stage) };
  if (stage.is === 'pick') {
    return picked(ui, desk, shownChoices(stage.choices, ui.question.filter)[cursorIn('question', ui, desk)]);
  }
  const { min, max, from } = stage.selection;
  const { marks, asksNone } = ui.question;
  if (marks.length === 0 && min === 1 && max === 1) {
    const index = candidateAtCursor(ui, desk);
    return index === undefined ? { ui } : { ui, answer: { option: stage.option, chosen: [index] } };
  }
  if (marks.length === 0 && min === 0 && from.length > 0 && !asksNone) {
    const question = { ...ui.question, asksNone: true };
    return { ui: { ...ui, question, message: { text: NONE_MARKED, kind: 'note' } } };
  }
  if (marks.length > max) {
    const text = `Unmark ${marks.length - max}: ${marks.length} are marked, at most ${max} can be taken.`;
    return { ui: { ...ui, message: { text, kind: 'refusal' } } };
  }
  const team = marks.flatMap((mark) => {
    const candidate = from[mark];
    return candidate?.kind === 'card' ? [candidate.card] : [];
  });
  return {
    ui: { ...ui, lastTeam: team.length > 0 ? team : ui.lastTeam },
    answer: { option: stage.option, chosen: marks },
  };
}

export type Marking = 'all' | 'none' | 'invert' | 'previous' | 'up' | 'down';

/** The marks changed as a whole, or the one at the cursor moved in the order. */
export function remarked(ui: Ui, desk: Desk, how: Marking): Ui {
  const stage = currentStage(ui, desk);
  if (stage?.is !== 'mark' || ui.question === null) return ui;
  const { selection } = stage;
  const { marks, filter } = ui.question;
  const rows = shownCandidates(desk, selection, filter);
  const at = rows[cursorIn('question', ui, desk)] ?? -1;
  switch (how) {
    case 'all':
      return withMarks(
        ui,
        filter === '' && selection.open === undefined ? everything(selection) : [...new Set([...marks, ...rows])],
      );
    case 'none':
      return withMarks(ui, []);
    case 'invert':
      return withMarks(ui, inverted(selection, marks));
    case 'previous':
      return withMarks(
        ui,
        selection.from.flatMap((each, index) =>
          each.kind === 'card' && ui.lastTeam.includes(each.card) ? [index] : [],
        ),
      );
    case 'up':
      return withMarks(ui, reordered(marks, at, -1));
    case 'down':
      return withMarks(ui, reordered(marks, at, 1));
  }
}

/** One step out: the filter, then the last pick, then the question; what the game itself asks stays open behind the table. */
export function steppedOut(ui: Ui, desk: Desk): Ui {
  const { question } = ui;
  if (question === null) return ui;
  if (question.filter !== '') return { ...ui, question: { ...question, filter: '' } };
  if (question.path.length > 1) return opened(ui, desk, { ...question, path: question.path.slice(0, -1) });
  const panel = behind(ui, desk);
  const isMine = desk.request !== null && isOpenEnded(desk.face, desk.request);
  return { ...ui, panel, question: isMine ? null : question };
}
