/** What can be named: every card, player, number or word with the names it goes by, from a player's view and request alone. */
import { fold } from '../catalog/names.ts';
import type { Definition } from '../engine/definition.ts';
import type { Game } from '../engine/game.ts';
import { optionsIn, type Candidate, type CardNumber, type Request, type Seat } from '../engine/asking/request.ts';
import type { View, Viewer } from '../engine/showing/view.ts';
import type { GameWords } from './editions.ts';
import { placedCards, type PlacedCard } from './view-cards.ts';
import { choosableIn } from '../engine/showing/looking.ts';
import { groupAt } from '../engine/kernel/tallies.ts';

/** One thing that can be named. */
export interface Entry {
  readonly candidate: Candidate;
  /** Names as they are compared (`fold`). */
  readonly names: readonly string[];
  /** The name as it is shown. */
  readonly label: string;
  /** Whose it is, for `my X` and `opponent's X`. */
  readonly side: () => Seat | null;
  /** Two entries with the same likeness differ in nothing the player can see. */
  readonly likeness: () => string;
  /** Where it lies, if the view shows it. */
  readonly placed: () => PlacedCard | null;
}

/** Names given to single cards, folded. */
export type Aliases = ReadonlyMap<string, CardNumber>;

const NO_ALIASES: Aliases = new Map();

const namesOfCards = new WeakMap<Definition, readonly string[]>();

/** The names of a printed card: title, title and subtitle, and the place it is named by. */
export function namesOf(definition: Definition, words: Pick<GameWords, 'cardKinds'>): readonly string[] {
  const known = namesOfCards.get(definition);
  if (known !== undefined) return known;
  const names = readNames(definition, words);
  namesOfCards.set(definition, names);
  return names;
}

function readNames(definition: Definition, { cardKinds }: Pick<GameWords, 'cardKinds'>): readonly string[] {
  const { title, subtitle, id } = definition;
  const { place } = cardKinds.linesOf(definition);
  const names = [title, id];
  if (subtitle !== undefined) names.push(`${title}, ${subtitle}`, `${title} ${subtitle}`);
  if (place !== undefined) names.push(place, `${title}, ${place}`, `${place}, ${title}`, `${place} ${title}`);
  return [...new Set(names.map(fold))];
}

/** Whether two candidates are the same thing. */
export function isSameCandidate(a: Candidate, b: Candidate): boolean {
  if (a.kind === 'card' && b.kind === 'card') return a.card === b.card;
  return a.kind === b.kind && keyOf(a) === keyOf(b);
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

/**
 * Everything a player can name until the next answer. The view is looked at only when something of it is asked for: most commands name what is
 * offered, and nothing else looks like it.
 */
export class Lexicon {
  readonly #game: Game;
  readonly #viewer: Viewer;
  readonly #request: (() => Request | null) | null;
  readonly #words: GameWords;
  readonly #entries = new Map<string, Entry>();
  readonly #aliases = new Map<CardNumber, string[]>();
  #view: View | null = null;
  #placed: ReadonlyMap<CardNumber, PlacedCard> | null = null;
  #all: readonly Entry[] | null = null;

  /** Names are those of the viewer's view; a request given with it adds its candidates, which the player asked may see. */
  constructor(
    game: Game,
    viewer: Viewer,
    request: (() => Request | null) | null,
    words: GameWords,
    aliases: Aliases = NO_ALIASES,
  ) {
    this.#game = game;
    this.#viewer = viewer;
    this.#request = request;
    this.#words = words;
    for (const [alias, card] of aliases) groupAt(this.#aliases, card).push(alias);
  }

  /** All cards that can be named. */
  get cards(): readonly Entry[] {
    return this.all.filter((entry) => entry.candidate.kind === 'card');
  }

  /** Everything that can be named: what the view shows, then the players, then what else the request offers. */
  get all(): readonly Entry[] {
    this.#all ??= this.#listed();
    return this.#all;
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

  #listed(): readonly Entry[] {
    const listed = new Set<Entry>();
    for (const card of this.#placedCards().keys()) listed.add(this.card(card));
    for (const { seat } of this.#seen().players) listed.add(this.entry({ kind: 'player', player: seat }));
    for (const candidate of this.#request === null ? [] : candidatesOf(this.#request()))
      listed.add(this.entry(candidate));
    const known = new Set([...listed].map(({ candidate }) => keyOf(candidate)));
    const unseen = [...this.#aliases].filter(([card]) => !known.has(keyOf({ kind: 'card', card })));
    return [...listed, ...unseen.map(([card, names]) => this.#unseen(card, names))];
  }

  /** A card that the player does not see, but that was given a name: it goes by that alone. */
  #unseen(card: CardNumber, names: readonly string[]): Entry {
    const [label = ''] = names;
    const likeness = (): string => `unseen ${label}`;
    return { candidate: { kind: 'card', card }, names, label, side: () => null, likeness, placed: () => null };
  }

  #seen(): View {
    this.#view ??= this.#game.glance(this.#viewer);
    return this.#view;
  }

  #placedCards(): ReadonlyMap<CardNumber, PlacedCard> {
    this.#placed ??= new Map(this.#cardsSeen().map((placed) => [placed.card.number, placed]));
    return this.#placed;
  }

  #cardsSeen(): readonly PlacedCard[] {
    return placedCards(this.#seen(), this.#words, ({ number }) => this.#game.card(number, this.#viewer));
  }

  #make(candidate: Candidate): Entry {
    const plain = (label: string, side: Seat | null): Entry => ({
      candidate,
      names: [fold(label)],
      label,
      side: () => side,
      likeness: () => keyOf(candidate),
      placed: () => null,
    });
    switch (candidate.kind) {
      case 'card':
        return this.#makeCard(candidate.card);
      case 'player':
        return plain(this.#game.seats[candidate.player] ?? `player ${candidate.player + 1}`, candidate.player);
      case 'number':
        return plain(`${candidate.value}`, null);
      case 'word':
        return plain(candidate.value, null);
    }
  }

  #makeCard(card: CardNumber): Entry {
    const definition = this.#game.definition(card);
    const placed = (): PlacedCard | null => this.#placedCards().get(card) ?? null;
    return {
      candidate: { kind: 'card', card },
      names: [...namesOf(definition, this.#words), ...(this.#aliases.get(card) ?? [])],
      label: definition.id,
      side: () => placed()?.side ?? null,
      likeness: () => placed()?.likeness() ?? `unseen ${definition.id}`,
      placed,
    };
  }
}

/** Every candidate a request offers, in slots and selections. */
function candidatesOf(request: Request | null): readonly Candidate[] {
  return optionsIn(request).flatMap((option) => {
    const slots = [option.card, option.at, option.on, option.aboard, option.to, option.from, option.with, option.using];
    const cards = slots.flatMap((card): Candidate[] => (card === undefined ? [] : [{ kind: 'card', card }]));
    const players: Candidate[] = option.player === undefined ? [] : [{ kind: 'player', player: option.player }];
    return [...cards, ...players, ...choosableIn(option)];
  });
}
