/** The position of a scenario: players with their zones and cards, and the state of the turn, in the words of its edition. */
import { blankCard, fold, LIMITS, type Card, type Where } from '../catalog/index.ts';
import type { PositionCard, PositionSetup } from '../engine/state/position.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import type { EditionWords } from '../engine/ruleset/edition-words.ts';
import type {
  BlankCard,
  ScenarioWords,
  SharedRow,
  StatesOfCard,
  ZoneOfPlayer,
} from '../engine/ruleset/scenario-words.ts';
import type { ScenarioCards } from './cards.ts';
import { EntryReader, type Draft, type Reference, type Standing } from './read-entry.ts';
import type { Field, Nodes } from './nodes.ts';
import { itemAt } from '../engine/kernel/lists.ts';

/** What stands beside the players at the top of a file. */
export interface PositionFields {
  readonly turn: Field | undefined;
  readonly number: Field | undefined;
  readonly segment: Field | undefined;
  readonly rig: Field | undefined;
  /** A number or a list of the edition. */
  readonly own: (key: string) => Field | undefined;
}

export interface ReadPosition {
  readonly setup: PositionSetup;
  readonly aliases: ReadonlyMap<string, CardNumber>;
}

/** Reads the position; problems go to `nodes`. */
export class PositionReader {
  readonly #nodes: Nodes;
  readonly #entries: EntryReader;
  readonly #cards: ScenarioCards;
  readonly #words: ScenarioWords;
  readonly #players: readonly Field[];
  readonly #names: readonly string[];
  readonly #scores: number[];

  constructor(nodes: Nodes, cards: ScenarioCards, players: readonly Field[], { scenarioWords }: EditionWords) {
    this.#nodes = nodes;
    this.#cards = cards;
    this.#words = scenarioWords;
    this.#players = players;
    this.#names = players.map(({ key }) => key);
    this.#scores = players.map(() => 0);
    this.#entries = new EntryReader(nodes, cards, this.#names, scenarioWords);
  }

  read(fields: PositionFields, segments: readonly string[], seed: number): ReadPosition {
    for (const [key, row] of this.#words.rows) this.#sharedRow(fields.own(key), row);
    this.#players.forEach((player, seat) => this.#player(player, seat));
    this.#checkSize();
    this.#addBlanks();
    const numbers = numbered(this.#entries.drafts);
    for (const [key, { without }] of this.#words.lists) this.#mark(fields.own(key), key, without, numbers);
    const number = (field: Field | undefined, what: string, otherwise: number): number =>
      field ? (this.#nodes.number(field.value, field.where, what) ?? otherwise) : otherwise;
    const turn = fields.turn ? (this.#entries.seat(fields.turn.value, fields.turn.where, 'turn') ?? 0) : 0;
    const segment = fields.segment
      ? this.#nodes.choice(fields.segment.value, fields.segment.where, 'segment', segments)
      : null;
    const setup: PositionSetup = {
      seats: this.#names.map((name, seat) => ({ name, score: this.#scores[seat] ?? 0 })),
      cards: this.#entries.drafts.map((draft) => this.#positionCard(draft, numbers)),
      turn,
      number: number(fields.number, 'number', 1),
      segment: segment ?? this.#words.segment,
      slices: this.#words.registered({
        number: (key) => number(fields.own(key), key, this.#register(key, segment)),
        seat: (key) => {
          const field = fields.own(key);
          return field && this.#seated ? (this.#entries.seat(field.value, field.where, key) ?? undefined) : undefined;
        },
        turn,
        titles: (key) => titlesOf(key, numbers),
      }),
      first: 0,
      rig: this.#rig(fields.rig, numbers),
      seed,
    };
    const aliases = [...numbers].flatMap(([{ alias }, card]) =>
      alias === undefined ? [] : [[fold(alias), card] as const],
    );
    return { setup, aliases: new Map(aliases) };
  }

  /** Are there players here? Where a game begins with decks there are none. */
  get #seated(): boolean {
    return this.#names.length > 0;
  }

  /** A number at the top of a file where it is left out. */
  #register(key: string, segment: string | null): number {
    const otherwise = this.#words.registers.get(key);
    if (!otherwise) throw new Error(`the edition has no register ${key}`);
    return otherwise(segment);
  }

  #positionCard(draft: Draft, cards: ReadonlyMap<Draft, CardNumber>): PositionCard {
    const { definition, owner, commander, truths, numbers, faceUp, place, references } = draft;
    const states: StatesOfCard = {
      is: truths.has.bind(truths),
      number: numbers.get.bind(numbers),
      card: (key) => this.#referred(draft, key, references?.get(key), cards),
      zone: 'zone' in place ? place.zone : undefined,
    };
    const marked = this.#words.markedBy(states, definition);
    return {
      number: cards.get(draft) ?? 0,
      definition,
      owner,
      commander,
      flags: faceUp ? [...marked.flags, 'faceUp'] : marked.flags,
      numbers: marked.numbers,
      place: 'host' in place ? { host: cards.get(place.host) ?? 0, relation: place.relation } : place,
    };
  }

  /** The card of the same owner that an entry refers to. */
  #referred(
    { owner }: Draft,
    key: string,
    reference: Reference | undefined,
    cards: ReadonlyMap<Draft, CardNumber>,
  ): CardNumber | undefined {
    if (!reference) return undefined;
    const zone = this.#words.references?.get(key);
    const found = this.#fits(reference.name, cards).find(
      (other) => 'zone' in other.place && other.place.zone === zone && other.place.player === owner,
    );
    if (!found)
      this.#nodes.fail(reference.where, `"${reference.name}" is none of the ${zone ?? ''}`, 'name one of them');
    return found && cards.get(found);
  }

  /** Cards beyond the bound are left out. */
  #checkSize(): void {
    const { drafts } = this.#entries;
    const [first] = this.#players;
    if (!first || drafts.length <= LIMITS.positionCards) return;
    const message = `the position has ${drafts.length} cards`;
    this.#nodes.fail(first.where, message, `give at most ${LIMITS.positionCards}`);
    drafts.length = LIMITS.positionCards;
  }

  #player({ key: name, value }: Field, seat: Seat): void {
    const { zones } = this.#words;
    for (const field of this.#nodes.fields(value, name)) {
      const zone = zones.get(field.key);
      if (field.key === 'score') this.#scores[seat] = this.#nodes.number(field.value, field.where, 'score') ?? 0;
      else if (zone) this.#zone(field, zone, seat, name);
      else this.#nodes.unknown(field, `player ${name}`, ['score', ...zones.keys()]);
    }
  }

  #zone(field: Field, zone: ZoneOfPlayer, seat: Seat, name: string): void {
    this.#list(field, this.#standing(field.key, zone, seat, name), zone.only);
  }

  #sharedRow(field: Field | undefined, { commander, only }: SharedRow): void {
    if (!field) return;
    const place = { row: field.key };
    this.#list(field, { place, owner: 0, commander, faceUp: true, what: `"${field.key}"` }, only);
  }

  /** The entries of a place; where only one type of card lies there, another is told. */
  #list(field: Field, standing: Standing, only: ZoneOfPlayer['only']): void {
    const before = this.#entries.drafts.length;
    this.#entries.list(field.value, standing);
    const first = this.#entries.drafts.slice(before).filter(({ place }) => !('host' in place));
    const wrong = only && first.find(({ definition }) => definition.type !== only.type);
    if (wrong) this.#nodes.fail(field.where, `${wrong.definition.id} is no ${only.type}`, only.remedy);
  }

  #standing(zone: string, { faceUp, owner, commander, needs }: ZoneOfPlayer, seat: Seat, name: string): Standing {
    const others = this.#names.flatMap((_, other) => (other === seat ? [] : [other]));
    const other = others.length === 1 ? (others[0] ?? null) : null;
    return {
      place: { zone, player: seat },
      owner: owner === 'other' ? other : seat,
      commander: commander === 'player' ? seat : commander,
      faceUp,
      what: `"${zone}" of ${name}`,
      ...(needs && { needs }),
    };
  }

  /** Rows that are not full, and the zone in which nobody has a card. */
  #addBlanks(): void {
    const { zones, blankZone } = this.#words;
    const { drafts } = this.#entries;
    const inZone = (zone: string, seat: Seat): number =>
      drafts.filter(({ place }) => 'zone' in place && place.zone === zone && place.player === seat).length;
    const isUsed = blankZone !== null && this.#names.some((_, seat) => inZone(blankZone.zone, seat) > 0);
    const filling = blankZone && !isUsed ? { ...blankZone, definition: definitionOf(blankZone.card) } : null;
    this.#names.forEach((_, seat) => {
      for (const [zone, form] of zones) {
        const { filled } = form;
        if (filled)
          for (let index = inZone(zone, seat) + 1; index <= filled.least; index++)
            this.#addBlank(definitionOf(filled.card(index)), zone, form, seat);
        if (filling?.zone !== zone) continue;
        for (let index = 0; index < filling.cards; index++) this.#addBlank(filling.definition, zone, form, seat);
      }
    });
  }

  #addBlank(definition: Card, zone: string, form: ZoneOfPlayer, seat: Seat): void {
    const { place, owner, commander, faceUp } = this.#standing(zone, form, seat, itemAt(this.#names, seat));
    if (owner === null) throw new Error(`nobody owns a blank card in ${zone}`);
    this.#entries.drafts.push({
      definition,
      owner,
      commander: commander === 'owner' ? owner : commander,
      place,
      faceUp,
      truths: new Set(),
      numbers: new Map(),
      isBlank: true,
    });
  }

  /** A list at the top of the file (`stopped:`) means cards in play. */
  #mark(field: Field | undefined, truth: string, without: string, numbers: ReadonlyMap<Draft, CardNumber>): void {
    if (!field) return;
    for (const name of this.#nodes.cardNames(field.value, field.where, truth)) {
      const fits = this.#fits(name, numbers).filter((draft) => this.#isInPlay(draft) && !draft.truths.has(truth));
      const [draft] = fits;
      if (!draft) this.#noCard(name, field.where, `in play and ${without}`);
      else if (fits.every((other) => isAlike(other, draft))) draft.truths.add(truth);
      else
        this.#nodes.fail(
          field.where,
          `"${name}" fits several cards in play`,
          'name the card by its number, or with "as"',
        );
    }
  }

  #isInPlay({ place }: Draft): boolean {
    if ('host' in place) return true;
    return this.#words.inPlay.includes('zone' in place ? place.zone : place.row);
  }

  #rig(field: Field | undefined, numbers: ReadonlyMap<Draft, CardNumber>): readonly CardNumber[] {
    if (!field) return [];
    return this.#nodes.cardNames(field.value, field.where, 'rig').flatMap((name) => {
      const fits = this.#fits(name, numbers);
      const ordered = [
        ...fits.filter((draft) => this.#isInPlay(draft)),
        ...fits.filter((draft) => !this.#isInPlay(draft)),
      ];
      const [draft] = ordered;
      const number = draft && numbers.get(draft);
      if (number === undefined) this.#noCard(name, field.where, 'in this position');
      return number ?? [];
    });
  }

  #noCard(name: string, where: Where, place: string): void {
    this.#nodes.fail(
      where,
      `there is no card "${name}" ${place}`,
      'name a card of the position by its title, its "as" name or its number',
    );
  }

  /** Cards of the position that a title, an `as` name, `PLAYER's X` or a number means. */
  #fits(name: string, numbers: ReadonlyMap<Draft, CardNumber>): readonly Draft[] {
    const { drafts } = this.#entries;
    const number = /^@(\d+)$/.exec(name)?.[1];
    if (number !== undefined) return drafts.filter((draft) => numbers.get(draft) === Number(number));
    const aliased = drafts.filter(({ alias }) => alias !== undefined && fold(alias) === fold(name));
    if (aliased.length > 0) return aliased;
    const titled = drafts.filter(({ definition }) => this.#cards.names(definition).includes(fold(name)));
    if (titled.length > 0) return titled;
    const seat = this.#names.findIndex((player) => fold(name).startsWith(`${fold(player)}'s `));
    if (seat < 0) return [];
    const rest = fold(name).slice(`${fold(itemAt(this.#names, seat))}'s `.length);
    return drafts.filter(
      (draft) => (draft.commander ?? draft.owner) === seat && this.#cards.names(draft.definition).includes(rest),
    );
  }
}

/** Cards without `as` are numbered from 1 in the order of the file; those with a name, and blank ones, follow. */
function numbered(drafts: readonly Draft[]): ReadonlyMap<Draft, CardNumber> {
  const plain = drafts.filter(({ alias, isBlank }) => alias === undefined && isBlank !== true);
  const named = drafts.filter(({ alias }) => alias !== undefined);
  const blank = drafts.filter(({ isBlank }) => isBlank === true);
  return new Map([...plain, ...named, ...blank].map((draft, index) => [draft, index + 1]));
}

function titlesOf(key: string, numbers: ReadonlyMap<Draft, CardNumber>): ReadonlyMap<CardNumber, readonly string[]> {
  return new Map(
    [...numbers].flatMap(([{ titles }, card]) => {
      const listed = titles?.get(key);
      return listed ? [[card, listed] as const] : [];
    }),
  );
}

export const definitionOf = ({ title, type, printed }: BlankCard): Card => blankCard(title, type, printed);

/** Do two cards stand together and differ in nothing? */
function isAlike(a: Draft, b: Draft): boolean {
  const isSamePlace =
    'host' in a.place
      ? 'host' in b.place && a.place.host === b.place.host && a.place.relation === b.place.relation
      : a.place === b.place;
  return (
    isSamePlace &&
    a.definition.id === b.definition.id &&
    a.owner === b.owner &&
    a.commander === b.commander &&
    [...a.truths].join() === [...b.truths].join()
  );
}
