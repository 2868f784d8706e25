/** The position of a scenario: players with their missions, zones and cards, and the state of the turn. */
import { fold, LIMITS, type Where } from '../catalog/index.ts';
import type { PositionCard, PositionSetup } from '../engine/state/position.ts';
import type { CardNumber, Seat } from '../engine/asking/request.ts';
import { namesOf } from '../commands/index.ts';
import { BLANK_CARD, blankMission, type ScenarioCards } from './cards.ts';
import { EntryReader, type Draft, type Standing } from './read-entry.ts';
import type { Field, Nodes } from './nodes.ts';

const MISSIONS = 5;
const BLANK_DECK = 20;
const COUNTERS = 7;
const DEFAULT_SEGMENT = 'play';

/** Lists of a player, and the zone each stands for; face-up ones, and who commands what is there. */
const ZONES: ReadonlyMap<string, { readonly faceUp: boolean; readonly commanded: boolean }> = new Map(
  Object.entries({
    hand: { faceUp: false, commanded: false },
    deck: { faceUp: false, commanded: false },
    discard: { faceUp: true, commanded: false },
    dilemmas: { faceUp: false, commanded: false },
    core: { faceUp: true, commanded: true },
    brig: { faceUp: true, commanded: false },
    removed: { faceUp: true, commanded: false },
  }),
);
const PLAYER_FIELDS = ['score', 'missions', ...ZONES.keys()];

/** What stands beside the players at the top of a file. */
export interface PositionFields {
  readonly players: Field | undefined;
  readonly turn: Field | undefined;
  readonly number: Field | undefined;
  readonly segment: Field | undefined;
  readonly counters: Field | undefined;
  readonly stopped: Field | undefined;
  readonly rig: Field | undefined;
}

export interface ReadPosition {
  readonly setup: PositionSetup;
  readonly aliases: ReadonlyMap<string, CardNumber>;
}

/** Reads the position; problems go to `nodes`. */
export class PositionReader {
  readonly #nodes: Nodes;
  readonly #entries: EntryReader;
  readonly #players: readonly Field[];
  readonly #names: readonly string[];
  readonly #scores: number[];

  constructor(nodes: Nodes, cards: ScenarioCards, players: readonly Field[]) {
    this.#nodes = nodes;
    this.#players = players;
    this.#names = players.map(({ key }) => key);
    this.#scores = players.map(() => 0);
    this.#entries = new EntryReader(nodes, cards, this.#names);
  }

  read(fields: PositionFields, segments: readonly string[], seed: number): ReadPosition {
    this.#players.forEach((player, seat) => this.#player(player, seat));
    this.#checkSize();
    this.#addBlanks();
    const numbers = numbered(this.#entries.drafts);
    this.#stop(fields.stopped, numbers);
    const number = (field: Field | undefined, what: string, otherwise: number): number =>
      field ? (this.#nodes.number(field.value, field.where, what) ?? otherwise) : otherwise;
    const turn = fields.turn ? (this.#entries.seat(fields.turn.value, fields.turn.where, 'turn') ?? 0) : 0;
    const segment = fields.segment
      ? this.#nodes.choice(fields.segment.value, fields.segment.where, 'segment', segments)
      : null;
    const setup: PositionSetup = {
      seats: this.#names.map((name, seat) => ({ name, score: this.#scores[seat] ?? 0 })),
      cards: this.#entries.drafts.map((draft) => positionCard(draft, numbers)),
      turn,
      number: number(fields.number, 'number', 1),
      segment: segment ?? DEFAULT_SEGMENT,
      // The turn's counters come with its first segment.
      slices: { counters: number(fields.counters, 'counters', segment === 'start' ? 0 : COUNTERS) },
      first: 0,
      rig: this.#rig(fields.rig, numbers),
      seed,
    };
    const aliases = [...numbers].flatMap(([{ alias }, card]) =>
      alias === undefined ? [] : [[fold(alias), card] as const],
    );
    return { setup, aliases: new Map(aliases) };
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
    for (const field of this.#nodes.fields(value, name)) {
      const zone = ZONES.get(field.key);
      if (field.key === 'score') this.#scores[seat] = this.#nodes.number(field.value, field.where, 'score') ?? 0;
      else if (field.key === 'missions') this.#missions(field, seat);
      else if (zone) this.#entries.list(field.value, this.#standing(field.key, zone, seat, name));
      else this.#nodes.unknown(field, `player ${name}`, PLAYER_FIELDS);
    }
  }

  #standing(
    zone: string,
    { faceUp, commanded }: { faceUp: boolean; commanded: boolean },
    seat: Seat,
    name: string,
  ): Standing {
    const others = this.#names.flatMap((_, other) => (other === seat ? [] : [other]));
    const captor = others.length === 1 ? (others[0] ?? null) : null;
    const owner = zone === 'brig' ? captor : seat;
    const commander = commanded ? seat : zone === 'brig' ? owner : null;
    return { place: { zone, player: seat }, owner, commander, faceUp, what: `"${zone}" of ${name}` };
  }

  #missions({ value, where }: Field, seat: Seat): void {
    const what = `"missions" of ${this.#names[seat] ?? ''}`;
    const before = this.#entries.drafts.length;
    this.#entries.list(value, {
      place: { zone: 'missions', player: seat },
      owner: seat,
      commander: seat,
      faceUp: true,
      what,
    });
    const row = this.#entries.drafts.slice(before).filter(({ place }) => 'zone' in place);
    const wrong = row.find(({ definition }) => definition.type !== 'mission');
    if (wrong)
      this.#nodes.fail(
        where,
        `${wrong.definition.id} is no mission`,
        'list missions; cards there stand under "here" and "ships"',
      );
  }

  /** Missing missions, and decks where nobody has one. */
  #addBlanks(): void {
    const { drafts } = this.#entries;
    const inZone = (zone: string, seat: Seat): number =>
      drafts.filter(({ place }) => 'zone' in place && place.zone === zone && place.player === seat).length;
    const hasDecks = this.#names.some((_, seat) => inZone('deck', seat) > 0);
    this.#names.forEach((_, seat) => {
      const plain = { owner: seat, stopped: false, completed: false };
      const place = (zone: string): Draft['place'] => ({ zone, player: seat });
      for (let index = inZone('missions', seat) + 1; index <= MISSIONS; index++) {
        drafts.push({
          ...plain,
          definition: blankMission(index),
          commander: seat,
          place: place('missions'),
          faceUp: true,
        });
      }
      if (hasDecks) return;
      for (let index = 0; index < BLANK_DECK; index++) {
        drafts.push({ ...plain, definition: BLANK_CARD, commander: null, place: place('deck'), faceUp: false });
      }
    });
  }

  /** `stopped:` at the top of the file means cards in play. */
  #stop(field: Field | undefined, numbers: ReadonlyMap<Draft, CardNumber>): void {
    if (!field) return;
    for (const name of this.#nodes.cardNames(field.value, field.where, 'stopped')) {
      const fits = this.#fits(name, numbers).filter((draft) => isInPlay(draft) && !draft.stopped);
      const [draft] = fits;
      if (!draft) this.#noCard(name, field.where, 'in play and unstopped');
      else if (fits.every((other) => isAlike(other, draft))) draft.stopped = true;
      else
        this.#nodes.fail(
          field.where,
          `"${name}" fits several cards in play`,
          'name the card by its number, or with "as"',
        );
    }
  }

  #rig(field: Field | undefined, numbers: ReadonlyMap<Draft, CardNumber>): readonly CardNumber[] {
    if (!field) return [];
    return this.#nodes.cardNames(field.value, field.where, 'rig').flatMap((name) => {
      const fits = this.#fits(name, numbers);
      const ordered = [...fits.filter(isInPlay), ...fits.filter((draft) => !isInPlay(draft))];
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
    const titled = drafts.filter(({ definition }) => namesOf(definition).includes(fold(name)));
    if (titled.length > 0) return titled;
    const seat = this.#names.findIndex((player) => fold(name).startsWith(`${fold(player)}'s `));
    if (seat < 0) return [];
    const rest = fold(name).slice(`${fold(this.#names[seat] ?? '')}'s `.length);
    return drafts.filter(
      (draft) => (draft.commander ?? draft.owner) === seat && namesOf(draft.definition).includes(rest),
    );
  }
}

/** Cards without `as` are numbered from 1 in the order of the file; those with a name, and blank ones, follow. */
function numbered(drafts: readonly Draft[]): ReadonlyMap<Draft, CardNumber> {
  const isBlank = ({ definition }: Draft): boolean =>
    definition === BLANK_CARD || definition.id.startsWith('(blank mission');
  const plain = drafts.filter((draft) => draft.alias === undefined && !isBlank(draft));
  const named = drafts.filter((draft) => draft.alias !== undefined);
  return new Map([...plain, ...named, ...drafts.filter(isBlank)].map((draft, index) => [draft, index + 1]));
}

function isInPlay({ place }: Draft): boolean {
  return 'host' in place || place.zone === 'core' || place.zone === 'missions';
}

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
    a.stopped === b.stopped
  );
}

const ALL_FLAGS = ['stopped', 'faceUp', 'completed'] as const;

function positionCard(draft: Draft, numbers: ReadonlyMap<Draft, CardNumber>): PositionCard {
  const { definition, owner, commander, stopped, faceUp, completed, rangeLeft, place } = draft;
  const flags = ALL_FLAGS.filter((flag) => ({ stopped, faceUp, completed })[flag]);
  const { range = 0 } = definition.attributes;
  const rangeUsed = rangeLeft === undefined ? 0 : Math.max(0, range - rangeLeft);
  return {
    number: numbers.get(draft) ?? 0,
    definition,
    owner,
    commander,
    flags,
    numbers: { rangeUsed },
    place: 'host' in place ? { host: numbers.get(place.host) ?? 0, relation: place.relation } : place,
  };
}
