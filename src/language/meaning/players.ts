/** Which player a text means: who acts, whom it spoke of, the owner of a dilemma. */
import type { Mentions } from './antecedents.ts';
import { isNode, isPlayer, kindOf, meansOwner, type Node } from './untyped-node.ts';

const PLAYER_KEYS: ReadonlySet<string> = new Set(['who', 'of', 'by', 'may', 'to', 'whose']);

export class Players {
  /** Who does what is being read. */
  actor: unknown = 'you';
  /** The player spoken of last: 'that opponent', 'he or she'. */
  spoken: unknown;
  readonly #said: Mentions;
  readonly #type: string;

  constructor(said: Mentions, type: string) {
    this.#said = said;
    this.#type = type;
  }

  /** Reads with another player as the one who acts. */
  as(who: unknown, read: () => void): void {
    const before = this.actor;
    this.actor = who;
    read();
    this.actor = before;
  }

  /** Resolves the player in a field, where it holds one; gives what hangs on whose card it is, if the field does. */
  resolve(key: string, node: Node): Node | undefined {
    if (!PLAYER_KEYS.has(key) || (key === 'of' && this.#theirs(node))) return undefined;
    const value = node[key];
    if (isNode(value) && value['player'] === '?actor') node[key] = this.actor;
    else if (isNode(value) && value['player'] === '?player') {
      const known = this.spoken ?? (this.actor === 'you' ? undefined : this.actor);
      if (known === undefined) this.#said.problem ??= 'a player is meant who was not named before';
      else node[key] = known;
    } else if (this.#type === 'dilemma' && value === 'opponent') {
      node[key] = { owner: 'this' };
      this.spoken = node[key];
    } else if (value === 'anyPlayer' && typeof node['stage'] === 'string') this.spoken = { player: 'player' };
    else if (isPlayer(value) && value !== 'you' && (!isNode(value) || meansOwner(key, value, this.#type)))
      this.spoken = value;
    const isOfCard = isNode(value) && (typeof value['owner'] === 'string' || typeof value['commander'] === 'string');
    return isOfCard ? value : undefined;
  }

  /** "That opponent's ship": the one spoken of, if one was. */
  #theirs(node: Node): boolean {
    const of = node['of'];
    if (!isNode(of) || of['player'] !== '?player' || Object.keys(node).length !== 2) return false;
    const kind = kindOf(node['f']);
    const known = this.#said.all.findLast((one) => one.kind === kind && one.theirs === true && !one.plural);
    if (!known || kind === undefined || !isNode(node['f']) || node['f']['f'] !== 'kind') return false;
    node['ref'] = this.#said.bound(known);
    delete node['of'];
    delete node['f'];
    return true;
  }
}
