/** Writes effects that move cards in house style. */
import type { Dialect } from '../dialect.ts';
import type { Amount, Effect, Place, PlayerRef, Sel } from '../tree/index.ts';
import { by, says } from './persons.ts';
import { signed } from './counting.ts';
import { destinationWords, placeWords } from './places.ts';
import { playerWords } from './players.ts';
import { amountWords, cardWords, raise, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

type Put = Extract<Effect, { x: 'put' }>;

/** Goes where killed, destroyed and discarded cards go. */
export function isAway(effect: Put): boolean {
  return isSame(effect.to, { p: 'zone', zone: 'discard', of: { owner: effect.what.ref ?? 'it' } });
}
export function put(dialect: Dialect, effect: Put, actor: PlayerRef): string {
  const { under } = effect;
  if (under === undefined) return moved(dialect, effect, actor);
  if (effect.why !== 'place' && effect.why !== 'capture') throw unwritable(effect);
  const commands = under === 'nobody' ? 'nobody commands' : says(dialect, under, 'command');
  return `${moved(dialect, effect, actor)} (${commands} it)`;
}
function moved(dialect: Dialect, effect: Put, actor: PlayerRef): string {
  const { what, to, why, costBy, face, order } = effect;
  if (costBy !== undefined && (typeof costBy !== 'number' || why !== 'play')) throw unwritable(effect);
  const who = effect.who ?? actor;
  const facing = face === undefined ? '' : ` face ${face}`;
  const sorted = order === undefined ? '' : order === 'same' ? ' in the same order' : ` in ${order} order`;
  switch (why) {
    case 'draw':
      return by(dialect, who, actor, 'draw', drawn(dialect, effect, who));
    case 'discard':
    case 'kill':
    case 'destroy':
      if (!isAway(effect)) throw unwritable(effect);
      return by(dialect, who, actor, why, `${chosenWords(dialect, what, who)}${evenIf(effect)}`);
    case 'remove':
      return by(dialect, who, actor, 'remove', `${cardWords(dialect, what, who)} from the game`);
    case 'repair':
      return by(dialect, who, actor, 'remove', cardWords(dialect, what, who));
    case 'capture':
      return by(dialect, who, actor, 'capture', cardWords(dialect, what, who));
    case 'download': {
      const { at, ...rest } = what;
      const deck = isSame(at, { p: 'zone', zone: 'deck', of: who });
      return by(dialect, who, actor, 'download', cardWords(dialect, deck ? rest : what, who));
    }
    case 'return':
      if (isDilemmaPile(to) && face === 'up')
        return by(dialect, who, actor, 'return', returned(dialect, effect, to, who));
      return by(
        dialect,
        who,
        actor,
        'return',
        `${cardWords(dialect, what, who)} ${destinationWords(dialect, to, who, what)}${facing}${sorted}`,
      );
    case 'place':
    case 'take':
    case 'play':
      if (why === 'play' && typeof costBy === 'number')
        return by(
          dialect,
          who,
          actor,
          why,
          `${cardWords(dialect, what, who)} at cost ${signed(costBy)}${playedWhere(dialect, to)}`,
        );
      if (why === 'play' && to.p === 'wherePlayable' && !to.card)
        return by(dialect, who, actor, why, `${cardWords(dialect, what, who)} as if it were in hand`);
      // 'Aboard your ship on this' would be a ship on this.
      if (why === 'place' && ((what.at?.p === 'aboard' && to.p === 'on') || (what.at?.p === 'on' && to.p === 'here')))
        return by(
          dialect,
          who,
          actor,
          'take',
          `${cardWords(dialect, what, who)} and place it ${destinationWords(dialect, to, who, what, 'in')}`,
        );
      return by(
        dialect,
        who,
        actor,
        why,
        `${fromThis(cardWords(dialect, what, who), what)} ${destinationWords(dialect, to, who, what, why === 'take' ? 'into' : 'in')}${facing}${sorted}`,
      );
  }
}
/** Where the text has it played; in play, wherever it can be. */
function playedWhere(dialect: Dialect, to: Place): string {
  if ((to.p === 'zone' && to.zone === 'play') || (to.p === 'wherePlayable' && !to.card)) return '';
  return to.p === 'aboard' ? ` ${placeWords(dialect, to)}` : raise(to);
}
/** What lies on this card is taken from it. */
function fromThis(words: string, { at }: Sel): string {
  return at?.p === 'on' && isSame(at.card, { ref: 'this' }) ? words.replace(/ on this\b/, ' from this') : words;
}
/** A prohibition that the text overrides. */
const PROHIBITED: Readonly<Record<string, string>> = { kill: 'killed', destroy: 'destroyed' };
function evenIf({ even, why }: Put): string {
  return even ? `, even if it cannot be ${PROHIBITED[why] ?? raise(why)}` : '';
}
function isDilemmaPile(to: Place): to is Extract<Place, { p: 'zone' }> {
  return to.p === 'zone' && to.zone === 'dilemmaPile' && to.pos === 'bottom';
}
function returned(dialect: Dialect, effect: Put, to: Extract<Place, { p: 'zone' }>, who: PlayerRef): string {
  if (effect.what.ref === 'this' && isSame(to.of, { owner: 'this' }) && isSame(effect.what, { ref: 'this' }))
    return 'this';
  const { pos: _, ...pile } = to;
  return `${cardWords(dialect, effect.what, who)} ${destinationWords(dialect, pile, who, effect.what)}`;
}
function dilemmaCount(effect: Put, n: Sel['n']): string {
  if (typeof n === 'number') return String(n);
  if (typeof n === 'object' && 'eq' in n && isSame(n.eq, { a: 'that' })) return 'that many';
  throw unwritable(effect);
}
/** 'Until you have four cards in hand', 'until you have as many cards in hand as an opponent'. */
function untilWords(dialect: Dialect, missing: Amount, who: PlayerRef): string | undefined {
  if (typeof missing !== 'object' || missing.a !== 'until') return undefined;
  const { of: wanted, there } = missing;
  if (!isSame(there, { n: 'all', at: { p: 'zone', zone: 'hand', of: who } })) throw unwritable(missing);
  if (typeof wanted === 'number') return `cards until you have ${wanted} cards in hand`;
  if (wanted.a !== 'count' || wanted.sel.at?.p !== 'zone') throw unwritable(missing);
  return `cards until you have as many cards in hand as ${playerWords(dialect, wanted.sel.at.of)}`;
}
function drawn(dialect: Dialect, effect: Put, who: PlayerRef): string {
  const { n, ...rest } = effect.what;
  if (rest.at?.p === 'zone' && rest.at.zone === 'dilemmaPile')
    return `${dilemmaCount(effect, n)} ${n === 1 ? 'dilemma' : 'dilemmas'}`;
  const expected: Sel = { from: 'top', at: { p: 'zone', zone: 'deck', of: who } };
  if (!isSame(rest, expected) || !isSame(effect.to, { p: 'zone', zone: 'hand', of: who })) throw unwritable(effect);
  if (n === undefined) return '1';
  if (typeof n === 'number') return String(n);
  if (typeof n === 'object' && 'upTo' in n)
    return `${typeof n.upTo === 'number' ? '' : 'cards '}up to ${amountWords(dialect, n.upTo)}`;
  if (typeof n === 'object' && 'eq' in n)
    return isSame(n.eq, { a: 'that' })
      ? 'that many cards'
      : (untilWords(dialect, n.eq, who) ?? `cards equal to ${amountWords(dialect, n.eq)}`);
  throw unwritable(effect);
}

/** What another player discards, of your choice: 'a card from hand chosen by you'. */
function chosenWords(dialect: Dialect, { by: chooser, ...what }: Sel, who: PlayerRef): string {
  if (chooser !== 'you' || who === 'you')
    return cardWords(dialect, { ...what, ...(chooser !== undefined && { by: chooser }) }, who);
  return `${cardWords(dialect, what, who)} chosen by you`;
}
