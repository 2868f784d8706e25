/** Reads what those players do of whom something is so: 'each opponent who commands a ship discards a card'. */
import { any, inThirdPerson, p, some, w, type Parser } from '../../parse/parser.ts';
import { not, zone } from '../../tree/build.ts';
import type { Cond, Effect, PlayerRef, Sel } from '../../tree/index.ts';
import { doneBy } from './done-by.ts';
import { did } from './history.ts';
import { fewerThan, hands, moreThan, scores } from './sides.ts';
import { action, cards, condition, effects, number } from './symbols.ts';

/** What is so of a player: the condition, once it is known of whom. */
type Asked = (who: PlayerRef) => Cond | undefined;
const which = w('(who|that)', 0);
const has = w('((who|that) (has|have)|with)', 0);

const commanded = (sel: Sel, of: PlayerRef): Sel | undefined =>
  sel.of === undefined && sel.ref === undefined && sel.at?.p !== 'zone' ? { via: 'command', ...sel, of } : undefined;
function commands(given: Sel, least?: number): Asked {
  return (who) => {
    const { n, ...rest } = given;
    const sel = commanded(rest, who);
    const many = least ?? (typeof n === 'object' && 'min' in n ? n.min : n);
    if (!sel || (many !== undefined && typeof many !== 'number')) return undefined;
    return { c: 'some', sel, ...(many !== undefined && many !== 1 && { n: many }) };
  };
}
const inHand = (of: PlayerRef): Sel => ({ at: zone('hand', of) });
const handOf =
  (n: number, op: '>=' | '<='): Asked =>
  (who) => ({ c: 'some', sel: inHand(who), n, ...(op === '<=' && { op }) });
const scoreOf =
  (b: number, op: '>=' | '<=' | '>' | '<'): Asked =>
  (of) => ({ c: 'cmp', a: { a: 'score', of }, op, b });
const notSo =
  (asked: Asked): Asked =>
  (who) => {
    const so = asked(who);
    return so && not(so);
  };
const completed =
  (what: Sel): Asked =>
  (who) =>
    did('complete', what, 'game', who);
const more = any(w('more', '>' as const), w('(fewer|less)', '<' as const));

const asked: Parser<Asked> = any<Asked>(
  p`${which} (do|does) not command ${cards}`.to(([, sel]) => notSo(commands(sel))),
  p`${which} command~ no ${cards}`.to(([, sel]) => (sel.n === undefined ? notSo(commands(sel)) : undefined)),
  p`${which} command~ ${number} or more ${cards}`.to(([, n, sel]) =>
    sel.n === undefined ? commands(sel, n) : undefined,
  ),
  p`${which} command~ more than ${number} ${cards}`.to(([, n, sel]) =>
    sel.n === undefined ? commands(sel, n + 1) : undefined,
  ),
  p`with ${number} or more ${cards}`
    .to(([n, sel]) => (sel.n === undefined && sel.f ? commands(sel, n) : undefined))
    .cost(2),
  p`${which} command~ fewer than ${number} ${cards}`.to(([, n, sel]) =>
    sel.n === undefined ? notSo(commands(sel, n)) : undefined,
  ),
  p`${which} command~ ${cards}`.to(([, sel]) => commands(sel)).cost(1),
  p`${which} command~ more ${cards} than you`.to(
    ([, sel]): Asked =>
      (who) =>
        moreThan({ via: 'command', ...sel }, who, 'you'),
  ),
  p`${which} command~ fewer ${cards} than you`.to(
    ([, sel]): Asked =>
      (who) =>
        fewerThan({ via: 'command', ...sel }, who, 'you'),
  ),
  p`${has} ${more} cards in hand than you`.to(
    ([, op]): Asked =>
      (who) =>
        hands(who, op, 'you'),
  ),
  p`${has} ${number} or more cards in hand`.to(([, n]) => handOf(n, '>=')),
  p`${has} more than ${number} cards in hand`.to(([, n]) => handOf(n + 1, '>=')),
  p`${has} ${number} or fewer|less cards in hand`.to(([, n]) => handOf(n, '<=')),
  p`${has} (fewer|less) than ${number} cards in hand`.to(([, n]) => handOf(n - 1, '<=')),
  p`${has} no cards in hand`.to(() => handOf(0, '<=')),
  p`${has} ${number} or more points`.to(([, n]) => scoreOf(n, '>=')),
  p`${has} ${number} or fewer|less points`.to(([, n]) => scoreOf(n, '<=')),
  p`${has} ${more} than ${number} points`.to(([, op, n]) => scoreOf(n, op)),
  p`${has} ${more} points than you`.to(
    ([, op]): Asked =>
      (who) =>
        scores(who, op, 'you'),
  ),
  p`${which} (has|have) completed ${cards}`.to(([, what]) => completed(what)),
  p`${which} (has|have) not completed ${cards}`.to(([, what]) => notSo(completed(what))),
);
const alsoDoes = w('(, and then|and then|, then|then|, and|and|,)', 0).cost(1);
const eachOf = any<'eachPlayer' | 'eachOpponent'>(
  w('each player', 'eachPlayer'),
  w('each (opponent|of your opponents)', 'eachOpponent'),
);

/** What they do, one after the other, of whom it is so. */
function ofThose(who: PlayerRef, so: Cond | undefined, then: Effect[] | undefined): Effect[] | undefined {
  return so && then && [{ x: 'if', who, if: so, then }];
}
export const playersWho: Parser<Effect[]> = any<Effect[]>(
  p`${eachOf} ${asked} (must|then|also)? ${action}`.to(([who, so, all]) => ofThose(who, so(who), doneBy(who, all))),
  p`${eachOf} ${asked} (then|also)? ${action} ${some(p`${alsoDoes} ${inThirdPerson(action)}`.to(([, next]) => next))}`.to(
    ([who, so, first, rest]) => ofThose(who, so(who), doneBy(who, [...first, ...rest.flat()])),
  ),
  p`${eachOf} ${asked} must ${action} ${some(p`${alsoDoes} ${action}`.to(([, next]) => next))}`.to(
    ([who, so, first, rest]) => ofThose(who, so(who), doneBy(who, [...first, ...rest.flat()])),
  ),
  p`${eachOf} ${asked} may ${effects}`.to(([who, so, all]) => ofThose(who, so(who), [{ x: 'may', who, do: all }])),
);

/** House: 'for each opponent, if that is so of each opponent: …', to the end of the sentence. */
export const eachInTurn: Parser<Effect[]> = p`for ${eachOf} , if ${condition} : ${effects}`.to(([who, so, all]) =>
  ofThose(who, so, all.every((one) => one.x === 'may' && one.who === who) ? all : doneBy(who, all)),
);
