/** The panel of objectives: what each active one asks and where it fits, which team is enough for it, what is done, and the opponents'. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { hosted, nameOf, seatOf, titleOf, zone } from '../frame/cards.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { clip, column, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { allPlaces, type BoardDesk } from '../second-edition/board.ts';
import { named } from '../second-edition/place.ts';
import { leftLine } from '../second-edition/requirement-bar.ts';
import { isEnough, measured, teamAt } from '../second-edition/team.ts';
import { objectiveHead } from './board.ts';
import { activeOf, asksWhere, completedOf, namesFor } from './card-facts.ts';
import { requirementsOf } from '../second-edition/card-facts.ts';

export function objectivesPane(desk: BoardDesk, width: number): Pane {
  const { view } = desk;
  const own = seatOf(view);
  const others = view.players.map(({ seat }) => seat).filter((seat) => seat !== own);
  const left = zone(view, own, 'objective pile').count;
  return {
    title: 'Objectives',
    right: `${left} in the pile`,
    entries: [
      ...playersEntries(desk, own, width),
      ...others.flatMap((seat): readonly Entry[] => [
        { line: [span(`${nameOf(view, seat)}:`, 'theirs')] },
        ...playersEntries(desk, seat, width),
      ]),
    ],
  };
}

function playersEntries(desk: BoardDesk, seat: Seat, width: number): readonly Entry[] {
  const { view } = desk;
  const [active, done] = [activeOf(view, seat), completedOf(view, seat)];
  return [
    ...(active.length + done.length === 0 ? [note('  none')] : []),
    ...active.flatMap((objective) => activeEntries(desk, objective, seat === seatOf(view), width)),
    ...done.map((objective): Entry => ({
      line: [...objectiveHead(objective, true), ...whereDone(view, objective)],
      points: true,
      card: objective.number,
    })),
  ];
}

const whereDone = (view: View, { completedAt: place }: CardView): Line =>
  place === undefined ? [] : [span(` at ${titleOf(view, place)}`, 'dim')];

function activeEntries(desk: BoardDesk, objective: CardView, isOwn: boolean, width: number): readonly Entry[] {
  const asked = requirementsOf(objective);
  return [
    { line: headLine(desk.view, objective, width), points: true, card: objective.number },
    ...named('requires', asked, width),
    ...(isOwn ? teamEntries(desk, objective, width) : []),
  ];
}

/** What it asks of its location, and at which it fits. */
function headLine(view: View, objective: CardView, width: number): Line {
  const names = namesFor(view, objective);
  const where = names.length === 0 ? [span('fits nowhere', 'bad')] : [span(names.join(', '))];
  return clip([...objectiveHead(objective), span(`  ${asksWhere(objective)} · `, 'dim'), ...where], width - 1);
}

/** A line for each team of the viewer's: whether it is enough, or what it lacks. */
function teamEntries(desk: BoardDesk, objective: CardView, width: number): readonly Entry[] {
  return hostsOf(desk).flatMap((host): readonly Entry[] => {
    const team = teamAt(desk.view, host);
    const parts = team.length === 0 ? [] : measured(desk, objective, team);
    if (parts.length === 0) return [];
    const name = column(host.definition.title, Math.min(MOST_OF_NAME, Math.floor(width / 3)));
    const left = leftLine(parts, width - name.length - INDENT);
    return [{ line: [span(`    ${name}`, isEnough(parts) ? 'mine' : 'dim'), ...left] }];
  });
}
const MOST_OF_NAME = 24;
const INDENT = 6;

/** Every place and ship where somebody may be. */
const hostsOf = ({ board, view }: BoardDesk): readonly CardView[] =>
  allPlaces(board, view).flatMap((place) => [place, ...hosted(place, 'ships').flatMap(({ cards }) => cards)]);
