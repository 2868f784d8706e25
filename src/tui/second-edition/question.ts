/** The Second Edition's questions: what goes on while they are asked, what a choice brings, the foot that follows the marks. */
import { doing } from '../../table/index.ts';
import type { Candidate, CardNumber, Selection } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import type { Measured } from '../../engine/state/events.ts';
import { cardOf, nameOf, playedText, titleOf, zone } from '../frame/cards.ts';
import type { QuestionFace } from '../frame/face.ts';
import type { Marks } from '../frame/question/marking.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { both, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { ableIn } from './attempt.ts';
import { listLine, personnelLine } from './card-lines.ts';
import { footLines } from './question-foot.ts';
import { barEntries, barText, barWords, leftLine, leftText, leftWithout, leftWords } from './requirement-bar.ts';
import { stackState } from './stack.ts';
import { isEnough, measured, missionsMet, sumText, teamAt } from './team.ts';

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
  const met = missionsMet({ ...desk, view: after }, teamAt(after, ship));
  const isMet = met.some(({ number }) => number === mission.number);
  return [`range left ${ship.ship.rangeLeft}`, ...(isMet ? ['✓ enough'] : [])];
}

/** What the team that would attempt has against what the mission asks. */
function attemptFacts(desk: Desk, mission: CardView, index: number): readonly string[] | null {
  const option = desk.request?.options[index];
  if (option?.verb !== 'attempt') return null;
  const parts = measured(desk, mission, teamAt(desk.view, cardOf(desk.view, option.with) ?? mission));
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
function attemptNote({ view, request }: Desk, width: number): readonly Entry[] {
  const { attempt } = view;
  if (!attempt) return [];
  const { facing } = attempt;
  // The title of the pane is that of the card that asks.
  const where = request?.source === attempt.mission ? '' : ` ${titleOf(view, attempt.mission)}`;
  const faced = facing === null || request?.source === facing.number ? '' : ` · facing ${facing.definition.title}`;
  const spent = `cost spent ${attempt.spent} of ${attempt.total}`;
  const team = sumText(ableIn(attempt.involved));
  const bars = [
    ...barEntries('dilemma', attempt.standing?.dilemma ?? [], width),
    ...barEntries('mission', attempt.standing?.mission ?? [], width),
  ];
  return [
    note(
      `${doing(nameOf(view, attempt.player), 'attempts')}${where} with ${attempt.involved.count} · ${spent}${faced}`,
    ),
    ...(bars.length > 0 || team === '' ? bars : [note(`they have ${team}`)]),
  ];
}

/** Of a mission it matters what it asks, of any other card what it says. */
function sourceText(source: CardView): string {
  const asked = source.requirements ?? source.definition.mission?.requirements ?? '';
  return asked === '' ? playedText(source) : `requires ${asked}`;
}

/** A crew lines up by numbers and skills; among cards of several types cost and type come first. */
function candidateLine(view: View, from: readonly Candidate[], card: CardView, width: number): Line {
  const isTeam = from.every((each) => each.kind === 'card' && cardOf(view, each.card)?.definition.type === 'personnel');
  const facts = (isTeam ? personnelLine : listLine)(card, false, width);
  const without = leftWithout(view, card.number);
  return without.length === 0 ? facts : both(facts, leftLine(without, Math.floor(width / 3)), width);
}

/** What a mission attempt asks of the team at the moment, in words. */
function said({ attempt }: View): readonly string[] {
  const standing = attempt?.standing ?? null;
  if (!attempt || standing === null) return [];
  const asked = (name: string, parts: readonly Measured[]): readonly string[] =>
    parts.length === 0 ? [] : [`The ${name} asks: ${barWords(parts)}.`];
  return [...asked('dilemma', standing.dilemma), ...asked('mission', standing.mission)];
}

/** What the mission's team would be without somebody. */
function candidateNote(view: View, card: CardNumber): string {
  const without = leftWithout(view, card);
  return without.length === 0 ? '' : ` (left for the mission: ${leftWords(without)})`;
}

/** Why a dilemma would not be faced, as the stack is marked. */
function remarks({ view, request }: Desk, selection: Selection, marks: Marks): ReadonlyMap<number, string> {
  const state = request?.kind === 'stack' ? stackState(view, selection, marks) : null;
  return new Map([...(state?.remarks ?? [])].map(([index, remark]) => [index, `not faced: ${remark}`]));
}

export const question: QuestionFace = {
  picksFrom: { zone: 'hand', title: 'Hand' },
  asks: new Map([['aboard', 'aboard which ship']]),
  context: (desk, width) => [...attemptNote(desk, width), ...playedNote(desk)],
  sourceText,
  saysSource: (kind) => kind === 'stack',
  choiceNotes: missionFacts,
  candidateLine,
  said,
  candidateNote,
  filterWords: ({ skills, affiliations, keywords }) => [...Object.keys(skills), ...affiliations, ...keywords],
  remarks,
  foot: footLines,
};
