/** Prevent, instead, and what changes the course of an attempt. */
import { withOutcome } from '../../engine/action.ts';
import type { Handlers } from './handlers.ts';
import { beginLasting, momentOf } from './lasting.ts';
import { reselect } from './reselect.ts';

export const timing: Handlers<'prevent' | 'instead' | 'later' | 'reselect' | 'end' | 'game'> = {
  // A response prevents the objects it responds to, or the whole action (2E-RESP-06, -08).
  prevent: (context) => {
    const { engine, frame, you, source } = context;
    const subject = engine.state.frames[frame?.numbers.subject ?? -1];
    if (!frame || !subject?.action) return 'done';
    const that = frame.cards.that ?? [];
    const pending = subject.action.objects
      .filter((object) => object.outcome === 'pending')
      .map((object) => object.ref.card);
    const meant = pending.filter((card) => that.some((ref) => ref.card === card));
    const cards = meant.length > 0 ? meant : pending;
    subject.action = withOutcome(subject.action, cards, 'prevented', you);
    engine.emit({ type: 'prevented', verb: subject.action.verb, cards, by: source.card, player: you }, [
      '2E-RESP-06',
      '2E-RESP-08',
      '2E-RESP-16',
      '2E-ACTION-05',
      '2E-COST-18',
    ]);
    return 'done';
  },

  // On a dilemma the replaced effect has happened already (2E-INSTEAD-01); a response replaces what is about to happen.
  instead: (context, effect) => {
    const { engine, frame, you } = context;
    engine.note('2E-INSTEAD-01', '2E-INSTEAD-02');
    const subject = engine.state.frames[frame?.numbers.subject ?? -1];
    if (frame && subject?.action) {
      const that = (frame.cards.that ?? []).map((ref) => ref.card);
      subject.action = withOutcome(subject.action, that, 'replaced', you);
    }
    return { enter: effect.do };
  },

  later: (context, effect) => {
    beginLasting(context, [], momentOf(context, effect.at), ['2E-END-01']);
    return 'done';
  },

  reselect,
  end: () => notYet('end'),
  game: () => notYet('game'),
};

function notYet(verb: string): never {
  throw new Error(`"${verb}" is not carried out: the gate lets no such text through`);
}
