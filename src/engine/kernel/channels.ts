/** Names what can change in a game beside its cards (the turn, scores, what lasts …), one bit each: cards have `cells.ts`. */
import type { Scope } from '../ruleset/declared.ts';
import { ofEdition, type GameEvent } from '../state/events.ts';
import type { Fact, State, Uses } from '../state/state.ts';
import { itemAt } from './lists.ts';

/** What is not about cards; slices of editions have channels beside these. */
type Channel = ('turn' | 'frames' | 'lasting' | 'score' | 'decisions' | 'facts' | 'uses') | ('inPlay' | 'rest');

/** The bit of each channel. */
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

/** The bits of all channels. */
export const EVERYTHING = 0x7fffffff;

/** The bits of the channels that an event changes in any case, by its type; what it exchanges beside that is seen by comparing (`Exchanged`). */
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
    case 'began':
    case 'ended':
    case 'announced':
    case 'used':
    case 'shuffled':
    case 'selected':
    case 'rigged':
    case 'examined':
    case 'revealed':
    case 'hid':
    case 'prevented':
    case 'won':
    case 'tied':
    case 'named':
    case 'decided':
    case 'chance':
    case 'lasting began':
    case 'lasting ended':
    case 'fact':
    case 'passed':
      return 0;
    default:
      ofEdition(event);
      return 0;
  }
}

const sliceBit = (index: number): number => 1 << (FIRST_SLICE + (index % SLICES));

/** When each of up to 31 things changed last, in ticks of a clock that goes up with every change. */
export class Changes {
  private readonly last = new Int32Array(31);

  /** Notes that these (bits) change now, at this tick. */
  touch(bits: number, now: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) this.last[31 - Math.clz32(rest & -rest)] = now;
  }

  /** Has none of these (bits) changed since that tick? */
  isSame(bits: number, since: number): boolean {
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      if (itemAt(this.last, 31 - Math.clz32(rest & -rest)) > since) return false;
    return true;
  }
}

/**
 * What of a state is exchanged for something new when it changes, beside what is about cards: what has changed since the last
 * event is seen by comparing.
 */
export class Exchanged {
  private readonly slices: ReadonlyMap<string, number>;
  /** What stood in the parts of the state, in the registers of each scope and in each slice, when they were looked at last. */
  private readonly seen: Pick<State, 'turn' | 'lasting' | 'decisions' | 'chance' | 'rig' | 'shown' | 'over'>;
  private readonly registers: Register[];
  private seenSlices: readonly unknown[];

  constructor(
    private readonly state: State,
    scopes: readonly Scope[],
  ) {
    const names = Object.keys(state.slices);
    this.slices = new Map(names.map((name, index) => [name, sliceBit(index)]));
    const { turn, lasting, decisions, chance, rig, shown, over } = state;
    this.seen = { turn, lasting, decisions, chance, rig, shown, over };
    this.registers = scopes.map((scope) => ({ scope, facts: state.facts[scope], uses: state.uses[scope] }));
    this.seenSlices = Object.values(state.slices);
  }

  /** The bit of a slice; of one that is not there from the beginning, all bits. */
  slice(name: string): number {
    return this.slices.get(name) ?? EVERYTHING;
  }

  /** The channels of what was exchanged since this was last asked. */
  changed(): number {
    return this.changedParts() | this.changedRegisters() | this.changedSlices();
  }

  private changedParts(): number {
    const { seen, state } = this;
    const { turn, lasting, decisions, chance, rig, shown, over } = state;
    let channels = 0;
    if (turn !== seen.turn) channels |= CHANNEL.turn;
    if (lasting !== seen.lasting) channels |= CHANNEL.lasting;
    if (decisions !== seen.decisions) channels |= CHANNEL.decisions;
    if (chance !== seen.chance || rig !== seen.rig || shown !== seen.shown || over !== seen.over)
      channels |= CHANNEL.rest;
    if (channels !== 0) Object.assign(seen, { turn, lasting, decisions, chance, rig, shown, over });
    return channels;
  }

  private changedRegisters(): number {
    const { facts, uses } = this.state;
    let channels = 0;
    for (const register of this.registers) {
      const { scope } = register;
      if (facts[scope] !== register.facts) channels |= CHANNEL.facts;
      if (uses[scope] !== register.uses) channels |= CHANNEL.uses;
      register.facts = facts[scope];
      register.uses = uses[scope];
    }
    return channels;
  }

  private changedSlices(): number {
    const { seenSlices } = this;
    const now: readonly unknown[] = Object.values(this.state.slices);
    this.seenSlices = now;
    if (now.length !== seenSlices.length) return EVERYTHING;
    let channels = 0;
    for (let index = 0; index < now.length; index++) if (now[index] !== seenSlices[index]) channels |= sliceBit(index);
    return channels;
  }
}

/** What is kept of a scope. */
interface Register {
  readonly scope: Scope;
  facts: readonly Fact[] | undefined;
  uses: Uses | undefined;
}
