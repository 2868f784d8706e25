/** Cards by what is aboard, on or at them: "the ship he is aboard", "an event that has no cards on it". */
import { every } from './every.ts';
import { remembered } from './remembered.ts';
import { amountOf, matches, candidates, hasCandidates } from '../meaning.ts';
import { playersOf, type Context } from './context.ts';
import { IN_PLAY, isOfTheInvolved } from './dilemma-reach.ts';
import { counted } from './likeness.ts';
import { isType, missionOf } from './places.ts';
import { isSomewhere, textChildren } from './nodes.ts';
import { attemptIn, battleIn } from '../undertakings.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ref } from '../../engine/state/state.ts';
import type { Ability, Filter, Sel } from '../../language/tree/index.ts';

export type Carries = Extract<Filter, { f: 'carries' }>;

/** Is such a card aboard, on or at this one? What the text spoke of before its cost was paid is what it was then. */
export function carries(context: Context, filter: Carries, card: CardNumber): boolean {
  const kept = context.cards[slotOf(filter)];
  if (kept) return kept.some((ref) => ref.card === card && context.engine.isSame(ref));
  const attempting = shipOfAttempt(context, filter);
  if (attempting) return attempting.card === card;
  // Of the card asked about, 'its Commander' is known as 'bearer'.
  const asked: Context = namesBearer(filter)
    ? { ...context, cards: { ...context.cards, bearer: [context.engine.ref(card)] } }
    : context;
  const { sel } = filter;
  const least = leastOf(context, sel);
  const { engine } = context;
  if (sel.ref === undefined && lies(filter)) return counted(engine, sel, lying(asked, filter, card)) >= least;
  const wanted = sel.ref === undefined ? whoeverIsThere(context, sel) : every(sel);
  const isThere = (item: CardNumber): boolean => bearerOf(engine, filter, item) === card;
  if (sel.distinct === undefined && sel.alike === undefined) return hasCandidates(asked, wanted, least, isThere);
  return counted(engine, sel, candidates(asked, wanted).filter(isThere)) >= least;
}

/** 'This ship', said by a dilemma: the one that was chosen for the attempt, whether or not anybody aboard still takes part. */
function shipOfAttempt({ engine }: Context, { how, sel }: Carries): Ref | null {
  const isOfThose =
    how === 'aboard' && sel.at?.p === 'involved' && sel.f?.f === 'kind' && sel.n === undefined && sel.of === undefined;
  const ship = isOfThose && !battleIn(engine) ? attemptIn(engine)?.ship : null;
  return ship && engine.isSame(ship) ? ship : null;
}

/** How many cards the words demand at least: 'three', 'two or more', else one. */
export function leastOf(context: Context, { n }: Sel): number {
  const least = typeof n === 'object' && 'min' in n ? amountOf(context, n.min) : n;
  return typeof least === 'number' ? least : 1;
}

const lies = ({ how }: Carries): boolean => how === 'on' || how === 'beneath';

/** What lies on an event or beneath a mission need not be in play. */
function lying(context: Context, { how, sel }: Carries, card: CardNumber): readonly CardNumber[] {
  const { engine } = context;
  const seats = sel.of === undefined ? null : playersOf(context, sel.of);
  const isOwned = sel.via === 'own' || how === 'beneath';
  const whose = (item: CardNumber): number => (isOwned ? engine.ownerOf(item) : engine.commanderOf(item));
  // Personnel on a planet lie there as themselves.
  return (how === 'on' ? [...engine.ruleset.texts.lyingOn, 'here'] : ['beneath'])
    .flatMap((relation) => engine.hosted(card, relation))
    .filter(
      (item) =>
        (sel.f === undefined || matches(context, sel.f, item)) && (seats === null || seats.includes(whose(item))),
    );
}

/** 'A mission where you have a Klingon', said by the dilemma that is faced: it need not be one of those who face it. */
function whoeverIsThere(context: Context, sel: Sel): Sel {
  return sel.at === undefined && isOfTheInvolved(context, sel) ? { ...sel, at: IN_PLAY } : sel;
}

function bearerOf(engine: Engine, { how }: Carries, item: CardNumber): CardNumber {
  if (how === 'at') return missionOf(engine, item);
  if (how !== 'aboard') return engine.hostOf(item);
  const host = engine.relationOf(item) === 'aboard' ? engine.hostOf(item) : 0;
  return host > 0 && isType(engine, host, 'ship') ? host : 0;
}

const slotOf = remembered((filter: Carries): string => `carrier ${JSON.stringify(filter)}`);

/** Does the text speak of the card that is asked about? */
const namesBearer = remembered(({ sel }: Carries): boolean => isSomewhere(sel, (inner) => inner === 'bearer'));

const carriersIn = remembered(({ do: effects }: Ability): readonly Carries[] => {
  const inside = (node: unknown): Carries[] => [
    ...(isCarries(node) ? [node] : []),
    ...textChildren(node).flatMap(inside),
  ];
  return inside(effects);
});

function isCarries(node: unknown): node is Carries {
  return typeof node === 'object' && node !== null && 'f' in node && node.f === 'carries';
}

/** "You may kill him to make the ship he is aboard …": which ship that is, before anything is paid. */
export function carriersBefore(context: Context, ability: Ability): Record<string, readonly Ref[]> {
  if (!ability.cost) return {};
  const { engine } = context;
  const entries = carriersIn(ability)
    .filter((filter) => !lies(filter) && filter.sel.ref !== undefined)
    // Whoever is still to be chosen to pay with is where he is once he is known.
    .map((filter) => ({ filter, items: candidates(context, every(filter.sel)) }))
    .filter(({ items }) => items.length > 0)
    .map(({ filter, items }) => {
      const bearers = items.map((item) => bearerOf(engine, filter, item)).filter((card) => card > 0);
      return [slotOf(filter), [...new Set(bearers)].map((card) => engine.ref(card))] as const;
    });
  return Object.fromEntries(entries);
}
