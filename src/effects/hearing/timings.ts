/** When abilities are used: which of that the rules know. */
import type { Ability, EventPattern, Place } from '../../language/tree/index.ts';
import { hasHiddenLetter } from '../reading/index.ts';
import { changesDistance } from '../standing/index.ts';

/** What of the time at which an ability is used, of who may use it and how often is not known, in words. */
export function gapsOfTiming(ability: Ability): string[] {
  const { at, may, limit } = ability;
  const found: string[] = [];
  if (at.t === 'clock' && at.of !== 'turn' && !isStartOfSegment(at)) found.push(`the ${at.edge} of a ${at.of}`);
  if (at.t === 'playTo' && !isPlayedThere(at.to)) found.push(`a card that is played ${at.to.p}`);
  if (at.t === 'on' && isOfMoving(at.ev) && !changesDistance(ability)) found.push('the event move (about)');
  if (at.t === 'on' && hasHiddenLetter(at.ev)) found.push('a card of the event known by a letter');
  if (may !== undefined && may !== 'you') found.push('a use by another player');
  if (limit?.each === 'player') found.push(`a limit for each ${limit.each}`);
  return found;
}

/** Cards are played to the core, to missions, aboard ships, and on cards. */
const isPlayedThere = (to: Place): boolean =>
  to.p === 'zone' ? to.zone === 'core' : to.p === 'at' || to.p === 'aboard' || to.p === 'on';

const isOfMoving = ({ e, stage }: EventPattern): boolean =>
  stage === 'about' && (typeof e === 'string' ? [e] : e).includes('move');

const isStartOfSegment = ({ edge, of }: Extract<Ability['at'], { t: 'clock' }>): boolean =>
  edge === 'start' && of.endsWith('Segment');
