/** Of First Edition: reads requirements as they are printed: `A + B OR C`, `Skill x2`, attributes of the ship. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, token, w, type Parser } from '../../parse/parser.ts';
import type { Requirement } from '../../tree/index.ts';
import { item, joiner, ofOne, operator } from '../core/requirements.ts';
import { amount, number, skill } from '../core/symbols.ts';

/** 'x2', 'x 2'. */
const times: Parser<number> = any(
  token((here) => {
    const [, n] = /^x(\d+)$/.exec(here.low) ?? [];
    return n === undefined ? undefined : Number(n);
  }),
  p`x ${number}`.to(([n]) => n),
);

const itemWords = item.is(
  p`${skill} ${times}`.to(([name, n]): Requirement => ({ r: 'skill', skill: name, n })),
  // Of those who face it the ship alone has shields.
  p`Shields ${operator} ${amount}`.to(([op, n]): Requirement => ({ r: 'ship', props: ['Shields'], op, n })).cost(-1),
  p`(at least)? one (personnel|person|away team member|crew member) (must have|with|who has) :? ${ofOne}`.to(
    ([req]): Requirement => ({ r: 'one', req }),
  ),
);

const joinerWords = joiner.is(w('+', true));

export const FAMILY: readonly Definition[] = [itemWords, joinerWords];
