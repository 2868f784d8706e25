/** Finds what the rules do not carry out of when an ability is used, by whom and how often. */
import type { Ability, EventPattern, Filter, Place } from '../../language/tree/index.ts';
import { hasHiddenLetter, isSomewhere } from '../reading/index.ts';

/** What of the time at which an ability is used, of who may use it and how often is not known, in words. */
export function gapsOfTiming(ability: Ability): string[] {
  const { at, may, limit } = ability;
  const found: string[] = [];
  if (at.t === 'clock' && at.of !== 'turn' && !isStartOfSegment(at)) found.push(`the ${at.edge} of a ${at.of}`);
  if (at.t === 'playTo' && !isPlayedThere(at.to)) found.push(`a card that is played ${at.to.p}`);
  if (at.t === 'on' && asksWhoLeft(at.ev)) found.push('who was attempting, of whoever has left the attempt by that');
  if (at.t === 'on' && isOutOfHearing(at.ev)) found.push('what happens to this card where its text does not work');
  if (at.t === 'on' && hasHiddenLetter(at.ev)) found.push('a card of the event known by a letter');
  if (at.t === 'on' && 'nth' in at.ev && at.ev.e !== 'face') found.push('which time it happens');
  if ('while' in at && isSomewhere(at.while, saysTop)) found.push('what lies on a pile, all the time');
  if (may !== undefined && may !== 'you') found.push('a use by another player');
  if (limit?.each === 'player') found.push(`a limit for each ${limit.each}`);
  return found;
}

/** Cards are played to the core, to missions, aboard ships, on cards, and to where others are. */
const isPlayedThere = (to: Place): boolean => (to.p === 'zone' ? to.zone === 'core' : PLAYED_TO.has(to.p));
const PLAYED_TO: ReadonlySet<Place['p']> = new Set(['at', 'aboard', 'on', 'present']);

/** 'While the top card of your deck is a ship': nobody knows. */
const saysTop = (node: unknown): boolean => typeof node === 'object' && node !== null && 'at' in node && 'from' in node;

/** Whoever is stopped attempts no more. */
const asksWhoLeft = ({ e, stage, what }: EventPattern): boolean =>
  stage === 'did' &&
  [e].flat().includes('stop') &&
  (what?.at?.p === 'involved' || (what?.f !== undefined && saysAttempting(what.f)));
const saysAttempting = (filter: Filter): boolean =>
  filter.f === 'and' ? filter.of.some(saysAttempting) : filter.f === 'state' && filter.is.s === 'attempting';

/** 'When you reveal this card': in a deck or a pile nobody hears it. */
const isOutOfHearing = ({ e, stage, what }: EventPattern): boolean =>
  (what?.ref === 'this' &&
    [e].flat().some((name) => OUT_OF_PLAY.has(name) || (INTO_HAND.has(name) && stage === 'about'))) ||
  (what?.ref === 'this' && what.at?.p === 'zone' && what.at.zone !== 'hand' && what.at.zone !== 'play');
const OUT_OF_PLAY: ReadonlySet<string> = new Set(['reveal', 'examine', 'take', 'shuffle']);
const INTO_HAND: ReadonlySet<string> = new Set(['download', 'draw']);

const isStartOfSegment = ({ edge, of }: Extract<Ability['at'], { t: 'clock' }>): boolean =>
  edge === 'start' && of.endsWith('Segment');
