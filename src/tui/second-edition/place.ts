/** The focus pane of a place: what is to be done there, who is there, what lies on and beneath it. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { cardOf, hiddenIn, hosted, hostedBy, commanderName, nameOf, seatOf, playedText } from '../frame/cards.ts';
import { placeFacts, taskFacts } from '../../effects/terms.ts';
import type { Beside } from '../frame/face.ts';
import { hostsAt, type BoardDesk } from './board.ts';
import { attemptWords, isHeadquarters, attemptOf, requirementsOf } from './card-facts.ts';
import { optionsWith } from '../frame/question/narrow.ts';
import type { Desk } from '../frame/state.ts';
import { capital, cut, line, span, wrapped } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { hiddenNote, pileEntries } from '../frame/panels/zones.ts';
import { crewText, personnelLine, shipLine } from './card-lines.ts';
import { barEntries } from './requirement-bar.ts';
import { measured, teamAt } from './team.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { valueIn } from '../../engine/showing/looking.ts';

/** The pane of the place with a number; says so where there is none. What stands beside it is left out. */
export function placePane(desk: BoardDesk, number: number | null, width: number, beside: Beside): Pane {
  const { words } = desk.board;
  const place = cardOf(desk.view, number);
  const facts = place && placeFacts(place.definition);
  if (place === undefined || facts === undefined)
    return { title: capital(words.place), right: '', entries: [note(`No ${words.place}.`)] };
  const sides = desk.view.players
    .map(({ seat }) => seat)
    .sort((a, b) => ownFirst(desk.view, a) - ownFirst(desk.view, b));
  const task = isHeadquarters(place) ? undefined : taskFacts(place.definition);
  const points = task === undefined ? '' : ` · ${valueIn(place, 'points')} points`;
  const distance = `span ${valueIn(place, 'span')}`;
  return {
    title: placeTitle(place),
    right: [...desk.board.placeWords(desk.view, place), `${distance}${points}`].join(' · '),
    entries: [
      ...placeEntries(desk, place, width, beside.card),
      ...desk.board.placeEntries(desk, place, width),
      ...sides.flatMap((seat) =>
        sideEntries(desk, place, seat, width, !(beside.underWay && isAttemptedAt(desk.view, place))),
      ),
      ...cardsWith(desk, place, 'on', 'Played on it', width),
      ...cardsWith(desk, place, 'beneath', 'Overcome here', width),
    ],
  };
}

/** Whether an attempt is under way there: its panel has what the team is measured against. */
const isAttemptedAt = ({ attempt }: View, { number }: CardView): boolean =>
  attempt !== null && attempt !== undefined && (attempt.place ?? attempt.mission) === number;

const ownFirst = (view: View, seat: Seat): number => (seat === seatOf(view) ? -1 : seat);

const placeTitle = ({ definition }: CardView): string => {
  const name = definition.subtitle === undefined ? definition.title : `${definition.title}, ${definition.subtitle}`;
  const location = placeFacts(definition)?.location;
  return location === undefined ? name : `${name} (${location})`;
};

function placeEntries(desk: BoardDesk, place: CardView, width: number, isCardBeside: boolean): readonly Entry[] {
  const requirements = requirementsOf(place);
  const attempt = attemptWords(attemptOf(place));
  const acts = optionsWith(desk.request, place.number).length > 0;
  const state = place.completed ? `completed by ${nameOf(desk.view, place.completedBy ?? place.commander)}` : '';
  const name = `This ${desk.board.words.place}`;
  const head = [
    span(acts ? '• ' : '  ', 'good'),
    span(state === '' ? name : `${name}, `, 'heading'),
    span(state, 'good'),
  ];
  const entry = (words: Line): Entry => ({ line: [...head, ...words], points: true, card: place.number });
  if (isCardBeside) return [entry([])];
  return [
    entry(attempt === '' ? [] : [span('  attempt ', 'dim'), span(attempt)]),
    // A team there has it all in its bar, unless there are several ways.
    ...(requirements.includes(' or ') || !isTeamThere(desk, place) ? named('requires', requirements, width) : []),
    ...named('text', playedText(place), width),
  ];
}

/** A fact after its name, in as many lines as it takes. */
export function named(name: string, text: string, width: number): readonly Entry[] {
  if (text === '') return [];
  return wrapped(text, Math.max(20, width - 12)).map((each, index) => ({
    line: index === 0 ? [span(`  ${name.padEnd(nameColumns)} `, 'dim'), span(each)] : line(`           ${each}`),
  }));
}
const nameColumns = 'requires'.length;

function sideEntries(
  desk: BoardDesk,
  place: CardView,
  seat: Seat,
  width: number,
  isMeasured: boolean,
): readonly Entry[] {
  const here = hostedBy(place, 'here', seat);
  const ships = hostedBy(place, 'ships', seat);
  if (here.count === 0 && ships.count === 0) return [];
  const name = commanderName(desk.view, seat);
  const token = seat === seatOf(desk.view) ? 'mine' : 'theirs';
  const team = (host: CardView): readonly Entry[] => (isMeasured ? teamEntry(desk, place, host, width) : []);
  const at = placeFacts(place.definition)?.kind === 'space' ? 'here' : 'on the planet';
  return [
    ...ships.cards.flatMap((ship) => shipEntries(desk, ship, name, token, width, team(ship))),
    ...unseenShips(ships, name),
    ...(here.count === 0
      ? []
      : [
          { line: [span(`${name}: ${crewText([here])} ${at}`, token)] },
          ...(seat === seatOf(desk.view) ? team(place) : []),
          ...crew(desk, here, width),
        ]),
  ];
}

/** Ships that are there and not seen. */
function unseenShips(ships: PileView, name: string): readonly Entry[] {
  const count = hiddenIn(ships);
  return count === 0 ? [] : [note(`  ${name}: ${count} ${count === 1 ? 'ship' : 'ships'} not seen`)];
}

function shipEntries(
  desk: BoardDesk,
  ship: CardView,
  name: string,
  token: 'mine' | 'theirs',
  width: number,
  team: readonly Entry[],
): readonly Entry[] {
  const acts = optionsWith(desk.request, ship.number).length > 0;
  return [
    { line: shipLine(desk.board, ship, span(name, token), acts, width), points: true, card: ship.number },
    ...team,
    ...hosted(ship, 'aboard').flatMap((pile) => crew(desk, pile, width)),
    ...desk.board.ships.carries.flatMap(([relation, title]) => cardsWith(desk, ship, relation, title, width)),
  ];
}

/** Whether some of the viewer's people there are measured against what is to be done. */
export const isTeamThere = (desk: BoardDesk, place: CardView): boolean =>
  hostsAt(desk.board, place).some((host) => teamEntry(desk, place, host, 0).length > 0);

/** What the viewer's team has against what it could do at the place; nothing where nobody is there, or it is done. */
export function teamEntry(desk: BoardDesk, place: CardView, host: CardView, width: number): readonly Entry[] {
  const team = teamAt(desk.view, host);
  if (team.length === 0) return [];
  return desk.board.tasksFor(desk.view, place, seatOf(desk.view)).flatMap((task) => {
    const isPlace = task.number === place.number;
    const name = isPlace ? 'team'.padEnd(nameColumns) : `${cut(task.definition.title, Math.floor(width / 3))}:`;
    return barEntries(`  ${name}`, measured(desk, task, team), width);
  });
}

const crew = (desk: Desk, pile: PileView, width: number): readonly Entry[] => [
  ...pile.cards.map((card) => cardEntry(desk, card, width)),
  ...hiddenNote(pile),
];

/** A card as an entry the cursor may rest on. */
export function cardEntry(desk: Desk, card: CardView, width: number): Entry {
  const acts = optionsWith(desk.request, card.number).length > 0;
  const make = card.definition.type === 'personnel' ? personnelLine : desk.face.listLine;
  return { line: make(card, acts, width), points: true, card: card.number };
}

function cardsWith(desk: Desk, host: CardView, relation: string, title: string, width: number): readonly Entry[] {
  const piles = hosted(host, relation).filter(({ count }) => count > 0);
  if (piles.length === 0) return [];
  const entries = piles.flatMap((pile) => pileEntries(desk, pile, width));
  return [{ line: [span(`${title}: ${piles.reduce((sum, { count }) => sum + count, 0)}`, 'heading')] }, ...entries];
}
