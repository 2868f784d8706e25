/**
 * What texts forbid: "you cannot begin combat", "opponents cannot play interrupts". A prohibition beats what allows;
 * it is asked wherever something is offered, and where something forbidden would come about.
 */
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Occurrence } from '../../engine/state/state.ts';
import type { EventPattern, PlayerRef } from '../../language/tree/index.ts';
import { playersOf, matchesPattern } from '../reading/index.ts';
import { rulesAtWork, type Rule } from './rules-at-work.ts';

/** Something a player might do: what kind of thing, with which cards, where. */
export interface Deed {
  readonly name: string;
  readonly player: Seat;
  readonly cards: readonly CardNumber[];
  readonly where?: CardNumber;
  readonly words?: Readonly<Record<string, string>>;
}

/** A rule of the kind carried out here: it forbids a player something that is an event. */
export function isProhibition(effect: Rule): effect is Rule & { who: PlayerRef; act: EventPattern } {
  return !effect.allow && typeof effect.act === 'object' && !effect.unless && isPlayer(effect.who);
}

/** Is it a player, not some cards, whom a rule is about? */
export function isPlayer(who: Rule['who']): who is PlayerRef {
  return typeof who === 'string' || (who !== undefined && ('owner' in who || 'commander' in who || 'player' in who));
}

/** Is there a text that forbids this just now? */
export function isForbidden(engine: Engine, deed: Deed): boolean {
  return rulesAtWork(engine).some(({ context, effect }) => {
    if (!isProhibition(effect) || !playersOf(context, effect.who).includes(deed.player)) return false;
    // What is forbidden in one place is not forbidden as such.
    if (effect.act.place && deed.where === undefined) return false;
    return matchesPattern(context, effect.act, occurrenceOf(engine, deed)) !== null;
  });
}

/** May the player begin a battle of this kind, at this mission or at all? */
export function mayFight(engine: Engine, player: Seat, kind: 'combat' | 'engagement', where?: CardNumber): boolean {
  return !isForbidden(engine, {
    name: 'battle',
    player,
    cards: [],
    words: { kind },
    ...(where === undefined ? {} : { where }),
  });
}

function occurrenceOf(engine: Engine, { name, player, cards, where, words }: Deed): Occurrence {
  return {
    name,
    stage: 'did',
    player,
    cards: cards.map((card) => engine.ref(card)),
    by: null,
    ...(where === undefined ? {} : { where: engine.ref(where) }),
    ...(words ? { words } : {}),
  };
}
