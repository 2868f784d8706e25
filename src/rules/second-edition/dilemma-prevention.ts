/** Preventing a dilemma as a whole: what it has done stays done, nothing more of it is carried out (2E-RESP-07, -08). */
import { attemptIn } from '../../effects/undertakings.ts';
import type { Context } from '../../effects/reading/index.ts';
import { withOutcome } from '../../engine/acting/action.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';

/** What the attempt remembers of such a dilemma. */
const PREVENTED = 'prevented';

/** Was this dilemma prevented in the attempt in progress? */
export function wasPrevented(engine: Engine, card: CardNumber): boolean {
  return attemptIn(engine)?.revealed.some((item) => item.card === card && item.outcome === PREVENTED) === true;
}

/** Ends what is going on of the dilemma: its action at work, its text, and that it is faced. */
export function preventDilemma({ engine, you, source }: Context, card: CardNumber): void {
  const attempt = attemptIn(engine);
  const { frames } = engine;
  for (const frame of frames) {
    const { action, text } = frame;
    if (action?.source?.card === card) {
      const cards = action.objects.map(({ ref }) => ref.card);
      engine.begin(frame, withOutcome(action, cards, 'prevented', you));
    }
    if (text?.source.card === card) {
      frame.text = { ...text, path: [] };
      frame.numbers.gap = 0;
    }
  }
  if (attempt)
    engine.emit({
      type: 'attempt',
      attempt: {
        ...attempt,
        open: attempt.open && attempt.facing?.card !== card,
        revealed: attempt.revealed.map((item) => (item.card === card ? { ...item, outcome: PREVENTED } : item)),
      },
    });
  engine.emit(
    { type: 'prevented', verb: 'face', cards: [card], by: source.card, player: you },
    engine.cite('prevent.dilemma'),
  );
}
