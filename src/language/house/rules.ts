/** Writes what texts allow and forbid in house style. */
import type { Dialect } from '../dialect.ts';
import type { Barred, Duration, EventPattern, Filter, Place, Ruling, Sel, Use } from '../tree/index.ts';
import { nounWords } from './filters.ts';
import { isPer, perWords, signed } from './counting.ts';
import { durationWords } from './numbers.ts';
import { placeWords } from './places.ts';
import { playerWords } from './players.ts';
import { cardWords, raise, requirementWords, unwritable } from './symbols.ts';

const BATTLES = { combat: 'combat', engagement: 'an engagement', either: 'a battle' };
const OTHERS = { combat: 'another combat', engagement: 'another engagement', either: 'another battle' };
const USES: Readonly<Record<Use, string>> = {
  useSkills: 'skills',
  useAbilities: 'abilities',
  useAttributes: 'attributes',
};
/** What may be done and what not. */
export function rulingWords(dialect: Dialect, ruling: Ruling): string {
  switch (ruling.x) {
    case 'allow':
      return permission(dialect, ruling);
    case 'invite':
      return ruling.with
        ? `${cardWords(dialect, ruling.with)} may attempt ${cardWords(dialect, ruling.mission)}`
        : `${playerWords(dialect, ruling.who)} may attempt ${cardWords(dialect, ruling.mission)}`;
    case 'mix':
      return ruling.who === 'you'
        ? `your ${ruling.of.join(' and ')} affiliations can mix and cooperate`
        : raise(ruling);
    case 'barrier': {
      const unless = ruling.unless ? ` unless ${requirementWords(dialect, ruling.unless)} aboard` : '';
      return `${cardWords(dialect, ruling.who)} ${ruling.how === 'pass' ? 'cannot pass' : 'must stop'} here${unless}`;
    }
    case 'beamMost':
      return `at most ${ruling.n} ${pluralWords(dialect, ruling.what, ruling.what.f)} may be beamed to or from here each turn`;
    case 'homeward':
      return `${cardWords(dialect, ruling.who)} must return to the nearest ${nounWords(dialect, ruling.to, false)}`;
    case 'tacticDownload':
      return `${playerWords(dialect, ruling.who)} may download ${ruling.f ? cardWords(dialect, { f: ruling.f }) : 'a tactic'} instead of drawing tactics`;
    case 'redirect':
      return `when a card instructs you to place ${cardWords(dialect, ruling.what)} at your headquarters, you may place it ${placeWords(dialect, ruling.place)}`;
    case 'forbid':
      return `${playerWords(dialect, ruling.who)} cannot ${forbidden(dialect, ruling.act)}${untilWords(dialect, ruling.until)}`;
    case 'ban':
      return `${cardWords(dialect, ruling.who)} cannot ${banned(dialect, ruling.act)}${untilWords(dialect, ruling.until)}`;
    case 'outOfPlay':
      return `${cardWords(dialect, ruling.who)} cannot be in play`;
    case 'price':
      return payable(dialect, ruling);
    case 'cross':
      return `${cardWords(dialect, ruling.who)} may move between ${cardWords(dialect, ruling.a)} and ${cardWords(dialect, ruling.b)}`;
    case 'playerRule':
      return ofPlayer(dialect, ruling);
    case 'uncover':
      return `${playerWords(dialect, ruling.who)} may play ${pluralWords(dialect, ruling.what, ruling.what.f)} as if ${playerWords(dialect, ruling.who)} commanded a completed mission requiring ${ruling.skill}`;
    case 'lie':
      return ruling.who === 'you'
        ? `you place cards ${placeWords(dialect, ruling.place)} face ${ruling.face}`
        : raise(ruling);
  }
}
/** How far the rules are others for a player. */
function ofPlayer(dialect: Dialect, ruling: Extract<Ruling, { x: 'playerRule' }>): string {
  const who = playerWords(dialect, ruling.who);
  if (ruling.by === undefined)
    return ruling.rule === 'counters'
      ? `${who} need not spend all counters`
      : ruling.rule === 'doubleTurns'
        ? `${who} take double turns`
        : `${who} may report any number of cards instead of playing a card`;
  const { by } = ruling;
  const size = typeof by === 'object' && by.a === 'times' ? by.k : 1;
  if (typeof by === 'object' && !isPer(by)) throw unwritable(ruling);
  const [number = '', per = ''] = perWords(dialect, by)
    .replace(/^\+/, '')
    .split(/(?= per )/);
  const one = number === '1' || (typeof by === 'object' && size === 1);
  if (ruling.rule === 'fewerCounters')
    return `${who} have ${number} fewer ${one ? 'counter' : 'counters'} to spend in each of your Play and Draw Cards segments`;
  return ruling.rule === 'hand'
    ? `${who} may keep ${number} additional ${one ? 'card' : 'cards'} in hand${per}`
    : `${who} ${ruling.who === 'you' ? 'need' : 'needs'} ${number} additional points to win${per}`;
}
const untilWords = (dialect: Dialect, until: Duration | undefined): string =>
  until === undefined ? '' : ` ${durationWords(dialect, until)}`;
/** 'You may play X aboard this'. */
function permission(dialect: Dialect, { who, act, costBy }: Extract<Ruling, { x: 'allow' }>): string {
  const { what, place, from } = act;
  const nouns = what.f?.f === 'or' ? what.f.of : [what.f];
  const cards = nouns.map((f) => pluralWords(dialect, what, f)).join(' and ');
  const cost = costBy === undefined ? '' : ` at cost ${signed(costBy)}`;
  if (what.ref === 'this' && from)
    return `${playerWords(dialect, who)} may play it ${placeWords(dialect, from).replace(/^in /, 'from ')}${cost}`;
  const where = place ? placeWords(dialect, place) : `${placeWords(dialect, from)} as if they were in hand`;
  return `${playerWords(dialect, who)} may play ${cards} ${where}${cost}`;
}
const pluralWords = (dialect: Dialect, what: Sel, f: Filter | undefined): string =>
  cardWords(dialect, { ...what, n: 2, ...(f && { f }) }).replace(/^2 /, '');
/** What may be used only by paying. */
function payable(dialect: Dialect, { who, act, skill, unless }: Extract<Ruling, { x: 'price' }>): string {
  const [only] = unless;
  if (unless.length !== 1 || only?.x !== 'put' || only.why !== 'discard' || !only.who) throw unwritable(unless);
  const head = `${playerWords(dialect, only.who)} must discard ${cardWords(dialect, only.what, only.who)} to use`;
  if (skill !== undefined) return `${head} ${skill} of ${cardWords(dialect, who)}`;
  return `${head} ${who.ref === undefined ? `the ${USES[act]} of ${cardWords(dialect, who)}` : `${cardWords(dialect, who)}'s ${USES[act]}`}`;
}
/** What cards may not do. */
function banned(dialect: Dialect, act: Barred): string {
  if (act.stage !== 'did') throw unwritable(act);
  switch (act.e) {
    case 'place':
      if (act.what || act.place?.p !== 'beneath') throw unwritable(act);
      return `be placed ${placeWords(dialect, act.place)}`;
    case 'attempt': {
      const { e: _, stage: _stage, what, ...rest } = act;
      if (Object.keys(rest).length > 0) throw unwritable(act);
      return what ? `attempt ${cardWords(dialect, what)}` : 'attempt missions';
    }
    case 'move':
    case 'beam': {
      const { e, stage: _, place, from, ...rest } = act;
      if (Object.keys(rest).length > 0 || (place && from)) throw unwritable(act);
      return `${e}${place ? ` to ${missionWords(dialect, place)}` : ''}${from ? ` from ${missionWords(dialect, from)}` : ''}`;
    }
  }
}
function missionWords(dialect: Dialect, place: Place): string {
  if (place.p === 'here') return 'this mission';
  return place.p === 'at' ? cardWords(dialect, place.mission) : raise(place);
}
/** What players may not do. */
function forbidden(dialect: Dialect, act: EventPattern): string {
  const { e, stage, what, place, during, ...rest } = act;
  if (stage !== 'did' || (during !== undefined && e !== 'play')) throw unwritable(act);
  if (place && e !== 'battle' && (e !== 'play' || during !== undefined)) throw unwritable(act);
  if (e === 'battle' && !what && Object.keys(rest).every((key) => key === 'battle' || key === 'other')) {
    const kind = 'battle' in rest ? rest.battle : 'either';
    return `begin ${('other' in rest ? OTHERS : BATTLES)[kind]}${place ? ` ${placeWords(dialect, place)}` : ''}`;
  }
  if ('fewer' in rest && Object.keys(rest).length === 1) {
    if (what && what.ref !== 'this' && cardWords(dialect, what) !== 'this mission') throw unwritable(act);
    return `begin a mission attempt${what ? ' here' : ''} with fewer than ${rest.fewer ?? raise(act)} personnel`;
  }
  if (Object.keys(rest).length > 0) throw unwritable(act);
  if (e === 'download' && what && Object.keys(what).length === 0 && !place) return 'download cards';
  if (e === 'spendCounter' && !what) return 'spend counters to draw cards';
  if ((e === 'play' || e === 'complete' || e === 'attempt' || e === 'command') && what)
    return `${e} ${cardWords(dialect, what)}${place ? ` ${placeWords(dialect, place)}` : ''}${during === undefined ? '' : ' during mission attempts'}`;
  throw unwritable(act);
}
