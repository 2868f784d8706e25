/** The open question: its choices or candidates, a letter each, and the foot that follows the marks. */
import type { Candidate, CardNumber, Selection } from '../../engine/asking/request.ts';
import type { CardView } from '../../engine/showing/view.ts';
import { cardOf, nameOf, seatOf, titleOf, zone, playedText } from '../cards.ts';
import { candidateName, sumText } from '../question/marking.ts';
import type { Marks } from '../question/marking.ts';
import { trailOf } from '../question/narrow.ts';
import type { Choice, Stage } from '../question/narrow.ts';
import { stackState } from '../question/stack.ts';
import { escapeMeasures, missionsMet, requirementMeasures, teamAt } from '../question/team.ts';
import { currentStage, narrowingOf } from '../state.ts';
import type { Desk, Ui } from '../state.ts';
import { both, clip, cut, span, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { ableIn } from './attempt.ts';
import { listLine, numberNames, personnelLine } from './card-lines.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';
import { footLines, measureLine } from './question-foot.ts';

/** Letters of a list. In a selection `p` is left out: it marks the previous team. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const pickLetter = (index: number): string => letters.charAt(index);
const markLetters = letters.replace('p', '');
export const markLetter = (index: number): string => markLetters.charAt(index);

const fits = (text: string, filter: string): boolean => text.toLowerCase().includes(filter.toLowerCase());

/** The choices that the filter lets through. */
export const shownChoices = (choices: readonly Choice[], filter: string): readonly Choice[] =>
  choices.filter(({ label }) => fits(label, filter));

/** Indices into the selection's candidates that the filter lets through: by name, and for cards by skill and species too. */
export function shownCandidates(desk: Desk, from: readonly Candidate[], filter: string): readonly number[] {
  return from.flatMap((candidate, index) => {
    const card = candidate.kind === 'card' ? cardOf(desk.view, candidate.card) : undefined;
    const words = [
      candidateName(desk.view, candidate),
      ...Object.keys(card?.skills ?? {}),
      ...(card?.affiliations ?? []),
      ...(card?.keywords ?? []),
    ];
    return filter === '' || fits(words.join(' '), filter) ? [index] : [];
  });
}

/** The pane of the question; empty where nothing is asked. */
export function questionPane(ui: Ui, desk: Desk, width: number): Pane {
  const stage = currentStage(ui, desk);
  const question = ui.question;
  if (stage === null || question === null)
    return { title: 'Question', right: '', entries: [note('Nothing is asked now.')] };
  const right = question.filter === '' ? '' : `filter: ${question.filter}`;
  const title = titleFor(ui, desk);
  const context = [...attemptNote(desk), ...playedNote(desk), ...sourceText(desk, width - 4)];
  if (stage.is === 'pick') {
    const hand = question.filter === '' ? handEntries(desk, stage.choices, width) : null;
    if (hand !== null) return { title: 'Hand', right: numberNames, entries: [...context, ...hand] };
    const entries = shownChoices(stage.choices, question.filter).map((choice, index): Entry => ({
      line: [span(`${pickLetter(index)} `), ...choiceLine(desk, choice, width - 3)],
      points: true,
      ...(choice.card === undefined ? {} : { card: choice.card }),
    }));
    return { title, right, entries: [...context, ...orNone(entries)] };
  }
  if (stage.is === 'ready') return { title, right, entries: [note('Enter gives this answer.', 'plain')] };
  const { selection } = stage;
  const shown = shownCandidates(desk, selection.from, question.filter);
  const remarks =
    desk.request?.kind === 'stack' ? stackState(desk.view, selection, question.marks)?.remarks : undefined;
  const entries = shown.map((index, row) =>
    candidateEntry(desk, { row, index, remark: remarks?.get(index) }, question.marks, selection, width),
  );
  const foot = footLines(desk, stage.option, selection, question.marks);
  return { title, right, entries: [...context, ...orNone(entries)], foot };
}

/** Whether the question is which card of the hand: it is asked where the hand lies. */
export function asksForHand(ui: Ui, desk: Desk): boolean {
  const stage = ui.question?.filter === '' ? currentStage(ui, desk) : null;
  return stage?.is === 'pick' && handEntries(desk, stage.choices, 0) !== null;
}

/** The whole hand with letters before what can be played, where the choice is among its cards: nothing moves when one asks. */
function handEntries(desk: Desk, choices: readonly Choice[], width: number): readonly Entry[] | null {
  const hand = zone(desk.view, seatOf(desk.view), 'hand').cards;
  const places = choices.map(({ card, besides }) =>
    besides === undefined ? -1 : hand.findIndex(({ number }) => number === card),
  );
  const isInOrder = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  if (!isInOrder) return null;
  return hand.map((card, place) => {
    const index = places.indexOf(place);
    const besides = choices[index]?.besides ?? '';
    const facts = listLine(card, false, width).slice(1);
    if (index < 0) return { line: [span('  '), ...facts] };
    return {
      line: both([span(`${pickLetter(index)} `), ...facts], besides === '' ? [] : [span(` ${besides}`)], width - 1),
      points: true,
      card: card.number,
    };
  });
}

function choiceLine(desk: Desk, { card: number, label, besides, options }: Choice, width: number): Line {
  const [option = -1] = options;
  const card = besides === undefined ? undefined : cardOf(desk.view, number);
  if (card === undefined || besides === undefined || card.definition.mission !== undefined)
    return [span(label), ...missionFacts(desk, cardOf(desk.view, number), option), ...responseText(desk, number)];
  return both(listLine(card, false, width).slice(1), [span(` ${besides}`)], width);
}

/** What the card does with which one may respond. */
function responseText({ view, request }: Desk, number: CardNumber | undefined): Line {
  const card = request?.kind === 'respond' ? cardOf(view, number) : undefined;
  return card === undefined ? [] : [span(`  ${playedText(card)}`, 'dim')];
}

/** What a mission that is a choice is worth and asks; for a ship's move, what it costs and whether the crew is enough for it. */
function missionFacts(desk: Desk, card: CardView | undefined, option: number): Line {
  const facts = card?.definition.mission;
  if (card === undefined || facts === undefined) return [];
  const worth = facts.kind === 'headquarters' ? '' : ` ${card.values['points'] ?? facts.points}`;
  const asked = facts.kind === 'headquarters' ? [] : [card.requirements ?? facts.requirements];
  const order = moveFacts(desk, card, option) ?? attemptFacts(desk, card, option);
  return [span(`  ${[`${facts.kind}${worth}`, ...(order ?? asked)].join(' · ')}`, 'dim')];
}

function moveFacts(desk: Desk, mission: CardView, index: number): readonly string[] | null {
  const option = desk.request?.options[index];
  const after = option?.verb === 'move' ? desk.preview({ option: index }) : null;
  const ship = after === null ? undefined : cardOf(after, option?.card);
  if (after === null || ship?.ship === undefined) return null;
  const isEnough = missionsMet(after, teamAt(after, ship)).some(({ number }) => number === mission.number);
  return [`range left ${ship.ship.rangeLeft}`, ...(isEnough ? ['✓ enough'] : [])];
}

/** What the team that would attempt lacks for the mission. */
function attemptFacts({ view, request }: Desk, mission: CardView, index: number): readonly string[] | null {
  const option = request?.options[index];
  if (option?.verb !== 'attempt') return null;
  const team = teamAt(view, cardOf(view, option.with) ?? mission);
  const lacking = requirementMeasures(mission, team).filter(({ met }) => !met);
  return [lacking.length === 0 ? '✓ team enough' : `team lacks ${lacking.map(({ text }) => text).join(', ')}`];
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
  // A crew lines up by numbers and skills; among cards of several types cost and type come first.
  const isTeam = from.every(
    (each) => each.kind === 'card' && cardOf(desk.view, each.card)?.definition.type === 'personnel',
  );
  if (candidate === undefined) return note('');
  const place = marks.indexOf(index);
  const mark = place < 0 ? '[ ]' : ordered ? `[${place + 1}]` : '[x]';
  const card = candidate.kind === 'card' ? cardOf(desk.view, candidate.card) : undefined;
  const make = isTeam ? personnelLine : listLine;
  const what: Line =
    card === undefined ? [span(candidateName(desk.view, candidate))] : make(card, false, width - 7).slice(1);
  const warned: Line =
    remark === undefined ? what : both(clip(what, width - 30), [span(`not faced: ${remark} `, 'bad')], width - 7);
  return {
    line: [span(`${markLetter(row)} `), span(`${mark} `, place < 0 ? 'dim' : 'good'), ...warned],
    points: true,
    ...(card === undefined ? {} : { card: card.number }),
  };
}

/** `Beam > from U.S.S. Galaxy > to Earth > which card`, or for what the game asks by itself the words it asks in. */
export function trail(ui: Ui, desk: Desk, width: number): string {
  const narrowing = narrowingOf(ui, desk);
  const remaining = ui.question?.path.at(-1);
  const stage = currentStage(ui, desk);
  if (narrowing === null || remaining === undefined || stage === null) return '';
  const isBegun = narrowing.byField || (ui.question?.path.length ?? 0) > 1;
  const settled = isBegun ? trailOf(narrowing, remaining) : [];
  if (settled.length > 0) return shortened([...settled, asksNow(stage)], ' > ', width);
  const { prompt, source, kind } = narrowing.request;
  // Whose text asks; of an attempt the pane says so.
  const name = source === undefined || kind === 'stack' ? '' : `${titleOf(desk.view, source)}: `;
  const asker = prompt.startsWith(name) ? '' : name;
  return `${asker}${prompt}${stage.is === 'pick' ? ` (${stage.choices.length} legal)` : ''}`;
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
function sourceText({ view, request }: Desk, width: number): readonly Entry[] {
  const source = cardOf(view, request?.source);
  // Of a mission it matters what it asks.
  const asked = source?.requirements ?? source?.definition.mission?.requirements ?? '';
  const text = asked === '' ? (source === undefined ? '' : playedText(source)) : `requires ${asked}`;
  const lines = text === '' ? [] : wrapped(text, Math.max(20, width - 2));
  return lines
    .slice(0, textLines)
    .map((each, index) => note(index === textLines - 1 && lines.length > textLines ? `${each} …` : each, 'plain'));
}

const textLines = 2;

/** The card that is being played while others may respond. */
function playedNote({ view, request }: Desk): readonly Entry[] {
  if (request?.kind !== 'respond') return [];
  return view.players.flatMap(({ seat, name }) =>
    zone(view, seat, 'announced').cards.map((card) =>
      note(`${name} plays ${card.definition.title}: ${playedText(card)}`),
    ),
  );
}

/** What is going on while the question is asked, where a mission is being attempted. */
function attemptNote({ view, request }: Desk): readonly Entry[] {
  const { attempt } = view;
  if (!attempt) return [];
  const { facing } = attempt;
  // The title of the pane is that of the card that asks.
  const where = request?.source === attempt.mission ? '' : ` ${titleOf(view, attempt.mission)}`;
  const faced = facing === null || request?.source === facing.number ? '' : ` · facing ${facing.definition.title}`;
  const spent = `cost spent ${attempt.spent} of ${attempt.total}`;
  const able = ableIn(attempt.involved);
  const asked = facing === null ? [] : measureLine(escapeMeasures(playedText(facing), able));
  const team = sumText(able);
  return [
    note(`${nameOf(view, attempt.player)} attempts${where} with ${attempt.involved.count} · ${spent}${faced}`),
    ...(asked.length > 0
      ? [{ line: [span('team ', 'dim'), ...asked] }]
      : team === ''
        ? []
        : [note(`they have ${team}`)]),
  ];
}
