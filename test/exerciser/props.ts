/** Supporting cards that make things happen to every kind of card: what texts respond to has to come from somewhere. */
import { SECOND_EDITION_LEXICON } from '../../src/language/grammar/second-edition/index.ts';
import { defineCards, parseYaml, type Card } from '../../src/catalog/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const FILE = `
- {title: Machine of Harm, type: event, cost: 0, text: "Core. Order: kill a personnel. Order: stop a personnel. Order: destroy an event. Order: destroy an opponent's ship. Order: place an opponent's personnel in your brig. Order: randomly select a personnel to stop."}
- {title: Machine of Cards, type: event, cost: 0, text: "Core. Order: draw 1. Order: discard a card from hand. Order: each opponent discards a card from hand. Order: download a personnel. Order: return a personnel to its owner's hand. Order: take a card from your discard pile into hand. Order: place a card from hand on this. Order: shuffle your deck. Order: reveal your hand. Order: remove a card in your discard pile from the game."}
- {title: Machine of War, type: event, cost: 0, text: "Core. Order: begin combat with your personnel. Order: begin an engagement with your ship. Order: take command of an opponent's personnel. Order: score 5. Order: lose 5 points. Order: unstop your personnel. Order: exchange a card from hand with a card in your discard pile."}
- {title: Small Trap, type: dilemma, dilemma: dual, cost: 0, text: "Randomly select a personnel to stop."}
- {title: Deadly Trap, type: dilemma, dilemma: dual, cost: 1, text: "Randomly select a personnel to kill."}
- {title: Great Trap, type: dilemma, dilemma: dual, cost: 1, text: "Unless 9 Diplomacy: stop all your personnel."}
- {title: Trap of Choice, type: dilemma, dilemma: dual, cost: 1, text: "Choose a personnel to stop. Choose a personnel to kill."}
- {title: Wide Home, type: mission, mission: headquarters, quadrant: alpha, span: 2, text: "You may play personnel, ships, and equipment at this mission."}
- {title: Green World, type: mission, mission: planet, quadrant: alpha, span: 2, points: 30, attempt: Any affiliation may attempt this mission., requirements: "Diplomacy"}
- {title: Dark Void, type: mission, mission: space, quadrant: gamma, span: 2, points: 35, attempt: Any affiliation may attempt this mission., requirements: "Science"}
- {title: Red World, type: mission, mission: planet, quadrant: delta, span: 3, points: 40, attempt: Any affiliation may attempt this mission., requirements: "Leadership, Medical, and Cunning>20"}
`;

function read(): ReadonlyMap<string, Card> {
  const { source } = parseYaml(FILE, 'props');
  const { cards, problems } = defineCards(
    source.resolved(source.document.contents),
    source,
    secondEditionWords.cardKinds,
    SECOND_EDITION_LEXICON,
  );
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return new Map(cards.map((card) => [card.title, card]));
}

const props = read();

/** The supporting card with this title. */
export function prop(title: string): Card {
  const card = props.get(title);
  if (!card) throw new Error(`no prop ${title}`);
  return card;
}
