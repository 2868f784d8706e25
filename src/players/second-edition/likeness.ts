/** Tells cards apart as teams count them, from answer to answer: what was worked out of a team stands as long as its people do. */
import type { CardView } from '../../engine/showing/view.ts';

/** What a card is and has, beside its values. */
type Traits = Pick<CardView, 'definition' | 'skills' | 'icons' | 'keywords' | 'affiliations'>;

interface Counted extends Traits {
  readonly likeness: number;
}

/** By the values: what has not changed is the same thing in every view of a game. */
const latest = new WeakMap<CardView['values'], Counted>();
let likenesses = 0;

/** A number of the card as it counts now: the same only as long as all is that teams are counted by. */
export function likenessOf(card: CardView): number {
  const { values, definition, skills, icons, keywords, affiliations } = card;
  const before = latest.get(values);
  if (
    before?.definition === definition &&
    before.skills === skills &&
    before.icons === icons &&
    before.keywords === keywords &&
    before.affiliations === affiliations
  )
    return before.likeness;
  likenesses += 1;
  latest.set(values, { definition, skills, icons, keywords, affiliations, likeness: likenesses });
  return likenesses;
}
