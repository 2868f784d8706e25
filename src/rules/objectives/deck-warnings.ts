/** What is allowed in a deck and hardly meant (OBJ-DECK-08): tasks without a place, places without a use, cards that cannot be played. */
import type { Definition } from '../../engine/definition.ts';
import type { DeckWarning } from '../../engine/ruleset/deck-rules.ts';
import { textOf, type Filter } from '../../effects/reading/index.ts';
import { isPrinted } from '../second-edition/deck-texts.ts';
import { partsOf, type ObjectivesDeck } from './deck.ts';
import { asksOf } from './fitting.ts';

type Warning = ReturnType<DeckWarning['of']>[number];

const distinct = (cards: readonly Definition[]): readonly Definition[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];
const kindOf = ({ place }: Definition): string => place?.kind ?? '';

/** An objective that fits none of the locations, as they are printed. */
function unfit({ locations, objectives }: ObjectivesDeck): readonly Warning[] {
  const fits = (objective: Definition, location: Definition): boolean => {
    const { kind, at } = asksOf(objective);
    const keywords = new Set(Object.keys(location.keywords).map((keyword) => keyword.toLowerCase()));
    const isOfKind = kindOf(location) === kind || (kind === 'either' && kindOf(location) !== 'headquarters');
    return isOfKind && at.every((keyword) => keywords.has(keyword.toLowerCase()));
  };
  return distinct(objectives)
    .filter((objective) => !locations.some((location) => fits(objective, location)))
    .map((objective) => {
      const { kind, at } = asksOf(objective);
      const asked = [kind === 'either' ? 'planet or space' : kind, ...at].join(', ');
      return { message: `${objective.id} fits none of the locations: it asks for ${asked}`, cards: [objective.title] };
    });
}

/** Without a planet and a space location nobody wins by points; without a headquarters little is played. */
function missingKinds({ locations }: ObjectivesDeck): readonly Warning[] {
  return ['planet', 'space', 'headquarters']
    .filter((kind) => !locations.some((location) => kindOf(location) === kind))
    .map((kind) => ({ message: `no ${kind === 'headquarters' ? 'headquarters' : `${kind} location`}`, cards: [] }));
}

const AT_HEADQUARTERS: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/** A card that no headquarters of the deck takes, by its text and by its quadrant (OBJ-QUAD-03), and that goes nowhere else. */
function unplayable({ locations, deck }: ObjectivesDeck): readonly Warning[] {
  const headquarters = locations.filter((location) => kindOf(location) === 'headquarters');
  return distinct(deck)
    .filter((card) => AT_HEADQUARTERS.has(card.type) && !hasOwnPlace(card))
    .filter((card) => !headquarters.some((location) => takes(location, card)))
    .map((card) => ({ message: `no headquarters of the deck takes ${card.id}`, cards: [card.title] }));
}

function takes(location: Definition, card: Definition): boolean {
  if (card.native !== undefined && !card.native.includes(location.place?.quadrant ?? '')) return false;
  return textOf(location).program.abilities.some(
    ({ at, do: effects }) =>
      at.t === 'headquarters' && effects.some((effect) => effect.x === 'allow' && isMeant(effect.act.what.f, card)),
  );
}

const isMeant = (filter: Filter | undefined, card: Definition): boolean =>
  filter === undefined || isPrinted(filter, card);

const hasOwnPlace = (card: Definition): boolean => textOf(card).program.abilities.some(({ at }) => at.t === 'playTo');

/** A system of which no ship of the deck can be the host. */
function homeless({ deck }: ObjectivesDeck): readonly Warning[] {
  const ships = deck.filter(({ type }) => type === 'ship');
  return distinct(deck)
    .filter((card) => card.type === 'system' && !ships.some((ship) => canCarry(ship, card)))
    .map((card) => ({ message: `no ship of the deck takes ${card.id}`, cards: [card.title] }));
}

function canCarry(ship: Definition, system: Definition): boolean {
  const named = textOf(system).program.abilities.flatMap(({ at }) =>
    at.t === 'playTo' && at.to.p === 'on' ? [at.to.card.f] : [],
  );
  return named.length === 0 || named.some((filter) => isMeant(filter, ship));
}

export const deckWarnings: readonly DeckWarning[] = [
  {
    rules: ['OBJ-DECK-08'],
    of: (parts) => {
      const deck = partsOf(parts);
      return [unfit, missingKinds, unplayable, homeless].flatMap((look) => look(deck));
    },
  },
];
