/** What is forbidden, in house style. */
import type { Dialect } from '../dialect.ts';
import type { Effect, EventPattern, Filter, Place, PlayerRef, Sel } from '../tree/index.ts';
import { signed } from './counting.ts';
import { durationWords } from './numbers.ts';
import { placeWords } from './places.ts';
import { playerWords } from './players.ts';
import { cardWords, raise, unwritable } from './symbols.ts';

const BATTLES = { combat: 'combat', engagement: 'an engagement', either: 'a battle' };
const OTHERS = { combat: 'another combat', engagement: 'another engagement', either: 'another battle' };
const USES = {
  useSkills: 'use their skills',
  useAbilities: 'use their abilities',
  useAttributes: 'use their attributes',
  beInPlay: 'be in play',
};
export function rule(dialect: Dialect, effect: Extract<Effect, { x: 'rule' }>): string {
  const { allow, who, act, unless } = effect;
  if (allow && effect.face !== undefined) return lying(dialect, effect);
  if (allow) return permission(dialect, effect);
  if (who === undefined) throw unwritable(effect);
  if (unless) return payable(dialect, effect, unless);
  const until = effect.until === undefined ? '' : ` ${durationWords(dialect, effect.until)}`;
  if (typeof act === 'string') {
    if (!isWho(who)) throw unwritable(effect);
    return `${cardWords(dialect, who)} cannot ${USES[act]}${until}`;
  }
  if (act.stage !== 'did') throw unwritable(effect);
  if (isWho(who)) return `${cardWords(dialect, who)} cannot ${banned(dialect, act)}${until}`;
  return `${playerWords(dialect, who)} cannot ${forbidden(dialect, effect)}${until}`;
}
/** 'You place cards beneath this face down'. */
function lying(dialect: Dialect, { act, face, ...effect }: Extract<Effect, { x: 'rule' }>): string {
  if (typeof act === 'string' || act.e !== 'place' || act.what || !act.place || effect.who !== 'you')
    throw unwritable(act);
  return `you place cards ${placeWords(dialect, act.place)} face ${face ?? ''}`;
}
/** 'You may play X aboard this'. */
function permission(dialect: Dialect, effect: Extract<Effect, { x: 'rule' }>): string {
  const { who, act } = effect;
  if (who === undefined || isWho(who) || typeof act === 'string' || effect.unless || effect.until)
    throw unwritable(effect);
  const { e, stage, what, place, from, ...rest } = act;
  if (e === 'instruct' && stage === 'did' && what && place)
    return `when a card instructs you to place ${cardWords(dialect, what)} at your headquarters, you may place it ${placeWords(dialect, place)}`;
  if (e === 'attempt' && what && !place) return `${playerWords(dialect, who)} may attempt ${cardWords(dialect, what)}`;
  if (e !== 'play' || stage !== 'did' || !what || Object.keys(rest).length > 0) throw unwritable(effect);
  const nouns = what.f?.f === 'or' ? what.f.of : [what.f];
  const cards = nouns.map((f) => pluralWords(dialect, what, f)).join(' and ');
  const cost = effect.costBy === undefined ? '' : ` at cost ${signed(effect.costBy)}`;
  if (what.ref === 'this' && from)
    return `${playerWords(dialect, who)} may play it ${placeWords(dialect, from).replace(/^in /, 'from ')}${cost}`;
  const where = place ? placeWords(dialect, place) : `${from ? placeWords(dialect, from) : ''} as if they were in hand`;
  return `${playerWords(dialect, who)} may play ${cards} ${where}${cost}`;
}
const pluralWords = (dialect: Dialect, what: Sel, f: Filter | undefined): string =>
  cardWords(dialect, { ...what, n: 2, ...(f && { f }) }).replace(/^2 /, '');
/** What may be used only by paying. */
function payable(dialect: Dialect, effect: Extract<Effect, { x: 'rule' }>, price: readonly Effect[]): string {
  const [only] = price;
  const { who, act } = effect;
  if (price.length !== 1 || only?.x !== 'put' || only.why !== 'discard' || !only.who || effect.until)
    throw unwritable(effect);
  if (who === undefined || !isWho(who) || typeof act !== 'string') throw unwritable(effect);
  const head = `${playerWords(dialect, only.who)} must discard ${cardWords(dialect, only.what, only.who)} to use`;
  if (effect.skill !== undefined) return `${head} ${effect.skill} of ${cardWords(dialect, who)}`;
  const used = USES[act].replace('use their ', '');
  return `${head} ${who.ref === undefined ? `the ${used} of ${cardWords(dialect, who)}` : `${cardWords(dialect, who)}'s ${used}`}`;
}
function isWho(who: Sel | PlayerRef): who is Sel {
  return typeof who === 'object' && !('owner' in who) && !('commander' in who) && !('player' in who);
}
/** What cards may not do. */
function banned(dialect: Dialect, { e, stage: _, what, place, from, ...rest }: EventPattern): string {
  if (e === 'place' && place?.p === 'beneath' && !what && !from) return `be placed ${placeWords(dialect, place)}`;
  if (Object.keys(rest).length > 0 || (e !== 'attempt' && e !== 'move' && e !== 'beam'))
    throw unwritable({ e, ...rest });
  if (e === 'attempt') return what ? `attempt ${cardWords(dialect, what)}` : 'attempt missions';
  if (what || (place && from)) throw unwritable({ what, place, from });
  return `${e}${place ? ` to ${missionWords(dialect, place)}` : ''}${from ? ` from ${missionWords(dialect, from)}` : ''}`;
}
function missionWords(dialect: Dialect, place: Place): string {
  if (place.p === 'here') return 'this mission';
  return place.p === 'at' ? cardWords(dialect, place.mission) : raise(place);
}
function forbidden(dialect: Dialect, effect: Extract<Effect, { x: 'rule' }>): string {
  const { act } = effect;
  if (typeof act === 'string') throw unwritable(effect);
  const { e, stage: _, what, battle: kind, other, fewer, place, during, ...rest } = act;
  if (during !== undefined && e !== 'play') throw unwritable(effect);
  if (Object.keys(rest).length > 0 || (place && e !== 'battle')) throw unwritable(effect);
  if (fewer !== undefined) {
    if (what && cardWords(dialect, what) !== 'this mission') throw unwritable(effect);
    return `begin a mission attempt${what ? ' here' : ''} with fewer than ${fewer} personnel`;
  }
  if (e === 'battle' && !what)
    return `begin ${(other ? OTHERS : BATTLES)[kind ?? 'either']}${place ? ` ${placeWords(dialect, place)}` : ''}`;
  if ((e === 'play' || e === 'complete' || e === 'attempt' || e === 'command') && what)
    return `${e} ${cardWords(dialect, what)}${during === undefined ? '' : ' during mission attempts'}`;
  throw unwritable(effect);
}
