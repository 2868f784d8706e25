/** `spaceline deck`: checks and shows decks. */
import {
  checkDeck,
  hasErrors,
  summaryOf,
  toldLine,
  type Deck,
  type DeckCards,
  type DeckSummary,
  type Problem,
} from '../../catalog/index.ts';
import { editions } from '../../rules/editions.ts';
import { editionNamed, faultOfEdition } from './editions.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import type { DeckOptions } from '../deck.ts';
import { readDeck } from './decks.ts';
import { editionOfDecks } from './edition-of-decks.ts';
import { reportProblems } from './problems.ts';
import { print } from './output.ts';
import { libraryOf } from './library.ts';

const countOf = (cards: readonly DeckCards[]): number => cards.reduce((sum, card) => sum + card.count, 0);

const sizes = (deck: Deck): string =>
  deck.sections
    .filter(({ cards }) => cards.length > 0)
    .map(({ name, cards }) => `${name} ${countOf(cards)}`)
    .join(', ');

function tellProblems(problems: readonly Problem[], options: DeckOptions): void {
  if (options.json === true) for (const problem of problems) print(JSON.stringify(problem));
  else reportProblems(problems);
}

/** The edition that is named, else the deck's own. */
const editionOf = (file: string, { ruleset }: DeckOptions): ReturnType<typeof editionOfDecks> =>
  ruleset === undefined ? editionOfDecks(file) : { edition: ruleset };

/** Checks decks: every problem is told; a deck without one is said to be legal. */
export async function runDeckCheck(files: readonly string[], options: DeckOptions): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.fine;
  const told = new Set<string>();
  for (const file of files) {
    const named = editionOf(file, options);
    if ('problem' in named) return couldNot(named.problem);
    const edition = await editionNamed(named.edition);
    if (typeof edition === 'string') return couldNot(edition);
    const ruleset = edition.name;
    if (!told.has(ruleset)) reportProblems(libraryOf(ruleset).problems);
    told.add(ruleset);
    const { deck, problems } = readDeck(file, ruleset);
    if (deck === null) {
      tellProblems(problems, options);
      status = exitStatus.couldNot;
      continue;
    }
    const all = [...problems, ...checkDeck(deck, edition.deckRules, options.allowUnsupported, edition.deckWarnings)];
    tellProblems(all, options);
    if (hasErrors(all) && status === exitStatus.fine) status = exitStatus.wanting;
    if (!hasErrors(all) && options.json !== true) print(`${file}: legal (${sizes(deck)})`);
    const summary = summaryOf(deck, edition.deckRules);
    print(options.json === true ? JSON.stringify({ deck: file, ...summary }) : `${file}: ${summaryWords(summary)}`);
  }
  return status;
}

const summaryWords = ({ cards, resolved, supported, partly, legal }: DeckSummary): string => {
  const some = partly > 0 ? ` (and ${partly} partly)` : '';
  return `${cards} cards, ${resolved} resolved, ${supported} supported${some}, ${legal ? 'legal' : 'not legal'}`;
};

const oneLine = ({ count, name, card }: DeckCards): string => {
  if (card === null) return `${count}  ${name}  (unknown)`;
  const cost = card.cost === undefined ? [] : [`cost ${card.cost}`];
  const [place, task] = [card.place ?? card.mission, card.task ?? card.mission];
  const facts = [
    ...(card.affiliations.length > 0 ? [card.affiliations.join('/')] : []),
    ...cost,
    ...[card.dilemma, card.system, card.objective?.kind].filter((sort) => sort !== undefined),
    ...(place === undefined ? [] : [place.kind, `span ${place.span}`]),
    ...(task === undefined ? [] : [`${task.points} points`]),
    ...(card.tactic === undefined ? [] : [`attack ${card.tactic.attack}`, `defense ${card.tactic.defense}`]),
    ...(card.tactic === undefined || card.hull === undefined ? [] : [`hull ${card.hull} %`]),
  ].join(', ');
  return `${count}  ${card.id}${facts === '' ? '' : `  (${facts})`}`;
};

/** Shows a deck, by section and kind of card. */
export function runDeckShow(file: string, options: DeckOptions): ExitStatus {
  const named = editionOf(file, options);
  if ('problem' in named) return couldNot(named.problem);
  const ruleset = named.edition;
  const fault = faultOfEdition(ruleset);
  if (fault !== null) return couldNot(fault);
  const { deck, problems } = readDeck(file, ruleset);
  reportProblems(problems);
  if (deck === null) return exitStatus.couldNot;
  print(toldLine(`${deck.name ?? deck.file}: ${sizes(deck)}`));
  const kinds = [...(editions.get(ruleset)?.terms.cardKinds.types.keys() ?? [])];
  for (const section of deck.sections) {
    const rest = section.cards.filter(({ card }) => card === null || !kinds.includes(card.type));
    const groups = kinds.map((kind) => ({ kind, cards: section.cards.filter(({ card }) => card?.type === kind) }));
    for (const { kind, cards } of [...groups, { kind: 'unknown', cards: rest }]) {
      if (cards.length === 0) continue;
      print();
      print(`${kind} ${countOf(cards)}`);
      for (const card of cards) print(toldLine(`  ${oneLine(card)}`));
    }
  }
  return hasErrors(problems) ? exitStatus.wanting : exitStatus.fine;
}
