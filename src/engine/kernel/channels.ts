/** What of a game a computation has read and an event changes, beside what is about cards (`cells.ts`): channels, as bits of a number. */
import type { Scope } from '../ruleset/declared.ts';
import type { GameEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** What is not about cards; slices of editions have channels beside these. */
type Channel = ('turn' | 'frames' | 'lasting' | 'score' | 'decisions' | 'facts' | 'uses') | ('inPlay' | 'rest');

/** The bit of a channel. */
export const CHANNEL: Readonly<Record<Channel, number>> = {
  turn: 1,
  frames: 2,
  lasting: 4,
  score: 8,
  decisions: 16,
  facts: 32,
  uses: 64,
  /** Which cards are in play. */
  inPlay: 128,
  /** Chance, what is shown for the moment, what a scenario has fixed, the end of the game. */
  rest: 256,
};
const FIRST_SLICE = 9;
const SLICES = 31 - FIRST_SLICE;

/** All channels. */
export const EVERYTHING = 0x7fffffff;

/** The channels that an event changes by being what it is. */
export function channelsOf(event: GameEvent): number {
  switch (event.type) {
    case 'place':
      return event.entered.length + event.left.length > 0 ? CHANNEL.inPlay : 0;
    case 'command':
      return CHANNEL.inPlay;
    case 'swapped':
      return EVERYTHING;
    case 'scored':
    case 'lost':
      return CHANNEL.score;
    default:
      return 0;
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
