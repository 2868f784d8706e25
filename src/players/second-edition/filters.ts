/** Whether a card is one that words of a text mean, as far as the card alone tells. */
import { compare, levelAsked } from '../../effects/reading/index.ts';
import type { CardView } from '../../engine/showing/view.ts';
import type { Filter } from '../../language/tree/index.ts';
import { levelIn } from '../../effects/meaning.ts';

/** Whether a card is one the words mean, as far as a view tells; what it does not tell is taken as said. */
export function fits(filter: Filter | undefined, card: CardView): boolean {
  if (filter === undefined) return true;
  switch (filter.f) {
    case 'and':
      for (const part of filter.of) if (!fits(part, card)) return false;
      return true;
    case 'or':
      for (const part of filter.of) if (fits(part, card)) return true;
      return false;
    case 'not':
      return !fits(filter.of, card);
    case 'kind':
      return filter.is === 'card' || card.definition.type === filter.is;
    case 'title':
      return card.definition.title === filter.is;
    case 'affiliation':
      return card.affiliations.includes(filter.is);
    case 'icon':
      return card.icons.includes(filter.is);
    case 'keyword':
      return card.keywords.includes(filter.is);
    case 'skill':
      return levelIn(card.skills, filter.is) >= levelAsked(filter);
    case 'num':
      return typeof filter.n !== 'number' || isSo(amountOf(card, filter.prop), filter.op, filter.n);
    case 'printed':
      return card.definition.fields?.[filter.what] === filter.is;
    case 'species':
      return isAmong(card.definition.species ?? '', filter.is);
    default:
      return true;
  }
}

/** A value of the card; null where the view tells none. */
const amountOf = (card: CardView, prop: string): number | null =>
  card.values[prop.toLowerCase()] ?? (prop === 'cost' ? (card.definition.cost ?? null) : null);

const isSo = (one: number | null, op: Parameters<typeof compare>[1], other: number): boolean =>
  one === null || compare(one, op, other);

/** Whether a name is one of those in the list: `Human/Klingon`. Most have one only. */
const isAmong = (list: string, name: string): boolean =>
  list.includes('/') ? list.split('/').includes(name) : list === name;
