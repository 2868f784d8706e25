/** What can be named: every card, player, number or word with the names it goes by, from a player's view and request alone. */
import { fold } from '../catalog/names.ts';
import type { Definition } from '../engine/definition.ts';
import type { Game } from '../engine/game.ts';
import type { Candidate, CardNumber, Request, Seat } from '../engine/asking/request.ts';
import type { View, Viewer } from '../engine/showing/view.ts';
import type { GameWords } from './editions.ts';
import { placedCards, type PlacedCard } from './view-cards.ts';

/** One thing that can be named. */
export interface Entry {
  readonly candidate: Candidate;
  /** Names as they are compared (`fold`). */
  readonly names: readonly string[];
  /** The name as it is shown. */
  readonly label: string;
  /** Whose it is, for `my X` and `opponent's X`. */
  readonly side: Seat | null;
  /** Two entries with the same likeness differ in nothing the player can see. */
  readonly likeness: () => string;
  /** Where it lies, if the view shows it. */
  readonly placed: PlacedCard | null;
}

/** Names given to single cards, folded. */
export type Aliases = ReadonlyMap<string, CardNumber>;

const NO_ALIASES: Aliases = new Map();

/** The names of a printed card: title, title and subtitle, and the place it is named by. */
export function namesOf(definition: Definition, { cardKinds }: Pick<GameWords, 'cardKinds'>): readonly string[] {
  const { title, subtitle, id } = definition;
  const { place } = cardKinds.linesOf(definition);
  const names = [title, id];
  if (subtitle !== undefined) names.push(`${title}, ${subtitle}`, `${title} ${subtitle}`);
  if (place !== undefined) names.push(place, `${title}, ${place}`, `${place}, ${title}`, `${place} ${title}`);
  return [...new Set(names.map(fold))];
}

/** Whether two candidates are the same thing. */
export function isSameCandidate(a: Candidate, b: Candidate): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(candidate: Candidate): string {
  switch (candidate.kind) {
    case 'card':
      return `card ${candidate.card}`;
    case 'player':
      return `player ${candidate.player}`;
    case 'number':
      return `number ${candidate.value}`;
    case 'word':
      return `word ${candidate.value}`;
  }
}

/** Everything a player can name just now. */
export class Lexicon {
  readonly #game: Game;
  readonly #words: GameWords;
  readonly #entries = new Map<string, Entry>();
  readonly #aliases = new Map<CardNumber, readonly string[]>();

  /** Names are those of the viewer's view; a request given with it adds its candidates, which the player asked may see. */
  constructor(game: Game, viewer: Viewer, request: Request | null, words: GameWords, aliases: Aliases = NO_ALIASES) {
    this.#game = game;
    this.#words = words;
    for (const [alias, card] of aliases) this.#aliases.set(card, [...(this.#aliases.get(card) ?? []), alias]);
    const view: View = game.view(viewer);
    for (const placed of placedCards(view, words)) this.#addPlaced(placed);
    for (const seat of view.players) this.entry({ kind: 'player', player: seat.seat });
    if (request !== null) for (const candidate of candidatesOf(request)) this.entry(candidate);
  }

  /** All cards that can be named. */
  get cards(): readonly Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.candidate.kind === 'card');
  }

  get all(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /** The entry of a candidate of the player's request, or of a card in the view. */
  entry(candidate: Candidate): Entry {
    const key = keyOf(candidate);
    const known = this.#entries.get(key);
    if (known) return known;
    const made = this.#make(candidate);
    this.#entries.set(key, made);
    return made;
  }

  card(card: CardNumber): Entry {
    return this.entry({ kind: 'card', card });
  }

  #addPlaced(placed: PlacedCard): void {
    const { card } = placed;
    const key = keyOf({ kind: 'card', card: card.number });
    if (this.#entries.has(key)) return;
    this.#entries.set(key, {
      candidate: { kind: 'card', card: card.number },
      names: this.#names(card.number, card.definition),
      label: card.definition.id,
      side: placed.side,
      likeness: placed.likeness,
      placed,
    });
  }

  #names(card: CardNumber, definition: Definition): readonly string[] {
    return [...namesOf(definition, this.#words), ...(this.#aliases.get(card) ?? [])];
  }

  #make(candidate: Candidate): Entry {
    const plain = (label: string, side: Seat | null): Entry => ({
      candidate,
      names: [fold(label)],
      label,
      side,
      likeness: () => keyOf(candidate),
      placed: null,
    });
    switch (candidate.kind) {
      case 'card': {
        const definition = this.#game.definition(candidate.card);
        return {
          candidate,
          names: this.#names(candidate.card, definition),
          label: definition.id,
          side: null,
          likeness: () => `unseen ${definition.id}`,
          placed: null,
        };
      }
      case 'player':
        return plain(this.#game.seats[candidate.player] ?? `player ${candidate.player + 1}`, candidate.player);
      case 'number':
        return plain(`${candidate.value}`, null);
      case 'word':
        return plain(candidate.value, null);
    }
  }
}

/** Every candidate a request offers, in slots and selections. */
function candidatesOf(request: Request): readonly Candidate[] {
  return request.options.flatMap((option) => {
    const slots = [option.card, option.at, option.on, option.aboard, option.to, option.from, option.with, option.using];
    const cards = slots.flatMap((card): Candidate[] => (card === undefined ? [] : [{ kind: 'card', card }]));
    const players: Candidate[] = option.player === undefined ? [] : [{ kind: 'player', player: option.player }];
    return [...cards, ...players, ...(option.selection?.from ?? [])];
  });
}
