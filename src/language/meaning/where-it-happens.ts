/** 'When your personnel is killed here', 'when this is stopped at a planet': what happens to cards happens where they are. */
import type { Ability, EventName, Place, Sel, Timing } from '../tree/index.ts';

type OnEvent = Extract<Timing, { t: 'on' }>;

/** What is done to cards on the table, which nobody is told the place of but by them. */
const TO_CARDS: ReadonlySet<EventName> = new Set<EventName>([
  ...(['kill', 'stop', 'unstop', 'destroy', 'discard', 'return', 'remove', 'capture', 'damage', 'select'] as const),
  ...(['command', 'loseCommand'] as const),
]);
const PLACES: ReadonlySet<Place['p']> = new Set<Place['p']>(['at', 'here', 'present', 'aboard']);
/** What is done to cards where they lie. */
const TO_LYING: ReadonlySet<EventName> = new Set<EventName>(['reveal', 'examine', 'remove', 'take']);

/** Is it of the cards that the place is said? */
function isOfCards(event: EventName, { p }: Place): boolean {
  return p === 'zone' ? TO_LYING.has(event) : TO_CARDS.has(event) && PLACES.has(p);
}

/** 'When you play a personnel here who has Honor': he is here only once he has been played. */
function playedThere(ability: Ability, at: OnEvent, { at: there, ...what }: Sel): Ability {
  if (!there || at.ev.place || !PLACES.has(there.p)) return ability;
  return { ...ability, at: { ...at, ev: { ...at.ev, what, place: there } } };
}

/** The ability, the cards of its event said to be there. */
export function happeningThere(ability: Ability): Ability {
  const { at } = ability;
  if (at.t !== 'on' || !at.ev.what) return ability;
  if (at.ev.e === 'play') return playedThere(ability, at, at.ev.what);
  if (at.ev.what.at || !at.ev.place) return ability;
  const { place, ...event } = at.ev;
  if (![event.e].flat().every((name) => isOfCards(name, place))) return ability;
  return { ...ability, at: { ...at, ev: { ...event, what: { ...at.ev.what, at: place } } } };
}
