/** Prices on the use of skills: settled before a dilemma's requirement is looked at, and before one is chosen who has a skill that it asks for. */
import { attemptIn, placeOfAttempt } from '../undertakings.ts';
import { asked, demandedOfOne, neededFor, type Context, type Silent } from '../reading/index.ts';
import { candidates, meets } from '../meaning.ts';
import { isMeetingHeard, openSkillUse, settleUsers, showUsed, USERS, usersIn } from './skill-use.ts';
import { isFacedDilemma } from './verbs/faced-dilemma.ts';
import { slot } from './verbs/slot.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ref } from '../../engine/state/state.ts';
import type { Cond, Effect } from '../../language/tree/index.ts';

/**
 * A dilemma's requirement: prices on skills are settled first, then, where a card reacts to it, who uses theirs (null while
 * either is going on); what meets it is shown.
 */
export function withPaidSkills(context: Context, condition: Cond): Context | null {
  const { engine, frame } = context;
  const attempt = attemptIn(engine);
  const demand = condition.c === 'not' ? condition.of : condition;
  if (demand.c !== 'req' || !frame || !attempt || !isFacedDilemma(context)) return context;
  const { player } = attempt;
  const cards = candidates(context, demand.who);
  const required = asked(context, demand);
  const skillless = frame.cards[USERS]
    ? withoutIdle(cards, frame.cards[USERS])
    : engine.ruleset.texts.unpaidSkills(engine, frame, {
        player,
        cards,
        isMet: (without) => meets({ ...context, skillless: without }, cards, required),
      });
  if (!skillless) return null;
  const own = { ...context, skillless };
  if (!frame.cards[USERS] && isMeetingHeard(engine) && meets(own, cards, required)) {
    const before = engine.frames.length;
    settleUsers(own, cards, required);
    if (engine.frames.length > before) return null;
  }
  delete frame.cards[USERS];
  const shown = neededFor(own, cards, required);
  const users = usersIn(shown);
  const rules = engine.cite(users.length > 0 ? 'dilemma.requirements.shown.by skills' : 'dilemma.requirements.shown');
  if (shown.length > 0) showUsed(engine, player, 'shows', shown, rules);
  openSkillUse(engine, users, 'meet', placeOfAttempt(attempt));
  return own;
}

/** Who does not use a skill, so that the others do. */
const withoutIdle = (cards: readonly CardNumber[], users: readonly Ref[]): Silent =>
  new Map(cards.filter((card) => !users.some((user) => user.card === card)).map((card) => [card, 'all'] as const));

/** "Choose a personnel who has Honor", said by a dilemma, is a requirement of it; null while prices on skills are being settled. */
export function asRequired(context: Context, effect: Extract<Effect, { x: 'pick' }>): Context | null {
  const { engine, frame } = context;
  if (!frame || !isFacedDilemma(context) || demandedOfOne(effect).length === 0) return context;
  const required = { ...context, asRequired: true };
  const { sel } = effect;
  // Who is chosen already was paid for.
  if (frame.cards[slot(context)]) return required;
  const wanted = typeof sel.n === 'number' ? sel.n : 1;
  const skillless = engine.ruleset.texts.unpaidSkills(engine, frame, {
    player: context.you,
    cards: candidates(required, sel),
    isMet: (without) => candidates({ ...required, skillless: without }, sel).length >= wanted,
    isChoice: true,
  });
  return skillless && { ...required, skillless };
}
