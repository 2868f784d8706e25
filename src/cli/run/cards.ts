/** `spaceline cards show`: prints cards with their facts and texts. */
import type { Definition } from '../../engine/definition.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import type { CardsOptions } from '../cards.ts';
import type { CardIndex } from '../../catalog/card-index.ts';
import { keptIndex } from '../../catalog/kept-index.ts';
import { wrapped } from '../../catalog/wrapped.ts';
import { importedCards } from './imported-cards.ts';
import { print } from './output.ts';
import { taskLines } from '../../effects/terms.ts';

const counted = (levels: Readonly<Record<string, number>>): string =>
  Object.entries(levels)
    .map(([name, level]) => (level === 1 ? name : `${level} ${name}`))
    .join(', ');

/** What stands before the type, and behind it: of a place, of a task, of what is laid in an engagement. */
function printedOf(card: Definition): { readonly sort: string; readonly facts: readonly string[] } {
  const [place, task] = [card.place ?? card.mission, card.task ?? card.mission];
  const asked = card.objective?.kind === 'either' ? 'planet or space' : card.objective?.kind;
  const isAttempted = task !== undefined && place?.kind !== 'headquarters';
  return {
    sort: place?.kind ?? asked ?? card.system ?? card.dilemma ?? '',
    facts: [
      ...(card.cost === undefined ? [] : [`cost ${card.cost}`]),
      ...(place === undefined ? [] : [`${place.quadrant} quadrant`, `span ${place.span}`]),
      ...(isAttempted ? [`${task.points} points`] : []),
      ...(card.tactic === undefined ? [] : [`attack ${card.tactic.attack}`, `defense ${card.tactic.defense}`]),
      ...(card.hull === undefined ? [] : [`hull ${card.hull} %`]),
      ...(card.native === undefined ? [] : [`${card.native.join(', ')} quadrant`]),
    ],
  };
}

/** What the card is, in one line: `unique Federation Human personnel, cost 3`. */
function kindOf(card: Definition): string {
  const { sort, facts } = printedOf(card);
  const words = [card.unique ? 'unique' : '', ...card.affiliations, card.species ?? '', card.class ?? ''];
  return [[...words, sort, card.type].filter((word) => word !== '').join(' '), ...facts].join(', ');
}

/** A card as printed. */
function cardLines(card: Definition): readonly string[] {
  const attributes = Object.entries(card.attributes).map(([name, value]) => `${name} ${value}`);
  const keywords = Object.entries(card.keywords).map(([name, value]) => (value === '' ? name : `${name}: ${value}`));
  const facts: readonly (readonly [string, string])[] = [
    ['', kindOf(card)],
    ['skills', counted(card.skills)],
    ['', attributes.join(', ')],
    ['icons', card.icons.join(', ')],
    ['staffing', card.staffing.join(', ')],
    ['location', card.mission?.location ?? ''],
    ['attempt', taskLines(card).attempt],
    ['at', card.objective?.at.join(', ') ?? ''],
    ['requirements', taskLines(card).requirements],
    ['keywords', keywords.join(', ')],
    ['text', card.text],
    ['not understood', card.leftover.join(' … ')],
  ];
  const lines = facts
    .filter(([, words]) => words !== '')
    .flatMap(([label, words]) => wrapped(label === '' ? words : `${label}: ${words}`, 76));
  return [card.id, ...lines.map((line) => `    ${line}`)];
}

/** Shows cards, as printed or in JSON. */
export function printCards(cards: readonly Definition[], options: CardsOptions): ExitStatus {
  for (const card of cards) {
    if (options.json === true) print(JSON.stringify(card));
    else for (const line of cardLines(card)) print(line);
  }
  return exitStatus.fine;
}

/** Shows the cards of a title; an unknown one is answered with the nearest titles. */
export async function runCardsShow(name: string, options: CardsOptions): Promise<ExitStatus> {
  const found = keptIndex(options.ruleset, importedCards(options.ruleset)) ?? (await readLibrary(options.ruleset));
  if (typeof found === 'string') return couldNot(found);
  const cards = found.find(name);
  if (cards.length > 0) return printCards(cards, options);
  const near = found.nearest(name);
  const hint =
    near.length === 0 ? 'spaceline cards search WORDS looks in all fields' : `do you mean ${near.join(' or ')}?`;
  return couldNot(`no card is called '${name}'; ${hint}`);
}

/** The cards of an edition where they can't be had without being read anew; what is wrong with the edition's name. */
async function readLibrary(ruleset: string): Promise<CardIndex | string> {
  const { faultOfEdition } = await import('./editions.ts');
  const { libraryOf } = await import('./library.ts');
  return faultOfEdition(ruleset) ?? libraryOf(ruleset);
}
