/** What is allowed in a deck and hardly meant (OBJ-DECK-08): tasks without a place, places without a use, cards that cannot be played. */
import type { Definition } from '../../engine/definition.ts';
import type { DeckWarning } from '../../engine/ruleset/deck-rules.ts';
import { textOf, type Program, type Sel } from '../../effects/reading/index.ts';
import { isPrinted } from '../second-edition/deck-texts.ts';
import { allowedAt, ENTERS_AT_HEADQUARTERS } from '../second-edition/play-places.ts';
import { partsOf, type ObjectivesDeck } from './deck.ts';
import { asksOf, fitsAsPrinted, kindAsked } from './fitting.ts';
import { isNative } from './quadrants.ts';
import { shipsNamed } from './systems.ts';

type Warning = ReturnType<DeckWarning['of']>[number];

const distinct = (cards: readonly Definition[]): readonly Definition[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** An objective that fits none of the locations, as they are printed. */
function unfit({ locations, objectives }: ObjectivesDeck): readonly Warning[] {
  return distinct(objectives)
    .filter(({ type }) => type === 'objective')
    .filter((objective) => !locations.some((location) => fitsAsPrinted(objective, location)))
    .map((objective) => {
      const asks = asksOf(objective);
      const asked = [kindAsked(asks), ...asks.at].join(', ');
      return { message: `${objective.id} fits none of the locations: it asks for ${asked}`, cards: [objective.title] };
    });
}

/** Without a planet and a space location nobody wins by points; without a headquarters little is played. */
function missingKinds({ locations }: ObjectivesDeck): readonly Warning[] {
  return ['planet', 'space', 'headquarters']
    .filter((kind) => !locations.some(({ place }) => place?.kind === kind))
    .map((kind) => ({ message: `no ${kind === 'headquarters' ? 'headquarters' : `${kind} location`}`, cards: [] }));
}

/** A card that no headquarters of the deck takes, by its text and by its quadrant (OBJ-QUAD-03), and that goes nowhere else. */
function unplayable({ locations, deck }: ObjectivesDeck): readonly Warning[] {
  return distinct(deck)
    .filter((card) => ENTERS_AT_HEADQUARTERS.has(card.type) && !hasOwnPlace(card))
    .filter((card) => !locations.some((location) => takes(location, card)))
    .map((card) => ({ message: `no headquarters of the deck takes ${card.id}`, cards: [card.title] }));
}

function takes(location: Definition, card: Definition): boolean {
  const { program } = textOf(location);
  const isWelcome = isNative(card, location.place?.quadrant) && allowedAt(program).some((one) => isMeant(one, card));
  return isWelcome || permittedHere(program).some((one) => isMeant(one, card));
}

/** "You may play cards at this location": whatever it says else of when. */
const permittedHere = ({ abilities }: Program): readonly Sel[] =>
  abilities.flatMap((ability) =>
    ability.do.flatMap((effect) =>
      ability.at.t === 'static' && effect.x === 'allow' && effect.act.place?.p === 'here' ? [effect.act.what] : [],
    ),
  );

const isMeant = ({ f }: Sel, card: Definition): boolean => f === undefined || isPrinted(f, card);

const hasOwnPlace = (card: Definition): boolean => textOf(card).program.abilities.some(({ at }) => at.t === 'playTo');

/** A system of which no ship of the deck can be the host. */
function homeless({ deck }: ObjectivesDeck): readonly Warning[] {
  const ships = deck.filter(({ type }) => type === 'ship');
  return distinct(deck)
    .filter((card) => card.type === 'system' && !ships.some((ship) => canCarry(ship, card)))
    .map((card) => ({ message: `no ship of the deck takes ${card.id}`, cards: [card.title] }));
}

function canCarry(ship: Definition, system: Definition): boolean {
  const named = shipsNamed(system);
  return named.length === 0 || named.some((one) => isMeant(one, ship));
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
