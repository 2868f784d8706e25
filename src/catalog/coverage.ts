/** How many cards are supported, and what holds the others back. */
import type { CardKinds } from '../engine/ruleset/card-kinds.ts';
import { renderProgram, Unwritable, withoutKeywordTexts } from '../language/index.ts';
import type { Card } from './compile-card.ts';

/** A card looked at for its support. */
export interface Checked {
  /** As its source names it. */
  readonly name: string;
  readonly set: string;
  readonly card: Card;
}

export interface Share {
  readonly name: string;
  readonly supported: number;
  readonly partly: number;
  readonly total: number;
}

/** Words that are not understood, or not carried out. */
export interface Obstacle {
  readonly words: string;
  /** Cards they stand on. */
  readonly cards: number;
  /** Cards on which nothing else is missing. */
  readonly alone: number;
}

export interface Coverage {
  readonly total: number;
  readonly supported: number;
  /** Of the others, so many are carried out but for some lines. */
  readonly partly: number;
  readonly types: readonly Share[];
  readonly sets: readonly Share[];
  /** Most cards first. */
  readonly obstacles: readonly Obstacle[];
}

/** Was every word of the text of a card understood, and is all of it carried out? */
export const isSupported = ({ leftover }: Card): boolean => leftover.length === 0;

/** Is something of a card that is not supported carried out, besides how it is played? */
export const isPartly = (card: Card): boolean =>
  !isSupported(card) && card.compiled.program.abilities.some(({ at }) => !OF_PLAYING.has(at.t));

const OF_PLAYING: ReadonlySet<string> = new Set(['playTo', 'playNeed', 'playCost', 'staffNeed', 'attemptNeed']);

/** How many of these cards are supported, in all, by type and by set, and which words hold the others back. */
export function coverageOf(checked: readonly Checked[]): Coverage {
  return {
    total: checked.length,
    supported: checked.filter(({ card }) => isSupported(card)).length,
    partly: checked.filter(({ card }) => isPartly(card)).length,
    types: shares(checked, ({ card }) => card.type),
    sets: shares(checked, ({ set }) => set),
    obstacles: obstacles(checked),
  };
}

/** The text in house style: what the program takes it to say, as far as it understands it; empty where that style has no words for it. @throws only errors of ours */
export function renderedText(card: Card, { lexicon: { dialect } }: CardKinds): string {
  try {
    return renderProgram(withoutKeywordTexts(card.compiled.program, card.type, dialect), dialect);
  } catch (error) {
    if (error instanceof Unwritable) return '';
    throw error;
  }
}

function shares(checked: readonly Checked[], of: (one: Checked) => string): readonly Share[] {
  const counts = new Map<string, { supported: number; partly: number; total: number }>();
  for (const one of checked) {
    const name = of(one);
    const { supported, partly, total } = counts.get(name) ?? { supported: 0, partly: 0, total: 0 };
    counts.set(name, {
      supported: supported + (isSupported(one.card) ? 1 : 0),
      partly: partly + (isPartly(one.card) ? 1 : 0),
      total: total + 1,
    });
  }
  return [...counts].map(([name, count]) => ({ name, ...count })).toSorted((a, b) => b.total - a.total || before(a, b));
}

function before(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

/** So many words tell one phrase from another. */
const WORDS = 4;

/** The first words, without the colon that leads on to what follows. */
function phraseOf(words: string): string {
  return words.split(' ').slice(0, WORDS).join(' ').replace(/:$/, '');
}

function obstacles(checked: readonly Checked[]): readonly Obstacle[] {
  const counts = new Map<string, { cards: number; alone: number }>();
  for (const { card } of checked) {
    const phrases = new Set(card.leftover.map(phraseOf));
    for (const phrase of phrases) {
      const count = counts.get(phrase) ?? { cards: 0, alone: 0 };
      counts.set(phrase, { cards: count.cards + 1, alone: count.alone + (phrases.size === 1 ? 1 : 0) });
    }
  }
  const all = [...counts].map(([words, count]) => ({ words, ...count }));
  return all.toSorted((a, b) => b.cards - a.cards || b.alone - a.alone || (a.words < b.words ? -1 : 1));
}
