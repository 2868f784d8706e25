/** Works out which player a text means: who acts, whom it spoke of, the owner of a dilemma. */
import type { Mentions } from './antecedents.ts';
import { isOther, kindOf } from './topics.ts';
import type { PlayerRef, Sel } from '../tree/index.ts';
import { open } from '../tree/open.ts';
import type { RoleOfPlayer } from '../tree/players.ts';

/** A player known by a card: whose it is, who commands it. */
export type PlayerOfCard = Extract<PlayerRef, { owner: string } | { commander: string }>;

export class Players {
  /** Who does what is being read. */
  actor: PlayerRef = 'you';
  /** The player spoken of last: 'that opponent', 'he or she'. */
  spoken: PlayerRef | undefined;
  /** Is it said of a turn, whose player is known? */
  isOfTurn = false;
  /** Of whom of several players something is so, each by himself or herself. */
  #some: PlayerRef | undefined;
  readonly #said: Mentions;
  readonly #type: string;

  constructor(said: Mentions, type: string) {
    this.#said = said;
    this.#type = type;
  }

  /** Reads with another player as the one who acts. */
  as(who: PlayerRef, read: () => void): void {
    const before = this.actor;
    this.actor = who;
    read();
    this.actor = before;
  }

  /** Reads what those of several players do of whom something is so. */
  actAsSome(who: PlayerRef): void {
    this.actor = who;
    this.#some = who;
  }

  /** An event speaks of any player: from then on of whoever did it. */
  didAny(): void {
    this.spoken = { player: 'player' };
  }

  /** Whom a player means who stands somewhere; what is said of somebody is spoken of from then on. */
  meant(who: PlayerRef, role: RoleOfPlayer): PlayerRef {
    if (typeof who === 'object' && 'player' in who) return this.#ofCard(who, role) ?? this.#named(who);
    if (this.#type === 'dilemma' && who === 'opponent') return (this.spoken = { owner: 'this' });
    if (isOther(who) && (typeof who === 'string' || this.#meansOwner(who, role))) {
      this.spoken = who;
      if (this.actor !== who) this.#some = undefined;
    }
    return who;
  }

  /** 'Destroy an opponent's event. Stop that opponent's ship': of whoever owns the event, where nothing else says which opponent. */
  #ofCard({ player }: Extract<PlayerRef, { player: string }>, role: RoleOfPlayer): PlayerOfCard | undefined {
    const { all } = this.#said;
    const last = all.findLast(({ theirs }) => theirs);
    if (
      player !== open('player') ||
      this.spoken !== 'opponent' ||
      this.actor !== 'you' ||
      role !== 'of' ||
      last?.done === undefined
    )
      return undefined;
    const isSaidBefore = all.some((one) => one.theirs && one !== last) || last.plural || last.id === 'that';
    return isSaidBefore || last.sel?.at !== undefined ? undefined : { owner: this.#said.bound(last) };
  }

  #named(who: Extract<PlayerRef, { player: string }>): PlayerRef {
    if (who.player === open('captor')) return this.#type === 'dilemma' ? { owner: 'this' } : this.actor;
    if (who.player === open('actor') || who.player === open('holder')) return this.actor;
    if (who.player !== open('player')) return who;
    const known = this.spoken ?? (this.actor === 'you' ? undefined : this.actor);
    if (known === undefined) this.#said.problem ??= 'a player is meant who was not named before';
    // 'Each opponent who commands a ship discards a card. That opponent …': one who has, or any?
    if (known !== undefined && known === this.#some && this.actor !== known)
      this.#said.problem ??= 'it is not known whether only those players are meant';
    // 'While any player commands a ship here, that player's personnel …': one of several of whom that may be so.
    if ((known === 'anyPlayer' && !this.isOfTurn) || known === 'anyOpponent')
      this.#said.problem ??= 'which of the players is meant is not known';
    return known ?? who;
  }

  /** Is a card's owner a player spoken of? Where a card goes when it leaves ("its owner's discard pile") names none, but on a dilemma. */
  #meansOwner(who: PlayerOfCard, role: RoleOfPlayer): boolean {
    return 'owner' in who && (role !== 'of' || (who.owner === 'this' && this.#type === 'dilemma'));
  }

  /** "That opponent's ship": the one spoken of, if one was. */
  meantTheirs(sel: Sel): boolean {
    const { of, f } = sel;
    if (typeof of !== 'object' || !('player' in of) || of.player !== open('player') || Object.keys(sel).length !== 2)
      return false;
    if (f?.f !== 'kind') return false;
    const kind = kindOf(f);
    const known = this.#said.all.findLast((one) => one.kind === kind && one.theirs === true && !one.plural);
    if (!known || kind === undefined) return false;
    sel.ref = this.#said.bound(known);
    delete sel.of;
    delete sel.f;
    return true;
  }
}
