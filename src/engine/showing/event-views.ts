/** What a viewer may see of events: hidden cards are taken out, bookkeeping and other players' hidden passes are left out. */
import { ofEdition, type EditionEvent, type GameEvent, type Known, type LoggedEvent } from '../state/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { CardNumber, Seat } from '../asking/request.ts';
import type { Viewer } from './view.ts';

/** The seats that may not learn which cards an event is about; told when it happens (`LoggedEvent.hiddenFrom`). */
function seesFaces(logged: LoggedEvent, viewer: Viewer): boolean {
  if (viewer === 'all' || !logged.hiddenFrom) return true;
  return viewer !== 'public' && !logged.hiddenFrom.includes(viewer);
}

/** The events as a viewer may see them. */
export function eventsFor(rules: Ruleset, events: readonly LoggedEvent[], viewer: Viewer): LoggedEvent[] {
  if (viewer === 'all') return [...events];
  return events.flatMap((logged) => {
    const shown = filtered(rules, logged, viewer);
    return shown ? [shown] : [];
  });
}

function filtered(rules: Ruleset, logged: LoggedEvent, viewer: Seat | 'public'): LoggedEvent | null {
  const { event } = logged;
  if (rules.bookkeeping.has(event.type)) return null;
  if ((event.type === 'passed' || event.type === 'decided') && event.player !== viewer) return null;
  // The generator's state would tell what comes, and the place of a card drawn in secret which card it is.
  if (event.type === 'chance') return event.secret ? null : { ...logged, event: { ...event, chance: [] } };
  if (event.type === 'shuffled')
    return { ...logged, event: { ...event, order: [], chance: [] }, hidden: event.order.length };
  if (seesFaces(logged, viewer)) return logged;
  const hidden = 'cards' in event ? { hidden: event.cards.length } : {};
  return { ...logged, event: withoutCards(event), ...hidden };
}

/** The cards an event is about whose faces not everybody may know. */
export function cardsOf(event: GameEvent): readonly CardNumber[] {
  switch (event.type) {
    case 'place':
    case 'command':
    case 'selected':
    case 'examined':
    case 'revealed':
    case 'prevented':
      return event.cards;
    case 'announced':
    case 'used':
      return event.shown.map(({ card }) => card);
    case 'swapped':
      return [event.old];
    case 'scored':
    case 'lost':
    case 'began':
    case 'ended':
    case 'shuffled':
    case 'rigged':
    case 'hid':
    case 'won':
    case 'tied':
    case 'named':
    case 'decided':
    case 'chance':
    case 'lasting began':
    case 'lasting ended':
    case 'fact':
    case 'passed':
      return [];
    default:
      return namedBy(ofEdition(event));
  }
}

/** Who knows the faces of an event's cards beyond what the places tell. */
export function knownIn(event: GameEvent): Known {
  switch (event.type) {
    case 'place':
      return event.known ?? NOBODY;
    case 'examined':
    case 'revealed':
      return event.known;
    default:
      return NOBODY;
  }
}
const NOBODY: readonly Seat[] = [];

/** The cards of an edition's event: its own, or the team that was measured. */
function namedBy(event: EditionEvent): readonly CardNumber[] {
  if ('cards' in event) return event.cards;
  return 'against' in event ? (event.against?.team ?? []) : [];
}

/** The event without the cards of `cardsOf`. */
function withoutCards(event: GameEvent): GameEvent {
  switch (event.type) {
    case 'place':
      return { ...event, cards: [], entered: [], left: [] };
    case 'announced':
    case 'used':
      return { ...event, shown: event.shown.map(({ part }) => ({ card: 0, part })) };
    case 'swapped':
      return { ...event, old: 0 };
    default:
      if ('against' in event) return { ...event, against: null };
      return 'cards' in event ? { ...event, cards: [] } : event;
  }
}
