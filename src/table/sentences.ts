/** Events in plain English. Words name only what stands in the event: what a viewer may not know was taken out before. */
import type { Movement } from '../engine/ruleset/declared.ts';
import type { GameEvent, LoggedEvent, Place } from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';

type PlaceEvent = Extract<GameEvent, { readonly type: 'place' }>;

/** Whether a player's log tells of this event; the others are bookkeeping, or stand in the header anyway. */
export function isTold(event: GameEvent): boolean {
  switch (event.type) {
    case 'counters':
    case 'range':
    case 'attempt':
    case 'battle':
    case 'lasting began':
    case 'lasting ended':
    case 'fact':
    case 'hid':
    case 'rigged':
    case 'chance':
      return false;
    case 'passed':
      return !event.silent;
    case 'began':
      return event.what !== 'segment';
    case 'place':
      return event.verb !== 'announced';
    default:
      return true;
  }
}

/** One event as a sentence without a full stop: `kirk beams 3 cards to Galaxy`. */
export function describeEvent(game: Game, logged: LoggedEvent): string {
  return new Teller(game, logged.hidden ?? 0, false).tell(logged.event);
}

/** The same in a line to glance at: titles alone, of a long list the first names, nobody's own places called theirs. */
export function describeBriefly(game: Game, logged: LoggedEvent): string {
  return new Teller(game, logged.hidden ?? 0, true).tell(logged.event);
}

/** Of a list longer than the first number, so many names stand in a brief sentence. */
const BRIEF = { most: 4, shown: 3 };

/** What a player does to cards, and what joins the cards and the place. */
const MOVES: Readonly<Partial<Record<Movement, readonly [verb: string, join: string]>>> = {
  played: ['plays', ''],
  drew: ['draws', ''],
  discarded: ['discards', ''],
  destroyed: ['destroys', ''],
  killed: ['kills', ''],
  placed: ['places', ''],
  returned: ['returns', 'to'],
  removed: ['removes', 'from the game'],
  captured: ['captures', ''],
  released: ['releases', ''],
  downloaded: ['downloads', ''],
  took: ['takes', ''],
  beamed: ['beams', 'to'],
  moved: ['moves', 'to'],
  stacked: ['stacks', ''],
  revealed: ['reveals', ''],
  overcome: ['overcomes', ''],
  damaged: ['damages', 'with'],
  repaired: ['repairs', ''],
  exchanged: ['exchanges', ''],
  replaced: ['replaces', ''],
  seeded: ['lays out', ''],
  announced: ['announces', ''],
};

/** Verbs for which the place says something. */
const WITH_PLACE: readonly Movement[] = [
  'played',
  'placed',
  'returned',
  'took',
  'beamed',
  'moved',
  'released',
  'repaired',
  'seeded',
];

const ZONE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hand: 'hand',
    deck: 'deck',
    discard: 'discard pile',
    dilemmas: 'dilemma pile',
    core: 'core',
    brig: 'brig',
    missions: 'row of missions',
    stack: 'dilemma stack',
    announced: 'table',
    revealed: 'table',
    drawn: 'drawn dilemmas',
    aside: 'cards set aside',
  }),
);

const RELATION_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    here: 'at',
    ships: 'at',
    aboard: 'aboard',
    on: 'on',
    damage: 'on',
    beneath: 'beneath',
  }),
);

class Teller {
  readonly #game: Game;
  readonly #hidden: number;
  readonly #isBrief: boolean;

  constructor(game: Game, hidden: number, isBrief: boolean) {
    this.#game = game;
    this.#hidden = hidden;
    this.#isBrief = isBrief;
  }

  tell(event: GameEvent): string {
    switch (event.type) {
      case 'place':
        return this.#place(event);
      case 'stopped':
        return `${this.#cards(event.cards)} ${this.#are(event.cards)} stopped${this.#by(event.by)}`;
      case 'unstopped':
        return `${this.#cards(event.cards)} ${this.#are(event.cards)} unstopped${this.#by(event.by)}`;
      case 'scored':
        return `${this.#seat(event.player)} scores ${event.points}${this.#by(event.by)}`;
      case 'lost':
        return `${this.#seat(event.player)} loses ${event.points} points${this.#by(event.by)}`;
      case 'counters':
        return `${this.#seat(event.player)} has ${event.left} counters left (${signed(event.change)})`;
      case 'range':
        return `${this.#card(event.ship)} uses ${event.used} Range, ${event.left} left`;
      case 'command':
        return `${event.player === null ? 'nobody' : this.#seat(event.player)} now commands ${this.#cards(event.cards)}`;
      case 'completed':
        return `${this.#seat(event.player)} completes ${this.#card(event.mission)}`;
      case 'failed':
        return `${this.#seat(event.player)} fails at ${this.#card(event.mission)}`;
      case 'faced':
        return `${this.#seat(event.player)} faces ${this.#card(event.card)}`;
      case 'began':
        return this.#began(event);
      case 'ended':
        return `${this.#seat(event.player)} ends the ${event.what}`;
      case 'announced':
        return `${this.#seat(event.player)}: ${event.words}`;
      case 'used':
        return `${this.#seat(event.player)} uses ${this.#card(event.card)}${ordinal(event.ability)}`;
      case 'shuffled':
        return `${this.#seat(event.player)} shuffles the ${this.#where(event.place, event.player)}`;
      case 'selected':
        return `${this.#cards(event.cards)} ${this.#are(event.cards)} selected${event.random ? ' at random' : ''}${this.#by(event.by)}`;
      case 'rigged':
        return `the scenario sets ${this.#card(event.card)}`;
      case 'examined':
        return `${this.#seat(event.player)} examines ${this.#cards(event.cards)}`;
      case 'revealed':
        return `${this.#seat(event.player)} reveals ${this.#cards(event.cards)}`;
      case 'hid':
        return 'what was shown is hidden again';
      case 'prevented':
        return `${this.#seat(event.player)} prevents: ${event.verb} ${this.#cards(event.cards)}${this.#by(event.by)}`;
      case 'swapped':
        return `${this.#seat(event.player)} ${event.verb === 'exchanged' ? 'exchanges' : 'replaces'} ${this.#card(event.old)} ${event.verb === 'exchanged' ? 'for' : 'with'} ${this.#card(event.new)}`;
      case 'joined':
        return `${this.#cards(event.cards)} ${this.#count(event.cards) === 1 ? 'joins' : 'join'}`;
      case 'removedFromAttempt':
        return `${this.#cards(event.cards)} ${this.#are(event.cards)} out of the attempt`;
      case 'won':
        return `${event.players.map((seat) => this.#seat(seat)).join(' and ')} wins the ${event.what} (${event.reason})`;
      case 'tied':
        return `${event.players.map((seat) => this.#seat(seat)).join(' and ')} tie the ${event.what} (${event.reason})`;
      case 'named':
        return `${this.#seat(event.player)} names ${event.word}`;
      case 'decided':
        return `${this.#seat(event.player)} decides: ${this.#card(event.answer)}`;
      case 'chance':
        return `chance: ${event.outcome + 1} of ${event.of}`;
      case 'attempt':
        return 'the attempt stands anew';
      case 'battle':
        return `the ${event.battle.kind} stands anew`;
      case 'lasting began':
        return `an effect of ${this.#card(event.lasting.source.card)} begins`;
      case 'lasting ended':
        return `${event.ids.length} lasting ${event.ids.length === 1 ? 'effect ends' : 'effects end'}`;
      case 'fact':
        return `kept in mind: ${event.fact.verb}`;
      case 'passed':
        return `${this.#seat(event.player)} passes`;
      default:
        return event.type;
    }
  }

  #place(event: PlaceEvent): string {
    const [verb, join] = MOVES[event.verb] ?? [event.verb, ''];
    const who = this.#seat(event.player);
    const cards = this.#cards(event.cards);
    if (event.verb === 'removed') return `${who} ${verb} ${cards} ${join}${this.#by(event.by)}`;
    if (event.verb === 'damaged' && 'host' in event.to)
      return `${who} ${verb} ${this.#card(event.to.host)} ${join} ${cards}`;
    const isPassing = 'zone' in event.to && event.to.zone === 'announced';
    if (isPassing || !WITH_PLACE.includes(event.verb)) return `${who} ${verb} ${cards}${this.#by(event.by)}`;
    const place =
      join === 'to' && 'host' in event.to ? `to ${this.#card(event.to.host)}` : this.#to(event.to, event.player);
    // A card goes to its player's core as a matter of course.
    const isUsual = this.#isBrief && event.verb === 'played' && 'zone' in event.to && event.to.player === event.player;
    return `${who} ${verb} ${cards}${isUsual ? '' : ` ${place}`}${this.#by(event.by)}`;
  }

  #to(place: Place, who: Seat): string {
    if (!('zone' in place)) return this.#where(place, who);
    return `${place.zone === 'core' || place.zone === 'brig' ? 'in' : 'to'} the ${this.#where(place, who)}`;
  }

  #where(place: Place, who: Seat): string {
    if ('host' in place) return `${RELATION_WORDS.get(place.relation) ?? place.relation} ${this.#card(place.host)}`;
    if ('row' in place) return place.row;
    const zone = ZONE_WORDS.get(place.zone) ?? place.zone;
    return this.#isBrief && place.player === who ? zone : `${zone} of ${this.#seat(place.player)}`;
  }

  #began(event: Extract<GameEvent, { readonly type: 'began' }>): string {
    const who = this.#seat(event.player);
    switch (event.what) {
      case 'turn':
        return `turn ${event.number ?? ''} of ${who} begins`;
      case 'segment':
        return `${who}: ${event.name ?? 'segment'}${event.counters === undefined ? '' : `, ${event.counters} counters`}`;
      case 'attempt':
        return `${who} attempts ${this.#card(event.card ?? 0)}`;
      case 'combat':
      case 'engagement':
        return `${who} begins ${event.what === 'combat' ? 'a combat' : 'an engagement'}${event.card === undefined ? '' : ` at ${this.#card(event.card)}`}`;
      default:
        return `${who} begins a ${event.what}`;
    }
  }

  #seat(seat: Seat): string {
    return this.#game.seats[seat] ?? 'nobody';
  }

  #card(card: CardNumber): string {
    if (card <= 0) return 'a card';
    return this.#isBrief ? this.#game.definition(card).title : this.#game.definition(card).id;
  }

  #by(card: CardNumber | undefined): string {
    return card === undefined || card === 0 ? '' : ` (${this.#card(card)})`;
  }

  #count(cards: readonly CardNumber[]): number {
    return cards.length + this.#hidden;
  }

  #are(cards: readonly CardNumber[]): string {
    return this.#count(cards) === 1 ? 'is' : 'are';
  }

  /** Names, copies counted, and how many more there are that can't be named. */
  #cards(cards: readonly CardNumber[]): string {
    const counts = new Map<string, number>();
    // Several names in a row: subtitles after a comma would read as further cards.
    const named = (card: CardNumber): string =>
      cards.length > 1 ? this.#game.definition(card).title : this.#card(card);
    for (const card of cards) counts.set(named(card), (counts.get(named(card)) ?? 0) + 1);
    const all = [...counts].map(([name, count]) => (count > 1 ? `${count}x ${name}` : name));
    const names = this.#isBrief && all.length > BRIEF.most ? all.slice(0, BRIEF.shown) : all;
    if (names.length < all.length) {
      const left = [...counts.values()].slice(BRIEF.shown).reduce((sum, count) => sum + count, 0);
      return `${names.join(', ')} and ${left + this.#hidden} more`;
    }
    const hidden = this.#hidden;
    if (hidden > 0) names.push(`${hidden}${names.length > 0 ? ' more' : ''} ${hidden === 1 ? 'card' : 'cards'}`);
    return names.length > 0 ? names.join(', ') : 'nothing';
  }
}

/** Which ability of the card, as commands count them: from 1, the first unnamed. Events count from 0. */
function ordinal(ability: number): string {
  return ability > 0 ? `, ability ${ability + 1}` : '';
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`;
}
