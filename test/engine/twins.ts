/**
 * The leak property: a game and its imagined twin, in which everything hidden from a player is dealt anew. As long as the others act
 * alike on what is visible and nothing hidden has been shown, the player is asked the same and sees the same in both.
 */
import { expect } from 'vitest';
import type { GameEvent, LoggedEvent } from '../../src/engine/state/events.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Answer, Request, Seat } from '../../src/engine/asking/request.ts';
import { chanceFrom, uniform } from '../../src/players/index.ts';
import { sentInBoth, windowOn } from '../table/sent.ts';
import { cardsIn } from './invariants.ts';
import { take } from './walks.ts';

/** Verbs by which a player who gives nothing away goes on, the first that is offered. */
const QUIET = ['pass', 'no', 'draw', 'end'];

/** An answer that is the same whatever hidden cards the player has; null where none is. */
function quietAnswer(request: Request): Answer | null {
  for (const verb of QUIET) {
    const option = request.options.findIndex((item) => item.verb === verb);
    if (option >= 0) return { option };
  }
  if (request.kind === 'stack') return { option: 0, chosen: [] };
  return request.kind === 'secret' ? { option: 0, chosen: [0] } : null;
}

/**
 * Does the event use chance, or show the player something that was hidden when the twin was made: a card, a part of one, a total,
 * what another player chose in secret?
 */
function shows(event: GameEvent, player: Seat, hidden: ReadonlySet<number>): boolean {
  switch (event.type) {
    case 'chance':
    case 'shuffled':
      return true;
    case 'announced':
      return TOTALS.test(event.words) || event.shown.some(({ card }) => card === 0 || hidden.has(card));
    case 'named':
      return event.player !== player;
    case 'used':
      return hidden.has(event.card);
    default:
      return 'cards' in event && event.cards.some((card) => hidden.has(card));
  }
}

/** Totals of a combat count concealed personnel, and are told to all (2E-LOOK-17). */
const TOTALS = / against /;

interface Seen {
  readonly events: readonly LoggedEvent[];
  /** Something hidden was shown, or somebody cannot act quietly: from here on the two may differ. */
  readonly isOver: boolean;
}

/** What the player sees of these events, up to the first that shows something hidden. */
function seenBy(game: Game, player: Seat, events: readonly LoggedEvent[], hidden: ReadonlySet<number>): Seen {
  const visible = game.eventsFor(player, events);
  const first = visible.findIndex(({ event }) => shows(event, player, hidden));
  // Chance that nobody may see is left out of what is visible.
  const isSecret = events.some(({ event }) => event.type === 'chance' && event.secret === true);
  return first < 0 ? { events: visible, isOver: isSecret } : { events: visible.slice(0, first), isOver: true };
}

/** Gives the player's answer, if there is one, and goes on with quiet answers of the others until the player is asked again. */
function untilAsked(game: Game, player: Seat, answer: Answer | null, hidden: ReadonlySet<number>): Seen {
  const events: LoggedEvent[] = [];
  for (let next = answer ?? othersAnswer(game, player); next; next = othersAnswer(game, player)) {
    const seen = seenBy(game, player, take(game, next), hidden);
    events.push(...seen.events);
    if (seen.isOver) return { events, isOver: true };
  }
  return { events, isOver: game.request?.player !== player };
}

/** The quiet answer of another player who is asked; null where the player is asked, or nobody can answer quietly. */
function othersAnswer({ request }: Game, player: Seat): Answer | null {
  return request && request.player !== player ? quietAnswer(request) : null;
}

/** What both saw, as far as it must be the same. */
function prefixes(one: Seen, two: Seen): readonly (readonly LoggedEvent[])[] {
  const length = one.isOver || two.isOver ? Math.min(one.events.length, two.events.length) : Infinity;
  return [one, two].map(({ events }) => events.slice(0, length));
}

/** In another's attempt what becomes of it depends on personnel that are concealed. */
export function isOthersAttempt({ state }: Game, player: Seat): boolean {
  const { attempt } = state.slices;
  return attempt !== null && attempt !== undefined && attempt.player !== player;
}

/** Whether all that can be sent to the player is the same in both, whatever the player asks and tries. */
export function expectSameSent(real: Game, twin: Game, player: Seat, seed: number): void {
  const [sent, sentInTwin] = sentInBoth(real, twin, player, seed);
  expect(sentInTwin).toEqual(sent);
}

/** The log that the player reads of these events. */
function logOf(game: Game, player: Seat, events: readonly LoggedEvent[]): readonly string[] {
  const window = windowOn(game, player);
  window.note(events, 1);
  return window.log.map(({ text, full }) => `${text}: ${full}`);
}

/** Everything sent is compared every so many requests. */
const EVERY = 4;

/** Plays both on in step; fails where the player could tell them apart. Gives back how many of the player's requests were compared. */
export function compareTwins(game: Game, player: Seat, seed: number, most: number): number {
  const real = game.copy();
  const twin = game.imagine(player, seed);
  const known = new Set(cardsIn(real.view(player)).map(({ number }) => number));
  const hidden = new Set([...real.state.definitionOf.keys()].filter((card) => !known.has(card)));
  expect(twin.view(player)).toEqual(real.view(player));
  expect(twin.view('public')).toEqual(real.view('public'));
  if (real.request?.player === player || !isOthersAttempt(real, player)) expectSameSent(real, twin, player, seed);
  let answer: Answer | null = null;
  for (let compared = 0; compared < most; compared++) {
    if (isOthersAttempt(real, player)) return compared;
    const [seen, seenInTwin] = [untilAsked(real, player, answer, hidden), untilAsked(twin, player, answer, hidden)];
    const [events, eventsInTwin] = prefixes(seen, seenInTwin);
    expect(eventsInTwin).toEqual(events);
    expect(logOf(twin, player, eventsInTwin ?? [])).toEqual(logOf(real, player, events ?? []));
    const { request } = real;
    if (seen.isOver || seenInTwin.isOver || !request) return compared;
    expect(twin.request).toEqual(request);
    expect(twin.view(player)).toEqual(real.view(player));
    if (compared % EVERY === 0) expectSameSent(real, twin, player, seed + compared);
    answer = answerOfPlayer(request, chanceFrom(seed, compared));
  }
  return most;
}

/** Any legal answer; drawing shows a hidden card at once, so it comes last. */
function answerOfPlayer(request: Request, chance: ReturnType<typeof chanceFrom>): Answer {
  const answer = uniform(request, chance);
  if (request.options[answer.option]?.verb !== 'draw') return answer;
  const option = request.options.findIndex(({ verb }) => verb !== 'draw');
  const selection = request.options[option]?.selection;
  if (option < 0) return answer;
  return { option, ...(selection ? { chosen: selection.example } : {}) };
}
