/** Writes events ('you play a personnel', 'a ship is about to move') in house style. */
import { VERBS } from '../grammar/core/vocabulary.ts';
import type { Dialect } from '../dialect.ts';
import type { EventName, EventPattern, Place, PlayerRef, Route, Selection, SkillUse } from '../tree/index.ts';
import { ownerWords, playerWords } from './players.ts';
import { be, isMany, says } from './persons.ts';
import { placeWords, zoneWords } from './places.ts';
import { cardWords, raise, unwritable } from './symbols.ts';
import { isSame } from '../tree/same.ts';

const BATTLES = { combat: 'combat', engagement: 'an engagement', either: 'a battle' } as const;

/** One of two things done to a card. */
function either(dialect: Dialect, ev: EventPattern, names: readonly EventName[]): string {
  const { what, by, stage, e: _, who, place, ...rest } = ev;
  if (!what || (by && who !== undefined) || Object.keys(rest).length > 0) throw unwritable(ev);
  const done = names.map((one) => dialect.words.participles.write(one) ?? raise(ev)).join(' or ');
  return `${cardWords(dialect, what)} is ${stage === 'about' ? 'about to be ' : ''}${done}${place ? ` ${placeWords(dialect, place)}` : ''}${by ? ` by ${cardWords(dialect, by)}` : who === undefined ? '' : ` by ${playerWords(dialect, who)}`}`;
}

/** What happens to this card, as the head of a line without 'when'; undefined where there is no short form. */
export function briefWords(dialect: Dialect, ev: EventPattern): string | undefined {
  const { e, stage, what, by, ...rest } = ev;
  if (e === 'complete' && stage === 'did' && what && isSame(rest, { who: 'you' }) && !by)
    return `on completing ${cardWords(dialect, what)}`;
  if (
    e === 'complete' &&
    stage === 'did' &&
    what &&
    ev.involving &&
    isSame(rest, { who: 'you', involving: ev.involving }) &&
    !by
  )
    return `on completing ${cardWords(dialect, what)} involving ${cardWords(dialect, ev.involving)}`;
  if (e === 'attempt' && stage === 'did' && !what && isSame(rest, { who: 'right' })) return 'right player attempts';
  if (typeof e !== 'string' || !isSame(what, { ref: 'this' }) || Object.keys(rest).length > 0) return undefined;
  const done = dialect.words.participles.write(e);
  if (done === undefined) return undefined;
  return `${stage === 'about' ? 'about to be ' : ''}${done}${by ? ` by ${cardWords(dialect, by)}` : ''}`;
}

/** From where to where a ship is about to move. */
function routeWords(dialect: Dialect, { place }: EventPattern, { from, between }: Route): string {
  if (between) return ` between ${between.map((one) => cardWords(dialect, one)).join(' and ')}`;
  const to = place?.p === 'at' ? ` to ${cardWords(dialect, place.mission)}` : '';
  if (from?.p === 'here') return ` from this mission${to}`;
  return from?.p === 'at' ? ` from ${cardWords(dialect, from.mission)}${to}` : to;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const isFew = (involving: EventPattern['involving']): boolean =>
  typeof involving?.n === 'object' && 'upTo' in involving.n;
/** With no more than so many personnel. */
function fewBegin(dialect: Dialect, { involving, who }: EventPattern, at: string): string {
  const { n, ...cast } = involving ?? {};
  if (typeof n !== 'object' || !('upTo' in n) || typeof n.upTo !== 'number') throw unwritable(involving);
  const begins = who === undefined ? `${cardWords(dialect, cast)} begins` : says(dialect, who, 'begin');
  return `${begins} a mission attempt${at} with ${n.upTo} or less personnel`;
}

function selected(dialect: Dialect, { random, fate }: Selection, what: string, by: string): string {
  if (what === '') return random && fate === undefined ? `a random selection is made${by}` : raise(fate);
  return `${what} is ${random ? 'randomly ' : ''}selected${fate ? ` to be ${dialect.words.participles.write(fate) ?? raise(fate)}` : ''}${by}`;
}

const pileOf = (who: PlayerRef): string => (who === 'you' ? 'your discard pile' : 'their discard pile');
/** What happens, as after 'when'. */
export function eventWords(dialect: Dialect, { during, ...ev }: EventPattern): string {
  return `${ofSeveral(dialect, ev, happeningWords(dialect, ev))}${during === undefined ? '' : ' during a mission attempt'}`;
}

const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    begins: 'begin',
    fails: 'fail',
    moves: 'move',
    uses: 'use',
    completes: 'complete',
    overcomes: 'overcome',
  }),
);
/** 'Three personnel are about to …', where those it happens to come first. */
function ofSeveral(dialect: Dialect, { what, involving, who }: EventPattern, words: string): string {
  if (who !== undefined) return words;
  const cards = [what, involving]
    .flatMap((sel) => (sel && isMany(sel) ? [cardWords(dialect, sel)] : []))
    .find((one) => words.startsWith(`${one} `));
  if (cards === undefined) return words;
  const [verb = '', ...rest] = words.slice(cards.length + 1).split(' ');
  return [cards, PLURALS.get(verb) ?? verb, ...rest].join(' ');
}

function happeningWords(dialect: Dialect, ev: EventPattern): string {
  const { e, who } = ev;
  if (typeof e !== 'string') return either(dialect, ev, e);
  if ('from' in ev && e !== 'move') throw unwritable(ev);
  const at = ev.place ? ` ${placeWords(dialect, ev.place)}` : '';
  const cast = ev.involving ? ` involving ${cardWords(dialect, ev.involving)}` : '';
  const by = ev.by ? ` by ${cardWords(dialect, ev.by)}` : '';
  const what = ev.what ? cardWords(dialect, ev.what) : '';
  const battle = 'battle' in ev ? ev.battle : undefined;
  const fought = BATTLES[battle ?? 'either'];
  switch (e) {
    case 'select':
      return ev.stage === 'did' ? selected(dialect, 'random' in ev || 'fate' in ev ? ev : {}, what, by) : raise(ev);
    case 'eligible':
      return by === ''
        ? `${what} is an eligible target for a random selection${at}`
        : `${what} is about to be randomly selected${by}`;
    case 'face':
      if ('nth' in ev)
        return `${what} is about to face the ${ORDINALS[ev.nth - 1] ?? raise(ev)} dilemma of a mission attempt`;
      return `${what} is ${ev.stage === 'about' ? 'about to face' : 'facing'} ${ev.by ? cardWords(dialect, ev.by) : raise(ev)}${at}`;
    case 'attempt':
      if (isFew(ev.involving)) return fewBegin(dialect, ev, at);
      if (ev.what) break;
      return who === undefined
        ? `${cast.replace(' involving ', '')} begins a mission attempt${at}`
        : `${says(dialect, who, 'begin')} a mission attempt${at}${cast}`;
    case 'failAttempt':
      if (ev.stage === 'about')
        return who === undefined
          ? `${cast.replace(' involving ', '')} is about to fail a mission attempt${at}`
          : `${be(dialect, who)} about to fail a mission attempt${at}${cast}`;
      return who === undefined
        ? `${cast === '' ? raise(ev) : cast.replace(' involving ', '')} fails a mission attempt${at}`
        : `${says(dialect, who, 'fail')} a mission attempt${at}${cast}`;
    case 'endAttempt':
      return `${who === undefined ? 'a' : ownerWords(dialect, who)} mission attempt${at} ends`;
    case 'drawDilemmas':
      return ev.stage === 'did'
        ? `${says(dialect, who ?? raise(ev), 'draw')} dilemmas`
        : `${be(dialect, who ?? raise(ev))} about to draw dilemmas`;
    case 'chooseDilemmas':
      return `${says(dialect, who ?? raise(ev), 'choose')} dilemmas`;
    case 'useSkill':
      return usingWords(dialect, ev, 'skills' in ev || 'purpose' in ev ? ev : {});
    case 'winBattle':
    case 'wonBattle':
      return `${says(dialect, who ?? raise(ev), 'win')} ${fought}${'begun' in ev ? ' you began' : ''}${cast}${at}`;
    case 'endBattle':
      return who === undefined
        ? `${fought}${cast} ends${at}`
        : `${fought} ${playerWords(dialect, who)} began${cast}${at} ends`;
    case 'battle':
      return who === undefined
        ? `${fought}${cast} begins${at}`
        : `${says(dialect, who, 'begin')} ${fought}${cast}${at}`;
    case 'move': {
      const way: Route = 'from' in ev || 'between' in ev ? ev : {};
      if (ev.stage === 'about')
        return `${ev.who === undefined ? `${what} is about to move` : `${be(dialect, ev.who)} about to move ${what}`}${routeWords(dialect, ev, way)}`;
      if (ev.place?.p === 'here') return `${what} moves here`;
      if (way.between) throw unwritable(ev);
      return `${ev.who === undefined ? `${what} moves` : `${says(dialect, ev.who, 'move')} ${what}`}${routeWords(dialect, ev, way)}`;
    }
    case 'score':
    case 'losePoints': {
      const points = 'points' in ev ? ev.points : undefined;
      const size = points ? `${points.n}${points.op === '>=' ? ' or more' : ''} points` : 'points';
      const verb = e === 'score' ? 'score' : 'lose';
      const from = ev.by ? ` from ${cardWords(dialect, ev.by)}` : '';
      const actor = who ?? raise(ev);
      return ev.stage === 'about'
        ? `${be(dialect, actor)} about to ${verb} ${size}${from}`
        : `${says(dialect, actor, verb)} ${size}${from}`;
    }
    case 'shuffle':
      return ev.place?.p === 'zone'
        ? `${says(dialect, who ?? raise(ev), 'shuffle')} ${zoneWords(dialect, ev.place)}`
        : raise(ev);
    case 'gain':
      return `${what} gains a skill${ev.by ? ` from ${cardWords(dialect, ev.by)}` : ''}${'fresh' in ev ? ' it does not already have' : ''}`;
    case 'toDiscardPile':
      if (who === undefined)
        return `${what} is ${ev.stage === 'about' ? 'about to be ' : ''}placed in its owner's discard pile`;
      return ev.stage === 'about'
        ? `${be(dialect, who)} about to place ${what} in ${pileOf(who)}`
        : `${says(dialect, who, 'place')} ${what} in ${pileOf(who)}`;
    case 'loseCommand':
    case 'command':
      if (ev.by) return e === 'command' ? raise(ev) : lossWords(dialect, ev, what);
      if (ev.stage === 'about') return `${be(dialect, who ?? raise(ev))} about to ${COMMANDED[e]} command of ${what}`;
      return `${says(dialect, who ?? raise(ev), COMMANDED[e])} command of ${what}`;
    case 'capture':
      if (who === undefined || ev.stage === 'about') break;
      if (by !== '') return who === 'you' ? `${what} is placed in your brig${by}` : raise(ev);
      return `${says(dialect, who, 'place')} ${what} in your brig`;
    case 'complete':
      if (who !== undefined && isSame(ev.by, { ref: 'this' }))
        return `${says(dialect, who, 'complete')} ${what} this way`;
      if (who === undefined && cast === '')
        return `${what} is ${ev.stage === 'about' ? 'about to be ' : ''}completed${at}`;
      if (who === undefined)
        return `${cast.replace(' involving ', '')} ${ev.stage === 'about' ? 'is about to complete' : 'completes'} ${what}`;
      break;
    case 'overcome':
      if (cast === '' || by !== '' || at !== '') break;
      if (who === undefined) return `${cast.replace(' involving ', '')} overcomes ${what}`;
      return `${says(dialect, who, 'overcome')} ${what}${cast}`;
    case 'leavePlay':
      return `${what} leaves play`;
    case 'return':
      if (ev.place?.p !== 'zone') break;
      return `${what} is ${ev.stage === 'about' ? 'about to be ' : ''}returned to ${zoneWords(dialect, ev.place)}${by}`;
    case 'play':
      if (who !== undefined && ev.place && isSame(ev.by, { ref: 'this' }))
        return `${ev.stage === 'about' ? `${be(dialect, who)} about to play` : says(dialect, who, 'play')} ${what}${at} this way`;
      break;
    default:
  }
  if (who !== undefined) {
    const said = VERBS.write(e) ?? raise(ev);
    if (by !== '' || cast !== '') throw unwritable(ev);
    return ev.stage === 'about'
      ? `${be(dialect, who)} about to ${said} ${what}${at}`
      : `${says(dialect, who, said)} ${what}${at}`;
  }
  const done = dialect.words.participles.write(e) ?? raise(ev);
  if (cast !== '' && !battle) throw unwritable(ev);
  const cause = battle ? `${by === '' ? '' : ' or'} in ${fought}` : '';
  return `${what} is ${ev.stage === 'about' ? 'about to be ' : ''}${done}${at}${by}${cause}${cast}`;
}

/** Who uses a skill, which one, and what for. */
function usingWords(dialect: Dialect, { what, place }: EventPattern, { skills, purpose }: SkillUse): string {
  const user = what ? cardWords(dialect, what) : '';
  return `${user} uses ${skills ? skills.join(' or ') : 'a skill'}${purposeWords(dialect, purpose, skills, place)}`;
}
function purposeWords(
  dialect: Dialect,
  purpose: SkillUse['purpose'],
  skills: SkillUse['skills'],
  place?: Place,
): string {
  if (purpose === undefined) return '';
  if (purpose === 'meet')
    return skills ? ' to meet its requirements' : ' to meet a requirement on a dilemma or mission';
  if (place?.p !== 'at') throw unwritable(place);
  return ` to complete ${cardWords(dialect, place.mission)}`;
}

/** What makes somebody lose command of a card. */
function lossWords(dialect: Dialect, { by, stage, who }: EventPattern, what: string): string {
  const cause = cardWords(dialect, by ?? raise(stage));
  const loser = playerWords(dialect, who ?? raise(stage));
  return stage === 'about'
    ? `${cause} is about to make ${loser} lose command of ${what}`
    : `${cause} causes ${loser} to lose command of ${what}`;
}

const COMMANDED = { command: 'take', loseCommand: 'lose' } as const;
