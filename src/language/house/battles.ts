/** Writes battles that a text begins, and what follows from them, in house style. */
import type { Dialect } from '../dialect.ts';
import type { Effect } from '../tree/index.ts';
import { cardWords, effectsWords } from './symbols.ts';

export function battle(dialect: Dialect, effect: Extract<Effect, { x: 'battle' }>, last: boolean): string[] {
  const kind = { combat: 'combat', engagement: 'an engagement', either: 'a battle' }[effect.kind];
  const words = [`begin ${kind} with ${cardWords(dialect, effect.of)}`];
  if (effect.during) words.push(effectsWords(dialect, effect.during, 'you', false));
  const outcomes: (readonly [string, readonly Effect[]])[] = [
    ...(effect.win ? [['if you win,', effect.win] as const] : []),
    ...(effect.notWin ? [['if you do not win,', effect.notWin] as const] : []),
    ...(effect.lose ? [['if you lose,', effect.lose] as const] : []),
  ];
  outcomes.forEach(([head, effects], index) => {
    const said = `${head} ${effectsWords(dialect, effects, 'you', true)}`;
    words.push(last && index === outcomes.length - 1 ? said : `(${said})`);
  });
  return words;
}
