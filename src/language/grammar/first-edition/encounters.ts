/** Of First Edition: reads dilemmas after which the attempt goes on, and what they do to whom depending on who is there. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { allOf, kind, not, putAway, zone, THIS } from '../../tree/build.ts';
import type { Cond, Effect, Filter, Requirement, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { noun, single } from '../core/filters.ts';
import { item } from '../core/requirements.ts';
import {
  attribute,
  cards,
  condition,
  effect,
  icon,
  line,
  modifier,
  number,
  quality,
  requirement,
  type Line,
} from '../core/symbols.ts';
import { had, has } from './conditions.ts';
import { befalls, does, selected, type Deed, type Selected } from './fates.ts';
import { name, told } from './story.ts';

const PICKED: Sel = { ref: open('pick') };
const picked = (sel: Sel, by: Selected): Effect => ({ x: 'pick', as: open('new'), sel: { ...sel, by } });
const stop: Deed = (what) => ({ x: 'stop', what });
const oneOrOther = (state: Cond, one: Deed, other: Deed): Effect => ({
  x: 'if',
  if: state,
  then: [one(structuredClone(PICKED))],
  else: [other(structuredClone(PICKED))],
});

/** What is so of whoever was selected, or of those who are there. */
const soOfThem: Parser<Cond> = any<Cond>(
  p`(that personnel|he|she|it) has ${quality}`.to(([f]): Cond => ({
    c: 'is',
    who: structuredClone(PICKED),
    state: { s: 'isA', f },
  })),
  p`another personnel present has ${quality}`.to(([f]): Cond => ({
    c: 'some',
    sel: { f: allOf([kind('personnel'), f]) ?? f, at: { p: 'involved' }, other: [open('last')] },
  })),
  p`${requirement} (present|aboard)`.to(([req]) => has(req)).cost(1),
  condition.cost(2),
);

/** 'Except a shape-shifter or android'. */
const none: Parser<Filter> = list(p`(a|an|any)? ${noun}`, w('(, or|or|,)', 0)).to((all) => {
  const known = all.flatMap(([f]) => (f === 'any' ? [] : [f]));
  return known.length < all.length ? undefined : allOf(known.map((of): Filter => ({ f: 'not', of })));
});

/** Who does it in the story. */
const teller = some(any(told, w('(assassin|a|an|the)', 0)));
const effectWords = effect.is(
  p`${teller} ${does} ${cards}`.to(([, make, sel]) => [picked(sel, 'random'), make(structuredClone(PICKED))]).cost(1),
  w('(mission continues|the attempt goes on)', [{ x: 'goOn' }]),
  p`${cards} ${selected} (is|are) killed <paren> only stopped if ${soOfThem} </paren>`.to(([sel, by, state]) => [
    picked(sel, by),
    oneOrOther(state, stop, (what) => putAway('kill', what)),
  ]),
  p`${cards} ${opt(selected)} ${befalls} if ${soOfThem} , ${befalls} otherwise`.to(([sel, by, one, state, other]) => [
    picked(sel, by ?? 'random'),
    oneOrOther(state, one, other),
  ]),
  p`${cards} ${selected} ${befalls} unless their (combined|total) ${attribute} > ${number} ${opt(p`or ${had}`.to(([req]) => req))}`.to(
    ([sel, by, make, prop, n, req]): Effect[] => {
      const enough: Cond = { c: 'cmp', a: { a: 'prop', prop, of: PICKED, fold: 'sum' }, op: '>', b: n };
      return [
        picked(sel, by),
        { x: 'if', if: not(req ? { c: 'or', of: [enough, has(req)] } : enough), then: [make(structuredClone(PICKED))] },
      ];
    },
  ),
  p`${opt(teller)} ${does} ${cards} ${selected} ,? except ${none}`.to(([, make, sel, by, but]) => [
    picked({ ...sel, f: allOf([but, sel.f]) ?? but }, by),
    make(structuredClone(PICKED)),
  ]),
  p`${does} ${cards} ${selected} (who|that) has ${quality}`.to(([make, sel, by, f]) => [
    picked({ ...sel, f: allOf([sel.f, f]) ?? f }, by),
    make(structuredClone(PICKED)),
  ]),
  p`if (any|an|a) ${noun} (is)? present , ${does} (one|it) ${selected}`.to(([f, make, by]): Effect[] | undefined => {
    if (f === 'any') return undefined;
    const there: Sel = { f, at: { p: 'present', with: { ref: open('present') } } };
    return [
      {
        x: 'if',
        if: { c: 'some', sel: there },
        then: [picked(structuredClone(there), by), make(structuredClone(PICKED))],
      },
    ];
  }),
  w('play on table as an event (card)?', [
    { x: 'put', why: 'place', what: THIS, to: zone('core', 'you'), under: 'you' } satisfies Effect,
  ]),
);

const told1 = any(told, name, w('(the|a|and)', 0));
const lineWords = line.is(
  p`to ${some(told1)} continue , (you|away team|crew|crew or away team) must have ${had}`.to(([, req]): Line => ({
    k: 'continue',
    do: [{ x: 'if', if: not(has(req)), then: [{ x: 'block' }] }],
  })),
);

/** One card of a kind that has something: nearer than what may be had instead. */
const having: Parser<Filter> = p`(with|who has|that has) ${single}`.to(([f]) => f);
const itemWords = item.is(
  p`(a|an|any)? ${icon} personnel (present)?`
    .to(([f]): Requirement => ({ r: 'card', sel: { f: { f: 'and', of: [f, kind('personnel')] } } }))
    .cost(-1),
  p`(a|an|any)? ${noun} ${having}`
    .to(([f, has]): Requirement | undefined =>
      f === 'any' ? undefined : { r: 'card', sel: { f: allOf([f, has]) ?? f } },
    )
    .cost(-1),
  p`(at least)? ${number} ${noun} ${having} each?`
    .to(([n, f, has]): Requirement | undefined =>
      f === 'any' ? undefined : { r: 'card', sel: { n, f: allOf([f, has]) ?? f } },
    )
    .cost(-2),
);
const modifierWords = modifier.is(
  w<Filter>('universal', { f: 'not', of: { f: 'unique' } }),
  w<Filter>('holographic', { f: 'icon', is: 'holo' }),
);

export const FAMILY: readonly Definition[] = [effectWords, lineWords, itemWords, modifierWords];
