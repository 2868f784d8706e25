/** Tells of a running game what is on its table: the cards, where they lie, and what was done with them. */
import type { CardNumber, RuleId, Seat } from '../asking/request.ts';
import { onlyThese, type Nameable } from '../asking/nameable.ts';
import type { Definition } from '../definition.ts';
import { cardsAt, Places } from '../places/places.ts';
import type { CardNumberName, Flag, Scope, Slices } from '../ruleset/declared.ts';
import type { RuleKey } from '../ruleset/rule-keys.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ANYTHING, Cells } from './cells.ts';
import { cited } from './citing.ts';
import type { Rules } from './procedure.ts';
import { CHANNEL, EVERYTHING, Exchanged } from './channels.ts';
import { Memory } from './memory.ts';
import { kept, refOf } from '../state/reduce.ts';
import type { Fact, Frame, Lasting, Ref, State, Uses } from '../state/state.ts';
import { itemAt } from './lists.ts';

export class Table {
  readonly places: Places;
  readonly memory: Memory;
  protected readonly cells: Cells;
  protected readonly exchanged: Exchanged;

  constructor(
    readonly ruleset: Ruleset,
    readonly definitions: readonly Definition[],
    protected readonly held: State,
    /** What can be named: where nothing is said of that, the cards of the game. */
    readonly nameable: Nameable = onlyThese(definitions),
  ) {
    this.places = new Places(ruleset.places, held.seats.length);
    this.cells = new Cells(this.places, held, (lasting) => ruleset.text.topicsOf(definitions, lasting));
    this.memory = new Memory(this.cells.count);
    this.exchanged = new Exchanged(
      held,
      ruleset.state.scopes.map(({ name }) => name),
    );
  }

  /** The whole state: what reads it stands until anything changes. What is asked often has a way of its own here. */
  get state(): State {
    this.memory.read(EVERYTHING);
    this.memory.look(ANYTHING);
    return this.held;
  }

  // ------------------------------------------------------------------ rules

  /** The ids of the ruleset's ledger for these keys, in order. @throws Error for a key that the ledger does not know */
  cite(...keys: readonly RuleKey[]): readonly RuleId[] {
    const [first] = keys;
    return keys.length === 1 && first !== undefined ? this.idsOf(first) : keys.flatMap((key) => this.idsOf(key));
  }

  private idsOf(key: RuleKey): readonly RuleId[] {
    const ids = this.ruleset.ledger[key];
    if (!ids) throw new Error(`the ledger of ${this.ruleset.name} has no rule for '${key}'`);
    return ids;
  }

  /** The ids of what something carries out, whether it names them or keys. */
  rulesOf(rules: Rules): readonly RuleId[] {
    return 'rules' in rules ? rules.rules : this.cite(...rules.keys);
  }

  /** The rules as this edition cites them: its own in the place of those of another that it replaces. */
  cited(rules: readonly RuleId[]): readonly RuleId[] {
    return cited(this.ruleset, rules);
  }

  // ------------------------------------------------------------------ what goes on

  get seats(): readonly string[] {
    return this.held.seats;
  }

  get turn(): State['turn'] {
    this.memory.read(CHANNEL.turn);
    return this.held.turn;
  }

  /** The stack of what is being carried out, the innermost last. */
  get frames(): readonly Frame[] {
    this.memory.read(CHANNEL.frames);
    return this.held.frames;
  }

  /** The frames that carry out texts of the card. How far they are changes with every step, whether there are any seldom. */
  textsOf(card: CardNumber): readonly Frame[] {
    this.memory.look(this.cells.ofUndergoing(card));
    const frames = this.held.frames.filter(({ text }) => text?.source.card === card);
    if (frames.length > 0) this.memory.read(CHANNEL.frames);
    return frames;
  }

  /** Is something of this kind being done to the card just now? */
  isUndergoing(card: CardNumber, verb: string): boolean {
    this.memory.look(this.cells.ofUndergoing(card));
    for (const { action } of this.held.frames) {
      if (action?.verb !== verb) continue;
      for (const { ref } of action.objects) if (ref.card === card) return true;
    }
    return false;
  }

  get lasting(): readonly Lasting[] {
    this.memory.read(CHANNEL.lasting);
    return this.held.lasting;
  }

  /** The number of a topic (`TextRules.topicsOf`), to be kept: what lasts is asked for more often than anything else. */
  topic(name: string): number {
    return this.cells.ofTopic(name);
  }

  /** Of what lasts, that which is about this topic, the oldest first. */
  lastingAbout(topic: number): readonly Lasting[] {
    this.memory.look(topic);
    return this.held.lasting.length === 0 ? NOTHING : this.sortedFor(topic);
  }

  /** Was something that lasts and is about this topic done to the card? */
  isLastingOn(card: CardNumber, topic: number): boolean {
    this.memory.look(this.cells.ofStay(card));
    for (const item of this.held.lasting)
      if (item.objects.some((ref) => ref.card === card) && this.cells.ofTopics(item).includes(topic)) return true;
    return false;
  }

  private sortedFor(topic: number): readonly Lasting[] {
    const { lasting } = this.held;
    if (lasting !== this.sorted) {
      this.sorted = lasting;
      this.byTopic.clear();
    }
    let about = this.byTopic.get(topic);
    if (about === undefined) {
      about = lasting.filter((item) => this.cells.ofTopics(item).includes(topic));
      this.byTopic.set(topic, about);
    }
    return about;
  }
  /** What lasted when it was last sorted by topics. */
  private sorted: readonly Lasting[] = NOTHING;
  private readonly byTopic = new Map<number, readonly Lasting[]>();

  get decisions(): State['decisions'] {
    this.memory.read(CHANNEL.decisions);
    return this.held.decisions;
  }

  scoreOf(seat: Seat): number {
    this.memory.read(CHANNEL.score);
    const score = this.held.score[seat];
    if (score === undefined) throw new Error(`nobody has the seat ${seat}`);
    return score;
  }

  /** What the ruleset keeps of the whole game under this name. */
  slice<K extends keyof Slices>(name: K): Slices[K] | undefined {
    this.memory.read(this.exchanged.slice(name));
    return this.held.slices[name];
  }

  // ------------------------------------------------------------------ cards

  definitionOf(card: CardNumber): Definition {
    const definition = this.definitions[this.definitionNumber(card)];
    if (!definition) throw new Error(`card ${card} has no definition`);
    return definition;
  }

  /** Which of the game's definitions is the card's. */
  definitionNumber(card: CardNumber): number {
    const number = this.held.definitionOf[card];
    if (number === undefined) throw new Error(`there is no card ${card}`);
    return number;
  }

  /** The numbers of all cards of the game. */
  get cards(): readonly CardNumber[] {
    return (this.numbers ??= this.held.definitionOf.map((_, card) => card).slice(1));
  }
  private numbers: readonly CardNumber[] | null = null;

  /** The code of the place where the card lies. */
  placeOf(card: CardNumber): number {
    this.memory.look(card);
    const place = this.held.place[card];
    if (place === undefined) throw new Error(`there is no card ${card}`);
    return place;
  }

  /** The cards in a place, the first on top. */
  cardsAt(code: number): readonly CardNumber[] {
    this.memory.look(this.cells.ofPlace(code));
    return cardsAt(this.held, code);
  }

  ref(card: CardNumber): Ref {
    this.memory.look(this.cells.ofStay(card));
    return refOf(this.held, card);
  }

  /** Is the card still in the stay it was referred to in? */
  isSame(ref: Ref): boolean {
    this.memory.look(this.cells.ofStay(ref.card));
    return this.held.stay[ref.card] === ref.stay;
  }

  zone(name: string, player: Seat): readonly CardNumber[] {
    return this.cardsAt(this.places.zone(name, player));
  }

  /** Does the card lie in this zone of this player? */
  liesIn(card: CardNumber, name: string, player: Seat): boolean {
    return this.placeOf(card) === this.places.zone(name, player);
  }

  hosted(card: CardNumber, relation: string): readonly CardNumber[] {
    return this.cardsAt(this.places.host(card, relation));
  }

  /** Does anything lie with the card? */
  hasGuests(card: CardNumber): boolean {
    this.memory.look(this.cells.ofGuests(card));
    const { first, count } = this.places.withHost(card);
    for (let code = first; code < first + count; code++) if (cardsAt(this.held, code).length > 0) return true;
    return false;
  }

  hostOf(card: CardNumber): CardNumber {
    return this.places.hostOf(this.placeOf(card));
  }

  relationOf(card: CardNumber): string {
    return this.places.relationOf(this.placeOf(card));
  }

  zoneOf(card: CardNumber): string {
    return this.places.zoneOf(this.placeOf(card));
  }

  /** The name of a shared row, empty for a card anywhere else. */
  rowOf(card: CardNumber): string {
    return this.places.rowOf(this.placeOf(card));
  }

  /** The cards of a shared row, leftmost first. */
  row(name: string): readonly CardNumber[] {
    return this.cardsAt(this.places.row(name));
  }

  /** Is the card marked so? */
  has(card: CardNumber, flag: Flag): boolean {
    this.memory.look(this.cells.ofMarks(card));
    return (itemAt(this.held.flags, card) & this.ruleset.bitOf(flag)) !== 0;
  }

  /** All cards that are marked so, by number; for steps: nothing that is remembered may be worked out from it. */
  marked(flag: Flag): readonly CardNumber[] {
    const bit = this.ruleset.bitOf(flag);
    const marked: CardNumber[] = [];
    this.held.flags.forEach((flags, card) => {
      if ((flags & bit) !== 0) marked.push(card);
    });
    return marked;
  }

  /** A number that stands on a card. @throws Error if cards of the ruleset have none of that name */
  numberOn(card: CardNumber, name: CardNumberName): number {
    this.memory.look(this.cells.ofMarks(card));
    const number = this.held.numbers[name]?.[card];
    if (number === undefined) throw new Error(`card ${card} has no number ${name}`);
    return number;
  }

  /** All cards on which more than nothing stands under this name, by number; for steps, as `marked`. */
  numbered(name: CardNumberName): readonly CardNumber[] {
    const numbered: CardNumber[] = [];
    this.held.numbers[name]?.forEach((number, card) => {
      if (number > 0) numbered.push(card);
    });
    return numbered;
  }

  /** Whose card it is. */
  ownerOf(card: CardNumber): Seat {
    const owner = this.held.owner[card];
    if (owner === undefined) throw new Error(`there is no card ${card}`);
    return owner;
  }

  /** Who commands the card; -1: nobody. */
  commanderOf(card: CardNumber): Seat {
    this.memory.look(this.cells.ofStay(card));
    const commander = this.held.commander[card];
    if (commander === undefined) throw new Error(`there is no card ${card}`);
    return commander;
  }

  nameOf(seat: Seat): string {
    const name = this.held.seats[seat];
    if (name === undefined) throw new Error(`nobody has the seat ${seat}`);
    return name;
  }

  // ------------------------------------------------------------------ the past

  /** What was done in a scope that the ruleset keeps. */
  facts(scope: Scope): readonly Fact[] {
    this.memory.read(CHANNEL.facts);
    return kept(this.held.facts[scope], scope);
  }

  /** How often abilities were used in a scope that the ruleset keeps. */
  usesIn(scope: Scope): Uses {
    this.memory.read(CHANNEL.uses);
    return kept(this.held.uses[scope], scope);
  }
}

const NOTHING: readonly Lasting[] = [];
