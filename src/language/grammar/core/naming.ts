/** Reads what a player is to name: a skill, a card, a number. */
import { any, list, listed, many, opt, p, some, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, allOf, anyOf, kind } from '../../tree/build.ts';
import type { Effect, Filter } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, duration, letter, modifier, number, place, player, skill } from './symbols.ts';

type NameWhat = Extract<Effect, { x: 'name' }>['what'];

const NAMED: readonly (readonly [string, NameWhat])[] = [
  ['a card', 'card'],
  ['a personnel', 'personnel'],
  ['a ship', 'ship'],
  ['an event', 'event'],
  ['an interrupt', 'interrupt'],
  ['a dilemma', 'dilemma'],
  ['a mission', 'mission'],
  ['(a|any|any one) skill', 'skill'],
  ['an attribute', 'attribute'],
  ['a number', 'number'],
  ['a species', 'species'],
  ['a keyword', 'keyword'],
  ['a card type', 'cardType'],
  ['an affiliation', 'affiliation'],
];
/** What is a word and no card: to choose it is to name it. */
const WORDS: ReadonlySet<NameWhat> = new Set([
  'skill',
  'affiliation',
  'species',
  'keyword',
  'cardType',
  'attribute',
  'number',
]);
const ofCards: readonly NameWhat[] = ['card', 'personnel', 'ship', 'event', 'interrupt', 'dilemma', 'mission'];
const KINDS_OF_CARDS = ['personnel', 'ship', 'equipment', 'event', 'interrupt', 'dilemma', 'mission'] as const;
const KINDS = ['personnel', 'ship', 'event', 'interrupt', 'dilemma'] as const;
const lettered = opt(p`<paren> ${letter} </paren>`.to(([id]) => id));
/** Which words may be named, where the text says so: all attributes of a personnel, all but some skills. */
const ATTRIBUTES = opt(w('<paren> integrity , cunning , or strength </paren>', 0));
const but: Parser<Filter> = p`<paren> except ${list(skill, w(', or|or|,', 0))} </paren>`.to(([all]) =>
  anyOf(all.map((is): Filter => ({ f: 'skill', is }))),
);
const several: Parser<number | { upTo: number }> = any<number | { upTo: number }>(
  p`up to ${number}`.to(([upTo]) => (upTo > 1 ? { upTo } : undefined)),
  p`${number} different`.to(([n]) => (n > 1 ? n : undefined)),
);
/** Only what is all of this can be named. */
function onlyOf(all: readonly Filter[]): { only?: Filter } {
  const only = allOf(all);
  return only ? { only } : {};
}
/** To name a word or a card, and to choose what is only a word. */
export const naming: Parser<Effect[]> = any<Effect[]>(
  p`name~ ${any(...NAMED.map(([said, what]) => w(said, what)))} ${lettered} ${opt(duration)}`.to(
    ([what, as, until]): Effect[] => [
      { x: 'name', as: as ?? open('new'), what, who: ACTOR, ...(until !== undefined && { until }) },
    ],
  ),
  p`choose~ ${any(...NAMED.filter(([, what]) => WORDS.has(what)).map(([said, what]) => w(said, what)))} ${lettered}`
    .to(([what, as]): Effect[] => [{ x: 'name', as: as ?? open('new'), what, who: ACTOR }])
    .cost(1),
  p`name~ an (attribute|attributes) ${ATTRIBUTES}`
    .to((): Effect[] => [{ x: 'name', as: open('new'), what: 'attribute', who: ACTOR }])
    .cost(1),
  p`name~ a skill ${but} ${lettered}`.to(([except, as]): Effect[] => [
    { x: 'name', as: as ?? open('new'), what: 'skill', who: ACTOR, except },
  ]),
  p`name~ a skill required by ${cards} ${lettered}`.to(([of, as]): Effect[] => [
    { x: 'name', as: as ?? open('new'), what: 'skill', who: ACTOR, of },
  ]),
  p`name~ a skill (that)? none of ${cards} has|have ${lettered}`.to(([lacking, as]): Effect[] => [
    { x: 'name', as: as ?? open('new'), what: 'skill', who: ACTOR, lacking },
  ]),
  p`name~ ${some(p`${skill} ,`.to(([one]) => one))} or ${skill} ${lettered}`.to(([all, last, as]): Effect[] => [
    { x: 'name', as: as ?? open('new'), what: 'skill', who: ACTOR, among: [...all, last] },
  ]),
  p`name~ ${skill} or ${skill} ${lettered}`.to(([one, other, as]): Effect[] => [
    { x: 'name', as: as ?? open('new'), what: 'skill', who: ACTOR, among: [one, other] },
  ]),
  p`name~ ${some(p`${number} ,`.to(([one]) => one))} ${opt(number)} or ${number} ${lettered}`.to(
    ([all, next, last, as]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what: 'number',
        who: ACTOR,
        among: [...all, ...(next === undefined ? [] : [next]), last].map(String),
      },
    ],
  ),
  p`name~ a card type <paren> except ${any(...KINDS_OF_CARDS.map((kind) => w(`${kind}|${kind}s`, kind)))} </paren> ${lettered}`.to(
    ([is, as]): Effect[] => [
      { x: 'name', as: as ?? open('new'), what: 'cardType', who: ACTOR, except: { f: 'kind', is } },
    ],
  ),
  // 'Name a personnel or event': a card of one of these kinds.
  p`name~ a|an ${any(...KINDS.map((what) => w(what, what)))} or (an|a)? ${any(...KINDS.map((what) => w(what, what)))} ${lettered} ${opt(duration)}`.to(
    ([one, other, as, until]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what: 'card',
        who: ACTOR,
        only: anyOf([kind(one), kind(other)]),
        ...(until !== undefined && { until }),
      },
    ],
  ),
  // 'Name a dilemma beneath one of your missions': the title of one of those.
  p`name~ a|an ${any(...KINDS.map((what) => w(what, what)))} (that is)? ${place} ${lettered} ${opt(duration)}`.to(
    ([what, at, as, until]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what,
        who: ACTOR,
        from: { n: 'all', f: kind(what), at },
        ...(until !== undefined && { until }),
      },
    ],
  ),
  p`name~ a|an ${many(modifier)} ${any(...KINDS.map((what) => w(what, what)))} ${player} command~ ${lettered}`.to(
    ([all, what, of, as]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what,
        who: ACTOR,
        ...onlyOf(all),
        from: { n: 'all', of, f: allOf([...all, kind(what)]) ?? kind(what) },
      },
    ],
  ),
  // 'Name a unique Klingon' is to name a personnel.
  p`name~ a|an ${opt(modifier)} ${listed('species')} ${lettered} ${opt(duration)}`.to(
    ([before, is, as, until]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what: 'personnel',
        who: ACTOR,
        ...onlyOf([...(before ? [before] : []), { f: 'species', is }]),
        ...(until !== undefined && { until }),
      },
    ],
  ),
  // 'Name up to two unique personnel': each of them is meant.
  p`name~ ${several} ${opt(modifier)} ${any(...ofCards.map((what) => w(what, what)))} ${lettered} ${opt(duration)}`.to(
    ([n, only, what, as, until]): Effect[] => [
      {
        x: 'name',
        as: as ?? open('new'),
        what,
        who: ACTOR,
        n,
        ...(only && { only }),
        ...(until !== undefined && { until }),
      },
    ],
  ),
  // 'Name a non-[Kli] ship': only such a ship can be named.
  p`name~ a|an ${some(modifier)} ${any(...ofCards.map((what) => w(what, what)))} ${lettered} ${opt(duration)}`.to(
    ([all, what, as, until]): Effect[] => [
      { x: 'name', as: as ?? open('new'), what, who: ACTOR, ...onlyOf(all), ...(until !== undefined && { until }) },
    ],
  ),
);
