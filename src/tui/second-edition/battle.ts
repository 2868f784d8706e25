/** The panel of a combat or an engagement: the sides against each other, their totals as they build up, who is in it. */
import type { View } from '../../engine/showing/view.ts';
import type { BattleSideView, BattleView } from '../../rules/second-edition/views.ts';
import { hiddenIn, nameOf } from '../frame/cards.ts';
import { scoreOf } from './card-facts.ts';
import type { BoardDesk } from './board.ts';
import { column, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { crewText } from './card-lines.ts';
import type { Entry, Pane } from '../frame/panels/pane.ts';
import { hiddenNote } from '../frame/panels/zones.ts';
import { cardEntry } from './place.ts';

const titles: Readonly<Record<BattleView['kind'], string>> = { combat: 'Personnel combat', engagement: 'Engagement' };

export function battlePane(desk: BoardDesk, battle: BattleView, width: number): Pane {
  const longest = Math.max(...battle.sides.map(({ player }) => nameOf(desk.view, player).length));
  return {
    title: titles[battle.kind],
    right: battle.sides.map(scoreOf).join(' : '),
    entries: [
      ...battle.sides.map((side): Entry => ({ line: sideLine(desk.view, side, longest, width) })),
      ...battle.sides.flatMap((side) => desk.board.battle.entries(desk.view, side, width)),
      ...battle.sides.flatMap((side): readonly Entry[] => [
        { line: [span(`${nameOf(desk.view, side.player)}: ${crewText([side.pile])}`, 'heading')] },
        ...side.pile.cards.map((card) => cardEntry(desk, card, width)),
        ...hiddenNote(side.pile),
      ]),
    ],
  };
}

const widestBar = 24;
/** Points a character of the bar stands for. */
const barStep = 2;

function sideLine(view: View, side: BattleSideView, longest: number, width: number): Line {
  const { player, counts, total, known, pile } = side;
  const points = total ?? known;
  const rest = total === null && hiddenIn(pile) > 0 ? ` and ${hiddenIn(pile)} hidden` : '';
  const bar = '█'.repeat(Math.max(0, Math.min(widestBar, width - longest - 34, Math.ceil(points / barStep))));
  return [
    span(column(nameOf(view, player), longest + 1), 'heading'),
    span(`${counts} ${scoreOf(side)}${rest}${total === null ? ' so far' : ''} `),
    span(bar, 'dim'),
  ];
}
