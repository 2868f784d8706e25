/** The end of the game: who won and why, where the points came from, what it cost, and what may come next. */
import type { PlayerView, View } from '../../../engine/showing/view.ts';
import { pointsOf, type Account, type Further } from '../../../table/index.ts';
import { cardOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { column, line, span, width as widthOf, wrapped } from '../text.ts';
import type { Line } from '../text.ts';
import { verdict } from '../verdict.ts';

/** A key at the end of the game, and what it does; those that begin another game leave the table. */
export interface EndKey {
  readonly key: string;
  readonly label: string;
  readonly does: Further | 'watch' | 'leave';
}

const keys: readonly EndKey[] = [
  { key: 'r', label: 'rematch', does: 'rematch' },
  { key: 'n', label: 'new seed', does: 'new seed' },
  { key: 's', label: 'swap decks', does: 'swap' },
  { key: 'l', label: 'watch again', does: 'watch' },
  { key: 'm', label: 'menu', does: 'menu' },
  { key: 'q', label: 'leave', does: 'leave' },
];

const always: readonly string[] = ['watch', 'leave'];

/** The keys of the end at this table. */
export const endKeys = ({ further }: Pick<Desk, 'further'>): readonly EndKey[] => {
  const may = new Set<string>([...further, ...always]);
  return keys.filter(({ does }) => may.has(does));
};

/** The result in lines of a width; none while the game goes on. */
export function resultLines(desk: Desk, width: number): readonly Line[] {
  const { view, afterwards } = desk;
  if (view.over === null) return [];
  const accounts = desk.accounts();
  return [
    ...wrapped(`${verdict(view)}: ${view.over.reason}, in turn ${view.turn.number}.`, width).map((text) =>
      line(text, 'heading'),
    ),
    ...view.players.flatMap((player): readonly Line[] => [
      [],
      scoreLine(desk, player),
      ...accountLines(
        view,
        accounts.find(({ seat }) => seat === player.seat),
        width,
      ),
    ]),
    [],
    ...inRows(
      endKeys(desk).map(({ key, label }) => [span(key, 'key'), span(` ${label}   `)]),
      width,
    ),
    line('Escape shows the table as it stands, 0 this again.', 'dim'),
    [],
    ...afterwards().flatMap((text) => wrapped(text, width).map((each) => line(each, 'dim'))),
  ];
}

const scoreLine = ({ view, face }: Desk, player: PlayerView): Line => [
  span(column(player.name, 16), view.over?.winners.includes(player.seat) === true ? 'good' : 'heading'),
  span(`${String(player.score).padStart(4)} points`, 'heading'),
  span(face.resultNote(player), 'dim'),
];

/** Where the points came from, a line each, and in one line what the edition counts. */
function accountLines(view: View, account: Account | undefined, width: number): readonly Line[] {
  if (account === undefined) return [];
  const counts = account.tallies.map(({ what, count }) => `${what} ${count}`).join(' · ');
  return [
    ...account.sources.map((source): Line => {
      const { card, name, points } = source;
      const parts = points.length > 1 ? ` (${points.map(signed).join(' ')})` : '';
      return [
        span(`  ${String(pointsOf(source)).padStart(4)}  `),
        span(column(name, Math.max(12, Math.min(52, width - 22)))),
        span(cardOf(view, card)?.completed === true ? ' ✓' : '  ', 'good'),
        span(parts, 'dim'),
      ];
    }),
    ...(counts === '' ? [] : wrapped(counts, width - 2).map((text) => line(`  ${text}`, 'dim'))),
  ];
}

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** Parts one behind the other, in as many lines as they take. */
function inRows(parts: readonly Line[], width: number): readonly Line[] {
  const rows: Line[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last === undefined || widthOf(last) + widthOf(part) > width) rows.push(part);
    else rows[rows.length - 1] = [...last, ...part];
  }
  return rows;
}
