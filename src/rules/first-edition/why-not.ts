/** Why a proposal that is not offered cannot be done. */
import { listIn, type Proposal, type Refusal, type RequestKind, type RuleId } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { isType } from '../../effects/reading/index.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import { orderDeeds, playDeeds } from './all-deeds.ts';
import { orderOf } from './order.ts';
import { playDeed } from './play-order.ts';
import { isInterrupt } from './plays.ts';
import { whyNotEstablish } from './establish-outposts.ts';
import { whyNotRetaliate } from './ship-battle.ts';
import { whyNotSeed } from './seed.ts';

const refusal = (reason: string, ...rules: RuleId[]): Refusal => ({ refused: true, rules, reason });

/** Every rule that forbids the proposal, the most specific of the earliest step first. */
export function whyNot(engine: Engine, given: Proposal): Refusal {
  const proposal = single(given);
  const { request } = engine;
  if (!request) return refusal('the game is over: nobody is asked');
  if (proposal.seat !== request.player) return notAsked(engine, proposal, request.player);
  const order = orderOf(proposal, proposal.seat, proposal.list);
  const { verb } = proposal;
  const asked = request.kind;
  const inSetUp = whyNotInSetUp(engine, proposal);
  if (inSetUp) return inSetUp;
  if (verb === 'attack' && proposal.several) return refusal('one target is attacked at a time', '94-SBATTLE-04');
  if (verb === 'retaliate' && asked === 'retaliate') return whyNotRetaliate(engine, order.list) ?? unasked(verb);
  const deed = (deeds: typeof orderDeeds) => deeds.find((one) => one.verb === verb);
  if (asked === 'respond' && verb === playDeed.verb) return playDeed.whyNot(engine, order) ?? unasked(verb);
  if (asked === 'play') {
    const play = deed(playDeeds);
    if (play) return play.whyNot(engine, order) ?? unasked(verb);
    if (deed(orderDeeds))
      return refusal('orders come after the card, or after you have declined to play one', '94-TURN-08');
  }
  if (asked === 'orders') {
    const given = deed(orderDeeds);
    if (given) return given.whyNot(engine, order) ?? unasked(verb);
    if (deed(playDeeds)) return refusal('a card is played before orders are given', '94-TURN-08');
  }
  if (asked === 'retaliate') return refusal('a battle is going on: nothing else is done', '94-BATTLE-03');
  if (attemptIn(engine)) return refusal('an attempt is going on', '94-DIL-02');
  return refusal(`${verb} is not what is asked: ${request.prompt}`, ...request.rules);
}

/** 'play CARD': a list of one is that card. */
function single(proposal: Proposal): Proposal {
  const [only, ...others] = listIn(proposal);
  if (proposal.verb !== playDeed.verb || only?.kind !== 'card' || others.length > 0) return proposal;
  const { list: _, ...rest } = proposal;
  return { ...rest, card: only.card };
}

/** Is it asked before the first turn? */
const isSetUp = (asked: RequestKind | undefined): boolean =>
  asked === 'line' || asked === 'seed' || asked === 'outpost';

const isSeed = (engine: Engine, card: number): boolean =>
  card > 0 && (isType(engine, card, 'dilemma') || isType(engine, card, 'artifact'));

/** What is laid, placed and established before the first turn, each in its time (94-LINE-01, 94-SEED-10). */
function whyNotInSetUp(
  engine: Engine,
  { verb, card = 0, at = 0, on = at, list = [], seat: player }: Proposal,
): Refusal | null {
  const asked = engine.request?.kind;
  if (asked === 'line' && verb === 'place')
    return list.length > 0
      ? refusal('the top Mission is laid', '94-LINE-07')
      : refusal('say left or right', '94-LINE-05');
  if (verb === 'play' && card > 0 && isType(engine, card, 'dilemma'))
    return refusal('Dilemmas and Artifacts are placed in the seed phase only', '94-SEED-10');
  if (verb === 'play' && card > 0 && isInterrupt(engine, card) && isSetUp(asked))
    return refusal('no Interrupt is played before hands are drawn', '94-INTR-09');
  if (verb !== 'seed') return null;
  switch (asked) {
    case 'line':
      return refusal('the spaceline is not laid yet', '94-LINE-01');
    case 'seed':
      if (engine.liesIn(card, 'outposts', player))
        return refusal('Outposts are established when seeding is over', '94-LINE-01', '94-OUTPOST-01');
      return whyNotSeed(engine, { player, card, under: on }) ?? unasked(verb);
    case 'outpost':
      if (isSeed(engine, card)) return refusal('the seed phase is over', '94-SEED-10');
      return whyNotEstablish(engine, { player, outpost: card, at }) ?? unasked(verb);
    default:
      return isSeed(engine, card)
        ? refusal('Dilemmas and Artifacts are placed in the seed phase only', '94-SEED-10')
        : refusal('the set-up is over', '94-LINE-01');
  }
}

const unasked = (verb: string): Refusal => refusal(`say the whole of it: ${verb} …`);

function notAsked(engine: Engine, { seat, verb }: Proposal, asked: number): Refusal {
  const who = `it is ${engine.nameOf(asked)} who is asked`;
  const { request, turn } = engine;
  if (request?.kind === 'seed' && verb === 'seed') return refusal(who, '94-SEED-01');
  if (request?.kind === 'line' && verb === 'place') return refusal(who, '94-LINE-06');
  if (verb === 'move' && seat !== turn.player) return refusal(who, '94-MOVE-18', '94-TURN-06');
  if (verb === 'attack' && seat !== turn.player) return refusal(who, '94-BATTLE-02');
  if (verb === 'play' && isSetUp(request?.kind)) return refusal(who, '94-INTR-09');
  if (verb === 'play' && seat !== turn.player)
    return refusal(`${who}; an Event is played in one's own turn`, '94-CARD-16');
  const isDeed = [...playDeeds, ...orderDeeds].some((deed) => deed.verb === verb);
  return seat !== turn.player && isDeed ? refusal(who, '94-TURN-06') : refusal(who);
}
