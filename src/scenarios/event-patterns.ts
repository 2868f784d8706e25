/** Patterns of events, `VERB [CARD] [PLAYER] [NUMBER]`, against what happened. */
import { ofEdition, type GameEvent, type LoggedEvent } from '../engine/state/events.ts';
import type { Happened, ScenarioWords } from '../engine/ruleset/scenario-words.ts';
import type { CardNumber } from '../engine/asking/request.ts';
import type { PositionNow } from './position-now.ts';

/** Whether the patterns happened in this order, other events between them allowed; else the first one that did not. */
export function missingPattern(
  patterns: readonly string[],
  events: readonly LoggedEvent[],
  now: PositionNow,
): string | null {
  const happened = events.map(({ event }) => happenedIn(event, now.words.scenarioWords));
  let from = 0;
  let within = 0;
  for (const pattern of patterns) {
    const found = findFrom(pattern, happened, from, within, now);
    if (found === null) return pattern;
    [from, within] = found;
  }
  return null;
}

/** The first pattern that did happen, or null. */
export function presentPattern(
  patterns: readonly string[],
  events: readonly LoggedEvent[],
  now: PositionNow,
): string | null {
  const happened = events.map(({ event }) => happenedIn(event, now.words.scenarioWords));
  return patterns.find((pattern) => findFrom(pattern, happened, 0, 0, now) !== null) ?? null;
}

/** The event a pattern fits at or after a place, and how far into that event's cards the search got: a later pattern may match the same event for another card. */
function findFrom(
  pattern: string,
  happened: readonly (readonly Happened[])[],
  from: number,
  within: number,
  now: PositionNow,
): readonly [event: number, within: number] | null {
  for (let index = from; index < happened.length; index++) {
    const parts = (happened[index] ?? []).flatMap(singleCards);
    const start = index === from ? within : 0;
    const at = parts.findIndex((part, place) => place >= start && fits(pattern, part, now));
    if (at >= 0) return [index, at + 1];
  }
  return null;
}

/** An event with several cards matches for each. */
function singleCards(happened: Happened): readonly Happened[] {
  return happened.cards.length > 1 ? happened.cards.map((card) => ({ ...happened, cards: [card] })) : [happened];
}

function fits(pattern: string, { verb, cards, players, number }: Happened, now: PositionNow): boolean {
  const [, wanted = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(pattern.trim()) ?? [];
  if (wanted !== verb) return false;
  const owners = cards.flatMap((card) =>
    now.cards.filter((placed) => placed.card.number === card).flatMap(({ card: { owner }, side }) => [owner, side]),
  );
  const names = [...players, ...(players.length === 0 ? owners : [])].flatMap((seat) => now.game.seats[seat] ?? []);
  const isCard = (words: string): boolean => now.named(words).some(({ card }) => cards.includes(card.number));
  const isPlayer = (words: string): boolean => names.some((name) => name.toLowerCase() === words.toLowerCase());
  const isSubject = (words: string): boolean => {
    if (words === '' || isCard(words) || isPlayer(words)) return true;
    const [, card = '', player = ''] = /^(.+)\s(\S+)$/.exec(words) ?? [];
    return card !== '' && isCard(card) && isPlayer(player);
  };
  if (isSubject(rest)) return true;
  const [, words = '', digits] = /^(.*?)\s*(\d+)$/.exec(rest) ?? [];
  return digits !== undefined && number === Number(digits) && isSubject(words);
}

const none: readonly Happened[] = [];

/** The verbs an event stands for; what only the edition knows, it tells. */
function happenedIn(event: GameEvent, words: ScenarioWords): readonly Happened[] {
  switch (event.type) {
    case 'place': {
      const one = (verb: string, cards: readonly CardNumber[]): readonly Happened[] =>
        cards.length > 0 ? [{ verb, cards, players: [event.player] }] : none;
      return [
        ...one(event.verb, [...event.cards, ...words.happenedWith(event)]),
        ...one('entered', event.entered),
        ...one('left', event.left),
      ];
    }
    case 'scored':
    case 'lost':
      return [
        {
          verb: event.type,
          cards: event.by === undefined ? [] : [event.by],
          players: [event.player],
          number: event.points,
        },
      ];
    case 'began':
      return [{ verb: 'began', cards: event.card === undefined ? [] : [event.card], players: [event.player] }];
    case 'shuffled':
      return [
        { verb: 'shuffled', cards: [], players: 'player' in event.place ? [event.place.player] : [event.player] },
      ];
    case 'examined':
    case 'revealed':
    case 'prevented':
      return [{ verb: event.type, cards: event.cards, players: [event.player] }];
    case 'swapped':
      return [{ verb: event.verb, cards: [event.old, event.new], players: [event.player] }];
    case 'won':
    case 'tied':
      return [{ verb: event.type, cards: [], players: event.players }];
    case 'command':
    case 'ended':
    case 'announced':
    case 'used':
    case 'selected':
    case 'rigged':
    case 'hid':
    case 'named':
    case 'decided':
    case 'chance':
    case 'lasting began':
    case 'lasting ended':
    case 'fact':
    case 'passed':
      return words.happenedIn(event);
    default:
      return words.happenedIn(ofEdition(event));
  }
}
