/** What each verb does when its action is performed: as much as possible, the rest is marked impossible (2E-EFFECT-01). */
import { capture, discard, download, draw, overcome, returnCards, shuffleVerb, take, toOwners } from './cards.ts';
import { examine, reveal, select } from './look.ts';
import { settled, type Perform } from './outcome.ts';
import { place } from './place.ts';
import { command, losePoints, score, stop, unstop } from './status.ts';
import { swap } from './swap.ts';
import { pendingCards } from '../../../engine/acting/action.ts';

/** Verbs every edition shares; an edition adds its own (moving, beaming …). */
export const performTable: Readonly<Record<string, Perform>> = {
  stop,
  unstop,
  kill: toOwners('killed', 'discard', {
    at: 'top',
    face: 'up',
    dies: 'kill',
    rules: ['2E-KILL-01', '2E-KILL-03', '2E-KILL-04', '2E-CMD-04', '2E-INPLAY-02', '2E-DIL-17', '2E-LOOK-23'],
  }),
  destroy: toOwners('destroyed', 'discard', {
    at: 'top',
    face: 'up',
    dies: 'destroy',
    rules: ['2E-KILL-01', '2E-KILL-03', '2E-KILL-04', '2E-CMD-04', '2E-INPLAY-02'],
  }),
  // What was played and does not stay, and what was kept from being played: nothing prevents that.
  spend: toOwners('destroyed', 'discard', { at: 'top', face: 'up', rules: ['2E-KILL-01'] }),
  refuse: toOwners('placed', 'discard', { at: 'top', face: 'up', rules: ['2E-PLAY-07', '2E-OP-13', '2E-COST-18'] }),
  remove: toOwners('removed', 'removed', { face: 'up', rules: ['2E-REMOVE-01', '2E-REMOVE-02'] }),
  discard,
  draw,
  download,
  place,
  return: returnCards,
  take,
  capture,
  score,
  losePoints,
  command,
  select,
  reveal,
  examine,
  exchange: swap('exchanged'),
  replace: swap('replaced'),
  overcome,
  shuffle: shuffleVerb,
  // What it prevents is settled by the effect, once nobody has prevented that.
  prevent: (engine, action) => settled(action, pendingCards(engine, action)),
};
