/**
 * What of a game a computation has read and an event changes, as bits of two numbers: channels, and places. Whatever is about a card
 * (its place, commander, marks, numbers, stay) goes by where the card is: the zone it lies in, or the card at the root of what it lies on.
 */
import type { CardNumber } from '../asking/request.ts';
import type { Scope } from '../ruleset/declared.ts';
import type { Places } from '../places/places.ts';
import type { State } from '../state/state.ts';

/** What is not about cards; slices of editions have channels beside these. */
type Channel =
  | ('turn' | 'frames' | 'lasting' | 'score' | 'decisions' | 'facts' | 'uses')
  | ('texts' | 'responders' | 'inPlay' | 'rest');

/** The bit of a channel. */
export const CHANNEL: Readonly<Record<Channel, number>> = {
  turn: 1,
  frames: 2,
  lasting: 4,
  score: 8,
  decisions: 16,
  facts: 32,
  uses: 64,
  /** Texts that last are at work, or no more; those that respond or are used. */
  texts: 128,
  responders: 256,
  /** Which cards are in play. */
  inPlay: 512,
  /** Chance, what is shown for the moment, what a scenario has fixed, the end of the game. */
  rest: 1024,
};
const FIRST_SLICE = 11;
const SLICES = 31 - FIRST_SLICE;
const PLACES = 31;

/** Which texts are at work, those that last included. */
export const TEXTS = CHANNEL.texts | CHANNEL.lasting;

/** All channels, or all places. */
export const EVERYTHING = 0x7fffffff;

/** Where cards are, as bits. There are fewer bits than places: what shares one is worked out again a little too often. */
export class Locations {
  /** Of each card the bit of where it is; 0: not looked at since the last card moved. */
  private readonly known: Int32Array;
  /** The bits of zones and rows, by their codes, and of cards on which others lie; one after the other as they are asked for. */
  private readonly zones = new Map<number, number>();
  private readonly roots = new Map<CardNumber, number>();

  constructor(
    private readonly places: Places,
    private readonly state: State,
  ) {
    this.known = new Int32Array(state.place.length);
  }

  /** A card has moved. */
  moved(): void {
    this.known.fill(0);
  }

  /** The bit of where a card is. */
  ofCard(card: CardNumber): number {
    const known = this.known[card];
    if (known !== undefined && known !== 0) return known;
    const code = this.state.place[card] ?? 0;
    const host = this.places.hostOf(code);
    const bit = host === 0 ? this.ofZone(code) : this.ofHost(host);
    this.known[card] = bit;
    return bit;
  }

  /** The bit of what lies with a card. */
  ofHost(card: CardNumber): number {
    const host = this.places.hostOf(this.state.place[card] ?? 0);
    return host === 0 ? this.ofRoot(card) : this.ofHost(host);
  }

  /** The bit of what lies with a card, were it on nothing itself. */
  ofRoot(card: CardNumber): number {
    const known = this.roots.get(card);
    if (known !== undefined) return known;
    const bit = this.nextBit();
    this.roots.set(card, bit);
    return bit;
  }

  private ofZone(code: number): number {
    const known = this.zones.get(code);
    if (known !== undefined) return known;
    const bit = this.nextBit();
    this.zones.set(code, bit);
    return bit;
  }

  private nextBit(): number {
    return 1 << ((this.roots.size + this.zones.size) % PLACES);
  }

  /** The bit of what lies with this card, if anybody has asked for that. */
  ifRoot(card: CardNumber): number {
    return this.roots.get(card) ?? 0;
  }

  /** The bit of a place. */
  ofPlace(code: number): number {
    const host = this.places.hostOf(code);
    return host === 0 ? this.ofZone(code) : this.ofHost(host);
  }
}

const sliceBit = (index: number): number => 1 << (FIRST_SLICE + (index % SLICES));

/** When each of up to 31 things changed last, in ticks of a clock that goes up with every change. */
export class Changes {
  private readonly last = new Int32Array(31);

  /** These change now. */
  touch(bits: number, now: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) this.last[31 - Math.clz32(rest & -rest)] = now;
  }

  /** Has none of these changed since then? */
  isSame(bits: number, since: number): boolean {
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      if ((this.last[31 - Math.clz32(rest & -rest)] ?? 0) > since) return false;
    return true;
  }
}

/**
 * What of a state is exchanged for something new when it changes, beside what is about cards: what has changed since the last
 * event is seen by comparing.
 */
export class Exchanged {
  private readonly slices: ReadonlyMap<string, number>;
  private readonly parts: readonly Part[];
  /** What stood in each part when it was looked at last. */
  private readonly seen: unknown[];

  constructor(
    private readonly state: State,
    scopes: readonly Scope[],
  ) {
    const names = Object.keys(state.slices);
    this.slices = new Map(names.map((name, index) => [name, sliceBit(index)]));
    this.parts = [
      ...WHOLE,
      ...scopes.map((scope): Part => ({ channel: CHANNEL.facts, in: ({ facts }) => facts[scope] })),
      ...scopes.map((scope): Part => ({ channel: CHANNEL.uses, in: ({ uses }) => uses[scope] })),
      ...names.map((name): Part => ({
        channel: this.slice(name),
        in: ({ slices }): unknown => Reflect.get(slices, name),
      })),
    ];
    this.seen = this.parts.map((part) => part.in(state));
  }

  /** The bit of a slice; of one that is not there from the beginning, all bits. */
  slice(name: string): number {
    return this.slices.get(name) ?? EVERYTHING;
  }

  /** The channels of what was exchanged since this was last asked. */
  changed(): number {
    const { seen, state, parts } = this;
    let channels = 0;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      const now = part?.in(state);
      if (!part || seen[index] === now) continue;
      seen[index] = now;
      channels |= part.channel;
    }
    return channels;
  }
}

/** A part of the state that is exchanged, and the channel of what reads it. */
interface Part {
  readonly channel: number;
  readonly in: (state: State) => unknown;
}

const WHOLE: readonly Part[] = [
  { channel: CHANNEL.turn, in: ({ turn }) => turn },
  { channel: CHANNEL.lasting, in: ({ lasting }) => lasting },
  { channel: CHANNEL.decisions, in: ({ decisions }) => decisions },
  { channel: CHANNEL.rest, in: ({ chance }) => chance },
  { channel: CHANNEL.rest, in: ({ rig }) => rig },
  { channel: CHANNEL.rest, in: ({ shown }) => shown },
  { channel: CHANNEL.rest, in: ({ over }) => over },
];
