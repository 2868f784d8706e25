/** Whether what a text does for its price finds anything on the table: nobody pays for nothing. */
import type { Ability, Effect, Filter, Sel } from '../../language/tree/index.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { CardView, PileView } from '../../engine/showing/view.ts';
import { fits } from './filters.ts';
import { isOpponent } from './worth.ts';
import type { Position, Site } from './position.ts';
import { pilesOn } from '../../engine/showing/looking.ts';

/** Whom or what an effect is about, unless it is about a card that was named before. */
function targetOf(effect: Effect): Sel | null {
  switch (effect.x) {
    case 'put':
    case 'stop':
    case 'unstop':
    case 'overcome':
    case 'command':
      return effect.what.ref === undefined ? effect.what : null;
    default:
      return null;
  }
}

/** Whether anything that the text does finds a card; what is paid does not count, nor what names none. */
export function findsTarget(ability: Ability, source: CardView, position: Position): boolean {
  const targets = ability.do.flatMap((effect) => targetOf(effect) ?? []);
  return targets.length === 0 || targets.some((target) => isThere(target, source, position));
}

function isThere(target: Sel, source: CardView, position: Position): boolean {
  const { at, f } = target;
  const ofOpponent = typeof target.of === 'object' || isOpponent(target.of);
  if (at?.p === 'zone' && at.zone !== 'play') {
    const players = isOpponent(at.of) ? opponents(position) : [position.seat];
    return players.some((player) => holds(position.pile(player, at.zone), f));
  }
  if (!ofOpponent) return true;
  const around = at?.p === 'present' ? position.sites.filter((site) => isAt(site, source)) : position.sites;
  const cores = at?.p === 'present' ? [] : opponents(position).map((player) => position.pile(player, 'core'));
  const there = around.flatMap((site) => (at?.p === 'present' ? presentAt(site) : withCrews(site.card)));
  return [...there.filter((pile) => pile.player !== position.seat), ...cores].some((pile) => holds(pile, f));
}

const opponents = (position: Position): readonly Seat[] => position.seats.filter((seat) => seat !== position.seat);

/** Whether a pile has a card that the words mean; a face that is not known may be it, and so may a pile that views do not show. */
function holds(pile: PileView | null, filter: Filter | undefined): boolean {
  if (pile === null) return true;
  return pile.cards.some((card) => fits(filter, card)) || (pile.count > pile.cards.length && mayBeHidden(filter));
}

const hiddenKinds: ReadonlySet<string> = new Set(['card', 'personnel', 'equipment']);

function mayBeHidden(filter: Filter | undefined): boolean {
  if (filter?.f === 'and') return filter.of.every(mayBeHidden);
  return filter?.f !== 'kind' || hiddenKinds.has(filter.is);
}

/** Those on a planet are present with one another. */
const presentAt = (site: Site): readonly PileView[] => pilesOn(site.card, 'here');

const isAt = (site: Site, card: CardView): boolean => site.people.some(({ number }) => number === card.number);

const withCrews = (mission: CardView): readonly PileView[] =>
  ['here', 'ships'].flatMap((relation) =>
    pilesOn(mission, relation).flatMap((pile) => [pile, ...pile.cards.flatMap((card) => pilesOn(card, 'aboard'))]),
  );
