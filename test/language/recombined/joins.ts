/** Heads of one card with the effects of another: sentences joined from parts of the same type of card. */
import { Hand } from './draw.ts';
import type { Made } from './compiling.ts';
import type { Part, Parts } from './parts.ts';

interface Joining {
  readonly kind: string;
  readonly first: readonly Part[];
  readonly second: readonly Part[];
  readonly say: (first: string, second: string) => string;
}

/** What goes on about a sentence before, or is a rule and no event. */
const NO_EVENT = /you meet the requirements of this dilemma|a card instructs you/;
/** What can stand behind 'to'. */
const BEGINS =
  /^(?:draw|score|download|destroy|unstop|kill|stop|discard|place|take|examine|choose|shuffle|return|remove|reveal|randomly|make) (?!.* to (?:draw|score|destroy|remove|name|examine))/;
const isWhile = ({ words }: Part): boolean => words.startsWith('While');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const LASTS = ['until the end of this turn', 'until the end of this mission attempt', 'until the end of that dilemma'];

function joinings(parts: Parts): readonly Joining[] {
  const happens = parts.heads.filter((part) => !isWhile(part) && !NO_EVENT.test(part.words));
  const meanwhile = parts.heads.filter(isWhile);
  const optional = parts.effects.filter(({ words }) => words.startsWith('you may '));
  const outright = parts.effects.filter(({ words }) => BEGINS.test(words));
  return [
    {
      kind: 'when + effect',
      first: happens,
      second: parts.effects,
      say: (head, effect) => `${head}, ${effect}.`,
    },
    { kind: 'while + choice', first: meanwhile, second: optional, say: (head, effect) => `${head}, ${effect}.` },
    {
      kind: 'personnel + effect on it',
      first: parts.personHeads.filter((part) => !isWhile(part)),
      second: parts.personEffects,
      say: (head, effect) => `${head}, ${effect}.`,
    },
    {
      kind: 'peril + prevention',
      first: parts.perils,
      second: parts.preventions,
      say: (head, effect) => `${head}, ${effect}.`,
    },
    {
      kind: 'when + condition + effect',
      first: parts.conditions,
      second: parts.effects,
      say: (state, effect) => `When you complete a mission, if ${state}, ${effect}.`,
    },
    {
      kind: 'order: cost + effect',
      first: parts.costs,
      second: outright,
      say: (cost, effect) => `Order - ${capital(cost)} to ${effect}.`,
    },
    {
      kind: 'when: cost + effect',
      first: parts.costs,
      second: outright,
      say: (cost, effect) => `When you complete a mission, you may ${cost} to ${effect}.`,
    },
    {
      kind: 'once each turn',
      first: happens,
      second: optional,
      say: (head, effect) => `${head}, ${effect}. You may do this only once each turn.`,
    },
    {
      kind: 'unless + effect',
      first: parts.requirements,
      second: outright,
      say: (req, effect) => `Unless you have ${req}, ${effect}.`,
    },
    {
      kind: 'effect if condition',
      first: parts.conditions,
      second: outright,
      say: (state, effect) =>
        `When you complete a mission, if ${state}, you may choose one: ${effect}; or draw a card.`,
    },
    {
      kind: 'so much for each',
      first: parts.each,
      second: happens,
      say: (each, head) => `${head}, this personnel is Strength +1 ${each} ${LASTS[0] ?? ''}.`,
    },
    {
      kind: 'so often for each',
      first: parts.each,
      second: happens,
      say: (each, head) => `${head}, draw a card ${each}.`,
    },
  ];
}

/** So many sentences of each kind of joining; the parts of one are of the same type of card. */
export function joined(parts: Parts, count: number, seed: number): readonly Made[] {
  return joinings(parts).flatMap(({ kind, first, second, say }) => {
    const hand = new Hand(seed);
    const made = new Map<string, Made>();
    for (let tries = 0; tries < count * 4 && made.size < count; tries++) {
      const one = hand.one(first);
      const other = one && hand.one(second.filter(({ type, title }) => type === one.type && title !== one.title));
      if (!one || !other) continue;
      const text = say(one.words, other.words);
      made.set(text, { kind, title: one.title, type: one.type, text });
    }
    return [...made.values()];
  });
}
