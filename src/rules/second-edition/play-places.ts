/** Where a card could be played: headquarters missions whose text allows it, what its own text names, what others permit. */
import { variantOf, type Attached } from './variant.ts';
import { placesOf } from './table.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingFor } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import {
  every,
  type Ability,
  type Filter,
  type Place,
  type Program,
  type Sel,
  isPlace,
  isType,
  quadrantOf,
  remembered,
  textOf,
  contextOf,
  type Context,
} from '../../effects/reading/index.ts';
import { holds, candidates, coversPlayed } from '../../effects/meaning.ts';
import { permissionUsed, placesPermitted, type PermissionAtWork } from '../../effects/standing/index.ts';

/** The player's headquarters missions whose text allows the card. */
export function headquartersFor(engine: Engine, card: CardNumber, player: Seat): CardNumber[] {
  return placesOf(engine, player).filter((mission) => {
    if (!isNativeAt(engine, card, mission)) return false;
    const allowed = allowedAt(textOf(engine.definitionOf(mission)).program);
    if (allowed.length === 0) return false;
    const context = contextOf(engine, engine.ref(mission), player);
    return allowed.some((sel) => coversPlayed(context, sel, card));
  });
}

/** May the card be played in the quadrant of this headquarters? */
export const isNativeAt = (engine: Engine, card: CardNumber, headquarters: CardNumber): boolean =>
  variantOf(engine).isNative(engine.definitionOf(card), quadrantOf(engine, headquarters));

/** What the text of a headquarters mission lets be played there. */
export const allowedAt = remembered(({ abilities }: Program): readonly Sel[] =>
  abilities.flatMap(({ at, do: effects }) =>
    at.t === 'headquarters'
      ? effects.flatMap((effect) => (effect.x === 'allow' ? [{ f: effect.act.what.f ?? ANY_CARD }] : []))
      : [],
  ),
);
const ANY_CARD: Filter = { f: 'kind', is: 'card' };

/** Types of cards that are played at a headquarters mission. */
export const ENTERS_AT_HEADQUARTERS: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/** How cards of its type are played on others, where the edition says so of them. */
export const attachedAs = (engine: Engine, card: CardNumber): Attached | undefined =>
  variantOf(engine).attached.get(engine.definitionOf(card).type);

/** Is a card of its type played at all, and not as a response? */
export function isPlayed(engine: Engine, card: CardNumber): boolean {
  const { type } = engine.definitionOf(card);
  return ENTERS_AT_HEADQUARTERS.has(type) || type === 'event' || attachedAs(engine, card) !== undefined;
}

export function abilitiesOf(engine: Engine, card: CardNumber): readonly Ability[] {
  return textOf(engine.definitionOf(card)).program.abilities;
}

/** Where a card may enter play: headquarters, what its own text names, cards an event is played on, else 0; and what other texts permit. */
export function placesFor(engine: Engine, card: CardNumber, player: Seat): readonly CardNumber[] {
  const own = ownPlaces(engine, card, player);
  const permitted = isBoundToItsText(engine, card) ? [] : placesPermitted(engine, card, player);
  return permitted.length === 0 ? own : [...new Set([...own, ...permitted])];
}

/** The text of another card by which this one is played there, or from where it is; undefined where it needs none. */
export function permissionFor(
  engine: Engine,
  card: CardNumber,
  at: CardNumber,
  player: Seat,
): PermissionAtWork | undefined {
  const isInHand = engine.liesIn(card, 'hand', player);
  if (isInHand && (at === 0 || ownPlaces(engine, card, player).includes(at))) return undefined;
  return permissionUsed(engine, card, at, player);
}

/** How much dearer or cheaper the card is by the text that lets it be played there or from there. */
export function permittedCost(engine: Engine, card: CardNumber, at: CardNumber, player: Seat): number {
  return dearerBy(permissionFor(engine, card, at, player)?.effect);
}
export const dearerBy = (terms: { readonly costBy?: number } | undefined): number => terms?.costBy ?? 0;

/** "May (and must) play to …": it can be played nowhere else. */
function isBoundToItsText(engine: Engine, card: CardNumber): boolean {
  return abilitiesOf(engine, card).some(({ at, may }) => at.t === 'playTo' && may === undefined);
}

/** Asked several times for each play, and the same through most of a turn. */
const ownPlaces = rememberingFor((engine, card, player): readonly CardNumber[] => {
  const isAtHeadquarters = ENTERS_AT_HEADQUARTERS.has(engine.definitionOf(card).type);
  const attached = attachedAs(engine, card);
  if (attached) return attached.hosts(engine, card, player);
  const named = namedByItself(engine, card, player);
  // 'May (and must) play to …'.
  if (isAtHeadquarters && isBoundToItsText(engine, card)) return named;
  if (isAtHeadquarters) return [...headquartersFor(engine, card, player), ...named.filter((place) => place > 0)];
  return abilitiesOf(engine, card).some(({ at }) => at.t === 'playTo') ? named : [0];
});

/** Where the card's own text lets it be played. */
function namedByItself(engine: Engine, card: CardNumber, player: Seat): readonly CardNumber[] {
  const context = contextOf(engine, engine.ref(card), player);
  return fromEach(abilitiesOf(engine, card), ({ at, if: demand }) =>
    at.t === 'playTo' && (!demand || holds(context, demand))
      ? placesNamed(context, at.to).filter((on) => hasRoom(engine, card, on, at.cap))
      : [],
  );
}

/** What lets a card be played in a place: its own text, or that of the place or of another card. */
export type WayToPlay = 'own' | 'other';

/** What lets the card be played there; none for what is played on no card. */
export function waysToPlay(engine: Engine, card: CardNumber, at: CardNumber, player: Seat): readonly WayToPlay[] {
  if (at === 0 || attachedAs(engine, card)) return [];
  const isOwn = namedByItself(engine, card, player).includes(at);
  const isBound = isOwn && isBoundToItsText(engine, card);
  const isOther =
    !isBound &&
    (headquartersFor(engine, card, player).includes(at) || placesPermitted(engine, card, player).includes(at));
  return [...(isOther ? (['other'] as const) : []), ...(isOwn ? (['own'] as const) : [])];
}

/** "(Limit one per mission)": no copy lies there yet. */
function hasRoom(engine: Engine, card: CardNumber, on: CardNumber, cap: number | undefined): boolean {
  const { title } = engine.definitionOf(card);
  return (
    cap === undefined ||
    engine.hosted(on, 'on').filter((item) => engine.definitionOf(item).title === title).length < cap
  );
}

/** The ships that these are aboard of, and the planets that they are on. */
const hostsOfThose = (engine: Engine, cards: readonly CardNumber[]): CardNumber[] => [
  ...new Set(
    cards.map((card) => engine.hostOf(card)).filter((host) => isPlace(engine, host) || isType(engine, host, 'ship')),
  ),
];

/** The cards that a text about where the card is played may mean; 0 for the core. */
function placesNamed(context: Context, to: Place): CardNumber[] {
  switch (to.p) {
    case 'on':
      return candidates(context, every(to.card));
    case 'at':
      return candidates(context, every(to.mission));
    case 'aboard':
      return candidates(context, every(to.ship));
    case 'present':
      return hostsOfThose(context.engine, candidates(context, every(to.with)));
    default:
      // The gate lets nothing else through.
      if (to.p !== 'zone' || to.zone !== 'core') throw new Error(`no card is played ${to.p}`);
      return [0];
  }
}
