/** Bids made in secret and revealed together: the higher one scores, the lower one scraps a hull. */
import { act, pending } from '../../src/engine/acting/action.ts';
import type { Candidate } from '../../src/engine/asking/request.ts';
import { chooseSecretly } from '../../src/engine/asking/secret.ts';
import { choose } from '../../src/engine/asking/select.ts';
import { cardsIn, numberIn } from '../../src/engine/kernel/frames.ts';
import { procedure } from '../../src/engine/kernel/procedure.ts';

const BIDS: readonly Candidate[] = [0, 1, 2].map((value) => ({ kind: 'number', value }));

export const bid = procedure('bid', [
  {
    label: 'BID',
    rules: ['TINY-04'],
    does: (engine) => {
      const { player } = engine.state.turn;
      engine.emit({ type: 'began', what: 'bid', player });
      const players = [player, 1 - player];
      chooseSecretly(engine, { players, prompt: 'Your bid?', from: BIDS, as: 'bid', rules: ['TINY-04'] });
    },
  },
  {
    label: 'BID result',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const [one, two] = [numberIn(frame, 'bid 0'), numberIn(frame, 'bid 1')];
      if (one === two) {
        engine.finish(frame);
        return;
      }
      frame.numbers.loser = one > two ? 1 : 0;
      const source = null;
      act(engine, { verb: 'score', agent: one > two ? 0 : 1, source, objects: [], wanted: 1, amount: 1 });
    },
  },
  {
    label: 'BID loss',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const player = numberIn(frame, 'loser');
      const own = engine.state.owner.flatMap((owner, card) =>
        owner === player && engine.relationOf(card) === 'at' ? [card] : [],
      );
      const from = own.map((card) => engine.ref(card));
      choose(engine, { player, prompt: 'Scrap which hull?', from, min: 1, max: 1, as: 'scrap', rules: ['TINY-04'] });
    },
  },
  {
    label: 'BID scrap',
    rules: ['TINY-04'],
    does: (engine, frame) => {
      const objects = pending(cardsIn(frame, 'scrap'));
      const agent = numberIn(frame, 'loser');
      act(engine, { verb: 'scrap', agent, source: null, objects, wanted: objects.length });
    },
  },
]);
