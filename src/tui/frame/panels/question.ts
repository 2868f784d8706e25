/** The open question: its choices or candidates, a letter each, and the foot that follows the marks. */
import type { Candidate, CardNumber, Selection } from '../../../engine/asking/request.ts';
import { put } from '../../../table/index.ts';
import { cardOf, playedText, seatOf, titleOf, zone } from '../cards.ts';
import { layout } from '../layout.ts';
import { candidateName, measureLine, measures } from '../question/marking.ts';
import type { Marks } from '../question/marking.ts';
import { trailOf } from '../question/narrow.ts';
import type { Choice, Stage } from '../question/narrow.ts';
import { currentStage, narrowingOf } from '../state.ts';
import type { Desk, Ui } from '../state.ts';
import { both, clip, cut, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { holds } from './filter.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';

/** Letters of a list. In a selection `p` is left out: it marks the previous team. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const pickLetter = (index: number): string => letters.charAt(index);
const markLetters = letters.replace('p', '');
export const markLetter = (index: number): string => markLetters.charAt(index);

/** The choices that the filter lets through. */
export const shownChoices = (choices: readonly Choice[], filter: string): readonly Choice[] =>
  choices.filter(({ label }) => holds(label, filter));

/** Of titles of all cards so many rows are drawn: the filter finds the others. */
const MOST_TITLES = 40;

/** Indices into the selection's candidates that stand in rows: those that the filter lets through. */
export function shownCandidates(desk: Desk, selection: Selection, filter: string): readonly number[] {
  const fitting = fittingCandidates(desk, selection.from, filter);
  return selection.open === undefined ? fitting : fitting.slice(0, MOST_TITLES);
}

/** What stands above the rows of a list that is not shown whole. */
function notShown(desk: Desk, selection: Selection, filter: string): readonly Entry[] {
  if (selection.open === undefined) return [];
  const left = fittingCandidates(desk, selection.from, filter).length - MOST_TITLES;
  if (left <= 0) return [];
  return [note(`The first ${MOST_TITLES} titles, of ${left + MOST_TITLES}: / and a part of one finds it.`)];
}

/** Those that the filter lets through: by name, and for cards by what else they are found by. */
function fittingCandidates(desk: Desk, from: readonly Candidate[], filter: string): readonly number[] {
  return from.flatMap((candidate, index) => {
    const card = candidate.kind === 'card' ? cardOf(desk.view, candidate.card) : undefined;
    const words = [
      candidateName(desk.view, candidate),
      ...(card === undefined ? [] : desk.face.question.filterWords(card)),
    ];
    return filter === '' || holds(words.join(' '), filter) ? [index] : [];
  });
}

/** What a panel of its own says already of what is under way: on a wide screen only. */
function saidAside({ columns, rows, rowLines }: Ui, desk: Desk, width: number): readonly Entry[] {
  const { underWay, underWayPanel, panels } = desk.face;
  const isAside = layout(columns, rows, 'pane', rowLines).regions.lower !== undefined && underWay(desk.view).length > 0;
  const panel = isAside ? panels.find(({ name }) => name === underWayPanel) : undefined;
  return panel?.pane(desk, width, { card: true, underWay: true }).entries ?? [];
}

/** The pane of the question; empty where nothing is asked. */
export function questionPane(ui: Ui, desk: Desk, width: number): Pane {
  const stage = currentStage(ui, desk);
  const { question } = ui;
  const { face } = desk;
  if (stage === null || question === null)
    return { title: 'Question', right: '', entries: [note('Nothing is asked now.')] };
  const right = question.filter === '' ? '' : `filter: ${question.filter}`;
  const title = titleFor(ui, desk);
  const said = saidAside(ui, desk, width);
  const isSourceSaid = said.some(({ card }) => card !== undefined && card === desk.request?.source);
  const context = [
    ...(said.length > 0 ? [] : face.question.context(desk, width)),
    ...(isSourceSaid ? [] : sourceText(desk, width - 4)),
  ];
  if (stage.is === 'pick') {
    const lying = question.filter === '' ? whereTheyLie(desk, stage.choices, width) : null;
    if (lying !== null) return { title: lying.title, right: face.listHeading, entries: [...context, ...lying.entries] };
    const entries = shownChoices(stage.choices, question.filter).map((choice, index): Entry => ({
      line: [span(`${pickLetter(index)} `), ...choiceLine(desk, choice, width - 3, fitsPlace(ui, desk, choice))],
      points: true,
      ...(choice.card === undefined ? {} : { card: choice.card }),
    }));
    return { title, right, entries: [...context, ...orNone(entries)] };
  }
  if (stage.is === 'ready') return { title, right, entries: [note('Enter gives this answer.', 'plain')] };
  const { selection } = stage;
  const shown = shownCandidates(desk, selection, question.filter);
  const remarks = face.question.remarks(desk, selection, question.marks);
  const entries = shown.map((index, row) =>
    candidateEntry(desk, { row, index, remark: remarks.get(index) }, question.marks, selection, width),
  );
  const more = notShown(desk, selection, question.filter);
  const foot = face.question.foot(desk, stage.option, selection, question.marks, width - 2) ?? [
    measureLine(measures(selection, question.marks)),
  ];
  return { title, right, entries: [...context, ...more, ...orNone(entries)], foot };
}

/** Whether the question is which card of a zone: it is asked where they lie. */
export function asksWhereItLies(ui: Ui, desk: Desk): boolean {
  const stage = ui.question?.filter === '' ? currentStage(ui, desk) : null;
  return stage?.is === 'pick' && whereTheyLie(desk, stage.choices, 0) !== null;
}

/**
 * The whole zone with letters before what can be picked, where the choice is among its cards: nothing moves when one asks. Null where it is not.
 */
function whereTheyLie(
  { view, face }: Desk,
  choices: readonly Choice[],
  width: number,
): { readonly title: string; readonly entries: readonly Entry[] } | null {
  const from = face.question.picksFrom;
  if (from === null) return null;
  const { cards } = zone(view, seatOf(view), from.zone);
  const places = choices.map(({ card, besides }) =>
    besides === undefined ? -1 : cards.findIndex(({ number }) => number === card),
  );
  const isInOrder = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  if (!isInOrder) return null;
  const entries = cards.map((card, place): Entry => {
    const index = places.indexOf(place);
    const besides = choices[index]?.besides ?? '';
    const facts = face.listLine(card, false, width).slice(1);
    if (index < 0) return { line: [span('  '), ...facts] };
    return {
      line: both([span(`${pickLetter(index)} `), ...facts], besides === '' ? [] : [span(` ${besides}`)], width - 1),
      points: true,
      card: card.number,
    };
  });
  return { title: from.title, entries };
}

/** Whether it can be laid at the selected place; null where that is not the question. */
function fitsPlace(ui: Ui, { request, face }: Desk, { card, options }: Choice): boolean | null {
  const field = request === null ? undefined : face.question.laidAt.get(request.kind);
  if (field === undefined || card === undefined || ui.question?.path.length !== 1) return null;
  return options.some((index) => request?.options[index]?.[field] === ui.place);
}

function choiceLine(
  desk: Desk,
  { card: number, label, besides, options }: Choice,
  width: number,
  fits: boolean | null,
): Line {
  const { face } = desk;
  const [option = -1] = options;
  const card = cardOf(desk.view, number);
  if (card === undefined || besides === undefined || face.isPlace(card))
    return [span(label), ...face.question.choiceNotes(desk, card, option), ...responseText(desk, number)];
  if (fits !== null) return face.listLine(card, fits, width);
  const more = [span(` ${besides}`), ...face.question.choiceNotes(desk, card, option)];
  return both(face.listLine(card, false, width).slice(1), more, width);
}

/** What the card does with which one may respond. */
function responseText({ view, request }: Desk, number: CardNumber | undefined): Line {
  const card = request?.kind === 'respond' ? cardOf(view, number) : undefined;
  return card === undefined ? [] : [span(`  ${playedText(card)}`, 'dim')];
}

const orNone = (entries: readonly Entry[]): readonly Entry[] =>
  entries.length > 0 ? entries : [note('Nothing fits the filter.')];

interface Row {
  /** Its place in the list as it is shown, and in the selection. */
  readonly row: number;
  readonly index: number;
  /** Why marking it is in vain. */
  readonly remark: string | undefined;
}

function candidateEntry(
  desk: Desk,
  { row, index, remark }: Row,
  marks: Marks,
  { ordered, from }: Selection,
  width: number,
): Entry {
  const candidate = from[index];
  if (candidate === undefined) return note('');
  const place = marks.indexOf(index);
  const mark = place < 0 ? '[ ]' : ordered ? `[${place + 1}]` : '[x]';
  const card = candidate.kind === 'card' ? cardOf(desk.view, candidate.card) : undefined;
  const what: Line =
    card === undefined
      ? [span(candidateName(desk.view, candidate))]
      : desk.face.question.candidateLine(desk.view, from, card, width - 7).slice(1);
  const warned: Line =
    remark === undefined ? what : both(clip(what, width - 30), [span(`${remark} `, 'bad')], width - 7);
  return {
    line: [span(`${markLetter(row)} `), span(`${mark} `, place < 0 ? 'dim' : 'good'), ...warned],
    points: true,
    ...(card === undefined ? {} : { card: card.number }),
  };
}

/** `Move > from Galaxy > to Earth > which card`, or for what the game asks by itself the words it asks in. */
export function trail(ui: Ui, desk: Desk, width: number): string {
  const narrowing = narrowingOf(ui, desk);
  const remaining = ui.question?.path.at(-1);
  const stage = currentStage(ui, desk);
  if (narrowing === null || remaining === undefined || stage === null) return '';
  const isBegun = narrowing.byField || (ui.question?.path.length ?? 0) > 1;
  const settled = isBegun ? trailOf(narrowing, remaining) : [];
  if (settled.length > 0) return shortened([...settled, asksNow(stage)], ' > ', width);
  const { prompt, source, kind } = narrowing.request;
  // Whose text asks, unless the pane says so.
  const name = source === undefined || desk.face.question.saysSource(kind) ? '' : `${titleOf(desk.view, source)}: `;
  const asker = prompt.startsWith(name) ? '' : name;
  return `${asker}${put(prompt)}${stage.is === 'pick' ? ` (${stage.choices.length} legal)` : ''}`;
}

function asksNow(stage: Stage): string {
  if (stage.is === 'mark') return stage.selection.max === 1 ? 'which one' : 'which';
  if (stage.is === 'ready' || stage.choices.length === 1) return 'Enter takes it';
  return `${stage.asks} (${stage.choices.length} legal)`;
}

/** The parts joined in so many columns: the longest gives way. */
function shortened(parts: readonly string[], between: string, width: number): string {
  const longest = Math.max(...parts.map(({ length }) => length));
  const whole = parts.join(between);
  if (whole.length <= width || longest <= 8) return whole;
  return shortened(
    parts.map((part) => cut(part, longest - 1)),
    between,
    width,
  );
}

/** Whose question it is: the card whose text asks, or what kind of choice it is. */
function titleFor(ui: Ui, desk: Desk): string {
  const { request } = desk;
  if (request?.source !== undefined) return titleOf(desk.view, request.source);
  return ui.question?.byField === true ? 'Your order' : 'Your choice';
}

/** The text of the card that asks: enough of it to answer by; the inspector has the rest. */
function sourceText({ view, request, face }: Desk, width: number): readonly Entry[] {
  const source = cardOf(view, request?.source);
  const text = source === undefined ? '' : face.question.sourceText(source);
  const lines = text === '' ? [] : wrapped(text, Math.max(20, width - 2));
  return lines
    .slice(0, textLines)
    .map((each, index) => note(index === textLines - 1 && lines.length > textLines ? `${each} …` : each, 'plain'));
}

const textLines = 2;
