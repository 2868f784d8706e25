/** Uniqueness: of cards that are one of a kind, a player has only one. */
import { isUnique } from '../../effects/meaning.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';

/** How editions differ in it. */
export interface UniquenessRules {
  /** What copies have in common: a title, a persona. */
  readonly kindOf: (definition: Definition) => string;
  /** Whose copies are in each other's way: those of one commander, or of one owner. */
  readonly whose: 'commander' | 'owner';
}

export interface Uniqueness {
  /** The unique cards of this kind that the player has in play; `except` is a card that is about to leave. */
  readonly copiesOf: (engine: Engine, card: CardNumber, player: Seat, except?: CardNumber) => readonly CardNumber[];
  /** Is there one? Captives count. */
  readonly commandsCopy: (engine: Engine, card: CardNumber, player: Seat, except?: CardNumber) => boolean;
}

/** Which copies of a unique card a player has in play, by what an edition takes for copies and whose copies it counts. */
export function uniquenessBy({ kindOf, whose }: UniquenessRules): Uniqueness {
  const byKind = rememberingOnce(
    (engine): ReadonlyMap<string, readonly CardNumber[]> => {
      const kinds = new Map<string, CardNumber[]>();
      for (const card of engine.cards) {
        const kind = kindOf(engine.definitionOf(card));
        const cards = kinds.get(kind);
        if (cards) cards.push(card);
        else kinds.set(kind, [card]);
      }
      return kinds;
    },
    { isPlain: true },
  );
  const copiesOf: Uniqueness['copiesOf'] = (engine, card, player, except = card) => {
    if (!isUnique(engine, card)) return [];
    const kind = kindOf(engine.definitionOf(card));
    const seatOf = (other: CardNumber): Seat => (whose === 'owner' ? engine.ownerOf(other) : engine.commanderOf(other));
    return (byKind(engine).get(kind) ?? []).filter(
      (other) =>
        other !== card &&
        other !== except &&
        seatOf(other) === player &&
        engine.isInPlay(other) &&
        isUnique(engine, other),
    );
  };
  return { copiesOf, commandsCopy: (...asked) => copiesOf(...asked).length > 0 };
}
