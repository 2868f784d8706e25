/** Carries out what texts forbid for a time; a ruling that holds as long as its text does is only asked for. */
import type { Ability, Duration, Ruling } from '../../../language/tree/index.ts';
import { partly, type EffectOf, type Handler, type Handlers, type Run } from './handler.ts';
import { beginLasting, untilOf } from './lasting.ts';

const UNASKED = 'a rule that allows or forbids';

/** What players are asked about before they do it. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  ...['play', 'download', 'battle', 'attempt', 'complete', 'command', 'spendCounter'],
]);

/** For good, for a named time, or until a turn starts or ends. */
const isForATime = (until: Duration | undefined): boolean =>
  until === undefined || typeof until === 'string' || 'clock' in until;

/** What is forbidden is no action: it holds until its time is over. */
const forbidden: Run<'forbid' | 'ban'> = (context, { until }) => {
  beginLasting(context, [], untilOf(context, until), ['forbidden']);
  return 'done';
};

/** What is asked for as long as its text stands, and is never carried out. */
function standing<K extends Ruling['x']>(
  isAsked: (effect: EffectOf<K>, at: Ability['at']) => boolean = (_, at) => at.t === 'static',
): Handler<K> {
  return {
    gap: (effect, { at }) => (isAsked(effect, at) ? null : UNASKED),
    run: () => {
      throw new Error('a rule that holds as long as its text does is not carried out: the gate lets no other through');
    },
  };
}

export const rulings: Handlers<Ruling['x']> = {
  forbid: partly(({ act, until }) => (FORBIDDEN.has(String(act.e)) && isForATime(until) ? null : UNASKED), forbidden),
  ban: partly(({ until }) => (isForATime(until) ? null : UNASKED), forbidden),
  allow: standing((_, at) => at.t === 'static' || at.t === 'headquarters'),
  invite: standing(),
  mix: standing(),
  barrier: standing(),
  beamMost: standing(),
  homeward: standing(),
  tacticDownload: standing(),
  redirect: standing(),
  lie: standing(),
  uncover: standing(),
  cross: standing(),
  playerRule: standing((_, { t }) => t === 'static' || t === 'damage'),
  price: standing(({ act }, at) => at.t === 'static' && act === 'useSkills'),
  // What lies beneath a card is never in play: the text says what the rules say.
  outOfPlay: standing(({ who }, at) => at.t === 'static' && who.at?.p === 'beneath'),
};
