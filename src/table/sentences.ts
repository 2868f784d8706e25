/** Events in plain English. Words name only what stands in the event: what a viewer may not know was taken out before. */
import {
  ofEdition,
  type EngineEvent,
  type GameEvent,
  type LoggedEvent,
  type Place,
  type PlaceEvent,
  hiddenIn,
  nameBegun,
} from '../engine/state/events.ts';
import type { Game } from '../engine/game.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { LogWords, MoveWords, Names } from '../engine/ruleset/log-words.ts';
import { logWordsOf } from './edition.ts';
import { named, spoken } from './second-person.ts';
import { tallyOf } from '../engine/kernel/tallies.ts';

/** Of the engine's own events, those that a player's log tells. */
const TELLS: Readonly<Record<EngineEvent['type'], boolean>> = {
  place: true,
  scored: true,
  lost: true,
  command: true,
  began: true,
  ended: true,
  announced: true,
  used: true,
  shuffled: true,
  selected: true,
  rigged: false,
  examined: true,
  revealed: true,
  hid: false,
  prevented: true,
  swapped: true,
  won: true,
  tied: true,
  named: true,
  decided: true,
  chance: false,
  'lasting began': false,
  'lasting ended': false,
  fact: false,
  passed: true,
};
const TOLD: ReadonlyMap<string, boolean> = new Map(Object.entries(TELLS));

/** Whether a player's log tells of this event; the others are bookkeeping, or stand in the header anyway. */
export function isTold(game: Game, event: GameEvent): boolean {
  switch (event.type) {
    case 'passed':
      return !event.silent;
    case 'began':
      return event.what !== 'segment';
    case 'place':
      return event.verb !== 'announced';
    default:
      return TOLD.get(event.type) ?? logWordsOf(game.ruleset).told.has(event.type);
  }
}

/** One event as a sentence without a full stop: `kirk moves 3 cards to Galaxy`. */
export function describeEvent(game: Game, logged: LoggedEvent): string {
  return spoken(new Teller(game, hiddenIn(logged), false).tell(logged.event));
}

/** One event as a sentence without a full stop, and the cards that are named in it. */
export function describeNaming(
  game: Game,
  logged: LoggedEvent,
): { readonly text: string; readonly named: ReadonlySet<CardNumber> } {
  const teller = new Teller(game, hiddenIn(logged), false);
  return { text: spoken(teller.tell(logged.event)), named: teller.named };
}

/** One event in a line to glance at: titles alone, of a long list the first names, nobody's own places called theirs. */
export function describeBriefly(game: Game, logged: LoggedEvent): string {
  return spoken(new Teller(game, hiddenIn(logged), true).tell(logged.event));
}

/** Nobody's own places are meant. */
const NOBODY: Seat = -1;

/** Of a list longer than the first number, so many names stand in a brief sentence. */
const BRIEF = { most: 4, shown: 3 };

const move = (verb: string, join = '', tellsPlace = false): MoveWords => ({ verb, join, tellsPlace });

/** Moves that every edition knows. */
const MOVES: ReadonlyMap<string, MoveWords> = new Map(
  Object.entries({
    played: move('plays', '', true),
    drew: move('draws'),
    discarded: move('discards'),
    destroyed: move('destroys'),
    placed: move('places', '', true),
    returned: move('returns', 'to', true),
    removed: move('removes', 'from the game'),
    took: move('takes', '', true),
    moved: move('moves', 'to', true),
    revealed: move('reveals'),
    exchanged: move('exchanges'),
    replaced: move('replaces'),
    announced: move('announces'),
  }),
);

class Teller {
  readonly #game: Game;
  readonly #words: LogWords;
  readonly #hidden: number;
  readonly #isBrief: boolean;
  readonly named = new Set<CardNumber>();

  constructor(game: Game, hidden: number, isBrief: boolean) {
    this.#game = game;
    this.#words = logWordsOf(game.ruleset);
    this.#hidden = hidden;
    this.#isBrief = isBrief;
  }

  tell(event: GameEvent): string {
    return this.#words.sentence(event, this.#names) ?? this.#tell(event);
  }

  readonly #names: Names = {
    seat: (seat) => this.#seat(seat),
    card: (card) => this.#card(card),
    cards: (cards) => this.#cards(cards),
    are: (cards) => this.#are(cards),
    by: (card) => this.#by(card),
  };

  #tell(event: GameEvent): string {
    switch (event.type) {
      case 'place':
        return this.#place(event);
      case 'scored':
        return `${this.#seat(event.player)} scores ${event.points}${this.#by(event.by)}`;
      case 'lost':
        return `${this.#seat(event.player)} loses ${event.points} points${this.#by(event.by)}`;
      case 'command':
        return `${event.player === null ? 'nobody' : this.#seat(event.player)} now commands ${this.#cards(event.cards)}`;
      case 'began':
        return this.#began(event);
      case 'ended':
        return `${this.#seat(event.player)} ends the ${event.what}`;
      case 'announced':
        return `${this.#seat(event.player)} ${event.words}`;
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
        return `${this.#seat(event.player)} prevents${event.cards.length > 0 ? `: ${event.verb} ${this.#cards(event.cards)}` : ' that'}${this.#by(event.by)}`;
      case 'swapped':
        return `${this.#seat(event.player)} ${event.verb === 'exchanged' ? 'exchanges' : 'replaces'} ${this.#card(event.old)} ${event.verb === 'exchanged' ? 'for' : 'with'} ${this.#card(event.new)}`;
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
      case 'lasting began':
        return `an effect of ${this.#card(event.lasting.source.card)} begins`;
      case 'lasting ended':
        return `${event.ids.length} lasting ${event.ids.length === 1 ? 'effect ends' : 'effects end'}`;
      case 'fact':
        return `kept in mind: ${event.fact.verb}`;
      case 'passed':
        return `${this.#seat(event.player)} passes`;
      default:
        return ofEdition(event).type;
    }
  }

  #place(event: PlaceEvent): string {
    const words = this.#move(event.verb);
    if (words.isSuffered === true) return this.#suffered(event, words);
    const { verb, join, tellsPlace, isDoneToHost } = words;
    const who = this.#seat(event.player);
    const cards = this.#cards(event.cards);
    if (event.verb === 'removed') return `${who} ${verb} ${cards} ${join}${this.#by(event.by)}`;
    if (isDoneToHost === true && 'host' in event.to)
      return `${who} ${verb} ${this.#card(event.to.host)} ${join} ${cards}`;
    const isPassing = 'zone' in event.to && this.#words.zonesPassed.has(event.to.zone);
    if (isPassing || !tellsPlace) return `${who} ${verb} ${cards}${this.#by(event.by)}`;
    const place =
      join === 'to' && 'host' in event.to
        ? `to ${this.#card(event.to.host)}`
        : this.#to(event.to, event.player, event.at);
    // Where a player's cards are played is a matter of course.
    const isUsual = this.#isBrief && event.verb === 'played' && 'zone' in event.to && event.to.player === event.player;
    return `${who} ${verb} ${cards}${isUsual ? '' : ` ${place}`}${this.#by(event.by)}`;
  }

  /** What is told of the cards: who did it need not be the player, and where they go need not be that player's. */
  #suffered({ cards, to, by }: PlaceEvent, { verb, join, tellsPlace, isOwned }: MoveWords): string {
    const what = isOwned === true ? `${this.#whose(cards)}${this.#cards(cards)}` : this.#cards(cards);
    const source = by === undefined || by === 0 ? '' : ` by ${this.#card(by)}`;
    const place = tellsPlace ? ` ${join} ${this.#to(to, NOBODY)}` : '';
    return `${what} ${this.#are(cards)} ${verb}${source}${place}`;
  }

  /** `Anna's `, where all of them are; empty where they are of several players. */
  #whose(cards: readonly CardNumber[]): string {
    const owners = new Set(cards.map((card) => this.#game.state.owner[card]));
    const [owner] = owners;
    return owners.size !== 1 || owner === undefined ? '' : `${this.#seat(owner)}'s `;
  }

  /** A move that nobody has words for is called by its name. */
  #move(verb: string): MoveWords {
    return MOVES.get(verb) ?? this.#words.moves.get(verb) ?? move(verb, '', true);
  }

  #to(place: Place, who: Seat, at?: PlaceEvent['at']): string {
    if ('row' in place) return `in the ${place.row}`;
    if ('host' in place) return this.#where(place, who);
    const isBeneath = at === 'bottom' && this.#words.zonesBeneath?.has(place.zone) === true;
    const join = isBeneath ? 'beneath' : this.#words.zonesWithin.has(place.zone) ? 'in' : 'to';
    return `${join} the ${this.#where(place, who)}`;
  }

  #where(place: Place, who: Seat): string {
    if ('host' in place)
      return `${this.#words.relations.get(place.relation) ?? place.relation} ${this.#card(place.host)}`;
    if ('row' in place) return place.row;
    const zone = this.#words.zones.get(place.zone) ?? place.zone;
    return this.#isBrief && place.player === who ? zone : `${zone} of ${this.#seat(place.player)}`;
  }

  #began(event: Extract<GameEvent, { readonly type: 'began' }>): string {
    const { what, player, number = '' } = event;
    const who = this.#seat(player);
    if (what === 'turn') return `Turn ${number} of ${who} begins`;
    return what === 'segment' ? `${who}: ${nameBegun(event)}` : `${who} begins: ${what}`;
  }

  #seat(seat: Seat): string {
    return named(this.#game.seats[seat] ?? 'nobody');
  }

  #card(card: CardNumber): string {
    if (card <= 0) return 'a card';
    this.named.add(card);
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
    // Several names in a row: subtitles after a comma would read as further cards.
    const named = (card: CardNumber): string =>
      cards.length > 1 ? this.#game.definition(card).title : this.#card(card);
    const counts = tallyOf(cards.map(named));
    for (const card of cards) this.named.add(card);
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
