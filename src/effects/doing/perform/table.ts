/** What each verb does when its action is performed: as much as possible, the rest is marked impossible. */
import { discard, download, draw, overcome, repair, returnCards, shuffleVerb, take, toOwners } from './cards.ts';
import { examine, reveal, select } from './look.ts';
import { settled, sparing, type Perform } from './outcome.ts';
import { capture, place } from './place.ts';
import { command, flip, losePoints, score, stop, unstop } from './status.ts';
import { swap } from './swap.ts';
import { pendingCards } from '../../../engine/acting/action.ts';

/** Verbs every edition shares; an edition adds its own (moving, beaming …). */
export const performTable: Readonly<Record<string, Perform>> = {
  stop,
  unstop,
  flip,
  kill: toOwners('killed', 'discard', {
    at: 'top',
    face: 'up',
    dies: 'kill',
    keys: ['kill.to discard pile'],
  }),
  // What no card destroys, damage does.
  destroy: (engine, action) =>
    toOwners('destroyed', 'discard', {
      at: 'top',
      face: 'up',
      dies: 'destroy',
      keys: [action.source === null ? 'damage.third' : 'destroy.to discard pile'],
    })(engine, action),
  // What was played and does not stay, and what was kept from being played: nothing prevents that.
  spend: toOwners('destroyed', 'discard', { at: 'top', face: 'up', keys: ['play.spent'] }),
  refuse: toOwners('placed', 'discard', { at: 'top', face: 'up', keys: ['play.refused'] }),
  remove: sparing(toOwners('removed', 'removed', { face: 'up', keys: ['remove from the game'] })),
  discard: sparing(discard),
  draw,
  download,
  place: sparing(place),
  return: returnCards,
  take: sparing(take),
  capture,
  repair,
  score,
  losePoints,
  command,
  select,
  reveal,
  examine,
  exchange: sparing(swap('exchanged')),
  replace: sparing(swap('replaced')),
  overcome,
  shuffle: shuffleVerb,
  // What it prevents is settled by the effect, once nobody has prevented that.
  prevent: (engine, action) => settled(action, pendingCards(engine, action)),
};
