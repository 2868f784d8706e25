/** What is forbidden, in house style. */
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
export function rule(effect: Extract<Effect, { x: 'rule' }>): string {
  const { allow, who, act, unless } = effect;
  if (allow && effect.face !== undefined) return lying(effect);
  if (allow) return permission(effect);
  if (who === undefined) throw unwritable(effect);
  if (unless) return payable(effect, unless);
  const until = effect.until === undefined ? '' : ` ${durationWords(effect.until)}`;
  if (typeof act === 'string') {
    if (!isWho(who)) throw unwritable(effect);
    return `${cardWords(who)} cannot ${USES[act]}${until}`;
  }
  if (act.stage !== 'did') throw unwritable(effect);
  if (isWho(who)) return `${cardWords(who)} cannot ${banned(act)}${until}`;
  return `${playerWords(who)} cannot ${forbidden(effect)}${until}`;
}
/** 'You place cards beneath this face down'. */
function lying({ act, face, ...effect }: Extract<Effect, { x: 'rule' }>): string {
  if (typeof act === 'string' || act.e !== 'place' || act.what || !act.place || effect.who !== 'you')
    throw unwritable(act);
  return `you place cards ${placeWords(act.place)} face ${face ?? ''}`;
}
/** 'You may play X aboard this'. */
function permission(effect: Extract<Effect, { x: 'rule' }>): string {
  const { who, act } = effect;
  if (who === undefined || isWho(who) || typeof act === 'string' || effect.unless || effect.until)
    throw unwritable(effect);
  const { e, stage, what, place, from, ...rest } = act;
  if (e === 'instruct' && stage === 'did' && what && place)
    return `when a card instructs you to place ${cardWords(what)} at your headquarters, you may place it ${placeWords(place)}`;
  if (e === 'attempt' && what && !place) return `${playerWords(who)} may attempt ${cardWords(what)}`;
  if (e !== 'play' || stage !== 'did' || !what || Object.keys(rest).length > 0) throw unwritable(effect);
  const nouns = what.f?.f === 'or' ? what.f.of : [what.f];
  const cards = nouns.map((f) => pluralWords(what, f)).join(' and ');
  const cost = effect.costBy === undefined ? '' : ` at cost ${signed(effect.costBy)}`;
  if (what.ref === 'this' && from)
    return `${playerWords(who)} may play it ${placeWords(from).replace(/^in /, 'from ')}${cost}`;
  const where = place ? placeWords(place) : `${from ? placeWords(from) : ''} as if they were in hand`;
  return `${playerWords(who)} may play ${cards} ${where}${cost}`;
}
const pluralWords = (what: Sel, f: Filter | undefined): string =>
  cardWords({ ...what, n: 2, ...(f && { f }) }).replace(/^2 /, '');
/** What may be used only by paying. */
function payable(effect: Extract<Effect, { x: 'rule' }>, price: readonly Effect[]): string {
  const [only] = price;
  const { who, act } = effect;
  if (price.length !== 1 || only?.x !== 'put' || only.why !== 'discard' || !only.who || effect.until)
    throw unwritable(effect);
  if (who === undefined || !isWho(who) || typeof act !== 'string') throw unwritable(effect);
  const head = `${playerWords(only.who)} must discard ${cardWords(only.what, only.who)} to use`;
  if (effect.skill !== undefined) return `${head} ${effect.skill} of ${cardWords(who)}`;
  const used = USES[act].replace('use their ', '');
  return `${head} ${who.ref === undefined ? `the ${used} of ${cardWords(who)}` : `${cardWords(who)}'s ${used}`}`;
}
function isWho(who: Sel | PlayerRef): who is Sel {
  return typeof who === 'object' && !('owner' in who) && !('commander' in who) && !('player' in who);
}
/** What cards may not do. */
function banned({ e, stage: _, what, place, from, ...rest }: EventPattern): string {
  if (e === 'place' && place?.p === 'beneath' && !what && !from) return `be placed ${placeWords(place)}`;
  if (Object.keys(rest).length > 0 || (e !== 'attempt' && e !== 'move' && e !== 'beam'))
    throw unwritable({ e, ...rest });
  if (e === 'attempt') return what ? `attempt ${cardWords(what)}` : 'attempt missions';
  if (what || (place && from)) throw unwritable({ what, place, from });
  return `${e}${place ? ` to ${missionWords(place)}` : ''}${from ? ` from ${missionWords(from)}` : ''}`;
}
function missionWords(place: Place): string {
  if (place.p === 'here') return 'this mission';
  return place.p === 'at' ? cardWords(place.mission) : raise(place);
}
function forbidden(effect: Extract<Effect, { x: 'rule' }>): string {
  const { act } = effect;
  if (typeof act === 'string') throw unwritable(effect);
  const { e, stage: _, what, battle: kind, other, fewer, place, during, ...rest } = act;
  if (during !== undefined && e !== 'play') throw unwritable(effect);
  if (Object.keys(rest).length > 0 || (place && e !== 'battle')) throw unwritable(effect);
  if (fewer !== undefined) {
    if (what && cardWords(what) !== 'this mission') throw unwritable(effect);
    return `begin a mission attempt${what ? ' here' : ''} with fewer than ${fewer} personnel`;
  }
  if (e === 'battle' && !what)
    return `begin ${(other ? OTHERS : BATTLES)[kind ?? 'either']}${place ? ` ${placeWords(place)}` : ''}`;
  if ((e === 'play' || e === 'complete' || e === 'attempt' || e === 'command') && what)
    return `${e} ${cardWords(what)}${during === undefined ? '' : ' during mission attempts'}`;
  throw unwritable(effect);
}
