/** A card without any fact: stands in for one that was not found, and is what scenarios and tests build upon. */
import type { Card } from './compile-card.ts';

/** A card of this title and type with nothing printed on it but what is given. */
export function blankCard(title: string, type: string, printed: Partial<Card> = {}): Card {
  return {
    id: title,
    title,
    type,
    unique: false,
    affiliations: [],
    skills: {},
    attributes: {},
    icons: [],
    staffing: [],
    keywords: {},
    text: '',
    abilities: [],
    leftover: [],
    compiled: { program: { keywords: [], abilities: [], gaps: [] }, requirements: null, attemptBy: null },
    blank: [],
    ...printed,
  };
}
