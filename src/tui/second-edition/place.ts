/** The focus pane of a mission: what it asks, who is there, what lies on and beneath it. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { cardOf, hosted, hostedBy, nameOf, seatOf, playedText } from '../frame/cards.ts';
import { attemptWords } from './card-facts.ts';
import { optionsWith } from '../frame/question/narrow.ts';
import type { Desk } from '../frame/state.ts';
import { line, span, wrapped } from '../frame/text.ts';
import { hiddenNote, pileEntries } from '../frame/panels/zones.ts';
import { crewText, listLine, personnelLine, shipLine } from './card-lines.ts';
import { barEntries } from './requirement-bar.ts';
import { measured, teamAt } from './team.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';

/** The pane of the mission with a number; says so where there is none. */
export function placePane(desk: Desk, number: number | null, width: number): Pane {
  const mission = cardOf(desk.view, number);
  const facts = mission?.definition.mission;
  if (mission === undefined || facts === undefined)
    return { title: 'Mission', right: '', entries: [note('No mission.')] };
  const sides = desk.view.players
    .map(({ seat }) => seat)
    .sort((a, b) => ownFirst(desk.view, a) - ownFirst(desk.view, b));
  const points = facts.kind === 'headquarters' ? '' : ` · ${mission.values['points'] ?? facts.points} points`;
  const distance = `span ${mission.values['span'] ?? facts.span}`;
  return {
    title: missionTitle(mission),
    right: `${facts.kind} · ${facts.quadrant} · ${distance}${points}`,
    entries: [
      ...missionFacts(desk, mission, width),
      ...sides.flatMap((seat) => sideEntries(desk, mission, seat, width)),
      ...cardsWith(desk, mission, 'on', 'Played on it', width),
      ...cardsWith(desk, mission, 'beneath', 'Overcome here', width),
    ],
  };
}

const ownFirst = (view: View, seat: Seat): number => (seat === seatOf(view) ? -1 : seat);

const missionTitle = ({ definition }: CardView): string => {
  const name = definition.subtitle === undefined ? definition.title : `${definition.title}, ${definition.subtitle}`;
  const location = definition.mission?.location;
  return location === undefined ? name : `${name} (${location})`;
};

function missionFacts(desk: Desk, mission: CardView, width: number): readonly Entry[] {
  const facts = mission.definition.mission;
  const requirements = mission.requirements ?? facts?.requirements ?? '';
  const attempt = attemptWords(facts?.attempt ?? '');
  const acts = optionsWith(desk.request, mission.number).length > 0;
  const state = mission.completed ? `completed by ${nameOf(desk.view, mission.commander)}` : '';
  const head = [
    span(acts ? '• ' : '  ', 'good'),
    span(state === '' ? 'This mission' : 'This mission, ', 'heading'),
    span(state, 'good'),
  ];
  return [
    {
      line: [...head, ...(attempt === '' ? [] : [span('  attempt ', 'dim'), span(attempt)])],
      points: true,
      card: mission.number,
    },
    // A team there has it all in its bar, unless there are several ways.
    ...(requirements.includes(' or ') || !isTeamThere(desk, mission) ? named('requires', requirements, width) : []),
    ...named('text', playedText(mission), width),
  ];
}

/** A fact after its name, in as many lines as it takes. */
function named(name: string, text: string, width: number): readonly Entry[] {
  if (text === '') return [];
  return wrapped(text, Math.max(20, width - 12)).map((each, index) => ({
    line: index === 0 ? [span(`  ${name.padEnd(nameColumns)} `, 'dim'), span(each)] : line(`           ${each}`),
  }));
}
const nameColumns = 'requires'.length;

function sideEntries(desk: Desk, mission: CardView, seat: Seat, width: number): readonly Entry[] {
  const here = hostedBy(mission, 'here', seat);
  const ships = hostedBy(mission, 'ships', seat);
  if (here.count === 0 && ships.count === 0) return [];
  const name = seat === seatOf(desk.view) ? 'You' : nameOf(desk.view, seat);
  const token = seat === seatOf(desk.view) ? 'mine' : 'theirs';
  const at = mission.definition.mission?.kind === 'space' ? 'here' : 'on the planet';
  return [
    ...ships.cards.flatMap((ship) =>
      shipEntries(desk, ship, name, token, width, teamEntry(desk, mission, ship, width)),
    ),
    ...hiddenNote(ships),
    ...(here.count === 0
      ? []
      : [
          { line: [span(`${name}: ${crewText([here])} ${at}`, token)] },
          ...teamEntry(desk, mission, mission, width),
          ...crew(desk, here, width),
        ]),
  ];
}

function shipEntries(
  desk: Desk,
  ship: CardView,
  name: string,
  token: 'mine' | 'theirs',
  width: number,
  team: readonly Entry[],
): readonly Entry[] {
  const acts = optionsWith(desk.request, ship.number).length > 0;
  return [
    { line: shipLine(ship, span(name, token), acts, width), points: true, card: ship.number },
    ...team,
    ...hosted(ship, 'aboard').flatMap((pile) => crew(desk, pile, width)),
    ...cardsWith(desk, ship, 'on', 'On this ship', width),
    ...cardsWith(desk, ship, 'damage', 'Damage', width),
  ];
}

/** Whether some of the viewer's people there are measured against the mission. */
const isTeamThere = (desk: Desk, mission: CardView): boolean =>
  [mission, ...hosted(mission, 'ships').flatMap(({ cards }) => cards)].some(
    (place) => teamEntry(desk, mission, place, 0).length > 0,
  );

/** What the viewer's team there has against what the mission asks; nothing where nobody is there, or it is done. */
function teamEntry(desk: Desk, mission: CardView, place: CardView, width: number): readonly Entry[] {
  const team = mission.completed ? [] : teamAt(desk.view, place);
  const parts = team.length === 0 ? [] : measured(desk, mission, team);
  return barEntries(`  ${'team'.padEnd(nameColumns)}`, parts, width);
}

const crew = (desk: Desk, pile: PileView, width: number): readonly Entry[] => [
  ...pile.cards.map((card) => cardEntry(desk, card, width)),
  ...hiddenNote(pile),
];

/** A card as an entry the cursor may rest on. */
export function cardEntry(desk: Desk, card: CardView, width: number): Entry {
  const acts = optionsWith(desk.request, card.number).length > 0;
  const make = card.definition.type === 'personnel' && card.definition.mission === undefined ? personnelLine : listLine;
  return { line: make(card, acts, width), points: true, card: card.number };
}

function cardsWith(desk: Desk, host: CardView, relation: string, title: string, width: number): readonly Entry[] {
  const piles = hosted(host, relation).filter(({ count }) => count > 0);
  if (piles.length === 0) return [];
  const entries = piles.flatMap((pile) => pileEntries(desk, pile, width));
  return [{ line: [span(`${title}: ${piles.reduce((sum, { count }) => sum + count, 0)}`, 'heading')] }, ...entries];
}
