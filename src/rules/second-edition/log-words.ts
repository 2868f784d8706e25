/** The Second Edition's words for the log. */
import type { Cards, LogWords, MoveWords, Names, Tally } from '../../engine/ruleset/log-words.ts';
import { cardBegunWith, hiddenIn, nameBegun, type GameEvent } from '../../engine/state/events.ts';
import { lackWords } from '../shared/measured.ts';

/** What a player does, and what joins the cards and the place. */
export const move = (verb: string, join = '', tellsPlace = false): MoveWords => ({ verb, join, tellsPlace });

const moves: ReadonlyMap<string, MoveWords> = new Map(
  Object.entries({
    killed: { ...move('killed'), isSuffered: true as const, isOwned: true as const },
    captured: { ...move('captured', 'and put', true), isSuffered: true as const, isOwned: true as const },
    released: move('releases', '', true),
    downloaded: move('downloads'),
    beamed: move('beams', 'to', true),
    stacked: move('stacks'),
    overcome: { ...move('overcome'), isSuffered: true as const },
    damaged: { verb: 'damages', join: 'with', tellsPlace: false, isDoneToHost: true as const },
    repaired: move('repairs', '', true),
    seeded: move('lays out', '', true),
  }),
);

const zones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    discard: 'discard pile',
    dilemmas: 'dilemma pile',
    missions: 'row of missions',
    stack: 'dilemma stack',
    announced: 'table',
    revealed: 'table',
    drawn: 'drawn dilemmas',
    aside: 'cards set aside',
  }),
);

const relations: ReadonlyMap<string, string> = new Map(
  Object.entries({ here: 'at', ships: 'at', aboard: 'aboard', on: 'on', damage: 'on', beneath: 'beneath' }),
);

function sentence(event: GameEvent, { seat, card, cards, are, by }: Names): string | null {
  switch (event.type) {
    case 'stopped':
    case 'unstopped':
      return `${cards(event.cards)} ${are(event.cards)} ${event.type}${by(event.by)}`;
    case 'flipped':
      return `${cards(event.cards)} ${are(event.cards)} turned over, ${event.isDown ? 'its other side' : 'its front'} up`;
    case 'counters':
      return `${seat(event.player)} has ${event.left} ${event.left === 1 ? 'counter' : 'counters'} left (${signed(event.change)})`;
    case 'range':
      return `${card(event.ship)} uses ${event.used} Range, ${event.left} left`;
    case 'recalled':
      return `${seat(event.player)} recalls ${card(event.card)}`;
    case 'completed':
      return `${seat(event.player)} completes ${card(event.mission)}`;
    case 'failed':
      return `${seat(event.player)} fails at ${card(event.mission)}${lackWords(event.against)}`;
    case 'faced':
      return `${seat(event.player)} faces ${card(event.card)}`;
    case 'removedFromAttempt':
      return `${cards(event.cards)} ${are(event.cards)} out of the attempt`;
    case 'joined':
      return `${cards(event.cards)} ${are(event.cards) === 'is' ? 'joins' : 'join'}`;
    case 'attempt':
      return 'the attempt stands anew';
    case 'battle':
      return `the ${event.battle.kind} stands anew`;
    case 'began':
      return began(event, { seat, card });
    default:
      return null;
  }
}

type Beginning = Extract<GameEvent, { readonly type: 'began' }>;

function began(event: Beginning, { seat, card }: Pick<Names, 'seat' | 'card'>): string | null {
  const who = seat(event.player);
  switch (event.what) {
    case 'segment':
      return event.counters === undefined
        ? null
        : `${who}: ${nameBegun(event)}, ${event.counters} ${event.counters === 1 ? 'counter' : 'counters'}`;
    case 'attempt':
      return `${who} attempts ${card(cardBegunWith(event))}`;
    case 'combat':
    case 'engagement':
      return `${who} begins ${event.what === 'combat' ? 'a combat' : 'an engagement'}${event.card === undefined ? '' : ` at ${card(event.card)}`}`;
    default:
      return null;
  }
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`;
}

/** What is counted over a game. */
export const COUNTED = {
  attempts: 'mission attempts',
  faced: 'dilemmas faced',
  personnel: 'personnel lost',
  ships: 'ships lost',
};

/** Who loses a card is told by its owner: killed cards go to the discard pile, captives to somebody else's brig. */
function tallies(event: GameEvent, { definition, owner }: Cards): readonly Tally[] {
  if (event.type === 'began' && event.what === 'attempt')
    return [{ seat: event.player, what: COUNTED.attempts, count: 1 }];
  if (event.type === 'faced') return [{ seat: event.player, what: COUNTED.faced, count: 1 }];
  if (event.type !== 'place') return [];
  const [what, type] = losses.get(event.verb) ?? [];
  if (what === undefined) return [];
  return event.cards
    .filter((card) => card > 0 && definition(card).type === type)
    .map((card) => ({ seat: owner(card), what, count: 1 }));
}

const losses: ReadonlyMap<string, readonly [what: string, type: string]> = new Map([
  ['killed', [COUNTED.personnel, 'personnel']],
  ['captured', [COUNTED.personnel, 'personnel']],
  ['destroyed', [COUNTED.ships, 'ship']],
]);

export const logWords: LogWords = {
  zones,
  zonesWithin: new Set(['core', 'brig']),
  zonesPassed: new Set(['announced']),
  relations,
  moves,
  told: new Set([
    'stopped',
    'unstopped',
    'flipped',
    'recalled',
    'completed',
    'failed',
    'faced',
    'joined',
    'removedFromAttempt',
  ]),
  sentence,
  counted: Object.values(COUNTED),
  tallies,
  // Whoever was stopped, or left the table, is out of the attempt.
  isForegone: (logged, before) => {
    const { event } = logged;
    if (event.type !== 'removedFromAttempt' || hiddenIn(logged) !== hiddenIn(before)) return false;
    const cause = before.event;
    if (cause.type !== 'stopped' && cause.type !== 'place') return false;
    return cause.cards.length === event.cards.length && event.cards.every((each) => cause.cards.includes(each));
  },
};

/** Orders that show nothing hidden and leave nothing to chance by themselves: what comes of them can be shown beforehand. */
export const foreseen: ReadonlySet<string> = new Set(['beam', 'move']);
