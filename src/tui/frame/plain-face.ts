/** A table as any edition has one: rows and the zones of each player as lists, hosts with what is on them. For editions without a face of their own. */
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { CardView, View } from '../../engine/showing/view.ts';
import { cardOf, countOf, nameOf, playedText, seatOf } from './cards.ts';
import type { RowState, TableFace } from './face.ts';
import { rowLines } from './layout.ts';
import { note } from './panels/pane.ts';
import type { Entry, Pane } from './panels/pane.ts';
import { pileEntries, zonePane } from './panels/zones.ts';
import { optionsWith } from './question/narrow.ts';
import { HAND, numberText, plainLines } from './plain-lines.ts';
import type { Desk } from './state.ts';
import { column, cut, fill, line, span, titledRule, toned, wrapped } from './text.ts';
import type { Line } from './text.ts';
import { playerIn, rowsIn } from '../../engine/showing/looking.ts';

const guestsOf = ({ hosted }: CardView): number =>
  Object.values(hosted).reduce((sum, piles) => sum + countOf(piles), 0);

/** The cards of a player's zones with others on them; rows that all share lie before the viewer. */
const hostsOf = (view: View, seat: Seat): readonly CardView[] => [
  ...(seat === seatOf(view) ? Object.values(rowsIn(view)).flatMap(({ cards }) => cards) : []),
  ...Object.values(playerIn(view, seat).zones).flatMap(({ cards }) => cards.filter((card) => guestsOf(card) > 0)),
];

/** A card on a list: its title, what is on it, its numbers, its text. */
function listLine(card: CardView, acts: boolean, width: number): Line {
  const title = Math.max(12, Math.floor(width / 3));
  const on = guestsOf(card) === 0 ? '' : ` +${guestsOf(card)}`;
  return [
    acts ? span('• ', 'good') : span('  '),
    span(`${column(`${card.definition.title}${on}`, title)} `),
    span(`${numberText(card)}  `),
    span(playedText(card), 'dim'),
  ];
}

/** Name and zones of a player, then the hosts side by side. */
function row(view: View, seat: Seat, { selected, hasFocus }: RowState, width: number): readonly Line[] {
  const isOwn = seat === seatOf(view);
  const counts = Object.entries(playerIn(view, seat).zones).map(([zone, { count }]) => `${zone} ${count}`);
  const toPlay = view.turn.player === seat && view.over === null ? [span(' to play', 'dim')] : [];
  const hosts = hostsOf(view, seat);
  const each = Math.max(12, Math.floor(width / Math.max(hosts.length, 5)));
  const titles = hosts.map((host): Line => {
    const isSelected = host.number === selected;
    const cell = fill([span(isSelected ? '▸' : ' ', 'focus'), span(cut(host.definition.title, each - 2))], each);
    return isSelected && hasFocus ? toned(cell, 'cursor') : cell;
  });
  const guests = hosts.map((host): Line =>
    fill([span(guestsOf(host) === 0 ? '' : `  +${guestsOf(host)}`, 'dim')], each),
  );
  return [
    titledRule(
      [span(nameOf(view, seat), isOwn ? 'mine' : 'theirs'), ...toPlay],
      [span(counts.join(' · '), 'dim')],
      width,
    ),
    fill(titles.flat(), width),
    fill(guests.flat(), width),
    fill([], width),
  ];
}

/** A host with what is on it; where none is selected, whatever lies on the table. */
function placePane(desk: Desk, place: CardNumber | null, width: number): Pane {
  const host = cardOf(desk.view, place);
  if (host === undefined) return { title: 'Table', right: '', entries: everything(desk, width) };
  return { title: host.definition.title, right: '', entries: withGuests(desk, host, width, 0) };
}

/** A card, and below it what is on it, a step further in at each depth. */
function withGuests(desk: Desk, card: CardView, width: number, depth: number): readonly Entry[] {
  const acts = optionsWith(desk.request, card.number).length > 0;
  const indent = '  '.repeat(depth);
  return [
    { line: [span(indent), ...listLine(card, acts, width - indent.length)], points: true, card: card.number },
    ...Object.entries(card.hosted).flatMap(([relation, piles]): readonly Entry[] => [
      note(`${indent}  ${relation}: ${countOf(piles)}`),
      ...piles.flatMap(({ cards }) => cards.flatMap((guest) => withGuests(desk, guest, width, depth + 1))),
    ]),
  ];
}

function everything(desk: Desk, width: number): readonly Entry[] {
  const entries = desk.view.players.flatMap(({ name, zones }) =>
    Object.entries(zones)
      .filter(([, { cards }]) => cards.length > 0)
      .flatMap(([zone, pile]): readonly Entry[] => [
        { line: [span(`${name}, ${zone}: ${pile.count}`, 'heading')] },
        ...pileEntries(desk, pile, width),
      ]),
  );
  return entries.length > 0 ? entries : [note('Nothing lies open.')];
}

const cardLines = (card: CardView, width: number): readonly Line[] => [
  line(card.definition.title, 'heading'),
  line(card.definition.type, 'dim'),
  ...Object.entries(card.values).map(([name, value]) => [span(`${name} `.padEnd(10), 'dim'), span(String(value))]),
  ...wrapped(playedText(card), Math.max(10, width - 2)).map((text) => line(text)),
];

/** The face of a table that has these zones. */
export function plainFace(view: View): TableFace {
  const zones = Object.keys(playerIn(view, 0).zones);
  const hand = zones.includes(HAND) ? HAND : null;
  return {
    lines: plainLines,
    examples: { screen: ':end', lines: '"end"' },
    turnNote: () => '',
    turnPips: () => null,
    pointsToWin: null,
    scoreNote: () => '',
    resultNote: () => '',
    places: hostsOf,
    isPlace: (card) => guestsOf(card) > 0,
    rowLines,
    row,
    place: { label: 'host', pane: placePane },
    panels: zones.map((name) => ({
      name,
      label: name,
      pane: (desk, width) => zonePane(desk, name, name, name === hand, width),
    })),
    aside: {
      upper: hand ?? zones[0] ?? null,
      lower: zones.find((zone) => zone !== hand) ?? null,
      idle: null,
      below: [],
    },
    openEnded: new Map([
      ['play', hand ?? 'table'],
      ['orders', 'table'],
    ]),
    underWay: () => [],
    underWayPanel: 'table',
    card: (_desk, card, width) => cardLines(card, width),
    listLine,
    listHeading: '',
    question: {
      picksFrom: hand === null ? null : { zone: hand, title: hand },
      laidAt: new Map(),
      asks: new Map(),
      context: () => [],
      sourceText: playedText,
      saysSource: () => false,
      choiceNotes: () => [],
      candidateLine: (_view, _from, card, width) => listLine(card, false, width),
      said: () => [],
      candidateNote: () => '',
      filterWords: () => [],
      remarks: () => new Map(),
      foot: () => null,
    },
    orders: [{ key: 'e', verb: 'end' }],
    shortcuts: [],
    about: () => ({}),
    remedies: () => [],
    signs: [
      ['+2', 'two cards on it'],
      ['•', 'something can be done with this card now'],
    ],
    words: [],
    lessons: [],
    stages: () => [],
    nextGoal: () => null,
  };
}
