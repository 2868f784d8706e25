/**
 * Reference: 'that personnel', 'it', 'those', 'he or she' become bindings to the nearest fitting antecedent of the same
 * ability. The grammar writes a reference it cannot know as an open reference; none may remain.
 */
import { aboutCost, chosenBy, completed, ofThoseMeant } from './actors.ts';
import { unshare } from '../tree/copies.ts';
import { lettersIn } from '../tree/ids.ts';
import { back, owned, ownedByOthers, ownPile, whyOf } from './destinations.ts';
import { Halves } from './halved-groups.ts';
import { saysPresent, type Bearer } from './demanded-cards.ts';
import { faceWithYours, meanSamePlace } from './host.ts';
import { Mentions } from './antecedents.ts';
import { KEPT } from './kept-names.ts';
import { Names } from './names.ts';
import { saidByEvent, saidByState, saidOfPlace } from './spoken-of.ts';
import { Options } from './options.ts';
import { isNode, isPlayer, kindOf, type Node } from './untyped-node.ts';
import { Players } from './players.ts';
import { References } from './references.ts';
import { openWords } from '../tree/open.ts';
import type { Ability } from '../tree/index.ts';

/** Resolves one ability of a card of a type that lies on a card of kind `host`; gives it back, or what could not be resolved. */
export function resolveAbility(ability: Ability, card: Bearer, kept?: Node): Ability | { problem: string } {
  const made = structuredClone(ability);
  unshare(made, new Set());
  const resolver = new Resolver(
    { ...card, type: card.type.toLowerCase() },
    lettersIn({ is: 'ability', node: made }),
    kept,
  );
  resolver.visit(made);
  return resolver.problem === undefined ? made : { problem: resolver.problem };
}

class Resolver {
  /** The cards spoken of so far. */
  readonly #said: Mentions;
  readonly #options: Options;
  readonly #names: Names;
  readonly #halves = new Halves();
  readonly #references: References;
  /** When the ability is taken. */
  #timing: unknown;
  readonly #players: Players;
  /** Something was done before, whose number 'that many' can mean. */
  #acted = false;
  readonly #type: string;

  constructor({ type, host, demanded }: Bearer, letters: Set<string>, kept: Node | undefined) {
    this.#type = type;
    this.#names = new Names(kept);
    this.#said = new Mentions(type, letters);
    this.#references = new References({
      type,
      host: host === type ? undefined : host,
      demanded,
      said: this.#said,
      names: this.#names,
      halves: this.#halves,
    });
    this.#players = new Players(this.#said, type);
    this.#options = new Options(this.#said, (value) => {
      this.visit(value);
    });
  }

  /** What could not be resolved, the first thing. */
  get problem(): string | undefined {
    return this.#said.problem;
  }

  /** Effects in a row: a choice may draw what follows into its options. */
  #row(row: unknown[]): void {
    const rest = row.splice(0);
    while (rest.length > 0) {
      const one = rest.shift();
      otherThanBefore(one, row.at(-1));
      row.push(one);
      if (isNode(one) && one['x'] === 'oneOf') this.#effect(one, rest);
      else this.visit(one);
    }
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) {
      this.#row(value);
      return;
    }
    if (!isNode(value)) return;
    meanSamePlace(value, this.#said);
    this.#said.problem ??= this.#names.mean(value);
    if (value['a'] === 'that' && !this.#acted) this.#said.problem ??= 'a number is meant that was not spoken of';
    if (typeof value['x'] === 'string') this.#doing(true, () => this.#effect(value));
    else if (value['e'] !== undefined && typeof value['stage'] === 'string')
      this.#doing(false, () => this.#event(value));
    else if (value['c'] === 'not') this.#denied(value);
    else if (value['c'] === 'some' || value['c'] === 'is') this.#doing(false, () => this.#state(value));
    else if (isNode(value['at']) && Array.isArray(value['do'])) this.#ability(value);
    else this.#fields(value);
    if (value['s'] === 'facing') this.#references.progress.isFaced = true;
    if (value['r'] === 'card' && isNode(value['sel']) && isNode(value['sel']['n'])) this.#said.mention(value['sel']);
  }

  #doing(isDoing: boolean, read: () => void): void {
    const before = this.#references.progress.isDoing;
    this.#references.progress.isDoing = isDoing;
    read();
    this.#references.progress.isDoing = before;
  }

  #ability(node: Node): void {
    this.#references.progress.isDamage = node['damage'] === true;
    this.#references.progress.isDamageText = isNode(node['at']) && node['at']['t'] === 'damage';
    this.#timing = node['at'];
    // As they were said: 'While this personnel is facing a dilemma, if he …' speaks of the condition first.
    const said = Object.keys(node).filter((key) => key === 'at' || key === 'if');
    for (const key of said)
      this.#said.saidIn(key, () => {
        this.#fields(node, [key]);
      });
    this.#players.spoken = isPlayer(node['may']) && node['may'] !== 'you' ? node['may'] : this.#players.spoken;
    this.#player_('may', node);
    this.#players.as(node['may'] ?? 'you', () => {
      this.#said.isPaid = true;
      this.#fields(node, ['cost']);
      this.#said.isPaid = false;
      this.#fields(node, ['do', 'limit']);
    });
  }

  #effect(node: Node, behind: unknown[] = []): void {
    const before = this.#players.actor;
    this.#player_('who', node);
    this.#player_('to', node);
    const who = node['who'];
    const acts = node['x'] === 'put' || node['x'] === 'may' || node['x'] === 'oneOf' || node['x'] === 'look';
    if (acts && who !== undefined && who !== 'random') this.#players.actor = who;
    else if (node['x'] === 'put' && this.#players.actor !== 'you') node['who'] = this.#players.actor;
    if (node['x'] === 'mod') aboutCost(node);
    if (this.#players.actor !== 'you') chosenBy(node, this.#players.actor);
    if (node['x'] === 'look' || node['why'] === 'take') this.#said.amongSeen(node['what']);
    else if (node['x'] === 'put') this.#said.eachOfSeen(node['what']);
    if (node['x'] === 'put') {
      if (node['who'] === 'you') delete node['who'];
      this.#said.amongLeft(node['what']);
      const settle = ownPile(node);
      this.visit(node['what']);
      settle();
      this.#said.mention(node['what'], false, whyOf(node));
      back(node, this.#said);
      ownedByOthers(node);
      this.#fields(node, ['to']);
      owned(node);
    } else if (node['x'] === 'pick') this.#pick(node);
    else if (node['x'] === 'swap') {
      for (const key of ['a', 'b']) {
        this.visit(node[key]);
        this.#said.mention(node[key]);
      }
    } else if (node['x'] === 'oneOf') this.#options.resolve(node, behind);
    else if (node['x'] === 'name' || node['x'] === 'count') this.#named(node);
    else if (node['x'] === 'battle') this.#battle(node);
    else if (node['x'] === 'instead')
      this.#said.ofWhatHappens(() => {
        this.#fields(node);
      });
    else if (node['x'] === 'if' && node['else'] !== undefined) this.#either(node);
    else if (node['x'] === 'split') this.#halves.split(node, () => this.#said.letter());
    else {
      if (node['x'] === 'mod') this.#modified(node);
      else this.#fields(node);
      const done = node['x'] === 'look' ? node['why'] : node['x'];
      if (node['x'] !== 'rule') for (const key of ['what', 'over', 'of']) this.#said.mention(node[key], false, done);
    }
    // "Prevent that and place that card …" goes on about what was prevented.
    if (node['x'] === 'prevent') this.#said.all.push(...this.#said.all.filter((one) => one.id === 'that').slice(-1));
    this.#players.actor = before;
    this.#acted = true;
  }

  /** What is spoken of only where the condition holds is not meant by 'otherwise'. */
  #either(node: Node): void {
    this.#fields(node, ['if']);
    const { all } = this.#said;
    const before = all.length;
    this.#fields(node, ['then']);
    const then = all.splice(before);
    all.push(...then.filter(({ id }) => id === 'this'));
    this.#fields(node, ['else']);
    all.push(...then);
  }

  /** 'Each mission's requirements rise by the Weapons at that mission': if nothing else is meant, each one of them. */
  #modified(node: Node): void {
    this.visit(node['what']);
    this.#said.amongEach(node['what'], () => {
      this.#fields(
        node,
        Object.keys(node).filter((key) => key !== 'what'),
      );
    });
  }

  /** 'That ship is Weapons +2' goes on about what the battle is begun with. */
  #battle(node: Node): void {
    this.#fields(node, ['of', 'with']);
    this.#said.mention(node['of']);
    this.#fields(node, ['during', 'win', 'notWin']);
  }

  #pick(node: Node): void {
    const sel = node['sel'];
    this.#said.chosenOfSeen(sel);
    if (isNode(sel)) {
      this.#player_('by', sel);
      ofThoseMeant(sel, this.#type, this.#timing);
      this.#players.as(sel['by'] === 'random' || sel['by'] === undefined ? this.#players.actor : sel['by'], () =>
        this.visit(sel),
      );
    }
    if (openWords(node['as']) === 'new') node['as'] = this.#said.letter();
    if (typeof node['as'] === 'string') this.#said.picked(node['as'], sel);
  }

  /** What is named, or counted ('that many' after a count). */
  #named(node: Node): void {
    if (node['x'] === 'count') this.visit(node['of']);
    this.#names.given(node, this.#said);
    if (node['what'] === 'player') this.#players.spoken = { player: node['as'] };
    if (node['x'] === 'name') this.#fields(node, ['except', 'only', 'of', 'from', 'lacking']);
  }

  #event(node: Node): void {
    // 'Between X and another mission': another one than X.
    if (Array.isArray(node['between']))
      for (const end of node['between']) {
        this.visit(end);
        this.#said.mention(end);
      }
    this.#fields(node);
    // 'When this uses a skill …, with that skill'.
    if (node['e'] === 'useSkill' && node['skills'] === undefined)
      this.#names.add({ what: 'skill', as: KEPT }, this.#said.all.length);
    // "When a player plays …, he or she …": whoever does it.
    if (node['who'] === 'anyPlayer') this.#players.spoken = { player: 'player' };
    saidByEvent(node, this.#type, this.#said);
  }

  #state(node: Node): void {
    faceWithYours(node, this.#type);
    const subject = Object.keys(node).filter((key) => key !== 'state');
    this.#fields(node, subject);
    if (node['n'] === undefined || node['n'] === 1) this.#said.mention(node['sel'], true);
    const state = node['state'];
    // Who is present is not with himself.
    const isBeside = saysPresent(state);
    if (isBeside) this.#said.unsaid(() => this.visit(state));
    this.#said.mention(node['who']);
    if (!isBeside || this.#type === 'ship') this.visit(state);
    if (!isNode(state)) return;
    if (state['s'] === 'isA' && isNode(node['who'])) this.#said.asserted(node['who'], kindOf(state['f']));
    saidByState(state, isNode(node['who']) ? this.#said.kindOf(node['who']) : undefined, this.#said);
  }

  /** 'If you do not command a planet mission, … that mission': what there is not is not meant later. */
  #denied(node: Node): void {
    const before = this.#said.all.length;
    this.#fields(node);
    const of = node['of'];
    if (isNode(of) && of['c'] === 'some') this.#said.denied(before, of['sel']);
  }

  /** Visits fields in order, resolving the players that stand in them. */
  #fields(node: Node, only?: readonly string[]): void {
    this.#references.resolve(node);
    for (const key of only ?? Object.keys(node)) {
      this.#player_(key, node);
      this.visit(node[key]);
      if (key === 'at') saidOfPlace(node[key], this.#said, true);
    }
    if (this.#references.progress.isDoing) completed(node, this.#timing);
    if (node['ref'] === 'this')
      this.#said.all.push({ id: 'this', kind: this.#type, plural: false, picked: false, said: '' });
  }

  #player_(key: string, node: Node): void {
    const ofCard = this.#players.resolve(key, node);
    if (ofCard) this.#references.ofOwner(ofCard);
  }
}

/** 'He and each Leadership personnel present': each other than he is. */
function otherThanBefore(effect: unknown, before: unknown): void {
  const what = isNode(effect) ? effect['what'] : undefined;
  if (!isNode(what) || !Array.isArray(what['other']) || openWords(what['other'][0]) !== 'before') return;
  const one = isNode(before) && isNode(before['what']) ? before['what']['ref'] : undefined;
  if (one === undefined) delete what['other'];
  else what['other'] = [one];
}
