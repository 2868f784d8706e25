/** The variant's questions: what an attack comes to before tactics, what is drawn and laid, where a system goes. */
import type { Option } from '../../engine/asking/request.ts';
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { hullSeen } from '../../rules/objectives/damage.ts';
import { cardOf, nameOf, zone } from '../frame/cards.ts';
import type { QuestionFace } from '../frame/face.ts';
import { note } from '../frame/panels/pane.ts';
import type { Entry } from '../frame/panels/pane.ts';
import type { Desk } from '../frame/state.ts';
import { line, span } from '../frame/text.ts';
import type { Line } from '../frame/text.ts';
import { scoreOf } from '../second-edition/card-facts.ts';
import { questionOn } from '../second-edition/question.ts';
import { locations } from './board.ts';
import { asksWhere, systemsOf, tacticText } from './card-facts.ts';
import { listLine } from './lists.ts';
import { tactics } from './tactics.ts';

const shared = questionOn(locations, listLine);

const ATTACKS: ReadonlySet<string> = new Set(['engage', 'counterattack']);
const ABOUT_TACTICS: ReadonlySet<string> = new Set(['draw-tactics', 'lay-tactic']);

/** What the option of a choice comes to that points at a ship: of an attack the open numbers, of a system what is installed, of a tactic what it adds. */
function choiceNotes(desk: Desk, card: CardView | undefined, index: number): Line {
  const option = desk.request?.options[index];
  if (option === undefined) return [];
  if (ATTACKS.has(option.verb)) return attackNotes(desk, option);
  if (option.verb === 'install' && card?.definition.type === 'ship') return installedNotes(card);
  if (option.verb === 'tactic' && card !== undefined) return [span(`  instead of drawing: ${tacticText(card)}`, 'dim')];
  if (option.verb === 'exchange' && card !== undefined)
    return [span(`  ${asksWhere(card)}`, 'bad'), ...shared.choiceNotes(desk, card, index)];
  return shared.choiceNotes(desk, card, index);
}

/** ` 6 against 8, behind by 2 · hull 35 %`, before tactics: who out-shields an attack damages the attacker. */
function attackNotes({ view }: Desk, { card, with: own }: Option): Line {
  const [target, ship] = [cardOf(view, card), cardOf(view, own)];
  if (target === undefined || ship === undefined) return [];
  const [{ weapons = 0 }, { shields = 0 }] = [ship.values, target.values];
  const ahead = weapons - shields;
  const verdict = ahead > 0 ? `ahead by ${ahead}` : ahead < 0 ? `behind by ${-ahead}` : 'a tie';
  const hull = hullSeen(target);
  return [
    span(`  ${weapons} against ${shields}, `, 'dim'),
    span(verdict, ahead > 0 ? 'good' : 'bad'),
    ...(hull === 0 ? [] : [span(` · hull ${hull} %`, 'dim')]),
  ];
}

function installedNotes(ship: CardView): Line {
  const names = systemsOf(ship).map(({ definition }) => `${definition.title} (${definition.system ?? '?'})`);
  return [span(`  ${names.length === 0 ? 'no systems yet' : `has ${names.join(', ')}`}`, 'dim')];
}

const NOTHING: PileView = { player: null, count: 0, cards: [] };

/** How the engagement stands while tactics are drawn and laid: both totals so far, and what each side holds. */
function engagementNotes({ view, request }: Desk, width: number): readonly Entry[] {
  const { battle } = view;
  if (!battle || request === null || !ABOUT_TACTICS.has(request.kind)) return [];
  return [
    ...battle.sides.map((side) =>
      note(
        `${nameOf(view, side.player)}: ${side.pile.cards.map(({ definition }) => definition.title).join(', ')}, ${side.counts} ${scoreOf(side)} before tactics`,
        'plain',
      ),
    ),
    note(
      `${zone(view, request.player, 'tactics').count} in your tactic pile; one tactic may be laid, the others go beneath it`,
    ),
    // What can be laid stands in the list itself; nothing here can be pointed at.
    ...battle.sides
      .map((side) =>
        request.kind === 'lay-tactic' && side.player === request.player ? { ...side, drawn: NOTHING } : side,
      )
      .flatMap((side) => tactics.entries(view, side, width))
      .map(({ line: each }): Entry => ({ line: each })),
  ];
}

/** While tactics are drawn: what Enter does; while one is laid: what the side comes to with the marked one. */
const foot: QuestionFace['foot'] = (desk, index, selection, marks, width) => {
  const { request, view } = desk;
  if (request?.kind === 'draw-tactics')
    return [line(marks.length > 0 ? '✓ draws one, to look at' : '- nothing marked: no tactic more (Enter twice)')];
  if (request?.kind !== 'lay-tactic') return shared.foot(desk, index, selection, marks, width);
  const [mark] = marks;
  const candidate = mark === undefined ? undefined : selection.from[mark];
  const card = candidate?.kind === 'card' ? cardOf(view, candidate.card) : undefined;
  return [line(totalText(desk, card), card === undefined ? 'dim' : 'good')];
};

/** `attack 6 + 3 = 9 against 8 before theirs`. */
function totalText({ request, view }: Desk, card: CardView | undefined): string {
  const sides = view.battle?.sides ?? [];
  const at = sides.findIndex(({ player }) => player === request?.player);
  const [mine, theirs] = [sides[at], sides[at === 0 ? 1 : 0]];
  if (mine === undefined || theirs === undefined) return '';
  const { attack = 0, defense = 0 } = card?.definition.tactic ?? {};
  const [name, part] = at === 0 ? ['attack', attack] : ['defence', defense];
  const against = `against ${theirs.known} and their tactic`;
  return card === undefined
    ? `no tactic: ${name} ${mine.known} ${against}`
    : `${name} ${mine.known} + ${part} = ${mine.known + part} ${against}`;
}

export const question: QuestionFace = {
  ...shared,
  asks: new Map([...shared.asks, ['with', 'with which ship']]),
  context: (desk, width) => [...shared.context(desk, width), ...engagementNotes(desk, width)],
  choiceNotes,
  foot,
};
