/** Reads numbers that change by another amount where something is so: 'Strength +1 (or +3 if you command X)'. */
import { any, opt, p, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS, capped } from '../../tree/build.ts';
import type { Cond, Effect, Mod } from '../../tree/index.ts';
import { forEach } from './amounts.ts';
import { cards, condition, duration, mods, number, signed } from './symbols.ts';
import { withUntil } from './until.ts';

/** 'Strength +1 until … (or +3 if you command X)'. */
const other = any(
  p`<paren> or ${signed} if ${condition} </paren>`,
  p`<paren> or worth ${number} more points if ${condition} </paren>`,
);
function alternated(changes: readonly Mod[], then: number, when: Cond): Mod[] | undefined {
  const [only] = changes;
  if (changes.length !== 1 || only?.m !== 'num') return undefined;
  return [{ ...only, by: { a: 'alt', base: only.by, if: when, then } }];
}
/** 'Make him either attributes +1 or attributes -1 for each X (limit +3/-3)': whichever the player likes. */
const upOrDown: Parser<Effect[]> =
  p`make~ ${cards} either attributes ${signed} or attributes ${signed} ${forEach} <paren> limit ${signed} / ${signed} </paren>`.to(
    ([what, up, down, over, most, least]): Effect[] | undefined =>
      up !== -down || most !== -least
        ? undefined
        : [
            {
              x: 'oneOf',
              who: ACTOR,
              of: [up, down].map((by): Effect[] => [
                withUntil(
                  structuredClone(what),
                  [
                    {
                      m: 'num',
                      prop: 'attributes',
                      by: capped(by, { a: 'count', sel: structuredClone(over) }, Math.abs(most)),
                    },
                  ],
                  undefined,
                ),
              ]),
            },
          ],
  );
/** 'Make X Strength +1 until … (or +3 if …)'. */
export const growingOtherwise: Parser<Effect[]> = any<Effect[]>(
  upOrDown,
  p`(have|make)? ${cards} ${mods} ${duration} ${other}`.to(([what, changes, lasting, [then, when]]) => {
    const both = alternated(changes, then, when);
    return both && [withUntil(what, both, lasting)];
  }),
  p`${opt(p`(have|make)? ${cards}`.to(([what]) => what))} ${mods} ${other} ${duration}`.to(
    ([what = THIS, changes, [then, when], lasting]) => {
      const both = alternated(changes, then, when);
      return both && [withUntil(what, both, lasting)];
    },
  ),
);
