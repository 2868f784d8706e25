/** Cards of a position as they are written: a title, or a map with what belongs to the card. */
import { isMap, isScalar, type Node } from 'yaml';
import { fold, type Card, type Where } from '../catalog/index.ts';
import type { Seat } from '../engine/asking/request.ts';
import type { RelationOfCard, ScenarioWords } from '../engine/ruleset/scenario-words.ts';
import type { ScenarioCards } from './cards.ts';
import type { Field, Nodes } from './nodes.ts';

/** A card before it has its number. */
export interface Draft {
  readonly definition: Card;
  readonly owner: Seat;
  readonly commander: Seat | null;
  readonly place:
    | { readonly zone: string; readonly player: Seat }
    | { readonly row: string }
    | { readonly host: Draft; readonly relation: string };
  readonly faceUp: boolean;
  /** What is true of it, and its numbers, in the words of the edition. */
  readonly truths: Set<string>;
  readonly numbers: ReadonlyMap<string, number>;
  /** The cards that it refers to, by the key under which it names them. */
  readonly references?: ReadonlyMap<string, Reference>;
  /** The titles that it lists, by key. */
  readonly titles?: ReadonlyMap<string, readonly string[]>;
  readonly alias?: string;
  /** It fills a place that the scenario leaves open. */
  readonly isBlank?: true;
}

/** Another card by its name. */
export interface Reference {
  readonly name: string;
  readonly where: Where;
}

/** Where an entry stands: its place, whose it is unless it says otherwise, and who would command it (null: nobody). */
export interface Standing {
  readonly place: Draft['place'];
  /** Null where the owner must be written. */
  readonly owner: Seat | null;
  /** Nobody, or the card's owner, where it is no seat. */
  readonly commander: Seat | 'owner' | null;
  readonly faceUp: boolean;
  /** It is written that it lies open, whatever cards of its type do there. */
  readonly isShown?: true;
  /** Cards written under one player with `commander` are that player's own, unless `owner` says otherwise. */
  readonly what: string;
  /** References that an entry there must have. */
  readonly needs?: readonly string[];
}

export class EntryReader {
  readonly drafts: Draft[] = [];
  readonly #aliases = new Set<string>();
  readonly #nodes: Nodes;
  readonly #cards: ScenarioCards;
  readonly #players: readonly string[];
  readonly #words: ScenarioWords;

  constructor(nodes: Nodes, cards: ScenarioCards, players: readonly string[], words: ScenarioWords) {
    this.#nodes = nodes;
    this.#cards = cards;
    this.#players = players;
    this.#words = words;
  }

  /** The entries of a list, in order. */
  list(node: Node | null, standing: Standing): void {
    for (const item of this.#nodes.items(node, standing.what)) this.entry(item, standing);
  }

  entry(node: Node, standing: Standing): void {
    if (!isMap(node)) {
      const name = this.#nodes.text(node, this.#nodes.where(node), `an entry of ${standing.what}`);
      if (name !== null) this.#add(name, this.#nodes.where(node), [], standing);
      return;
    }
    const fields = this.#nodes.fields(node, standing.what);
    const { heads, besideFace } = this.#words;
    const head = fields.find(({ key }) => heads.has(key)) ?? fields.find(isFaceUpTitle);
    if (!head) {
      this.#nodes.fail(
        this.#nodes.where(node),
        `this entry of ${standing.what} names no card`,
        `begin it with ${anyOf([...heads.keys()].map((key) => `"${key}: TITLE"`))}`,
      );
      return;
    }
    const known = [...(heads.get(head.key) ?? besideFace), ...(this.#ofPlayers(head.key) ? this.#players : [])];
    for (const field of fields)
      if (field !== head && !known.includes(field.key))
        this.#nodes.unknown(field, `an entry with "${head.key}"`, [head.key, ...known]);
    const name = this.#nodes.text(head.value, head.where, head.key);
    const face = head.key === 'face up' ? { ...standing, isShown: true as const } : standing;
    if (name !== null)
      this.#add(
        name,
        head.where,
        fields.filter((field) => field !== head),
        face,
        this.#ofPlayers(head.key),
      );
  }

  /** What may stand under a player's name beside this key; undefined where no player does. */
  #ofPlayers(head: string): readonly string[] | undefined {
    return this.#words.ofPlayers?.get(head);
  }

  /** The seat of a player's name; null with a problem if there is none. */
  seat(node: Node | null, where: Where, what: string): Seat | null {
    const name = this.#nodes.choice(node, where, what, this.#players);
    return name === null ? null : this.#players.indexOf(name);
  }

  #add(name: string, where: Where, fields: readonly Field[], standing: Standing, ofPlayers?: readonly string[]): void {
    const definition = this.#cards.find(name, where, this.#nodes);
    if (!definition) return;
    const field = (key: string): Field | undefined => fields.find((one) => one.key === key);
    const seatOf = (key: string): Seat | null => {
      const found = field(key);
      return found ? this.seat(found.value, found.where, key) : null;
    };
    const truth = (key: string, otherwise: boolean): boolean => {
      const found = field(key);
      return found ? (this.#nodes.truth(found.value, found.where, key) ?? otherwise) : otherwise;
    };
    const nobody = isScalar(field('commander')?.value) && this.#isNone(field('commander'));
    const commander = nobody ? null : seatOf('commander');
    const owner = seatOf('owner') ?? commander ?? standing.owner;
    if (owner === null) {
      this.#nodes.fail(
        where,
        `whose is ${definition.id}?`,
        'with three or more players write {card: TITLE, owner: PLAYER}',
      );
      return;
    }
    const concealed = 'host' in standing.place ? this.#words.relations.get(standing.place.relation)?.concealed : [];
    const faceUp = standing.isShown ?? (standing.faceUp && concealed?.includes(definition.type) !== true);
    const numbers = this.#words.numbers.flatMap((key) => {
      const found = field(key);
      const number = found ? this.#nodes.number(found.value, found.where, key) : null;
      return number === null ? [] : [[key, number] as const];
    });
    const named = (this.#words.namesOfPlayers ?? []).flatMap((key) => {
      if (isNo(field(key)?.value)) return [];
      const seat = seatOf(key);
      return seat === null ? [] : [[key, seat + 1] as const];
    });
    const references = new Map(
      [...(this.#words.references?.keys() ?? [])].flatMap((key) => this.#reference(key, field(key), where, standing)),
    );
    const titles = (this.#words.titles ?? []).flatMap((key) => {
      const found = field(key);
      return found ? [[key, this.#titles(found)] as const] : [];
    });
    const alias = field('as');
    const aliasName = alias ? this.#nodes.text(alias.value, alias.where, 'as') : null;
    const otherwise = standing.commander === 'owner' ? owner : standing.commander;
    const draft: Draft = {
      definition,
      owner,
      commander: nobody ? null : (commander ?? otherwise),
      place: standing.place,
      faceUp: truth('face up', faceUp),
      truths: new Set(this.#words.truths.filter((key) => truth(key, false))),
      numbers: new Map([...numbers, ...named]),
      references,
      titles: new Map(titles),
      ...(aliasName === null ? {} : { alias: aliasName }),
    };
    this.#checkAlias(draft, alias);
    this.drafts.push(draft);
    for (const { key, value } of fields) {
      const relation = this.#words.relations.get(key);
      if (relation) this.#carried(draft, key, relation, value, standing);
    }
    if (ofPlayers)
      for (const { key, value } of fields)
        if (this.#players.includes(key)) this.#hadBy(this.#players.indexOf(key), draft, value, ofPlayers, standing);
  }

  /** What a player has with a card: under the player's name, by relation. */
  #hadBy(seat: Seat, host: Draft, value: Node | null, relations: readonly string[], { what }: Standing): void {
    for (const field of this.#nodes.fields(value, `what ${this.#players[seat] ?? ''} has in ${what}`)) {
      const relation = relations.includes(field.key) ? this.#words.relations.get(field.key) : undefined;
      if (!relation) {
        this.#nodes.unknown(field, `what a player has there`, relations);
        continue;
      }
      this.list(field.value, {
        place: { host, relation: field.key },
        owner: seat,
        commander: relation.commander === 'holder' ? seat : relation.commander,
        faceUp: true,
        what: `"${field.key}" of ${what}`,
      });
    }
  }

  #titles({ key, value, where }: Field): readonly string[] {
    return this.#nodes
      .cardNames(value, where, key)
      .flatMap((name) => this.#cards.find(name, where, this.#nodes)?.title ?? []);
  }

  /** What an entry names under a key; a problem where it must and does not. */
  #reference(key: string, field: Field | undefined, where: Where, { needs, what }: Standing): [string, Reference][] {
    if (!field && needs?.includes(key) === true)
      this.#nodes.fail(where, `this entry of ${what} has no "${key}"`, `write {…, ${key}: TITLE}`);
    const name = field ? this.#nodes.text(field.value, field.where, key) : null;
    return field && name !== null ? [[key, { name, where: field.where }]] : [];
  }

  #isNone(field: Field | undefined): boolean {
    return isScalar(field?.value) && field.value.value === 'none';
  }

  #checkAlias(draft: Draft, field: Field | undefined): void {
    if (draft.alias === undefined) return;
    const name = fold(draft.alias);
    if (this.#aliases.has(name) && field)
      this.#nodes.fail(field.where, `the name "${draft.alias}" is given twice`, 'give every card its own name');
    this.#aliases.add(name);
  }

  /** What lies with a card: a crew is its carrier's, other cards are the first opponent's. */
  #carried(host: Draft, relation: string, whose: RelationOfCard, value: Node | null, standing: Standing): void {
    const holder = host.commander ?? host.owner;
    const owner = whose.owner === 'opponent' ? this.#firstOpponent(holder) : holder;
    const commander = whose.commander === 'holder' ? holder : whose.commander;
    this.list(value, {
      place: { host, relation },
      owner,
      commander,
      faceUp: true,
      what: `"${relation}" of ${standing.what}`,
    });
  }

  #firstOpponent(seat: Seat): Seat {
    return seat === 0 ? 1 : 0;
  }
}

/** `A, B or C`. */
function anyOf(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.slice(-1).join()}`;
}

const isNo = (value: Node | null | undefined): boolean => isScalar(value) && value.value === false;

/** `{face up: TITLE}`. */
function isFaceUpTitle({ key, value }: Field): boolean {
  return key === 'face up' && isScalar(value) && typeof value.value === 'string';
}
