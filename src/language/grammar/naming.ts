/** What a player names: a skill, a card, a number. */
import { ACTOR, anyOf } from '../build.ts';
import { any, list, opt, p, w, type Parser } from '../parser.ts';
import type { Effect, Filter } from '../tree.ts';
import { cards, duration, letter, modifier, skill } from './symbols.ts';

type NameWhat = Extract<Effect, { x: 'name' }>['what'];

const NAMED: readonly (readonly [string, NameWhat])[] = [
  ['a card', 'card'],
  ['a personnel', 'personnel'],
  ['a ship', 'ship'],
  ['an event', 'event'],
  ['an interrupt', 'interrupt'],
  ['a dilemma', 'dilemma'],
  ['a mission', 'mission'],
  ['a skill', 'skill'],
  ['an attribute', 'attribute'],
  ['a number', 'number'],
  ['a species', 'species'],
  ['a keyword', 'keyword'],
  ['a card type', 'cardType'],
  ['an affiliation', 'affiliation'],
];
/** What is a word and no card: to choose it is to name it. */
const WORDS: ReadonlySet<NameWhat> = new Set(['affiliation', 'species', 'keyword', 'cardType', 'attribute', 'number']);
const ofCards: readonly NameWhat[] = ['card', 'personnel', 'ship', 'event', 'interrupt', 'dilemma', 'mission'];
const lettered = opt(p`<paren> ${letter} </paren>`.to(([id]) => id));
/** Which words may be named, where the text says so: all attributes of a personnel, all but some skills. */
const ATTRIBUTES = opt(w('<paren> integrity , cunning , or strength </paren>', 0));
const but: Parser<Filter> = p`<paren> except ${list(skill, w(', or|or|,', 0))} </paren>`.to(([all]) =>
  anyOf(all.map((is): Filter => ({ f: 'skill', is }))),
);
/** To name a word or a card, and to choose what is only a word. */
export const naming: Parser<Effect[]> = any<Effect[]>(
  p`name~ ${any(...NAMED.map(([said, what]) => w(said, what)))} ${lettered} ${opt(duration)}`.to(
    ([what, as, until]): Effect[] => [
      { x: 'name', as: as ?? '?new', what, who: ACTOR, ...(until !== undefined && { until }) },
    ],
  ),
  p`choose~ ${any(...NAMED.filter(([, what]) => WORDS.has(what)).map(([said, what]) => w(said, what)))} ${lettered}`
    .to(([what, as]): Effect[] => [{ x: 'name', as: as ?? '?new', what, who: ACTOR }])
    .cost(1),
  p`name~ an (attribute|attributes) ${ATTRIBUTES}`
    .to((): Effect[] => [{ x: 'name', as: '?new', what: 'attribute', who: ACTOR }])
    .cost(1),
  p`name~ a skill ${but} ${lettered}`.to(([except, as]): Effect[] => [
    { x: 'name', as: as ?? '?new', what: 'skill', who: ACTOR, except },
  ]),
  p`name~ a skill required by ${cards} ${lettered}`.to(([of, as]): Effect[] => [
    { x: 'name', as: as ?? '?new', what: 'skill', who: ACTOR, of },
  ]),
  p`name~ a skill (that)? none of ${cards} has|have ${lettered}`.to(([lacking, as]): Effect[] => [
    { x: 'name', as: as ?? '?new', what: 'skill', who: ACTOR, lacking },
  ]),
  // 'Name a non-[Kli] ship': only such a ship can be named.
  p`name~ a|an ${modifier} ${any(...ofCards.map((what) => w(what, what)))} ${lettered} ${opt(duration)}`.to(
    ([only, what, as, until]): Effect[] => [
      { x: 'name', as: as ?? '?new', what, who: ACTOR, only, ...(until !== undefined && { until }) },
    ],
  ),
);
