/** A player's missions side by side: kind, points, span, what was overcome, and who is there. */
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView, View } from '../../engine/showing/view.ts';
import { countOf, hosted, hostedBy, nameOf, playerAt, seatOf, zone } from '../frame/cards.ts';
import { attemptTags, isDamaged, kindSign, missionsOf } from './card-facts.ts';
import type { RowState } from '../frame/face.ts';
import { clip, cut, fill, span, titledRule, toned, width as widthOf } from '../frame/text.ts';
import type { Line, Span } from '../frame/text.ts';

/** Rule and three lines of a player's missions. */
export function missionRow(view: View, seat: Seat, state: RowState, width: number): readonly Line[] {
  const missions = missionsOf(view, seat);
  const isOwn = seat === seatOf(view);
  const name = span(playerAt(view, seat)?.name ?? nameOf(view, seat), isOwn ? 'mine' : 'theirs');
  const rule = titledRule([name, ...turnMark(view, seat)], counts(view, seat, width), width);
  const each = Math.max(8, Math.floor(width / Math.max(missions.length, 5)));
  const cells = missions.map((mission) => missionCell(view, mission, state, each - 1));
  const row = (index: number): Line =>
    fill(
      cells.flatMap((cell) => [...fill(cell[index] ?? [], each - 1), span(' ')]),
      width,
    );
  return [rule, row(0), row(1), row(2)];
}

const turnMark = (view: View, seat: Seat): Line =>
  view.turn.player === seat && view.over === null ? [span(' to play', 'dim')] : [];

function counts(view: View, seat: Seat, width: number): Line {
  const words: readonly (readonly [string, string])[] = [
    ['hand', 'hand'],
    ['deck', 'deck'],
    ['dilemmas', width < 100 ? 'dil' : 'dilemmas'],
    ['discard', width < 100 ? 'disc' : 'discard'],
    ['core', 'core'],
    ['brig', 'brig'],
  ];
  return words.flatMap(([name, word], index): Line => [
    span(`${index > 0 ? ' · ' : ''}${word} `, 'dim'),
    span(String(zone(view, seat, name).count)),
  ]);
}

/** The three lines of one mission. */
function missionCell(view: View, mission: CardView, { selected, hasFocus }: RowState, width: number): readonly Line[] {
  const facts = mission.definition.mission;
  const isSelected = mission.number === selected;
  const title = cut(mission.definition.title, width - 1);
  const head: Line = [span(isSelected ? '▸' : ' ', 'focus'), span(title, mission.completed ? 'good' : 'heading')];
  const beneath = countOf(hosted(mission, 'beneath'));
  const on = countOf(hosted(mission, 'on'));
  const value = facts?.kind === 'headquarters' ? '' : ` ${mission.values['points'] ?? facts?.points ?? 0}`;
  const worth: Line = [
    kindSign(facts?.kind),
    span(`${(facts?.kind ?? '?').charAt(0).toUpperCase()}${value}`),
    span(` s${mission.values['span'] ?? facts?.span ?? 0}`, 'dim'),
    ...(mission.completed ? [span(' ✓', 'good')] : []),
    ...(beneath > 0 ? [span(` ◆${beneath}`)] : []),
  ];
  const played: Line = on > 0 ? [span(` ○${on}`)] : [];
  const room = width - widthOf(worth) - widthOf(played) - 1;
  const able = mission.completed ? '' : attemptTags(facts?.attempt ?? '', room);
  const who: Line = able === '' ? [] : [span(` ${able}`, 'dim')];
  const titles = hosted(mission, 'on').flatMap(({ cards }) => cards.map(({ definition }) => definition.title));
  // Where there is room for it, the name of what is played on the mission.
  const left = room - widthOf(who);
  const names = titles.length > 0 && left >= leastName ? [span(` ${cut(titles.join(', '), left)}`, 'dim')] : [];
  const state: Line = [...worth, ...who, ...played, ...names];
  const marked = isSelected && hasFocus ? toned(fill(head, width), 'cursor') : head;
  return [marked, clip(state, width), clip(presence(view, mission), width)];
}

const leastName = 6;

/** `me 4▲6▲2! op ▲5`: cards at the mission, then each ship with its crew, `!` if it is damaged. */
function presence(view: View, mission: CardView): Line {
  const own = seatOf(view);
  return view.players.flatMap(({ seat }): readonly Span[] => {
    const here = hostedBy(mission, 'here', seat);
    const ships = hostedBy(mission, 'ships', seat);
    if (here.count === 0 && ships.count === 0) return [];
    const word = seat === own ? ' me ' : view.players.length > 2 ? ` ${nameOf(view, seat).slice(0, 2)} ` : ' op ';
    return [
      span(word, 'dim'),
      span(`${here.count > 0 ? here.count : ''}${shipMarks(ships)}`, seat === own ? 'mine' : 'theirs'),
    ];
  });
}

const shipMarks = ({ cards }: PileView): string =>
  cards.map((ship) => `▲${countOf(hosted(ship, 'aboard'))}${isDamaged(ship) ? '!' : ''}`).join('');
