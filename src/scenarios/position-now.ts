/** The position as it is, with nothing hidden, for expectations of scenarios: cards by name, and where each lies. */
import { fold } from '../catalog/index.ts';
import { namesOf, placedCards, type PlacedCard } from '../commands/index.ts';
import type { Game } from '../engine/game.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { View } from '../engine/showing/view.ts';
import type { CardName } from './scenario.ts';

export class PositionNow {
  readonly game: Game;
  readonly view: View;
  readonly words: EditionWords;
  readonly cards: readonly PlacedCard[];
  readonly #aliases: ReadonlyMap<string, CardNumber>;
  readonly #byNumber: ReadonlyMap<CardNumber, PlacedCard>;

  constructor(game: Game, words: EditionWords, aliases: ReadonlyMap<string, CardNumber>) {
    this.game = game;
    this.words = words;
    this.view = game.view('all');
    this.cards = placedCards(this.view, words);
    this.#aliases = aliases;
    this.#byNumber = new Map(this.cards.map((placed) => [placed.card.number, placed]));
  }

  seat(player: string): Seat {
    return this.game.seats.indexOf(player);
  }

  /** The cards a name means: its number, its `as` name, a title, or `PLAYER's X`. */
  named(name: CardName): readonly PlacedCard[] {
    const wanted = fold(name);
    const number = /^@(\d+)$/.exec(wanted)?.[1] ?? this.#aliases.get(wanted);
    if (number !== undefined) return this.cards.filter(({ card }) => card.number === Number(number));
    const titled = this.cards.filter(({ card }) => this.#names(card).includes(wanted));
    if (titled.length > 0) return titled;
    const owner = this.game.seats.find((player) => wanted.startsWith(`${fold(player)}'s `));
    if (owner !== undefined) {
      const [seat, rest] = [this.seat(owner), wanted.slice(`${fold(owner)}'s `.length)];
      return this.cards.filter(({ side, card }) => side === seat && this.#names(card).includes(rest));
    }
    const begun = this.cards.filter(({ card }) => this.#names(card).some((one) => one.startsWith(wanted)));
    return new Set(begun.map(({ card }) => card.definition.id)).size === 1 ? begun : [];
  }

  /** Those in play, or all if none is. */
  meant(name: CardName): readonly PlacedCard[] {
    const all = this.named(name);
    const inPlay = all.filter((placed) => this.isInPlay(placed));
    return inPlay.length > 0 ? inPlay : all;
  }

  #names({ definition }: PlacedCard['card']): readonly string[] {
    return namesOf(definition, this.words);
  }

  isInPlay({ place }: PlacedCard): boolean {
    const { inPlay } = this.words.scenarioWords;
    if (place.in === 'zone') return inPlay.includes(place.zone);
    return place.in === 'host' || (place.in === 'row' && inPlay.includes(place.row));
  }

  /** The card a card lies with; undefined for one in a zone. */
  host({ place }: PlacedCard): PlacedCard | undefined {
    return place.in === 'host' ? this.#byNumber.get(place.host) : undefined;
  }

  /** The cards whose faces a player's view shows. */
  seenBy(player: string): ReadonlySet<CardNumber> {
    return new Set(placedCards(this.game.view(this.seat(player)), this.words).map(({ card }) => card.number));
  }

  /** Whether a name means this card. */
  isNamed(placed: PlacedCard | undefined, name: CardName): boolean {
    return placed !== undefined && this.named(name).some(({ card }) => card.number === placed.card.number);
  }
}
