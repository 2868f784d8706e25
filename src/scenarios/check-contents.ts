/** What lies in a player's zone: a count, or exact contents. */
import type { PlacedCard } from '../commands/index.ts';
import type { ExpectationForm } from '../engine/ruleset/scenario-words.ts';
import type { Wrong } from './check.ts';
import type { PositionNow } from './position-now.ts';
import type { CardName, Contents, ListedCard } from './scenario.ts';

type ZoneForm = Extract<ExpectationForm, { of: 'zone' }>;

/** Whether a player's zone holds what is expected; the first card of an ordered one is on top. */
export function checkContents(
  { zone, isOrdered, tellsFaces }: ZoneForm,
  player: string,
  contents: Contents,
  now: PositionNow,
): readonly Wrong[] {
  const seat = now.seat(player);
  const pile = now.view.players[seat]?.zones[zone];
  const what = `${zone} of ${player}`;
  if (typeof contents === 'number') {
    const count = pile?.count ?? 0;
    return count === contents ? [] : [{ expected: `${contents} in ${what}`, actual: `${count}` }];
  }
  const cards = now.cards.filter(({ place }) => place.in === 'zone' && place.zone === zone && place.player === seat);
  const isRight = isOrdered ? inOrder(contents, cards, now) : inAnyOrder(contents, cards, now);
  if (isRight) return [];
  const listed = ({ card, faceUp }: ListedCard): string => (faceUp ? `{face up: ${card}}` : card);
  const actual = cards.map(({ card }) =>
    tellsFaces && card.faceUp ? `{face up: ${card.definition.id}}` : card.definition.id,
  );
  return [{ expected: `${what}: [${contents.map(listed).join('; ')}]`, actual: `[${actual.join('; ')}]` }];
}

/** Whether a shared row holds exactly these cards, in order. */
export function checkRow(row: string, contents: readonly ListedCard[], now: PositionNow): readonly Wrong[] {
  const cards = now.cards.filter(({ place }) => place.in === 'row' && place.row === row);
  if (inOrder(contents, cards, now)) return [];
  const actual = cards.map(({ card }) => card.definition.id);
  return [{ expected: `${row}: [${contents.map(({ card }) => card).join('; ')}]`, actual: `[${actual.join('; ')}]` }];
}

/** Whether a card has so many cards with it, or exactly these, in order. */
export function checkPile(relation: string, name: CardName, contents: Contents, now: PositionNow): readonly Wrong[] {
  const [host, ...others] = now.meant(name);
  const what = `${relation} "${name}"`;
  if (!host || others.length > 0)
    return [{ expected: `one card "${name}"`, actual: host ? 'it fits several' : 'there is no such card' }];
  const cards = inTheirOrder(
    now.cards.filter(
      ({ place }) => place.in === 'host' && place.relation === relation && place.host === host.card.number,
    ),
    now,
  );
  const actual = `${cards.length}: [${cards.map(({ card }) => card.definition.id).join('; ')}]`;
  if (typeof contents === 'number')
    return cards.length === contents ? [] : [{ expected: `${contents} ${what}`, actual }];
  if (inOrder(contents, cards, now)) return [];
  return [{ expected: `${what}: [${contents.map(({ card }) => card).join('; ')}]`, actual }];
}

/** As they lie: views list what lies with a card player by player. */
function inTheirOrder(cards: readonly PlacedCard[], { game: { state } }: PositionNow): readonly PlacedCard[] {
  const at = ({ card: { number } }: PlacedCard): number =>
    state.lists[state.place[number] ?? -1]?.indexOf(number) ?? -1;
  return cards.toSorted((one, other) => at(one) - at(other));
}

function isEntry(entry: ListedCard, placed: PlacedCard, now: PositionNow): boolean {
  return now.isNamed(placed, entry.card) && (entry.faceUp === undefined || placed.card.faceUp === entry.faceUp);
}

function inOrder(contents: readonly ListedCard[], cards: readonly PlacedCard[], now: PositionNow): boolean {
  if (contents.length !== cards.length) return false;
  return contents.every((entry, index) => {
    const placed = cards[index];
    return placed !== undefined && isEntry(entry, placed, now);
  });
}

/** The most particular entries take their card first: a number before a title. */
function inAnyOrder(contents: readonly ListedCard[], cards: readonly PlacedCard[], now: PositionNow): boolean {
  if (contents.length !== cards.length) return false;
  const free = [...cards];
  const ordered = contents.toSorted((a, b) => now.named(a.card).length - now.named(b.card).length);
  return ordered.every((entry) => {
    const index = free.findIndex((placed) => isEntry(entry, placed, now));
    if (index >= 0) free.splice(index, 1);
    return index >= 0;
  });
}
