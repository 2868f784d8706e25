/** "May" or "choose to" inside an effect that is being carried out: the player is asked. */
import type { Request, RuleId } from '../../engine/asking/request.ts';
import { numberIn } from '../../engine/kernel/frames.ts';
import { mechanism, type Procedure } from '../../engine/kernel/procedure.ts';
import type { Frame } from '../../engine/state/state.ts';

/** The procedure that asks a player whether an effect is done: yes or no. `rules`: those that let it be left undone. */
export const yesNoProcedure = (rules: readonly RuleId[]): Procedure =>
  mechanism('yes-no', [
    {
      label: 'may',
      rules: [...rules],
      asks: {
        request: (engine, frame): Request => ({
          kind: 'yes-no',
          player: numberIn(frame, 'player'),
          prompt: frame.numbers.source ? `${engine.definitionOf(frame.numbers.source).title}: do it?` : 'Do it?',
          ...(frame.numbers.source ? { source: frame.numbers.source } : {}),
          options: [
            { verb: 'yes', rules },
            { verb: 'no', rules },
          ],
          rules,
        }),
        answered: (engine, frame, option) => {
          const text: Frame | undefined = engine.below(frame);
          if (text) text.numbers.yes = option.verb === 'yes' ? 1 : 0;
        },
      },
    },
  ]);
