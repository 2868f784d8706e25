/** Why a proposal that is not offered cannot be done: the checks of its verb, or why its verb is out of place. */
import { countersLeft } from './state.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import { isType, isPlace, isTask } from '../../effects/reading/index.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import {
  cardNamed,
  placeNamed,
  type Proposal,
  type Refusal,
  type Request,
  type RuleId,
} from '../../engine/asking/request.ts';
import { attemptChecks, attemptingOf } from './attempt-checks.ts';
import { whyNotBeam } from './beam.ts';
import { refusalOf } from '../shared/checks.ts';
import { HAND } from './constants.ts';
import { whyNotMove } from './move.ts';
import { playChecks } from './play-checks.ts';
import { canDraw, mayEndPlay } from './turn.ts';
import { aTask } from './variant.ts';
import { whyNotAny } from './why-not-any.ts';
import { whyNotText } from './why-not-text.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

export function refusal(reason: string, ...rules: RuleId[]): Refusal {
  return { refused: true, rules, reason };
}

/** In which requests a verb has its place. */
const PLACE_OF_VERB: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    draw: ['play'],
    beam: ['orders'],
    move: ['orders'],
    attempt: ['orders'],
    stack: ['stack'],
    engage: [],
    fight: [],
  }),
);

/** What a variant says of a verb: the requests in which it has its place, and why it cannot be done there; null if it can. */
export interface OwnVerb {
  readonly in: readonly string[];
  readonly why: (engine: Engine, proposal: Proposal) => Refusal | null;
  /** What must be named before it can be asked at all, and how the whole is said. */
  readonly needs?: { readonly parts: readonly ('card' | 'at' | 'on')[]; readonly form: string };
  /** More rules to cite where the verb is out of place. */
  readonly elsewhere?: readonly RuleId[];
}

export const whyNot = (engine: Engine, proposal: Proposal): Refusal => whyNotBy(new Map(), engine, proposal);

/** Every rule that forbids the proposal, the most specific of the earliest step first; `own`: verbs that a variant has otherwise. */
export function whyNotBy(own: ReadonlyMap<string, OwnVerb>, engine: Engine, proposal: Proposal): Refusal {
  const { request } = engine;
  if (!request) return refusal('the game is over: nobody is asked');
  if (proposal.seat !== request.player) return notAsked(engine, proposal, request);
  const verb = own.get(proposal.verb);
  if (verb?.in.includes(request.kind)) {
    if (verb.needs?.parts.some((part) => proposal[part] === undefined))
      return refusal(`say the whole of it: ${verb.needs.form}`, ...request.rules);
    const why = verb.why(engine, proposal);
    if (why) return why;
  }
  return outOfPlace(engine, proposal, request, verb) ?? byItsChecks(engine, proposal, request);
}

function notAsked(engine: Engine, proposal: Proposal, request: Request): Refusal {
  const { seats, turn } = engine;
  const asked = itemAt(seats, request.player);
  if (proposal.seat !== turn.player) return refusal(`it is ${asked} who is asked`, '2E-ACTION-02');
  const isPlaying = engine.frames.some((frame) => frame.action?.verb === 'play');
  return refusal(`it is ${asked} who is asked`, '2E-RESP-12', ...(isPlaying ? ['2E-PLAY-09'] : []));
}

function outOfPlace(engine: Engine, proposal: Proposal, request: Request, own: OwnVerb | undefined): Refusal | null {
  const { verb } = proposal;
  const places = own?.in ?? PLACE_OF_VERB.get(verb);
  if (!own && verb === 'engage') return refusal('an engagement is begun by a card only', '2E-CARD-21', '2E-ENGAGE-01');
  if (!own && verb === 'fight') return refusal('combat is begun by a card only', '2E-CARD-21', '2E-COMBAT-01');
  if (!places || places.includes(request.kind)) return verb === 'end' ? whyNotEnd(engine, request) : null;
  if (attemptIn(engine)) return refusal(`${aTask(engine)} attempt is in progress`, '2E-ORDER-04', '2E-ATT-10');
  if (verb === 'stack') return refusal(`dilemmas are stacked when an opponent attempts ${aTask(engine)}`, '2E-DIL-06');
  if (verb === 'draw') return refusal('cards are drawn in the segment Play and Draw Cards', '2E-DRAW-01', '2E-TURN-03');
  const more = own?.elsewhere ?? [];
  if (own && !own.in.includes('orders') && !own.in.includes('play'))
    return refusal(`${verb} is not what is asked: ${request.prompt}`, ...more, ...request.rules);
  if (own?.in.includes('play'))
    return refusal('that is done in the segment Play and Draw Cards', ...more, '2E-TURN-03');
  return refusal('orders are given in the segment Execute Orders', ...more, '2E-ORDER-01', '2E-TURN-02');
}

function whyNotEnd(engine: Engine, request: Request): Refusal | null {
  if (attemptIn(engine)) return refusal('an attempt that has begun cannot be broken off', '2E-ATT-10');
  if (request.kind === 'play' && !mayEndPlay(engine))
    return refusal(`counters are still to be spent: ${countersLeft(engine)}`, '2E-DRAW-05', '2E-OP-01', '2E-OP-03');
  if (request.kind === 'discard') return refusal(`discard down to ${HAND} first`, '2E-DISCARD-01');
  return null;
}

function byItsChecks(engine: Engine, proposal: Proposal, request: Request): Refusal {
  const any = whyNotAny(engine, proposal, (named) => checked(engine, named, request));
  if (any) return refusal(any.reason, ...(any.rules.length > 0 ? any.rules : request.rules));
  const found = checked(engine, proposal, request);
  return found ?? refusal(`${proposal.verb} is not what is asked: ${request.prompt}`, ...request.rules);
}

/** What the checks of its verb say of a proposal. */
function checked(engine: Engine, proposal: Proposal, request: Request): Refusal | null {
  const player = proposal.seat;

  switch (proposal.verb) {
    case 'draw':
      return canDraw(engine) ? null : whyNotDraw(engine);
    case 'beam':
      return whyNotBeam(engine, proposal);
    case 'move':
      return whyNotMove(engine, { player, ship: cardNamed(proposal, 'card'), to: cardNamed(proposal, 'to') });
    case 'attempt':
      return isTask(engine, cardNamed(proposal, 'card'))
        ? refusalOf(engine, attemptChecks, attemptingOf(engine, player, proposal))
        : refusal('only missions are attempted', '2E-ORDER-01', '2E-ATT-01', '2E-ATT-02');
    case 'play':
      return whyNotPlay(engine, request, proposal);
    case 'use':
      return whyNotText(engine, request, player, cardNamed(proposal, 'card'), proposal.ability);
    case 'discard':
      return request.kind === 'discard' ? null : refusal('nothing is discarded now', '2E-DISCARD-02', '2E-DISCARD-03');
    default:
      return null;
  }
}

function whyNotDraw(engine: Engine): Refusal {
  if (countersLeft(engine) === 0) return refusal('no counters are left', '2E-DRAW-04', '2E-DRAW-07');
  return refusal('your deck is empty', '2E-OP-02');
}

function whyNotPlay(engine: Engine, request: Request, proposal: Proposal): Refusal | null {
  const card = cardNamed(proposal, 'card');
  if (isType(engine, card, 'interrupt')) return whyNotText(engine, request, proposal.seat, card);
  if (isPlace(engine, card) || isType(engine, card, 'dilemma'))
    return refusal('such a card is not played', '2E-CARD-02');
  return refusalOf(engine, playChecks, {
    player: proposal.seat,
    card,
    at: placeNamed(proposal),
  });
}
